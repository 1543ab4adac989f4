package media

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
)

// Kinds of boxes of an MP4 or MOV file that are kept, by the box around them;
// "" is the file. The others, such as udta, meta and uuid, may hold a place or a
// camera, and are blanked wherever they stand. Those without an entry of their
// own are not looked into.
var isoKept = map[string][]string{
	"":     {"ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx", "ssix", "prft"},
	"moov": {"mvhd", "trak", "mvex", "iods"},
	"trak": {"tkhd", "tapt", "edts", "tref", "mdia", "clip", "matt", "load"},
	"mdia": {"mdhd", "hdlr", "minf", "elng"},
	"minf": {"vmhd", "smhd", "nmhd", "gmhd", "hdlr", "dinf", "stbl"},
	"stbl": {"stsd", "stts", "ctts", "cslg", "stss", "stsc", "stsz", "stz2", "stco", "co64", "sdtp", "sbgp", "sgpd", "stps", "subs", "saiz", "saio", "padb", "stsh", "stdp"},
	"mvex": {"mehd", "trex", "leva"},
	"moof": {"mfhd", "traf"},
	"traf": {"tfhd", "tfdt", "trun", "sdtp", "sbgp", "sgpd", "subs", "saiz", "saio", "senc"},
}

// isoClip reads an MP4 or MOV file and blanks what is not kept.
type isoClip struct {
	*boxReader
	file   clipFile
	clip   clip
	scale  int64 // units of the duration in a second
	length int64 // in units
	track  isoTrack
	movies int

	data    []box   // boxes of media data
	samples []chunk // that are to be blanked
	kept    []chunk // samples of the tracks that stay

	stays     map[uint32]bool  // tracks, by number
	defaults  map[uint32]int64 // bytes of a sample in fragments of a track
	moof      int64            // where the movie fragment begins that is being read
	fragments []fragment

	tables    int64 // bytes read of sample tables
	chunks    int   // noted, in samples and kept
	elsewhere bool  // samples are also found by other tables than those read here
}

// isoTrack is the track that is being read.
type isoTrack struct {
	number  uint32
	handler string
	w, h    int   // pixels, upright
	tables  []box // of samples
}

// readISO finds what is known of an MP4 or MOV file of size bytes, and changes
// boxes that may hold a place into free ones of zeros. Nothing moves.
func readISO(file clipFile, size int64) (*clip, error) {
	w := newWindow(file)
	c := &isoClip{boxReader: &boxReader{ReaderAt: w}, file: w, stays: map[uint32]bool{}, defaults: map[uint32]int64{}}
	if err := c.walk("", 0, size); err != nil {
		return nil, err
	}
	if err := c.dropFragments(); err != nil {
		return nil, err
	}
	if err := c.blankSamples(); err != nil {
		return nil, err
	}
	if err := c.blankUnnamed(); err != nil {
		return nil, err
	}
	if err := w.flush(); err != nil {
		return nil, err
	}
	if c.movies != 1 || c.clip.Width < 1 || c.clip.Height < 1 {
		return nil, errBoxes
	}
	if c.scale > 0 {
		c.clip.Duration = milliseconds(float64(c.length) / float64(c.scale))
	}
	return &c.clip, nil
}

// durationMax is the longest duration that is believed, in seconds.
const durationMax = 7 * 24 * 3600

// milliseconds of a duration in seconds, or 0 if it is not to be believed.
func milliseconds(seconds float64) int64 {
	if !(seconds > 0 && seconds <= durationMax) {
		return 0
	}
	return int64(math.Round(seconds * 1000))
}

// walk visits the boxes inside one of the given kind.
func (c *isoClip) walk(parent string, from, end int64) error {
	return c.each(from, end, func(b box) error {
		if !slices.Contains(isoKept[parent], b.kind) {
			return c.blank(b)
		}
		if err := c.read(parent, b); err != nil {
			return err
		}
		if isoKept[b.kind] == nil {
			return nil
		}
		switch b.kind {
		case "trak":
			return c.walkTrack(b)
		case "traf":
			return c.walkFragment(b)
		}
		return c.walk(b.kind, b.body(), b.end)
	})
}

// walkTrack reads a track. Only pictures and sound stay: others may be the
// places along the way, or subtitles that tell them.
func (c *isoClip) walkTrack(b box) error {
	c.track = isoTrack{}
	if err := c.walk("trak", b.body(), b.end); err != nil {
		return err
	}
	samples, even, err := c.samplesOf(c.track.tables)
	switch c.track.handler {
	case "vide", "soun":
		c.stays[c.track.number] = true
		if c.track.handler == "vide" && c.clip.Width == 0 {
			c.clip.Width, c.clip.Height = c.track.w, c.track.h
		}
		err = errors.Join(err, c.note(true, samples...))
		// Tables longer than is read here; or sound as QuickTime counts it, whose
		// samples have other bytes than the table says.
		c.elsewhere = c.elsewhere || err != nil || even && c.track.handler == "soun"
		return nil
	}
	if err != nil {
		return err
	}
	if err := c.note(false, samples...); err != nil {
		return err
	}
	return c.blank(b)
}

// headerMost bounds the boxes that are read whole, but for sample tables.
const headerMost = 1 << 10

// read takes what is wanted from a box.
func (c *isoClip) read(parent string, b box) error {
	switch b.kind {
	case "moov":
		c.movies++
	case "moof":
		c.moof, c.elsewhere = b.at, true
	case "saio":
		c.elsewhere = true
	case "mdat":
		c.data = append(c.data, b)
	case "mvhd", "mehd", "trex", "tkhd", "hdlr", "tfhd":
		if parent == "minf" {
			return nil // the handler of where data is, not of what it is
		}
		p, err := c.payload(b, headerMost)
		if err != nil {
			return err
		}
		return c.header(b.kind, p)
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
func (c *isoClip) header(kind string, p []byte) error {
	wide := len(p) > 0 && p[0] == 1 // times have 64 bits instead of 32
	at := func(narrow, long int) int {
		if wide {
			return long
		}
		return narrow
	}
	need := map[string]int{"mvhd": at(20, 32), "mehd": at(8, 12), "tkhd": at(84, 96), "hdlr": 12, "trex": 24}[kind]
	if len(p) < need {
		return errTruncated
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
		c.track.w, c.track.h = isoSize(p[at(40, 52):])
	case "hdlr":
		c.track.handler = string(p[8:12])
	case "trex":
		c.defaults[binary.BigEndian.Uint32(p[4:])] = int64(binary.BigEndian.Uint32(p[16:]))
	case "tfhd":
		return c.fragmentHeader(p)
	}
	return nil
}

// isoSize returns the size of a track as it is seen, from the matrix and the
// size of its header.
func isoSize(p []byte) (w, h int) {
	fixed := func(i int) float64 { return float64(int32(binary.BigEndian.Uint32(p[i:]))) / (1 << 16) } // 16.16
	w, h = int(binary.BigEndian.Uint16(p[36:])), int(binary.BigEndian.Uint16(p[40:]))
	if math.Abs(fixed(4)) > math.Abs(fixed(0)) { // turned by a quarter
		w, h = h, w
	}
	return w, h
}
