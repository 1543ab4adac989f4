package media

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"testing"
)

func TestAvatar(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, name := range []string{"ann", "Ann", "_ann", "ben", "0ben", "Émile", "李", "", "__", "Ann Ryder", "ann_ryder", "Ann van Ryder", "李 Ann Ryder"} {
		data, err := Avatar("id-1", name)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := Avatar("id-1", name)
		m, err := png.Decode(bytes.NewReader(data))
		if err != nil || m.Bounds() != image.Rect(0, 0, 400, 400) || m.At(0, 0) != avatarColours[avatarColour("id-1")] || len(data) > 8<<10 || !bytes.Equal(data, again) {
			t.Errorf("%q: %v, %v, %d bytes", name, err, m.Bounds(), len(data))
		}
		wantCentred(t, name, m)
		seen[string(data)] = true
	}
	if len(seen) != 6 { // A, B, 0, É, AR, and one for those without a letter of the font
		t.Errorf("%d different letters", len(seen))
	}
	colours := map[int]bool{}
	for i := range 200 {
		colours[avatarColour(fmt.Sprint("id-", i))] = true
	}
	if len(colours) != len(avatarColours) {
		t.Errorf("%d of %d colours are used", len(colours), len(avatarColours))
	}
}

// TestAvatarsKept: an avatar is drawn once for all who have it, and no more are
// kept than there is room for.
func TestAvatarsKept(t *testing.T) {
	t.Parallel()
	one, _ := Avatar("id-1", "ann")
	two, _ := Avatar("id-1", "李", "_amy")
	if len(one) == 0 || &one[0] != &two[0] {
		t.Error("the same picture is drawn again")
	}
	ttf, err := avatarFont()
	if err != nil {
		t.Fatal(err)
	}
	a := avatars{kept: map[avatarKey][]byte{}, maxKept: 2}
	for range 2 {
		for _, letter := range "ABC" {
			if b, err := a.get(ttf, avatarKey{string(letter), 0}); err != nil || len(b) == 0 {
				t.Fatal(err)
			}
		}
	}
	if len(a.kept) != 2 {
		t.Errorf("%d are kept, want 2", len(a.kept))
	}
}

// wantCentred checks that white stands in the middle of m and is not cut.
func wantCentred(t *testing.T, name string, m image.Image) {
	t.Helper()
	var box image.Rectangle
	for y := range 400 {
		for x := range 400 {
			if r, g, b, _ := m.At(x, y).RGBA(); r&g&b == 0xffff {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if c := box.Min.Add(box.Max).Div(2); box.Dy() < 100 || max(c.X-200, 200-c.X, c.Y-200, 200-c.Y) > 3 {
		t.Errorf("%q: letter in %v", name, box)
	}
}

func TestAvatarContrast(t *testing.T) {
	t.Parallel()
	linear := func(v uint8) float64 {
		if s := float64(v) / 255; s > 0.04045 {
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return float64(v) / 255 / 12.92
	}
	for i := range len(avatarColours) * avatarSteps {
		c := between(i/avatarSteps, i%avatarSteps)
		luminance := 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
		if contrast := 1.05 / (luminance + 0.05); contrast < 4.5 {
			t.Errorf("%v has a contrast of %.2f", c, contrast)
		}
	}
}
