package store_test

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/search"
	"finds/store/storetest"
)

// searched is a find as the tests of the search know it.
type searched struct {
	schema.Find
	words []string
}

// worldList is a list that members fill.
type worldList struct {
	owner   int
	joined  map[int]bool    // with its owner
	private bool            // members see nothing of it
	added   map[string]bool // the finds that their own authors have put into it
}

// searchWorld is a few hundred finds of several users, some of them friends and
// some with blocks between them, and lists that some of them share.
type searchWorld struct {
	*testing.T
	store   *store.Store
	clock   *steppedClock
	users   []string
	finds   []searched
	places  map[string]schema.Location
	friends map[[2]int]bool
	blocks  map[[2]int]bool
	away    map[[2]string]bool // the finds that viewers have dismissed
	lists   []worldList
	rnd     *rand.Rand
}

var vocabulary = strings.Fields("stone stones Straße strait street old Older öl Óld fossil fossils café cafe CAFÉ 東京 東 wall walls quay a ab abc x1 x12 Ångström angle river riverside the")

// newSearchWorld makes the world on a clock that stands still for a few finds at
// a time, and is set back now and then.
func newSearchWorld(t *testing.T, s *store.Store, clock *steppedClock) *searchWorld {
	w := &searchWorld{T: t, store: s, clock: clock, places: map[string]schema.Location{}, friends: map[[2]int]bool{}, blocks: map[[2]int]bool{},
		away: map[[2]string]bool{}, rnd: rand.New(rand.NewPCG(7, 11))}
	for _, name := range []string{"ann", "ben", "cas", "dan", "eve"} {
		w.users = append(w.users, newUser(t, s, name))
	}
	var places []string
	for i := range 60 {
		lat, lng := 48+w.rnd.Float64(), 2+w.rnd.Float64()
		if i%4 == 0 {
			lat, lng = w.rnd.Float64()*170-85, w.rnd.Float64()*360-180
		}
		l, _, err := s.CreateLocation(ctx, w.users[i%2], lat, lng, w.text(2))
		if err != nil {
			t.Fatal(err)
		}
		w.places[l.ID] = l
		places = append(places, l.ID)
		clock.step(time.Millisecond)
	}
	for i := range 500 {
		switch {
		case i == 250:
			clock.step(-time.Minute)
		case i%3 == 0:
			clock.step(time.Millisecond)
		}
		n := store.NewFind{LocationID: places[2*w.rnd.IntN(len(places)/2)+i%2], // of their own
			Title: w.text(3), Public: w.rnd.IntN(3) > 0}
		n.OnlyMe = !n.Public && w.rnd.IntN(2) == 0
		if w.rnd.IntN(2) == 0 {
			d := w.text(6)
			n.Description = &d
		}
		if w.rnd.IntN(3) > 0 {
			c := []string{"art", "nature", "old walls"}[w.rnd.IntN(3)]
			n.Category = &c
		}
		f, err := s.CreateFind(ctx, w.users[i%2], n)
		if owner := w.rnd.IntN(5); owner > 1 && n.Public {
			if g, err := s.CreateFind(ctx, w.users[owner], n); err == nil {
				w.finds = append(w.finds, w.searched(g))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		w.finds = append(w.finds, w.searched(f))
	}
	befriend(t, s, w.users[0], w.users[2])
	befriend(t, s, w.users[1], w.users[2])
	w.friends[[2]int{0, 2}], w.friends[[2]int{2, 0}], w.friends[[2]int{1, 2}], w.friends[[2]int{2, 1}] = true, true, true, true
	if _, err := s.Block(ctx, w.users[3], w.users[1]); err != nil {
		t.Fatal(err)
	}
	w.blocks[[2]int{3, 1}], w.blocks[[2]int{1, 3}] = true, true
	for i := range w.finds { // some are edited, some deleted
		switch f := &w.finds[i]; {
		case i%11 == 0:
			title := w.text(2)
			g, _, err := s.UpdateFind(ctx, f.UserID, f.ID, store.FindEdit{Title: &title})
			if err != nil {
				t.Fatal(err)
			}
			w.finds[i] = w.searched(g)
		case i%7 == 0:
			public := !f.IsPublic
			g, _, err := s.UpdateFind(ctx, f.UserID, f.ID, store.FindEdit{Public: &public})
			if err != nil {
				t.Fatal(err)
			}
			w.finds[i] = w.searched(g)
		case i%13 == 0:
			public, onlyMe := false, f.Audience != schema.AudienceMe
			g, _, err := s.UpdateFind(ctx, f.UserID, f.ID, store.FindEdit{Public: &public, OnlyMe: &onlyMe})
			if err != nil {
				t.Fatal(err)
			}
			w.finds[i] = w.searched(g)
		case i%17 == 0:
			if _, err := s.DeleteFind(ctx, f.UserID, f.ID); err != nil {
				t.Fatal(err)
			}
			f.ID = ""
		}
	}
	w.finds = slices.DeleteFunc(w.finds, func(f searched) bool { return f.ID == "" })
	for i, f := range w.finds {
		viewer := w.users[2+i%2*2]
		if i%5 > 0 || f.UserID == viewer {
			continue
		}
		if err := s.DismissFind(ctx, viewer, f.ID); err == nil {
			w.away[[2]string{viewer, f.ID}] = true
		} else if !errors.Is(err, schema.ErrNotFound) {
			t.Fatal(err)
		}
	}
	w.share(0, false, 2, 3)
	w.share(1, false, 4, 0)
	w.share(3, false, 0, 1) // the owner blocks one of them afterwards
	w.share(2, true, 4)
	return w
}

// share makes a list of a user in which they and some others put finds of their own, and such as they can see. One user is only invited.
func (w *searchWorld) share(owner int, private bool, members ...int) {
	w.Helper()
	must := func(err error) {
		w.Helper()
		if err != nil {
			w.Fatal(err)
		}
	}
	list := worldList{owner, map[int]bool{owner: true}, private, map[string]bool{}}
	of := func(user int) *store.Lists { return w.store.Lists(ctx, w.users[user]) }
	l, err := of(owner).Create(ctx, store.NewList{Name: "Shared", Visibility: schema.ListMembers})
	must(err)
	invited := (owner + 5 - 1) % 5
	for _, m := range members {
		between := w.blocks[[2]int{owner, m}]
		if between {
			must(w.store.Unfriend(ctx, w.users[owner], w.blockOf(owner, m)))
		}
		_, err := of(owner).SetMember(ctx, l.ID, w.users[m], schema.RoleContributor)
		must(err)
		_, err = of(m).Join(ctx, l.ID, "")
		must(err)
		list.joined[m] = true
		if between {
			_, err := w.store.Block(ctx, w.users[owner], w.users[m])
			must(err)
			delete(list.joined, m) // who is separated from the owner leaves
		}
	}
	if !list.joined[invited] && !w.blocks[[2]int{owner, invited}] {
		_, err := of(owner).SetMember(ctx, l.ID, w.users[invited], schema.RoleEditor)
		must(err)
	}
	for i, f := range w.finds {
		for user := range w.users {
			own := f.UserID == w.users[user]
			if !list.joined[user] || i%4 > 0 && own || i%16 > 0 && !own || i%16 == 0 && own {
				continue
			}
			switch err := of(user).Add(ctx, l.ID, f.ID, store.Entry{}); {
			case err == nil:
				list.added[f.ID] = list.added[f.ID] || own
			case !errors.Is(err, schema.ErrNotFound): // a find or a list that they do not see
				w.Fatal(err)
			}
		}
	}
	if private {
		visibility := schema.ListPrivate
		_, err := of(owner).Update(ctx, l.ID, store.ListEdit{Visibility: &visibility})
		must(err)
	}
	w.lists = append(w.lists, list)
}

// blockOf returns the id of the block of one user by another.
func (w *searchWorld) blockOf(by, user int) string {
	w.Helper()
	blocks, _, err := w.store.Friends(ctx, w.users[by], schema.Blocked, store.Sent, store.Page{Limit: 10})
	for _, b := range blocks {
		if b.AddresseeID == w.users[user] {
			return b.ID
		}
	}
	w.Fatal("no block", err)
	return ""
}

// byList reports whether a list shows a find to a viewer.
func (w *searchWorld) byList(viewer int, f searched) bool {
	return slices.ContainsFunc(w.lists, func(l worldList) bool {
		return !l.private && l.joined[viewer] && l.joined[slices.Index(w.users, f.UserID)] && l.added[f.ID] && !w.blocks[[2]int{l.owner, viewer}]
	})
}

// eachSearchWorld runs a test on the world on every engine.
func eachSearchWorld(t *testing.T, test func(t *testing.T, w *searchWorld)) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
		s := storetest.Open(t, engine, store.Options{Now: clock.read})
		test(t, newSearchWorld(t, s, clock))
		if stale, _, err := s.Entries(ctx); err != nil || stale != 0 {
			t.Errorf("%d entries of lists differ from their finds, %v", stale, err)
		}
	})
}

func (w *searchWorld) text(n int) string {
	var list []string
	for range n {
		list = append(list, vocabulary[w.rnd.IntN(len(vocabulary))])
	}
	return strings.Join(list, []string{" ", ", ", "-", "/"}[w.rnd.IntN(4)])
}

// searched splits the texts of a find into words, in another way than the store.
func (w *searchWorld) searched(f schema.Find) searched {
	texts := []string{f.Title, f.Location.Name}
	for _, p := range []*string{f.Description, f.Category} {
		if p != nil {
			texts = append(texts, *p)
		}
	}
	return searched{f, split(strings.Join(texts, " "))}
}

func split(text string) (list []string) {
	for _, word := range strings.FieldsFunc(search.Fold(text), func(r rune) bool { return strings.ContainsRune(" ,-/", r) }) {
		if strings.ContainsAny(word, "東京") {
			list = append(list, strings.Split(word, "")...)
		} else {
			list = append(list, word)
		}
	}
	return list
}

// question is a random request.
type question struct {
	viewer   int
	flags    store.Flags
	words    string
	category string
	user     int // or -1
	location string
	asc      bool
	limit    int
}

func (w *searchWorld) question() question {
	q := question{viewer: w.rnd.IntN(5), flags: store.Flags{Private: w.rnd.IntN(2) == 0, Friends: w.rnd.IntN(2) == 0, Lists: w.rnd.IntN(2) == 0}, user: -1,
		asc: w.rnd.IntN(2) == 0, limit: []int{1, 3, 20, 100}[w.rnd.IntN(4)]}
	for range 1 + w.rnd.IntN(3) {
		word := []rune(vocabulary[w.rnd.IntN(len(vocabulary))])
		q.words += " " + string(word[:1+w.rnd.IntN(len(word))])
	}
	if w.rnd.IntN(3) == 0 {
		q.words = strings.ToUpper(q.words)
	}
	if w.rnd.IntN(3) == 0 {
		q.category = []string{"art", "nature", "old walls", "none", "art,old walls", "other", "none,other,nature"}[w.rnd.IntN(7)]
	}
	if w.rnd.IntN(6) == 0 {
		q.user = w.rnd.IntN(5)
	}
	if w.rnd.IntN(6) == 0 {
		q.location = w.finds[w.rnd.IntN(len(w.finds))].LocationID
	}
	return q
}

// wants reports whether a find is an answer, by reading it.
func (w *searchWorld) wants(q question, f searched) bool {
	owner := slices.Index(w.users, f.UserID)
	switch {
	case w.blocks[[2]int{owner, q.viewer}], w.away[[2]string{w.users[q.viewer], f.ID}]:
		return false
	case f.IsPublic:
	case owner == q.viewer && q.flags.Private:
	case q.flags.Lists && w.byList(q.viewer, f):
	case w.friends[[2]int{owner, q.viewer}] && q.flags.Friends && f.Audience == schema.AudienceFriends:
	default:
		return false
	}
	if q.category != "" && !ofCategory(q.category, f) || q.user >= 0 && owner != q.user || q.location != "" && f.LocationID != q.location {
		return false
	}
	asked := split(q.words)
	for i, word := range asked {
		if !slices.ContainsFunc(f.words, func(have string) bool {
			return have == word || i == len(asked)-1 && strings.HasPrefix(have, word)
		}) {
			return false
		}
	}
	return true
}

// ofCategory reports whether a find is of one of some categories.
func ofCategory(categories string, f searched) bool {
	wanted := strings.Split(categories, ",")
	return f.Category != nil && (slices.Contains(wanted, *f.Category) || slices.Contains(wanted, "other") && !slices.Contains(schema.Categories(), *f.Category))
}

// answers are the finds that a question is about, in order.
func (w *searchWorld) answers(q question) (list []searched) {
	for _, f := range w.finds {
		if w.wants(q, f) {
			list = append(list, f)
		}
	}
	slices.SortFunc(list, func(a, b searched) int {
		c := cmp.Or(a.CreatedAt.Compare(b.CreatedAt.Time), strings.Compare(a.ID, b.ID))
		if !q.asc {
			c = -c
		}
		return c
	})
	return list
}

// pagesMax bounds the pages of one list.
const pagesMax = 2000

func (w *searchWorld) list(q question) (ids []string) {
	w.Helper()
	f := store.FindFilter{Flags: q.flags, Page: store.Page{Asc: q.asc, Limit: q.limit}, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, LocationID: q.location}
	if q.user >= 0 {
		f.UserID = w.users[q.user]
	}
	for range pagesMax {
		finds, next, err := w.store.Finds(ctx, w.users[q.viewer], f)
		if err != nil {
			w.Fatal(err)
		}
		for _, g := range finds {
			ids = append(ids, g.ID)
		}
		if next == "" {
			return ids
		}
		if err := f.After.UnmarshalText([]byte(next)); err != nil {
			w.Fatal(err)
		}
	}
	w.Fatalf("%+v: no end", q)
	return nil
}

// steppedClock is a clock that tests move.
type steppedClock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *steppedClock) read() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *steppedClock) step(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}
