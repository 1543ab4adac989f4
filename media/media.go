// Package media accepts pictures and videos: it recognises their format, has a process of
// its own check and convert each file, stores the result in a bucket, signs URLs, and
// generates default avatars. It knows neither finds nor who may see them, and serves
// nothing itself.
package media

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"finds/media/bucket"
	"finds/media/picture"
	"finds/schema"
)

// Limits bound the files that a Library accepts and its concurrent work. A zero
// field means its default.
type Limits struct {
	Bytes   int64         // of a picture; schema.ImageMax
	Workers int           // decodes at once; DefaultWorkers
	Wait    time.Duration // of a caller for a worker; a minute

	VideoBytes int64  // of a video; schema.VideoMax
	FFmpeg     string // that takes stills of videos; the one on the PATH
	Poster     []byte // an image file, for videos without a still; they are refused without it

	Log *slog.Logger // gets one warning when ffmpeg takes no still; slog.Default
}

// Library takes pictures into a Bucket. It is safe for concurrent use.
type Library struct {
	Bucket bucket.Bucket
	limits Limits
	gate   *gate
	times  *prometheus.HistogramVec
	counts *prometheus.CounterVec // of refused files, by reason

	noStill sync.Once // logs the first video without a still
}

// New returns a Library on bucket.
func New(storage bucket.Bucket, limits Limits) *Library {
	limits = limits.withDefaults()
	return &Library{Bucket: storage, limits: limits, gate: newGate(limits.Workers, limits.Wait), times: newJobTimes(), counts: newRefusals()}
}

// Ingest stores an image or video file of size bytes under a new random key: an image as
// the renditions of picture.Format.RenderPhoto, a video as it is, but stripped in place by
// video.Format.Strip, with the renditions of a still. A video has to be an *os.File. After
// an error nothing of the upload is stored.
//
// Errors are those of these two methods; schema.ErrNotMedia for other files;
// schema.FileTooLarge for the bytes of the file; a *Refused with schema.ErrBusy, and a delay, when no
// worker is free in time or the machine has too little memory or processor time; one with
// schema.ErrMediaSlow when the file takes too much of it; otherwise of the file, the bucket or the context.
func (l *Library) Ingest(ctx context.Context, file io.ReadSeeker, size int64) (schema.Upload, error) {
	return l.ingest(ctx, "image", file, size)
}

// Restore is Ingest for a file from an archive of an instance: an image becomes the renditions of
// picture.Format.RenderAgain.
func (l *Library) Restore(ctx context.Context, file io.ReadSeeker, size int64) (schema.Upload, error) {
	return l.ingest(ctx, "again", file, size)
}

func (l *Library) ingest(ctx context.Context, job string, file io.ReadSeeker, size int64) (_ schema.Upload, err error) {
	defer func() { l.countRefusal(err) }()
	f, err := identify(file)
	if err != nil {
		return schema.Upload{}, err
	}
	if f != nil && f.video != nil {
		return l.ingestVideo(ctx, f, file, size)
	}
	r, err := l.render(ctx, job, f, file, size)
	if err != nil {
		return schema.Upload{}, err
	}
	key := bucket.NewID()
	if err := l.store(ctx, bucket.StemOf('m', key), r.Files, photoSuffixes); err != nil {
		return schema.Upload{}, err
	}
	paths := Variants(bucket.StemOf('m', key) + ".webp")
	u := schema.Upload{
		Key: key, Type: "image", URL: paths[0], FallbackURL: paths[1], ThumbnailURL: paths[2], FallbackThumbnailURL: paths[3],
		MediumURL: paths[0], MediumWidth: r.MediumWidth, MediumHeight: r.MediumHeight, Blur: r.Blur,
		Width: r.Width, Height: r.Height,
	}
	if hasMedium(r) {
		u.MediumURL = mediumPath(bucket.Stem(u.URL))
	}
	for _, f := range r.Files {
		u.Bytes += int64(len(f.Data))
	}
	return u, nil
}

// IngestPicture stores the renditions of picture.Format.RenderAvatar of an image file. It
// returns the storage path of the WebP of 400×400 pixels, from which Variants gives the
// others. Errors are those of Ingest.
func (l *Library) IngestPicture(ctx context.Context, file io.ReadSeeker, size int64) (path string, err error) {
	defer func() { l.countRefusal(err) }()
	f, err := identify(file)
	if err != nil {
		return "", err
	}
	r, err := l.render(ctx, "picture", f, file, size)
	if err != nil {
		return "", err
	}
	s := bucket.StemOf('p', bucket.NewID())
	return s + avatarSuffixes[picture.Main] + ".webp", l.store(ctx, s, r.Files, avatarSuffixes)
}

// Icons returns the files of picture.Format.RenderIcons of an image file by their names, such as 512.png. It stores nothing.
// Errors are those of Ingest.
func (l *Library) Icons(ctx context.Context, file io.ReadSeeker, size int64) (_ map[string][]byte, err error) {
	defer func() { l.countRefusal(err) }()
	f, err := identify(file)
	if err != nil {
		return nil, err
	}
	r, err := l.render(ctx, "icons", f, file, size)
	if err != nil {
		return nil, err
	}
	icons := map[string][]byte{}
	for _, f := range r.Files {
		icons[string(f.Role)+f.Ext] = f.Data
	}
	return icons, nil
}

// AddMedium makes the medium size and the blur of stored media that lack them, from the
// stored display size, and stores the file. It returns u with them, and with the bytes of
// the file added. After an error, nothing is stored.
//
// Errors are those of Ingest, and one that matches fs.ErrNotExist if the file is missing.
func (l *Library) AddMedium(ctx context.Context, u schema.Upload) (schema.Upload, error) {
	from := u.URL
	if u.Type == "video" {
		from = u.FallbackURL
	}
	file, err := l.Bucket.Open(ctx, from)
	if err != nil {
		return u, fmt.Errorf("read media: %w", err)
	}
	defer file.Close()
	f, err := identify(file)
	if err != nil {
		return u, err
	}
	if f == nil || f.picture == nil {
		return u, schema.ErrNotMedia
	}
	r, err := l.convert(ctx, "medium", f, file, file.Size())
	if err != nil {
		return u, err
	}
	u.MediumURL, u.MediumWidth, u.MediumHeight, u.Blur = u.URL, r.MediumWidth, r.MediumHeight, r.Blur
	if u.Type != "video" && r.Width == r.MediumWidth && r.Height == r.MediumHeight {
		return u, nil
	}
	stem := bucket.Stem(u.URL)
	u.MediumURL = mediumPath(stem)
	u.Bytes += int64(len(r.Files[0].Data))
	if err := l.Bucket.Put(ctx, u.MediumURL, bytes.NewReader(r.Files[0].Data)); err != nil {
		return u, fmt.Errorf("store media: %w", err)
	}
	return u, nil
}

// hasMedium reports whether renditions have a medium file.
func hasMedium(r *picture.Renditions) bool {
	return slices.ContainsFunc(r.Files, func(f picture.File) bool { return f.Role == picture.Medium })
}

// Delete removes all files of the upload of each path. It ignores invalid paths, such
// as an empty one, and missing files.
func (l *Library) Delete(ctx context.Context, paths ...string) error {
	var keys []string
	for _, p := range paths {
		keys = append(keys, Variants(p)...)
		if s := bucket.Stem(p); slices.Contains(videoSuffixes, strings.TrimPrefix(p, s)) {
			keys = append(keys, playbackPath(s))
		}
	}
	return l.Bucket.Delete(ctx, keys...)
}

// Discard deletes stored files whose rows are deleted, even when ctx has ended. It logs
// errors; the next cleanup deletes the remaining files.
func (l *Library) Discard(ctx context.Context, log *slog.Logger, paths []string) {
	if len(paths) == 0 {
		return
	}
	if err := l.Delete(context.WithoutCancel(ctx), paths...); err != nil {
		log.Warn("deleting stored files failed; the next cleanup tries again", "error", err)
	}
}

// render has a worker do a job on an uploaded picture.
func (l *Library) render(ctx context.Context, job string, f *format, file io.ReadSeeker, size int64) (*picture.Renditions, error) {
	switch {
	case f == nil || f.picture == nil:
		return nil, schema.ErrNotMedia
	case size > l.limits.Bytes:
		return nil, schema.FileTooLarge(l.limits.Bytes)
	}
	return l.convert(ctx, job, f, file, size)
}

// convert has a worker do a job on a picture, once one is free.
func (l *Library) convert(ctx context.Context, job string, f *format, file io.Reader, size int64) (*picture.Renditions, error) {
	leave, err := l.gate.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	a, err := l.work(ctx, assignment{job, f, size}, file)
	if err != nil {
		return nil, err
	}
	return a.Made, nil
}

// errStore begins the errors of files that cannot be stored.
var errStore = errors.New("store media")

// store puts the files under the keys of a stem, all or none.
func (l *Library) store(ctx context.Context, stem string, files []picture.File, suffixes map[picture.Role]string) error {
	key := func(f picture.File) string { return stem + suffixes[f.Role] + f.Ext }
	g, gctx := errgroup.WithContext(ctx)
	for _, f := range files {
		g.Go(func() error { return l.Bucket.Put(gctx, key(f), bytes.NewReader(f.Data)) })
	}
	err := g.Wait()
	if err == nil {
		return nil
	}
	return l.withdraw(ctx, key(files[0]), fmt.Errorf("%w: %w", errStore, err))
}

// withdraw deletes the files of the upload of path because of err, which it returns. A storage that
// fails says so once.
func (l *Library) withdraw(ctx context.Context, path string, err error) error {
	again := l.unstore(ctx, path)
	if errors.As(err, new(*bucket.S3Error)) {
		return err
	}
	return errors.Join(err, again)
}

// unstore deletes the files of the upload of path, also when the context was cancelled:
// otherwise they would stay. A storage that does not answer does not delay the refusal
// for long; `finds media check` finds the remaining files.
func (l *Library) unstore(ctx context.Context, path string) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	return l.Delete(ctx, path)
}
