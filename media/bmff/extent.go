package bmff

import "cmp"

// Extent is a range of bytes in a file, such as a run of samples or a part of an item.
type Extent struct{ Offset, Size int64 }

// Compare compares extents by their offsets.
func (e Extent) Compare(other Extent) int { return cmp.Compare(e.Offset, other.Offset) }

// MaxOffset is the limit for offsets and sizes stated in a file. It keeps their sums from
// overflowing.
const MaxOffset = 1 << 40
