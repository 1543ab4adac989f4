package media

import (
	"bytes"
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

func FuzzProfile(f *testing.F) {
	f.Add(displayP3())
	f.Fuzz(func(t *testing.T, data []byte) {
		p := profile(data)
		if len(p) > profileMax {
			t.Fatalf("%d bytes", len(p))
		}
		if p != nil && string(profile(p)) != string(p) {
			t.Fatal("a kept profile is not kept again")
		}
	})
}

func FuzzJPEGSegments(f *testing.F) {
	f.Add(asJPEG(f, quarters(8, 8), segment(0xFE, "x")))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if len(data) > 2 {
			_ = jpegSegments(data, func(byte, []byte) {})
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

// memory is a video file in memory.
type memory []byte

func (m memory) ReadAt(p []byte, at int64) (int, error) { return bytes.NewReader(m).ReadAt(p, at) }

func (m memory) WriteAt(p []byte, at int64) (int, error) {
	if at < 0 || at+int64(len(p)) > int64(len(m)) {
		panic("written beyond the end")
	}
	return copy(m[at:], p), nil
}

func fuzzClip(t *testing.T, data []byte, read func(clipFile, int64) (*clip, error)) {
	m := memory(bytes.Clone(data))
	c, err := read(m, int64(len(m)))
	if err != nil {
		return
	}
	if again, err := read(m, int64(len(m))); err != nil || *again != *c {
		t.Fatalf("%+v, then %+v, %v", c, again, err)
	}
}

// FuzzISO: the reader of MP4 and MOV takes any bytes, writes in its file alone,
// and what it has cleaned is clean.
func FuzzISO(f *testing.F) {
	f.Add(movie("mp42", upright))
	f.Add(movie("qt  ", quarter))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzClip(t, data, readISO) })
}

func FuzzWebM(f *testing.F) {
	f.Add(webm("webm", false))
	f.Add(webm("webm", true))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzClip(t, data, readWebM) })
}
