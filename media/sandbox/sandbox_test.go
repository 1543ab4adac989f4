//go:build linux && (amd64 || arm64)

package sandbox

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// elsewhere reports whether this process has to confine itself on another thread than its first.
func elsewhere() bool { return os.Getenv("HOW") == "elsewhere" }

func init() {
	if elsewhere() {
		runtime.LockOSThread() // the main goroutine keeps the first thread
	}
}

// The test binary is also the service, in whose place it holds a secret and starts
// a decoder, and the decoder, which tries everything that it should not.
func TestMain(m *testing.M) {
	if elsewhere() {
		done := make(chan struct{})
		go func() {
			Main()
			close(done)
		}()
		<-done
	}
	Main()
	if len(os.Args) > 2 {
		switch os.Args[1] {
		case "without-landlock":
			withoutLandlock(os.Args[2:])
		case "service":
			beService(os.Args[2], os.Args[3])
		case "decoder":
			beDecoder(os.Args[2])
		case "parent":
			beParent()
		case "waiting":
			fmt.Println("waiting")
			time.Sleep(time.Hour) // not select {}, which the runtime reports as a deadlock
		}
	}
	os.Exit(m.Run())
}

// withoutLandlock makes the kernel one that has no Landlock.
func withoutLandlock(args []string) {
	var f filter
	f.load(atNumber)
	f.when(unix.BPF_JEQ, unix.SYS_LANDLOCK_CREATE_RULESET, unknown)
	f.end(allowed)
	err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
	if err == nil {
		err = install(f, unix.SECCOMP_FILTER_FLAG_TSYNC)
	}
	if err == nil {
		err = syscall.Exec("/proc/self/exe", append([]string{os.Args[0], "service"}, args...), os.Environ())
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// secret is in the memory of the service alone.
var secret = [8]byte{}

// beService starts a decoder in one of these ways: free, confined, writing (confined, with an
// output), closed (a worker), hidden (the decoder is free, the service hides).
func beService(how, folder string) {
	copy(secret[:], "geheimni")
	args := []string{"decoder", folder}
	if how == "hidden" {
		if err := Hide(); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}
	out := os.Stdout
	if how == "confined" || how == "closed" || how == "writing" {
		p := Policy{Program: "/proc/self/exe", Read: []string{"/lib", "/lib64", "/usr/lib", "/etc/ld.so.cache"}, CPU: time.Minute}
		if how == "writing" {
			p.Output, p.File, out = true, 1<<20, output(folder)
		}
		args = Command(p, args...)
	}
	cmd := exec.Command("/proc/self/exe", args...)
	cmd.Env, cmd.Stdout, cmd.Stderr = []string{"HOW=" + how}, out, os.Stderr
	err := cmd.Run()
	if err == nil && out != os.Stdout {
		_, err = io.Copy(os.Stdout, io.NewSectionReader(out, 0, 1<<20))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// beParent starts a confined program that ends with it, and waits.
func beParent() {
	p := Policy{Program: "/proc/self/exe", Read: []string{"/lib", "/lib64", "/usr/lib", "/etc/ld.so.cache"}, CPU: time.Minute}
	cmd := exec.Command("/proc/self/exe", Command(p, "waiting", "for the end")...)
	cmd.Env, cmd.Stdout, cmd.Stderr = []string{"HOW=elsewhere"}, os.Stdout, os.Stdout
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	runtime.LockOSThread() // which the program ends with
	fmt.Fprintln(os.Stderr, cmd.Run())
	os.Exit(1)
}

// TestEndsWithParent kills a process that has started a program: the program ends, too, on
// whichever thread it was confined.
func TestEndsWithParent(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	parent := exec.CommandContext(t.Context(), "/proc/self/exe", "parent", "of a program")
	parent.Env, parent.Stdout = []string{}, w
	err = parent.Start()
	w.Close()
	if err != nil {
		t.Fatal(err)
	}
	out := bufio.NewReader(r)
	if line, err := out.ReadString('\n'); err != nil || line != "waiting\n" {
		t.Fatalf("the program says %q, %v", line, err)
	}
	parent.Process.Kill()
	parent.Wait()
	if err := r.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	if _, err := out.ReadByte(); err != io.EOF { // the last process has closed the pipe
		t.Errorf("the program still runs: %v", err)
	}
}

// output makes the file that a decoder may write.
func output(folder string) *os.File {
	f, err := os.Create(filepath.Join(folder, "output"))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return f
}

func beDecoder(folder string) {
	if os.Getenv("HOW") == "writing" {
		f, err := os.OpenFile("/dev/fd/1", os.O_RDWR|os.O_TRUNC, 0)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Stdout = f
	}
	if os.Getenv("HOW") == "closed" {
		if err := Close(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	done := map[string]string{}
	for what, try := range attempts {
		done[what] = ""
		if err := try(folder); err != nil {
			done[what] = err.Error()
		}
	}
	json.NewEncoder(os.Stdout).Encode(done)
	os.Exit(0)
}

// startIn runs the service, as another user if uid is not negative, and returns
// what its decoder could do: no error, or which.
func startIn(t *testing.T, uid int, args ...string) map[string]string {
	t.Helper()
	folder := filepath.Join("/tmp", fmt.Sprintf("finds-sandbox-%d-%d", os.Getpid(), time.Now().UnixNano()))
	t.Cleanup(func() { os.RemoveAll(folder) })
	for _, dir := range []string{"", "media"} {
		if err := os.Mkdir(filepath.Join(folder, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"secrets", "finds.db", "media/a.webp"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("private"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "/proc/self/exe", append(args, folder)...)
	cmd.Env = []string{"FINDS_SECRET=geheim"}
	if uid >= 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(uid)}}
		for _, name := range []string{"", "secrets", "finds.db", "media", "media/a.webp"} {
			if err := os.Chown(filepath.Join(folder, name), uid, uid); err != nil {
				t.Fatal(err)
			}
		}
	}
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	var done map[string]string
	if err == nil {
		err = json.Unmarshal(out, &done)
	}
	if err != nil || len(done) != len(attempts) {
		t.Fatalf("%v: %s %s", err, out, said.String())
	}
	return done
}

// users are who the tests run as: this one, and for root also another one.
func users() map[string]int {
	if os.Getuid() == 0 {
		return map[string]int{"root": -1, "nobody": 65534}
	}
	return map[string]int{"user": -1}
}

// byLandlock are what Landlock alone keeps from a program that may open files.
var byLandlock = []string{"read the secrets", "read the database", "read a picture", "list the pictures", "read the environment of the service", "read the memory of the service by its file"}

// byCapability are what root alone can do outside.
var byCapability = []string{"mount", "change its root", "open a file by its handle"}

func TestNothingElseIsInReach(t *testing.T) {
	for name, uid := range users() {
		for _, how := range []string{"free", "confined", "writing", "closed", "without-landlock", "closed without-landlock"} {
			t.Run(name+" "+how, func(t *testing.T) {
				if how == "writing" && !Outputs() {
					t.Skip("needs Landlock")
				}
				way := strings.TrimSuffix(how, " without-landlock")
				args := []string{"service", way}
				if way == "without-landlock" {
					args = []string{"service", "confined"}
				}
				old := strings.HasSuffix(how, "without-landlock")
				if old {
					args = append([]string{"without-landlock"}, args[1:]...)
				}
				done := startIn(t, uid, args...)
				for what, err := range done {
					switch {
					case how == "free" && slices.Contains(byCapability, what) && (uid >= 0 || os.Getuid() != 0):
					case how == "free" && err != "":
						t.Errorf("even outside it cannot %s: %s", what, err)
					case how == "free" || err != "":
					case way != "closed" && (old || abi() == 0) && slices.Contains(byLandlock, what):
						t.Logf("without Landlock it can %s", what)
					default:
						t.Errorf("it can %s", what)
					}
				}
			})
		}
	}
}

// TestHide: a process of the same user that is not confined cannot read what a
// hidden service has, unless it is root's.
func TestHide(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("needs root, to run as another user")
	}
	open, hidden := startIn(t, 65534, "service", "free"), startIn(t, 65534, "service", "hidden")
	for _, what := range []string{"read the environment of the service", "read the memory of the service by its file", "read the memory of the service", "trace the service"} {
		if open[what] != "" || hidden[what] == "" {
			t.Errorf("%s: %q, and when it hides %q", what, open[what], hidden[what])
		}
	}
}

func TestMissing(t *testing.T) {
	if list := Missing(); (len(list) == 0) != (abi() > 0 && filterable()) {
		t.Error(list)
	}
}

// TestPolicyRefuses: no rule is for all files, and what cannot be confined does
// not run.
func TestPolicyRefuses(t *testing.T) {
	for _, p := range []Policy{{Program: "/proc/self/exe", Read: []string{"."}}, {Program: "/proc/self/exe", Read: []string{"/"}}, {Program: "/nowhere"}} {
		cmd := exec.Command("/proc/self/exe", Command(p, "-test.run", "^$")...)
		if out, err := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() != Status && abi() > 0 {
			t.Errorf("%+v: %v %s", p, err, out)
		}
	}
}
