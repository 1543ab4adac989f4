package media

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"time"

	"finds/media/picture"
	"finds/media/sandbox"
	"finds/schema"
)

// maxResult bounds what a worker may answer in bytes. The files of a picture
// that does not compress take half of it.
const maxResult = 32 << 20

// workerEnv is all of a worker's environment.
var workerEnv = []string{"GOMAXPROCS=1"}

var (
	errResultSize = errors.New("a media worker answers too much")
	errTimeout    = errors.New("a media worker takes too long")
)

// bounded is a buffer that takes up to max bytes.
type bounded struct {
	data bytes.Buffer // not embedded: copying would find its ReadFrom, which knows no bound
	max  int
}

func (b *bounded) Write(p []byte) (int, error) {
	if b.data.Len()+len(p) > b.max {
		return 0, errResultSize
	}
	return b.data.Write(p)
}

// delegate has a worker do a and returns its answer. A worker that dies or takes too
// much memory dies of its file, unless the machine is to blame: then it is a *Refused.
func delegate(ctx context.Context, a assignment, file io.Reader) (*workerResult, error) {
	out := bounded{max: maxResult}
	if err := runWorker(ctx, a, file, &out); err != nil {
		return nil, err
	}
	var result workerResult
	if err := gob.NewDecoder(&out.data).Decode(&result); err != nil {
		return nil, fmt.Errorf("media worker: %w", err)
	}
	switch {
	case result.Refusal != nil:
		return nil, result.Refusal
	case result.Fault != "":
		return nil, errors.New("media worker: " + result.Fault)
	}
	return &result, nil
}

// runWorker runs a worker to its end.
func runWorker(ctx context.Context, a assignment, file io.Reader, out io.Writer) error {
	exe, err := self()
	if err != nil {
		return fmt.Errorf("find the program of media workers: %w", err)
	}
	timed, cancel := context.WithTimeoutCause(ctx, a.format.patience(), errTimeout)
	defer cancel()
	cmd := exec.CommandContext(timed, exe, sandbox.Command(a.policy(exe), a.args()...)...)
	cmd.Env = workerEnv
	said := opening{max: saidMax}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = file, out, &said // as it is, if it is an *os.File
	err = runChild(cmd)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err == nil:
		return nil
	case cmd.ProcessState == nil:
		return startError(err)
	case cmd.ProcessState.ExitCode() == sandbox.Status:
		return fmt.Errorf("media worker: %s", strings.TrimSpace(said.String()))
	}
	return verdict(err, cmd.ProcessState, context.Cause(timed), a.format.limit())
}

// RunSelf runs this program with arguments, for work whose memory should not stay in
// this process. The child has no environment and ends with the context or with this
// process. Its standard error is the error.
func RunSelf(ctx context.Context, args ...string) error {
	exe, err := self()
	if err != nil {
		return err
	}
	said := bounded{max: 4 << 10}
	cmd := exec.CommandContext(ctx, exe, args...)
	cmd.Env, cmd.Stderr = []string{}, &said
	if err := runChild(cmd); err != nil {
		return fmt.Errorf("%s: %w: %s", args[0], err, bytes.TrimSpace(said.data.Bytes()))
	}
	return nil
}

// runChild runs a process that ends, with all that it starts, with its context
// or with this process.
func runChild(cmd *exec.Cmd) error {
	cmd.SysProcAttr = isolated()
	cmd.Dir = "/" // which is there also where nothing else is
	if cmd.Stderr == nil {
		cmd.Stderr = io.Discard // for os.DevNull may not be
	}
	cmd.Cancel = func() error { return killGroup(cmd.Process) }
	cmd.WaitDelay = time.Second
	sealFiles()
	// The system ends a child with the thread that started it: this one has to last.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := cmd.Start(); err != nil {
		return err
	}
	return cmd.Wait()
}

// startError distinguishes a lack of resources from a broken installation.
func startError(err error) error {
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.ENOMEM) || errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE) {
		return busy(noProcess, "no media worker can be started: %v", err)
	}
	return fmt.Errorf("start a media worker: %w", err)
}

// verdict says whose fault the end of a worker is. The time that a worker takes depends on
// the machine, so it never makes a file damaged.
func verdict(err error, state *os.ProcessState, cause error, limit time.Duration) error {
	var exit *exec.ExitError
	used := state.UserTime() + state.SystemTime()
	switch {
	case errors.Is(err, errResultSize):
		return picture.ErrDamaged
	case errors.Is(cause, errTimeout) && used < limit/2:
		return busy(noProcessor, "a media worker got only %v of the processor before its time was over: other programs use it", used.Round(time.Millisecond))
	case errors.Is(cause, errTimeout), endedForTime(state, limit):
		return &Refused{tooSlow, fmt.Sprintf("a media worker used %v of the processor and was not done", used.Round(time.Millisecond)), schema.ErrMediaSlow}
	case errors.Is(err, exec.ErrWaitDelay):
		return busy(noProcessor, "a media worker ended, but its answer was not read in time")
	case !errors.As(err, &exit):
		return fmt.Errorf("run a media worker: %w", err)
	case killed(state):
		return busy(noMemory, "a media worker was killed, probably because memory ran out%s", ofMemory())
	}
	return picture.ErrDamaged
}

// endedForTime reports whether the system ended a process that had used all of its processor time.
func endedForTime(state *os.ProcessState, limit time.Duration) bool {
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && endsForTime(status.Signal()) || killed(state) && state.UserTime()+state.SystemTime() >= limit
}

// killed reports whether a process was killed, rather than ended by itself.
func killed(state *os.ProcessState) bool {
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGKILL
}
