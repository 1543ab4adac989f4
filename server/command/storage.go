package command

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"finds/media/bucket"
)

// s3Flags name a bucket at an S3-compatible storage. Commands that touch files
// have them.
func s3Flags(more ...cli.Flag) []cli.Flag {
	return append(group("S3 storage",
		str("s3-account-id", "", "Cloudflare account id, for an R2 bucket; instead of --s3-endpoint"),
		str("s3-endpoint", "", "URL of the S3-compatible storage, such as https://s3.example.org"),
		str("s3-region", "", "region of the bucket; when empty, Finds looks it up"),
		str("s3-access-key-id", "", "access key id"),
		str("s3-secret-access-key", "", "secret access key"),
		str("s3-bucket", "", "name of the bucket"),
		str("s3-style", "auto", "where URLs name the bucket: path, host, or auto, which depends on the storage"),
	), more...)
}

// serveS3Flags are s3Flags with those that serving alone has.
func serveS3Flags() []cli.Flag {
	return s3Flags(group("S3 storage",
		num("s3-cache-mb", 1024, "size of the cache for files of the bucket, in the data folder, in MB"),
		yesNo("s3-redirect", false, "redirect browsers to the bucket, with URLs that work for 24 hours"),
	)...)
}

// storage is where media files are.
type storage struct {
	bucket.Bucket
	name  string // for the operator, and to know it again
	close func() error
}

// localStorage opens the folder of the media.
func (e *env) localStorage() (*storage, error) {
	f, err := bucket.OpenFolder(e.path("media"))
	if err != nil {
		return nil, e.dataError(err)
	}
	return &storage{f, "local", f.Close}, nil
}

// checkStorage refuses flags of the bucket that cannot be, before anything is
// made.
func checkStorage(e *env) error {
	if e.Command.Name == "serve" {
		if mb := e.Int("s3-cache-mb"); mb < 1 || mb > 1<<30 {
			return errors.New("--s3-cache-mb takes a number of at least 1")
		}
		if e.Bool("s3-redirect") && e.String("s3-bucket") == "" {
			return errors.New("--s3-redirect needs --s3-bucket")
		}
	}
	switch style := e.String("s3-style"); style {
	case "", "auto", "path", "host":
		return nil
	}
	return errors.New("--s3-style takes path, host or auto")
}

// s3Storage opens the bucket of the flags and makes sure that it answers; nil
// when none of them is given.
func (e *env) s3Storage() (*storage, *bucket.S3, error) {
	o := bucket.S3Options{AccountID: e.String("s3-account-id"), Endpoint: e.String("s3-endpoint"), Region: e.String("s3-region"), Bucket: e.String("s3-bucket"),
		AccessKeyID: e.String("s3-access-key-id"), SecretAccessKey: e.String("s3-secret-access-key"), Style: e.String("s3-style")}
	if (o == bucket.S3Options{} || o == bucket.S3Options{Style: "auto"}) {
		return nil, nil, nil
	}
	if o.AccountID == "" && o.Endpoint == "" {
		return nil, nil, errors.New("--s3-endpoint or --s3-account-id is missing: one of them names the storage of the bucket")
	}
	s3, err := bucket.OpenS3(o)
	if err == nil {
		err = e.await("the storage of the bucket", func(err error) bool {
			var s3err *bucket.S3Error
			return errors.As(err, &s3err) && s3err.Away
		}, func() error { return s3.Connect(e.Context.Context) })
	}
	var s3err *bucket.S3Error
	if errors.As(err, &s3err) {
		if s3err.Option == "endpoint" && o.Endpoint == "" {
			s3err.Option = "account-id"
		}
		return nil, nil, fmt.Errorf("--s3-%s: %s", s3err.Option, s3err.Reason)
	}
	if err != nil {
		return nil, nil, err
	}
	return &storage{s3, "s3 " + s3.Name(), func() error { return nil }}, s3, nil
}

// openStorage opens what the flags of a command name: the bucket, with a cache
// before it when serving, or else the folder.
func (e *env) openStorage() (err error) {
	s, s3, err := e.s3Storage()
	if err == nil && s == nil {
		s, err = e.localStorage()
	}
	if err == nil && s3 != nil && e.Command.Name == "serve" {
		err = e.cached(s, s3)
	}
	e.storage = s
	return err
}

// cached puts a cache before a bucket.
func (e *env) cached(s *storage, s3 *bucket.S3) error {
	c, err := bucket.OpenCache(e.Context.Context, s3, e.path("tmp/cache"), int64(e.Int("s3-cache-mb"))<<20)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	s.Bucket, s.close = c, c.Close
	if e.Bool("s3-redirect") {
		e.bucketOrigin, err = s3.Origin(e.Context.Context)
		e.presign = func(ctx context.Context, method, key string) (string, error) {
			return s3.Presign(ctx, method, key, presignLife)
		}
	}
	return err
}

// presignLife is how long a URL of the bucket works that a browser is sent to.
const presignLife = 24 * time.Hour

// noteStorage notes where files are served from, so that none are deleted
// there, and warns when it is another storage than before.
func (e *env) noteStorage() error {
	ctx := e.Context.Context
	before, err := e.store.Storage(ctx)
	if err != nil {
		return err
	}
	if before != "" && before != e.storage.name {
		e.log.Warn("files come from another storage than at the last start; finds media check shows whether any are missing", "before", before, "now", e.storage.name)
	}
	if before == e.storage.name {
		return nil
	}
	return e.store.SetStorage(ctx, e.storage.name)
}

// kind is the storage as --to names it.
func (s *storage) kind() string {
	kind, _, _ := strings.Cut(s.name, " ")
	return kind
}
