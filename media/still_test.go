package media

import (
	"bytes"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"testing"

	"finds/media/icc"
	"finds/media/mediatest"
	"finds/media/video"
	"finds/store/storetest"
)

// TestStillsAsSeen: a still has square pixels, and that of HDR is in the range of
// the screen; one whose place is beyond the last frame is of the first.
func TestStillsAsSeen(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	l := New(nil, Limits{})
	take := func(args string, change func(*video.Info)) (c *video.Info, still *image.YCbCr) {
		data := mediatest.Encode(t, ffmpeg, "mp4", "-an "+args)
		path := filepath.Join(t.TempDir(), "video.mp4")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		c, err := video.MP4.Strip(mediatest.OnDisk(t, data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		change(c)
		m, err := jpeg.Decode(bytes.NewReader(l.still(t.Context(), formatNamed("mp4"), path, c)))
		if err != nil {
			t.Fatal(err)
		}
		return c, m.(*image.YCbCr)
	}
	none := func(*video.Info) {}
	if _, f := take("-c:v libx264 -vf setsar=2", none); f.Rect.Dx() != 320 {
		t.Errorf("pixels of 2:1 give %v", f.Rect)
	}
	if l.still(t.Context(), formatNamed("mp4"), "/nowhere", &video.Info{Width: 1, Height: 1}) != nil {
		t.Error("a still of nothing")
	}
	_, late := take("-c:v libx264 -frames:v 1", func(c *video.Info) { c.Duration = 5000 })
	if late == nil {
		t.Error("no still of a video of one frame")
	}
	const hlg = "-c:v libx265 -tag:v hvc1 -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc " +
		"-x265-params log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc"
	c, bright := take(hlg, none)
	_, plain := take(hlg, func(c *video.Info) { c.Transfer = 0 })
	if c.Transfer != icc.TransferHLG || mean(bright) == mean(plain) {
		t.Errorf("transfer %d: the mean is %d, and %d as it is coded", c.Transfer, mean(bright), mean(plain))
	}
}

// mean returns the mean of the luma samples of a picture.
func mean(m *image.YCbCr) (v int) {
	for y := range m.Rect.Dy() {
		for _, s := range m.Y[y*m.YStride:][:m.Rect.Dx()] {
			v += int(s)
		}
	}
	return v / m.Rect.Dx() / m.Rect.Dy()
}
