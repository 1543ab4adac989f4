package media

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"finds/media/picture"
	"finds/schema"
)

func TestMain(m *testing.M) {
	beWorker()
	os.Exit(m.Run())
}

// beWorker lets the test binary be the worker, also one that misbehaves.
func beWorker() {
	for name, job := range misbehaviour {
		jobs[name] = job
	}
	if raceDetector { // which has ten times as long
		hasty.time, hasty.wait, brief.wait = 100*time.Millisecond, 10*time.Minute, time.Second
	}
	for _, f := range formats {
		f.time *= 5
		f.wait = 5 * workerWait
	}
	formats = append(formats, hasty, brief, steady)
	beFFmpeg()
	Worker()
}

// spun keeps the loop of a worker that spins.
var spun int

// hasty is a format whose workers have little time of the processor, and enough by the clock.
var hasty = &format{name: "hasty", memory: memoryPicture, time: time.Second, wait: time.Hour}

// brief is one whose workers have little time by the clock.
var brief = &format{name: "brief", memory: memoryPicture, time: time.Minute, wait: 5 * time.Second}

// steady is one whose workers have time enough on a machine that does much else.
var steady = &format{name: "steady", memory: memoryPicture, time: 2 * time.Minute, wait: 10 * time.Minute}

var misbehaviour = map[string]func(a assignment, in *os.File) workerResult{
	"panic": func(assignment, *os.File) workerResult { panic("codec") },
	"panic elsewhere": func(assignment, *os.File) workerResult {
		go func() { panic("where nothing recovers") }()
		select {}
	},
	"all memory": func(assignment, *os.File) workerResult {
		var all [][]byte
		for {
			all = append(all, bytes.Repeat([]byte{1}, 64<<20))
			if raceDetector && len(all) > 4 {
				os.Exit(2) // which has no limit
			}
		}
	},
	"spin": func(assignment, *os.File) workerResult {
		for n := 0; ; n++ {
			spun = n
		}
	},
	// The test kills the process after milliseconds. The runtime would end select {} as a deadlock.
	"sleep":  func(assignment, *os.File) workerResult { time.Sleep(time.Hour); return workerResult{} },
	"babble": func(assignment, *os.File) workerResult { return workerResult{Fault: strings.Repeat("x", maxResult)} },
	"print": func(assignment, *os.File) workerResult {
		fmt.Println("library")
		return workerResult{Made: &picture.Renditions{Width: 7}}
	},
	"killed": func(assignment, *os.File) workerResult { p, _ := os.FindProcess(os.Getpid()); _ = p.Kill(); select {} },
	"exit":   func(assignment, *os.File) workerResult { os.Exit(0); return workerResult{} },
	"open": func(a assignment, in *os.File) workerResult {
		name, _ := io.ReadAll(in)
		_, err := os.ReadFile(string(name))
		if err == nil {
			return workerResult{Fault: "it reads " + string(name)}
		}
		if _, grows := in.WriteAt([]byte("x"), a.size); grows != nil {
			err = fmt.Errorf("%w, grow: %w", err, grows)
		}
		return workerResult{Fault: err.Error()}
	},
	"codecs": func(assignment, *os.File) workerResult {
		if err := picture.CheckCodecs(); err != nil {
			return workerResult{Fault: err.Error()}
		}
		return workerResult{Fault: "WebAssembly"}
	},
	"look": func(assignment, *os.File) workerResult {
		var open []string
		for fd := range 256 {
			to, err := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", fd))
			if err == nil && !strings.HasPrefix(to, "anon_inode:") { // those of the Go runtime
				open = append(open, strconv.Itoa(fd))
			}
		}
		raw, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
		return workerResult{Fault: fmt.Sprint(os.Environ(), open, runtime.GOMAXPROCS(0), 20-raw, err)}
	},
}

// TestWorkerMisbehaves: whatever a worker does, its caller has an error soon.
func TestWorkerMisbehaves(t *testing.T) {
	t.Parallel()
	for job, want := range map[string]error{
		"panic": picture.ErrDamaged, "panic elsewhere": picture.ErrDamaged, "all memory": picture.ErrDamaged, "babble": picture.ErrDamaged,
		"sleep": schema.ErrBusy, "killed": schema.ErrBusy, "exit": nil, "spin": schema.ErrMediaSlow,
	} {
		t.Run(job, func(t *testing.T) {
			t.Parallel()
			f := steady
			switch job { // these end by their time alone
			case "sleep":
				f = brief
			case "spin":
				if runtime.GOOS != "linux" { // elsewhere, Policy.CPU limits nothing and the worker would end by the clock, with another reason
					t.Skip("needs Linux, which limits processor time")
				}
				f = hasty
			}
			a, err := delegate(t.Context(), assignment{job, f, 0}, strings.NewReader(""))
			var refused *Refused
			if errors.As(err, &refused); refused != nil && refused.reason != map[string]string{"sleep": noProcessor, "killed": noMemory, "spin": tooSlow}[job] {
				t.Errorf("the reason is %s: %v", refused.reason, err)
			}
			if a != nil || err == nil || want != nil && !errors.Is(err, want) {
				t.Errorf("%v, %.99v", a, err)
			}
		})
	}
}

func TestWorkerSurroundings(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("needs Linux: it reads /proc")
	}
	handed, err := syscall.Dup(2) // as what started the service may leave open
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(handed)
	raw, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		t.Fatal(err)
	}
	own := 20 - raw // a user waits for the worker, so its priority is that of the service
	_, err = delegate(t.Context(), assignment{"look", steady, 0}, strings.NewReader(""))
	if want := fmt.Sprint("media worker: ", workerEnv, []string{"0", "1", "2"}, 1, own, nil); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestWorkerPrints(t *testing.T) {
	t.Parallel()
	a, err := delegate(t.Context(), assignment{"print", steady, 0}, strings.NewReader(""))
	if err != nil || a.Made.Width != 7 {
		t.Errorf("%+v, %v", a, err)
	}
}

// TestWorkerEnds: a caller that goes away takes its worker with it.
func TestWorkerEnds(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := delegate(ctx, assignment{"sleep", steady, 0}, strings.NewReader("")); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestWorkerArguments(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{nil, {"image"}, {"image", "bmp", "1"}, {"steal", "jpeg", "1"}, {"image", "jpeg", "x"}} {
		if _, err := parseAssignment(args); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
	a := assignment{"image", formatNamed("jpeg"), 5}
	if b, err := parseAssignment(a.args()[1:]); err != nil || b != a {
		t.Errorf("%v, %v", b, err)
	}
}
