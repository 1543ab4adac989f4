package video

import (
	"errors"
	"strings"
	"testing"

	"finds/store/storetest"
)

// unframed is an MP4 whose track has tables for pictures, and none in them.
func unframed() []byte {
	tables := string(asBox("stsc", u32(0, 0))) + string(asBox("stsz", u32(0, 0, 0))) + string(asBox("stco", u32(0, 0)))
	moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), trackOf("vide", upright, 640, 360, tables))
	return append(asBox("ftyp", "mp42", u32(0), "isom"), moov...)
}

// webmTrack is a WebM with a track of pictures that has more elements, and blocks.
func webmTrack(more string, blocks ...string) []byte {
	track := ebml(idTrack, ebml(idTrackNumber, "\x01"), ebml(idTrackType, "\x01"), ebml(idVideo, ebml(idPixelWidth, "\x02\x80"), ebml(idPixelHeight, "\x01\x68")), more)
	return []byte(ebml(idEBML, ebml(idDocType, "webm")) + ebml(idSegment, ebml(idTracks, track), ebml(idCluster, blocks...)))
}

// TestUnplayable: videos that no browser can play are refused with the reason.
func TestUnplayable(t *testing.T) {
	t.Parallel()
	frame := ebml(idSimpleBlock, "\x81\x00\x00\x00frame")
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"H.264": {described("avc1", "mp4a"), nil}, "HEVC": {described("hvc1", ""), nil}, "WebM": {webmTrack("", frame), nil},
		"encrypted pictures": {described("encv", "mp4a"), errEncrypted}, "encrypted sound": {described("avc1", "enca"), errEncrypted},
		"of a shop": {described("drmi", "drms"), errEncrypted}, "VVC": {described("vvc1", ""), errVVC}, "VVC in band": {described("vvi1", ""), errVVC},
		"no picture": {unframed(), errFrames}, "WebM without a picture": {webmTrack(""), errFrames},
		"WebM with blocks of sound alone": {webmTrack("", strings.Replace(frame, "\x81\x00", "\x82\x00", 1)), errFrames},
		"encrypted WebM":                  {webmTrack(ebml(idEncodings, ebml(idEncoding, ebml(idEncryption, "x"))), frame), errEncrypted},
		"WebM of another encoding":        {webmTrack(ebml(idEncodings, ebml(idEncoding, ebml(0x5031, "\x00"))), frame), nil},
	} {
		if _, err := formatOnly(t, c.data).Strip(onDisk(t, c.data), int64(len(c.data))); !errors.Is(err, c.want) {
			t.Errorf("%s: %v instead of %v", name, err, c.want)
		}
	}
}

// TestEncryptedByFFmpeg: a file that ffmpeg has encrypted is refused, and the same
// file before that is not.
func TestEncryptedByFFmpeg(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	for name, args := range map[string]string{
		"plain":     "",
		"encrypted": "-encryption_scheme cenc-aes-ctr -encryption_key " + strings.Repeat("0f", 16) + " -encryption_kid " + strings.Repeat("1e", 16),
	} {
		data := encoded(t, ffmpeg, "mp4", args)
		_, err := stripMP4(onDisk(t, data), int64(len(data)))
		if want := map[string]error{"encrypted": errEncrypted}[name]; !errors.Is(err, want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
