package store_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"

	"finds/embed"
	"finds/schema"
	"finds/store"
	"finds/store/demo"
	"finds/store/storetest"
)

// publisher publishes finds of one user at one location.
type publisher struct {
	*store.Store
	user, location string
}

func newPublisher(t *testing.T, s *store.Store, name string) publisher {
	t.Helper()
	p := publisher{s, newUser(t, s, name), ""}
	l, _, err := s.CreateLocation(ctx, p.user, 48.857, 2.3413, "Quay of "+name)
	if err != nil {
		t.Fatal(err)
	}
	p.location = l.ID
	return p
}

func (p publisher) publish(media ...string) (id string, err error) {
	f, err := p.CreateFind(ctx, p.user, store.NewFind{LocationID: p.location, Title: "Stone", Media: media})
	return f.ID, err
}

// fill publishes until the user is refused.
func (p publisher) fill(t *testing.T) (ids []string) {
	t.Helper()
	for len(ids) < 1000 {
		id, err := p.publish()
		if errors.Is(err, schema.ErrTooManyFinds) {
			return ids
		}
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	t.Fatal("1000 finds are published without a refusal")
	return nil
}

// finds counts the rows of the user.
func (p publisher) finds(t *testing.T) int {
	t.Helper()
	n, err := p.Read(ctx, `SELECT COUNT(*) FROM find WHERE user_id = '`+p.user+`'`)
	if err != nil {
		t.Fatal(err)
	}
	return int(n)
}

// TestFindsPerUser publishes and deletes in a random order: a find is refused
// exactly when its owner has as many as the limit, also after a restart.
func TestFindsPerUser(t *testing.T) {
	t.Parallel()
	const most = 40
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		opt := store.Options{Database: storetest.Database(t, engine), FindsPerUser: most}
		p := newPublisher(t, storetest.Open(t, engine, opt), "ann")
		rnd := rand.New(rand.NewPCG(1, 2))
		var ids []string
		refused := 0
		for i := range 600 {
			if i%150 == 149 {
				p.Store = storetest.Open(t, engine, opt)
			}
			if len(ids) > 0 && rnd.IntN(4) == 0 {
				k := rnd.IntN(len(ids))
				if _, err := p.DeleteFind(ctx, p.user, ids[k]); err != nil {
					t.Fatal(err)
				}
				ids = append(ids[:k], ids[k+1:]...)
				continue
			}
			id, err := p.publish()
			switch full := len(ids) == most; {
			case full && errors.Is(err, schema.ErrTooManyFinds):
				refused++
			case full || err != nil:
				t.Fatalf("with %d finds of %d: %v", len(ids), most, err)
			default:
				ids = append(ids, id)
			}
		}
		if n := p.finds(t); n != len(ids) || refused < 100 {
			t.Errorf("%d finds, want %d; %d refused", n, len(ids), refused)
		}
	})
}

// TestFullUser checks what a user at the limit of finds may still do, and that
// others are not affected.
func TestFullUser(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{FindsPerUser: 3}, func(t *testing.T, s *store.Store) {
		ann, ben := newPublisher(t, s, "ann"), newPublisher(t, s, "ben")
		first, err := ann.publish()
		if err != nil {
			t.Fatal(err)
		}
		if n := len(ann.fill(t)); n != 2 {
			t.Fatalf("room for %d more finds, want 2", n)
		}
		key := fmt.Sprintf("%032x", 1)
		upload := schema.Upload{Key: key, Type: "image", URL: "m/00/" + key + ".webp", Width: 4, Height: 3}
		if err := s.CreateUploads(ctx, ann.user, []schema.Upload{upload}); err != nil {
			t.Fatal(err)
		}
		_, err = ann.publish(upload.URL)
		var e *schema.Error
		if !errors.As(err, &e) || !e.Is(schema.ErrTooManyFinds) || e.Limit != 3 || e.Kind != schema.TooLarge {
			t.Errorf("one find too many: %#v", err)
		}
		if n := ann.finds(t); n != 3 {
			t.Errorf("%d finds, want 3", n)
		}
		title := "Another stone"
		if _, _, err := s.UpdateFind(ctx, ann.user, first, store.FindEdit{Title: &title}); err != nil {
			t.Errorf("an edit: %v", err)
		}
		if n := len(ben.fill(t)); n != 3 {
			t.Errorf("another user has room for %d finds, want 3", n)
		}
		if _, err := s.DeleteFind(ctx, ann.user, first); err != nil {
			t.Fatal(err)
		}
		if _, err := ann.publish(upload.URL); err != nil {
			t.Errorf("with the refused upload, after a find is deleted: %v", err)
		}
	})
}

// TestFindsTogether publishes at the same moment, with finds among them that are
// refused for their media: exactly as many are stored as the limit.
func TestFindsTogether(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{FindsPerUser: 50}, func(t *testing.T, s *store.Store) {
		for round := range 4 {
			p := newPublisher(t, s, fmt.Sprint("user-", round))
			var stored, refused, broken atomic.Int64
			var wg sync.WaitGroup
			for i := range 120 {
				var media []string
				if i%4 == 0 {
					media = []string{"m/00/nowhere.webp"}
				}
				wg.Go(func() {
					switch _, err := p.publish(media...); {
					case err == nil:
						stored.Add(1)
					case errors.Is(err, schema.ErrTooManyFinds):
						refused.Add(1)
					case errors.Is(err, schema.ErrFields):
						broken.Add(1)
					default:
						t.Error(err)
					}
				})
			}
			wg.Wait()
			if n := p.finds(t); n != 50 || stored.Load() != 50 || refused.Load()+broken.Load() != 70 {
				t.Errorf("%d finds, %d stored, %d refused, %d broken; want 50", n, stored.Load(), refused.Load(), broken.Load())
			}
		}
	})
}

// TestFindsOfProcesses publishes through several processes, which exceed the limit
// by no more than the shares that they were given, and through which a find
// deleted elsewhere makes room at once.
func TestFindsOfProcesses(t *testing.T) {
	t.Parallel()
	const most = 160
	opt := store.Options{Database: storetest.Database(t, "postgres"), FindsPerUser: most}
	p := newPublisher(t, storetest.Open(t, "postgres", opt), "ann")
	q := p
	q.Store = storetest.Open(t, "postgres", opt)
	if _, err := p.publish(); err != nil {
		t.Fatal(err)
	}
	ids := append(q.fill(t), p.fill(t)...)
	n := p.finds(t)
	if n < most || n > most+most/16 {
		t.Fatalf("%d finds, want %d and at most a sixteenth more", n, most)
	}
	for _, id := range ids[:n-most+1] {
		if _, err := p.DeleteFind(ctx, p.user, id); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := q.publish(); err != nil {
		t.Errorf("after the other process has deleted a find: %v", err)
	}
}

// TestUnlimitedFinds publishes with the limit switched off, and makes a demo world
// whose users have more finds than the limit.
func TestUnlimitedFinds(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		p := newPublisher(t, s, "ann")
		for range 20 {
			if _, err := p.publish(); err != nil {
				t.Fatal(err)
			}
		}
	})
	storetest.Each(t, store.Options{FindsPerUser: 1}, func(t *testing.T, s *store.Store) {
		o := demo.Options{Users: 3, Locations: 10, Finds: 60, Seed: 7, Cities: embed.Cities()}
		if _, err := demo.Create(ctx, s, o); err != nil {
			t.Errorf("a demo world with more finds for each user than the limit: %v", err)
		}
	})
}
