// Package mediatest makes files for the tests of media and of the packages below it:
// boxes, small pictures and videos, and real ones by ffmpeg and libvips.
package mediatest

import (
	"bytes"
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

// Track returns a trak box, number 1, of w×h pixels, with a Canary in boxes that no
// player needs.
func Track(handler, matrix string, w, h uint32, tables ...string) string {
	tkhd := Box("tkhd", Uint32s(0, 0, 0, 1, 0, 0, 0, 0, 0, 0), matrix, Uint32s(w<<16, h<<16))
	stbl := Box("stbl", tables...)
	mdia := Box("mdia", string(Box("mdhd", Uint32s(0, 0, 0, 1000, 0, 0))), string(Box("hdlr", Uint32s(0, 0), handler, Uint32s(0, 0, 0))),
		string(Box("minf", string(Box("hdlr", Uint32s(0, 0), "alis", Uint32s(0, 0, 0))), string(stbl))))
	return string(Box("trak", string(tkhd), string(Box("udta", Canary)), string(Box("meta", Canary)), string(mdia), string(Box("uuid", Canary))))
}

// Movie returns an MP4 or MOV of 640×360 pixels and 2.5 seconds, with a Canary wherever
// a file can hold one. The third track has two samples in a chunk of their own, which
// are a Canary too.
func Movie(brand, matrix string) []byte {
	mvhd := Box("mvhd", Uint32s(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))
	ftyp := Box("ftyp", brand, Uint32s(0), "isom")
	mdat := Box("mdat", "pictures and sound", Canary)
	at := uint32(len(ftyp) + 8 + len("pictures and sound"))
	places := Track("meta", Upright, 0, 0, string(Box("stsc", Uint32s(0, 1, 1, 2, 1))), string(Box("stsz", Uint32s(0, 0, 2, 10, uint32(len(Canary)-10)))), string(Box("stco", Uint32s(0, 1, at))))
	pictures := string(Box("stsc", Uint32s(0, 1, 1, 1, 1))) + string(Box("stsz", Uint32s(0, 18, 1))) + string(Box("stco", Uint32s(0, 1, uint32(len(ftyp)+8))))
	moov := Box("moov", string(mvhd), Track("vide", matrix, 640, 360, pictures), Track("soun", Upright, 0, 0), places,
		string(Box("udta", string(Box("\xa9xyz", Canary)))), string(Box("meta", Canary)), string(Box("meco", Canary)))
	moof := Box("moof", string(Box("mfhd", Uint32s(0, 1))), string(Box("traf", string(Box("tfhd", Uint32s(0, 1))), string(Box("udta", Canary)))), string(Box("meta", Canary)))
	return bytes.Join([][]byte{ftyp, mdat, moov, moof, Box("uuid", Canary), Box("free", Canary), Box("udta", Canary), Box("XMP_", Canary)}, nil)
}

// Described returns an MP4 with one picture, whose sample description is of the kind
// video, such as avc1, and a track of sound unless that kind is empty.
func Described(video, sound string) []byte {
	ftyp := Box("ftyp", "mp42", Uint32s(0), "isom")
	stsd := func(kind string, size int) string {
		return string(Box("stsd", Uint32s(0, 1), string(Box(kind, strings.Repeat("\x00", size)))))
	}
	pictures := stsd(video, 78) + string(Box("stsc", Uint32s(0, 1, 1, 1, 1))) + string(Box("stsz", Uint32s(0, 7, 1))) + string(Box("stco", Uint32s(0, 1, uint32(len(ftyp)+8))))
	tracks := Track("vide", Upright, 640, 360, pictures)
	if sound != "" {
		tracks += Track("soun", Upright, 0, 0, stsd(sound, 28))
	}
	moov := Box("moov", string(Box("mvhd", Uint32s(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), tracks)
	return bytes.Join([][]byte{ftyp, Box("mdat", "picture"), moov}, nil)
}
