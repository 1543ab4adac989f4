package media

import (
	"slices"

	"finds/media/bucket"
	"finds/media/picture"
)

// Suffixes of the files of one stem, by their role.
var (
	photoSuffixes  = map[picture.Role]string{picture.Main: "", picture.Small: "_t"}
	avatarSuffixes = map[picture.Role]string{picture.Main: "_400", picture.Small: "_150"}
)

// Variants returns the storage paths of all four files of the upload of path:
// display and thumbnail, or the large and the small profile picture, each as
// WebP and JPEG, the WebP first. For a video the first path is that of the video. It
// returns nil if path is not a storage path.
func Variants(path string) []string {
	if !bucket.ValidKey(path) {
		return nil
	}
	s := bucket.Stem(path)
	suffixes := photoSuffixes
	if path[0] == 'p' {
		suffixes = avatarSuffixes
	}
	list := make([]string, 0, 4)
	for _, role := range []picture.Role{picture.Main, picture.Small} {
		list = append(list, s+suffixes[role]+".webp", s+suffixes[role]+".jpg")
	}
	if path[0] != 'p' && slices.Contains(videoSuffixes, path[len(s):]) {
		list[0] = path
	}
	return list
}

// videoSuffixes are those of videos, which stand in the place of the WebP at
// display size.
var videoSuffixes = []string{".mp4", ".mov", ".webm"}
