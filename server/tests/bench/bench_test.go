package bench

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"finds/embed"
	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// around is the list of locations around a city.
func around(c embed.City, km float64) string {
	return fmt.Sprintf("/api/locations?lat=%.5f&lng=%.5f&radius=%g", c.Latitude, c.Longitude, km)
}

func BenchmarkLocations(b *testing.B) {
	for _, finds := range []int{10_000, WorldSize()} {
		w := WorldOf(b, finds)
		for _, at := range []struct {
			name string
			rank int
			km   float64
		}{{"ordinary-5km", w.Ordinary(b, finds), 5}, {"50th-5km", 50, 5}, {"largest-5km", 1, 5}, {"largest-50km", 1, 50}} {
			b.Run(fmt.Sprintf("%s-%d", at.name, finds), func(b *testing.B) {
				latency(b, w, around(w.Cities[at.rank-1], at.km))
			})
		}
	}
}

func BenchmarkFind(b *testing.B) {
	w := WorldOf(b, WorldSize())
	var reqs [][]byte
	for _, f := range someFinds(b, w, 1000) {
		reqs = append(reqs, w.Request("GET", "/api/finds/"+f.ID, ""))
	}
	throughput(b, w, http.StatusOK, func(i int) []byte { return reqs[i%len(reqs)] })
}

func someFinds(b *testing.B, w *Bench, n int) (list []schema.Find) {
	b.Helper()
	page := store.Page{Limit: 100}
	for len(list) < n {
		finds, next, err := w.Store.Finds(context.Background(), "", store.FindFilter{Page: page})
		if err != nil {
			b.Fatal(err)
		}
		list = append(list, finds...)
		if next == "" {
			break
		}
		if err := page.After.UnmarshalText([]byte(next)); err != nil {
			b.Fatal(err)
		}
	}
	return list
}

func BenchmarkNewest(b *testing.B) {
	w := WorldOf(b, WorldSize())
	req := w.Request("GET", "/api/finds?limit=50", "")
	throughput(b, w, http.StatusOK, func(int) []byte { return req })
}

func BenchmarkCreateFind(b *testing.B) {
	w := WorldOf(b, WorldSize())
	var reqs [][]byte
	for i, f := range someFinds(b, w, 1000) {
		body := fmt.Sprintf(`{"locationId":"%s","title":"Written under load %d","description":"%s","category":"history"}`, f.LocationID, i, strings.Repeat("Some words. ", 5))
		reqs = append(reqs, w.Request("POST", "/api/finds", body))
	}
	throughput(b, w, http.StatusCreated, func(i int) []byte { return reqs[i%len(reqs)] })
}

// BenchmarkDeleteFind deletes finds without media that it has created before.
func BenchmarkDeleteFind(b *testing.B) {
	w := WorldOf(b, WorldSize())
	at := someFinds(b, w, 1)[0].LocationID
	var reqs [][]byte
	for i := range b.N {
		reqs = append(reqs, w.Request("DELETE", "/api/finds/"+w.Create(b, fmt.Sprintf(`{"locationId":"%s","title":"Deleted under load %d"}`, at, i)), ""))
	}
	throughput(b, w, http.StatusNoContent, func(i int) []byte { return reqs[i] })
}

// BenchmarkFeed reads the newest page of feeds, of a user with friends: without a point, in
// a quarter, where all finds are compared, and in areas where the newest ones are read.
func BenchmarkFeed(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, at := range []struct {
		name string
		rank int
		km   float64
	}{{"50th-5km", 50, 5}, {"largest-5km", 1, 5}, {"largest-50km", 1, 50}, {"largest-1000km", 1, 1000}} {
		query := strings.TrimPrefix(around(w.Cities[at.rank-1], at.km), "/api/locations")
		b.Run(at.name, func(b *testing.B) { latency(b, w, "/api/finds/feed"+query) })
	}
	b.Run("friends", func(b *testing.B) { latency(b, w, "/api/finds/feed") })
	b.Run("this-day", func(b *testing.B) { latency(b, w, "/api/finds/on-this-day") })
}

// BenchmarkPeople reads the page of the user with the most finds, users by a part of their names, and the friendships
// of somebody, all of which have numbers beside users.
func BenchmarkPeople(b *testing.B) {
	w := WorldOf(b, WorldSize())
	users := Must(w.Store.Users(b.Context()))
	most := slices.MaxFunc(users, func(x, y store.UserRow) int { return x.Finds - y.Finds })
	b.Run(fmt.Sprintf("page-of-%d", most.Finds), func(b *testing.B) { latency(b, w, "/api/users/"+most.ID) })
	b.Run("search", func(b *testing.B) { latency(b, w, "/api/users?q=an") })
	b.Run("friends", func(b *testing.B) { latency(b, w, "/api/friends?limit=50") })
}
