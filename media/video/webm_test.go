package video

import (
	"bytes"
	"encoding/binary"
	"math"
	"os"
	"strings"
	"testing"
)

func ebml(id uint32, parts ...string) string {
	head := bytes.TrimLeft(binary.BigEndian.AppendUint32(nil, id), "\x00")
	body := strings.Join(parts, "")
	return string(binary.BigEndian.AppendUint64(head, uint64(len(body))|1<<56)) + body
}

// webm is a WebM with a canary wherever one can stand; sizes of segment and
// cluster may be unknown, as browsers write them.
func webm(doc string, unknownSizes bool) []byte {
	float := string(binary.BigEndian.AppendUint64(nil, math.Float64bits(2500)))
	head := ebml(idEBML, ebml(idDocType, doc))
	inside := ebml(idInfo, ebml(idScale, "\x0f\x42\x40"), ebml(idDuration, float)) +
		ebml(idTracks, ebml(idTrack, ebml(idTrackNumber, "\x02"), ebml(idTrackType, "\x02")), ebml(idTrack, ebml(idTrackNumber, "\x01"), ebml(idTrackType, "\x01"), ebml(idVideo, ebml(idPixelWidth, "\x02\x80"), ebml(idPixelHeight, "\x01\x68")))) +
		ebml(0x1254C367, strings.Repeat(canary, 9)) + "\xbf\x84abcd" + ebml(0x1941A469, canary)
	if unknownSizes {
		return []byte(head + u32(idSegment) + "\xff" + inside + u32(idCluster) + "\xff" + ebml(0xE7, "\x00") + ebml(0xA3, "\x81\x00\x00\x00frame") + ebml(0x1254C367, canary))
	}
	return []byte(head + ebml(idSegment, inside, ebml(idCluster, ebml(0xA3, "\x81\x00\x00\x00frame")), ebml(0x1043A770, canary)) + ebml(idVoid, canary))
}

// TestSubtitlesOfWebM: a track of subtitles and its blocks go, in clusters of
// known and of unknown size; those of pictures stay.
func TestSubtitlesOfWebM(t *testing.T) {
	t.Parallel()
	head := ebml(idEBML, ebml(idDocType, "webm"))
	tracks := ebml(idTracks, ebml(idTrack, ebml(idTrackNumber, "\x01"), ebml(idTrackType, "\x01"), ebml(idVideo, ebml(idPixelWidth, "\x02\x80"), ebml(idPixelHeight, "\x01\x68"))),
		ebml(idTrack, ebml(idTrackNumber, "\x02"), ebml(idTrackType, "\x11"), ebml(0x86, canary)))
	blocks := ebml(0xE7, "\x00") + ebml(idSimpleBlock, "\x81\x00\x00\x00frame") + ebml(idSimpleBlock, "\x82\x00\x00\x00"+canary) +
		ebml(idBlockGroup, ebml(idBlock, "\x82\x00\x00\x00"+canary)) + ebml(idBlockGroup, ebml(idBlock, "\x81\x00\x00\x00picture"))
	for name, data := range map[string]string{
		"known":   head + ebml(idSegment, tracks, ebml(idCluster, blocks)),
		"unknown": head + u32(idSegment) + "\xff" + tracks + u32(idCluster) + "\xff" + blocks,
	} {
		file := onDisk(t, []byte(data))
		if _, err := stripWebM(file, int64(len(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		after, _ := os.ReadFile(file.Name())
		if bytes.Contains(after, []byte(canary)) || !bytes.Contains(after, []byte("frame")) || !bytes.Contains(after, []byte("picture")) {
			t.Errorf("%s: %q", name, after)
		}
	}
}

// TestRotationOfWebM: the size is that of the turned picture (RFC 9559,
// 5.1.4.1.28.41 to 46), of flat pictures alone.
func TestRotationOfWebM(t *testing.T) {
	t.Parallel()
	double := func(v float64) string { return string(binary.BigEndian.AppendUint64(nil, math.Float64bits(v))) }
	for name, c := range map[string]struct {
		projection string
		turned     bool
	}{
		"none": {"", false}, "empty": {ebml(idRoll), false}, "90": {ebml(idRoll, double(90)), true}, "-90": {ebml(idRoll, double(-90)), true},
		"90 in four bytes": {ebml(idRoll, u32(math.Float32bits(90))), true}, "180": {ebml(idRoll, double(180)), false}, "-180": {ebml(idRoll, double(-180)), false},
		"45 and more": {ebml(idRoll, double(60)), true}, "30": {ebml(idRoll, double(30)), false}, "flat": {ebml(idProjected, "\x00") + ebml(idRoll, double(90)), true},
		"a globe": {ebml(idProjected, "\x01") + ebml(idRoll, double(90)), false}, "too far": {ebml(idRoll, double(450)), false}, "no number": {ebml(idRoll, double(math.NaN())), false},
	} {
		video := ebml(idVideo, ebml(idPixelWidth, "\x02\x80"), ebml(idPixelHeight, "\x01\x68"), ebml(idProjection, c.projection))
		track := ebml(idTrack, ebml(idTrackNumber, "\x01"), ebml(idTrackType, "\x01"), video)
		data := ebml(idEBML, ebml(idDocType, "webm")) + ebml(idSegment, ebml(idTracks, track), ebml(idCluster, ebml(idSimpleBlock, "\x81\x00\x00\x00frame")))
		want := Info{640, 360, 0, 0, "", false}
		if c.turned {
			want = Info{360, 640, 0, 0, "", false}
		}
		if got, err := stripWebM(onDisk(t, []byte(data)), int64(len(data))); err != nil || *got != want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}
