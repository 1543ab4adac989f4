package servertest

import (
	"time"
)

// Sweep sweeps and insists on how many stray files went.
func (a *API) Sweep(want int) {
	a.Helper()
	if _, files, err := a.Cleaner.All(a.Context()); err != nil || files != want {
		a.Errorf("swept %d files, want %d (%v)", files, want, err)
	}
}

// Keys lists what is in the bucket below a prefix.
func (a *API) Keys(prefix string) (keys []string) {
	a.Helper()
	err := a.Bucket.List(a.Context(), prefix, func(key string, _ int64, _ time.Time) error {
		keys = append(keys, key)
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return keys
}
