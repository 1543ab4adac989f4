package media_test

import (
	"bytes"
	"image/jpeg"
	"math/rand/v2"
	"testing"

	"finds/media"
)

func TestLandscape(t *testing.T) {
	t.Parallel()
	draw := func(seed uint64) []byte {
		b, err := media.Landscape(rand.New(rand.NewPCG(seed, 0)))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	one, same, other := draw(1), draw(1), draw(2)
	if !bytes.Equal(one, same) || bytes.Equal(one, other) {
		t.Error("a picture has to follow from the random numbers")
	}
	img, err := jpeg.Decode(bytes.NewReader(one))
	if err != nil {
		t.Fatal(err)
	}
	colours := map[[3]uint32]bool{}
	for x := range img.Bounds().Dx() {
		r, g, b, _ := img.At(x, img.Bounds().Dy()*x/img.Bounds().Dx()).RGBA()
		colours[[3]uint32{r, g, b}] = true
	}
	if len(colours) < 100 {
		t.Errorf("%d colours along the diagonal; a landscape has more", len(colours))
	}
}
