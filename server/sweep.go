package server

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"finds/schema"
	"finds/store"
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

// Sweep removes what time has ended and files that no row names. It returns how
// many uploads and files went. Files that are gone are told in the log. While
// one sweep is under way another does nothing.
func (s *Server) Sweep(ctx context.Context) (uploads, files int, err error) {
	if uploads, err = s.SweepRows(ctx); err != nil {
		return uploads, 0, err
	}
	if !s.sweeping.TryLock() {
		return uploads, 0, nil
	}
	defer s.sweeping.Unlock()
	files, err = s.sweepFiles(ctx)
	return uploads, files, err
}

// SweepRows is Sweep without a look at all files: to list a bucket takes a
// request for each thousand, and they are charged for.
func (s *Server) SweepRows(ctx context.Context) (uploads int, err error) {
	if !s.sweeping.TryLock() {
		return 0, nil
	}
	defer s.sweeping.Unlock()
	if err := s.finishDeletes(ctx); err != nil {
		return 0, err
	}
	for {
		paths, err := s.Store.Sweep(ctx)
		if err != nil {
			return uploads, fmt.Errorf("sweep rows: %w", err)
		}
		s.discard(ctx, paths)
		uploads += len(paths)
		if len(paths) < store.SweepBatch {
			break
		}
	}
	s.sweepTemp()
	s.checkClock(ctx)
	return uploads, nil
}

// checkClock warns when the clock of this process is so far from that of others
// on its database that streams could miss notifications.
func (s *Server) checkClock(ctx context.Context) {
	ahead, err := s.Store.Skew(ctx)
	if err == nil && ahead.Abs() > store.ClockApart {
		s.Log.Warn("the clock differs from the database server's; set them by NTP, or streams miss notifications of other processes", "ahead", ahead.Round(time.Millisecond))
	}
}

// finishDeletes deletes what is left of accounts whose deletion was broken off.
func (s *Server) finishDeletes(ctx context.Context) error {
	ids, err := s.Store.Leaving(ctx)
	for _, id := range ids {
		var files []string
		if files, err = s.Store.DeleteUser(ctx, id); err != nil && !errors.Is(err, schema.ErrNotFound) {
			break
		}
		err = nil
		s.discard(ctx, files)
	}
	if err != nil {
		return fmt.Errorf("finish deleting accounts: %w", err)
	}
	return nil
}

// tempFile is the pattern of the names of uploads while they arrive, placesFile
// that of the file of places while it is made.
const tempFile, placesFile = "upload-*", "places-*.db"

// tempLife is how long such a file may stand still: no sender may.
const tempLife = time.Hour

// sweepTemp removes what a crash left of uploads and places on their way. Those that other
// processes on the same folder take in are younger.
func (s *Server) sweepTemp() {
	if s.TempDir == "" { // that of the system is not ours
		return
	}
	names, _ := filepath.Glob(filepath.Join(s.TempDir, tempFile)) // the patterns are right
	more, _ := filepath.Glob(filepath.Join(s.TempDir, placesFile))
	for _, name := range append(names, more...) {
		if info, err := os.Lstat(name); err == nil && info.Mode().IsRegular() && s.Now().Sub(info.ModTime()) > tempLife {
			if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
				s.Log.Warn("a temporary file is left to the next sweep", "error", err)
			}
		}
	}
}

// goneLogged is how many files that are gone the log names in one sweep.
const goneLogged = 20

// sweepFiles deletes files that have been there for schema.UploadLife and that
// no row names, where they are known to be ours: what a crash left between a
// file and its row.
func (s *Server) sweepFiles(ctx context.Context) (n int, err error) {
	old, gone := s.Now().Add(-schema.UploadLife), 0
	mayDelete, err := s.mayDeleteStrays(ctx)
	if err != nil {
		return 0, fmt.Errorf("sweep files: %w", err)
	}
	err = CompareFiles(ctx, s.Store, s.Bucket, FileReport{
		Gone: func(row store.NamedFiles, path string) error {
			if gone++; gone <= goneLogged {
				s.Log.Warn("a stored file is gone", "path", path, "find", row.FindID, "user", row.UserID)
			}
			return nil
		},
		Stray: func(keys []string, youngest time.Time) error {
			if !mayDelete || !youngest.Before(old) {
				return nil
			}
			n += len(keys)
			return s.Bucket.Delete(ctx, keys...)
		},
	})
	if gone > 0 {
		s.Log.Warn("stored files are gone; finds media check names them all", "files", gone)
	}
	if err != nil {
		return n, fmt.Errorf("sweep files: %w", err)
	}
	return n, nil
}
