package push_test

import (
	"crypto/tls"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"

	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// sink is a push service over TLS that takes everything and reads nothing.
func sink(b *testing.B) (*http.Transport, *atomic.Int64) {
	n := &atomic.Int64{}
	s := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		io.Copy(io.Discard, r.Body)
		n.Add(1)
		w.WriteHeader(http.StatusCreated)
	}))
	s.TLS = &tls.Config{}
	s.StartTLS()
	b.Cleanup(s.Close)
	return pushtest.Transport(s.Listener.Addr().String(), s.Certificate()), n
}

// benchWorld is a store with an owner, who has some browsers, and a find.
func benchWorld(b *testing.B, engine string, browsers int) (db *store.Store, find string, actors []string) {
	db = storetest.Open(b, engine, store.Options{})
	user := func(name string) string { return must(db.CreateUser(ctx, store.NewUser{Username: name})).ID }
	owner := user("owner")
	_, _, err := db.CreateSession(ctx, store.NewSession{UserID: owner, TokenHash: "session"})
	must(0, err)
	l, _, err := db.CreateLocation(ctx, owner, 1, 2, "place")
	f := must(db.CreateFind(ctx, owner, store.NewFind{LocationID: must(l, err).ID, Title: "Fossil", Public: true}))
	for i := range browsers {
		s := pushtest.NewBrowser(fmt.Sprintf("https://%s/%d", []string{chrome, firefox, safari}[i%3], i))
		must(db.Subscribe(ctx, owner, store.NewSubscription{Endpoint: s.Endpoint, P256dh: s.P256dh(), Auth: s.Auth(), SessionID: "session"}))
	}
	for i := range 16 {
		actors = append(actors, user(fmt.Sprint("actor-", i)))
	}
	return db, f.ID, actors
}

// BenchmarkDelivery empties a full outbox: claimed, read again, encrypted,
// signed, sent over TLS on loopback, and settled.
func BenchmarkDelivery(b *testing.B) {
	for _, engine := range storetest.Engines {
		b.Run(engine, func(b *testing.B) {
			db, find, actors := benchWorld(b, engine, 15)
			var wg sync.WaitGroup
			for _, actor := range actors[:5] {
				wg.Go(func() {
					for range b.N/(15*5) + 1 {
						must(db.CreateComment(ctx, actor, find, "hello"))
					}
				})
			}
			wg.Wait()
			transport, n := sink(b)
			s := push.New(push.Options{Store: db, Log: slog.New(slog.DiscardHandler), Keys: must(push.NewPair()), Subject: "mailto:me@example.org", Hosts: schema.PushHosts,
				BaseURL: must(url.Parse("https://finds.example.org")), TopicKey: []byte("topics"), Transport: transport})
			b.ResetTimer()
			s.Drain(ctx)
			b.ReportMetric(float64(n.Load())/b.Elapsed().Seconds(), "deliveries/s")
		})
	}
}

// BenchmarkAct comments and likes, with and without a browser of the owner's.
// Nothing is sent meanwhile: what sending costs is BenchmarkDelivery's.
func BenchmarkAct(b *testing.B) {
	for _, engine := range storetest.Engines {
		for _, browsers := range []int{0, 1, 3} {
			for act, do := range map[string]func(db *store.Store, actor, find string, i int){
				"comment": func(db *store.Store, actor, find string, _ int) { must(db.CreateComment(ctx, actor, find, "hello")) },
				"like": func(db *store.Store, actor, find string, i int) {
					must(db.SetLike(ctx, must(db.CreateUser(ctx, store.NewUser{Username: fmt.Sprint("u-", i)})).ID, find, true))
				},
			} {
				b.Run(fmt.Sprintf("%s/%s/%d browsers", engine, act, browsers), func(b *testing.B) {
					db, find, actors := benchWorld(b, engine, browsers)
					b.ResetTimer()
					for i := range b.N {
						do(db, actors[i%len(actors)], find, i)
					}
				})
			}
		}
	}
}
