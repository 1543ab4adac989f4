package backup

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"finds/media/bucket"
	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// scheduled is a schedule on an empty instance.
func scheduled(t *testing.T) *Schedule {
	t.Helper()
	files, err := bucket.OpenFolderOf(t.TempDir(), Keys)
	if err != nil {
		t.Fatal(err)
	}
	media, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { files.Close(); media.Close() })
	return &Schedule{Repository: Open(files, "there", t.TempDir(), nil), Every: 24 * time.Hour, Keep: Keep{7, 4}, Log: slog.New(slog.DiscardHandler),
		Source:  Source{Store: storetest.Open(t, "sqlite", store.Options{}), Media: media, Version: "test", Secrets: []byte("secret")},
		Options: Options{TempDir: t.TempDir()}}
}

// TestSchedule has a service make backups for twelve days, in which it does not lead for some and
// the disk is full for others: missed backups are a problem after two of them.
func TestSchedule(t *testing.T) {
	t.Parallel()
	s := scheduled(t)
	var follows, full atomic.Bool // read by the schedule
	s.Turn, s.Renew = func(context.Context) (bool, error) { return !follows.Load(), nil }, time.Minute
	s.Ready = func() error {
		if full.Load() {
			return errors.New("the disk is full")
		}
		return nil
	}
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { defer close(ended); s.Run(ctx) }()
		days := func(n time.Duration) schema.BackupState {
			time.Sleep(n*24*time.Hour + time.Hour) // in a synctest bubble, where it takes no time
			synctest.Wait()
			return s.State()
		}
		if state := s.State(); state.Result != schema.BackupNone || state.Problem {
			t.Errorf("at the start: %+v", state)
		}
		if state := days(12); state.Result != schema.BackupGood || state.Problem || time.Since(state.GoodAt.Time) > 25*time.Hour {
			t.Errorf("after twelve days: %+v", state)
		}
		list, err := s.Repository.List(ctx)
		if err != nil || len(list) < 8 || len(list) > 9 { // 7 days, and the weeks before
			t.Errorf("%d backups are kept, %v", len(list), err)
		}
		follows.Store(true)
		if state := days(1); state.Problem || state.Result != schema.BackupGood {
			t.Errorf("one backup is missing: %+v", state)
		}
		if state := days(1); !state.Problem {
			t.Errorf("two backups are missing: %+v", state)
		}
		follows.Store(false)
		if state := days(1); state.Problem {
			t.Errorf("there is a new backup: %+v", state)
		}
		full.Store(true)
		if state := days(1); state.Result != schema.BackupFailed || state.Problem {
			t.Errorf("a backup failed: %+v", state)
		}
		full.Store(false)
		if state := days(1); state.Result != schema.BackupGood || state.Problem {
			t.Errorf("after the failure: %+v", state)
		}
		cancel()
		<-ended
	})
}

// TestScheduleClock sets the clock of a service a year ahead and back, and half an hour back: each time, the next backup
// is made in time, is kept, and is the one that a restore takes; and a missing backup is a problem.
func TestScheduleClock(t *testing.T) {
	t.Parallel()
	s := scheduled(t)
	now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	s.Repository.now = func() time.Time { return now }
	s.Keep = Keep{Days: 1}
	backups := func() (n int) {
		t.Helper()
		list, err := s.Repository.List(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	tick := func(want int, what string) {
		t.Helper()
		s.tick(t.Context())
		if n := backups(); n != want || s.State().Result != schema.BackupGood || s.State().Problem {
			t.Errorf("%s: %d backups, want %d; %+v", what, n, want, s.State())
		}
		if m, err := s.Repository.Find(t.Context(), ""); err != nil || m.Time.After(now) || now.Sub(m.Time) > s.Every {
			t.Errorf("%s: the newest one is of %v, %v", what, m.Time, err)
		}
	}
	tick(1, "at first")
	now = now.AddDate(1, 0, 0)
	tick(1, "a year on")
	now = now.AddDate(-1, 0, 0).Add(time.Hour)
	tick(2, "and back")
	now = now.Add(time.Hour)
	tick(2, "an hour later")
	now = now.Add(24 * time.Hour)
	tick(2, "a day later")
	now = now.Add(-30 * time.Minute)
	s.tick(t.Context()) // makes one, of which the clock does not know that it is the newer one
	if n := backups(); n != 3 || s.State().Problem {
		t.Errorf("half an hour back: %d backups, %+v", n, s.State())
	}
	now = now.Add(3 * 24 * time.Hour)
	if state, err := s.Look(t.Context()); err != nil || !state.Problem {
		t.Errorf("three days later: %+v, %v", state, err)
	}
}

// TestScheduleNone lets a service make no backup for three days, since another process leads: that is a problem after two.
func TestScheduleNone(t *testing.T) {
	t.Parallel()
	s := scheduled(t)
	s.Turn, s.Renew = func(context.Context) (bool, error) { return false, nil }, time.Minute
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { defer close(ended); s.Run(ctx) }()
		for day := range 3 {
			if state := s.State(); state.Result != schema.BackupNone || state.Problem != (day >= 2) {
				t.Errorf("day %d: %+v", day, state)
			}
			time.Sleep(24*time.Hour + 10*time.Minute) // in a synctest bubble, where it takes no time
			synctest.Wait()
		}
		cancel()
		<-ended
	})
}

// TestScheduleRenews: a process renews its turn while it makes a backup, however long that takes, and makes
// none once another process has it.
func TestScheduleRenews(t *testing.T) {
	t.Parallel()
	for lostAt, want := range map[int64]int{0: 1, 3: 0} {
		s := scheduled(t)
		var asked atomic.Int64
		s.Renew = time.Minute
		s.Turn = func(context.Context) (bool, error) { return asked.Add(1) != lostAt, nil }
		synctest.Test(t, func(t *testing.T) {
			s.Ready = func() error {
				time.Sleep(10*time.Minute + time.Second) // in a synctest bubble, where it takes no time
				return nil
			}
			err := s.turn(t.Context())
			if lost := errors.Is(err, errTurnLost); lost != (lostAt > 0) || err != nil && !lost {
				t.Errorf("it ends with %v", err)
			}
		})
		if n := asked.Load(); lostAt == 0 && n < 11 || lostAt > 0 && n != lostAt {
			t.Errorf("it asked %d times for its turn in ten minutes", n)
		}
		list, err := s.Repository.List(t.Context())
		if err != nil || len(list) != want {
			t.Errorf("there are %d backups (%v), want %d", len(list), err, want)
		}
	}
}

// TestKeep compares what is kept of backups at given times.
func TestKeep(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ keep, times, want string }{
		{"1d", "2026-06-01T01 2026-06-01T02", "2026-06-01T02"},
		{"2d", "2026-06-01T01 2026-06-01T23 2026-06-02T01 2026-06-09T01", "2026-06-02T01 2026-06-09T01"},
		{"0d", "2026-06-01T01 2026-06-02T01", "2026-06-02T01"},
		{"1d,3w", "2026-05-31T01 2026-06-01T01 2026-06-07T01 2026-06-08T01 2026-06-20T01", "2026-06-07T01 2026-06-08T01 2026-06-20T01"},
		{"1d", "2026-06-01T01 2026-06-02T01 2027-06-02T01good 2027-06-03T01good", "2026-06-02T01 2027-06-02T01good 2027-06-03T01good"}, // the clock was ahead
		{"1d", "2027-06-02T01 2027-06-03T01", "2027-06-02T01 2027-06-03T01"},
		{"1d", "2026-06-01T01good 2026-06-02T01 2026-06-03T01", "2026-06-01T01good 2026-06-03T01"},
	} {
		keep, err := ParseKeep(c.keep)
		if err != nil {
			t.Fatal(err)
		}
		var list []Backup
		for id := range strings.FieldsSeq(c.times) {
			b := Backup{Manifest: Manifest{ID: id}}
			if b.Time, err = time.Parse("2006-01-02T15", id[:13]); err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(id, "good") {
				b.Check = &Check{}
			}
			list = append(list, b)
		}
		kept := keep.kept(list, time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC))
		list = slices.DeleteFunc(list, func(b Backup) bool { return !kept[b.ID] })
		var got []string
		for _, b := range list {
			got = append(got, b.ID)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s of %s keeps %v", c.keep, c.times, got)
		}
	}
	for _, bad := range []string{"", "7", "4w", "7d,", "7d4w", "-1d", "99999d"} {
		if keep, err := ParseKeep(bad); err == nil {
			t.Errorf("%q is taken for %v", bad, keep)
		}
	}
}

// TestLocked insists that of two users of a repository one is refused, in a folder and in a bucket, and that the lock of a process
// that was killed expires in a bucket.
func TestLocked(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	files, err := bucket.OpenFolderOf(root, Keys)
	if err != nil {
		t.Fatal(err)
	}
	defer files.Close()
	for _, dir := range []string{t.TempDir(), ""} {
		r := Open(files, "there", dir, time.Now)
		_, lock, err := r.Lock(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := r.Prune(t.Context(), Keep{}, Options{}); !errors.Is(err, ErrLocked) {
			t.Errorf("%q: %v", dir, err)
		}
		if dir == "" {
			names, err := filepath.Glob(filepath.Join(root, "locks", "*"))
			if err != nil || len(names) != 1 {
				t.Fatalf("the locks are %v, %v", names, err)
			}
			old := time.Now().Add(-lockLife - time.Minute)
			if err := os.Chtimes(names[0], old, old); err != nil {
				t.Fatal(err)
			}
			if _, again, err := r.Lock(t.Context()); err != nil {
				t.Errorf("after the lock has expired: %v", err)
			} else {
				again.Release()
			}
		}
		lock.Release()
		if _, lock, err = r.Lock(t.Context()); err != nil {
			t.Errorf("%q, after the release: %v", dir, err)
			continue
		}
		lock.Release()
	}
}

// TestLockLost makes the clock pass half of the life of a lock in a bucket between two renewals, as on a machine that
// has slept: what holds the lock ends, and writes nothing more.
func TestLockLost(t *testing.T) {
	t.Parallel()
	files, err := bucket.OpenFolderOf(t.TempDir(), Keys)
	if err != nil {
		t.Fatal(err)
	}
	defer files.Close()
	now := time.Now()
	r := Open(files, "there", "", func() time.Time { return now })
	ctx, lock, err := r.Lock(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Release()
	now = now.Add(lockLife / 3)
	if err := lock.Renew(); err != nil || ctx.Err() != nil {
		t.Fatalf("after a third of its life: %v, %v", err, ctx.Err())
	}
	now = now.Add(lockLife/2 + time.Second)
	if err := lock.Renew(); !errors.Is(err, ErrLockLost) || !errors.Is(context.Cause(ctx), ErrLockLost) {
		t.Errorf("after more than half of its life: %v, %v", err, context.Cause(ctx))
	}
	if err := lock.Renew(); !errors.Is(err, ErrLockLost) {
		t.Errorf("once it is lost: %v", err)
	}
	if err := files.Put(ctx, "locks/x", strings.NewReader("x")); err == nil {
		t.Error("the bucket is written to after the lock is lost")
	}
}

func TestMain(m *testing.M) { storetest.Main(m) }
