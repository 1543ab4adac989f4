package command

import (
	"errors"
	"time"
)

// awaitEvery is how often a service that starts asks for what it waits for.
const awaitEvery = time.Second

// errEnded says that a service was ended before it could start. That is a
// success: it was asked to.
var errEnded = errors.New("ended while it waited to start")

// await calls try until it succeeds, or fails for a reason that does not pass.
// After a reboot the database may come up later than Finds. Only serve waits:
// other commands return the error at once.
func (e *env) await(what string, away func(error) bool, try func() error) error {
	for waited := false; ; waited = true {
		err := try()
		if err != nil && e.Command.Name == "serve" && e.Context.Context.Err() != nil {
			return errEnded
		}
		if err == nil && waited {
			e.log.Info("connected to " + what)
		}
		if err == nil || e.Command.Name != "serve" || !away(err) {
			return err
		}
		if !waited {
			e.log.Warn("waiting for "+what, "error", err)
		}
		select {
		case <-e.Context.Context.Done():
			return errEnded
		case <-time.After(awaitEvery):
		}
	}
}
