package media

import (
	"fmt"

	"finds/schema"
)

// Reasons for which a file is refused that are not in the file, as the metric names them.
const (
	noMemory    = "memory"    // a worker was killed
	noProcessor = "processor" // a worker did not get the processor
	tooSlow     = "slow"      // the file takes more processor time than a worker may use
	noWorker    = "waiting"   // no worker was free in time
	noProcess   = "process"   // no worker could be started
	noStorage   = "storage"   // the files could not be stored
)

var reasons = []string{noMemory, noProcessor, tooSlow, noWorker, noProcess, noStorage}

// Refused is the error for a file that is refused for a reason that is not in the file but on this
// machine. Its text is for the log; it wraps the schema.Error for the uploader.
type Refused struct {
	reason  string
	text    string
	refusal *schema.Error
}

// Error implements error.
func (r *Refused) Error() string { return r.text }

// Unwrap returns the *schema.Error for the uploader.
func (r *Refused) Unwrap() error { return r.refusal }

// busy returns a *Refused with schema.ErrBusy and a delay.
func busy(reason, format string, args ...any) error {
	return &Refused{reason, fmt.Sprintf(format, args...), schema.ErrBusy.After(busyDelay)}
}

// ofMemory says how much memory this process and its workers can use, if that is known.
func ofMemory() string {
	bytes, known := Memory()
	if !known {
		return ""
	}
	return fmt.Sprintf(": there are %d MB for everything", bytes>>20)
}
