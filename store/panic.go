package store

import (
	"errors"
	"fmt"
	"runtime/debug"
)

// thrown is a panic of the writer's goroutine on its way to that of the caller,
// with the stack on which it began.
type thrown struct {
	value any
	stack []byte
}

// String implements fmt.Stringer, by which it comes into the log.
func (t *thrown) String() string { return fmt.Sprintf("%v\n%s", t.value, t.stack) }

// errLost is what becomes of transactions whose commit another one has broken
// by a panic: they are run again.
var errLost = errors.New("a transaction of the same commit has panicked")

// guard runs a part of the job and notes a panic, which would otherwise end the
// process.
func (j *job) guard(part func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			j.panic, err = &thrown{v, debug.Stack()}, errLost
		}
	}()
	return part()
}
