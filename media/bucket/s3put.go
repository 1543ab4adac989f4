package bucket

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"time"

	"github.com/minio/minio-go/v7"
)

func (s *S3) put(ctx context.Context, key string, r io.Reader) error {
	r, size, err := sized(r)
	if err != nil {
		return fmt.Errorf("read what is to be stored: %w", err)
	}
	asked := ctx
	from := &seekingSource{source: source{r: r}}
	r = &from.source
	if size >= 0 { // the transport ends one of unknown size that stands still
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.wait+pace(size))
		defer cancel()
	}
	if seeker, ok := from.r.(io.Seeker); ok && size >= 0 {
		from.Seeker = seeker
		idle, cancel := context.WithCancelCause(ctx)
		defer cancel(nil)
		patience := s.wait + min(pace(size), s.wait/2) // for what is in buffers, of which nothing tells whether it moves
		late := time.AfterFunc(patience, func() { cancel(context.DeadlineExceeded) })
		defer late.Stop()
		ctx, r = idle, &advancing{ReadSeeker: from, late: late, patience: patience}
	}
	// One request where that is possible: parts of an upload that a crash breaks
	// off stay at the storage, unseen and paid for. Every caller knows the size.
	_, err = s.core.Client.PutObject(ctx, s.bucket, s.prefix+key, r, size, minio.PutObjectOptions{
		ContentType: ContentType(key), PartSize: s3Part, DisableMultipart: size >= 0})
	if err == nil {
		return nil
	}
	if failed := from.failed.Load(); failed != nil {
		return *failed
	}
	return s.fault(asked, "store", cmp.Or(context.Cause(ctx), err))
}

// pace is how long size bytes may take.
func pace(size int64) time.Duration { return time.Duration(size) * time.Second / s3Pace }

// advancing is a reader that puts off the end of an upload whenever it is read
// further than ever before. Later tries, which begin again, do not.
type advancing struct {
	io.ReadSeeker
	late     *time.Timer
	patience time.Duration
	at, most int64
}

// Read implements io.Reader.
func (a *advancing) Read(p []byte) (int, error) {
	n, err := a.ReadSeeker.Read(p)
	if a.at += int64(n); a.at > a.most {
		a.most = a.at
		a.late.Reset(a.patience)
	}
	return n, err
}

// Seek implements io.Seeker.
func (a *advancing) Seek(offset int64, whence int) (int64, error) {
	at, err := a.ReadSeeker.Seek(offset, whence)
	a.at = at
	return at, err
}
