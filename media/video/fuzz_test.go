package video

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"finds/media/bmff"
)

// memory is a video file in memory.
type memory []byte

func (m memory) ReadAt(p []byte, at int64) (int, error) { return bytes.NewReader(m).ReadAt(p, at) }

func (m memory) WriteAt(p []byte, at int64) (int, error) {
	if at < 0 || at+int64(len(p)) > int64(len(m)) {
		panic("written beyond the end")
	}
	return copy(m[at:], p), nil
}

func fuzzStrip(t *testing.T, data []byte, read func(File, int64) (*Info, error)) {
	m := memory(bytes.Clone(data))
	c, err := read(m, int64(len(m)))
	if err != nil {
		return
	}
	if again, err := read(m, int64(len(m))); err != nil || *again != *c {
		t.Fatalf("%+v, then %+v, %v", c, again, err)
	}
}

// FuzzMP4: the reader of MP4 and MOV takes any bytes, writes in its file alone,
// and what it has cleaned is clean.
func FuzzMP4(f *testing.F) {
	f.Add(movie("mp42", upright))
	f.Add(movie("qt  ", quarter))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzStrip(t, data, stripMP4) })
}

func FuzzWebM(f *testing.F) {
	f.Add(webm("webm", false))
	f.Add(webm("webm", true))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzStrip(t, data, stripWebM) })
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

// FuzzCodecs: the names of codings have only the characters of names whatever the configuration of the
// decoder is, a configuration that is cut gives the kind alone, and what comes behind the configuration
// changes nothing.
func FuzzCodecs(f *testing.F) {
	for kind, config := range map[string]string{
		"avc1": "\x01\x64\x00\x1f", "hvc1": "\x01\x01\x60\x00\x00\x00\x90\x00\x00\x00\x00\x00\x5d", "av01": "\x81\x08\x0c\x00", "vp09": "\x02\x1e\xa0", "vp8": "", "m\x00v": "x",
	} {
		f.Add(kind, []byte(config))
	}
	f.Add("hev1", append(make([]byte, 22), 3, 32, 0, 1, 0, 1, 'v', 33, 0, 1, 0, 1, 's', 34, 0, 1, 0, 1, 'p'))
	f.Add("hev1", append(make([]byte, 22), 255, 32, 255, 255, 0, 0)) // far more parameter sets than there are bytes
	f.Fuzz(func(t *testing.T, kind string, config []byte) {
		before := bytes.Clone(config)
		name := codecName(kind, bmff.Fields{Rest: config})
		sets := hasParameterSets(bmff.Fields{Rest: config})
		if !bytes.Equal(config, before) {
			t.Fatal("it writes into the configuration")
		}
		if name == "" {
			return
		}
		if strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.") != "" || !strings.HasPrefix(name, kind) || len(name) > len(kind)+60 {
			t.Fatalf("%q is named %q", kind, name)
		}
		longer := bmff.Fields{Rest: append(before, "behind"...)}
		if name != kind && codecName(kind, longer) != name {
			t.Fatalf("%q becomes %q with more behind it", name, codecName(kind, longer))
		}
		if sets && !hasParameterSets(bmff.Fields{Rest: append(before, "behind"...)}) {
			t.Fatal("the parameter sets are gone with more behind them")
		}
	})
}
