package media

import "testing"

// TestContentTypes: every file that is stored for people has a type and a stem.
func TestContentTypes(t *testing.T) {
	t.Parallel()
	s := stem('m', newKey())
	paths := append(Variants(stem('p', newKey())+largeSuffix+".webp"), Variants(s+".webp")...)
	for _, kind := range videoSuffixes {
		paths = append(paths, s+kind)
	}
	for _, p := range paths {
		if ContentType(p) == "" || Stem(p) != p[:stemLen] {
			t.Errorf("%s: %q, stem %q", p, ContentType(p), Stem(p))
		}
	}
	if ContentType(s+".png") != "" || Stem("elsewhere") != "elsewhere" {
		t.Errorf("not ours: %q, %q", ContentType(s+".png"), Stem("elsewhere"))
	}
}
