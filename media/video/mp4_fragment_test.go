package video

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// fragmented is an MP4 with a track of pictures, number 1, and one of places,
// number 2, whose samples are all in one movie fragment: first a run of
// pictures, then places, pictures again, and places.
func fragmented(places, pictures []string) []byte {
	number := func(track string, n byte) string {
		i := strings.Index(track, "tkhd") + 4 + 12 + 3
		return track[:i] + string([]byte{n}) + track[i+1:]
	}
	trex := string(asBox("trex", u32(0, 1, 1, 0, 1000, 0))) + string(asBox("trex", u32(0, 2, 1, 0, uint32(len(canary)), 0)))
	ftyp := asBox("ftyp", "mp42", u32(0), "isom")
	moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))),
		trackOf("vide", upright, 640, 360), number(trackOf("meta", upright, 0, 0), 2), string(asBox("mvex", trex)))
	moof := asBox("moof", string(asBox("mfhd", u32(0, 1))), string(asBox("traf", pictures...)), string(asBox("traf", places...)))
	return bytes.Join([][]byte{ftyp, moov, moof, asBox("mdat", "pictures", canary, "more", canary)}, nil)
}

// TestFragments: in fragments too, of a track that goes the samples go, however
// it is said where they are; those of others stay.
func TestFragments(t *testing.T) {
	t.Parallel()
	n := uint32(len(canary))
	const own, explicit, size, sizes, offset = 0x20000, 1, 0x10, 0x200, 1
	tfhd := func(flags, track uint32, more ...uint32) string {
		return string(asBox("tfhd", u32(flags, track), u32(more...)))
	}
	trun := func(flags, count uint32, more ...uint32) string {
		return string(asBox("trun", u32(flags, count), u32(more...)))
	}
	whole := func(p, q []string) (moof, data uint32) { // where they are, once their length is known
		b := fragmented(p, q)
		return uint32(bytes.Index(b, []byte("moof")) - 4), uint32(bytes.Index(b, []byte("mdat")) + 4)
	}
	for name, make := range map[string]func(moof, data uint32) (places, pictures []string){
		"from the movie fragment": func(moof, data uint32) ([]string, []string) {
			at := data - moof
			return []string{tfhd(own, 2), trun(offset, 1, at+8), trun(offset|sizes, 1, at+8+n+4, n)}, []string{tfhd(own|size, 1, 1), trun(offset, 8, at), trun(offset, 4, at+8+n)}
		},
		"from the file": func(moof, data uint32) ([]string, []string) {
			return []string{tfhd(explicit|size, 2, 0, data+8, n), trun(0, 1), trun(offset, 1, n+4)}, []string{tfhd(explicit|size, 1, 0, data, 1), trun(0, 8), trun(offset, 4, 8+n)}
		},
		"from the fragment before": func(moof, data uint32) ([]string, []string) {
			return []string{tfhd(0, 2), trun(0, 1), trun(offset|sizes|0x100, 2, n+4, 1, n-3, 1, 3)}, []string{tfhd(0, 1), trun(offset|sizes|4|0x400|0x800, 2, data-moof, 9, 5, 9, 9, 3, 9, 9)}
		},
	} {
		data := fragmented(make(whole(make(0, 0))))
		file := onDisk(t, data)
		c, err := stripMP4(file, int64(len(data)))
		if err != nil || c.Width != 640 {
			t.Errorf("%s: %+v, %v", name, c, err)
		}
		after, _ := os.ReadFile(file.Name())
		if bytes.Contains(after, []byte(canary[:9])) || !bytes.Contains(after, []byte("pictures")) || bytes.Contains(after, []byte("more")) != (name != "from the fragment before") || len(after) != len(data) {
			t.Errorf("%s: %q", name, after) // there no run of pictures takes the rest
		}
		if n := bytes.Count(after, []byte("traf")); n != 1 {
			t.Errorf("%s: %d fragments of tracks stay", name, n)
		}
	}
}

// TestFragmentNeeded: a fragment stays, without its samples, when one that stays
// counts from its end. Data that no run takes goes.
func TestFragmentNeeded(t *testing.T) {
	t.Parallel()
	run := func(flags uint32, more ...uint32) string {
		return string(asBox("trun", u32(flags|0x200, 1), u32(more...)))
	}
	make := func(at uint32) []byte { // the one of places is the first
		return fragmented([]string{string(asBox("tfhd", u32(0, 1))), run(0, 4)}, []string{string(asBox("tfhd", u32(0, 2))), run(1, at, uint32(len(canary)))})
	}
	data := make(0)
	data = make(uint32(bytes.Index(data, []byte("mdat")) + 4 + len("pictures") - bytes.Index(data, []byte("moof")) + 4))
	file := onDisk(t, data)
	if _, err := stripMP4(file, int64(len(data))); err != nil {
		t.Error(err)
	}
	after, _ := os.ReadFile(file.Name())
	if bytes.Count(after, []byte("traf")) != 2 || bytes.Contains(after, []byte(canary)) || bytes.Contains(after, []byte("pictures")) || !bytes.Contains(after, []byte("more")) {
		t.Errorf("%q", after)
	}
}

// TestFragmentRefusals: numbers that lead nowhere.
func TestFragmentRefusals(t *testing.T) {
	t.Parallel()
	const most = 1<<32 - 1
	for name, places := range map[string][]string{
		"samples outside the data":  {string(asBox("tfhd", u32(0x20000, 2))), string(asBox("trun", u32(1, 1, 0)))},
		"more than the file has":    {string(asBox("tfhd", u32(0x20010, 2, most))), string(asBox("trun", u32(0, most)))},
		"a base that is none":       {string(asBox("tfhd", u32(1, 2, most, most)))},
		"a base beyond":             {string(asBox("tfhd", u32(1, 2, 1<<16, 0)))},
		"a header cut":              {string(asBox("tfhd", u32(0x38, 2, 1)))},
		"a run cut":                 {string(asBox("tfhd", u32(0, 2))), string(asBox("trun", u32(0x200, 3, 1, 1)))},
		"a run before the movie":    {string(asBox("tfhd", u32(0x20000, 2))), string(asBox("trun", u32(1, 1, 1<<31)))},
		"a run of too many numbers": {string(asBox("tfhd", u32(0, 2))), string(asBox("trun", u32(0x200, most), strings.Repeat("\x00", maxTable)))},
	} {
		data := fragmented(places, []string{string(asBox("tfhd", u32(0, 1)))})
		if c, err := stripMP4(memory(data), int64(len(data))); err == nil {
			t.Errorf("%s: %+v", name, c)
		}
	}
}
