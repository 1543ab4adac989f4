package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"maps"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"finds/schema"
)

// header of a PNG of w×h with 8 bits in each of kind's channels.
func pngOf(w, h int, depth, kind byte, idat []byte) []byte {
	ihdr := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(w)), uint32(h))
	ihdr = append(ihdr, depth, kind, 0, 0, 0)
	return bytes.Join([][]byte{[]byte(pngMagic), pngChunk("IHDR", ihdr), pngChunk("IDAT", idat), pngChunk("IEND", nil)}, nil)
}

// jpegOf is the header of a JPEG of w×h, a scan without data, and the end.
func jpegOf(t testing.TB, w, h int) []byte {
	data := asJPEG(t, filled(8, 8, gold))
	sof := bytes.Index(data, []byte{0xff, 0xc0})
	binary.BigEndian.PutUint16(data[sof+5:], uint16(h))
	binary.BigEndian.PutUint16(data[sof+7:], uint16(w))
	return data
}

// animatedBomb is a small file with a canvas of w×h and one frame of one pixel.
func animatedBomb(t testing.TB, w, h int) []byte {
	frame := append(make([]byte, 16), webpChunk(t, filled(1, 1, gold), true)...)
	return riff(w, h, flagAnimation, true, riffChunk("ANIM", make([]byte, 6)), riffChunk("ANMF", frame))
}

// gifOf is a GIF of 100 frames on a canvas of w×h, each of one pixel.
func gifOf(w, h int) []byte {
	b := binary.LittleEndian.AppendUint16(binary.LittleEndian.AppendUint16([]byte("GIF89a"), uint16(w)), uint16(h))
	b = append(b, 0x80, 0, 0, 0, 0, 0, 255, 255, 255)
	for range 100 {
		b = append(b, "\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00"...)
	}
	return append(b, 0x3b)
}

// heifOf is the header of a HEIC or AVIF of w×h.
func heifOf(brand string, w, h int) []byte {
	size := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(make([]byte, 4), uint32(w)), uint32(h)) // behind version and flags
	ipco := asBox("ipco", string(asBox("ispe", "\x00\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00\x40")), string(asBox("ispe", string(size))))
	if w == 0 {
		ipco = asBox("ipco")
	}
	meta := asBox("meta", "\x00\x00\x00\x00", string(asBox("iprp", string(ipco))))
	return append(append(asBox("ftyp", brand, "\x00\x00\x00\x00mif1"), meta...), asBox("mdat", "x")...)
}

// TestBombs is not parallel: it counts what is allocated.
func TestBombs(t *testing.T) {
	zeros := deflated(make([]byte, 10_000*(1+10_000/8)))
	vp8l := func(w, h uint32) []byte {
		body := binary.LittleEndian.AppendUint32([]byte{0x2f}, w-1|(h-1)<<14)
		return riff(1, 1, 0, false, riffChunk("VP8L", append(body, make([]byte, 20)...)))
	}
	manyScans := asJPEG(t, filled(8, 8, gold))
	sos := bytes.Index(manyScans, []byte{0xff, 0xda})
	manyScans = append(manyScans[:len(manyScans)-2], bytes.Repeat(manyScans[sos:len(manyScans)-2], maxScans)...)
	manyScans = append(manyScans, 0xff, 0xd9)
	for name, c := range map[string]struct {
		data []byte
		kind schema.Kind
		says string
	}{
		"PNG 10,000×10,000":       {pngOf(10_000, 10_000, 1, 0, zeros), schema.TooLarge, "50 megapixels"},
		"PNG 2^31 wide":           {pngOf(1<<31-1, 1, 1, 0, nil), schema.TooLarge, "16383"},
		"PNG 16 bit":              {pngOf(6_000, 6_000, 16, 6, nil), schema.TooLarge, "25 megapixels"},
		"PNG lying":               {pngOf(7_000, 7_000, 8, 6, []byte("x")), schema.Invalid, ""},
		"PNG zero wide":           {pngOf(0, 10, 8, 6, nil), schema.Invalid, ""},
		"animated WebP":           {animatedBomb(t, 16_000, 16_000), schema.TooLarge, "50 megapixels"},
		"animated WebP 2^24":      {animatedBomb(t, 1<<24, 1<<24), schema.TooLarge, "16383"},
		"WebP lossless":           {vp8l(16_383, 16_383), schema.TooLarge, "50 megapixels"},
		"WebP larger than canvas": {riff(8, 8, 0, true, vp8l(9_000, 5_000)[12:]), schema.Invalid, ""},
		"JPEG 20,000 wide":        {jpegOf(t, 20_000, 100), schema.TooLarge, "16383"},
		"JPEG 65,535×65,535":      {jpegOf(t, 65_535, 65_535), schema.TooLarge, "16383"}, // over the decoder's own limit
		"JPEG 8,000×8,000":        {jpegOf(t, 8_000, 8_000), schema.TooLarge, "50 megapixels"},
		"JPEG lying":              {jpegOf(t, 7_000, 7_000), schema.Invalid, ""},
		"JPEG no height":          {jpegOf(t, 100, 0), schema.Invalid, ""},
		"JPEG of many scans":      {manyScans, schema.Invalid, ""},
		"GIF 16,000×16,000":       {gifOf(16_000, 16_000), schema.TooLarge, "50 megapixels"},
		"GIF with script":         {[]byte("GIF89a/*\x01\x00\x00\x00\x00\x00\x2c*/=1;alert(1)"), schema.Invalid, ""},
		"HEIC 16,000×16,000":      {heifOf("heic", 16_000, 16_000), schema.TooLarge, "26 megapixels"},
		"HEIC 2^32 wide":          {heifOf("heic", 1<<32-1, 1), schema.TooLarge, "16383"},
		"HEIC without a size":     {heifOf("heic", 0, 0), schema.Invalid, ""},
		"HEIC without anything":   {bytes.Join([][]byte{asBox("ftyp", "heic\x00\x00\x00\x00mif1")}, nil), schema.Invalid, ""},
		"AVIF 16,000×16,000":      {heifOf("avif", 16_000, 16_000), schema.TooLarge, "26 megapixels"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := renderPhoto(c.data)
		runtime.ReadMemStats(&after)
		var refusal *schema.Error
		if !errors.As(err, &refusal) || refusal.Kind != c.kind || !strings.Contains(refusal.Message, c.says) {
			t.Errorf("%s: %v, want kind %d saying %q", name, err, c.kind, c.says)
		}
		if grown := after.TotalAlloc - before.TotalAlloc; grown > 4<<20 {
			t.Errorf("%s: allocated %d KiB", name, grown>>10)
		}
	}
	if bomb := animatedBomb(t, 16_000, 16_000); len(bomb) > 136 {
		t.Errorf("the bomb has %d bytes", len(bomb))
	}
}

func TestNotMedia(t *testing.T) {
	t.Parallel()
	for name, data := range map[string]string{
		"nothing": "", "zeros": strings.Repeat("\x00", 4096), "half a magic": "\xff\xd8", "RIFF alone": "RIFF",
		"HTML": "<!DOCTYPE html><script>alert(1)</script>", "SVG": `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
		"BMP": "BM\x36\x00\x00\x00", "TIFF": "II*\x00\x08\x00\x00\x00",
		"PDF": "%PDF-1.7", "ZIP": "PK\x03\x04", "HEIC cut": "\x00\x00\x00\x18ftypheic", "WAVE": "RIFF\x24\x00\x00\x00WAVEfmt ",
		"HTML before JPEG": "<b>" + string(asJPEG(t, filled(8, 8, gold))), "spaces before PNG": " " + pngMagic,
	} {
		if _, err := renderPhoto([]byte(data)); !errors.Is(err, schema.ErrNotMedia) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := renderAvatar([]byte(data)); !errors.Is(err, schema.ErrNotMedia) {
			t.Errorf("%s as profile picture: %v", name, err)
		}
	}
}

// TestPolyglot: what is a picture and something else too comes out as a picture.
func TestPolyglot(t *testing.T) {
	t.Parallel()
	const script = "<script>alert(1)</script>"
	for _, data := range [][]byte{
		append(asJPEG(t, quarters(20, 20), segment(0xFE, script)), "PK\x03\x04"+script...),
		append(asPNG(t, quarters(20, 20), pngChunk("tEXt", []byte("a\x00"+script))), script...),
		append(asWebP(t, quarters(20, 20), true, riffChunk("junk", []byte(script))), script...),
	} {
		wantClean(t, mustImage(t, data), "<script", "PK\x03\x04", "alert")
	}
}

// samples are small files of every kind that is decoded differently.
func samples(t testing.TB) map[string][]byte {
	camera, err := os.ReadFile("../testdata/camera.jpg")
	if err != nil {
		t.Fatal(err)
	}
	translucent := filled(20, 14, color.NRGBA{9, 99, 199, 120})
	anim := riff(20, 14, flagAnimation, true, riffChunk("ANIM", make([]byte, 6)), riffChunk("ANMF",
		append([]byte{0, 0, 0, 0, 0, 0, 19, 0, 0, 13, 0, 0, 0, 0, 0, 0}, webpChunk(t, quarters(20, 14), false)...)))
	alpha, err := renderPhoto(asPNG(t, translucent))
	if err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{
		"gif": asGIF(t, 20, 14, image.Rect(3, 2, 20, 14), 3), "camera": camera,
		"jpeg": asJPEG(t, quarters(20, 14), segment(0xE1, "Exif\x00\x00"+string(tiff(5, binary.BigEndian)))),
		"png":  asPNG(t, quarters(20, 14), pngChunk("eXIf", tiff(3, binary.LittleEndian))), "png alpha": asPNG(t, translucent),
		"webp": asWebP(t, quarters(20, 14), false, riffChunk("ICCP", displayP3())), "webp lossless": asWebP(t, quarters(20, 14), true),
		"webp alpha": alpha.Files[0].Data, "webp animated": anim,
	}
}

func TestTruncated(t *testing.T) {
	t.Parallel()
	all := samples(t)
	maps.Copy(all, heifSamples(t))
	for name, data := range all {
		mustImage(t, data)
		step := max(1, len(data)/150)
		for n := 0; n < len(data)-1; n += step {
			_, err := renderPhoto(data[:n])
			if coded := bytes.Index(data, []byte("\xff\xda")); err == nil && data[0] == 0xff && n > coded {
				continue // TestCutJPEG has these
			}
			if errors.Is(err, errIncomplete) {
				continue
			}
			if !errors.Is(err, ErrDamaged) && !errors.Is(err, schema.ErrNotMedia) {
				t.Errorf("%s cut to %d of %d bytes: %v", name, n, len(data), err)
			}
			if refusal := new(schema.Error); errors.As(err, &refusal) && refusal.Kind == schema.Invalid && refusal.Fields[0].Location != "body.file" {
				t.Errorf("field %+v", refusal.Fields)
			}
		}
	}
}

// unguarded is renderPhoto without what turns panics into refusals: those of our own
// code fail the test, those of other modules are damaged files as ever. Sizes
// above most pixels, which are only slow, are a nil source.
func unguarded(t *testing.T, data []byte, most int) (s *source, r *Renditions, err error) {
	defer func() {
		if p := recover(); p != nil {
			if at := panickedIn(); strings.HasPrefix(at.Function, "finds/") {
				t.Errorf("%v in %s, line %d", p, at.Function, at.Line)
			}
			err = ErrDamaged
		}
	}()
	f := matching(data)
	if f == nil {
		return nil, nil, schema.ErrNotMedia
	}
	if s, err = f.header(data); err != nil {
		return nil, nil, err
	}
	if err = s.check(f.maxPixels); err != nil || s.w*s.h > most {
		return nil, nil, err
	}
	r, err = s.photo()
	return s, r, err
}

// panickedIn returns where the panic began that is being recovered from.
func panickedIn() runtime.Frame {
	pcs := make([]uintptr, 50)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	for panicking := false; ; {
		f, more := frames.Next()
		if own := !strings.HasPrefix(f.Function, "runtime."); !more || panicking && own {
			return f
		}
		panicking = panicking || f.Function == "runtime.gopanic"
	}
}

// wantSizes checks that what was made of s are files of the right sizes.
func wantSizes(t *testing.T, s *source, r *Renditions) {
	t.Helper()
	w, h := s.upright()
	w, h = fit(w, h, schema.DisplayEdge)
	mw, mh := fit(w, h, schema.MediumEdge)
	if files := 4 + min(1, w-mw+h-mh); r.Width != w || r.Height != h || len(r.Files) != files || r.MediumWidth != mw || r.MediumHeight != mh {
		t.Fatalf("%d files of %d×%d and %d×%d, want %d of %d×%d and %d×%d", len(r.Files), r.Width, r.Height, r.MediumWidth, r.MediumHeight, files, w, h, mw, mh)
	}
	thumb := min(w, h, schema.ThumbEdge)
	for i, f := range r.Files {
		switch i {
		case 2:
			w, h = thumb, thumb
		case 4:
			w, h = mw, mh
		}
		if made, err := open(f.Data); err != nil || made.w != w || made.h != h {
			t.Errorf("%q is %+v, %v, want %d×%d", label(f), made, err, w, h)
		}
	}
}

func TestPanickedIn(t *testing.T) {
	t.Parallel()
	for want, do := range map[string]func(){
		"finds/media/picture.TestPanickedIn": func() { var none []int; _ = none[len(none)] },
		"strings.Repeat":                     func() { _ = strings.Repeat("x", -1) },
	} {
		func() {
			defer func() {
				if at := panickedIn().Function; recover() == nil || !strings.HasPrefix(at, want) {
					t.Errorf("%s, want %s", at, want)
				}
			}()
			do()
		}()
	}
}

// TestBitsFlipped: of damaged files some still give a picture, the others a
// refusal, and no code of ours panics on them.
func TestBitsFlipped(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 4))
	all, slow := samples(t), heifSamples(t)
	maps.Copy(all, slow)
	made, refused := 0, 0
	for _, name := range slices.Sorted(maps.Keys(all)) {
		data := all[name]
		n, places, most := 30, len(data), 1<<15
		if slow[name] != nil {
			n, places, most = 12, min(1000, len(data)), 1<<19 // where the boxes are
		}
		for range n {
			bad := bytes.Clone(data)
			for range 1 + r.IntN(4) {
				bad[r.IntN(places)] ^= 1 << r.IntN(8)
			}
			switch s, files, err := unguarded(t, bad, most); {
			case err != nil:
				refused++
			case s != nil:
				made++
				wantSizes(t, s, files)
			}
		}
	}
	if made < 20 || refused < 20 {
		t.Errorf("%d pictures and %d refusals: one of them is not tested", made, refused)
	}
	t.Logf("%d pictures, %d refusals", made, refused)
}
