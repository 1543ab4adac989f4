package sqldb

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

// errPanic stands for a panic until its caller gets that.
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
