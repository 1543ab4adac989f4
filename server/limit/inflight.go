package limit

import (
	"time"

	"finds/schema"
)

// InFlight counts what is in progress, by user.
type InFlight struct {
	byUser  *tally
	refusal *schema.Error // of one more
}

// maxDownloads is how many exports and archives of one user may be in progress. Each reads all finds of the user.
const maxDownloads = 4

// NewDownloads returns an InFlight for exports and archives, which refuses others with schema.ErrTooManyAtOnce.
func NewDownloads() InFlight {
	return InFlight{newTally(maxDownloads), schema.ErrTooManyAtOnce.After(5 * time.Second)}
}

// Begin counts one more of a user until end is called. It returns the refusal when there are too many.
func (f *InFlight) Begin(user string) (end func(), err error) {
	if !f.byUser.enter(user) {
		return nil, f.refusal
	}
	return func() { f.byUser.leave(user) }, nil
}
