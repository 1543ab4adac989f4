package video

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"

	"finds/media/bmff"
)

// mp4Stripper reads an MP4 or MOV file and overwrites all data that is not kept.
type mp4Stripper struct {
	*bmff.Reader
	file   File
	info   Info
	scale  int64 // units of the duration in a second
	length int64 // in units
	track  mp4Track
	movies int

	data           []bmff.Box    // boxes of media data
	droppedSamples []bmff.Extent // to be overwritten
	keptSamples    []bmff.Extent // samples of the tracks that stay
	coded          []codedExtent

	keptTracks    map[uint32]bool        // tracks, by number
	pictureTracks map[uint32]bool        // those of pictures
	hasPicture    bool                   // there is a picture
	codings       map[uint32]*unitCoding // of tracks whose samples are NAL units
	defaults      map[uint32]int64       // bytes of a sample in fragments of a track
	moof          int64                  // where the movie fragment begins that is being read
	fragments     []fragment

	tables  int64 // bytes read of sample tables
	extents int   // in droppedSamples and keptSamples
	unsure  bool  // where all kept samples are is not known
}

// mp4Track is the track that is being read.
type mp4Track struct {
	number  uint32
	handler string
	w, h    int        // pixels, upright
	tables  []bmff.Box // of samples
	entries bmff.Box   // stsd
	coding  *unitCoding
	frame   soundFrame
}

// stripMP4 describes an MP4 or MOV file of size bytes, and turns boxes that may hold a
// place into free boxes of zeros. Nothing moves.
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

// maxDuration is the longest duration that is believed, in seconds.
const maxDuration = 7 * 24 * 3600

// milliseconds of a duration in seconds, or 0 if it is not to be believed.
func milliseconds(seconds float64) int64 {
	if !(seconds > 0 && seconds <= maxDuration) {
		return 0
	}
	return int64(math.Round(seconds * 1000))
}

// walk visits the boxes inside one of the given kind.
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

// walkTrack reads a track. Only pictures and sound stay: others may be the
// places along the way, or subtitles that tell them.
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

// keepTrack cleans a track of pictures or sound and notes where its samples are.
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

// maxHeader bounds the boxes that are read whole, except sample tables.
const maxHeader = 1 << 10

// read takes what is wanted from a box.
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
			return nil // the handler of where data is, not of what it is
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

// header reads a header box (14496-12, 8.2.2, 8.3.2, 8.4.3, 8.8.2, 8.8.3).
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
			return int64(binary.BigEndian.Uint64(p[i:])) // milliseconds refuses what is negative
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

// trackSize returns the size of a track as it is shown, from the matrix and the
// size of its header.
func trackSize(p []byte) (w, h int) {
	fixed := func(i int) float64 { return float64(int32(binary.BigEndian.Uint32(p[i:]))) / (1 << 16) } // 16.16
	w, h = int(binary.BigEndian.Uint16(p[36:])), int(binary.BigEndian.Uint16(p[40:]))
	if math.Abs(fixed(4)) > math.Abs(fixed(0)) { // turned by a quarter
		w, h = h, w
	}
	return w, h
}
