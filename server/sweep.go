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

// sweepFiles deletes files that have been there for schema.UploadLife and that
// no row names: what a crash left between a file and its row.
func (s *Server) sweepFiles(ctx context.Context) (int, error) {
	old := s.Now().Add(-schema.UploadLife)
	keys := map[string][]string{} // first variant → files
	err := s.Bucket.List(ctx, "", func(key string, modTime time.Time) error {
		if v := variantsOf(key); v != "" && modTime.Before(old) {
			keys[v] = append(keys[v], key)
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("list stored files: %w", err)
	}
	stems := make([]string, 0, len(keys))
	for stem := range keys {
		stems = append(stems, stem)
	}
	named, err := s.Store.Named(ctx, stems)
	if err != nil {
		return 0, err
	}
	n := 0
	for stem, files := range keys {
		if named[stem] {
			continue
		}
		if err := s.Bucket.Delete(ctx, files...); err != nil {
			return n, fmt.Errorf("delete stored files: %w", err)
		}
		n += len(files)
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
