package tiles_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"finds/server/tiles"
)

func walk(t *testing.T, b []byte, list ...tiles.IDs) (found []tiles.IDs, leaves int, err error) {
	t.Helper()
	a, err := open(b)
	if err != nil {
		t.Fatal(err)
	}
	err = a.Walk(list, func(parts []tiles.Part) error {
		leaves += len(parts)
		return nil
	}, func(s tiles.Stored) error {
		found = append(found, s.IDs)
		return nil
	})
	return found, leaves, err
}

// A walk cuts runs at the intervals, and reads only the directories that it needs.
func TestWalk(t *testing.T) {
	t.Parallel()
	tile := tiles.Zip([]byte("x"))
	n := uint64(len(tile))
	one := directory(tiles.Entry{ID: 0, Length: n, Run: 5}, tiles.Entry{ID: 7, Length: n, Run: 2})
	two := directory(tiles.Entry{ID: 20, Length: n, Run: 100})
	leaves := slices.Concat(one, two)
	root := directory(tiles.Entry{ID: 0, Length: uint64(len(one))}, tiles.Entry{ID: 20, Offset: uint64(len(one)), Length: uint64(len(two))})
	b := archive(root, leaves, tile, nil)
	for _, c := range []struct {
		list, want []tiles.IDs
		leaves     int
	}{
		{[]tiles.IDs{{0, 1000}}, []tiles.IDs{{0, 5}, {7, 9}, {20, 120}}, 2},
		{[]tiles.IDs{{1, 2}, {3, 8}}, []tiles.IDs{{1, 2}, {3, 5}, {7, 8}}, 1},
		{[]tiles.IDs{{9, 20}}, nil, 1},
		{[]tiles.IDs{{119, 120}, {120, 130}}, []tiles.IDs{{119, 120}}, 1},
		{nil, nil, 0},
	} {
		if got, leaves, err := walk(t, b, c.list...); err != nil || !slices.Equal(got, c.want) || leaves != c.leaves {
			t.Errorf("%v: %v from %d directories, %v; want %v from %d", c.list, got, leaves, err, c.want, c.leaves)
		}
	}
}

// Directories that contradict each other give no tile twice and lead nowhere for ever.
func TestWalkHostile(t *testing.T) {
	t.Parallel()
	tile := tiles.Zip([]byte("x"))
	n := uint64(len(tile))
	all := tiles.IDs{First: 0, End: math.MaxInt64}
	runs := archive(directory(tiles.Entry{ID: 0, Length: n, Run: 50}, tiles.Entry{ID: 10, Length: n, Run: 5}), nil, tile, nil)
	if got, _, err := walk(t, runs, all); err != nil || !slices.Equal(got, []tiles.IDs{{First: 0, End: 10}, {First: 10, End: 15}}) {
		t.Errorf("runs that overlap: %v, %v", got, err)
	}
	leaf := directory(tiles.Entry{ID: 0, Length: n, Run: 9}, tiles.Entry{ID: 30, Length: n, Run: 100}, tiles.Entry{ID: 200, Length: n, Run: 1})
	root := directory(tiles.Entry{ID: 0, Length: n, Run: 1}, tiles.Entry{ID: 5, Length: uint64(len(leaf))}, tiles.Entry{ID: 40, Length: n, Run: 1})
	if got, _, err := walk(t, archive(root, leaf, tile, nil), all); err != nil || !slices.Equal(got, []tiles.IDs{{First: 0, End: 1}, {First: 5, End: 9}, {First: 30, End: 40}, {First: 40, End: 41}}) {
		t.Errorf("a leaf with the tiles of others: %v, %v", got, err)
	}
	loop := directory(tiles.Entry{ID: 0, Length: n, Run: 1}, tiles.Entry{ID: 1, Length: 99, Run: 0})
	loop = directory(tiles.Entry{ID: 0, Length: n, Run: 1}, tiles.Entry{ID: 1, Length: uint64(len(loop)), Run: 0})
	if got, _, err := walk(t, archive(loop, loop, tile, nil), all); !errors.Is(err, tiles.ErrFormat) {
		t.Errorf("a loop: %v, %v", got, err)
	}
	beyond := archive(directory(tiles.Entry{ID: 0, Length: n, Run: 1}, tiles.Entry{ID: 1, Offset: 1, Length: n, Run: 1}), nil, tile, nil)
	if _, _, err := walk(t, beyond, all); !errors.Is(err, tiles.ErrFormat) {
		t.Errorf("a tile beyond its section: %v", err)
	}
	// What is not a leaf directory of the file is not announced either.
	for name, e := range map[string]tiles.Entry{
		"after its section":       {Offset: uint64(len(leaf)) + 1, Length: 1},
		"far away":                {Offset: math.MaxUint64 - 200, Length: 10},
		"longer than its section": {Offset: 1, Length: uint64(len(leaf))},
		"too large":               {Length: math.MaxUint32},
	} {
		e.ID = 1 // the first one is read when the file is opened
		root := directory(tiles.Entry{ID: 0, Length: n, Run: 1}, e)
		if _, leaves, err := walk(t, archive(root, leaf, tile, nil), all); !errors.Is(err, tiles.ErrFormat) || leaves != 0 {
			t.Errorf("a directory %s: %v, %d are announced", name, err, leaves)
		}
	}
}

func TestBox(t *testing.T) {
	t.Parallel()
	for _, b := range []tiles.Box{{}, {West: 1, East: 1, South: 1, North: 2}, {West: 1, East: 2, South: 2, North: 1}, {West: -181, East: 2, South: 1, North: 2}, {West: math.NaN(), East: 2, South: 1, North: 2}, {West: 1, East: 2, South: 1, North: math.Inf(1)}} {
		if b.Valid() {
			t.Errorf("%v is valid", b)
		}
	}
	for _, c := range []struct {
		box  tiles.Box
		zoom uint8
		want []tiles.Square
	}{
		{tiles.World, 1, []tiles.Square{{X0: 0, Y0: 0, X1: 1, Y1: 1}}},
		{tiles.Box{West: 0, South: 0, East: 90, North: 66}, 2, []tiles.Square{{X0: 2, Y0: 1, X1: 2, Y1: 1}}},
		{tiles.Box{West: 170, South: -1, East: -170, North: 1}, 3, []tiles.Square{{X0: 7, Y0: 3, X1: 7, Y1: 4}, {X0: 0, Y0: 3, X1: 0, Y1: 4}}},
		{tiles.Box{West: 11, South: 89, East: 12, North: 90}, 3, []tiles.Square{{X0: 4, Y0: 0, X1: 4, Y1: 0}}},
	} {
		if got := c.box.Squares(c.zoom); !slices.Equal(got, c.want) {
			t.Errorf("%v at %d: %v, want %v", c.box, c.zoom, got, c.want)
		}
	}
	if b := tiles.Around(-18, 179.9, 50); b.West < 179 || b.East > -179 || !b.Valid() {
		t.Errorf("around Fiji: %v", b)
	}
	if b := tiles.Around(89.99, 10, 50); !b.Valid() || b.South > 85 || b.North > 85.06 {
		t.Errorf("around the pole: %v", b)
	}
	if b := tiles.Around(48, 11, 15); math.Abs(b.North-b.South-0.27) > 0.01 || math.Abs(b.East-b.West-0.404) > 0.01 {
		t.Errorf("around Munich: %v", b)
	}
}
