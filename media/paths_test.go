package media

import (
	"testing"

	"finds/media/bucket"
	"finds/media/picture"
)

// TestContentTypes: every file that is stored for people has a type and a stem.
func TestContentTypes(t *testing.T) {
	t.Parallel()
	s := bucket.StemOf('m', bucket.NewID())
	paths := append(Variants(bucket.StemOf('p', bucket.NewID())+avatarSuffixes[picture.Main]+".webp"), Variants(s+".webp")...)
	for _, kind := range videoSuffixes {
		paths = append(paths, s+kind)
	}
	for _, p := range paths {
		if bucket.ContentType(p) == "" || bucket.Stem(p) != p[:len(s)] {
			t.Errorf("%s: %q, stem %q", p, bucket.ContentType(p), bucket.Stem(p))
		}
	}
	if bucket.ContentType(s+".png") != "" || bucket.Stem("elsewhere") != "elsewhere" {
		t.Errorf("not ours: %q, %q", bucket.ContentType(s+".png"), bucket.Stem("elsewhere"))
	}
}
