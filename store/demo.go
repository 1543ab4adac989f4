package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"time"

	"finds/schema"
)

// DemoOptions says what world Demo makes. The same options make the same
// world, to the last id; zero sizes mean the default.
type DemoOptions struct {
	Users     int // 1,000
	Locations int // 200,000
	Finds     int // 1,000,000
	Seed      uint64

	// Cities are where the world is dense, the largest first: embed.Cities().
	Cities []City
	// PasswordHash is the PHC string of every account, "" for accounts without
	// a password. It alone does not follow from the seed.
	PasswordHash string

	// MediaRows gives every find a row of media without files behind it, for
	// measurements.
	MediaRows bool
	// Pictures, when set, returns the media of a find, files that the caller
	// has stored and that no other find has. It is called for the newest
	// PictureCount finds, i = 0 the newest, before anything is written, with
	// random numbers that follow from the seed.
	Pictures     func(rnd *rand.Rand, i int) ([]schema.Upload, error)
	PictureCount int

	// Progress, if set, is called after every part with the number of finds that are
	// written. Indexes are made after the last of them.
	Progress func(done, total int)
}

// City is a city by its name, its centre in WGS 84 degrees and its people; the
// same type as embed.City.
type City = struct {
	Name                string
	Latitude, Longitude float64
	Population          int
}

// DemoSummary counts what Demo has written.
type DemoSummary struct {
	Users, Friendships, Locations, Finds, Media, Likes, Comments, Notifications int
}

// The world begins and ends at fixed times, so that it is the same whenever it
// is made. Accounts are older than its beginning.
var (
	demoBegin = time.Date(2023, 1, 1, 0, 0, 0, 0, time.UTC)
	demoEnd   = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
)

// ErrNotEmpty is Demo's refusal of an instance that holds anything.
var ErrNotEmpty = errors.New("the instance has accounts or locations already; a demo world needs an empty one, such as a new data folder")

// Demo fills an empty instance with a plausible world: accounts, the first of
// them `demo`, their friendships, locations that lie as thick as people do, and
// finds with likes, comments and notifications. All of it is one transaction,
// so that what breaks off leaves the instance empty. It returns ErrNotEmpty for
// an instance that holds anything. The indexes are away meanwhile, and no one
// else can write.
func (s *Store) Demo(ctx context.Context, o DemoOptions) (DemoSummary, error) {
	if err := o.complete(); err != nil {
		return DemoSummary{}, err
	}
	if err := s.demoEmpty(ctx); err != nil {
		return DemoSummary{}, err
	}
	w := newWorld(o)
	if err := w.takePictures(ctx); err != nil {
		return DemoSummary{}, fmt.Errorf("store demo pictures: %w", err)
	}
	err := s.load(ctx, func(l loader) error {
		var n int
		if err := l.get(&n, demoRowsQuery); err != nil {
			return err
		}
		if n > 0 {
			return ErrNotEmpty
		}
		return w.write(ctx, l)
	})
	if errors.Is(err, ErrNotEmpty) {
		return DemoSummary{}, ErrNotEmpty
	}
	if err != nil {
		return DemoSummary{}, fmt.Errorf("write demo world: %w", err)
	}
	return w.sum, nil
}

// demoRowsQuery is above zero when the instance holds anything of which the
// demo world would be the rest. Locations outlive the accounts that made them.
const demoRowsQuery = `SELECT (SELECT COUNT(*) FROM "user") + (SELECT COUNT(*) FROM location)`

// demoEmpty asks before the pictures are made, which takes a while.
func (s *Store) demoEmpty(ctx context.Context) error {
	var n int
	if err := s.db.Get(ctx, &n, demoRowsQuery); err != nil {
		return fmt.Errorf("look for accounts: %w", err)
	}
	if n > 0 {
		return ErrNotEmpty
	}
	return nil
}

// complete sets the defaults and refuses what makes no world.
func (o *DemoOptions) complete() error {
	for _, n := range []struct {
		v   *int
		def int
	}{{&o.Users, 1000}, {&o.Locations, 200_000}, {&o.Finds, 1_000_000}} {
		if *n.v == 0 {
			*n.v = n.def
		}
		if *n.v < 1 || *n.v > 100_000_000 {
			return errors.New("a demo world takes 1 to 100,000,000 users, locations and finds")
		}
	}
	if len(o.Cities) == 0 {
		return errors.New("a demo world needs cities")
	}
	if o.Progress == nil {
		o.Progress = func(int, int) {}
	}
	if o.Pictures == nil {
		o.PictureCount = 0
	}
	o.PictureCount = min(o.PictureCount, o.Finds)
	return nil
}

// findsPerPart is how many finds are computed at a time, ahead of the writer.
const findsPerPart = 4000

// write computes the world part by part, one part ahead of the database.
func (w *world) write(ctx context.Context, l loader) error {
	w.sum = DemoSummary{}
	indexes, err := l.dropIndexes(demoIndexed)
	if err != nil {
		return fmt.Errorf("put the indexes away: %w", err)
	}
	if err := w.writePeople(l); err != nil {
		return err
	}
	if err := w.writeLocations(l); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	terms := termCounts{allTerm: 0}
	for p := range w.parts(ctx) {
		for _, b := range p.batches() {
			if err := l.insert(b); err != nil {
				return fmt.Errorf("insert into %s: %w", b.name, err)
			}
		}
		for term, n := range p.terms {
			terms[term] += n
		}
		w.sum.add(p.sum)
		w.opt.Progress(w.sum.Finds, w.opt.Finds)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := writeTerms(l, terms); err != nil {
		return err
	}
	for _, create := range indexes {
		if err := l.exec(create); err != nil {
			return fmt.Errorf("make the indexes again: %w", err)
		}
	}
	return l.finish()
}

// writeTerms writes how common words are, in place of what an empty instance
// has.
func writeTerms(l loader, terms termCounts) error {
	if err := l.exec(`DELETE FROM find_term`); err != nil {
		return err
	}
	b := newBatch("find_term", "term, finds")
	for _, term := range slices.Sorted(maps.Keys(terms)) {
		b.add(term, terms[term])
	}
	return l.insert(b)
}

// parts yields the finds in the order of their creation, computed by a
// goroutine of its own that ends with ctx.
func (w *world) parts(ctx context.Context) <-chan *part {
	c := make(chan *part, 2)
	go func() {
		defer close(c)
		for from := 0; from < w.opt.Finds; from += findsPerPart {
			select {
			case c <- w.part(from, min(from+findsPerPart, w.opt.Finds)):
			case <-ctx.Done():
				return
			}
		}
	}()
	return c
}

func (d *DemoSummary) add(e DemoSummary) {
	d.Finds += e.Finds
	d.Media += e.Media
	d.Likes += e.Likes
	d.Comments += e.Comments
	d.Notifications += e.Notifications
}
