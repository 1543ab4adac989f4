package picture

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/color"
	"strings"
	"testing"

	"finds/media/icc"
)

// inkJPEG is a JPEG of one block and four channels, whose samples are 128, or at
// least 64 more or less. Without Adobe's segment transform is -1.
func inkJPEG(samples [4]byte, transform int, segments ...[]byte) []byte {
	var bits strings.Builder
	for _, v := range samples {
		diff := int(v) - 128
		switch {
		case diff == 0:
			bits.WriteString("0")
		case diff > 0:
			fmt.Fprintf(&bits, "10%07b", diff)
		default:
			fmt.Fprintf(&bits, "10%07b", diff+127)
		}
		bits.WriteString("0") // no AC
	}
	for bits.Len()%8 != 0 {
		bits.WriteString("1")
	}
	var scan []byte
	for s := bits.String(); s != ""; s = s[8:] {
		var b byte
		_, _ = fmt.Sscanf(s[:8], "%b", &b)
		if scan = append(scan, b); b == 0xff {
			scan = append(scan, 0)
		}
	}
	sof, sos := []byte{8, 0, 8, 0, 8, 4}, []byte{4}
	for i := range byte(4) {
		sof, sos = append(sof, i+1, 0x11, 0), append(sos, i+1, 0)
	}
	dc, ac := append([]byte{0, 1, 1}, make([]byte, 14)...), append([]byte{0x10, 1}, make([]byte, 15)...)
	all := append([][]byte{[]byte("\xff\xd8")}, segments...)
	if transform >= 0 {
		all = append(all, segment(0xEE, "Adobe\x00\x64\x00\x00\x00\x00"+string([]byte{byte(transform)})))
	}
	all = append(all, segment(0xDB, "\x00"+strings.Repeat("\x08", 64)), segment(0xC0, string(sof)), segment(0xC4, string(append(dc, 0, 7))),
		segment(0xC4, string(append(ac, 0))), segment(0xDA, string(append(sos, 0, 63, 0))), scan, []byte("\xff\xd9"))
	return bytes.Join(all, nil)
}

// TestInks: samples are inks, which Adobe's segment says are inverted.
func TestInks(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		samples   [4]byte
		transform int
		want      color.NRGBA
	}{
		"no segment, paper": {[4]byte{1, 1, 1, 1}, -1, white}, "no segment, cyan": {[4]byte{255, 1, 1, 1}, -1, color.NRGBA{0, 255, 255, 255}}, "no segment, black": {[4]byte{1, 1, 1, 255}, -1, color.NRGBA{0, 0, 0, 255}},
		"inverted, paper": {[4]byte{255, 255, 255, 255}, 0, white}, "inverted, cyan": {[4]byte{1, 255, 255, 255}, 0, color.NRGBA{0, 255, 255, 255}}, "inverted, black": {[4]byte{255, 255, 255, 1}, 0, color.NRGBA{0, 0, 0, 255}},
		"inverted, half": {[4]byte{255, 255, 255, 128}, 0, color.NRGBA{128, 128, 128, 255}}, "YCCK, paper": {[4]byte{1, 128, 128, 255}, 2, white}, "YCCK, all inks": {[4]byte{255, 128, 128, 255}, 2, color.NRGBA{0, 0, 0, 255}},
		"YCCK, cyan": {[4]byte{64, 128, 255, 255}, 2, color.NRGBA{13, 255, 192, 255}},
	} {
		for _, f := range mustImage(t, inkJPEG(c.samples, c.transform)).Files {
			if got := seen(t, f.Data).NRGBAAt(3, 3); !near(got, c.want, 8) {
				t.Errorf("%s%s: %v, want %v", name, label(f), got, c.want)
			}
		}
	}
}

// lutProfile is a profile of so many channels whose lightness goes from white to
// black with the last channel, for inks, or from black to white with the second.
func lutProfile(space string, channels int) []byte {
	tag := append([]byte("mft2\x00\x00\x00\x00"), byte(channels), 3, 2, 0)
	tag = append(tag, make([]byte, 36)...) // a matrix
	tag = binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16(tag, 2), 2)
	line := "\x00\x00\xff\xff"
	tag = append(tag, strings.Repeat(line, channels)...)
	for node := range 1 << channels {
		light := uint16(0xff00)
		if ink := channels == 4 && node&1 == 1; ink || channels == 3 && node&2 == 0 {
			light = 0
		}
		for _, v := range []uint16{light, 0x8000, 0x8000} {
			tag = binary.BigEndian.AppendUint16(tag, v)
		}
	}
	tag = append(tag, strings.Repeat(line, 3)...)
	p := make([]byte, 128)
	copy(p[8:], "\x02\x00\x00\x00prtr"+space+"Lab ")
	copy(p[36:], "acsp")
	p = binary.BigEndian.AppendUint32(p, 1)
	p = append(p, "A2B0"...)
	p = binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(p, 144), uint32(len(tag)))
	p = append(p, tag...)
	binary.BigEndian.PutUint32(p, uint32(len(p)))
	return p
}

func iccSegment(p []byte) []byte { return segment(0xE2, "ICC_PROFILE\x00\x01\x01"+string(p)) }

// TestProfilesConverted: a profile that is not kept with the picture changes its
// colours; L* of 50 is 119 of 255 in sRGB.
func TestProfilesConverted(t *testing.T) {
	t.Parallel()
	middle := color.NRGBA{119, 119, 119, 255}
	lut := lutProfile("RGB ", 3)
	for name, c := range map[string]struct {
		data []byte
		want color.NRGBA
	}{
		"CMYK":                    {inkJPEG([4]byte{255, 255, 255, 128}, 0, iccSegment(lutProfile("CMYK", 4))), middle},
		"CMYK, colourless":        {inkJPEG([4]byte{1, 255, 255, 255}, 0, iccSegment(lutProfile("CMYK", 4))), white},
		"CMYK, a profile for RGB": {inkJPEG([4]byte{1, 255, 255, 255}, 0, iccSegment(lut)), color.NRGBA{0, 255, 255, 255}},
		"JPEG":                    {asJPEG(t, filled(32, 32, color.NRGBA{255, 128, 0, 255}), iccSegment(lut)), middle},
		"PNG":                     {asPNG(t, filled(32, 32, color.NRGBA{255, 128, 0, 255}), pngChunk("iCCP", append([]byte("x\x00\x00"), deflated(lut)...))), middle},
		"WebP":                    {asWebP(t, filled(32, 32, color.NRGBA{255, 128, 0, 255}), true, riffChunk("ICCP", lut)), middle},
		"JPEG, cut profile":       {asJPEG(t, filled(32, 32, gold), iccSegment(lut[:len(lut)-9])), gold},
	} {
		r := mustImage(t, c.data)
		for _, f := range r.Files {
			if got := seen(t, f.Data).NRGBAAt(3, 3); !near(got, c.want, 8) || bytes.Contains(f.Data, []byte("acsp")) {
				t.Errorf("%s%s: %v, want %v", name, label(f), got, c.want)
			}
		}
	}
}

// matrixProfile is an RGB profile of sRGB's primaries, all of whose curves are the
// same n samples of a power.
func matrixProfile(samples int, curve func(float64) float64) []byte {
	trc := binary.BigEndian.AppendUint32([]byte("curv\x00\x00\x00\x00"), uint32(samples))
	for i := range samples {
		trc = binary.BigEndian.AppendUint16(trc, uint16(curve(float64(i)/float64(samples-1))*65535+0.5))
	}
	trc = append(trc, make([]byte, -len(trc)&3)...)
	xyz := func(x, y, z float64) []byte {
		return []byte("XYZ \x00\x00\x00\x00" + u32(uint32(x*65536), uint32(y*65536), uint32(z*65536)))
	}
	tags := []struct {
		name string
		body []byte
	}{{"wtpt", xyz(0.9505, 1, 1.0891)}, {"rXYZ", xyz(0.43607, 0.22249, 0.01392)}, {"gXYZ", xyz(0.38515, 0.71687, 0.09708)}, {"bXYZ", xyz(0.14307, 0.06061, 0.7141)}}
	p := make([]byte, 128)
	copy(p[8:], "\x02\x10\x00\x00mntrRGB XYZ ")
	copy(p[36:], "acsp")
	p = binary.BigEndian.AppendUint32(p, 7)
	at := uint32(132 + 7*12)
	var body []byte
	for _, tag := range tags {
		p = append(p, tag.name+u32(at+uint32(len(body)), uint32(len(tag.body)))...)
		body = append(body, tag.body...)
	}
	for _, name := range []string{"rTRC", "gTRC", "bTRC"} { // one curve for all
		p = append(p, name+u32(at+uint32(len(body)), uint32(len(trc)))...)
	}
	p = append(append(p, body...), trc...)
	binary.BigEndian.PutUint32(p, uint32(len(p)))
	return p
}

// TestProfileSize: sRGB is not kept, and a profile whose curves are one is kept
// with one.
func TestProfileSize(t *testing.T) {
	t.Parallel()
	srgb := matrixProfile(1024, func(v float64) float64 {
		if v <= 0.04045 {
			return v / 12.92
		}
		return pow((v+0.055)/1.055, 2.4)
	})
	r := mustImage(t, asJPEG(t, filled(32, 32, gold), iccSegment(srgb)))
	for _, f := range r.Files {
		if bytes.Contains(f.Data, []byte("acsp")) {
			t.Errorf("%s has a profile of sRGB", label(f))
		}
	}
	other := matrixProfile(1024, func(v float64) float64 { return v })
	kept := icc.Strip(other)
	if kept == nil || len(kept) > len(other) {
		t.Errorf("%d bytes became %d", len(other), len(kept))
	}
	if again := icc.Strip(kept); !bytes.Equal(again, kept) {
		t.Errorf("%d bytes, kept again %d", len(kept), len(again))
	}
	r = mustImage(t, asJPEG(t, filled(32, 32, gold), iccSegment(other)))
	if !bytes.Contains(r.Files[1].Data, []byte("acsp")) {
		t.Error("another profile is left out")
	}
	// One with a curve for each that is too large to be kept is converted.
	large := matrixProfile(4090, func(v float64) float64 { return v })
	if got := seen(t, mustImage(t, asJPEG(t, filled(32, 32, color.NRGBA{128, 128, 128, 255}), iccSegment(large))).Files[1].Data).NRGBAAt(3, 3); icc.Strip(large) == nil && !near(got, color.NRGBA{188, 188, 188, 255}, 3) {
		t.Errorf("linear light of a half is %v", got)
	}
}

// TestGrayProfile: the curve of a gray picture is applied.
func TestGrayProfile(t *testing.T) {
	t.Parallel()
	p := make([]byte, 128)
	copy(p[8:], "\x02\x10\x00\x00mntrGRAYXYZ ")
	copy(p[36:], "acsp")
	p = binary.BigEndian.AppendUint32(p, 1)
	p = append(p, "kTRC"+u32(144, 14)+"curv\x00\x00\x00\x00\x00\x00\x00\x01\x01\x00"...) // linear
	m := filled(32, 32, color.NRGBA{128, 128, 128, 255})
	gray := grayOf(m)
	for name, data := range map[string][]byte{
		"JPEG": asJPEG(t, gray, iccSegment(p)), "PNG": asPNG(t, gray, pngChunk("iCCP", append([]byte("x\x00\x00"), deflated(p)...))),
	} {
		for _, f := range mustImage(t, data).Files {
			if got := seen(t, f.Data).NRGBAAt(3, 3); !near(got, color.NRGBA{188, 188, 188, 255}, 3) {
				t.Errorf("%s%s: %v", name, label(f), got)
			}
		}
	}
}
