package store

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"finds/schema"
	"finds/store/search"
)

// What is deleted is gone from the tables at once, but on SQLite its words stay in the write-ahead log and in the full text
// until these are written again. A row of setting has the time by which they are.

// eraseWithin is how long the words of finds that are deleted one by one may stay. Writing the full text again takes
// as long as it is large, so one time does for many of them. Those of an account are erased at once.
const eraseWithin = 24 * time.Hour

// eraseBy asks for Erase to be done by a time. The number behind the time differs after each request, so that Erase sees
// those that come while it runs.
func (t *tx) eraseBy(at time.Time) error {
	if t.s.Postgres() {
		return nil
	}
	var asked string
	if _, err := exists(t.Get(&asked, `SELECT value FROM setting WHERE name = 'erase'`)); err != nil {
		return err
	}
	due, count, found := strings.Cut(asked, " ")
	n, _ := strconv.Atoi(count)
	if by := schema.At(at).String(); !found || by < due {
		due = by
	}
	return t.setSetting("erase", fmt.Sprint(due, " ", n+1))
}

// wantErased wakes the receiver of Erasures.
func (s *Store) wantErased() {
	signal(s.erasures)
}

// Erasures has a value when Erase has something to do at once, such as after an account has been deleted.
func (s *Store) Erasures() <-chan struct{} { return s.erasures }

// foldEvery is how many parts of the full text Erase writes before it empties the log, which grows by what they write.
const foldEvery = 8

// Erase removes the words of what has been deleted from the full text and the log of SQLite, if that is due. It writes the
// full text in parts, between which other writes have their turn. If it fails, the next call does it.
func (s *Store) Erase(ctx context.Context) error {
	var asked string
	found, err := exists(s.db.Get(ctx, &asked, `SELECT value FROM setting WHERE name = 'erase'`))
	if due, _, _ := strings.Cut(asked, " "); !found || due > s.Now().String() {
		return err
	}
	var all search.Merging
	for n, more := 1, true; more && err == nil; n++ {
		err = s.tx(ctx, func(t *tx) (err error) {
			more, err = all.Step(t.Tx)
			return err
		})
		if err == nil && n%foldEvery == 0 {
			_, err = s.db.FoldLog(ctx)
		}
	}
	if err == nil {
		err = s.emptyLog(ctx)
	}
	if err != nil {
		return fmt.Errorf("erase what has been deleted: %w", err)
	}
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM setting WHERE name = 'erase' AND value = ?`, asked)
		return err
	})
}

// foldTries is how often Erase tries to empty the log: reads that take long keep it from that, and others wait for each try.
const foldTries = 3

// errBusyLog says that reads have kept the log from being emptied.
var errBusyLog = errors.New("reads that take long keep the log from being emptied; the next cleanup tries again")

func (s *Store) emptyLog(ctx context.Context) error {
	for range foldTries {
		if folded, err := s.db.FoldLog(ctx); folded || err != nil {
			return err
		}
	}
	return errBusyLog
}
