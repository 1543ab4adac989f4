package backup

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"finds/schema"
)

const (
	firstWait = 5 * time.Minute // after a start, which has other things to do
	checkWait = time.Hour       // between two looks at the repository, which another process may have written to
	retryWait = time.Hour       // after a failure
)

// Schedule makes, verifies and prunes backups while the service runs.
type Schedule struct {
	Repository *Repository
	Source     Source
	Options    Options
	Every      time.Duration
	Keep       Keep
	// Turn reports whether this process makes the backup; nil is always. While it makes one, it asks
	// every Renew again, and ends once another process does.
	Turn  func(ctx context.Context) (lead bool, err error)
	Renew time.Duration
	// Ready returns an error if a backup cannot be made now, such as without space; nil is
	// always ready.
	Ready func() error
	Log   *slog.Logger

	began  time.Time // when Run began; zero before
	state  atomic.Pointer[schema.BackupState]
	failed atomic.Pointer[time.Time] // when the last attempt of this process failed; nil if it succeeded
}

// State is what is known of the backups.
func (s *Schedule) State() schema.BackupState {
	if state := s.state.Load(); state != nil {
		return *state
	}
	return schema.BackupState{Place: s.Repository.name, Result: schema.BackupNone, Every: s.Every}
}

// Look reads the repository and returns what is known of the backups then.
func (s *Schedule) Look(ctx context.Context) (schema.BackupState, error) {
	_, err := s.look(ctx)
	return s.State(), err
}

// Run makes backups until ctx ends.
func (s *Schedule) Run(ctx context.Context) {
	s.began = s.Repository.now()
	if _, err := s.look(ctx); err != nil && ctx.Err() == nil {
		s.Log.Warn("look for backups", "error", err)
	}
	for wait := firstWait; ; {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		wait = s.tick(ctx)
	}
}

// tick makes a backup if one is due, and returns how long to wait.
func (s *Schedule) tick(ctx context.Context) time.Duration {
	next, err := s.look(ctx)
	if err == nil && s.Repository.now().Before(next) {
		return min(checkWait, next.Sub(s.Repository.now()))
	}
	if err == nil {
		err = s.turn(ctx)
	}
	switch {
	case ctx.Err() != nil:
		return 0
	case errors.Is(err, ErrLocked): // by another process, or by a command
		s.Log.Info("backup put off", "reason", err)
	case err != nil:
		now := s.Repository.now()
		s.failed.Store(&now)
		s.Log.Error("backup failed", "error", err, "place", s.Repository.name, "again_in", min(retryWait, s.Every))
		_, _ = s.look(ctx) // which was logged
		return min(retryWait, s.Every)
	}
	_, _ = s.look(ctx) // an error comes again at the next look, and is logged there
	return min(checkWait, s.Every)
}

// turn makes a backup, if it is the turn of this process.
func (s *Schedule) turn(ctx context.Context) error {
	if s.Turn != nil {
		if lead, err := s.Turn(ctx); err != nil || !lead {
			return err
		}
		leading, stop := context.WithCancelCause(ctx)
		defer stop(nil)
		go s.keepTurn(leading, stop)
		err := s.make(leading)
		if cause := context.Cause(leading); err != nil && ctx.Err() == nil && cause != nil {
			err = cause
		}
		return err
	}
	return s.make(ctx)
}

// errTurnLost ends a backup that another process may be making, too.
var errTurnLost = errors.New("another process makes the backups now")

// keepTurn renews the turn of this process until ctx ends, and calls stop once another process has it.
func (s *Schedule) keepTurn(ctx context.Context, stop context.CancelCauseFunc) {
	tick := time.NewTicker(s.Renew)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if lead, err := s.Turn(ctx); err == nil && !lead {
				stop(errTurnLost)
				return
			}
		}
	}
}

// make makes, verifies and prunes.
func (s *Schedule) make(ctx context.Context) error {
	if s.Ready != nil {
		if err := s.Ready(); err != nil {
			return err
		}
	}
	m, err := s.Repository.Create(ctx, s.Source, s.Options)
	if err != nil {
		return err
	}
	_, check, err := s.Repository.Verify(ctx, m.ID, false, s.Source.Database, s.Options)
	if err != nil {
		return err
	}
	if check.Problem != "" {
		return fmt.Errorf("the new backup %s is not good: %s", m.ID, check.Problem)
	}
	pruned, err := s.Repository.Prune(ctx, s.Keep, s.Options)
	if err != nil {
		return err
	}
	s.failed.Store(nil)
	s.Log.Info("backup made and verified", "id", m.ID, "place", s.Repository.name, "added_bytes", m.Added, "seconds", m.Seconds,
		"media", m.MediaFiles, "encrypted", m.Encrypted, "note", check.Note, "deleted", len(pruned.Backups), "kept", pruned.Kept)
	return nil
}

// look reads the repository, and returns when the next backup is due.
func (s *Schedule) look(ctx context.Context) (next time.Time, err error) {
	list, err := s.Repository.List(ctx)
	if err != nil { // what was known stays, and becomes old
		state := s.State()
		state.Result = schema.BackupFailed
		s.store(state)
		return next, err
	}
	now := s.Repository.now()
	list = before(list, now)
	state := schema.BackupState{Place: s.Repository.name, Result: schema.BackupNone}
	for _, b := range list {
		if b.Good() {
			at := schema.At(b.Time)
			state.GoodAt = &at
		}
	}
	if len(list) > 0 {
		last := list[len(list)-1]
		at := schema.At(last.Time)
		state.LastAt, state.Seconds, state.Bytes, state.Result = &at, last.Seconds, last.Added, resultOf(last)
		next = last.Time.Add(s.Every)
	}
	if state.Result == schema.BackupDamaged {
		next = now
	}
	// A later backup of another process makes good for a failure of this one.
	if failed := s.failed.Load(); failed != nil && (state.LastAt == nil || failed.After(state.LastAt.Time)) {
		state.Result, next = schema.BackupFailed, now
	}
	s.store(state)
	return next, nil
}

// store keeps a state, and decides whether it is a problem.
func (s *Schedule) store(state schema.BackupState) {
	state.Every = s.Every
	now := s.Repository.now()
	switch {
	case state.GoodAt != nil:
		state.Problem = now.Sub(state.GoodAt.Time) >= 2*s.Every
	case state.Result == schema.BackupFailed || state.Result == schema.BackupDamaged:
		state.Problem = true
	default: // none was made, such as while another process holds the lock
		state.Problem = !s.began.IsZero() && now.Sub(s.began) >= 2*s.Every
	}
	s.state.Store(&state)
}

func resultOf(b Backup) schema.BackupResult {
	switch {
	case b.Check == nil:
		return schema.BackupUnverified
	case b.Check.Problem != "":
		return schema.BackupDamaged
	}
	return schema.BackupGood
}
