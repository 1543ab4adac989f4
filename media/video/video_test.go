package video

import (
	"bytes"
	"encoding/binary"
	"os"
	"slices"
	"strings"
	"testing"
)

// videoFormats are all formats, by the names of their files.
var videoFormats = map[string]*Format{"mp4": MP4, "mov": MOV, "webm": WebM}

// matching returns the names of the formats that a file is taken for, in order.
func matching(data []byte) (names []string) {
	for name, f := range videoFormats {
		if f.Matches(data[:min(64, len(data))]) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// formatOnly returns the one format that a file is taken for.
func formatOnly(t *testing.T, data []byte) *Format {
	t.Helper()
	names := matching(data)
	if len(names) != 1 {
		t.Fatalf("%.40q is taken for %v", data, names)
	}
	return videoFormats[names[0]]
}

// TestClips: what is known of a video is right, what tells a place is gone, and
// all the rest is where it was.
func TestClips(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		data   []byte
		format string
		want   Info
		keeps  string
	}{
		"MP4":                   {movie("mp42", upright), "mp4", Info{640, 360, 2500, 0, "", false}, "pictures and sound"},
		"MOV upright":           {movie("qt  ", quarter), "mov", Info{360, 640, 2500, 0, "", false}, "pictures and sound"},
		"WebM":                  {webm("webm", false), "webm", Info{640, 360, 2500, 0, "", false}, "frame"},
		"WebM of unknown sizes": {webm("webm", true), "webm", Info{640, 360, 2500, 0, "", false}, "frame"},
	} {
		if got := matching(c.data); !slices.Equal(got, []string{c.format}) {
			t.Errorf("%s is taken for %v", name, got)
			continue
		}
		f := videoFormats[c.format]
		file := onDisk(t, c.data)
		got, err := f.Strip(file, int64(len(c.data)))
		if err != nil || *got != c.want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		after, _ := os.ReadFile(file.Name())
		if len(after) != len(c.data) || bytes.Contains(after, []byte(canary[:12])) || !bytes.Contains(after, []byte(c.keeps)) {
			t.Errorf("%s: %d of %d bytes, %q", name, len(after), len(c.data), after)
		}
		again, err := f.Strip(onDisk(t, after), int64(len(after)))
		if err != nil || *again != c.want {
			t.Errorf("%s, once more: %+v, %v", name, again, err)
		}
	}
}

func TestClipRefusals(t *testing.T) {
	t.Parallel()
	good := movie("mp42", upright)
	for name, data := range map[string][]byte{
		"no movie": asBox("ftyp", "isom", u32(0)), "sound alone": append(asBox("ftyp", "isom", u32(0)), asBox("moov", trackOf("soun", upright, 0, 0))...),
		"cut": good[:len(good)-3], "two movies": append(bytes.Clone(good), good[bytes.Index(good, []byte("moov"))-4:]...),
		"packed movie":   append(asBox("ftyp", "qt  ", u32(0)), asBox("moov", string(asBox("cmov", "x")))...),
		"box of no size": append(asBox("ftyp", "isom", u32(0)), "\x00\x00\x00\x04moov"...), "Matroska": webm("matroska", false), "WebM cut": webm("webm", false)[:150],
		"long size": append(asBox("ftyp", "isom", u32(0)), "\x00\x00\x00\x01moov\xff\xff\xff\xff\xff\xff\xff\xff"...),
	} {
		if c, err := formatOnly(t, data).Strip(onDisk(t, data), int64(len(data))); err == nil {
			t.Errorf("%s: %+v", name, c)
		}
	}
	if got := matching([]byte("\x00\x00\x00\x14ftypM4A \x00\x00\x00\x00M4A ")); got != nil {
		t.Errorf("sound is taken for %v", got)
	}
}

// onePicture are the tables of a track with a sample of one byte at a place.
func onePicture(at uint32) string {
	return string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 1, 1))) + string(asBox("stco", u32(0, 1, at)))
}

// TestCompactSizes: samples that a compact table of sizes tells of are blanked
// as others are.
func TestCompactSizes(t *testing.T) {
	t.Parallel()
	n := byte(len(canary))
	for name, table := range map[string]string{
		"4 bits":  u32(4, uint32(n/15+1)) + strings.Repeat("\xff", int(n/15)/2+1),
		"8 bits":  u32(8, 1) + string([]byte{n}),
		"16 bits": u32(16, 1) + string([]byte{0, n}),
	} {
		count := binary.BigEndian.Uint32([]byte(table[4:]))
		ftyp, mdat := asBox("ftyp", "mp42", u32(0), "isom"), asBox("mdat", canary, strings.Repeat("-", 30))
		places := trackOf("meta", upright, 0, 0, string(asBox("stsc", u32(0, 1, 1, count, 1))), string(asBox("stz2", u32(0), table)), string(asBox("stco", u32(0, 1, uint32(len(ftyp)+8)))))
		pictures := trackOf("vide", upright, 640, 360, onePicture(uint32(len(ftyp)+len(mdat)-1)))
		moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), pictures, places)
		data := bytes.Join([][]byte{ftyp, mdat, moov}, nil)
		file := onDisk(t, data)
		if _, err := stripMP4(file, int64(len(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if after, _ := os.ReadFile(file.Name()); bytes.Contains(after, []byte(canary)) {
			t.Errorf("%s: %q", name, after)
		}
	}
}

// TestUnnamedMediaData: what no table of a track that stays names is blanked,
// as some cameras write there where they are; the samples stay as they are.
// Where it is not known how large samples are, nothing is touched.
func TestUnnamedMediaData(t *testing.T) {
	t.Parallel()
	ftyp := asBox("ftyp", "mp42", u32(0), "isom")
	first, second := strings.Repeat("a", 10), strings.Repeat("b", 7)
	mdat := asBox("mdat", canary, first, canary, second, canary)
	at := uint32(len(ftyp) + 8 + len(canary))
	table := func(sizes ...uint32) string {
		return string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(append([]uint32{0}, sizes...)...))) +
			string(asBox("stco", u32(0, 2, at, at+uint32(len(first)+len(canary)))))
	}
	for name, c := range map[string]struct {
		tracks string
		extra  []byte
		stays  bool
	}{
		"pictures":  {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)), nil, false},
		"even PCM":  {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)) + trackOf("soun", upright, 0, 0, table(1, 2)), nil, true},
		"fragments": {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)), asBox("moof", string(asBox("mfhd", u32(0, 1)))), false},
	} {
		moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), c.tracks)
		data := bytes.Join([][]byte{ftyp, mdat, moov, c.extra}, nil)
		file := onDisk(t, data)
		if _, err := stripMP4(file, int64(len(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		after, _ := os.ReadFile(file.Name())
		if bytes.Contains(after, []byte(canary)) != c.stays || !bytes.Contains(after, []byte(first)) || !bytes.Contains(after, []byte(second)) || len(after) != len(data) {
			t.Errorf("%s: %q", name, after)
		}
	}
}
