package tiles

import (
	"bytes"
	"errors"
	"os"
	"testing"
)

func FuzzHeader(f *testing.F) {
	fixture, err := os.ReadFile("testdata/test_fixture_1.pmtiles")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(fixture[:headerSize], uint64(len(fixture)))
	f.Add(bytes.Repeat([]byte{0xff}, headerSize), uint64(1<<40))
	f.Fuzz(func(t *testing.T, b []byte, size uint64) {
		h, err := parseHeader(b, size)
		if err != nil {
			if !errors.Is(err, ErrFormat) {
				t.Fatal(err)
			}
			return
		}
		for _, s := range []section{h.root, h.meta, h.leaves, h.data} {
			if s.offset+s.length > size || s.offset+s.length < s.offset {
				t.Errorf("a section of %d bytes at %d in a file of %d", s.length, s.offset, size)
			}
		}
	})
}

func FuzzDirectory(f *testing.F) {
	f.Add([]byte{3, 5, 37, 27, 1, 3, 0, 42, 10, 20, 0x80 | 0x3a, 0x0a, 0, 1}, uint64(43))
	f.Add([]byte{1, 0, 0, 1, 1}, uint64(0))
	f.Fuzz(func(t *testing.T, b []byte, id uint64) {
		list, err := parseDirectory(b)
		if err != nil {
			if !errors.Is(err, ErrFormat) {
				t.Fatal(err)
			}
			return
		}
		if len(list) == 0 || len(list) > len(b) {
			t.Fatalf("%d entries of %d bytes", len(list), len(b))
		}
		for i, e := range list {
			if e.length == 0 || i > 0 && e.id <= list[i-1].id {
				t.Fatalf("%v", list)
			}
			if got, ok := find(list, e.id); !ok || got != e {
				t.Fatalf("%v is not found in %v", e, list)
			}
		}
		find(list, id)
	})
}
