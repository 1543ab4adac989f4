// Package demo makes a plausible world of accounts, places and finds, and loads it into
// an empty instance. It yields records; package store turns them into rows.
package demo

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"finds/schema"
	"finds/store"
)

// Options describes the world that Create makes. The same options make the same
// world, including all ids; zero sizes mean the default.
type Options struct {
	Users     int // 1,000
	Locations int // 200,000
	Finds     int // 1,000,000
	Seed      uint64

	// Cities are where the world is dense, the largest first: embed.Cities().
	Cities []City
	// PasswordHash is the PHC string of every account, "" for accounts without
	// a password. It is the only value that does not follow from the seed.
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

// Summary counts the records that Create has written.
type Summary struct {
	Users, Friendships, Locations, Finds, Media, Likes, Comments, Notifications int
}

// The world begins and ends at fixed times, so that it is the same whenever it
// is made. Accounts are older than its beginning.
var (
	begin = time.Date(2023, 1, 1, 0, 0, 0, 0, time.UTC)
	end   = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
)

// Create fills an empty instance with a plausible world: accounts, the first of
// them `demo`, their friendships, locations as dense as the population, and
// finds with likes, comments and notifications. It is one transaction, so a
// failure leaves the instance empty. It returns store.ErrNotEmpty for an instance
// that has any records. Other writers wait while it runs.
func Create(ctx context.Context, s *store.Store, o Options) (Summary, error) {
	if err := o.complete(); err != nil {
		return Summary{}, err
	}
	if err := s.CheckEmpty(ctx); err != nil { // before the pictures are made, which takes a while
		return Summary{}, err
	}
	w := newWorld(o)
	if err := w.takePictures(ctx); err != nil {
		return Summary{}, fmt.Errorf("store demo pictures: %w", err)
	}
	err := s.BulkLoad(ctx, w.write)
	if errors.Is(err, store.ErrNotEmpty) {
		return Summary{}, store.ErrNotEmpty
	}
	if err != nil {
		return Summary{}, fmt.Errorf("write demo world: %w", err)
	}
	return w.sum, nil
}

// complete sets the defaults and refuses sizes that make no world.
func (o *Options) complete() error {
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
func (w *world) write(ctx context.Context, load func(*store.LoadRows) error) error {
	w.sum = Summary{}
	people := w.people()
	w.sum.add(people.sum)
	if err := load(people.rows); err != nil {
		return err
	}
	if err := w.loadLocations(load); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	for p := range w.parts(ctx) {
		if err := load(p.rows); err != nil {
			return err
		}
		w.sum.add(p.sum)
		w.opt.Progress(w.sum.Finds, w.opt.Finds)
	}
	return ctx.Err()
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

func (d *Summary) add(e Summary) {
	d.Users += e.Users
	d.Friendships += e.Friendships
	d.Finds += e.Finds
	d.Media += e.Media
	d.Likes += e.Likes
	d.Comments += e.Comments
	d.Notifications += e.Notifications
}
