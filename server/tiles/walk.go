package tiles

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// IDs is an interval of tile IDs, from First to before End.
type IDs struct{ First, End uint64 }

// Part is a range of bytes of the file.
type Part struct{ Offset, Length uint64 }

// Stored is a run of equal tiles. Its part contains one of them, as it is stored.
type Stored struct {
	IDs
	Part
}

// Walk calls visit with the tiles that have one of the given IDs, in the order of their
// IDs. list must be in order and without overlaps. Before Walk reads leaf directories,
// it calls ahead with where they are, so that a slow file can be read in few requests.
func (a *Archive) Walk(list []IDs, ahead func([]Part) error, visit func(Stored) error) error {
	return walker{a, ahead, visit}.walk(a.root, IDs{0, math.MaxInt64}, list, depthMost)
}

// walker has what a walk calls.
type walker struct {
	*Archive
	ahead func([]Part) error
	visit func(Stored) error
}

// walk walks through a directory, which has the tiles of an interval.
func (a walker) walk(dir []entry, within IDs, list []IDs, depth int) error {
	if depth == 0 {
		return fmt.Errorf("%w: its directories lead too deep", ErrFormat)
	}
	end := func(i int) uint64 { // of the IDs of entry i, as find sees them
		next := within.End
		if i+1 < len(dir) {
			next = dir[i+1].id
		}
		if dir[i].run > 0 {
			return min(next, dir[i].id+uint64(dir[i].run))
		}
		return next
	}
	var leaves []Part
	for i, e := range dir {
		if e.run == 0 && len(overlap(list, IDs{e.id, end(i)})) > 0 {
			part, err := a.leafPart(e) // ahead may allocate as much as it is asked to read
			if err != nil {
				return err
			}
			leaves = append(leaves, part)
		}
	}
	if len(leaves) > 0 {
		if err := a.ahead(leaves); err != nil {
			return err
		}
	}
	for i, e := range dir {
		of := IDs{max(e.id, within.First), min(end(i), within.End)}
		wanted := overlap(list, of)
		if len(wanted) == 0 {
			continue
		}
		if e.run == 0 {
			leaf, err := a.leaf(e)
			if err == nil {
				err = a.walk(leaf, of, wanted, depth-1)
			}
			if err != nil {
				return err
			}
			continue
		}
		if e.length > tileMost {
			return fmt.Errorf("%w: a tile has %d bytes", ErrFormat, e.length)
		}
		if e.offset > a.data.length || uint64(e.length) > a.data.length-e.offset {
			return fmt.Errorf("%w: a tile lies outside of its section", ErrFormat)
		}
		for _, w := range wanted {
			s := Stored{IDs{max(w.First, of.First), min(w.End, of.End)}, Part{a.data.offset + e.offset, uint64(e.length)}}
			if err := a.visit(s); err != nil {
				return err
			}
		}
	}
	return nil
}

// overlap returns the members of a list in order that have IDs of an interval.
func overlap(list []IDs, of IDs) []IDs {
	if of.First >= of.End {
		return nil
	}
	from, _ := slices.BinarySearchFunc(list, of.First, func(w IDs, id uint64) int { return cmp.Compare(w.End, id+1) })
	to, _ := slices.BinarySearchFunc(list, of.End, func(w IDs, id uint64) int { return cmp.Compare(w.First, id) })
	return list[min(from, to):to]
}
