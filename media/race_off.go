//go:build !race

package media

// raceDetector tells whether this is a build for finding races.
const raceDetector = false
