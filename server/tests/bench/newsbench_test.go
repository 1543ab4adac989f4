package bench

import (
	"fmt"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// knownAuthor makes a user without friends, and one with 1,000 friends where 10,000 areas of others are watched. Half of both
// want to hear of each find.
func knownAuthor(b *testing.B) (w *Bench, author map[string]string, place string) {
	b.Helper()
	w = WorldOf(b, WorldSize())
	ctx := b.Context()
	place = somePlaces(b, w)[0]
	author = map[string]string{}
	for _, name := range []string{"alone", "known"} {
		author[name] = Must(w.Store.CreateUser(ctx, store.NewUser{Username: name + "author", Open: true})).ID
	}
	l := Must(w.Store.Location(ctx, "", place, store.LocationFilter{}))
	for i := range 10_000 {
		u, news := Must(w.Store.CreateUser(ctx, store.NewUser{Username: fmt.Sprintf("watcher%d", i), Open: true})).ID, []schema.News{schema.NewsEach, schema.NewsDaily}[i%2]
		Must(w.Store.AddWatch(ctx, u, store.NewWatch{Name: "Here", Circle: store.Circle{Latitude: l.Latitude, Longitude: l.Longitude + float64(i%7)*0.1, Km: 10}, News: news}))
		if i < 1000 {
			f, _, err := w.Store.RequestFriend(ctx, u, author["known"])
			Must(f, err)
			Must(w.Store.AnswerFriend(ctx, author["known"], f.ID, "accept"))
			Must(0, w.Store.SetBell(ctx, u, author["known"], news))
		}
	}
	return w, author, place
}

// BenchmarkPublish publishes finds by the users of knownAuthor.
func BenchmarkPublish(b *testing.B) {
	w, author, place := knownAuthor(b)
	ctx := b.Context()
	for _, name := range []string{"alone", "known"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Must(w.Store.CreateFind(ctx, author[name], store.NewFind{LocationID: place, Title: "Wall", Public: true}))
			}
		})
	}
}

// BenchmarkNotify notifies those who want to hear of a find: 500 friends and some 2,000 who watch its area.
func BenchmarkNotify(b *testing.B) {
	w, author, place := knownAuthor(b)
	ctx := b.Context()
	tell := func() {
		for more := true; more; {
			more = Must(w.Store.TellNews(ctx))
		}
	}
	tell()
	for b.Loop() {
		b.StopTimer()
		Must(w.Store.CreateFind(ctx, author["known"], store.NewFind{LocationID: place, Title: "Wall", Public: true}))
		b.StartTimer()
		tell()
	}
}
