package bucket

import (
	"context"
	"errors"
	"io"
	"time"

	"github.com/minio/minio-go/v7"
)

// body requests a file. The response has to start in time; the body may take any time
// as long as it does not stall.
func (s *S3) body(ctx context.Context, key string, opt minio.GetObjectOptions) (io.ReadCloser, minio.ObjectInfo, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	late := time.AfterFunc(s.wait, func() { cancel(context.DeadlineExceeded) })
	body, info, _, err := s.core.GetObject(ctx, s.bucket, s.prefix+key, opt)
	if !late.Stop() && err == nil {
		_ = body.Close()
		err = context.DeadlineExceeded
	}
	if err != nil {
		if cause := context.Cause(ctx); cause != nil {
			err = cause
		}
		cancel(nil)
		return nil, info, err
	}
	return &cancelling{body, cancel}, info, nil
}

// cancelling is a body whose request ends with it.
type cancelling struct {
	io.ReadCloser
	cancel context.CancelCauseFunc
}

// Close implements io.Closer.
func (c *cancelling) Close() error {
	defer c.cancel(nil)
	return c.ReadCloser.Close()
}

// s3Object is an open file of an S3.
type s3Object struct {
	ctx  context.Context
	s    *S3
	key  string
	info minio.ObjectInfo
	pos  int64
	body io.ReadCloser // nil when there is none
	at   int64         // where the body stands
}

// Size implements Object.
func (o *s3Object) Size() int64 { return o.info.Size }

// ModTime implements Object.
func (o *s3Object) ModTime() time.Time { return o.info.LastModified }

// Read implements io.Reader. A file that was replaced since it was opened is
// an error, not a mixture of two.
func (o *s3Object) Read(p []byte) (int, error) {
	if o.pos >= o.info.Size {
		return 0, io.EOF
	}
	if o.body == nil || o.at != o.pos {
		if err := o.resume(); err != nil {
			return 0, err
		}
	}
	n, err := o.body.Read(p)
	o.pos += int64(n)
	o.at = o.pos
	if err == io.EOF && o.pos < o.info.Size {
		err = io.ErrUnexpectedEOF
	}
	if err != nil && err != io.EOF {
		err = o.s.fault(o.ctx, "read", err)
	}
	return n, err
}

// resume requests the rest of the file.
func (o *s3Object) resume() error {
	_ = o.Close() // what it would have brought is not wanted
	var opt minio.GetObjectOptions
	if err := errors.Join(opt.SetRange(o.pos, o.info.Size-1), opt.SetMatchETag(o.info.ETag)); err != nil {
		return err
	}
	body, _, err := o.s.body(o.ctx, o.key, opt)
	if err != nil {
		return o.s.fault(o.ctx, "read", err)
	}
	o.body, o.at = body, o.pos
	return nil
}

// Seek implements io.Seeker. It sends no request before the next Read, so that
// finding out the size costs nothing.
func (o *s3Object) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += o.pos
	case io.SeekEnd:
		offset += o.info.Size
	}
	if offset < 0 {
		return 0, errors.New("seek before the beginning")
	}
	o.pos = offset
	return offset, nil
}

// Close implements io.Closer.
func (o *s3Object) Close() error {
	if o.body == nil {
		return nil
	}
	body := o.body
	o.body = nil
	return body.Close()
}
