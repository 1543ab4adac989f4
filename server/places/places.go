// Package places searches for places of the world: at a provider when one is
// configured, and otherwise, or when that fails, in the gazetteer of the binary.
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

// Query is what is searched for.
type Query struct {
	User   string        // who asks
	Text   string        // 1 code point or more
	Near   *schema.Point // places nearby come first; nil when that does not matter
	Limit  int           // 1 or more
	Typing bool          // the text is not whole yet
	// Language is that of names, as Accept-Language has it first; "" leaves it to
	// the provider.
	Language string
}

// Terms are what a provider asks of those who call it.
type Terms struct {
	Name        string        // as X-Places-Source has it
	Attribution string        // of every place
	Typing      bool          // may be called while somebody types
	Every       time.Duration // at most one call; 0 means no limit
	Most        int           // places of one answer
}

// Provider is a geocoder on the network.
type Provider interface {
	Terms() Terms
	// Search returns at most Limit places, the best first. An error holds neither
	// keys nor URLs.
	Search(ctx context.Context, q Query) ([]schema.FoundPlace, error)
}

// Gazetteer is one that is always there.
type Gazetteer interface {
	Search(ctx context.Context, text string, near *schema.Point, limit int) ([]schema.FoundPlace, error)
	Nearest(ctx context.Context, at schema.Point) (schema.NearestPlace, error)
}

// Source names the gazetteer in X-Places-Source.
const Source = "gazetteer"

const (
	// CallWait is how long a provider may take, its turn included.
	CallWait = 3 * time.Second
	// keepFor is how long its responses are cached.
	keepFor = 24 * time.Hour
	// keepEmptyFor is how long an empty response is cached. It may be empty because the
	// provider has just started.
	keepEmptyFor = 5 * time.Minute
	// keepMost and keepBytes bound what is kept of answers.
	keepMost  = 500
	keepBytes = 8 << 20
	// shortest is the text, in code points, that is worth a call.
	shortest = 2
)

// Options are what a finder is made of.
type Options struct {
	Gazetteer Gazetteer
	Provider  Provider // nil for the gazetteer alone
	Log       *slog.Logger
	Now       func() time.Time
	// Take takes one of the calls that a user has a minute, or tells how long
	// until there is one.
	Take func(user string) (wait time.Duration)
	// Turn takes the turn to call a provider that limits all calls together, or
	// tells how long until it may be asked for again.
	Turn func(ctx context.Context, every time.Duration) (wait time.Duration, err error)
	// Sleep waits, or returns the error of the context; nil is by the clock on the
	// wall.
	Sleep func(ctx context.Context, d time.Duration) error
}

// Finder searches for places. It is safe for concurrent use.
type Finder struct {
	Options
	answers *answers
	calls   singleflight.Group // under way
}

// New makes a finder.
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

// Terms are those of the provider, or of the gazetteer when there is none.
func (f *Finder) Terms() Terms {
	if f.Provider == nil {
		return Terms{Name: Source, Typing: true}
	}
	return f.Provider.Terms()
}

// Nearest returns the nearest place of the gazetteer: a provider would learn
// where people are.
func (f *Finder) Nearest(ctx context.Context, at schema.Point) (schema.NearestPlace, error) {
	return f.Gazetteer.Nearest(ctx, at)
}

// Search returns places and where they are from, as X-Places-Source tells it:
// the provider, the gazetteer, or the gazetteer instead of the provider when
// that has failed. It returns schema.ErrTooManyRequests when the user has no
// call left.
func (f *Finder) Search(ctx context.Context, q Query) (list []schema.FoundPlace, source string, err error) {
	terms := f.Terms()
	if f.Provider == nil || q.Typing && !terms.Typing || utf8.RuneCountInString(q.Text) < shortest {
		return f.gazetteer(ctx, q, Source)
	}
	q.Limit = min(q.Limit, terms.Most)
	if q.Near != nil { // enough to know what is near, and no more than the provider has to learn
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
		if ctx.Err() != nil { // the caller has gone
			return nil, "", ctx.Err()
		}
		f.Log.Warn("the places provider has failed; the gazetteer answers", "provider", terms.Name, "error", err)
		return f.gazetteer(ctx, q, Source+";instead-of="+terms.Name)
	}
	return list, terms.Name, nil
}

// answer calls the provider, once for all who ask the same at the same moment,
// and keeps what it says. The call goes on when the first of them is gone.
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

// call calls the provider when its turn comes.
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

// coarse brings degrees to hundredths: a kilometre.
func coarse(degrees float64) float64 { return math.Round(degrees*100) / 100 }
