package server

import (
	"context"
	"fmt"
	"time"

	"finds/media"
	"finds/schema"
)

// discard deletes stored files after their rows are gone. What fails here is
// left to the sweep.
func (s *Server) discard(ctx context.Context, paths []string) {
	if len(paths) == 0 {
		return
	}
	if err := s.Library.Delete(context.WithoutCancel(ctx), paths...); err != nil {
		s.Log.Warn("stored files are left to the sweep", "error", err)
	}
}

// Sweep removes what time has ended, and files that no row names. It returns
// how many uploads and files went.
func (s *Server) Sweep(ctx context.Context) (uploads, files int, err error) {
	paths, err := s.Store.Sweep(ctx)
	if err != nil {
		return 0, 0, fmt.Errorf("sweep rows: %w", err)
	}
	s.discard(ctx, paths)
	files, err = s.sweepFiles(ctx)
	return len(paths), files, err
}

// sweepBatch is how many pictures sweepFiles looks up at once, however many
// there are.
const sweepBatch = 256

// sweepFiles deletes files that have been there for schema.UploadLife and that
// no row names: what a crash left between a file and its row.
func (s *Server) sweepFiles(ctx context.Context) (n int, err error) {
	old := s.Now().Add(-schema.UploadLife)
	batch := map[string][]string{} // first variant → files
	flush := func() error {
		gone, err := s.deleteStrays(ctx, batch)
		n += gone
		clear(batch)
		return err
	}
	err = s.Bucket.List(ctx, "", func(key string, modTime time.Time) error {
		v := variantsOf(key)
		if v == "" || !modTime.Before(old) {
			return nil
		}
		batch[v] = append(batch[v], key)
		if len(batch) < sweepBatch {
			return nil
		}
		return flush()
	})
	if err != nil {
		return n, fmt.Errorf("sweep stored files: %w", err)
	}
	return n, flush()
}

// deleteStrays deletes those of some files that no row names, and returns how
// many.
func (s *Server) deleteStrays(ctx context.Context, files map[string][]string) (n int, err error) {
	stems := make([]string, 0, len(files))
	for stem := range files {
		stems = append(stems, stem)
	}
	named, err := s.Store.Named(ctx, stems)
	if err != nil {
		return 0, err
	}
	for stem, keys := range files {
		if named[stem] {
			continue
		}
		if err := s.Bucket.Delete(ctx, keys...); err != nil {
			return n, fmt.Errorf("delete stored files: %w", err)
		}
		n += len(keys)
	}
	return n, nil
}

// variantsOf returns the path by which rows name the files of one upload, or
// "" for a path that is none of ours.
func variantsOf(key string) string {
	if v := media.Variants(key); v != nil {
		return v[0]
	}
	return ""
}
