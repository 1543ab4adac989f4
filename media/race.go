//go:build race

package media

import "syscall"

// At its end the race detector sleeps for a second, to catch what other threads do meanwhile, unless
// GORACE tells it otherwise, which a confined process cannot read. A worker has no other threads by then, and
// one test starts a hundred workers.
func init() { exit = syscall.Exit }
