package sqldb

import (
	"errors"
	"fmt"
	"runtime/debug"
)

// thrown carries a panic from the writer's goroutine to the caller's, with the stack
// of the panic.
type thrown struct {
	value any
	stack []byte
}

// String implements fmt.Stringer, for the log.
func (t *thrown) String() string { return fmt.Sprintf("%v\n%s", t.value, t.stack) }

// errPanic stands in for a panic until the caller gets the panic itself.
var errPanic = errors.New("the transaction has panicked")

// guard runs a part of the job and notes a panic, which would otherwise end the
// process.
func (j *job) guard(part func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			j.panic, err = &thrown{v, debug.Stack()}, errPanic
		}
	}()
	return part()
}
