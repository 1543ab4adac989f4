package bmff

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"finds/schema"
)

// TestBoxes: boxes of short, long and open size are visited in order, and the walk ends
// with an error at one that is cut or broken.
func TestBoxes(t *testing.T) {
	t.Parallel()
	const (
		free = "\x00\x00\x00\x0afree.."
		open = "\x00\x00\x00\x00mdat...."
		long = "\x00\x00\x00\x01moov\x00\x00\x00\x00\x00\x00\x00\x12.."
	)
	for _, c := range []struct {
		file, boxes string
		err         error
	}{
		{"", "", nil},
		{free + free, "free 8-10 free 18-20 ", nil},
		{long + free + open, "moov 16-18 free 26-28 mdat 36-40 ", nil},
		{free + "\x00", "free 8-10 ", ErrTruncated},
		{free + free[:9], "free 8-10 ", ErrTruncated},
		{long[:15], "", ErrTruncated},
		{"\x00\x00\x00\x07free", "", ErrMalformed},
		{strings.Replace(long, "\x12", "\x0f", 1), "", ErrMalformed},
		{strings.Replace(long, "moov\x00", "moov\xff", 1), "", ErrMalformed}, // a negative size
	} {
		var boxes strings.Builder
		err := NewReader(strings.NewReader(c.file)).Each(0, int64(len(c.file)), func(b Box) error {
			fmt.Fprintf(&boxes, "%s %d-%d ", b.Kind, b.Body(), b.End)
			return nil
		})
		if !errors.Is(err, c.err) || boxes.String() != c.boxes {
			t.Errorf("%q: %q, %v", c.file, boxes.String(), err)
		}
	}
}

// TestReaderBounds: a Reader refuses more boxes and larger bodies than its caller asked
// for, and tells a failing disk from a short file.
func TestReaderBounds(t *testing.T) {
	t.Parallel()
	boxes, n := strings.Repeat("\x00\x00\x00\x08free", MaxBoxes+1), 0
	err := NewReader(strings.NewReader(boxes)).Each(0, int64(len(boxes)), func(Box) error { n++; return nil })
	if !errors.Is(err, ErrMalformed) || n != MaxBoxes {
		t.Errorf("%d boxes: %v", n, err)
	}
	r := NewReader(strings.NewReader("\x00\x00\x00\x0afree.."))
	b, err := r.Box(0, 10)
	if err != nil {
		t.Fatal(err)
	}
	if p, err := r.Payload(b, 2); string(p) != ".." || err != nil {
		t.Errorf("%q, %v", p, err)
	}
	if _, err := r.Payload(b, 1); !errors.Is(err, ErrMalformed) {
		t.Error(err)
	}
	if err := r.ReadFull(make([]byte, 3), 8); !errors.Is(err, ErrTruncated) {
		t.Error(err)
	}
	disk := errors.New("disk")
	if err := ReadFull(failingDisk{disk}, make([]byte, 1), 0); !errors.Is(err, ErrRead) || !errors.Is(err, disk) {
		t.Error(err)
	}
}

type failingDisk struct{ err error }

func (d failingDisk) ReadAt(p []byte, _ int64) (int, error) { return iotest.ErrReader(d.err).Read(p) }

func TestFields(t *testing.T) {
	t.Parallel()
	f := Fields{Rest: []byte{1, 2, 0, 0, 0, 3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0xe5, 0x8e, 0x26, 9}}
	if a, b, c, d := f.Uint(2), f.Uint32(), f.Int64(), f.LEB128(); a != 0x102 || b != 3 || c != -2 || d != 624485 || f.Short {
		t.Errorf("%d, %d, %d, %d, %v", a, b, c, d, f.Short)
	}
	if p := f.Take(2); p != nil || !f.Short || len(f.Rest) > 0 || f.Uint(1) != 0 {
		t.Errorf("beyond the end: %v, %+v", p, f)
	}
}

func TestBrands(t *testing.T) {
	t.Parallel()
	const head = "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heixavif"
	for size, want := range map[int][]string{15: nil, 16: {"heic"}, 23: {"heic", "mif1"}, len(head): {"heic", "mif1", "heix"}} {
		if got := Brands([]byte(head[:size])); !slices.Equal(got, want) {
			t.Errorf("of %d bytes: %q", size, got)
		}
	}
	if got := Brands([]byte(strings.Replace(head, "ftyp", "free", 1))); got != nil {
		t.Errorf("without a file type: %q", got)
	}
}

func TestEscapedNAL(t *testing.T) {
	t.Parallel()
	for plain, escaped := range map[string]string{
		"": "", "\x00\x00": "\x00\x00", "\x00\x00\x01": "\x00\x00\x03\x01", "\x00\x00\x04": "\x00\x00\x04",
		"\x00\x00\x00\x00\x00": "\x00\x00\x03\x00\x00\x03\x00", "\x00\x00\x03\x07": "\x00\x00\x03\x03\x07",
	} {
		if got := EscapeNAL([]byte(plain)); string(got) != escaped {
			t.Errorf("escape %q: %q", plain, got)
		}
		if got := UnescapeNAL([]byte(escaped)); !bytes.Equal(got, []byte(plain)) {
			t.Errorf("unescape %q: %q", escaped, got)
		}
	}
}

// TestRecoverDecode: a panic and an unknown error become the one given, a refusal passes.
func TestRecoverDecode(t *testing.T) {
	t.Parallel()
	damaged := errors.New("damaged")
	for name, c := range map[string]struct {
		decode func() (int, error)
		want   error
	}{
		"panic":   {func() (int, error) { var none []int; return none[len(none)], nil }, damaged},
		"error":   {func() (int, error) { return 0, ErrTruncated }, damaged},
		"refusal": {func() (int, error) { return 0, schema.ErrNotMedia }, schema.ErrNotMedia},
		"success": {func() (int, error) { return 7, nil }, nil},
	} {
		if n, err := RecoverDecode(damaged, c.decode); !errors.Is(err, c.want) || err == nil && n != 7 {
			t.Errorf("%s: %d, %v", name, n, err)
		}
	}
}
