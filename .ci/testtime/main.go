// Command testtime measures where the time of the tests is spent:
//
//	go run ./.ci/testtime [-each] [-top N] [-race] [package ...]
//
// It compiles the tests of all packages first, then runs them one package after another, so
// that no figure contains compiling or the tests of another package. It prints the wall time, the
// processor time of the tests and the programs that they start and wait for, and how long the
// processors of the machine were busy meanwhile, which includes browsers and, on a machine that is not quiet,
// everything else. For the slowest tests of a package it prints the wall time, which for parallel tests
// includes what ran beside them. With -each it runs every test in a process of its own
// instead, which gives all three figures for each; "start" is a process without a test.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

var (
	each = flag.Bool("each", false, "run every test in a process of its own")
	top  = flag.Int("top", 5, "print this many of the slowest tests of a package")
	race = flag.Bool("race", false, "compile with the race detector")
)

func main() {
	log.SetFlags(0)
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, flag.Args()); err != nil {
		log.Fatal(err)
	}
}

// took is the time of one process, with the programs that it started and waited for.
type took struct {
	name            string
	wall, cpu, busy time.Duration
	failed          bool
}

func (t took) String() string {
	failed := ""
	if t.failed {
		failed = "  FAILED"
	}
	return fmt.Sprintf("%8.1f %8.1f %8.1f  %s%s", t.wall.Seconds(), t.cpu.Seconds(), t.busy.Seconds(), t.name, failed)
}

func (t *took) add(other took) {
	t.wall, t.cpu, t.busy, t.failed = t.wall+other.wall, t.cpu+other.cpu, t.busy+other.busy, t.failed || other.failed
}

// busy returns how long the processors of the machine have worked since it started, or 0 where
// the system has no /proc/stat: see proc_stat(5). A tick is a hundredth of a second.
func busy() (d time.Duration) {
	stat, _ := os.ReadFile("/proc/stat")
	line, _, _ := strings.Cut(string(stat), "\n")
	for i, field := range strings.Fields(line) {
		if i == 1 || i == 2 || i == 3 || i == 6 || i == 7 { // user, nice, system, irq, softirq
			ticks, _ := strconv.ParseInt(field, 10, 64)
			d += time.Duration(ticks) * time.Second / 100
		}
	}
	return d
}

func run(ctx context.Context, packages []string) error {
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	list := exec.CommandContext(ctx, "go", append([]string{"list", "-f", "{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{.Dir}}{{end}}"}, packages...)...)
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "testtime")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var total took
	fmt.Println("    wall      cpu     busy  seconds")
	for line := range strings.Lines(string(out)) {
		name, folder, found := strings.Cut(strings.TrimSpace(line), " ")
		if !found {
			continue
		}
		binary := filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
		build := exec.CommandContext(ctx, "go", "test", "-c", "-o", binary, "-race="+strconv.FormatBool(*race), name)
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("compile %s: %w", name, err)
		}
		t, tests, err := measure(ctx, name, folder, binary)
		if err != nil {
			return err
		}
		fmt.Println(t)
		slices.SortFunc(tests, func(a, b took) int { return cmp.Compare(b.wall, a.wall) })
		for _, test := range tests[:min(*top, len(tests))] {
			fmt.Println(test)
		}
		os.Remove(binary)
		total.add(t)
	}
	total.name = "all, one after another"
	fmt.Println(total)
	return ctx.Err()
}

// measure runs the tests of a package.
func measure(ctx context.Context, name, folder, binary string) (took, []took, error) {
	if !*each {
		t, out, err := start(ctx, name, folder, binary, "-test.v", "-test.timeout=60m")
		return t, results(out), err
	}
	_, out, err := start(ctx, name, folder, binary, "-test.list=^(Test|Fuzz|Example)")
	if err != nil {
		return took{}, nil, err
	}
	all := took{name: name}
	idle, _, err := start(ctx, "  start", folder, binary, "-test.run=^$")
	tests := []took{idle}
	for _, test := range strings.Fields(out) {
		if err != nil {
			return all, tests, err
		}
		var t took
		t, _, err = start(ctx, "  "+test, folder, binary, "-test.timeout=60m", "-test.run=^"+test+"$")
		tests = append(tests, t)
		all.add(t)
	}
	return all, tests, err
}

// start runs a test binary in the folder of its package and returns what it printed.
func start(ctx context.Context, name, folder, binary string, args ...string) (took, string, error) {
	cmd := exec.CommandContext(ctx, binary, args...)
	cmd.Dir = folder
	began, before := time.Now(), busy()
	out, err := cmd.CombinedOutput()
	t := took{name: name, wall: time.Since(began), busy: busy() - before, failed: err != nil}
	if cmd.ProcessState == nil {
		return t, "", err // it did not start
	}
	t.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if t.failed {
		os.Stderr.Write(failures(out))
	}
	return t, string(out), ctx.Err()
}

var result = regexp.MustCompile(`(?m)^ *--- (PASS|FAIL): (\S+) \(([0-9.]+)s\)$`)

// results reads the wall times of tests and their subtests from the output of -test.v.
// That of a test does not contain its parallel subtests.
func results(out string) (tests []took) {
	for _, m := range result.FindAllStringSubmatch(out, -1) {
		s, _ := strconv.ParseFloat(m[3], 64)
		tests = append(tests, took{name: "  " + m[2], wall: time.Duration(s * float64(time.Second)), failed: m[1] == "FAIL"})
	}
	return tests
}

// failures returns the last part of what a failed process printed.
func failures(out []byte) []byte { return out[max(0, len(out)-20_000):] }
