package picture

import (
	"bytes"
	"image"
	"image/jpeg"
	"testing"
)

// withRestarts is m as a baseline JPEG with a restart marker behind each row of
// units. The tables of image/jpeg are always the same, so the scans of strips join.
func withRestarts(t *testing.T, m *image.NRGBA) (data []byte, scans []int) {
	t.Helper()
	const unit = 16
	w, h := m.Rect.Dx(), m.Rect.Dy()
	for y := 0; y < h; y += unit {
		var out bytes.Buffer
		if err := jpeg.Encode(&out, m.SubImage(image.Rect(0, y, w, y+unit)), &jpeg.Options{Quality: 90}); err != nil {
			t.Fatal(err)
		}
		strip := out.Bytes()
		sos := bytes.Index(strip, []byte{0xff, 0xda})
		scan := sos + 2 + int(strip[sos+2])<<8 + int(strip[sos+3])
		if y == 0 {
			sof := bytes.Index(strip, []byte{0xff, 0xc0})
			strip[sof+5], strip[sof+6] = byte(h>>8), byte(h)
			data = append(data, strip[:sos]...)
			data = append(data, segment(0xdd, string([]byte{0, byte(w / unit)}))...)
			data = append(data, strip[sos:scan]...)
		} else {
			data = append(data, 0xff, 0xd0+byte(y/unit-1)%8)
		}
		scans = append(scans, len(data))
		data = append(data, strip[scan:len(strip)-2]...)
	}
	return append(data, 0xff, 0xd9), scans
}

// TestDamagedScanRestarts: a scan that is damaged in the middle goes on at the next
// restart marker, so that only the damaged row of units differs.
func TestDamagedScanRestarts(t *testing.T) {
	t.Parallel()
	m := noisy(400, 400)
	whole, scans := withRestarts(t, m)
	want := seen(t, mustImage(t, whole).Files[1].Data)
	for name, damage := range map[string]func(scan []byte){
		"zeros": func(scan []byte) { clear(scan) },
		"ones": func(scan []byte) {
			for i := range scan {
				scan[i] = 0xfe
			}
		},
	} {
		data := bytes.Clone(whole)
		damage(data[scans[8]+20 : scans[9]-20])
		got := seen(t, mustImage(t, data).Files[1].Data)
		differing := 0
		for y := range 400 {
			for x := range 400 {
				if !near(got.NRGBAAt(x, y), want.NRGBAAt(x, y), 40) {
					differing++
					if y < 8*16-16 || y >= 9*16+16 {
						t.Fatalf("%s: %v at %d, %d instead of %v", name, got.NRGBAAt(x, y), x, y, want.NRGBAAt(x, y))
					}
				}
			}
		}
		if differing == 0 {
			t.Errorf("%s: nothing is damaged", name)
		}
	}
}
