package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"os"
	"path/filepath"
	"testing"

	"finds/store/storetest"
)

func iphone(t testing.TB) []byte {
	return storetest.ModuleFile(t, "github.com/bep/imagemeta@v1.0.1", "testdata/images/iphone.heic")
}

func smallHEIC(t testing.TB) []byte {
	return storetest.ModuleFile(t, "github.com/gen2brain/heic@v0.4.9", "testdata/test.heic")
}

func smallAVIF(t testing.TB) []byte {
	return storetest.ModuleFile(t, "github.com/gen2brain/avif@v0.6.0", "testdata/test8.avif")
}

// needCodecs leaves a test out where the codecs of HEIC and AVIF are interpreted,
// see codecsCompile: both are refused there, and to decode one would take minutes.
func needCodecs(t testing.TB) {
	t.Helper()
	if !codecsCompile { // both formats are refused
		t.Skip("needs a system on which the codecs of HEIC and AVIF are compiled")
	}
}

// heifSamples are small files of the kinds whose codecs are slow; none where
// they are refused.
func heifSamples(t testing.TB) map[string][]byte {
	if !codecsCompile {
		return nil
	}
	return map[string][]byte{"heic": storetest.ModuleFile(t, "github.com/gen2brain/heic@v0.4.9", "testdata/test8.heic"), "heic gray": storetest.ModuleFile(t, "github.com/gen2brain/heic@v0.4.9", "testdata/gray.heic"),
		"avif": smallAVIF(t), "avif turned": storetest.ModuleFile(t, "github.com/gen2brain/avif@v0.6.0", "testdata/test_rot.avif")}
}

// asGIF encodes frames of w×h, the first at a place of its own.
func asGIF(t testing.TB, w, h int, first image.Rectangle, frames int) []byte {
	t.Helper()
	palette := color.Palette{color.NRGBA{}, red, green, blue, gold}
	g := &gif.GIF{Config: image.Config{ColorModel: palette, Width: w, Height: h}}
	for i := range frames {
		at, c := image.Rect(0, 0, w, h), uint8(2+i%2)
		if i == 0 {
			at, c = first, 1
		}
		m := image.NewPaletted(at, palette)
		for j := range m.Pix {
			m.Pix[j] = c
		}
		g.Image, g.Delay = append(g.Image, m), append(g.Delay, 5)
	}
	var out bytes.Buffer
	if err := gif.EncodeAll(&out, g); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestFirstFrame: of an animation, the first frame where it stands on its canvas.
func TestFirstFrame(t *testing.T) {
	t.Parallel()
	for name, data := range map[string][]byte{
		"whole": asGIF(t, 40, 30, image.Rect(0, 0, 40, 30), 3),
		"part":  asGIF(t, 40, 30, image.Rect(20, 0, 40, 30), 100),
	} {
		r := mustImage(t, data)
		if r.Width != 40 || r.Height != 30 {
			t.Errorf("%s: %d×%d", name, r.Width, r.Height)
		}
		for _, f := range r.Files[:2] {
			m := seen(t, f.Data)
			left := red
			if name == "part" {
				if left = white; f.Ext == ".webp" {
					left = m.NRGBAAt(5, 15)
					left.A = 0
				}
			}
			if got := m.NRGBAAt(5, 15); !near(got, left, 8) || !near(m.NRGBAAt(32, 15), red, 8) {
				t.Errorf("%s%s: %v and %v", name, label(f), got, m.NRGBAAt(32, 15))
			}
		}
	}
}

// TestHEIF: pictures of a telephone and of tests come out upright, in their
// colours and without anything else.
func TestHEIF(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	for name, c := range map[string]struct {
		data    []byte
		w, h    int
		profile bool
	}{
		"iPhone": {iphone(t), 1920, 1440, true},
		"HEIC":   {smallHEIC(t), 1346, 1346, false},
		"AVIF":   {smallAVIF(t), 512, 512, false},
	} {
		r := mustImage(t, c.data)
		if r.Width != c.w || r.Height != c.h {
			t.Errorf("%s is %d×%d", name, r.Width, r.Height)
		}
		for _, f := range r.Files {
			if bytes.Contains(f.Data, []byte("acsp")) != c.profile {
				t.Errorf("%s%s: profile %v", name, label(f), !c.profile)
			}
		}
		wantClean(t, r, "Exif", "Apple", "iPhone", "http:")
		if dir := os.Getenv("FINDS_KEEP"); dir != "" { // to look at
			_ = os.WriteFile(filepath.Join(dir, name+".jpg"), r.Files[1].Data, 0o600)
		}
	}
}

// TestAVIFRotated: the rotation of a container is applied.
func TestAVIFRotated(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	data := storetest.ModuleFile(t, "github.com/gen2brain/avif@v0.6.0", "testdata/test_rot.avif")
	s, err := open(data)
	if err != nil {
		t.Fatal(err)
	}
	if w, h := s.w, s.h; w == h {
		t.Fatalf("a square of %d shows nothing", w)
	} else if r := mustImage(t, data); r.Width != h || r.Height != w {
		t.Errorf("stored as %d×%d, shown as %d×%d", w, h, r.Width, r.Height)
	}
}
