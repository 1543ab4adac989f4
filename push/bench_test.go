package push_test

import (
	"crypto/tls"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

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

// owner makes somebody with some browsers, and a find of theirs.
func owner(db *store.Store, name string, browsers int) (find string) {
	id := must(db.CreateUser(ctx, store.NewUser{Username: name})).ID
	_, _, err := db.CreateSession(ctx, store.NewSession{UserID: id, TokenHash: name})
	must(0, err)
	l, _, err := db.CreateLocation(ctx, id, 1, 2, "place")
	f := must(db.CreateFind(ctx, id, store.NewFind{LocationID: must(l, err).ID, Title: "Fossil", Public: true}))
	for i := range browsers {
		s := pushtest.NewBrowser(fmt.Sprintf("https://%s/%s/%d", []string{chrome, firefox, safari}[i%3], name, i))
		must(db.Subscribe(ctx, id, store.NewSubscription{Endpoint: s.Endpoint, P256dh: s.P256dh(), Auth: s.Auth(), SessionID: name}))
	}
	return f.ID
}

// used is the time that this process has had of all cores.
func used() time.Duration {
	var u syscall.Rusage
	must(0, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkDelivery empties a full outbox: claimed, read again, encrypted,
// signed, sent over TLS on loopback, and settled.
func BenchmarkDelivery(b *testing.B) {
	for _, engine := range storetest.Engines {
		b.Run(engine, func(b *testing.B) {
			db := storetest.Open(b, engine, store.Options{})
			find, actor := owner(db, "owner", 15), must(db.CreateUser(ctx, store.NewUser{Username: "actor"})).ID
			for range b.N/15 + 1 {
				must(db.CreateComment(ctx, actor, store.NewComment{FindID: find, Content: "hello"}))
			}
			transport, n := sink(b)
			s := push.New(push.Options{Outbox: db.Outbox(), Log: slog.New(slog.DiscardHandler), Keys: must(push.NewPair()), Subject: "mailto:me@example.org", Hosts: schema.PushHosts,
				BaseURL: must(url.Parse("https://finds.example.org")), TopicKey: []byte("topics"), Transport: transport})
			b.ResetTimer()
			before := used()
			s.Drain(ctx)
			b.ReportMetric(float64(n.Load())/b.Elapsed().Seconds(), "deliveries/s")
			b.ReportMetric(float64((used()-before).Microseconds())/float64(n.Load()), "cpu-µs/delivery")
		})
	}
}

// BenchmarkAct comments and likes, by turns where the owner has no browser and
// where they have one, and compares the medians. Nothing is sent meanwhile:
// what sending costs is BenchmarkDelivery's.
func BenchmarkAct(b *testing.B) {
	for _, engine := range storetest.Engines {
		for _, act := range []string{"comment", "like"} {
			b.Run(engine+"/"+act, func(b *testing.B) {
				db := storetest.Open(b, engine, store.Options{})
				finds := [2]string{owner(db, "without", 0), owner(db, "with", 1)}
				actors := make([]string, b.N)
				for i := range actors {
					actors[i] = must(db.CreateUser(ctx, store.NewUser{Username: fmt.Sprint("actor-", i)})).ID
				}
				var took [2][]time.Duration
				b.ResetTimer()
				for i, actor := range actors {
					for _, which := range []int{i % 2, 1 - i%2} { // neither always goes first
						begin := time.Now()
						if act == "like" {
							must(db.SetLike(ctx, actor, finds[which], true))
						} else {
							must(db.CreateComment(ctx, actor, store.NewComment{FindID: finds[which], Content: "hello"}))
						}
						took[which] = append(took[which], time.Since(begin))
					}
				}
				slices.Sort(took[0])
				slices.Sort(took[1])
				without, with := took[0][b.N/2], took[1][b.N/2]
				b.ReportMetric(float64(without.Microseconds()), "µs-without")
				b.ReportMetric(float64(with.Microseconds()), "µs-with")
				b.ReportMetric(100*float64(with-without)/float64(without), "%-more")
			})
		}
	}
}
