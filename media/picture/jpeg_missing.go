package picture

import "finds/schema"

// The decoder leaves samples that a broken scan of a JPEG did not reach zero in all three
// planes, a green that no camera produces. missingGray is shown instead.
const missingGray = 128

// errIncomplete is the error for a picture of which too little is present.
var errIncomplete = schema.ErrField("body.file", schema.RuleIncompletePicture, "expected a whole picture; most of this one is missing")

// fillMissing fills the missing part at the end of a picture with gray. It returns an
// error if less than half of the picture is present.
func (f *frame) fillMissing() error {
	if f.alpha != nil || f.gray() {
		return nil
	}
	first := f.h
	for first > 0 && f.missing(first-1) {
		first--
	}
	if first == f.h {
		return nil
	}
	if first < ceilDiv(f.h, 2) {
		return errIncomplete
	}
	const unit = 16 // rows that are coded together; the last ones may be incomplete
	for y := max(0, first-unit) / f.cy; y < f.cb.h; y++ {
		cb, cr := f.cb.row(y), f.cr.row(y)
		for x := range cb {
			if cb[x] == 0 && cr[x] == 0 {
				cb[x], cr[x] = missingGray, missingGray
				f.grayLuma(x, y)
			}
		}
	}
	return nil
}

// grayLuma sets luma samples that are zero under a chroma sample to gray.
func (f *frame) grayLuma(x, y int) {
	for v := y * f.cy; v < min((y+1)*f.cy, f.h); v++ {
		row := f.y.row(v)
		for u := x * f.cx; u < min((x+1)*f.cx, f.w); u++ {
			if row[u] == 0 {
				row[u] = missingGray
			}
		}
	}
}

// missing reports whether no sample of a row was decoded.
func (f *frame) missing(y int) bool {
	return zero(f.y.row(y)) && zero(f.cb.row(y/f.cy)) && zero(f.cr.row(y/f.cy))
}

func zero(row []byte) bool {
	for _, v := range row {
		if v != 0 {
			return false
		}
	}
	return true
}
