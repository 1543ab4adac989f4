package picture

import (
	"bytes"
	"fmt"
	"image"

	"github.com/gen2brain/jpegn"
	"github.com/gen2brain/webp"
)

// Qualities, and the WebP effort, which takes a third of the CPU time of the default for
// a tenth more bytes; DESIGN.md has the figures.
const (
	webpQuality = 78
	webpMedium  = 75
	webpThumb   = 75
	webpMethod  = 2
	jpegQuality = 80
	jpegThumb   = 78
)

// Lossy WebP uses BT.601 in limited range, luma 16 to 235 and chroma 16 to 240. JPEG and
// the planes of this package use the full range, 0 to 255. Conversions in both directions
// are rounded so that a round trip changes nothing.
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

// round returns a/b, rounded half away from zero.
func round(a, b int32) int32 {
	if a < 0 {
		return -round(-a, b)
	}
	return (a + b/2) / b
}

// webp encodes f, including its profile, as WebP.
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

// expand converts limited-range planes, as decoded from WebP, to full range.
func (f *frame) expand() {
	f.y.apply(&lumaFull)
	f.cb.apply(&chromaFull)
	f.cr.apply(&chromaFull)
}

// limited returns the planes in limited range, which the WebP encoder accepts without
// converting.
func (f *frame) limited() *image.NYCbCrA {
	luma := f.y.mapped(&lumaLimited)
	if f.gray() {
		neutral := bytes.Repeat([]byte{128}, ceilDiv(f.w, 2)*ceilDiv(f.h, 2))
		return opaquePlanes(luma, neutral, neutral)
	}
	return opaquePlanes(luma, f.cb.mapped(&chromaLimited).pix, f.cr.mapped(&chromaLimited).pix)
}

// opaquePlanes returns a 4:2:0 picture without padding between the rows.
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

// jpeg encodes the planes of f as baseline JPEG with optimized Huffman tables.
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
