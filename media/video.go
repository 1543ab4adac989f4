package media

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"finds/media/bucket"
	"finds/media/icc"
	"finds/media/picture"
	"finds/media/sandbox"
	"finds/media/video"
	"finds/schema"
)

// demuxers are the names that ffmpeg has for formats.
var demuxers = map[string]string{"mp4": "mov", "mov": "mov", "webm": "matroska"}

// ingestVideo strips a video in place and stores it, with a still as its JPEG, its
// medium size and its thumbnails.
func (l *Library) ingestVideo(ctx context.Context, f *format, file io.ReadSeeker, size int64) (schema.Upload, error) {
	local, ok := file.(*os.File)
	switch {
	case !ok:
		return schema.Upload{}, errors.New("ingest video: it has to be in a file, which is changed")
	case size > l.limits.VideoBytes:
		return schema.Upload{}, schema.FileTooLarge(l.limits.VideoBytes)
	}
	c, still, err := l.readVideo(ctx, f, local, size)
	if err != nil {
		return schema.Upload{}, err
	}
	key := bucket.NewID()
	s := bucket.StemOf('m', key)
	u := schema.Upload{
		Key: key, Type: "video", URL: s + "." + f.name, FallbackURL: s + ".jpg", ThumbnailURL: s + photoSuffixes[picture.Small] + ".webp",
		FallbackThumbnailURL: s + photoSuffixes[picture.Small] + ".jpg", MediumURL: mediumPath(s),
		MediumWidth: still.MediumWidth, MediumHeight: still.MediumHeight, Blur: still.Blur, Width: c.Width, Height: c.Height, Duration: c.Duration, Codecs: c.Codecs, Bytes: size,
	}
	files := still.Files[1:] // without the main WebP, in whose place the video is
	if !hasMedium(still) {   // the main WebP is not larger
		files = append(files, picture.File{Role: picture.Medium, Ext: ".webp", Data: still.Files[0].Data})
	}
	for _, f := range files {
		u.Bytes += int64(len(f.Data))
	}
	if err := l.store(ctx, s, files, photoSuffixes); err != nil {
		return schema.Upload{}, err
	}
	if _, err := local.Seek(0, io.SeekStart); err != nil {
		return schema.Upload{}, l.withdraw(ctx, u.URL, fmt.Errorf("read upload: %w", err))
	}
	if err := l.Bucket.Put(ctx, u.URL, local); err != nil {
		return schema.Upload{}, l.withdraw(ctx, u.URL, fmt.Errorf("%w: %w", errStore, err))
	}
	return u, nil
}

// readVideo has workers read a video and make the renditions of its still.
func (l *Library) readVideo(ctx context.Context, f *format, file *os.File, size int64) (*video.Info, *picture.Renditions, error) {
	leave, err := l.gate.enter(ctx)
	if err != nil {
		return nil, nil, err
	}
	defer leave()
	a, err := l.work(ctx, assignment{"video", f, size}, file)
	if err != nil {
		return nil, nil, err
	}
	still := l.still(ctx, f, file.Name(), a.Video)
	made, err := l.renderStill(ctx, still)
	var refusal *schema.Error
	if len(still) == 0 || errors.As(err, &refusal) && refusal.Kind != schema.Unavailable {
		made, err = l.renderStill(ctx, l.limits.Poster)
	}
	return a.Video, made, err
}

// renderStill makes the renditions of an encoded picture of ours.
func (l *Library) renderStill(ctx context.Context, data []byte) (*picture.Renditions, error) {
	f := formatOf(data)
	if f == nil {
		return nil, errors.New("the still of a video is not an image")
	}
	a, err := l.work(ctx, assignment{"image", f, int64(len(data))}, bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return a.Made, nil
}

// Bounds of ffmpeg.
const (
	ffmpegTime   = 20 * time.Second // of the processor
	ffmpegWait   = time.Minute
	ffmpegMemory = 2 << 30 // address space in bytes
	stillMax     = 16 << 20
	stillAt      = "0.5" // seconds, past the black that many videos begin with
)

// still extracts a frame of a video as a JPEG with ffmpeg. It returns nil if ffmpeg is
// missing or cannot read the video. After a failure it tries simpler ways: the first
// frame, and no tone mapping of HDR, since ffmpeg may lack the filters.
func (l *Library) still(ctx context.Context, f *format, path string, c *video.Info) []byte {
	if l.limits.FFmpeg == "" || c.Width*c.Height > schema.ImagePixels {
		return nil
	}
	var tries [][2]string // place and filter
	if c.Duration >= 1000 {
		tries = append(tries, [2]string{stillAt, stillFilter(c)})
	}
	tries = append(tries, [2]string{"0", stillFilter(c)})
	if stillFilter(c) != squarePixels {
		tries = append(tries, [2]string{"0", squarePixels})
	}
	var err error
	for _, try := range tries {
		var data []byte
		if data, err = l.frame(ctx, f, path, try[0], try[1]); err == nil {
			return data
		}
		if ctx.Err() != nil {
			return nil
		}
	}
	l.noStill.Do(func() {
		l.limits.Log.Warn("ffmpeg extracted no still from a video, which shows a placeholder; further failures are not logged", "error", err)
	})
	return nil
}

// squarePixels is a filter of ffmpeg that enlarges pictures whose pixels are not
// square, at most fourfold.
const squarePixels = `scale=w=iw*if(gt(sar\,1)\,min(sar\,4)\,1):h=ih*if(between(sar\,0.01\,0.999)\,min(1/sar\,4)\,1),setsar=1`

// hdr has the names that ffmpeg has for the transfer characteristics of HDR.
var hdr = map[int]string{icc.TransferPQ: "smpte2084", icc.TransferHLG: "arib-std-b67"}

// toneMap returns the filters of ffmpeg that map HDR into the range of other videos, in linear light.
func toneMap(transfer string) string {
	return "zscale=tin=" + transfer + ":pin=2020:min=2020_ncl:t=linear:npl=203,format=gbrpf32le,zscale=p=709,tonemap=hable:desat=0"
}

// stillFilter returns the filter graph of ffmpeg that turns a frame into the thumbnail.
func stillFilter(c *video.Info) string {
	transfer := hdr[c.Transfer]
	if transfer == "" {
		return squarePixels
	}
	return toneMap(transfer) + ",zscale=t=iec61966-2-1:m=170m:r=full,format=yuvj420p," + squarePixels
}

// frame runs ffmpeg once, confined. ffmpeg opens its standard input again as a file,
// since it cannot seek in a pipe.
func (l *Library) frame(ctx context.Context, f *format, path, at, filter string) ([]byte, error) {
	exe, err := self()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path) // for reading alone
	if err != nil {
		return nil, err
	}
	defer file.Close()
	timed, cancel := context.WithTimeout(ctx, ffmpegWait)
	defer cancel()
	// The format is named, so that no file is taken for a list of other files.
	cmd := exec.CommandContext(timed, exe, sandbox.Command(ffmpegPolicy(l.limits.FFmpeg), "-nostdin", "-v", "error", "-threads", "1",
		"-protocol_whitelist", "file,pipe", "-max_pixels", strconv.Itoa(schema.ImagePixels),
		"-f", demuxers[f.name], "-ss", at, "-i", "file:/dev/fd/0", "-map", "0:v:0", "-frames:v", "1", "-vf", filter, "-pix_fmt", "yuvj420p", "-threads", "1",
		"-c:v", "mjpeg", "-q:v", "3", "-f", "image2pipe", "pipe:1")...)
	out, said := bounded{max: stillMax}, opening{max: saidMax}
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = []string{}, file, &out, &said
	err = runChild(cmd)
	if err == nil && out.data.Len() == 0 {
		err = errors.New("no frame")
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %s", err, said.String())
	}
	return out.data.Bytes(), nil
}

// saidMax bounds the kept output of ffmpeg, in bytes.
const saidMax = 1 << 10

// opening keeps the beginning of all writes.
type opening struct {
	strings.Builder
	max int
}

// Write takes everything: a process that is not heard out would end.
func (s *opening) Write(p []byte) (int, error) {
	s.Builder.Write(p[:min(len(p), s.max-s.Len())])
	return len(p), nil
}
