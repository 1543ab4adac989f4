package media

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"

	"finds/media/bmff"
	"finds/media/picture"
	"finds/media/sandbox"
	"finds/media/video"
	"finds/schema"
)

// WorkerCommand is the first argument of a process that works for a Library. It
// is not a command for people.
const WorkerCommand = "media-worker"

// Worker runs this process as a media worker, and does not return, if it was started
// as one. A program that uses a Library calls it first in main, and in TestMain: a
// Library runs its own program again.
//
// A worker decodes one file and ends. It has no environment, no open file but
// its three standard ones, opens none, reaches no network, has one CPU, and bounds on
// memory and time; a codec that panics, hangs or takes all memory affects nothing
// else. The parts that Confinement returns are missing.
func Worker() {
	sandbox.Main()
	if len(os.Args) > 1 && os.Args[1] == WorkerCommand {
		exit(work(os.Args[2:], os.Stdin, os.Stdout))
	}
}

// workerResult is the gob that a worker writes to its standard output.
type workerResult struct {
	Made    *picture.Renditions
	Video   *video.Info
	Refusal *schema.Error
	Fault   string // ours, not of the file
}

// assignment is a job and the file that it is for: the arguments of a worker.
type assignment struct {
	job    string
	format *format
	size   int64 // of the file in bytes
}

func (a assignment) args() []string {
	return []string{WorkerCommand, a.job, a.format.name, strconv.FormatInt(a.size, 10)}
}

// parseAssignment reads the arguments of a worker behind WorkerCommand.
func parseAssignment(args []string) (a assignment, err error) {
	if len(args) != 3 {
		return a, fmt.Errorf("%s is started by finds itself", WorkerCommand)
	}
	a.job, a.format = args[0], formatNamed(args[1])
	a.size, err = strconv.ParseInt(args[2], 10, 64)
	if err != nil || a.format == nil || jobs[a.job] == nil {
		return a, fmt.Errorf("%s is started by finds itself", WorkerCommand)
	}
	return a, nil
}

// jobs are the jobs that a worker can do with the file that is its standard input.
var jobs = map[string]func(a assignment, in *os.File) workerResult{
	"image":   func(a assignment, in *os.File) workerResult { return pictureJob(a, in, (*picture.Format).RenderPhoto) },
	"again":   func(a assignment, in *os.File) workerResult { return pictureJob(a, in, (*picture.Format).RenderAgain) },
	"picture": func(a assignment, in *os.File) workerResult { return pictureJob(a, in, (*picture.Format).RenderAvatar) },
	"icons":   func(a assignment, in *os.File) workerResult { return pictureJob(a, in, (*picture.Format).RenderIcons) },
	"medium":  func(a assignment, in *os.File) workerResult { return pictureJob(a, in, (*picture.Format).RenderMedium) },
	"video":   videoJob,
}

// gcPercent makes a worker collect often. It holds few and large buffers, so that
// this costs nothing that could be measured, and saves a tenth of its memory.
const gcPercent = 20

// work does one job and returns the exit status of the process.
func work(args []string, in, out *os.File) int {
	a, err := parseAssignment(args)
	if err != nil {
		fmt.Fprintln(os.Stderr, "finds:", err)
		return 2
	}
	os.Stdout = os.Stderr // codecs that print shall not print into the answer
	if err := sandbox.Close(); err != nil {
		fmt.Fprintln(os.Stderr, "finds:", err)
		return sandbox.Status
	}
	if err := picture.CheckCodecs(); err != nil {
		fmt.Fprintln(os.Stderr, "finds:", err)
		return sandbox.Status
	}
	debug.SetMemoryLimit(a.format.memory * 3 / 4)
	debug.SetGCPercent(gcPercent)
	debug.SetTraceback("none") // it takes time, and is not read
	if err := gob.NewEncoder(out).Encode(jobs[a.job](a, in)); err != nil {
		return 1
	}
	return 0
}

// pictureJob reads the file and makes its renditions.
func pictureJob(a assignment, in io.Reader, render func(*picture.Format, []byte) (*picture.Renditions, error)) (result workerResult) {
	if a.format.picture == nil {
		return result.refuse(schema.ErrNotMedia)
	}
	data := make([]byte, a.size)
	if _, err := io.ReadFull(in, data); err != nil {
		return workerResult{Fault: "read upload: " + err.Error()}
	}
	var err error
	result.Made, err = render(a.format.picture, data)
	return result.refuse(err)
}

// videoJob strips a video in place. Its still has to fit into a WebP.
func videoJob(a assignment, in *os.File) (result workerResult) {
	info, err := a.format.video.Strip(in, a.size)
	switch {
	case errors.Is(err, bmff.ErrRead):
		return workerResult{Fault: err.Error()}
	case err == nil && (info.Width > picture.MaxEdge || info.Height > picture.MaxEdge):
		err = schema.ErrTooWide.Over(picture.MaxEdge)
	default:
		result.Video = info
	}
	return result.refuse(err)
}

// refuse adds err, an error of a job that is at most a refusal.
func (r workerResult) refuse(err error) workerResult {
	if err == nil {
		return r
	}
	var refusal *schema.Error
	if !errors.As(err, &refusal) {
		return workerResult{Fault: err.Error()}
	}
	return workerResult{Refusal: refusal}
}
