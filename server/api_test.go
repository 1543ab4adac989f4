package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/embed"
	"finds/media"
	"finds/media/bucket"
	"finds/media/s3test"
	"finds/schema"
	"finds/server"
	"finds/server/cleanup"
	"finds/server/credential"
	"finds/server/spool"
	"finds/store"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

func TestMain(m *testing.M) {
	media.Worker()
	storetest.Main(m, removeWorlds, s3test.Stop)
}

// cheap is the cost of passwords in tests whose subject it is not.
var cheap = credential.Cost{Memory: 32, Passes: 1}

// clock is a time that tests move.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func newClock() *clock {
	return &clock{now: time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)}
}

// Now is the clock as the service reads it. Every reading is a millisecond
// later, so that rows made one after the other have an order.
func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(time.Millisecond)
	return c.now
}

// Add moves the clock on.
func (c *clock) Add(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// api is a running service.
type api struct {
	*testing.T
	url     string
	store   *store.Store
	server  *server.Server
	cleaner *cleanup.Cleaner
	bucket  bucket.Bucket
	clock   *clock
	log     *storetest.Log
	tmp     string
	dsn     string // of its database, for looking at what is stored
}

// each runs a test against a fresh service on every engine. The options can be
// changed before it starts.
func each(t *testing.T, test func(a *api), change ...func(*server.Options)) {
	t.Helper()
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		test(newAPI(t, engine, change...))
	})
}

// newAPI starts a service on a fresh database of an engine.
func newAPI(t *testing.T, engine string, change ...func(*server.Options)) *api {
	t.Helper()
	a := &api{T: t, clock: newClock(), log: &storetest.Log{}, tmp: t.TempDir(), dsn: storetest.Database(t, engine)}
	t.Cleanup(func() { *a = api{} }) // the last: what clean-ups refer to is kept until all tests have run
	a.store = storetest.Open(t, engine, store.Options{Database: a.dsn, Now: a.clock.Now})
	storage, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { storage.Close() })
	a.bucket = storage
	o := server.Options{Store: a.store, Bucket: storage, Library: media.New(storage, media.Limits{Poster: embed.Poster}), Signer: media.NewSigner(make([]byte, 32)),
		Log: slog.New(slog.NewTextHandler(a.log, nil)), LogRequests: true, Now: a.clock.Now, Registration: server.RegistrationOpen, Version: "test", TempDir: a.tmp,
		HashCost: cheap, HashWait: 2 * time.Minute, ReadTime: 2 * time.Minute, // the machine may be busy with other tests
		PushKey: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM", PushHosts: schema.PushHosts}
	o.Gazetteer = a.gazetteer()
	a.serveMap(&o, embed.World)
	for _, f := range change {
		f(&o)
	}
	a.server = server.New(o)
	a.cleaner = cleanup.New(cleanup.Options{Store: o.Store, Library: media.New(o.Bucket, media.Limits{}), Log: o.Log, Now: a.clock.Now, TempDir: a.tmp,
		TempFiles: []string{spool.Pattern, gazetteer.TempFiles}})
	h := httptest.NewServer(a.server)
	t.Cleanup(func() {
		a.server.Shutdown()
		h.Close()
		h = nil
	})
	a.url = h.URL
	t.Cleanup(func() {
		if t.Failed() {
			for line := range strings.Lines(a.log.String()) {
				if strings.Contains(line, "level=ERROR") {
					t.Log(line)
				}
			}
		}
	})
	return a
}

// user is a client of the service.
type user struct {
	a        *api
	ID, Name string
	token    string
}

// as makes an account and signs it in.
func (a *api) as(name string) *user {
	a.Helper()
	ctx := context.Background()
	u, err := a.store.CreateUser(ctx, store.NewUser{Username: name})
	if err != nil {
		a.Fatal(err)
	}
	token, hash := credential.NewToken()
	if _, _, err := a.store.CreateSession(ctx, store.NewSession{UserID: u.ID, TokenHash: hash, UserAgent: "test"}); err != nil {
		a.Fatal(err)
	}
	return &user{a: a, ID: u.ID, Name: name, token: token}
}

// anonymous is a client without a session.
func (a *api) anonymous() *user { return &user{a: a, Name: "nobody"} }

// answer is a response of the service.
type answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// do sends a request. A body that is neither nil, a string nor a reader is
// sent as JSON. Headers are given as pairs.
func (u *user) do(method, path string, body any, headers ...string) answer {
	u.a.Helper()
	var r io.Reader
	kind := ""
	switch b := body.(type) {
	case nil:
	case string:
		r, kind = strings.NewReader(b), "application/json"
	case io.Reader:
		r = b
	default:
		raw, err := json.Marshal(b)
		if err != nil {
			u.a.Fatal(err)
		}
		r, kind = bytes.NewReader(raw), "application/json"
	}
	req, err := http.NewRequest(method, u.a.url+path, r)
	if err != nil {
		u.a.Fatal(err)
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	if u.token != "" {
		req.Header.Set("Authorization", "Bearer "+u.token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		u.a.Fatalf("%s %s: %v", method, path, err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		u.a.Fatalf("%s %s: %v", method, path, err)
	}
	return answer{res.StatusCode, res.Header, raw}
}

// call sends a request, insists on its status, and reads the answer as T.
func call[T any](u *user, status int, method, path string, body any, headers ...string) (v T) {
	u.a.Helper()
	res := u.do(method, path, body, headers...)
	if res.Status != status {
		u.a.Fatalf("%s: %s %s: status %d, want %d: %s", u.Name, method, path, res.Status, status, res.Body)
	}
	if len(res.Body) > 0 {
		if err := json.Unmarshal(res.Body, &v); err != nil {
			u.a.Fatalf("%s %s: %v in %s", method, path, err, res.Body)
		}
	}
	return v
}

// ok is call without the result.
func ok(u *user, status int, method, path string, body any, headers ...string) {
	u.a.Helper()
	call[any](u, status, method, path, body, headers...)
}

// problem is the body of a refusal.
type problem struct {
	Type, Title, Detail, Code, Reason string
	Status                            int
	Limit                             *int64
	Errors                            []schema.Field
	Note                              string
	Until                             *schema.Time
	Request                           string `json:"requestId"`
}

// refused sends a request and insists on a refusal with this status and code, which the
// document lists for the operation.
func refused(u *user, status int, code, method, path string, body any, headers ...string) problem {
	u.a.Helper()
	res := u.do(method, path, body, headers...)
	var p problem
	if err := json.Unmarshal(res.Body, &p); err != nil || res.Status != status || p.Code != code || p.Status != status {
		u.a.Fatalf("%s: %s %s: %d %s, want %d %s: %s", u.Name, method, path, res.Status, p.Code, status, code, res.Body)
	}
	if kind := res.Header.Get("Content-Type"); kind != "application/problem+json" {
		u.a.Errorf("%s %s: content type %q", method, path, kind)
	}
	if p.Reason == "" || (p.Limit != nil) != (p.Code == "too_large") {
		u.a.Errorf("%s %s: the reason or the limit is missing or too much: %s", method, path, res.Body)
	}
	if p.Reason != schema.ErrCrossOrigin.Reason && p.Reason != schema.ErrOtherUser.Reason { // of every write, in the introduction
		u.a.isDocumented(method, path, status)
	}
	return p
}

// m is a JSON object.
type m = map[string]any

// location makes a location.
func (u *user) location(lat, lng float64, name string) schema.Location {
	u.a.Helper()
	return call[schema.Location](u, 201, "POST", "/api/locations", m{"latitude": lat, "longitude": lng, "name": name})
}

// find publishes a find at a new location.
func (u *user) find(title string, public bool) schema.Find {
	u.a.Helper()
	l := u.location(48.857, 2.3413, "Place of "+title)
	return call[schema.Find](u, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": title, "isPublic": public})
}

// befriend makes two users friends.
func (a *api) befriend(x, y *user) schema.Friendship {
	a.Helper()
	f := call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": y.ID})
	return call[schema.Friendship](y, 200, "PUT", "/api/friends/"+f.ID, m{"action": "accept"})
}
