package video

import (
	"encoding/binary"
	"math"

	"finds/media/bmff"
)

// webmKept lists the elements of a WebM file that players need (RFC 9559), by the
// enclosing element; the children of the file are idEBML and idSegment. All other
// elements, such as tags, attachments, titles and Void, may contain a location and become
// Void elements. The number is the maximum size in bytes of an element without a list of
// its own.
var webmKept = map[uint32]map[uint32]int64{
	idEBML: {0x4286: 8, 0x42F7: 8, 0x42F2: 8, 0x42F3: 8, idDocType: 16, 0x4287: 8, 0x4285: 8},
	idSegment: {
		idSeekHead: 0, idInfo: 0, idTracks: 0, idCluster: 0, idCues: 0,
		idTimestamp: 8, idSimpleBlock: 0, idBlockGroup: 0, idPosition: 8, idPrevSize: 8, // children of clusters of unknown size
	},
	idSeekHead: {idSeek: 0},
	idSeek:     {0x53AB: 4, 0x53AC: 8},
	idInfo:     {idScale: 8, idDuration: 8, idMuxingApp: math.MaxInt64, idWritingApp: math.MaxInt64},
	idTracks:   {idTrack: 0},
	idTrack: {
		idTrackNumber: 8, 0x73C5: 8, idTrackType: 8, 0xB9: 8, 0x88: 8, 0x55AA: 8, 0x9C: 8, 0x6DE7: 8, 0x6DF8: 8, 0x23E383: 8, 0x55EE: 8,
		idCodecID: 32, idCodecPrivate: 64 << 10, 0x56AA: 8, 0x56BB: 8, idVideo: 0, idAudio: 0,
	},
	idVideo: {
		0x9A: 8, 0x9D: 8, 0x53B8: 8, 0x53C0: 8, idPixelWidth: 8, idPixelHeight: 8, 0x54AA: 8, 0x54BB: 8, 0x54CC: 8, 0x54DD: 8,
		0x54B0: 8, 0x54BA: 8, 0x54B2: 8, 0x54B3: 8, idColour: 0, idProjection: 0,
	},
	idColour: {
		0x55B1: 8, 0x55B2: 8, 0x55B3: 8, 0x55B4: 8, 0x55B5: 8, 0x55B6: 8, 0x55B7: 8, 0x55B8: 8, 0x55B9: 8, idTransfer: 8,
		0x55BB: 8, 0x55BC: 8, 0x55BD: 8, idMastering: 0,
	},
	idMastering:    {0x55D1: 8, 0x55D2: 8, 0x55D3: 8, 0x55D4: 8, 0x55D5: 8, 0x55D6: 8, 0x55D7: 8, 0x55D8: 8, 0x55D9: 8, 0x55DA: 8},
	idProjection:   {idProjected: 8, 0x7672: 64, 0x7673: 8, 0x7674: 8, idRoll: 8},
	idAudio:        {0xB5: 8, 0x78B5: 8, 0x9F: 8, 0x6264: 8},
	idCluster:      {idTimestamp: 8, idSimpleBlock: 0, idBlockGroup: 0, idPosition: 8, idPrevSize: 8},
	idBlockGroup:   {idBlock: math.MaxInt64, 0x9B: 8, 0xFB: 8, idAdditions: 0, 0x75A2: 8},
	idAdditions:    {idMore: 0},
	idMore:         {idAddID: 8, 0xA5: math.MaxInt64},
	idCues:         {idCuePoint: 0},
	idCuePoint:     {0xB3: 8, idCuePositions: 0},
	idCuePositions: {0xF7: 8, 0xF1: 8, 0xF0: 8, 0xB2: 8, 0x5378: 8},
}

// keep passes the elements inside e that players need to visit, or cleans them if visit
// is nil, and overwrites the others with Void elements.
func (c *webmStripper) keep(e element, visit func(element) error) error {
	kept := webmKept[e.id]
	return c.walk(e.body, e.body+max(e.size, 0), func(part element) error {
		most, ok := kept[part.id]
		switch {
		case !ok:
			return c.void(part)
		case webmKept[part.id] == nil && part.id != idSimpleBlock && part.size > most:
			return bmff.ErrMalformed
		}
		if visit != nil {
			return visit(part)
		}
		return c.keepParts(part)
	})
}

// keepParts cleans an element whose contents need not be read.
func (c *webmStripper) keepParts(e element) error {
	if webmKept[e.id] == nil {
		return nil
	}
	return c.keep(e, nil)
}

// codecPrivate clears the data in the CodecPrivate of the current track that decoders do
// not read.
func (c *webmStripper) codecPrivate() error {
	e := c.private
	if e.size < 1 {
		return nil
	}
	p := make([]byte, e.size)
	if err := bmff.ReadFull(c.file, p, e.body); err != nil {
		return err
	}
	switch c.codec {
	case "V_VP8", "A_AAC":
		clear(p)
	case "V_VP9":
		clear(p[min(32, len(p)):])
	case "V_AV1":
		if _, err := cleanAV1Config(p); err != nil {
			clear(p)
		}
	case "A_OPUS":
		cleanOpusHead(p)
	case "A_VORBIS":
		cleanVorbisHeaders(p)
	}
	return writeAt(c.file, p, e.body)
}

// cleanOpusHead clears the data after the identification header (RFC 7845, 5.1).
func cleanOpusHead(p []byte) {
	const fixed = 19
	size := fixed
	if len(p) > fixed && p[18] != 0 { // channel mapping table
		size += 2 + int(p[9])
	}
	clear(p[min(size, len(p)):])
}

// cleanVorbisHeaders empties the comment header, the second of three headers (Vorbis I,
// 5), which follow their sizes in Xiph lacing. Data in any other form is cleared, since
// no player accepts it.
func cleanVorbisHeaders(p []byte) {
	in := bmff.Fields{Rest: p}
	if in.Uint(1) != 2 {
		clear(p)
		return
	}
	var sizes [2]int
	for i := range sizes {
		for more := true; more && !in.Short; {
			b := in.Uint(1)
			sizes[i], more = sizes[i]+int(b), b == 255
		}
	}
	in.Take(sizes[0])
	comments := in.Take(sizes[1])
	const least = 7 + 4 + 4 + 1 // type and name, length of the vendor, count, framing bit
	if in.Short || len(comments) < least {
		clear(p)
		return
	}
	text := comments[7:]
	clear(text)
	binary.LittleEndian.PutUint32(text, uint32(len(comments)-least)) // the vendor is zeros
	text[len(text)-1] = 1
}
