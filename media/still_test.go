package media

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"finds/media/icc"
	"finds/store/storetest"
)

// TestStillsAsSeen: a still has square pixels, and that of HDR is in the range of
// the screen; one whose place is beyond the last frame is of the first.
func TestStillsAsSeen(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	l := New(nil, Limits{})
	take := func(args string, change func(*clip)) (c *clip, still *frame) {
		data := encoded(t, ffmpeg, "mp4", "-an "+args)
		path := filepath.Join(t.TempDir(), "video.mp4")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		c, err := readISO(memory(bytes.Clone(data)), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		change(c)
		s, err := open(l.still(t.Context(), formatNamed("mp4"), path, c))
		if err != nil {
			t.Fatal(err)
		}
		f, err := s.decode(s, func(int, int) bool { return false })
		if err != nil {
			t.Fatal(err)
		}
		return c, f
	}
	none := func(*clip) {}
	if _, f := take("-c:v libx264 -vf setsar=2", none); f.w != 320 {
		t.Errorf("pixels of 2:1 give %d×%d", f.w, f.h)
	}
	s, _ := open(l.still(t.Context(), formatNamed("mp4"), "/nowhere", &clip{Width: 1, Height: 1}))
	if s != nil {
		t.Error("a still of nothing")
	}
	_, late := take("-c:v libx264 -frames:v 1", func(c *clip) { c.Duration = 5000 })
	if late == nil {
		t.Error("no still of a video of one frame")
	}
	const hlg = "-c:v libx265 -tag:v hvc1 -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc " +
		"-x265-params log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc"
	c, bright := take(hlg, none)
	_, plain := take(hlg, func(c *clip) { c.Transfer = 0 })
	if c.Transfer != icc.TransferHLG || mean(bright) == mean(plain) {
		t.Errorf("transfer %d: the mean is %d, and %d as it is coded", c.Transfer, mean(bright), mean(plain))
	}
}

func mean(f *frame) (v int) {
	for y := range f.h {
		for _, s := range f.y.row(y) {
			v += int(s)
		}
	}
	return v / f.w / f.h
}
