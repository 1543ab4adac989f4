package backup

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
)

// slowBucket calls put before it stores a pack.
type slowBucket struct {
	bucket.Bucket
	put func() error
}

func (b slowBucket) Put(ctx context.Context, key string, r io.Reader) error {
	if strings.HasPrefix(key, "packs/") {
		if err := b.put(); err != nil {
			return err
		}
	}
	return b.Bucket.Put(ctx, key, r)
}

// slowPacks are those of an empty repository, which calls put before it stores a pack.
func slowPacks(t *testing.T, put func() error) *packs {
	t.Helper()
	files, err := bucket.OpenFolderOf(t.TempDir(), Keys)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { files.Close() })
	p, err := Open(slowBucket{files, put}, "there", "", nil).openPacks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// full returns a chunk that fills a pack.
func full() (hash, []byte) {
	b := make([]byte, packSize)
	rand.Read(b)
	return sha256.Sum256(b), b
}

// TestPackBesideTheNext: the next pack is filled while the disk takes one, and flush waits for both.
func TestPackBesideTheNext(t *testing.T) {
	t.Parallel()
	started, goOn := make(chan struct{}, 2), make(chan struct{})
	p := slowPacks(t, func() error { started <- struct{}{}; <-goOn; return nil })
	first, data := full()
	if err := p.append(t.Context(), first, data); err != nil {
		t.Fatal(err)
	}
	<-started
	text := bytes.Repeat([]byte("a chunk "), 100)
	second, _, err := p.add(t.Context(), text, nil)
	if err != nil {
		t.Fatal(err)
	}
	if again, _, err := p.add(t.Context(), text, nil); err != nil || again != second {
		t.Fatal(again, err)
	}
	close(goOn)
	if err := p.flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if p, err = p.r.openPacks(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(p.names) != 2 || len(p.places) != 2 {
		t.Fatalf("%d packs with %d chunks", len(p.names), len(p.places))
	}
	err = p.fetch(t.Context(), []hash{second}, func(_ hash, got []byte) error {
		if !bytes.Equal(got, text) {
			t.Errorf("read %q", got)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if pack, err := p.r.pack(t.Context(), p.names[p.places[first].pack]); err != nil || !bytes.Equal(pack, data) {
		t.Errorf("the pack that was written meanwhile has %d bytes: %v", len(pack), err)
	}
}

// TestPackFails: a pack that cannot be written fails the next one and the end, and leaves no index.
func TestPackFails(t *testing.T) {
	t.Parallel()
	failure := errors.New("the disk is full")
	p := slowPacks(t, func() error { return failure })
	h, data := full()
	if err := p.append(t.Context(), h, data); err != nil {
		t.Fatal(err)
	}
	if h, data = full(); !errors.Is(p.append(t.Context(), h, data), failure) {
		t.Error("the next pack was taken")
	}
	if err := p.flush(t.Context()); !errors.Is(err, failure) {
		t.Errorf("flush returns %v", err)
	}
	err := p.r.files.List(t.Context(), "index/", func(key string, _ int64, _ time.Time) error { t.Error(key); return nil })
	if err != nil {
		t.Error(err)
	}
}

// TestFileClosedBesidePack: the file that a pack is from may be closed while the pack is written.
func TestFileClosedBesidePack(t *testing.T) {
	t.Parallel()
	goOn := make(chan struct{})
	p := slowPacks(t, func() error { <-goOn; return nil })
	w := p.create(t.Context(), chunkLimit)
	_, data := full()
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	f, err := w.close()
	if err != nil || len(p.names) != 0 {
		t.Fatal(len(p.names), err)
	}
	close(goOn)
	if err := p.flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if p, err = p.r.openPacks(t.Context()); err != nil {
		t.Fatal(err)
	}
	if all, err := p.spans(t.Context(), f); err != nil || len(all) != packSize/chunkLimit {
		t.Errorf("the file has %d chunks: %v", len(all), err)
	}
}
