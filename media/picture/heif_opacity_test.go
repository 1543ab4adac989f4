package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"finds/store/storetest"
)

// asHEIC encodes m with Debian's libheif-examples.
func asHEIC(t *testing.T, m image.Image, args ...string) []byte {
	t.Helper()
	encoder := storetest.Program(t, "heif-enc")
	from, to := filepath.Join(t.TempDir(), "from.png"), filepath.Join(t.TempDir(), "to.heic")
	var pixels bytes.Buffer
	err := errors.Join(png.Encode(&pixels, m), os.WriteFile(from, pixels.Bytes(), 0o600))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(encoder, append(args, from, "-o", to)...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// seeThrough is red on the left, where it is half transparent, and blue elsewhere,
// opaque but for the last quarter, of which nothing is seen.
func seeThrough() *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, 256, 128))
	for y := range 128 {
		for x := range 256 {
			c := color.NRGBA{200, 30, 30, 128}
			if x >= 128 {
				c = color.NRGBA{30, 50, 190, 255}
			}
			if x >= 192 {
				c.A = 0
			}
			m.SetNRGBA(x, y, c)
		}
	}
	return m
}

// TestOpacityOfHEIC: the auxiliary picture of opacity is joined with the main one,
// also where the samples are multiplied by it.
func TestOpacityOfHEIC(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	plain := asHEIC(t, seeThrough(), "-q", "90")
	depth := bytes.Clone(plain) // the same pictures, one of which is of another kind of auxiliary
	copy(depth[bytes.Index(depth, []byte("auxid:1")):], "auxid:2")
	multiplied := seeThrough()
	for i := 0; i < len(multiplied.Pix); i += 4 {
		p := multiplied.Pix[i:][:4]
		for c := range 3 {
			p[c] = byte(int(p[c]) * int(p[3]) / 255)
		}
	}
	for name, c := range map[string]struct {
		data              []byte
		left, middle, end color.NRGBA
		onWhite           color.NRGBA // left
	}{
		"opacity": {plain, color.NRGBA{200, 30, 30, 128}, color.NRGBA{30, 50, 190, 255}, color.NRGBA{}, color.NRGBA{227, 142, 142, 255}},
		"multiplied": {asHEIC(t, multiplied, "-q", "90", "--premultiplied-alpha"), color.NRGBA{200, 30, 30, 128},
			color.NRGBA{30, 50, 190, 255}, color.NRGBA{}, color.NRGBA{227, 142, 142, 255}},
		"a map of depth": {depth, color.NRGBA{200, 30, 30, 255}, color.NRGBA{30, 50, 190, 255}, color.NRGBA{30, 50, 190, 255}, color.NRGBA{200, 30, 30, 255}},
	} {
		r := mustImage(t, c.data)
		webp, jpeg := seen(t, r.Files[0].Data), seen(t, r.Files[1].Data)
		for x, want := range map[int]color.NRGBA{60: c.left, 160: c.middle, 225: c.end} {
			got := webp.NRGBAAt(x, 60)
			if want.A == 0 {
				got.R, got.G, got.B = 0, 0, 0
			}
			if !near(got, want, 12) {
				t.Errorf("%s: %v at %d, want %v", name, got, x, want)
			}
		}
		if got := jpeg.NRGBAAt(60, 60); !near(got, c.onWhite, 12) {
			t.Errorf("%s: %v in JPEG, want %v", name, got, c.onWhite)
		}
	}
}

// TestOpacityOfHEICDamaged: a HEIC whose opacity is cut or broken is damaged.
func TestOpacityOfHEICDamaged(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	whole := asHEIC(t, seeThrough())
	at := bytes.LastIndex(whole, []byte("hvcC"))
	broken := bytes.Clone(whole)
	broken[at+4] = 7
	s, err := open(whole)
	if err != nil {
		t.Fatal(err)
	}
	id := binary.BigEndian.Uint16(s.opacity[bytes.Index(s.opacity, []byte("pitm"))+8:])
	if id != 2 {
		t.Errorf("the main picture of opacity is %d", id)
	}
	for name, data := range map[string][]byte{"codec of no version": broken, "cut": whole[:len(whole)-20]} {
		if _, err := open(data); !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
