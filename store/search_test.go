package store_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// searched is a find as the tests of the search know it.
type searched struct {
	schema.Find
	words []string
}

// searchWorld is a few hundred finds of several users, of whom some are friends
// and some have blocked each other.
type searchWorld struct {
	*testing.T
	store   *store.Store
	users   []string
	finds   []searched
	places  map[string]schema.Location
	friends map[[2]int]bool
	blocks  map[[2]int]bool
	rnd     *rand.Rand
}

var vocabulary = strings.Fields("stone stones Straße strait street old Older öl Óld fossil fossils café cafe CAFÉ 東京 東 wall walls quay a ab abc x1 x12 Ångström angle river riverside the")

// newSearchWorld makes the world on a clock that stands still for a few finds at
// a time, and is set back now and then.
func newSearchWorld(t *testing.T, s *store.Store, clock *steppedClock) *searchWorld {
	w := &searchWorld{T: t, store: s, places: map[string]schema.Location{}, friends: map[[2]int]bool{}, blocks: map[[2]int]bool{}, rnd: rand.New(rand.NewPCG(7, 11))}
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
		case i%17 == 0:
			if _, err := s.DeleteFind(ctx, f.UserID, f.ID); err != nil {
				t.Fatal(err)
			}
			f.ID = ""
		}
	}
	w.finds = slices.DeleteFunc(w.finds, func(f searched) bool { return f.ID == "" })
	return w
}

// eachSearchWorld runs a test on the world on every engine.
func eachSearchWorld(t *testing.T, test func(t *testing.T, w *searchWorld)) {
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
			s := storetest.Open(t, engine, store.Options{Now: clock.read})
			test(t, newSearchWorld(t, s, clock))
		})
	}
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
	for _, word := range strings.FieldsFunc(store.Fold(text), func(r rune) bool { return strings.ContainsRune(" ,-/", r) }) {
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
	q := question{viewer: w.rnd.IntN(5), flags: store.Flags{Private: w.rnd.IntN(2) == 0, Friends: w.rnd.IntN(2) == 0}, user: -1,
		asc: w.rnd.IntN(2) == 0, limit: []int{1, 3, 20, 100}[w.rnd.IntN(4)]}
	for range 1 + w.rnd.IntN(3) {
		word := []rune(vocabulary[w.rnd.IntN(len(vocabulary))])
		q.words += " " + string(word[:1+w.rnd.IntN(len(word))])
	}
	if w.rnd.IntN(3) == 0 {
		q.words = strings.ToUpper(q.words)
	}
	if w.rnd.IntN(3) == 0 {
		q.category = []string{"art", "nature", "old walls", "none"}[w.rnd.IntN(4)]
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
	case w.blocks[[2]int{owner, q.viewer}]:
		return false
	case f.IsPublic:
	case owner == q.viewer && q.flags.Private:
	case w.friends[[2]int{owner, q.viewer}] && q.flags.Friends:
	default:
		return false
	}
	if q.category != "" && (f.Category == nil || *f.Category != q.category) || q.user >= 0 && owner != q.user || q.location != "" && f.LocationID != q.location {
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
	f := store.FindFilter{Flags: q.flags, Page: store.Page{Asc: q.asc, Limit: q.limit}, Category: q.category, Query: q.words, LocationID: q.location}
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

// TestSearch compares lists of finds, lists of locations and maps for random
// questions with what reading every find gives, for every way to read them, and
// when a request may read next to nothing.
func TestSearch(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		s := w.store
		found := 0
		for i := range 500 {
			q := w.question()
			want := w.answers(q)
			found += len(want)
			s.SearchBy([]string{"cost", "text", "steps"}[i%3])
			s.Bound([]int{0, 0, 40, 15}[i/3%4])
			var ids []string
			for _, f := range want {
				ids = append(ids, f.ID)
			}
			if got := w.list(q); !slices.Equal(got, ids) {
				t.Fatalf("question %d %+v: %d finds\n%v\nwant %d\n%v", i, q, len(got), got, len(ids), ids)
			}
			if q.user < 0 && q.location == "" {
				w.checkLocations(i, q, want)
				w.checkMap(i, q, want)
			}
		}
		if found < 1000 {
			t.Errorf("only %d answers: the questions ask for too little", found)
		}
	})
}

// checkLocations compares a list of locations in a part of the Earth.
func (w *searchWorld) checkLocations(i int, q question, finds []searched) {
	w.Helper()
	f := store.LocationFilter{Flags: q.flags, Page: store.Page{Asc: q.asc, Limit: q.limit}, Category: q.category, Query: q.words, FindsLimit: 3}
	inside := func(schema.Location) bool { return true }
	center := store.Circle{Latitude: 48.5, Longitude: 2.5, Km: []float64{1, 30, 500, schema.RadiusMax}[i/5%4]}
	distance := func(l schema.Location) float64 {
		return haversine(center.Latitude, center.Longitude, l.Latitude, l.Longitude)
	}
	switch i % 5 {
	case 0:
		box := schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8, Set: true}
		f.Box = &box
		inside = func(l schema.Location) bool { return box.Contains(l.Latitude, l.Longitude) }
	case 1, 2, 3:
		f.Circle, f.ByDistance = &center, i%5 > 1
		inside = func(l schema.Location) bool { return distance(l) <= center.Km }
	}
	counts := map[string]int{}
	for _, g := range finds {
		counts[g.LocationID]++
	}
	var want []string
	for id := range counts {
		if inside(w.places[id]) {
			want = append(want, id)
		}
	}
	slices.SortFunc(want, func(a, b string) int {
		x, y := w.places[a], w.places[b]
		if f.ByDistance {
			return cmp.Or(cmp.Compare(distance(x), distance(y)), strings.Compare(a, b))
		}
		c := cmp.Or(x.CreatedAt.Compare(y.CreatedAt.Time), strings.Compare(a, b))
		if !q.asc {
			c = -c
		}
		return c
	})
	var got []string
	for range pagesMax {
		list, next, err := w.store.Locations(ctx, w.users[q.viewer], f)
		if err != nil {
			w.Fatal(err)
		}
		for _, l := range list {
			got = append(got, l.ID)
			if l.FindCount != counts[l.ID] && !(l.MoreFinds && l.FindCount < counts[l.ID]) {
				w.Errorf("question %d %+v: %d finds at a place, want %d", i, q, l.FindCount, counts[l.ID])
			}
			if want := min(l.FindCount, 3); len(l.Finds) != want {
				w.Errorf("question %d %+v: shows %d finds at a place, want %d", i, q, len(l.Finds), want)
			}
		}
		if next == "" {
			break
		}
		if err := f.After.UnmarshalText([]byte(next)); err != nil {
			w.Fatal(err)
		}
	}
	// Of a place that is too crowded for the bound, what is wanted may not be seen.
	if !slices.Equal(got, want) && !w.subset(got, want) {
		w.Fatalf("question %d %+v %+v: locations\n%v\nwant\n%v", i, q, f, got, want)
	}
}

// subset reports whether some rows are left out and no more, where a bound is so
// low that places are too crowded to be looked at whole.
func (w *searchWorld) subset(got, want []string) bool {
	if !w.store.Bounded(40) {
		return false
	}
	for _, id := range want {
		if len(got) > 0 && got[0] == id {
			got = got[1:]
		}
	}
	return len(got) == 0
}

// checkMap compares the sum of a map.
func (w *searchWorld) checkMap(i int, q question, finds []searched) {
	w.Helper()
	f := store.ClusterFilter{Flags: q.flags, Category: q.category, Query: q.words, Zoom: i % 23, Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}}
	if i%2 == 0 {
		f.Box = schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8}
	}
	want := 0
	for _, g := range finds {
		if l := w.places[g.LocationID]; f.Box.Contains(l.Latitude, l.Longitude) {
			want++
		}
	}
	list, err := w.store.Clusters(ctx, w.users[q.viewer], f)
	if err != nil {
		w.Fatal(err)
	}
	got, more := 0, false
	for _, c := range list {
		got += c.Count
		more = more || c.More
	}
	if got != want && !(more && got < want || w.store.Bounded(40) && got == 0) {
		w.Errorf("question %d %+v: a map of %d finds (more: %v), want %d", i, q, got, more, want)
	}
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

// TestSearchPlans searches where the words are so common, or so rare, that the
// store has to choose.
func TestSearchPlans(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for i := range 800 {
			title := "common"
			if i == 5 {
				title = "common rare"
			}
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: title, Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		for query, want := range map[string]string{"common": "steps", "comm": "steps", "c": "steps", "rare": "text", "rar": "text", "rare com": "text", "nowhere": "text"} {
			var asked bool
			s.Before(func(query string) { asked = asked || strings.Contains(query, "find_search") })
			finds, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 20}, Query: query})
			if err != nil {
				t.Fatal(err)
			}
			if asked != (want == "text") {
				t.Errorf("%q: reads the full text: %v; want the way by %s", query, asked, want)
			}
			if n := len(finds); want == "steps" && n != 20 || query != "nowhere" && n == 0 {
				t.Errorf("%q: %d finds", query, n)
			}
		}
		s.Before(func(string) {})
		if counts, err := s.CountTerms(ctx); err != nil || fmt.Sprint(counts) == "map[]" {
			t.Errorf("counts of words: %v, %v", counts, err)
		}
	})
}

// TestTermCounts edits and deletes finds: the counts of words follow, and are
// those that counting everything anew gives.
func TestTermCounts(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		s := w.store
		have, err := s.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		want, err := s.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(have) != fmt.Sprint(want) || have[""] == 0 {
			t.Errorf("counts are %v, want %v", have, want)
		}
		q := question{viewer: 0, flags: store.Flags{Private: true}, user: -1, limit: 100, words: "o"}
		var ids []string
		for _, f := range w.answers(q) {
			ids = append(ids, f.ID)
		}
		if got := w.list(q); !slices.Equal(got, ids) {
			t.Errorf("after the full text is filled again: %d finds, want %d", len(got), len(ids))
		}
	})
}
