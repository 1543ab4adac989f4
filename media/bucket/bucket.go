// Package bucket stores media files under keys: in a folder, at an S3-compatible
// provider, or at a provider behind a cache on the local disk. It does not look inside
// the files and serves nothing itself.
package bucket

import (
	"context"
	"io"
	"time"
)

// Bucket stores files under keys. Folder keeps them on the local disk, S3 at a storage
// provider, Cache at both. Every implementation passes the suite of package buckettest.
//
// Methods return ErrKey for a key that ValidKey refuses, before they touch the storage.
// All methods are safe for concurrent use.
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
	// keys, until visit returns an error, which List returns. visit may delete
	// the file that it is called for.
	List(ctx context.Context, prefix string, visit func(key string, size int64, modTime time.Time) error) error
	// Check reports whether the storage can be reached and written.
	Check(ctx context.Context) error
}

// Object is an open file of a Bucket, fit for http.ServeContent.
type Object interface {
	io.ReadSeekCloser
	Size() int64        // in bytes
	ModTime() time.Time // when it was stored
}
