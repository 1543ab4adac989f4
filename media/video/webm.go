package video

import (
	"bytes"
	"math"

	"finds/media/bmff"
)

// Identifiers of WebM elements (RFC 8794, RFC 9559), with their markers.
const (
	idEBML        = 0x1A45DFA3
	idDocType     = 0x4282
	idSegment     = 0x18538067
	idSeekHead    = 0x114D9B74
	idInfo        = 0x1549A966
	idScale       = 0x2AD7B1
	idDuration    = 0x4489
	idMuxingApp   = 0x4D80
	idWritingApp  = 0x5741
	idTracks      = 0x1654AE6B
	idTrack       = 0xAE
	idTrackNumber = 0xD7
	idTrackType   = 0x83
	idVideo       = 0xE0
	idPixelWidth  = 0xB0
	idPixelHeight = 0xBA
	idProjection  = 0x7670
	idProjected   = 0x7671 // ProjectionType
	idRoll        = 0x7675 // ProjectionPoseRoll
	idCluster     = 0x1F43B675
	idSimpleBlock = 0xA3
	idBlockGroup  = 0xA0
	idBlock       = 0xA1
	idCues        = 0x1C53BB6B
	idVoid        = 0xEC

	idTimestamp    = 0xE7
	idPosition     = 0xA7
	idPrevSize     = 0xAB
	idSeek         = 0x4DBB
	idCodecID      = 0x86
	idCodecPrivate = 0x63A2
	idAudio        = 0xE1
	idColour       = 0x55B0
	idMastering    = 0x55D0
	idTransfer     = 0x55BA // TransferCharacteristics
	idAdditions    = 0x75A1
	idMore         = 0xA6
	idAddID        = 0xEE
	idCuePoint     = 0xBB
	idCuePositions = 0xB7

	idEncodings  = 0x6D80 // ContentEncodings
	idEncoding   = 0x6240
	idEncryption = 0x5035
)

// webmStripper reads a WebM file and overwrites all data that it does not keep.
type webmStripper struct {
	ebmlReader
	info          Info
	scale         uint64 // nanoseconds per unit of the duration
	duration      float64
	kind          uint64  // type of the current track
	trackNo       uint64  // number of the current track
	w, h          uint64  // stored size of its pictures
	roll          float64 // counterclockwise rotation of its pictures, in degrees
	spherical     bool    // the projection of its pictures is not rectangular
	codec         string  // of the current track
	private       element // CodecPrivate of the current track
	webm          bool
	clusters      int             // number of clusters read so far
	keptTracks    map[uint64]bool // numbers of the tracks of pictures and sound
	pictureTracks map[uint64]bool // numbers of the kept tracks of pictures
	hasPicture    bool            // a block of a track of pictures was found
}

// stripWebM returns the description of a WebM file of size bytes, and overwrites elements
// that may contain a location with Void elements of zeros. It moves no data.
func stripWebM(file File, size int64) (*Info, error) {
	w := newWindow(file)
	c := &webmStripper{ebmlReader: ebmlReader{file: w}, scale: 1_000_000, keptTracks: map[uint64]bool{}, pictureTracks: map[uint64]bool{}}
	if err := c.walk(0, size, c.top); err != nil {
		return nil, err
	}
	if err := w.flush(); err != nil {
		return nil, err
	}
	if !c.webm || c.info.Width < 1 || c.info.Height < 1 {
		return nil, bmff.ErrMalformed
	}
	if !c.hasPicture {
		return nil, errFrames
	}
	c.info.Duration = milliseconds(c.duration * float64(c.scale) / 1e9)
	return &c.info, nil
}

// top reads an element at the top level of the file.
func (c *webmStripper) top(e element) error {
	switch e.id {
	case idEBML:
		return c.keep(e, func(e element) error {
			if e.id == idDocType {
				text, err := c.bytes(e)
				c.webm = string(text) == "webm"
				return err
			}
			return nil
		})
	case idSegment:
		return c.keep(e, c.segment)
	}
	return c.void(e)
}

// segment reads an element of the segment.
func (c *webmStripper) segment(e element) error {
	switch e.id {
	case idInfo:
		return c.keep(e, c.segmentInfo)
	case idTracks:
		return c.keep(e, c.track)
	case idCluster:
		c.clusters++
		return c.keep(e, c.block)
	}
	return c.block(e)
}

// block overwrites an element of a cluster that belongs to a track that is not kept with
// a Void element.
func (c *webmStripper) block(e element) error {
	inside := e
	switch e.id {
	case idBlockGroup:
		inside.size = 0
		if err := c.keep(e, func(part element) error {
			if part.id == idBlock {
				inside = part
			}
			if part.id == idAdditions {
				return c.keep(part, c.addition)
			}
			return nil
		}); err != nil {
			return err
		}
	case idSimpleBlock:
	default:
		return c.keepParts(e)
	}
	if inside.size < 1 {
		return c.void(e)
	}
	head := c.head[:min(inside.size, 8)]
	if err := bmff.ReadFull(c.file, head, inside.body); err != nil {
		return err
	}
	if track, n := vint(head); n > 0 && c.keptTracks[uint64(track)] { // unknownSize is not a kept track
		c.hasPicture = c.hasPicture || c.pictureTracks[uint64(track)]
		return nil
	}
	return c.void(e)
}

// addition keeps an addition to a block only if it is the opacity of VP8 or VP9, which
// has the number 1 or no number (RFC 9559, 5.1.3.5.2).
func (c *webmStripper) addition(more element) error {
	number := uint64(1)
	err := c.keep(more, func(part element) (err error) {
		if part.id == idAddID {
			number, err = c.number(part)
		}
		return err
	})
	if err == nil && number != 1 {
		return c.void(more)
	}
	return err
}

func (c *webmStripper) segmentInfo(e element) (err error) {
	switch e.id {
	case idScale:
		c.scale, err = c.number(e)
	case idDuration:
		c.duration, err = c.float(e)
	case idMuxingApp, idWritingApp: // mandatory elements
		return zeroRange(c.file, e.body, e.body+e.size)
	}
	return err
}

// track reads a track and stores the size of the first track of pictures. Of the other
// tracks, only sound is kept: subtitles may contain the locations along the way.
func (c *webmStripper) track(e element) error {
	if c.clusters > 0 { // blocks of this track may already be overwritten
		return bmff.ErrMalformed
	}
	const video, sound = 1, 2
	c.kind, c.trackNo, c.w, c.h, c.roll, c.spherical, c.codec, c.private = 0, 0, 0, 0, 0, false, "", element{}
	if err := c.encryption(e); err != nil {
		return err
	}
	if err := c.keep(e, c.trackPart); err != nil {
		return err
	}
	if c.kind != video && c.kind != sound {
		return c.void(e)
	}
	c.keptTracks[c.trackNo] = true
	c.pictureTracks[c.trackNo] = c.kind == video
	if err := c.codecPrivate(); err != nil {
		return err
	}
	if c.kind == video && c.info.Width == 0 {
		if err := c.nameCodec(); err != nil {
			return err
		}
	}
	if c.kind == video && c.info.Width == 0 && c.w <= math.MaxUint16 && c.h <= math.MaxUint16 {
		c.info.Width, c.info.Height = int(c.w), int(c.h)
		if quarters := math.Round(c.roll / 90); !c.spherical && math.Mod(quarters, 2) != 0 && math.Abs(c.roll) <= 180 {
			c.info.Width, c.info.Height = c.info.Height, c.info.Width
		}
	}
	return nil
}

func (c *webmStripper) trackPart(e element) (err error) {
	switch e.id {
	case idTrackNumber:
		c.trackNo, err = c.number(e)
	case idTrackType:
		c.kind, err = c.number(e)
	case idCodecID:
		var text []byte
		text, err = c.bytes(e)
		c.codec = string(bytes.TrimRight(text, "\x00"))
	case idCodecPrivate:
		c.private = e
	case idVideo:
		return c.keep(e, c.videoPart)
	default:
		return c.keepParts(e)
	}
	return err
}

// encryption returns an error for a track whose encodings include encryption. Encodings
// are not kept, so no other function reads them.
func (c *webmStripper) encryption(e element) error {
	return c.walk(e.body, e.body+max(e.size, 0), func(part element) error {
		switch part.id {
		case idEncodings, idEncoding:
			return c.encryption(part)
		case idEncryption:
			return errEncrypted
		}
		return nil
	})
}

func (c *webmStripper) videoPart(e element) (err error) {
	switch e.id {
	case idPixelWidth:
		c.w, err = c.number(e)
	case idPixelHeight:
		c.h, err = c.number(e)
	case idColour:
		return c.keep(e, c.colourPart)
	case idProjection:
		return c.keep(e, c.projectionPart)
	default:
		return c.keepParts(e)
	}
	return err
}

func (c *webmStripper) colourPart(e element) error {
	if e.id != idTransfer {
		return c.keepParts(e)
	}
	v, err := c.number(e)
	c.info.Transfer = int(min(v, 255))
	return err
}

func (c *webmStripper) projectionPart(e element) (err error) {
	switch e.id {
	case idProjected:
		var kind uint64
		kind, err = c.number(e)
		c.spherical = kind != 0
	case idRoll:
		c.roll, err = c.float(e)
	}
	return err
}
