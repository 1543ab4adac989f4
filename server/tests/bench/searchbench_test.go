package bench

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"testing"

	. "finds/server/servertest"
	"finds/store"
)

// mapBoxes are maps as screens show them, and what no screen shows.
var mapBoxes = []struct{ name, query string }{
	{"world", "bbox=-180,-85,180,85&zoom=2"},
	{"world-22", "bbox=-180,-90,180,90&zoom=22"},
	{"europe", "bbox=-12,34,32,60&zoom=5"},
	{"country", "bbox=5,47,16,55&zoom=7"},
	{"city", "bbox=139.5,35.5,140,35.9&zoom=11"},
	{"quarter", "bbox=139.68,35.62,139.75,35.68&zoom=14"},
}

func BenchmarkClusters(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, box := range mapBoxes {
		for name, filter := range map[string]string{"all": "", "word": "&q=fossil", "common": "&q=old", "letter": "&q=a", "rare": "&q=zzz", "category": "&category=history", "categories": "&category=nature,water"} {
			b.Run(box.name+"/"+name, func(b *testing.B) { latency(b, w, "/api/locations/clusters?"+box.query+filter) })
		}
	}
}

// BenchmarkCategories counts the finds of maps by category.
func BenchmarkCategories(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, box := range mapBoxes {
		for name, filter := range map[string]string{"all": "", "word": "&q=fossil"} {
			b.Run(box.name+"/"+name, func(b *testing.B) { latency(b, w, "/api/locations/categories?"+box.query+filter) })
		}
	}
}

// BenchmarkSuspended reads maps and the newest finds beside suspended users who have so many
// finds in all.
func BenchmarkSuspended(b *testing.B) {
	w := WorldOf(b, WorldSize())
	ctx := b.Context()
	users, err := w.Store.Users(ctx)
	if err != nil {
		b.Fatal(err)
	}
	finds := 0
	for _, atLeast := range []int{0, 5000, 15_000} {
		for finds < atLeast {
			u := users[0]
			users, finds = users[1:], finds+u.Finds
			if _, err := w.Store.Suspend(ctx, store.Actor{}, u.ID, store.NewSuspension{Reason: "Spam"}); err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { Must(w.Store.LiftSuspension(context.Background(), store.Actor{}, u.ID)) })
		}
		for _, m := range []struct{ name, path string }{
			{"world", "/api/locations/clusters?" + mapBoxes[0].query}, {"europe", "/api/locations/clusters?" + mapBoxes[2].query}, {"newest", "/api/finds?limit=50"},
		} {
			b.Run(fmt.Sprintf("%s/%d", m.name, finds), func(b *testing.B) { latency(b, w, m.path) })
		}
	}
}

// searches are words that all, many, some or no finds have, and the beginnings of
// one from a letter on.
var searches = []string{"a", "the", "old", "fossil", "zzz", "the old", "old fossil", "fossil a", "the zzz", "s", "st", "sto", "ston", "stone", "stone steps"}

func BenchmarkSearch(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, q := range searches {
		b.Run(q, func(b *testing.B) { latency(b, w, "/api/finds?limit=20&q="+url.QueryEscape(q)) })
	}
}

// BenchmarkSearchCategory searches for common words among the finds of a category.
func BenchmarkSearchCategory(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, category := range []string{"history", "water"} {
		for _, q := range []string{"a", "the", "old", "fossil", "old fossil", "zzz"} {
			b.Run(category+"/"+q, func(b *testing.B) {
				latency(b, w, "/api/finds?limit=20&category="+category+"&q="+url.QueryEscape(q))
			})
		}
	}
}

// BenchmarkSearchPrefixes searches for the first 1 to 20 letters of words of the
// world, another each time, newest first and best first near a city.
func BenchmarkSearchPrefixes(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for name, order := range map[string]string{"newest": "", "best": "&order=best&lat=48.86&lng=2.35"} {
		b.Run(name, func(b *testing.B) {
			var reqs [][]byte
			for _, f := range someFinds(b, w, 200) {
				for _, word := range strings.Fields(f.Title + " " + f.Location.Name) {
					letters := []rune(word)
					for n := 1; n <= min(20, len(letters)); n++ {
						reqs = append(reqs, w.Request("GET", "/api/finds?limit=20&q="+url.QueryEscape(string(letters[:n]))+order, ""))
					}
				}
			}
			latencies(b, w, func(i int) []byte { return reqs[i*7919%len(reqs)] })
		})
	}
}

func BenchmarkSearchLocations(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, box := range []string{"-180,-90,180,90", "-12,34,32,60", "139.5,35.5,140,35.9"} {
		for _, q := range []string{"q=a", "q=old", "q=fossil", "q=zzz", "category=history", "category=water&q=old"} {
			b.Run(box+"/"+q, func(b *testing.B) { latency(b, w, "/api/locations?bbox="+box+"&"+q) })
		}
	}
}

func BenchmarkNearest(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for name, at := range map[string]string{"city": "lat=35.7&lng=139.7", "sea": "lat=-40&lng=-120"} {
		for _, more := range []string{"", "&q=old", "&q=fossil", "&category=history", "&limit=500&findsLimit=100"} {
			b.Run(name+more, func(b *testing.B) {
				latency(b, w, "/api/locations?radius=20000&order=distance&"+at+more)
			})
		}
	}
}

// BenchmarkRanked ranks the locations of maps as screens show them, and of cities.
func BenchmarkRanked(b *testing.B) {
	w := WorldOf(b, WorldSize())
	for _, order := range []string{"active", "likes"} {
		for name, area := range map[string]string{"world": "bbox=-180,-85,180,85", "europe": "bbox=-12,34,32,60", "city": "bbox=139.5,35.5,140,35.9",
			"quarter": "bbox=139.68,35.62,139.75,35.68", "50th-5km": strings.TrimPrefix(around(w.Cities[49], 5), "/api/locations?")} {
			for _, filter := range []string{"", "&q=old", "&category=history"} {
				b.Run(order+"/"+name+filter, func(b *testing.B) { latency(b, w, "/api/locations?findsLimit=3&limit=50&order="+order+"&"+area+filter) })
			}
		}
	}
}
