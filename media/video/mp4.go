package video

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"

	"finds/media/bmff"
)

// mp4Stripper reads an MP4 or MOV file and overwrites all data that it does not keep.
type mp4Stripper struct {
	*bmff.Reader
	file   File
	info   Info
	scale  int64 // duration units per second
	length int64 // duration, in units of scale
	track  mp4Track
	movies int

	data           []bmff.Box    // mdat boxes
	droppedSamples []bmff.Extent // to be overwritten
	keptSamples    []bmff.Extent // samples of the tracks that stay
	coded          []codedExtent

	keptTracks    map[uint32]bool        // kept tracks, by number
	pictureTracks map[uint32]bool        // kept tracks of pictures, by number
	hasPicture    bool                   // a track of pictures has samples
	codings       map[uint32]*unitCoding // codings of the tracks whose samples are NAL units
	defaults      map[uint32]int64       // default sample size in the fragments of a track, in bytes
	moof          int64                  // offset of the current movie fragment
	fragments     []fragment

	tables  int64 // bytes of sample tables read so far
	extents int   // number of extents in droppedSamples and keptSamples
	unsure  bool  // the positions of some kept samples are not known
}

// mp4Track is the current track.
type mp4Track struct {
	number  uint32
	handler string
	w, h    int        // pixels, upright
	tables  []bmff.Box // sample tables
	entries bmff.Box   // stsd
	coding  *unitCoding
	frame   soundFrame
	config  bmff.Box // configures the decoder of pictures
	configs []byte   // beginning of its body
}

// stripMP4 returns the description of an MP4 or MOV file of size bytes, and overwrites
// boxes that may contain a location with free boxes of zeros. It moves no data.
func stripMP4(file File, size int64) (*Info, error) {
	w := newWindow(file)
	c := &mp4Stripper{
		Reader: bmff.NewReader(w), file: w, keptTracks: map[uint32]bool{}, pictureTracks: map[uint32]bool{},
		codings: map[uint32]*unitCoding{}, defaults: map[uint32]int64{},
	}
	if err := c.walk("", 0, size); err != nil {
		return nil, err
	}
	for _, step := range []func() error{c.dropFragments, c.zeroSamples, c.zeroUnnamed, c.cleanUnits, c.zeroGPSBlocks} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	if err := w.flush(); err != nil {
		return nil, err
	}
	if c.movies != 1 || c.info.Width < 1 || c.info.Height < 1 {
		return nil, bmff.ErrMalformed
	}
	if !c.hasPicture {
		return nil, errFrames
	}
	if c.scale > 0 {
		c.info.Duration = milliseconds(float64(c.length) / float64(c.scale))
	}
	return &c.info, nil
}

// maxDuration is the longest plausible duration, in seconds.
const maxDuration = 7 * 24 * 3600

// milliseconds converts a duration in seconds to milliseconds. It returns 0 if the
// duration is not plausible.
func milliseconds(seconds float64) int64 {
	if !(seconds > 0 && seconds <= maxDuration) {
		return 0
	}
	return int64(math.Round(seconds * 1000))
}

// walk reads the boxes between two offsets, which are inside a box of kind parent.
func (c *mp4Stripper) walk(parent string, from, end int64) error {
	return c.Each(from, end, func(b bmff.Box) error {
		if !slices.Contains(mp4Kept[parent], b.Kind) {
			return c.zeroFill(b)
		}
		if err := c.read(parent, b); err != nil {
			return err
		}
		if err := c.trim(b); err != nil {
			return err
		}
		if mp4Kept[b.Kind] == nil {
			return nil
		}
		switch b.Kind {
		case "trak":
			return c.walkTrack(b)
		case "traf":
			return c.walkFragment(b)
		}
		return c.walk(b.Kind, b.Body(), b.End)
	})
}

// walkTrack reads a track. Only tracks of pictures and sound are kept: others may contain
// the locations along the way, as data or as subtitles.
func (c *mp4Stripper) walkTrack(b bmff.Box) error {
	c.track = mp4Track{}
	if err := c.walk("trak", b.Body(), b.End); err != nil {
		return err
	}
	if kind := c.track.handler; kind != "vide" && kind != "soun" {
		samples, _, err := c.samplesOf(c.track.tables)
		if err != nil {
			return err
		}
		if err := c.addExtents(false, samples...); err != nil {
			return err
		}
		return c.zeroFill(b)
	}
	return c.keepTrack()
}

// keepTrack cleans a track of pictures or sound and records where its samples are.
func (c *mp4Stripper) keepTrack() error {
	t := &c.track
	c.keptTracks[t.number] = true
	if t.handler == "vide" && c.info.Width == 0 {
		c.info.Width, c.info.Height = t.w, t.h
	}
	if t.entries.End > 0 {
		if err := c.sampleEntries(t.entries); err != nil {
			return err
		}
	}
	c.codings[t.number] = t.coding
	samples, even, err := c.samplesOf(t.tables)
	if errors.Is(err, bmff.ErrRead) {
		return err
	}
	if t.handler == "vide" {
		c.pictureTracks[t.number] = true
		c.hasPicture = c.hasPicture || len(samples) > 0 || err != nil
	}
	if even && t.handler == "soun" && !t.frame.known {
		c.unsure = true
	}
	c.unsure = c.unsure || errors.Join(err, c.addExtents(true, samples...)) != nil
	for _, s := range samples {
		if t.coding != nil {
			c.coded = append(c.coded, codedExtent{s, t.coding})
		}
	}
	return nil
}

// maxHeader is the maximum size of a box that is read into memory, except sample tables.
const maxHeader = 1 << 10

// read extracts the needed data from a box.
func (c *mp4Stripper) read(parent string, b bmff.Box) error {
	switch b.Kind {
	case "moov":
		c.movies++
	case "moof":
		c.moof = b.Start
	case "mdat":
		c.data = append(c.data, b)
	case "ftyp", "styp":
		return c.fileType(b)
	case "dref":
		return c.references(b)
	case "stsd":
		c.track.entries = b
	case "mvhd", "mehd", "trex", "tkhd", "hdlr", "tfhd":
		if parent == "minf" {
			return nil // a data handler, not a media handler
		}
		p, err := c.Payload(b, maxHeader)
		if err != nil {
			return err
		}
		return c.header(b.Kind, p)
	case "trun":
		p, err := c.table(b)
		if err != nil {
			return err
		}
		return c.fragmentRun(p)
	case "stsc", "stsz", "stz2", "stco", "co64":
		c.track.tables = append(c.track.tables, b)
	}
	return nil
}

// header parses a header box (14496-12, 8.2.2, 8.3.2, 8.4.3, 8.8.2, 8.8.3).
func (c *mp4Stripper) header(kind string, p []byte) error {
	wide := len(p) > 0 && p[0] == 1 // times have 64 bits instead of 32
	at := func(narrow, long int) int {
		if wide {
			return long
		}
		return narrow
	}
	need := map[string]int{"mvhd": at(20, 32), "mehd": at(8, 12), "tkhd": at(84, 96), "hdlr": 12, "trex": 24}[kind]
	if len(p) < need {
		return bmff.ErrTruncated
	}
	number := func(i int) int64 {
		if wide {
			return int64(binary.BigEndian.Uint64(p[i:])) // milliseconds treats negative durations as unknown
		}
		return int64(binary.BigEndian.Uint32(p[i:]))
	}
	switch kind {
	case "mvhd":
		c.scale = int64(binary.BigEndian.Uint32(p[at(12, 20):]))
		c.length = max(c.length, number(at(16, 24)))
	case "mehd":
		c.length = max(c.length, number(4))
	case "tkhd":
		c.track.number = binary.BigEndian.Uint32(p[at(12, 20):])
		c.track.w, c.track.h = trackSize(p[at(40, 52):])
	case "hdlr":
		c.track.handler = string(p[8:12])
	case "trex":
		c.defaults[binary.BigEndian.Uint32(p[4:])] = int64(binary.BigEndian.Uint32(p[16:]))
	case "tfhd":
		return c.fragmentHeader(p)
	}
	return nil
}

// trackSize returns the displayed size of a track, computed from the size and the matrix
// in its header.
func trackSize(p []byte) (w, h int) {
	fixed := func(i int) float64 { return float64(int32(binary.BigEndian.Uint32(p[i:]))) / (1 << 16) } // 16.16
	w, h = int(binary.BigEndian.Uint16(p[36:])), int(binary.BigEndian.Uint16(p[40:]))
	if math.Abs(fixed(4)) > math.Abs(fixed(0)) { // rotated by 90 or 270 degrees
		w, h = h, w
	}
	return w, h
}
