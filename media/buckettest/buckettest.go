// Package buckettest is the conformance suite of bucket.Bucket. It tests the behaviour
// that the service relies on, for every kind of storage, but not speed or crashes.
package buckettest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
	"time"

	"finds/media/bucket"
)

// Run runs the suite; open gives each test an empty bucket of its own.
func Run(t *testing.T, open func(*testing.T) bucket.Bucket) {
	for name, test := range map[string]func(*testing.T, bucket.Bucket){
		"round trip":   roundTrip,
		"serves":       serves,
		"replace":      replace,
		"missing":      missing,
		"delete":       deletes,
		"list":         list,
		"failed read":  failedRead,
		"cancelled":    cancelled,
		"refused keys": refusedKeys,
		"concurrent":   concurrent,
		"check":        check,
		"large":        large,
	} {
		t.Run(name, func(t *testing.T) { t.Parallel(); test(t, open(t)) })
	}
}

// key returns the i-th key of a test.
func key(i int) string { return fmt.Sprintf("m/%02x/%02x%030x.webp", i, i, i) }

func put(t *testing.T, b bucket.Bucket, key, text string) {
	t.Helper()
	if err := b.Put(t.Context(), key, strings.NewReader(text)); err != nil {
		t.Fatalf("put %s: %v", key, err)
	}
}

func get(t *testing.T, b bucket.Bucket, key string) string {
	t.Helper()
	o, err := b.Open(t.Context(), key)
	if err != nil {
		t.Fatalf("open %s: %v", key, err)
	}
	defer o.Close()
	data, err := io.ReadAll(o)
	if err != nil {
		t.Fatalf("read %s: %v", key, err)
	}
	return string(data)
}

func gone(t *testing.T, b bucket.Bucket, key string) {
	t.Helper()
	if _, err := b.Open(t.Context(), key); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("open of a missing %s: %v, want fs.ErrNotExist", key, err)
	}
	if _, err := b.Stat(t.Context(), key); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("stat of a missing %s: %v, want fs.ErrNotExist", key, err)
	}
}

func keys(t *testing.T, b bucket.Bucket, prefix string) (found []string) {
	t.Helper()
	err := b.List(t.Context(), prefix, func(key string, _ int64, at time.Time) error {
		if d := time.Since(at); d < -time.Minute || d > time.Hour {
			t.Errorf("%s stored at %v", key, at)
		}
		found = append(found, key)
		return nil
	})
	if err != nil {
		t.Fatalf("list: %v", err)
	}
	return found
}

func roundTrip(t *testing.T, b bucket.Bucket) {
	for i, text := range []string{"", "a", strings.Repeat("long ", 100_000)} {
		put(t, b, key(i), text)
		if got := get(t, b, key(i)); got != text {
			t.Errorf("%d bytes came back as %d", len(text), len(got))
		}
	}
}

func serves(t *testing.T, b bucket.Bucket) {
	put(t, b, key(1), "0123456789")
	o, err := b.Open(t.Context(), key(1))
	if err != nil {
		t.Fatal(err)
	}
	defer o.Close()
	if size, err := b.Stat(t.Context(), key(1)); size != 10 || err != nil {
		t.Errorf("stat: %d, %v", size, err)
	}
	if o.Size() != 10 || time.Since(o.ModTime()) > time.Hour {
		t.Errorf("size %d, stored at %v", o.Size(), o.ModTime())
	}
	w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil)
	r.Header.Set("Range", "bytes=2-4")
	http.ServeContent(w, r, "x.webp", o.ModTime(), o)
	if w.Code != http.StatusPartialContent || w.Body.String() != "234" {
		t.Errorf("range: %d %q", w.Code, w.Body)
	}
	for _, at := range []int64{7, 0, 9, 10, 3} { // forth and back, as a player does
		if pos, err := o.Seek(at, io.SeekStart); pos != at || err != nil {
			t.Fatalf("seek to %d: %d, %v", at, pos, err)
		}
		if rest, err := io.ReadAll(o); string(rest) != "0123456789"[at:] || err != nil {
			t.Errorf("from %d: %q, %v", at, rest, err)
		}
	}
	if _, err := o.Seek(-1, io.SeekStart); err == nil {
		t.Error("seek before the beginning")
	}
}

// large stores a file of more than one part, from a reader that can seek and
// from one that cannot.
func large(t *testing.T, b bucket.Bucket) {
	const size = 17<<20 + 7
	for i, r := range []io.Reader{io.NewSectionReader(pattern{}, 0, size), io.LimitReader(io.NewSectionReader(pattern{}, 0, size+9), size)} {
		if err := b.Put(t.Context(), key(i), r); err != nil {
			t.Fatal(err)
		}
		if n, err := b.Stat(t.Context(), key(i)); n != size || err != nil {
			t.Errorf("stat: %d, %v", n, err)
		}
		o, err := b.Open(t.Context(), key(i))
		if err != nil {
			t.Fatal(err)
		}
		got, want := sha256.New(), sha256.New()
		_, err = io.Copy(got, o)
		_, _ = io.Copy(want, io.NewSectionReader(pattern{}, 0, size)) // neither fails
		if err != nil || !bytes.Equal(got.Sum(nil), want.Sum(nil)) {
			t.Errorf("it came back different: %v", err)
		}
		_ = o.Close()
	}
}

// pattern is an endless file without a period of a power of two.
type pattern struct{}

// ReadAt implements io.ReaderAt.
func (pattern) ReadAt(p []byte, at int64) (int, error) {
	for i := range p {
		p[i] = byte((at + int64(i)) % 251)
	}
	return len(p), nil
}

func replace(t *testing.T, b bucket.Bucket) {
	put(t, b, key(1), "a first text")
	put(t, b, key(1), "second")
	if got := get(t, b, key(1)); got != "second" {
		t.Errorf("after replacing: %q", got)
	}
}

func missing(t *testing.T, b bucket.Bucket) {
	gone(t, b, key(1))
	put(t, b, key(1), "x")
	gone(t, b, strings.Replace(key(1), ".webp", ".jpg", 1))
}

func deletes(t *testing.T, b bucket.Bucket) {
	put(t, b, key(1), "x")
	put(t, b, key(2), "x")
	put(t, b, key(3), "x")
	for range 2 { // the second time all are missing
		if err := b.Delete(t.Context(), key(1), key(9), key(2)); err != nil {
			t.Fatalf("delete: %v", err)
		}
		gone(t, b, key(1))
		gone(t, b, key(2))
	}
	if err := b.Delete(t.Context()); err != nil {
		t.Errorf("delete of nothing: %v", err)
	}
	if got := get(t, b, key(3)); got != "x" {
		t.Errorf("the third file: %q", got)
	}
}

func list(t *testing.T, b bucket.Bucket) {
	if got := keys(t, b, ""); len(got) != 0 {
		t.Errorf("empty bucket lists %q", got)
	}
	all := []string{key(1), key(2), key(0xab), "p/ab/" + key(0xab)[5:37] + "_400.webp"}
	for _, k := range all {
		put(t, b, k, "x")
	}
	for prefix, want := range map[string][]string{
		"": all, "m/": all[:3], "m": all[:3], "m/0": all[:2], "p/": all[3:],
		key(2)[:20]: all[1:2], key(2): all[1:2], "m/77/": nil, "x": nil,
	} {
		if got := keys(t, b, prefix); !slices.Equal(got, want) {
			t.Errorf("list %q: %q, want %q", prefix, got, want)
		}
	}
	stop := errors.New("stop")
	if err := b.List(t.Context(), "", func(string, int64, time.Time) error { return stop }); !errors.Is(err, stop) {
		t.Errorf("error of visit: %v", err)
	}
	err := b.List(t.Context(), "", func(key string, _ int64, _ time.Time) error { return b.Delete(t.Context(), key) })
	if left := keys(t, b, ""); err != nil || len(left) != 0 {
		t.Errorf("deleting while listing: %v, left %q", err, left)
	}
}

func failedRead(t *testing.T, b bucket.Bucket) {
	broken := func() io.Reader {
		return io.MultiReader(strings.NewReader("half"), iotest.ErrReader(io.ErrUnexpectedEOF))
	}
	if err := b.Put(t.Context(), key(1), broken()); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("put of a broken reader: %v", err)
	}
	gone(t, b, key(1))
	put(t, b, key(1), "whole")
	if err := b.Put(t.Context(), key(1), broken()); err == nil {
		t.Error("a broken reader replaced a file")
	}
	if got := get(t, b, key(1)); got != "whole" {
		t.Errorf("after a failed replacement: %q", got)
	}
}

func cancelled(t *testing.T, b bucket.Bucket) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := b.Put(ctx, key(1), strings.NewReader("x")); !errors.Is(err, context.Canceled) {
		t.Errorf("put: %v", err)
	}
	gone(t, b, key(1))
	if err := b.List(ctx, "", func(string, int64, time.Time) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("list: %v", err)
	}
}

// RefusedKeys are keys that no bucket may take to its storage.
var RefusedKeys = []string{
	"", "/", ".", "..", "m", "m/", "m/ab", "../m/ab/x.webp", "m/../../secret.txt", "m/ab/../../secret.txt",
	"/m/ab/ab000000000000000000000000000000.webp", "m//ab/ab000000000000000000000000000000.webp",
	"m/ab/ab000000000000000000000000000000.webp/", "m/ab/ab000000000000000000000000000000.webp/..",
	"m/ab/ab000000000000000000000000000000.webp\x00", "m/ab/ab000000000000000000000000000000.webp\n",
	"m/ab/ab000000000000000000000000000000", "m/ab/ab000000000000000000000000000000.", "m/ab/.webp",
	"m/AB/AB000000000000000000000000000000.webp", "m/cd/ab000000000000000000000000000000.webp",
	"x/ab/ab000000000000000000000000000000.webp", "tmp/ab000000000000000000000000000000.webp",
	"m/ab/ab00000000000000000000000000000.webp", "m\\ab\\ab000000000000000000000000000000.webp",
	"m/ab/ab000000000000000000000000000000%2e.webp", "m/%2e%2e/ab000000000000000000000000000000.webp",
	"m/ab/ab000000000000000000000000000000" + strings.Repeat("a", 100) + ".webp",
	"m/ab/ab000000000000000000000000000000.html5", "m/ab/ab000000000000000000000000000000.web.p",
}

func refusedKeys(t *testing.T, b bucket.Bucket) {
	for _, k := range RefusedKeys {
		if err := b.Put(t.Context(), k, strings.NewReader("x")); !errors.Is(err, bucket.ErrKey) {
			t.Errorf("put %q: %v", k, err)
		}
		if _, err := b.Open(t.Context(), k); !errors.Is(err, bucket.ErrKey) {
			t.Errorf("open %q: %v", k, err)
		}
		if _, err := b.Stat(t.Context(), k); !errors.Is(err, bucket.ErrKey) {
			t.Errorf("stat %q: %v", k, err)
		}
		if err := b.Delete(t.Context(), k); !errors.Is(err, bucket.ErrKey) {
			t.Errorf("delete %q: %v", k, err)
		}
	}
	if got := keys(t, b, ""); len(got) != 0 {
		t.Errorf("refused keys left %q", got)
	}
}

func concurrent(t *testing.T, b bucket.Bucket) {
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for range 4 {
				text := strings.Repeat(fmt.Sprint(i), 1000)
				if err := b.Put(t.Context(), key(1), strings.NewReader(text)); err != nil {
					t.Errorf("put: %v", err)
					return
				}
				o, err := b.Open(t.Context(), key(1))
				if err != nil {
					t.Errorf("open: %v", err)
					return
				}
				data, _ := io.ReadAll(o)
				_ = o.Close()
				if len(data) != 1000 || strings.Trim(string(data), string(data[:1])) != "" {
					t.Errorf("a mixture of two files: %d bytes", len(data))
				}
			}
		})
	}
	wg.Wait()
}

func check(t *testing.T, b bucket.Bucket) {
	if err := b.Check(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := keys(t, b, ""); len(got) != 0 {
		t.Errorf("check left %q", got)
	}
}
