package guards

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// paged is a list that comes in pages, with the means to lengthen and shorten
// it while it is read.
type paged struct {
	op     string
	query  string
	orders []string
	add    func(p *pages) (id string)
	remove func(p *pages, id string)
}

// pages is the world that the lists are read in.
type pages struct {
	*Scene
	n     int
	finds map[string]string // location → find
}

var both = []string{"desc", "asc"}

var lists = []paged{
	{"GET /api/users", "q=pg-", []string{""}, func(p *pages) string {
		// Neither in the order of their names nor against it.
		u := Must(p.Store.CreateUser(context.Background(), store.NewUser{Username: fmt.Sprintf("pg-%d-%s", p.n*7%10, RandomHex()[:8])}))
		return u.ID
	}, func(p *pages, id string) { Must(p.Store.DeleteUser(context.Background(), id)) }},
	{"GET /api/locations", "lat=10&lng=20&radius=2000", append(both, "distance"), func(p *pages) string {
		l, _, err := p.Store.CreateLocation(context.Background(), p.Owner.ID, 10+float64(p.n*7%10)/3, 20, Unique("place"))
		p.finds[Must(l, err).ID] = Must(p.Store.CreateFind(context.Background(), p.Owner.ID, store.NewFind{LocationID: l.ID, Title: "x", Public: true})).ID
		return l.ID
	}, func(p *pages, id string) { Must(p.Store.DeleteFind(context.Background(), p.Owner.ID, p.finds[id])) }},
	{"GET /api/finds", "locationId={locationId}", both, func(p *pages) string {
		return Must(p.Store.CreateFind(context.Background(), p.Owner.ID, store.NewFind{LocationID: p.ID("locationId"), Title: "x", Public: true})).ID
	}, func(p *pages, id string) { Must(p.Store.DeleteFind(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/finds", "q={locationId}", both, func(p *pages) string { // words that no others have, so that the full text is read
		return Must(p.Store.CreateFind(context.Background(), p.Owner.ID, store.NewFind{LocationID: p.ID("locationId"), Title: p.ID("locationId"), Public: true})).ID
	}, func(p *pages, id string) { Must(p.Store.DeleteFind(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/finds/bin", "", both, func(p *pages) string {
		id := Must(p.Store.CreateFind(context.Background(), p.Owner.ID, store.NewFind{LocationID: p.ID("locationId"), Title: "x", Public: true})).ID
		return Must(id, p.Store.BinFind(context.Background(), p.Owner.ID, id))
	}, func(p *pages, id string) { Must(p.Store.DeleteFind(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/admin/reports", "status=open", both, func(p *pages) string {
		return p.Report(store.NewReport{UserID: p.As(Unique("reported")).ID, Reason: "spam"})
	}, func(p *pages, id string) {
		_, _, err := p.Store.DecideReport(context.Background(), store.Actor{}, id, store.Decision{Outcome: schema.OutcomeDismissed})
		Must(0, err)
	}},
	{"GET /api/finds/feed", "lat=-80&lng=100&radius=5", []string{""}, func(p *pages) string {
		l, _, err := p.Store.CreateLocation(context.Background(), p.Actor.ID, -80, 100, "South")
		return Must(p.Store.CreateFind(context.Background(), p.Actor.ID, store.NewFind{LocationID: Must(l, err).ID, Title: "x", Public: true})).ID
	}, func(p *pages, id string) { Must(p.Store.DeleteFind(context.Background(), p.Actor.ID, id)) }},
	{"GET /api/finds/saved", "", both, func(p *pages) string {
		id := Must(p.Store.CreateFind(context.Background(), p.Actor.ID, store.NewFind{LocationID: p.ID("locationId"), Title: "x", Public: true})).ID
		return Must(id, p.Store.SaveFind(context.Background(), p.Owner.ID, id, schema.SavedWant))
	}, func(p *pages, id string) { Must(0, p.Store.UnsaveFind(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/finds/dismissed", "", both, func(p *pages) string {
		id := Must(p.Store.CreateFind(context.Background(), p.Actor.ID, store.NewFind{LocationID: p.ID("locationId"), Title: "x", Public: true})).ID
		return Must(id, p.Store.DismissFind(context.Background(), p.Owner.ID, id))
	}, func(p *pages, id string) { Must(0, p.Store.RecallFind(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/lists", "", both, func(p *pages) string {
		return Must(p.Store.Lists(context.Background(), p.Owner.ID).Create(context.Background(), store.NewList{Name: "x", Visibility: schema.ListPublic})).ID
	}, func(p *pages, id string) {
		Must(0, p.Store.Lists(context.Background(), p.Owner.ID).Delete(context.Background(), id))
	}},
	{"GET /api/lists/{listId}/finds", "", []string{""}, func(p *pages) string {
		id := Must(p.Store.CreateFind(context.Background(), p.Owner.ID, store.NewFind{LocationID: p.ID("locationId"), Title: "x", Public: true})).ID
		return Must(id, p.Store.Lists(context.Background(), p.Owner.ID).Add(context.Background(), p.ID("listId"), id, store.Entry{}))
	}, func(p *pages, id string) {
		Must(0, p.Store.Lists(context.Background(), p.Owner.ID).Remove(context.Background(), p.ID("listId"), id))
	}},
	{"GET /api/finds/{findId}/likes", "", both, func(p *pages) string {
		u := p.As(Unique("pg"))
		Must(p.Store.SetLike(context.Background(), u.ID, p.ID("findId"), true))
		return u.ID
	}, func(p *pages, id string) { Must(p.Store.SetLike(context.Background(), id, p.ID("findId"), false)) }},
	{"GET /api/finds/{findId}/comments", "", both, func(p *pages) string {
		return Must(p.Store.CreateComment(context.Background(), p.Actor.ID, store.NewComment{FindID: p.ID("findId"), Content: "x"})).ID
	}, func(p *pages, id string) {
		Must(0, p.Store.DeleteComment(context.Background(), p.Owner.ID, p.ID("findId"), id))
	}},
	{"GET /api/friends", "", both, func(p *pages) string {
		u := p.As(Unique("pg"))
		f, _, err := p.Store.RequestFriend(context.Background(), u.ID, p.Owner.ID)
		return Must(p.Store.AnswerFriend(context.Background(), p.Owner.ID, Must(f, err).ID, "accept")).ID
	}, func(p *pages, id string) { Must(0, p.Store.Unfriend(context.Background(), p.Owner.ID, id)) }},
	{"GET /api/invites", "", []string{""}, func(p *pages) string {
		u := p.As(Unique("pg")) // whose deletion deletes the invite
		i := Must(p.Store.Invite(context.Background(), store.NewInvite{CodeHash: RandomHex() + RandomHex(), UserID: u.ID, Uses: 1, Life: time.Hour}))
		p.finds[i.ID] = u.ID
		return i.ID
	}, func(p *pages, id string) { Must(p.Store.DeleteUser(context.Background(), p.finds[id])) }},
	{"GET /api/admin/users", "q=pa-", []string{""}, func(p *pages) string {
		return Must(p.Store.CreateUser(context.Background(), store.NewUser{Username: fmt.Sprintf("pa-%d-%s", p.n*7%10, RandomHex()[:8])})).ID
	}, func(p *pages, id string) { Must(p.Store.DeleteUser(context.Background(), id)) }},
	{"GET /api/admin/log", "", []string{""}, func(p *pages) string {
		role := []string{schema.RoleAdmin, schema.RoleMember}[p.n%2]
		Must(p.Store.UpdateAccount(context.Background(), store.Actor{}, p.Actor.ID, store.AccountEdit{Role: role}))
		list, _, err := p.Store.AdminLog(context.Background(), store.Page{Limit: 1})
		return Must(list, err)[0].ID
	}, func(*pages, string) {}}, // no entry can be deleted
	{"GET /api/notifications", "", both, func(p *pages) string {
		Must(p.Store.CreateComment(context.Background(), p.Actor.ID, store.NewComment{FindID: p.ID("findId"), Content: "x"}))
		return Must(p.Store.LastNotification(context.Background(), p.Owner.ID))
	}, func(p *pages, id string) {
		Must(0, p.Store.DeleteNotification(context.Background(), p.Owner.ID, id))
	}},
}

// grow adds a row. Four have the same time, so that ids decide between them.
func (p *pages) grow(l paged) string {
	p.Helper()
	p.Clock.Set(Begin.Add(time.Hour + time.Duration(p.n/4)*time.Minute))
	p.n++
	return l.add(p)
}

// page reads one page of the ids in a list, and the path of the next.
func (p *pages) page(path string) (ids []string, next string) {
	p.Helper()
	r := p.Owner.Do("GET", path, nil)
	if r.Status != 200 {
		p.Fatalf("GET %s: %d %s", path, r.Status, r.Body)
	}
	for _, row := range Decode[[]struct {
		ID   string
		Find struct{ ID string }
	}](p.API, r) {
		ids = append(ids, row.ID+row.Find.ID)
	}
	if link := r.Header.Get("Link"); link != "" {
		var found bool
		if next, found = strings.CutSuffix(strings.TrimPrefix(link, "<"), `>; rel="next"`); !found {
			p.Fatalf("Link is %q", link)
		}
	}
	return ids, next
}

// TestPagesNeitherSkipNorRepeat reads every list in every order while rows
// come and go: whatever was there all the time is read exactly once.
func TestPagesNeitherSkipNorRepeat(t *testing.T) {
	Each(t, func(a *API) {
		for _, o := range a.Operations() {
			if slices.Contains(o.Query, "cursor") && !slices.ContainsFunc(lists, func(l paged) bool { return l.op == o.String() }) {
				a.Errorf("%s has pages, but no row in this test", o)
			}
		}
		cursors := map[string]string{}
		for _, l := range lists {
			for _, order := range l.orders {
				p := &pages{Scene: NewScene(a, "stranger", schema.AudienceEveryone), finds: map[string]string{}}
				a.Administer(p.Owner)
				if l.op == "GET /api/finds" || l.op == "GET /api/finds/{findId}/comments" { // others have rows of their own by then
					p.ID("findId")
				}
				for range 26 {
					p.grow(l)
				}
				path := p.path(l) + "&limit=5"
				if order != "" {
					path += "&order=" + order
				}
				cursors[l.op+" "+order] = p.read(l, path)
			}
		}
		p := &pages{Scene: NewScene(a, "stranger", schema.AudienceEveryone)}
		a.Administer(p.Owner)
		for _, l := range lists {
			p.refuses(l, cursors)
		}
	})
}

// path is where a list is.
func (p *pages) path(l paged) string {
	_, path, _ := strings.Cut(l.op, " ")
	return p.Fill(path + "?" + l.query)
}

// read goes through the pages and returns a cursor of them.
func (p *pages) read(l paged, path string) (cursor string) {
	p.Helper()
	all, next := p.page(strings.Replace(path, "limit=5", "limit=100", 1))
	if next != "" || len(all) < 26 {
		p.Fatalf("GET %s: %d rows and another page %q", path, len(all), next)
	}
	seen, gone := []string{}, map[string]bool{}
	for n, next := 0, path; next != ""; n++ {
		if n > 20 {
			p.Fatalf("GET %s: no end of pages", path)
		}
		var ids []string
		ids, next = p.page(next)
		seen = append(seen, ids...)
		if len(ids) != 5 && next != "" {
			p.Errorf("GET %s: a page of %d rows", path, len(ids))
		}
		if n >= 3 {
			continue // the list grows at its end, too, so growing must end
		}
		p.grow(l)
		p.drop(l, gone, seen[0:1])                                                                       // read already: the cursor's own row among them
		p.drop(l, gone, seen[len(seen)-1:])                                                              // on which the cursor stands
		p.drop(l, gone, []string{last(all, func(id string) bool { return !slices.Contains(seen, id) })}) // not read yet
		u := Must(url.Parse(next))
		cursor = u.Query().Get("cursor")
		q := Must(url.Parse(path)).Query()
		q.Set("cursor", cursor)
		if u.Path != Must(url.Parse(path)).Path || u.Query().Encode() != q.Encode() {
			p.Errorf("GET %s: the next page is %s", path, next)
		}
	}
	unique := slices.Clone(seen)
	slices.Sort(unique)
	if n := len(seen) - len(slices.Compact(unique)); n > 0 {
		p.Errorf("GET %s: %d rows came twice: %v", path, n, seen)
	}
	at := 0
	for _, id := range all {
		i := slices.Index(seen, id)
		switch {
		case i < 0 && !gone[id]:
			p.Errorf("GET %s: row %s was skipped", path, id)
		case i >= 0 && i < at:
			p.Errorf("GET %s: row %s came in another order", path, id)
		case i >= 0:
			at = i
		}
	}
	return cursor
}

// drop removes rows that are still there.
func (p *pages) drop(l paged, gone map[string]bool, ids []string) {
	for _, id := range ids {
		if id != "" && !gone[id] && (l.op != "GET /api/locations" || p.finds[id] != "") {
			gone[id] = true
			l.remove(p, id)
		}
	}
}

// last finds the last element that fits, or "".
func last(list []string, fits func(string) bool) string {
	for _, id := range slices.Backward(list) {
		if fits(id) {
			return id
		}
	}
	return ""
}

// refuses sends cursors that are none, those of other lists, and limits beyond
// the bounds.
func (p *pages) refuses(l paged, cursors map[string]string) {
	p.Helper()
	path := p.path(l)
	bad := map[string]string{"garbage": "x", "base64": "AAAA", "long": strings.Repeat("A", 300), "padded": "AA==", "no text": "%00"}
	for name, cursor := range cursors {
		if !strings.HasPrefix(name, l.op+" ") || strings.Contains(name, "distance") || strings.HasSuffix(name, " asc") != strings.HasSuffix(l.op, "comments") {
			bad[name] = cursor
		}
	}
	for name, cursor := range bad {
		if r := p.Owner.Do("GET", path+"&cursor="+cursor, nil); r.Status != 422 || !strings.Contains(string(r.Body), "query.cursor") {
			p.Errorf("%s with the cursor of %s: %d %s", path, name, r.Status, r.Body)
		}
	}
	most := schema.LimitMax
	if l.op == "GET /api/locations" {
		most = schema.LocationsLimitMax
	}
	for limit, status := range map[string]int{"0": 422, "-1": 422, "1.5": 422, "x": 422, strconv.Itoa(most): 200, strconv.Itoa(most + 1): 422, "1": 200} {
		if r := p.Owner.Do("GET", path+"&limit="+limit, nil); r.Status != status {
			p.Errorf("%s with limit %s: %d %s", path, limit, r.Status, r.Body)
		}
	}
	for _, order := range []string{"DESC", "rating", "created_at"} {
		if r := p.Owner.Do("GET", path+"&order="+order, nil); r.Status != 422 && l.orders[0] != "" {
			p.Errorf("%s with order %s: %d %s", path, order, r.Status, r.Body)
		}
	}
}
