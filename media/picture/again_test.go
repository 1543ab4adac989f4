package picture

import (
	"bytes"
	"encoding/binary"
	"image/color"
	"slices"
	"testing"

	"finds/media/icc"
	"finds/media/mediatest"
)

// TestAgain renders photos again that were made here: the main file stays as it is. With anything else in the
// file, or larger than a photo at display size, it is made again.
func TestAgain(t *testing.T) {
	t.Parallel()
	opaque := drawn(90, 60, func(x, y int) color.NRGBA { return color.NRGBA{byte(2 * x), byte(4 * y), byte(x * y), 255} })
	veiled := drawn(90, 60, func(x, y int) color.NRGBA { return color.NRGBA{byte(2 * x), 9, 9, byte(4 * y)} })
	again := func(data []byte) *Renditions {
		t.Helper()
		r, err := WebP.RenderAgain(data)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	made := mustImage(t, asPNG(t, opaque)).Files[0].Data
	profiled, err := withProfile(made, icc.Strip(mediatest.DisplayP3()), 90, 60, false)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"opaque": made, "with opacity": mustImage(t, asPNG(t, veiled)).Files[0].Data, "with a profile": profiled} {
		r := again(data)
		if !bytes.Equal(r.Files[0].Data, data) || r.Width != 90 || r.Height != 60 || len(r.Files) != 4 || r.Blur == "" {
			t.Errorf("%s: made again, as %d×%d in %d files", name, r.Width, r.Height, len(r.Files))
		}
	}
	picture := made[12:]
	for name, data := range map[string][]byte{
		"a chunk of another kind":   riff(90, 60, 0, true, picture, []byte("XMP \x06\x00\x00\x00secret")),
		"bytes behind it":           append(slices.Clone(made), "secret"...),
		"no need for VP8X":          riff(90, 60, 0, true, picture),
		"a profile with names":      riff(90, 60, flagProfile, true, profileChunk(mediatest.DisplayP3()), picture),
		"another canvas":            riff(91, 60, 0, true, picture),
		"megabytes behind its data": riff(90, 60, 0, false, padded(picture, 5<<20)),
		"too large":                 asWebP(t, filled(2000, 10, color.NRGBA{1, 2, 3, 255}), false),
	} {
		r, err := WebP.RenderAgain(data)
		if err != nil || bytes.Equal(r.Files[0].Data, data) || bytes.Contains(r.Files[0].Data, []byte("secret")) {
			t.Errorf("%s: it is kept (%v)", name, err)
		}
	}
	jpeg := asJPEG(t, opaque)
	if r, err := JPEG.RenderAgain(jpeg); err != nil || !bytes.HasPrefix(r.Files[0].Data, []byte("RIFF")) {
		t.Errorf("a JPEG: %v", err)
	}
	if _, err := WebP.RenderAgain(made[:len(made)/2]); err == nil {
		t.Error("half a file is accepted")
	}
}

// FuzzOurs: what counts as made here consists of the chunks that are made here.
func FuzzOurs(f *testing.F) {
	for _, data := range samples(f) {
		f.Add(data)
	}
	if r, err := renderPhoto(asPNG(f, quarters(8, 6))); err == nil {
		f.Add(r.Files[0].Data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if !isOurs(data) {
			return
		}
		err := riffChunks(data[12:], func(name string, _, _ []byte) error {
			if !slices.Contains([]string{"VP8X", "ICCP", "ALPH", "VP8 "}, name) {
				t.Errorf("it has the chunk %q", name)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	})
}

// padded returns a chunk with more bytes at its end, which decoders do not look at.
func padded(chunk []byte, more int) []byte {
	body := append(slices.Clone(chunk[8:]), bytes.Repeat([]byte("secret"), more/6)...)
	return append(binary.LittleEndian.AppendUint32(slices.Clone(chunk[:4]), uint32(len(body))), body...)
}
