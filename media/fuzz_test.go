package media

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"

	"finds/media/bmff"
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

// FuzzUnits: any NAL unit stays as long, and no message of a user is in it.
func FuzzUnits(f *testing.F) {
	f.Add([]byte("\x06\x05\x04user\x80"), false)
	f.Add([]byte("\x4e\x01\x00\x01\x00\x05\x04user\x80"), true)
	f.Add([]byte("\x06\x05\xff\x00\x00\x03\x01"), false)
	f.Fuzz(func(t *testing.T, unit []byte, hevc bool) {
		kind := avcUnits
		if hevc {
			kind = hevcUnits
		}
		if kind.clean(unit); len(unit) < kind.header || !slices.Contains(kind.sei, kind.kind(unit)) {
			return
		}
		for rest := bmff.UnescapeNAL(unit[kind.header:]); ; {
			message, number := nextMessage(rest)
			if message == nil {
				return
			}
			if number == 4 || number == 5 {
				t.Fatalf("a message of a user stays: %q", unit)
			}
			rest = rest[len(message):]
		}
	})
}

// FuzzConfigs: any description of coded samples is cleaned in place, and cleaned
// once more stays as it is.
func FuzzConfigs(f *testing.F) {
	f.Add("avcC", []byte("\x01\x42\x00\x1e\xff\xe1\x00\x03\x67ab\x01\x00\x02\x68ctext"))
	f.Add("hvcC", append(make([]byte, 22), "\x01\x27\x00\x01\x00\x09\x4e\x01\x05\x04user\x80text"...))
	f.Add("av1C", []byte("\x81\x00\x0c\x00\x0a\x02abtext"))
	f.Add("esds", []byte("\x00\x00\x00\x00\x03\x19\x00\x01\x00\x04\x11\x40\x15\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x05\x02\x12\x10\x06\x01\x02"))
	f.Add("dfLa", []byte("\x00\x00\x00\x00\x00\x00\x00\x02ab\x84\x00\x00\x04text"))
	f.Add("colr", append([]byte("prof"), displayP3()...))
	f.Add("dec3", []byte("\x00\x00\x00\x00\x00text"))
	f.Fuzz(func(t *testing.T, kind string, p []byte) {
		clean := configCleaners[kind]
		if clean == nil {
			return
		}
		if _, err := clean(p); err != nil {
			return
		}
		once := bytes.Clone(p)
		if _, err := clean(p); err != nil || !bytes.Equal(p, once) {
			t.Fatalf("%q, then %q, %v", once, p, err)
		}
	})
}

// FuzzVorbisHeaders: any CodecPrivate of Vorbis is cleaned in place.
func FuzzVorbisHeaders(f *testing.F) {
	f.Add([]byte("\x02\x01\x14a\x03vorbis\x04\x00\x00\x00text\x00\x00\x00\x00\x01setup"))
	f.Fuzz(func(_ *testing.T, p []byte) { cleanVorbisHeaders(p) })
}
