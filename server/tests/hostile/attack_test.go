package hostile

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/demo"
)

// expensive are the requests that cost most.
var expensive = []string{
	"/api/finds?limit=100&q=a", "/api/finds?limit=100&q=the&order=asc", "/api/finds?limit=100&q=old&category=history",
	"/api/finds?limit=100&order=best&q=o&lat=48.8&lng=2.3", "/api/finds?limit=100&order=best&q=stone", "/api/finds?limit=100&q=old%20stone%20a",
	"/api/finds?limit=100&q=s&includePrivate=1&includeFriends=1", "/api/finds?limit=100&q=a%20b%20c%20d%20e%20f",
	"/api/locations?lat=48&lng=2&radius=20038&order=distance&findsLimit=100&limit=500&q=a",
	"/api/locations?lat=-40&lng=-120&radius=20038&order=distance&findsLimit=100&limit=500",
	"/api/locations?bbox=-180,-90,180,90&limit=500&findsLimit=100", "/api/locations?bbox=-180,-90,180,90&limit=500&q=a",
	"/api/locations?bbox=-180,-90,180,90&limit=500&category=water&q=old", "/api/locations?bbox=-12,34,32,60&limit=500&category=history",
	"/api/locations/clusters?bbox=-180,-90,180,90&zoom=22", "/api/locations/clusters?bbox=-180,-90,180,90&zoom=22&q=a",
	"/api/locations/clusters?bbox=-180,-90,180,90&zoom=3&category=history", "/api/locations/clusters?bbox=-12,34,32,60&zoom=5&includePrivate=1&includeFriends=1",
	"/api/locations/clusters?bbox=-12,34,32,60&zoom=22&q=old", "/api/users?q=er&limit=100",
}

// TestUnderAttack has a member, or clients without an account, send the most expensive requests that they may, many at
// a time and more often than the rate limits allow, while another member reads and writes: their longest wait stays
// below five times the wait without the attack.
func TestUnderAttack(t *testing.T) {
	a := NewAPI(t, "sqlite", BehindProxy, func(o *server.Options) { o.Limits.Reads, o.Limits.Writes, o.Limits.Anonymous = 0, 0, 0 })
	if _, err := demo.Create(context.Background(), a.Store, demo.Options{Users: 200, Locations: 6000, Finds: 30_000, Seed: 1, Cities: embed.Cities()}); err != nil {
		t.Fatal(err)
	}
	owner, list, shares := richest(a)
	bad, good := a.As("mallory"), a.As("ann")
	finds := Call[[]schema.Find](good, 200, "GET", "/api/finds?limit=100", nil)
	profiles := []string{"/api/users/" + owner.ID, "/api/lists/" + list, "/api/lists/" + list + "/finds?limit=100", "/api/lists?userId=" + owner.ID, "/api/finds?limit=100&userId=" + owner.ID + "&category=zzzz"}
	var pages []string
	for _, link := range shares {
		for _, part := range []string{"", "/share.json", "/finds.geojson", "/finds.gpx", "/feed.atom", "/map.svg"} {
			pages = append(pages, "GET "+link+part)
		}
		pages = append(pages, "HEAD "+link, "POST "+link)
	}
	for _, attack := range []struct {
		name     string
		by       *User
		clients  int // addresses
		requests []string
	}{
		{"searches", bad, 1, expensive},
		{"profiles and lists", bad, 1, profiles},
		{"shares, by a member", bad, 1, pages},
		{"shares, from one address", a.Anonymous(), 1, pages},
		{"shares, from eight addresses", a.Anonymous(), 8, pages},
	} {
		t.Run(attack.name, func(t *testing.T) {
			withstand(t, good, finds, func(n int) {
				method, path, found := strings.Cut(attack.requests[n%len(attack.requests)], " ")
				if !found {
					method, path = "GET", method
				}
				res := attack.by.Do(method, path, nil, "X-Forwarded-For", fmt.Sprintf("203.0.113.%d", n%attack.clients))
				if res.Status != 200 && res.Status != 303 && res.Status != 429 && res.Status != 503 && !strings.HasSuffix(path, "/map.svg") { // a share of no find has no map
					t.Errorf("%s %s: %d %s", method, path, res.Status, res.Body)
				}
			})
		})
	}
}

// richest signs in as the user with the most finds, makes a list of 500 of these, and shares the list, all finds of a
// category and a category without any.
func richest(a *API) (owner *User, list string, links []string) {
	owner = &User{A: a, Name: "richest"}
	if err := a.Direct().QueryRow(`SELECT user_id FROM find GROUP BY user_id ORDER BY COUNT(*) DESC LIMIT 1`).Scan(&owner.ID); err != nil {
		a.Fatal(err)
	}
	token, hash := credential.NewToken()
	if _, _, err := a.Store.CreateSession(context.Background(), store.NewSession{UserID: owner.ID, TokenHash: hash, UserAgent: "test"}); err != nil {
		a.Fatal(err)
	}
	owner.Token = token
	list = Call[schema.List](owner, 201, "POST", "/api/lists", M{"name": "All", "visibility": "public"}).ID
	rows := Must(a.Direct().Query(`SELECT id FROM find WHERE user_id = '` + owner.ID + `' LIMIT 500`))
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			a.Fatal(err)
		}
		OK(owner, 204, "PUT", "/api/lists/"+list+"/finds/"+id, nil)
	}
	for _, body := range []M{{"listId": list, "place": "area"}, {"category": "zzzz", "place": "exact"}, {"category": "history", "place": "exact"}} {
		links = append(links, owner.Share(body).Link)
	}
	return owner, list, links
}

// withstand compares the waits of a user with and without an attack, of which it sends twelve requests at a time.
func withstand(t *testing.T, good *User, finds []schema.Find, attack func(n int)) {
	worst := func() time.Duration {
		var took []time.Duration
		timed := func(status int, method, path string, body any) {
			start := time.Now()
			OK(good, status, method, path, body)
			took = append(took, time.Since(start))
		}
		for i := range 60 {
			f := finds[i%len(finds)].ID
			timed(200, "GET", "/api/users/me", nil)
			timed(200, "GET", "/api/finds?limit=50", nil)
			timed(200, "GET", "/api/finds/"+f, nil)
			timed(200, "PUT", "/api/finds/"+f+"/like", nil)
			timed(200, "POST", "/api/finds/"+f+"/comments", M{"content": "Seen."})
		}
		slices.Sort(took)
		return took[len(took)*99/100]
	}
	var tried []string
	for range 6 { // other tests share the machine
		quiet := max(worst(), 4*time.Millisecond)
		stop := make(chan struct{})
		var wg sync.WaitGroup
		for i := range 12 {
			wg.Go(func() {
				for n := i; !t.Failed(); n += 12 {
					select {
					case <-stop:
						return
					default:
						attack(n)
					}
				}
			})
		}
		attacked := worst()
		close(stop)
		wg.Wait()
		if attacked < 5*quiet {
			return
		}
		tried = append(tried, fmt.Sprintf("%v instead of %v", attacked, quiet))
	}
	t.Errorf("others wait, 99 of 100 times at most: %s", strings.Join(tried, ", "))
}

// TestExpensiveAnswers sends the same requests once: each gets an answer, and a
// list that ends early continues after its cursor.
func TestExpensiveAnswers(t *testing.T) {
	Each(t, func(a *API) {
		if _, err := demo.Create(context.Background(), a.Store, demo.Options{Users: 50, Locations: 500, Finds: 2000, Seed: 1, Cities: embed.Cities()}); err != nil {
			t.Fatal(err)
		}
		u := a.As("ann")
		for _, path := range expensive {
			OK(u, 200, "GET", path, nil)
		}
	})
}
