package extract_test

import (
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"finds/server/tiles"
	"finds/server/tiles/extract"
)

// The plan of a town with zooms 7 to 15 of a map in which tiles are as large as those of
// cities takes few requests, planning included.
func TestTown(t *testing.T) {
	t.Parallel()
	s, err := extract.Open(t.Context(), web(&waits{}), town(t).URL)
	if err != nil {
		t.Fatal(err)
	}
	p, err := extract.New(s, extract.Area{Box: tiles.Around(48.137, 11.575, 15)})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d tiles, %.1f MB in %d requests after %d", p.Tiles, float64(p.Size)/1e6, p.Requests, s.Requests())
	// The directories of a map of the Earth are further apart: two requests for most zooms.
	if n := p.Requests + 20; n > 40 || s.Requests() > 20 || p.Last != 15 || p.Size < 5e6 || p.Bytes > p.Size*5/4 {
		t.Errorf("%d requests, zoom %d, %d bytes, of which %d are read", n, p.Last, p.Size, p.Bytes)
	}
}

// hollow is a file of which only the beginning is there; the rest is zeros.
type hollow struct{ front []byte }

func (h hollow) ReadAt(b []byte, offset int64) (int, error) {
	clear(b)
	if offset < int64(len(h.front)) {
		copy(b, h.front[offset:])
	}
	return len(b), nil
}

// town serves a hollow map of Bavaria.
func town(t *testing.T) *httptest.Server {
	t.Helper()
	random := rand.New(rand.NewPCG(3, 4))
	var entries []tiles.Entry
	data := uint64(0)
	for _, ids := range extract.Cover(tiles.Box{West: 9, South: 46.5, East: 14, North: 50}, 7, 15) {
		for id := ids.First; id < ids.End; id++ {
			length := uint64(1000 + random.ExpFloat64()*9000)
			entries = append(entries, tiles.Entry{ID: id, Offset: data, Length: length, Run: 1})
			data += length
		}
	}
	a := tiles.Writer{Kind: tiles.Vector, Leaf: 4096}
	root, leaves, err := a.Directories(entries)
	if err != nil {
		t.Fatal(err)
	}
	meta := tiles.Zip([]byte("{}"))
	h := a.Header(tiles.Contents{First: 7, Last: 15, Root: len(root), Metadata: len(meta), Leaves: len(leaves), Data: int(data),
		Tiles: len(entries), Entries: len(entries), Different: len(entries)})
	front := slices.Concat(h, root, meta, leaves)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.ServeContent(w, r, "", now, io.NewSectionReader(hollow{front}, 0, int64(len(front))+int64(data)))
	}))
	t.Cleanup(s.Close)
	return s
}
