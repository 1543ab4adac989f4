// Package places searches for places of the world. It uses a provider if one is
// configured, and the gazetteer of the binary otherwise or if the provider fails.
package places

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"time"
	"unicode/utf8"

	"golang.org/x/sync/singleflight"

	"finds/schema"
)

// Query is a search for places.
type Query struct {
	User   string        // the user who searches
	Text   string        // 1 code point or more
	Near   *schema.Point // places near it come first; nil for no preference
	Limit  int           // 1 or more
	Typing bool          // the user is still typing
	// Language is the preferred language of names, the first one of Accept-Language; ""
	// leaves the choice to the provider.
	Language string
}

// Terms are the conditions for calls to a provider.
type Terms struct {
	Name        string        // the name in X-Places-Source
	Attribution string        // required for every place
	Typing      bool          // calls are allowed while a user types
	Every       time.Duration // minimum interval between calls; 0 means no limit
	Most        int           // maximum number of places in one response
}

// Provider is a geocoder that is called over the network.
type Provider interface {
	Terms() Terms
	// Search returns at most Limit places, the best first. Errors contain neither keys
	// nor URLs.
	Search(ctx context.Context, q Query) ([]schema.FoundPlace, error)
}

// Gazetteer is the geocoder of the binary, which is always available.
type Gazetteer interface {
	Search(ctx context.Context, text string, near *schema.Point, limit int) ([]schema.FoundPlace, error)
	Nearest(ctx context.Context, at schema.Point) (schema.NearestPlace, error)
}

// townKm is how far away a town may be whose name says where something is.
const townKm = 20

// Town returns the name of the built-in place nearest to a point, by which to call what is there, or "" where none is near.
func Town(ctx context.Context, g Gazetteer, at schema.Point) (string, error) {
	p, err := g.Nearest(ctx, at)
	if err != nil || p.Distance > townKm {
		return "", err
	}
	return p.Name, nil
}

// Source is the name of the gazetteer in X-Places-Source.
const Source = "gazetteer"

const (
	// CallWait is the timeout of a call to a provider, including the wait for its turn.
	CallWait = 3 * time.Second
	// keepFor is how long its responses are cached.
	keepFor = 24 * time.Hour
	// keepEmptyFor is how long an empty response is cached. It may be empty because the
	// provider has just started.
	keepEmptyFor = 5 * time.Minute
	// keepMost and keepBytes limit the number and the size of cached answers.
	keepMost  = 500
	keepBytes = 8 << 20
	// shortest is the length of the shortest text, in code points, for which the provider
	// is called.
	shortest = 2
)

// Options configures a Finder.
type Options struct {
	Gazetteer Gazetteer
	Provider  Provider // nil for only the gazetteer
	Log       *slog.Logger
	Now       func() time.Time
	// Take consumes one of the calls that a user has per minute, or returns the time
	// until the next one is available.
	Take func(user string) (wait time.Duration)
	// Turn reserves a call to a provider that limits the rate of all calls together, or
	// returns the time until it may be tried again.
	Turn func(ctx context.Context, every time.Duration) (wait time.Duration, err error)
	// Sleep waits for d, or returns the error of the context. nil means the real clock.
	Sleep func(ctx context.Context, d time.Duration) error
}

// Finder searches for places. It is safe for concurrent use.
type Finder struct {
	Options
	answers *answers
	calls   singleflight.Group // calls in progress
}

// New returns a Finder.
func New(o Options) *Finder {
	if o.Sleep == nil {
		o.Sleep = sleep
	}
	return &Finder{Options: o, answers: newAnswers()}
}

func sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Terms returns the terms of the provider, or those of the gazetteer if Provider is nil.
func (f *Finder) Terms() Terms {
	if f.Provider == nil {
		return Terms{Name: Source, Typing: true}
	}
	return f.Provider.Terms()
}

// Nearest returns the nearest place of the gazetteer. It does not call the provider,
// which would learn where users are.
func (f *Finder) Nearest(ctx context.Context, at schema.Point) (schema.NearestPlace, error) {
	return f.Gazetteer.Nearest(ctx, at)
}

// Search returns places and their source for X-Places-Source: the provider, the
// gazetteer, or the gazetteer in place of a provider that failed. It returns
// schema.ErrTooManyRequests if the user has no calls left.
func (f *Finder) Search(ctx context.Context, q Query) (list []schema.FoundPlace, source string, err error) {
	terms := f.Terms()
	if f.Provider == nil || q.Typing && !terms.Typing || utf8.RuneCountInString(q.Text) < shortest {
		return f.gazetteer(ctx, q, Source)
	}
	q.Limit = min(q.Limit, terms.Most)
	if q.Near != nil { // precise enough to rank places, and no more than the provider needs to know
		q.Near = &schema.Point{Latitude: coarse(q.Near.Latitude), Longitude: coarse(q.Near.Longitude)}
	}
	key := questionOf(q)
	if list, ok := f.answers.get(key, f.Now()); ok {
		return list, terms.Name, nil
	}
	if wait := f.Take(q.User); wait > 0 {
		if q.Typing {
			return f.gazetteer(ctx, q, Source)
		}
		return nil, "", schema.ErrTooManyRequests.After(wait)
	}
	list, err = f.answer(ctx, key, q, terms)
	if err != nil {
		if ctx.Err() != nil { // the client has disconnected
			return nil, "", ctx.Err()
		}
		f.Log.Warn("the places provider failed; the built-in places answer", "provider", terms.Name, "error", err)
		return f.gazetteer(ctx, q, Source+";instead-of="+terms.Name)
	}
	return list, terms.Name, nil
}

// answer calls the provider, once for all concurrent callers with the same question, and
// caches the result. The call continues if the first caller cancels.
func (f *Finder) answer(ctx context.Context, key question, q Query, terms Terms) ([]schema.FoundPlace, error) {
	list, err, _ := f.calls.Do(key.String(), func() (any, error) {
		if list, ok := f.answers.get(key, f.Now()); ok {
			return list, nil
		}
		list, err := f.call(context.WithoutCancel(ctx), q, terms)
		if err != nil {
			return nil, err
		}
		f.answers.add(key, list, f.Now())
		return list, nil
	})
	if err != nil {
		return nil, err
	}
	return list.([]schema.FoundPlace), nil
}

func (f *Finder) gazetteer(ctx context.Context, q Query, source string) ([]schema.FoundPlace, string, error) {
	list, err := f.Gazetteer.Search(ctx, q.Text, q.Near, q.Limit)
	return list, source, err
}

// call waits for its turn and calls the provider.
func (f *Finder) call(ctx context.Context, q Query, terms Terms) ([]schema.FoundPlace, error) {
	ctx, cancel := context.WithTimeout(ctx, CallWait)
	defer cancel()
	if terms.Every > 0 {
		if err := f.turn(ctx, terms.Every); err != nil {
			return nil, err
		}
	}
	return f.Provider.Search(ctx, q)
}

var errTurn = errors.New("too many others wait for their turn")

func (f *Finder) turn(ctx context.Context, every time.Duration) error {
	for {
		wait, err := f.Turn(ctx, every)
		if err != nil {
			return fmt.Errorf("take a turn: %w", err)
		}
		if wait <= 0 {
			return nil
		}
		if wait >= CallWait {
			return errTurn
		}
		if err := f.Sleep(ctx, wait); err != nil {
			return errTurn
		}
	}
}

// coarse rounds degrees to hundredths, about a kilometre.
func coarse(degrees float64) float64 { return math.Round(degrees*100) / 100 }
