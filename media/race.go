//go:build race

package media

// The race detector lets a process sleep for a second before it exits, to catch what
// other threads do meanwhile. A worker has none when it ends, and tests start thousands.
func init() { workerEnv = append(workerEnv, "GORACE=atexit_sleep_ms=0") }
