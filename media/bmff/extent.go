package bmff

import "cmp"

// Extent is a range of bytes of a file, such as a run of samples or a part of an item.
type Extent struct{ Offset, Size int64 }

// Compare orders extents by their offsets.
func (e Extent) Compare(other Extent) int { return cmp.Compare(e.Offset, other.Offset) }

// MaxOffset bounds the offsets and sizes that a file states, so that their sums do not
// overflow.
const MaxOffset = 1 << 40
