package bmff

import (
	"errors"

	"finds/schema"
)

// RecoverDecode runs a decoder on a file that may be hostile. It returns damaged for a
// panic and for every error except a *schema.Error, which says more of the file.
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
