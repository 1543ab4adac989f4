package media

import (
	"bytes"
	"errors"
	"testing"

	"finds/media/mediatest"
	"finds/schema"
)

// TestProgressiveMemory: a worker has the memory for the coefficients of every
// progressive JPEG that is small enough to be taken.
func TestProgressiveMemory(t *testing.T) {
	t.Parallel()
	w, h := 8600, 5800
	if raceDetector { // memory is not bounded there, and each byte takes many
		w, h = w/10, h/10
	}
	if most := schema.ImagePixels; 4*4*most > memoryPicture*4/5 {
		t.Errorf("the coefficients of %d pixels of CMYK leave too little of %d bytes", most, memoryPicture)
	}
	storage := mediatest.Folder(t)
	l := New(storage, Limits{Workers: 1})
	for name, components := range map[string]byte{"4:4:4": 3, "CMYK": 4} {
		data := mediatest.ProgressiveJPEG(w, h, components)
		u, err := l.Ingest(t.Context(), bytes.NewReader(data), int64(len(data)))
		for tries := 5; errors.Is(err, schema.ErrBusy) && tries > 0; tries-- { // the machine is
			u, err = l.Ingest(t.Context(), bytes.NewReader(data), int64(len(data)))
		}
		if err != nil || u.Width != min(w, 1920) {
			t.Errorf("%s: %d pixels wide, %v", name, u.Width, err)
		}
	}
}
