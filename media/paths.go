package media

import (
	"crypto/rand"
	"encoding/hex"
	"path"
	"slices"
)

// Suffixes of the files of one stem.
const (
	thumbSuffix = "_t"
	largeSuffix = "_400"
	smallSuffix = "_150"
)

const stemLen = len("m/ab/") + 32

// newKey returns 128 random bits in hex.
func newKey() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// MarkPrefix is what the keys of MarkKey begin with.
const MarkPrefix = "i/"

// MarkKey is the key of the file that says whose the files of a bucket are: of
// the instance with an id of 32 hex digits. All that it says is in its name, so
// that listing a bucket reads it, past every cache.
func MarkKey(id string) string { return stem('i', id) + ".txt" }

// stem returns what the storage paths of one thing begin with; kind is 'm' for
// media of finds and 'p' for profile pictures.
func stem(kind byte, key string) string { return string(kind) + "/" + key[:2] + "/" + key }

// Stem returns what the storage paths of one upload begin with, given one of
// them; a path that is none of ours as it is.
func Stem(path string) string {
	if !ValidKey(path) {
		return path
	}
	return path[:stemLen]
}

// ContentType returns that of a stored file by its ending, which we gave; not
// every system knows all of them.
func ContentType(key string) string { return contentTypes[path.Ext(key)] }

var contentTypes = map[string]string{".webp": "image/webp", ".jpg": "image/jpeg", ".mp4": "video/mp4", ".mov": "video/quicktime", ".webm": "video/webm"}

// Variants returns the storage paths of all four files of which path is one:
// display and thumbnail, or the large and the small profile picture, each as
// WebP and JPEG, the WebP first. Given the path of a video that comes first. It
// returns nil if path is none of ours.
func Variants(path string) []string {
	if !ValidKey(path) {
		return nil
	}
	s := path[:stemLen]
	if path[0] == 'p' {
		return []string{s + largeSuffix + ".webp", s + largeSuffix + ".jpg", s + smallSuffix + ".webp", s + smallSuffix + ".jpg"}
	}
	list := []string{s + ".webp", s + ".jpg", s + thumbSuffix + ".webp", s + thumbSuffix + ".jpg"}
	if kind := path[stemLen:]; slices.Contains(videoSuffixes, kind) {
		list[0] = path
	}
	return list
}

// videoSuffixes are those of videos, which stand in the place of the WebP at
// display size.
var videoSuffixes = []string{".mp4", ".mov", ".webm"}
