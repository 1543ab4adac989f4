package picture

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"finds/media/icc"
	"finds/schema"

	"github.com/gen2brain/jpegn"
)

func mustImage(t *testing.T, data []byte) *Renditions {
	t.Helper()
	r, err := renderPhoto(data)
	if err != nil {
		t.Fatal(err)
	}
	var labels []string
	for _, f := range r.Files {
		labels = append(labels, label(f))
	}
	want := []string{"main.webp", "main.jpg", "small.webp", "small.jpg"}
	if max(r.Width, r.Height) > schema.MediumEdge {
		want = append(want, "medium.webp")
	}
	if !slices.Equal(labels, want) || len(r.Blur) != 28 {
		t.Fatalf("the files %v, want %v; blur %q", labels, want, r.Blur)
	}
	return r
}

// wantQuarters checks that m shows quarters the right way up.
func wantQuarters(t *testing.T, m *image.NRGBA, tolerance int) {
	t.Helper()
	w, h := m.Rect.Dx(), m.Rect.Dy()
	for i, want := range []color.NRGBA{red, green, blue, gold} {
		if got := m.NRGBAAt(w/4+i%2*w/2, h/4+i/2*h/2); !near(got, want, tolerance) {
			t.Errorf("quarter %d is %v, want %v", i, got, want)
		}
	}
}

func TestOrientation(t *testing.T) {
	t.Parallel()
	upright := quarters(96, 64)
	for o := 1; o <= 8; o++ {
		exif := "Exif\x00\x00" + string(tiff(o, binary.BigEndian))
		for name, data := range map[string][]byte{
			"jpeg": asJPEG(t, stored(upright, o), segment(0xE1, exif)),
			"png":  asPNG(t, stored(upright, o), pngChunk("eXIf", tiff(o, binary.LittleEndian))),
			"webp": asWebP(t, stored(upright, o), false, riffChunk("EXIF", tiff(o, binary.LittleEndian))),
		} {
			t.Run(fmt.Sprint(name, o), func(t *testing.T) {
				t.Parallel()
				r := mustImage(t, data)
				if r.Width != 96 || r.Height != 64 {
					t.Errorf("%d×%d", r.Width, r.Height)
				}
				for i, f := range r.Files {
					m := seen(t, f.Data)
					if want := []image.Point{{96, 64}, {64, 64}}[i/2]; m.Rect.Size() != want {
						t.Errorf("%s is %v", label(f), m.Rect.Size())
					}
					wantQuarters(t, m, 24)
				}
			})
		}
	}
}

func TestOrientationTag(t *testing.T) {
	t.Parallel()
	good := tiff(6, binary.LittleEndian)
	for name, c := range map[string]struct {
		tiff []byte
		want int
	}{
		"none": {nil, 1}, "little endian": {good, 6}, "big endian": {tiff(8, binary.BigEndian), 8},
		"zero": {tiff(0, binary.LittleEndian), 1}, "nine": {tiff(9, binary.LittleEndian), 1},
		"cut": {good[:20], 1}, "no magic": {good[1:], 1},
		"far directory": {append([]byte("II*\x00\xff\xff\xff\xff"), good[8:]...), 1},
	} {
		if got := orientation(c.tiff); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}

// wantClean checks that no output holds a word of the metadata that went in.
func wantClean(t *testing.T, r *Renditions, words ...string) {
	t.Helper()
	for _, f := range r.Files {
		for _, w := range append(words, canary, "CANARY", "Exif", "EXIF", "ns.adobe.com", "XMP ", "Photoshop", "8BIM", "tEXt") {
			if bytes.Contains(f.Data, []byte(w)) {
				t.Errorf("%s contains %q", label(f), w)
			}
		}
	}
}

func TestMetadataRemoved(t *testing.T) {
	t.Parallel()
	m := quarters(40, 30)
	xmp := `<x:xmpmeta xmlns:x="adobe:ns:meta/">` + canary + `</x:xmpmeta>`
	exif := tiff(1, binary.LittleEndian)
	profile := displayP3()
	for name, data := range map[string][]byte{
		"jpeg": append(asJPEG(t, m, segment(0xE1, "Exif\x00\x00"+string(exif)), segment(0xE1, "http://ns.adobe.com/xap/1.0/\x00"+xmp),
			segment(0xED, "Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x18\x1c\x02"+canary), segment(0xFE, canary),
			segment(0xE2, "ICC_PROFILE\x00\x01\x01"+string(profile))), "a second picture: "+canary...),
		"png": append(asPNG(t, m, pngChunk("iCCP", append([]byte(canary+"\x00\x00"), deflated(profile)...)), pngChunk("eXIf", exif),
			pngChunk("tEXt", []byte("Comment\x00"+canary)), pngChunk("iTXt", []byte("XML:com.adobe.xmp\x00\x00\x00\x00\x00"+xmp)), pngChunk("tIME", make([]byte, 7))), canary...),
		"webp": append(asWebP(t, m, true, riffChunk("ICCP", profile), riffChunk("EXIF", exif), riffChunk("XMP ", []byte(xmp))), canary...),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if !bytes.Contains(data, []byte(canary)) {
				t.Fatal("nothing was planted")
			}
			r := mustImage(t, data)
			wantClean(t, r)
			for _, f := range r.Files {
				wantQuarters(t, seen(t, f.Data), 24)
			}
		})
	}
}

// TestCamera takes photographs of real cameras: of a telephone, whose tag asks
// for a turn (though its samples were turned before: the tag counts), and of a
// camera with a GPS receiver, whose tag is set here.
func TestCamera(t *testing.T) {
	t.Parallel()
	phone, err := os.ReadFile("../testdata/camera.jpg")
	if err != nil {
		t.Fatal(err)
	}
	cameras := map[string][]byte{"iPhone 4S": phone}
	if dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/gen2brain/jpegn").Output(); err == nil {
		if data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "testdata/test.exif.gps.jpg")); err == nil {
			cameras["COOLPIX P6000"] = bytes.Replace(data, []byte("\x12\x01\x03\x00\x01\x00\x00\x00\x01\x00"), []byte("\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00"), 1)
		}
	}
	for name, data := range cameras {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e, err := jpegn.DecodeExif(bytes.NewReader(data))
			if err != nil || e.GPSLatitude == 0 || e.Orientation != 6 || e.Model != name {
				t.Fatalf("not the photograph that was meant: %+v, %v", e, err)
			}
			c, _ := jpegn.DecodeConfig(bytes.NewReader(data))
			r := mustImage(t, data)
			if r.Width != c.Height || r.Height != c.Width {
				t.Errorf("%d×%d from %d×%d", r.Width, r.Height, c.Width, c.Height)
			}
			wantClean(t, r, e.Make, e.Model, e.DateTimeOriginal)
			m, _ := jpegn.Decode(bytes.NewReader(data))
			out := seen(t, r.Files[1].Data)
			for _, p := range []image.Point{{c.Width / 3, c.Height / 3}, {c.Width / 8, c.Height * 7 / 8}} {
				if got, want := around(out, image.Pt(c.Height-1-p.Y, p.X)), around(m, p); !near(got, want, 16) {
					t.Errorf("at %v: %v, want %v", p, got, want)
				}
			}
		})
	}
}

// around is the mean colour near p.
func around(m image.Image, p image.Point) color.NRGBA {
	var r, g, b, n uint32
	for y := p.Y - 4; y <= p.Y+4; y++ {
		for x := p.X - 4; x <= p.X+4; x++ {
			cr, cg, cb, _ := m.At(x, y).RGBA()
			r, g, b, n = r+cr>>8, g+cg>>8, b+cb>>8, n+1
		}
	}
	return color.NRGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255}
}

func TestProfileKept(t *testing.T) {
	t.Parallel()
	m, profile := quarters(40, 30), displayP3()
	want := icc.Strip(profile)
	if want == nil || len(want) >= len(profile) || !bytes.Contains(want, []byte("XYZ gXYZ")) || !bytes.Equal(icc.Strip(want), want) {
		t.Fatalf("profile of %d bytes became %d", len(profile), len(want))
	}
	translucent := quarters(40, 30)
	translucent.Pix[3] = 7
	for name, data := range map[string][]byte{
		"jpeg":          asJPEG(t, m, segment(0xE2, "ICC_PROFILE\x00\x01\x01"+string(profile))),
		"jpeg in parts": asJPEG(t, m, segment(0xE2, "ICC_PROFILE\x00\x01\x02"+string(profile[:99])), segment(0xE2, "ICC_PROFILE\x00\x02\x02"+string(profile[99:]))),
		"png":           asPNG(t, m, pngChunk("iCCP", append([]byte("P3\x00\x00"), deflated(profile)...))),
		"png alpha":     asPNG(t, translucent, pngChunk("iCCP", append([]byte("P3\x00\x00"), deflated(profile)...))),
		"webp":          asWebP(t, m, false, riffChunk("ICCP", profile)),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, f := range mustImage(t, data).Files {
				s, err := open(f.Data)
				if err != nil || !bytes.Equal(s.icc, want) {
					t.Errorf("%s has a profile of %d bytes, want %d; %v", label(f), len(s.icc), len(want), err)
				}
				wantQuarters(t, seen(t, f.Data), 24)
			}
		})
	}
}

func TestProfileDropped(t *testing.T) {
	t.Parallel()
	good := displayP3()
	change := func(at int, text string) []byte {
		p := bytes.Clone(good)
		copy(p[at:], text)
		return p
	}
	for name, p := range map[string][]byte{
		"empty": nil, "short": good[:100], "CMYK": change(16, "CMYK"), "gray": change(16, "GRAY"), "printer": change(12, "prtr"),
		"no signature": change(36, "xxxx"), "huge count": change(128, "\xff\xff\xff\xff"), "no red": change(132+3*12, "xXYZ"),
		"twice": change(132+4*12, "rXYZ"), "outside": change(132+3*12+4, "\xff\xff\xff\xf0"),
		"large": append(bytes.Clone(good), make([]byte, icc.MaxStripped)...),
	} {
		if got := icc.Strip(p); got != nil {
			t.Errorf("%s: kept %d bytes", name, len(got))
		}
	}
}

// TestWhiteAndBlack guards against limited range taken for full: a WebP that
// goes through many times would wash out.
func TestWhiteAndBlack(t *testing.T) {
	t.Parallel()
	for _, c := range []color.NRGBA{white, {0, 0, 0, 255}, {128, 128, 128, 255}} {
		data := asJPEG(t, filled(40, 40, c))
		for range 3 {
			r := mustImage(t, data)
			for _, f := range r.Files {
				if got := seen(t, f.Data).NRGBAAt(20, 20); !near(got, c, 1) {
					t.Errorf("%v became %v in %s", c, got, label(f))
				}
			}
			data = r.Files[0].Data
		}
	}
	for i := 16; i <= 235; i++ {
		if back := lumaLimited[lumaFull[i]]; int(back) != i {
			t.Errorf("luma %d comes back as %d", i, back)
		}
	}
	for i := 16; i <= 240; i++ {
		if back := chromaLimited[chromaFull[i]]; int(back) != i {
			t.Errorf("chroma %d comes back as %d", i, back)
		}
	}
}

func TestAlpha(t *testing.T) {
	t.Parallel()
	m := quarters(60, 60)
	for y := range 30 {
		for x := range 30 {
			m.SetNRGBA(x, y, color.NRGBA{200, 30, 30, 0})
		}
	}
	for name, data := range map[string][]byte{"png": asPNG(t, m), "webp": asWebP(t, m, true)} {
		r := mustImage(t, data)
		for i, f := range r.Files {
			got := seen(t, f.Data)
			if i%2 == 0 && got.NRGBAAt(10, 10).A != 0 || i%2 == 1 && !near(got.NRGBAAt(10, 10), white, 4) {
				t.Errorf("%s %s: transparent became %v", name, label(f), got.NRGBAAt(10, 10))
			}
			if !near(got.NRGBAAt(45, 45), gold, 24) {
				t.Errorf("%s %s: gold became %v", name, label(f), got.NRGBAAt(45, 45))
			}
		}
		// A lossy WebP with transparency comes in again.
		if again := seen(t, mustImage(t, r.Files[0].Data).Files[0].Data); again.NRGBAAt(10, 10).A != 0 || !near(again.NRGBAAt(45, 45), gold, 30) {
			t.Errorf("%s: the second time %v", name, again.NRGBAAt(45, 45))
		}
	}
}
