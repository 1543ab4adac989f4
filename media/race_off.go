//go:build !race

package media

import "os"

// raceDetector tells whether this is a build for finding races.
const raceDetector = false

func exit(code int) { os.Exit(code) }
