package media

import (
	"slices"
	"strings"

	"finds/media/bucket"
	"finds/media/picture"
)

// Suffixes of the files of one stem, by their role.
var (
	photoSuffixes  = map[picture.Role]string{picture.Main: "", picture.Small: "_t", picture.Medium: "_m"}
	avatarSuffixes = map[picture.Role]string{picture.Main: "_400", picture.Small: "_150"}
)

// Variants returns the storage paths of all files of the upload of path:
// display and thumbnail, or the large and the small profile picture, each as
// WebP and JPEG, the WebP first, and for media of finds the medium size, which not all
// of them have. For a video the first path is that of the video. It returns nil if path
// is not a storage path.
func Variants(path string) []string {
	if !bucket.ValidKey(path) {
		return nil
	}
	s := bucket.Stem(path)
	if strings.TrimPrefix(path, s) == ArchiveSuffix {
		return []string{path}
	}
	suffixes := photoSuffixes
	if path[0] == 'p' {
		suffixes = avatarSuffixes
	}
	list := make([]string, 0, 5)
	for _, role := range []picture.Role{picture.Main, picture.Small} {
		list = append(list, s+suffixes[role]+".webp", s+suffixes[role]+".jpg")
	}
	if path[0] == 'p' {
		return list
	}
	list = append(list, mediumPath(s))
	if slices.Contains(videoSuffixes, path[len(s):]) {
		list[0] = path
	}
	return list
}

// mediumPath returns the storage path of the medium size of a stem.
func mediumPath(stem string) string { return stem + photoSuffixes[picture.Medium] + ".webp" }

// ArchiveSuffix is the suffix of an archive whose media are yet to be imported.
const ArchiveSuffix = ".zip"

// playbackPath returns the storage path of the copy of a video that all browsers play.
func playbackPath(stem string) string { return stem + "_p.mp4" }

// videoSuffixes are those of videos, which stand in the place of the WebP at
// display size.
var videoSuffixes = []string{".mp4", ".mov", ".webm"}
