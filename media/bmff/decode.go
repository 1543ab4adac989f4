package bmff

import (
	"errors"

	"finds/schema"
)

// RecoverDecode runs a decoder on a file that may be hostile. It returns damaged if
// decode panics or returns an error, except for a *schema.Error, which it returns
// unchanged because it is more specific.
func RecoverDecode[T any](damaged error, decode func() (T, error)) (result T, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = damaged
		}
	}()
	result, err = decode()
	if refusal := (*schema.Error)(nil); err != nil && !errors.As(err, &refusal) {
		err = damaged
	}
	return result, err
}
