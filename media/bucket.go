package media

import (
	"context"
	"errors"
	"io"
	"regexp"
	"time"
)

// Bucket stores files under keys. Folder keeps them on the local disk,
// S3 at a storage provider, Cache at both. Package buckettest holds the suite that every implementation passes.
//
// Every method that takes a key refuses, with ErrKey and before it touches the
// storage, one that ValidKey refuses. All methods are safe for concurrent use.
type Bucket interface {
	// Put stores all of r under key, replacing what was there. After an error,
	// also one of r, the key holds what it held before.
	Put(ctx context.Context, key string, r io.Reader) error
	// Open opens a file for reading; a missing one gives an error that matches
	// fs.ErrNotExist.
	Open(ctx context.Context, key string) (Object, error)
	// Stat returns the size of a file in bytes; a missing one gives the error of
	// Open.
	Stat(ctx context.Context, key string) (size int64, err error)
	// Delete removes files; those that are missing count as removed.
	Delete(ctx context.Context, keys ...string) error
	// List visits every file whose key begins with prefix, in the order of the
	// keys, until visit returns an error, which it hands back. visit may delete
	// the file that it is shown.
	List(ctx context.Context, prefix string, visit func(key string, modTime time.Time) error) error
	// Check reports whether the storage can be reached and written.
	Check(ctx context.Context) error
}

// Object is an open file of a Bucket, fit for http.ServeContent.
type Object interface {
	io.ReadSeekCloser
	Size() int64        // in bytes
	ModTime() time.Time // when it was stored
}

// ErrKey refuses a key that is none of ours. It matches no fs error: a caller
// that serves outside requests asks ValidKey first.
var ErrKey = errors.New("not a media key")

var keyForm = regexp.MustCompile(`^[imp]/[0-9a-f]{2}/[0-9a-f]{32}[a-z0-9_]*\.[a-z0-9]{2,4}$`)

const keyMax = 64 // bytes; our own keys have at most 47

// ValidKey reports whether key has the form of a stored path:
// `m/{2 hex}/{32 hex}{suffix}` for media of finds, `p/…` for profile pictures,
// `i/…` for the mark of MarkKey, the two hex digits being the first of the 32.
func ValidKey(key string) bool {
	return len(key) <= keyMax && keyForm.MatchString(key) && key[2:4] == key[5:7]
}
