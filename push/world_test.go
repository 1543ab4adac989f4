package push_test

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

var ctx = context.Background()

// Hosts that browsers of tests are reached at.
const (
	chrome  = "fcm.googleapis.com"
	firefox = "updates.push.services.mozilla.com"
	safari  = "web.push.apple.com"
)

// world is a store with an owner of a find, a sender, and a push service.
type world struct {
	*testing.T
	store   *store.Store
	sender  *push.Sender
	service *pushtest.Service
	clock   *pushtest.Clock
	log     *storetest.Log
	dsn     string
	owner   string
	session string
	find    schema.Find
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// each runs a test in a fresh world on every engine.
func each(t *testing.T, test func(w *world), change ...func(*push.Options)) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		test(newWorld(t, engine, change...))
	})
}

func newWorld(t *testing.T, engine string, change ...func(*push.Options)) *world {
	w := &world{T: t, clock: pushtest.NewClock(), log: &storetest.Log{}, dsn: storetest.Database(t, engine), service: pushtest.New(t)}
	w.store = storetest.Open(t, engine, store.Options{Database: w.dsn, Now: w.clock.Now})
	w.sender = w.newSender(change...)
	w.owner = w.user("owner")
	w.session = w.signIn(w.owner)
	l, _, err := w.store.CreateLocation(ctx, w.owner, 48.8571, 2.3413, "Pont Neuf")
	must(l, err)
	w.find = must(w.store.CreateFind(ctx, w.owner, store.NewFind{LocationID: l.ID, Title: "Fossil", Public: true}))
	return w
}

func (w *world) newSender(change ...func(*push.Options)) *push.Sender {
	o := push.Options{Outbox: w.store.Outbox(), Log: slog.New(slog.NewTextHandler(w.log, nil)), Keys: must(push.NewPair()), Subject: "mailto:me@example.org",
		Hosts: schema.PushHosts, BaseURL: must(url.Parse("https://finds.example.org")), Icon: "/icon.svg", TopicKey: []byte("topics"), Transport: w.service.Transport(),
		Name: func(context.Context) string { return "Hikers" }}
	for _, f := range change {
		f(&o)
	}
	w.service.Key, w.service.Subject = o.Keys.Public, o.Subject
	return push.New(o)
}

var serial atomic.Int64

// user makes an account.
func (w *world) user(name string) string {
	w.Helper()
	return must(w.store.CreateUser(ctx, store.NewUser{Username: fmt.Sprint(name, "-", serial.Add(1))})).ID
}

// signIn makes a session and returns the hash of its token.
func (w *world) signIn(user string) string {
	w.Helper()
	hash := fmt.Sprintf("%064d", serial.Add(1))
	_, _, err := w.store.CreateSession(ctx, store.NewSession{UserID: user, TokenHash: hash})
	must(hash, err)
	return hash
}

// subscribe gives somebody a browser.
func (w *world) subscribe(user, session, host string) (*pushtest.Browser, schema.Subscription) {
	w.Helper()
	b := w.service.Browser(host)
	return b, must(w.store.Subscribe(ctx, user, store.NewSubscription{Endpoint: b.Endpoint, P256dh: b.P256dh(), Auth: b.Auth(), SessionID: session}))
}

// comment has somebody new comment on the find.
func (w *world) comment() string {
	w.Helper()
	u := w.user("actor")
	must(w.store.CreateComment(ctx, u, store.NewComment{FindID: w.find.ID, Content: "hello"}))
	return u
}

// send sends what is due and returns what came.
func (w *world) send() []pushtest.Message {
	w.Helper()
	w.sender.Drain(ctx)
	return w.service.Take()
}

// sql opens the database beside the store.
func (w *world) sql() *sql.DB {
	w.Helper()
	db := openSQL(w.dsn)
	w.Cleanup(func() { db.Close() })
	return db
}

// openSQL opens a database of either engine.
func openSQL(dsn string) *sql.DB {
	driver := "pgx"
	if !strings.HasPrefix(dsn, "postgres:") {
		driver, dsn = "sqlite", "file:"+dsn+"?_pragma=busy_timeout(10000)"
	}
	return must(sql.Open(driver, dsn))
}

// count counts by a query.
func (w *world) count(query string) (n int) {
	w.Helper()
	db := w.sql()
	defer db.Close()
	if err := db.QueryRow(query).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

func (w *world) jobs() int { return w.count(`SELECT COUNT(*) FROM push_job`) }
func (w *world) active() int {
	return w.count(`SELECT COUNT(*) FROM notification_subscription WHERE is_active`)
}
