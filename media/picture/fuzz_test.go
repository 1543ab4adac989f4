package picture

import (
	"encoding/binary"
	"testing"

	"finds/schema"
)

// FuzzImage: any bytes give four files of the right sizes or an error, and no
// panic of ours.
func FuzzImage(f *testing.F) {
	for _, data := range samples(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if s, r, err := unguarded(t, data, 1<<16); err == nil && s != nil {
			wantSizes(t, s, r)
		}
	})
}

func FuzzWebPContainer(f *testing.F) {
	for _, data := range samples(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		w, err := parseWebP(data)
		if err == nil && (w.w < 1 || w.h < 1 || w.at.Empty() || w.at.Max.X > w.w || w.at.Max.Y > w.h) {
			t.Fatalf("picture %v on %d×%d", w.at, w.w, w.h)
		}
	})
}

func FuzzOrientation(f *testing.F) {
	f.Add(tiff(6, binary.LittleEndian))
	f.Add(tiff(8, binary.BigEndian))
	f.Fuzz(func(t *testing.T, data []byte) {
		if o := orientation(data); o < 1 || o > 8 {
			t.Fatalf("orientation %d", o)
		}
	})
}

func FuzzJPEGSegments(f *testing.F) {
	f.Add(asJPEG(f, quarters(8, 8), segment(0xFE, "x")))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if len(data) > 2 {
			_, _ = jpegSegments(data, func(byte, []byte) {})
		}
	})
}

// FuzzBoxes: the reader of HEIC and AVIF headers takes any bytes.
func FuzzBoxes(f *testing.F) {
	f.Add(heifOf("heic", 64, 48))
	f.Add(heifOf("avif", 1, 1))
	f.Add(asBox("ftyp", "heic"))
	for _, data := range heifSamples(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if s, err := heicHeader(data); err == nil && (s.w < 1 || s.h < 1) {
			t.Fatalf("%d×%d", s.w, s.h)
		}
	})
}

func FuzzGIFBlocks(f *testing.F) {
	f.Add(gifOf(8, 8))
	f.Fuzz(func(t *testing.T, data []byte) {
		if s, err := gifHeader(data); err == nil && s.check(schema.ImagePixels) == nil && (s.w < 1 || s.h < 1) {
			t.Fatalf("%d×%d", s.w, s.h)
		}
	})
}
