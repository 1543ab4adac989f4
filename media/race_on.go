//go:build race

package media

import "syscall"

const raceDetector = true

// exit ends a worker. os.Exit has the race detector sleep for a second, to catch what other threads do
// meanwhile, unless GORACE tells it otherwise, which a confined process cannot read. A worker has no other
// threads by then, and one test starts a hundred workers.
func exit(code int) { syscall.Exit(code) }
