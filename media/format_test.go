package media

import (
	"testing"

	"finds/media/picture"
)

// TestRecognise: the first bytes of a file tell its format, and HEIF, which is made of the
// same boxes as MP4, does not count as a video.
func TestRecognise(t *testing.T) {
	t.Parallel()
	for head, want := range map[string]Class{
		"\xff\xd8\xff\xe0": ClassImage, "\x89PNG\r\n\x1a\n": ClassImage, "GIF89a": ClassImage, "RIFF\x00\x00\x00\x00WEBPVP8 ": ClassImage,
		"\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42": ClassVideo, "\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00qt  ": ClassVideo,
		"\x00\x00\x00\x08wide": ClassVideo, "\x1a\x45\xdf\xa3": ClassVideo,
		"\x00\x00\x00\x14ftypM4A \x00\x00\x00\x00M4A ": ClassNone, "": ClassNone, "<html>": ClassNone, "RIFF\x00\x00\x00\x00WAVEfmt ": ClassNone,
	} {
		if got := Recognise([]byte(head)); got != want {
			t.Errorf("%q is %v, want %v", head, got, want)
		}
	}
	for _, brand := range []string{"avif", "heic", "mif1"} {
		head := []byte("\x00\x00\x00\x18ftyp" + brand + "\x00\x00\x00\x00isommp42")
		compiled := picture.HEIC.Matches(head) || picture.AVIF.Matches(head) // nothing is HEIF where the codecs are slow
		if got := Recognise(head); compiled && got != ClassImage {
			t.Errorf("%s is %v", brand, got)
		}
	}
}
