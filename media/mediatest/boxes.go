// Package mediatest makes files for the tests of media and of the packages below it:
// boxes, small pictures and videos, and real ones by ffmpeg and libvips.
package mediatest

import (
	"encoding/binary"
	"strings"
)

// Canary is text planted where a file can hold some. It has the form of a place.
const Canary = "CANARY-52.5200N-13.4050E"

// Box returns a box of an ISO base media file, its body in parts.
func Box(kind string, parts ...string) []byte {
	body := kind + strings.Join(parts, "")
	return append(binary.BigEndian.AppendUint32(nil, uint32(4+len(body))), body...)
}

// Uint32s returns big-endian numbers of 32 bits.
func Uint32s(v ...uint32) string {
	var b []byte
	for _, n := range v {
		b = binary.BigEndian.AppendUint32(b, n)
	}
	return string(b)
}

// Matrices of track headers, in numbers of 16.16 bits.
var (
	Upright     = Uint32s(1<<16, 0, 0, 0, 1<<16, 0, 0, 0, 1<<30)
	QuarterTurn = Uint32s(0, 1<<16, 0, 1<<32-1<<16, 0, 0, 0, 0, 1<<30)
)

// box is Box as a part of another box.
func box(kind string, parts ...string) string { return string(Box(kind, parts...)) }

// Track returns a trak box, number 1, of w×h pixels, with a Canary in boxes that no
// player needs.
func Track(handler, matrix string, w, h uint32, tables ...string) string {
	tkhd := box("tkhd", Uint32s(0, 0, 0, 1, 0, 0, 0, 0, 0, 0), matrix, Uint32s(w<<16, h<<16))
	minf := box("minf", box("hdlr", Uint32s(0, 0), "alis", Uint32s(0, 0, 0)), box("stbl", tables...))
	mdia := box("mdia", box("mdhd", Uint32s(0, 0, 0, 1000, 0, 0)), box("hdlr", Uint32s(0, 0), handler, Uint32s(0, 0, 0)), minf)
	return box("trak", tkhd, box("udta", Canary), box("meta", Canary), mdia, box("uuid", Canary))
}

// movieHeader is of 2.5 seconds.
func movieHeader() string {
	return box("mvhd", Uint32s(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))
}

// oneSample are the sample tables of a track with one sample of size bytes at an offset.
func oneSample(offset, size int) string {
	return box("stsc", Uint32s(0, 1, 1, 1, 1)) + box("stsz", Uint32s(0, uint32(size), 1)) + box("stco", Uint32s(0, 1, uint32(offset)))
}

// Movie returns an MP4 or MOV of 640×360 pixels and 2.5 seconds, with a Canary wherever
// a file can hold one. The third track has two samples in a chunk of their own, which
// are a Canary too.
func Movie(brand, matrix string) []byte {
	const frames = "pictures and sound"
	ftyp, mdat := box("ftyp", brand, Uint32s(0), "isom"), box("mdat", frames, Canary)
	data := len(ftyp) + 8 // the offset of frames
	pictures := Track("vide", matrix, 640, 360, oneSample(data, len(frames)))
	places := Track("meta", Upright, 0, 0, box("stsc", Uint32s(0, 1, 1, 2, 1)),
		box("stsz", Uint32s(0, 0, 2, 10, uint32(len(Canary)-10))), box("stco", Uint32s(0, 1, uint32(data+len(frames)))))
	moov := box("moov", movieHeader(), pictures, Track("soun", Upright, 0, 0), places,
		box("udta", box("\xa9xyz", Canary)), box("meta", Canary), box("meco", Canary))
	traf := box("traf", box("tfhd", Uint32s(0, 1)), box("udta", Canary))
	moof := box("moof", box("mfhd", Uint32s(0, 1)), traf, box("meta", Canary))
	return []byte(ftyp + mdat + moov + moof + box("uuid", Canary) + box("free", Canary) + box("udta", Canary) + box("XMP_", Canary))
}

// Described returns an MP4 with one picture, whose sample description is of the kind
// video, such as avc1, and a track of sound unless that kind is empty.
func Described(video, sound string) []byte {
	ftyp := box("ftyp", "mp42", Uint32s(0), "isom")
	description := func(kind string, size int) string {
		return box("stsd", Uint32s(0, 1), box(kind, strings.Repeat("\x00", size)))
	}
	const frame = "picture"
	tracks := Track("vide", Upright, 640, 360, description(video, 78), oneSample(len(ftyp)+8, len(frame)))
	if sound != "" {
		tracks += Track("soun", Upright, 0, 0, description(sound, 28))
	}
	return []byte(ftyp + box("mdat", frame) + box("moov", movieHeader(), tracks))
}
