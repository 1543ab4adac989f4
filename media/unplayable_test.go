package media

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/schema"
	"finds/store/storetest"
)

// described is an MP4 with one picture and a sample description of a kind, of
// sound as well if that has a kind.
func described(video, sound string) []byte {
	ftyp := asBox("ftyp", "mp42", u32(0), "isom")
	stsd := func(kind string, size int) string {
		return string(asBox("stsd", u32(0, 1), string(asBox(kind, strings.Repeat("\x00", size)))))
	}
	pictures := stsd(video, 78) + string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 7, 1))) + string(asBox("stco", u32(0, 1, uint32(len(ftyp)+8))))
	tracks := trackOf("vide", upright, 640, 360, pictures)
	if sound != "" {
		tracks += trackOf("soun", upright, 0, 0, stsd(sound, 28))
	}
	moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), tracks)
	return bytes.Join([][]byte{ftyp, asBox("mdat", "picture"), moov}, nil)
}

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
		f := formatOf(c.data)
		if _, err := f.clip(onDisk(t, c.data), int64(len(c.data))); !errors.Is(err, c.want) {
			t.Errorf("%s: %v instead of %v", name, err, c.want)
		}
		if _, err := ingested(t, c.data); c.want != nil && !errors.As(err, new(*schema.Error)) {
			t.Errorf("%s: taken in with %v", name, err)
		}
	}
}

// ingested takes a video in with a placeholder.
func ingested(t *testing.T, data []byte) (schema.Upload, error) {
	t.Helper()
	b, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	l := New(b, Limits{FFmpeg: "/nowhere", Poster: photo(t, 64, 48)})
	return l.Ingest(t.Context(), onDisk(t, data), int64(len(data)))
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
		_, err := readISO(onDisk(t, data), int64(len(data)))
		if want := map[string]error{"encrypted": errEncrypted}[name]; !errors.Is(err, want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
