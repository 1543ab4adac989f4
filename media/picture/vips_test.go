package picture

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store/storetest"
)

// Bounds of BenchmarkPicturesAgainstVips.
const (
	picturesMost  = 500
	ssimEnough    = 0.95
	shortStep     = 10   // every tenth with -short
	encoderMargin = 0.03 // by which libvips' own encoder may be better
)

// picturePlaces are folders with pictures for tests: of modules that this one
// requires or .ci/run downloads, of Go, and of Debian's lomiri-wallpapers-16.04.
func picturePlaces(b *testing.B) (list []string) {
	b.Helper()
	out, err := exec.Command("go", "env", "GOMODCACHE", "GOROOT").Output()
	storetest.Need(b, err)
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	modules := []string{"github.com/bep/imagemeta@*", "github.com/gen2brain/*@*", "golang.org/x/image@*", "github.com/disintegration/imaging@*"}
	for _, m := range modules {
		found, _ := filepath.Glob(filepath.Join(lines[0], m))
		list = append(list, found...)
	}
	return append(list, filepath.Join(lines[1], "src/image"), "/usr/share/backgrounds")
}

// knownReasons say why a picture differs by more than an encoder makes it: by a
// part of its path.
var knownReasons = map[string]string{
	"blue-purple-pink": "libvips decodes it in a size of its own",
	"sony.heif":        "libheif takes its range for another",
	"corrupt":          "broken: both show what is there",
	"cmyk":             "libvips takes a profile of its own for CMYK without one",
	"ycck":             "libvips takes a profile of its own for CMYK without one",
	"invalid":          "broken: both show what is there",
}

// comparison is how much a picture looks like what libvips makes of it.
type comparison struct {
	name                 string
	webp, jpeg, rival    float64
	difference, rejected string
	gamma                bool // it is a PNG that gAMA has converted, which libvips ignores
	subsampled           bool // see subsampledRGB
}

// BenchmarkPicturesAgainstVips makes the display files of up to 500 public
// pictures, compares each with what libvips makes of it (SSIM of luma, on white),
// and prints those under 0.95 with the reason. It fails where there is none.
//
// With -short it takes every tenth.
//
//	go test -tags nodynamic -run '^$' -bench PicturesAgainstVips -benchtime 1x ./media/picture
func BenchmarkPicturesAgainstVips(b *testing.B) {
	storetest.Program(b, "vips") // Debian's libvips-tools
	for b.Loop() {
		var all []comparison
		for _, path := range pictures(b) {
			if c := compared(b, path); c != nil {
				all = append(all, *c)
			}
		}
		report(b, all)
	}
	b.ReportMetric(0, "ns/op")
}

func pictures(b *testing.B) (list []string) {
	for _, place := range picturePlaces(b) {
		_ = filepath.WalkDir(place, func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() && !strings.Contains(path, "/fuzz/") &&
				slices.Contains([]string{".jpg", ".jpeg", ".png", ".webp", ".gif", ".heic", ".heif", ".avif"}, strings.ToLower(filepath.Ext(path))) {
				list = append(list, path)
			}
			return nil
		})
	}
	if len(list) > picturesMost {
		list = list[:picturesMost]
	}
	if !testing.Short() {
		return list
	}
	var some []string
	for i := 0; i < len(list); i += shortStep {
		some = append(some, list[i])
	}
	return some
}

// compared returns nil for a file that libvips cannot read, or that is too small.
func compared(b *testing.B, path string) *comparison {
	b.Helper()
	dir := b.TempDir()
	defer os.RemoveAll(dir)
	c := &comparison{name: strings.Join(strings.Split(path, "/")[max(0, strings.Count(path, "/")-3):], "/")}
	want := throughVips(dir, path)
	if want == nil || min(want.Rect.Dx(), want.Rect.Dy()) < 8 { // the side of a window of SSIM
		return nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		b.Fatal(err)
	}
	if s, err := open(data); err == nil && bytes.HasPrefix(data, []byte(pngMagic)) {
		c.gamma = s.convert != nil && !bytes.Contains(data, []byte("iCCP"))
	}
	c.subsampled = bytes.HasPrefix(data, []byte("\xff\xd8")) && subsampledRGB(data)
	r, err := renderPhoto(data)
	if err != nil {
		if refusal := new(schema.Error); errors.As(err, &refusal) {
			c.rejected = refusal.Message + fmt.Sprint(refusal.Fields)
		}
		return c
	}
	similar := func(name string, data []byte) float64 {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, data, 0o600); err != nil {
			b.Fatal(err)
		}
		got := throughVips(dir, file)
		switch {
		case got == nil:
			c.difference = "libvips cannot read what we made"
			return 0
		case got.Rect != want.Rect:
			c.difference = fmt.Sprintf("%v, of libvips %v", got.Rect.Size(), want.Rect.Size())
			return 0
		}
		return ssim(want.Pix, want.Stride, got.Pix, got.Stride, want.Rect.Dx(), want.Rect.Dy())
	}
	c.webp, c.jpeg = similar("ours.webp", r.Files[0].Data), similar("ours.jpg", r.Files[1].Data)
	if c.webp < ssimEnough || c.jpeg < ssimEnough {
		file := filepath.Join(dir, "rival.webp")
		if exec.Command("vips", "webpsave", filepath.Join(dir, filepath.Base(path)+".png"), file, "--Q", "80", "--effort", "4").Run() == nil {
			rival, _ := os.ReadFile(file)
			before := c.difference
			c.rival = similar("rival.webp", rival)
			c.difference = before
		}
	}
	return c
}

// throughVips returns the luma of a file as libvips brings it to display size, in
// sRGB and on white; nil if it cannot.
func throughVips(dir, path string) *image.Gray {
	to := filepath.Join(dir, filepath.Base(path)+".png")
	edge := fmt.Sprint(schema.DisplayEdge)
	from, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	args := []string{"thumbnail", path, to + "[compression=1]", edge, "--height", edge, "--size", "down"}
	if bytes.Contains(from, []byte("acsp")) { // asked for sRGB, it changes pictures without a profile, too
		args = append(args, "--export-profile", "srgb")
	}
	if exec.Command("vips", args...).Run() != nil {
		return nil
	}
	data, err := os.ReadFile(to)
	if err != nil {
		return nil
	}
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	flat := image.NewRGBA(m.Bounds())
	draw.Draw(flat, flat.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(flat, flat.Rect, m, m.Bounds().Min, draw.Over)
	gray := image.NewGray(flat.Rect)
	draw.Draw(gray, gray.Rect, flat, flat.Rect.Min, draw.Src)
	return gray
}

// reason says why a picture is under the bound; empty if it is not known.
func (c *comparison) reason() string {
	for part, why := range knownReasons {
		if strings.Contains(c.name, part) {
			return why
		}
	}
	switch {
	case c.gamma:
		return "libvips ignores gAMA"
	case c.subsampled:
		return "libvips interpolates green and blue"
	case c.rejected != "":
		return "refused: " + c.rejected
	case c.difference == "" && c.rival > 0 && c.webp >= c.rival-encoderMargin:
		return "the encoder of libvips is not better"
	}
	return ""
}

// report prints the table.
func report(b *testing.B, all []comparison) {
	b.Helper()
	var webp, jpeg []float64
	var table strings.Builder
	for _, c := range all {
		if c.rejected == "" && c.difference == "" {
			webp, jpeg = append(webp, c.webp), append(jpeg, c.jpeg)
		}
		if c.rejected == "" && c.difference == "" && c.webp >= ssimEnough && c.jpeg >= ssimEnough {
			continue
		}
		why := c.reason()
		if why == "" {
			b.Errorf("%s: SSIM %.3f and %.3f, of libvips' encoder %.3f %s", c.name, c.webp, c.jpeg, c.rival, c.difference)
		}
		fmt.Fprintf(&table, "%-60.60s %6.3f %6.3f %6.3f  %s %s\n", c.name, c.webp, c.jpeg, c.rival, why, c.difference)
	}
	slices.Sort(webp)
	slices.Sort(jpeg)
	if len(webp) == 0 {
		storetest.Need(b, errors.New("picturePlaces have no pictures"))
	}
	fmt.Printf("%-60s %6s %6s %6s  %s\n%s", "under 0.95, or not alike", "WebP", "JPEG", "vips", "why", table.String())
	b.ReportMetric(float64(len(all)), "pictures")
	b.ReportMetric(webp[len(webp)/2], "median-WebP")
	b.ReportMetric(jpeg[len(jpeg)/2], "median-JPEG")
}

// subsampledRGB reports whether a JPEG holds RGB with fewer samples of green and blue
// than of red, between which libvips interpolates and the decoder repeats.
func subsampledRGB(data []byte) bool {
	found := false
	_, _ = jpegSegments(data, func(marker byte, body []byte) {
		const fixed, size = 6, 3 // before the components, and of each
		if marker == 0xC0 && len(body) >= fixed+3*size && body[fixed] == 'R' {
			found = body[fixed+1] != body[fixed+size+1]
		}
	})
	return found
}
