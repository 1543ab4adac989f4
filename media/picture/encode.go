package picture

import (
	"bytes"
	"fmt"
	"image"

	"github.com/gen2brain/jpegn"
	"github.com/gen2brain/webp"
)

// Qualities, and the WebP effort that costs a third of the default's CPU for a
// tenth more bytes; DESIGN.md has the figures.
const (
	webpQuality = 78
	webpThumb   = 75
	webpMethod  = 2
	jpegQuality = 80
	jpegThumb   = 78
)

// Lossy WebP codes BT.601 in limited range, luma 16 to 235 and chroma 16 to
// 240; JPEG and our planes use all of 0 to 255. Both directions rounded, going
// there and back changes nothing.
var lumaLimited, chromaLimited, lumaFull, chromaFull = rangeTables()

func rangeTables() (ly, lc, fy, fc [256]byte) {
	for i := range int32(256) {
		ly[i] = clamp(16 + (i*219+127)/255)
		fy[i] = clamp((max(i-16, 0)*255 + 109) / 219)
		lc[i] = clamp(128 + round((i-128)*224, 255))
		fc[i] = clamp(128 + round((i-128)*255, 224))
	}
	return
}

// round is a/b, half away from zero.
func round(a, b int32) int32 {
	if a < 0 {
		return -round(-a, b)
	}
	return (a + b/2) / b
}

// webp encodes f, with its profile.
func (f *frame) webp(quality int) (data []byte, err error) {
	if f.alpha != nil {
		data, err = f.webpAlpha(quality)
	} else {
		data, err = encodeWebP(f.limited(), quality)
	}
	if err != nil {
		return nil, err
	}
	return withProfile(data, f.icc, f.w, f.h, f.alpha != nil)
}

// encodeWebP encodes planes of limited range.
func encodeWebP(m *image.NYCbCrA, quality int) ([]byte, error) {
	var out bytes.Buffer
	if err := webp.Encode(&out, m, webp.Options{Quality: quality, Method: webpMethod}); err != nil {
		return nil, fmt.Errorf("encode WebP: %w", err)
	}
	return out.Bytes(), nil
}

// expand turns planes of limited range, as decoded from WebP, into full range.
func (f *frame) expand() {
	f.y.apply(&lumaFull)
	f.cb.apply(&chromaFull)
	f.cr.apply(&chromaFull)
}

// limited returns the planes as the WebP encoder takes them without converting.
func (f *frame) limited() *image.NYCbCrA {
	luma := f.y.mapped(&lumaLimited)
	if f.gray() {
		neutral := bytes.Repeat([]byte{128}, ceilDiv(f.w, 2)*ceilDiv(f.h, 2))
		return opaquePlanes(luma, neutral, neutral)
	}
	return opaquePlanes(luma, f.cb.mapped(&chromaLimited).pix, f.cr.mapped(&chromaLimited).pix)
}

// opaquePlanes is a picture of 4:2:0 without gaps between the rows.
func opaquePlanes(luma plane, cb, cr []byte) *image.NYCbCrA {
	w, h := luma.w, luma.h
	return &image.NYCbCrA{
		YCbCr: image.YCbCr{
			Y: luma.pix, YStride: w, Cb: cb, Cr: cr, CStride: ceilDiv(w, 2),
			SubsampleRatio: image.YCbCrSubsampleRatio420, Rect: image.Rect(0, 0, w, h),
		},
		A: bytes.Repeat([]byte{255}, w*h), AStride: w,
	}
}

// jpeg encodes the planes of f: baseline, Huffman tables of its own.
func (f *frame) jpeg(quality int) ([]byte, error) {
	o := &jpegn.EncodeOptions{Quality: quality, OptimizeCoding: true}
	if f.icc != nil {
		o.Segments = []jpegn.Segment{{Marker: 0xE2, Data: append([]byte("ICC_PROFILE\x00\x01\x01"), f.icc...)}}
	}
	rect := image.Rect(0, 0, f.w, f.h)
	var m image.Image
	if f.gray() {
		o.Subsampling = jpegn.SubsampleGray
		m = &image.Gray{Pix: f.y.pix, Stride: f.y.stride, Rect: rect}
	} else {
		m = &image.YCbCr{
			Y: f.y.pix, YStride: f.y.stride, Cb: f.cb.pix, Cr: f.cr.pix, CStride: f.cb.stride,
			SubsampleRatio: image.YCbCrSubsampleRatio420, Rect: rect,
		}
	}
	var out bytes.Buffer
	if err := jpegn.Encode(&out, m, o); err != nil {
		return nil, fmt.Errorf("encode JPEG: %w", err)
	}
	return out.Bytes(), nil
}
