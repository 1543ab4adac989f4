package media

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/media/bucket"
	"finds/media/sandbox"
	"finds/media/video"
	"finds/schema"
)

// TempVideos matches the names of the temporary files of AddPlayback.
const TempVideos = "playback-*"

// TempVideosLife is how long a file of AddPlayback can be in use without being written to: the video,
// while ffmpeg makes a copy of it in two attempts.
const TempVideosLife = 2*copyWait + time.Hour

// Bounds of a copy. A minute of HEVC from a phone takes about 70 s of processor time.
const (
	copyTime = 30 * time.Minute // of the processor
	copyWait = 2 * time.Hour    // by the clock, since everything else has priority
	copyNice = 19
	copyEdge = 1280 // pixels of the longer edge
)

// ErrNoCopy is the error for a video that ffmpeg cannot copy, so that trying again does not help.
var ErrNoCopy = errors.New("ffmpeg makes no copy of the video")

// MakesCopies reports whether AddPlayback can make copies of videos: whether there is
// ffmpeg, and the system can confine it to writing one file.
func (l *Library) MakesCopies() bool { return l.limits.FFmpeg != "" && sandbox.Outputs() }

// AddPlayback makes a copy of a stored video that all browsers play, unless they play the
// video itself, and stores the copy. It returns u with its codecs and the path of the copy,
// and the size of the copy in bytes. Its temporary files are in dir. After an error, nothing
// is stored.
//
// It returns the errors of Ingest, ErrNoCopy, or one that matches fs.ErrNotExist if the video is
// missing.
func (l *Library) AddPlayback(ctx context.Context, u schema.Upload, dir string) (_ schema.Upload, size int64, err error) {
	in, f, size, err := l.fetchVideo(ctx, u.URL, dir)
	if err != nil {
		return u, 0, err
	}
	defer discard(in)
	info, err := l.inspect(ctx, f, in, size)
	if err != nil {
		return u, 0, err
	}
	u.Codecs = info.Codecs
	if info.Retagged { // in the temporary file; the stored one stays as it is
		u.Codecs = "hev1" + strings.TrimPrefix(info.Codecs, "hvc1")
	}
	if u.PlaysEverywhere() {
		return u, 0, nil
	}
	out, err := os.CreateTemp(dir, TempVideos)
	if err != nil {
		return u, 0, fmt.Errorf("make a copy of a video: %w", err)
	}
	defer discard(out)
	if size, err = l.transcode(ctx, f, in.Name(), out, info); err != nil {
		return u, 0, err
	}
	if _, err := out.Seek(0, io.SeekStart); err != nil {
		return u, 0, fmt.Errorf("read the copy of a video: %w", err)
	}
	path := playbackPath(bucket.Stem(u.URL))
	if err := l.Bucket.Put(ctx, path, out); err != nil {
		return u, 0, fmt.Errorf("store media: %w", err)
	}
	u.PlaybackURL = path
	return u, size, nil
}

// fetchVideo copies a stored video to a temporary file, since ffmpeg seeks in it and a worker
// changes it.
func (l *Library) fetchVideo(ctx context.Context, path, dir string) (_ *os.File, f *format, size int64, err error) {
	stored, err := l.Bucket.Open(ctx, path)
	if err != nil {
		return nil, nil, 0, fmt.Errorf("read media: %w", err)
	}
	defer stored.Close()
	if f, err = identify(stored); err != nil {
		return nil, nil, 0, err
	}
	if f == nil || f.video == nil {
		return nil, nil, 0, schema.ErrNotMedia
	}
	file, err := os.CreateTemp(dir, TempVideos)
	if err != nil {
		return nil, nil, 0, fmt.Errorf("copy media: %w", err)
	}
	size, err = io.Copy(file, stored)
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		discard(file)
		return nil, nil, 0, fmt.Errorf("copy media: %w", err)
	}
	return file, f, size, nil
}

func discard(file *os.File) {
	file.Close()
	_ = os.Remove(file.Name()) // or the cleanup does
}

// inspect has a worker strip and describe a video.
func (l *Library) inspect(ctx context.Context, f *format, file *os.File, size int64) (*video.Info, error) {
	leave, err := l.gate.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	a, err := l.work(ctx, assignment{"video", f, size}, file)
	if err != nil {
		return nil, err
	}
	return a.Video, nil
}

// transcode writes a copy of the video at a path to out, and returns its size. ffmpeg may
// lack the filters that map HDR, without which it tries again.
func (l *Library) transcode(ctx context.Context, f *format, path string, out *os.File, c *video.Info) (size int64, err error) {
	timer := prometheus.NewTimer(prometheus.ObserverFunc(func(seconds float64) {
		l.times.WithLabelValues("playback", resultOf(err)).Observe(seconds)
	}))
	defer timer.ObserveDuration()
	err = l.runFFmpeg(ctx, f, path, out, copyFilter(hdr[c.Transfer]))
	if errors.Is(err, ErrNoCopy) && hdr[c.Transfer] != "" {
		err = l.runFFmpeg(ctx, f, path, out, copyFilter(""))
	}
	if err != nil {
		return 0, err
	}
	info, err := out.Stat()
	if err != nil {
		return 0, fmt.Errorf("read the copy of a video: %w", err)
	}
	// ffmpeg may have read a hostile file, so what it has written is checked like an upload.
	made, err := l.inspect(ctx, formatNamed("mp4"), out, info.Size())
	var refusal *schema.Error
	switch {
	case errors.As(err, &refusal) && refusal.Kind != schema.Unavailable:
		return 0, fmt.Errorf("%w: %w", ErrNoCopy, err)
	case err != nil:
		return 0, err
	case !(schema.Upload{Type: "video", Codecs: made.Codecs, Width: made.Width, Height: made.Height}).PlaysEverywhere():
		return 0, fmt.Errorf("%w: it made %s of %d×%d", ErrNoCopy, made.Codecs, made.Width, made.Height)
	}
	return info.Size(), nil
}

// copyFilter returns the filter graph of ffmpeg that makes the pictures of a copy. transfer
// is the name that ffmpeg has for the HDR of the video, or "" without HDR.
func copyFilter(transfer string) string {
	edge := func(side string) string {
		return `max(2\,2*trunc(` + side + `*min(1\,` + strconv.Itoa(copyEdge) + `/max(iw\,ih))/2))`
	}
	filter := squarePixels + ",scale=w=" + edge("iw") + ":h=" + edge("ih") + ",setsar=1"
	if transfer != "" {
		filter += "," + toneMap(transfer) + ",zscale=t=709:m=709:r=tv"
	}
	return filter + ",format=yuv420p"
}

// runFFmpeg makes a copy with ffmpeg, confined. ffmpeg opens its standard output again as a
// file, since it goes back to the beginning of an MP4 at the end.
func (l *Library) runFFmpeg(ctx context.Context, f *format, path string, out *os.File, filter string) error {
	exe, err := self()
	if err != nil {
		return err
	}
	in, err := os.Open(path) // for reading alone
	if err != nil {
		return err
	}
	defer in.Close()
	timed, cancel := context.WithTimeoutCause(ctx, copyWait, errTimeout)
	defer cancel()
	policy := ffmpegPolicy(l.limits.FFmpeg)
	policy.Output, policy.CPU, policy.Nice, policy.File = true, copyTime, copyNice, uint64(l.limits.VideoBytes)
	cmd := exec.CommandContext(timed, exe, sandbox.Command(policy, "-nostdin", "-v", "error", "-threads", "1", "-filter_threads", "1",
		"-protocol_whitelist", "file,pipe", "-max_pixels", strconv.Itoa(schema.ImagePixels),
		"-f", demuxers[f.name], "-i", "file:/dev/fd/0", "-map", "0:v:0", "-map", "0:a:0?", "-map_metadata", "-1", "-map_chapters", "-1",
		"-vf", filter, "-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-profile:v", "high", "-threads", "1",
		"-c:a", "aac", "-b:a", "128k", "-ac", "2", "-fflags", "+bitexact", "-movflags", "+faststart", "-f", "mp4", "-y", "file:/dev/fd/1")...)
	said := opening{max: saidMax}
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = []string{}, in, out, &said
	err = runChild(cmd)
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case cmd.ProcessState == nil:
		return startError(err)
	case cmd.ProcessState.ExitCode() == sandbox.Status, killed(cmd.ProcessState) && !endedForTime(cmd.ProcessState, copyTime):
		return fmt.Errorf("make a copy of a video: %w: %s", err, said.String()) // ours, or the system was out of memory
	}
	return fmt.Errorf("%w: %w: %s", ErrNoCopy, err, said.String())
}
