package bucket

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"strings"
	"sync/atomic"
	"time"

	"github.com/minio/minio-go/v7"
	"golang.org/x/sync/errgroup"
)

const (
	s3Part    = 16 << 20         // bytes of a part, and of what is read ahead of a reader of unknown size
	s3Tries   = 3                // of a request that fails in a way that may pass
	s3Wait    = 15 * time.Second // for an answer to begin; a proxy before Finds waits for 60
	s3Pace    = 256 << 10        // bytes a second that an upload has to reach beyond s3Wait, tries and all
	s3Checked = 15 * time.Second // for how long a Check holds
	s3Written = 10 * time.Minute // for how long its write holds
	s3Deletes = 4                // at once
)

// S3 is a Bucket at an S3-compatible storage. It keeps nothing on the local disk; put a
// Cache in front of it.
type S3 struct {
	core    minio.Core
	bucket  string
	prefix  string // of the names of the files at the storage
	keys    Keys
	wait    time.Duration // S3Options.Wait
	checked atomic.Int64  // when Check last succeeded, in Unix nanoseconds
	written atomic.Int64  // and when it last did by writing
}

// Below returns the files of the same bucket whose names begin with prefix, which ends with
// a slash. They have other keys.
func (s *S3) Below(prefix string, keys Keys) *S3 {
	return &S3{core: s.core, bucket: s.bucket, prefix: prefix, keys: keys, wait: s.wait}
}

// Name identifies the storage by host, port and bucket. It does not depend on how the
// endpoint was written.
func (s *S3) Name() string {
	u := s.core.EndpointURL()
	port := cmp.Or(u.Port(), map[string]string{"https": "443", "http": "80"}[u.Scheme])
	return strings.ToLower(u.Hostname()) + ":" + port + " " + s.bucket
}

// Put implements Bucket. A storage of this kind shows a file whole or not at all.
func (s *S3) Put(ctx context.Context, key string, r io.Reader) error {
	if !s.keys.Valid(key) {
		return ErrKey
	}
	return s.put(ctx, key, r)
}

// sized finds out how long a reader is: by seeking, or by reading the first
// s3Part bytes; a longer one has size -1.
func sized(r io.Reader) (io.Reader, int64, error) {
	if s, ok := r.(io.Seeker); ok {
		now, err := s.Seek(0, io.SeekCurrent)
		if err != nil {
			return nil, 0, err
		}
		end, err := s.Seek(0, io.SeekEnd)
		if err != nil {
			return nil, 0, err
		}
		_, err = s.Seek(now, io.SeekStart)
		return r, end - now, err
	}
	var head bytes.Buffer
	n, err := io.CopyN(&head, r, s3Part)
	if err == io.EOF {
		return bytes.NewReader(head.Bytes()), n, nil
	}
	return io.MultiReader(&head, r), -1, err
}

// source is a reader that remembers why it failed, which is not a fault of the storage. It keeps
// minio-go from taking a reader's own io.ErrUnexpectedEOF for its end, which would store half a file.
type source struct {
	r      io.Reader
	failed atomic.Pointer[error] // net/http may go on reading after the answer has come
}

// Read implements io.Reader.
func (s *source) Read(b []byte) (int, error) {
	n, err := s.r.Read(b)
	if err != nil && err != io.EOF {
		err = fmt.Errorf("read what is to be stored: %w", err)
		s.failed.Store(&err)
	}
	return n, err
}

// seekingSource is a source that can be sent again.
type seekingSource struct {
	source
	io.Seeker
}

// Open implements Bucket. One request brings the file from its beginning;
// reading on after a seek takes another one.
func (s *S3) Open(ctx context.Context, key string) (Object, error) {
	if !s.keys.Valid(key) {
		return nil, ErrKey
	}
	body, info, err := s.body(ctx, key, minio.GetObjectOptions{})
	if err != nil {
		return nil, s.fault(ctx, "open", err)
	}
	return &s3Object{ctx: ctx, s: s, key: key, info: info, body: body}, nil
}

// Stat implements Bucket.
func (s *S3) Stat(ctx context.Context, key string) (int64, error) {
	if !s.keys.Valid(key) {
		return 0, ErrKey
	}
	timed, cancel := context.WithTimeout(ctx, s.wait)
	defer cancel()
	info, err := s.core.Client.StatObject(timed, s.bucket, s.prefix+key, minio.StatObjectOptions{})
	if err != nil {
		return 0, s.fault(ctx, "look at", err)
	}
	return info.Size, nil
}

// Delete implements Bucket with one request for each file: not every S3 storage
// deletes many at once. It continues after an error and returns all errors.
func (s *S3) Delete(ctx context.Context, keys ...string) error {
	errs := make([]error, len(keys))
	var g errgroup.Group
	g.SetLimit(s3Deletes)
	for i, key := range keys {
		g.Go(func() error {
			if errs[i] = ErrKey; s.keys.Valid(key) {
				errs[i] = s.remove(ctx, key)
			}
			return nil
		})
	}
	_ = g.Wait() // the errors are in the list
	return errors.Join(errs...)
}

func (s *S3) remove(ctx context.Context, key string) error {
	timed, cancel := context.WithTimeout(ctx, s.wait)
	defer cancel()
	err := s.core.Client.RemoveObject(timed, s.bucket, s.prefix+key, minio.RemoveObjectOptions{})
	if err == nil {
		return nil
	}
	if err = s.fault(ctx, "delete", err); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// List implements Bucket, in pages of at most 1,000.
func (s *S3) List(ctx context.Context, prefix string, visit func(string, int64, time.Time) error) error {
	owner := false
	pages, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	late := time.AfterFunc(s.wait, func() { cancel(context.DeadlineExceeded) })
	defer late.Stop()
	for o := range s.core.Client.ListObjectsIter(pages, s.bucket, minio.ListObjectsOptions{Prefix: s.prefix + prefix, Recursive: true, FetchOwner: &owner}) {
		if o.Err != nil {
			return s.fault(ctx, "list", cmp.Or(context.Cause(pages), o.Err))
		}
		late.Stop() // what visit does takes its own time
		if key, ok := strings.CutPrefix(o.Key, s.prefix); ok && s.keys.Valid(key) {
			if err := visit(key, o.Size, o.LastModified); err != nil {
				return err
			}
		}
		late.Reset(s.wait) // for the next page, if one comes
	}
	if ctx.Err() == nil && context.Cause(pages) != nil {
		return s.fault(ctx, "list", context.Cause(pages))
	}
	return ctx.Err() // a listing that is cancelled just ends
}

// Check implements Bucket. It checks that the bucket exists, which is cheap, and every
// s3Written writes a small file, reads it back and removes it, which costs as much as an upload.
// A success is cached for 15 seconds.
func (s *S3) Check(ctx context.Context) error {
	now := time.Now()
	if now.Sub(time.Unix(0, s.checked.Load())) < s3Checked {
		return nil
	}
	if now.Sub(time.Unix(0, s.written.Load())) < s3Written {
		if err := s.bucketExists(ctx); err != nil {
			s.written.Store(0)
			return err
		}
	} else {
		if err := s.roundTrip(ctx); err != nil {
			return err
		}
		s.written.Store(now.UnixNano())
	}
	s.checked.Store(now.UnixNano())
	return nil
}

// roundTrip writes a file, compares it with what comes back, and removes it.
func (s *S3) roundTrip(ctx context.Context) error {
	key, text := "tmp/check-"+rand.Text(), []byte("finds checks its bucket") // no media key: neither listed nor served
	if err := s.put(ctx, key, bytes.NewReader(text)); err != nil {
		return err
	}
	got, err := s.readBack(ctx, key, len(text))
	if err := errors.Join(err, s.remove(ctx, key)); err != nil {
		return err
	}
	if !bytes.Equal(got, text) {
		return &S3Error{Option: "endpoint", Reason: "the storage returns other bytes than it was given, so photos would be damaged; " + ChunkedAdvice}
	}
	return nil
}

// ChunkedAdvice is what to do about a storage that stores the framing of signed chunks.
const ChunkedAdvice = "if it does not understand uploads in signed chunks (aws-chunked), use a newer version of it, or https"

// readBack reads a file that should have length bytes, and one byte more if it has that.
func (s *S3) readBack(ctx context.Context, key string, length int) ([]byte, error) {
	body, _, err := s.body(ctx, key, minio.GetObjectOptions{})
	if err != nil {
		return nil, s.fault(ctx, "open", err)
	}
	defer func() { _ = body.Close() }() // it was only read
	got, err := io.ReadAll(io.LimitReader(body, int64(length)+1))
	if err != nil {
		return nil, s.fault(ctx, "read", err)
	}
	return got, nil
}

// bucketExists returns an error unless the storage has the bucket.
func (s *S3) bucketExists(ctx context.Context) error {
	timed, cancel := context.WithTimeout(ctx, s.wait)
	defer cancel()
	found, err := s.core.Client.BucketExists(timed, s.bucket)
	if err == nil && !found {
		err = minio.ErrorResponse{Code: minio.NoSuchBucket, StatusCode: http.StatusNotFound}
	}
	if err != nil {
		return s.fault(ctx, "look for the bucket of a", err)
	}
	return nil
}

// Presign returns a URL of a file at the storage that anyone can request with method,
// GET or HEAD, until life has passed. The response carries the content type and the name
// that the service gives the file, even if another program stored it.
func (s *S3) Presign(ctx context.Context, method, key string, life time.Duration) (string, error) {
	if !s.keys.Valid(key) {
		return "", ErrKey
	}
	u, err := s.core.Client.Presign(ctx, method, s.bucket, s.prefix+key, life, url.Values{
		"response-content-type":        {contentTypes[path.Ext(key)]},
		"response-content-disposition": {`inline; filename="` + path.Base(key) + `"`},
	})
	if err != nil {
		return "", fmt.Errorf("sign media URL: %w", err)
	}
	return u.String(), nil
}

// Origin returns scheme and host of the URLs that Presign makes.
func (s *S3) Origin(ctx context.Context) (string, error) {
	text, err := s.Presign(ctx, http.MethodGet, StemOf('m', strings.Repeat("0", 32))+".webp", time.Minute)
	if err != nil {
		return "", err
	}
	u, err := url.Parse(text)
	if err != nil {
		return "", err
	}
	return u.Scheme + "://" + u.Host, nil
}
