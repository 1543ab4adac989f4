package media

import (
	"slices"

	"finds/media/bucket"
)

// Suffixes of the files of one stem.
const (
	thumbSuffix = "_t"
	largeSuffix = "_400"
	smallSuffix = "_150"
)

// Variants returns the storage paths of all four files of which path is one:
// display and thumbnail, or the large and the small profile picture, each as
// WebP and JPEG, the WebP first. Given the path of a video that comes first. It
// returns nil if path is none of ours.
func Variants(path string) []string {
	if !bucket.ValidKey(path) {
		return nil
	}
	s := bucket.Stem(path)
	if path[0] == 'p' {
		return []string{s + largeSuffix + ".webp", s + largeSuffix + ".jpg", s + smallSuffix + ".webp", s + smallSuffix + ".jpg"}
	}
	list := []string{s + ".webp", s + ".jpg", s + thumbSuffix + ".webp", s + thumbSuffix + ".jpg"}
	if kind := path[len(s):]; slices.Contains(videoSuffixes, kind) {
		list[0] = path
	}
	return list
}

// videoSuffixes are those of videos, which stand in the place of the WebP at
// display size.
var videoSuffixes = []string{".mp4", ".mov", ".webm"}
