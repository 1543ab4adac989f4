package servertest

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
	"finds/schema"
	"finds/server"
	"finds/server/cleanup"
	"finds/server/credential"
	"finds/server/spool"
	"finds/store"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

// Cheap is the cost of passwords in tests whose subject it is not.
var Cheap = credential.Cost{Memory: 32, Passes: 1}

// Clock is a time that tests move.
type Clock struct {
	mu  sync.Mutex
	now time.Time
}

// Begin is when clocks start: noon (UTC) on 1 June 2026.
var Begin = time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)

// NewClock returns a clock that starts at Begin.
func NewClock() *Clock { return &Clock{now: Begin} }

// Now is the clock as the service reads it. Every reading is a millisecond
// later, so that rows made one after the other have an order.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(time.Millisecond)
	return c.now
}

// Add moves the clock on.
func (c *Clock) Add(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// Set moves the clock to a time.
func (c *Clock) Set(t time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = t
}

// API is a running service.
type API struct {
	*testing.T
	URL        string
	Store      *store.Store
	Server     *server.Server
	Cleaner    *cleanup.Cleaner
	Bucket     bucket.Bucket
	Clock      *Clock
	ServiceLog *storetest.Log
	Tmp        string
	DSN        string // of its database, for looking at what is stored
}

// Each runs a test against a fresh service, on the usual engines: see storetest.UsualEngines. The
// options can be changed before it starts.
func Each(t *testing.T, test func(a *API), change ...func(*server.Options)) {
	t.Helper()
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		test(NewAPI(t, engine, change...))
	})
}

// EachEngine is Each on every engine, for requests whose answers depend on locks.
func EachEngine(t *testing.T, test func(a *API), change ...func(*server.Options)) {
	t.Helper()
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		test(NewAPI(t, engine, change...))
	})
}

// NewAPI starts a service on a fresh database of an engine.
func NewAPI(t *testing.T, engine string, change ...func(*server.Options)) *API {
	t.Helper()
	a := &API{T: t, Clock: NewClock(), ServiceLog: &storetest.Log{}, Tmp: t.TempDir(), DSN: storetest.Database(t, engine)}
	t.Cleanup(func() { *a = API{} }) // the last: what clean-ups refer to is kept until all tests have run
	a.Store = storetest.Open(t, engine, store.Options{Database: a.DSN, Now: a.Clock.Now, Zone: time.UTC})
	storage, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { storage.Close() })
	a.Bucket = storage
	o := server.Options{Store: a.Store, Log: slog.New(slog.NewTextHandler(a.ServiceLog, nil)), Now: a.Clock.Now, Version: "test",
		Media: server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{Poster: embed.Poster, Wait: storetest.Patience}),
			Signer: media.NewSigner(make([]byte, 32)), TempDir: a.Tmp},
		// The machine may be busy with other tests.
		Accounts: server.AccountOptions{Registration: server.RegistrationOpen, HashCost: Cheap, HashWait: 2 * time.Minute},
		Limits:   server.LimitOptions{ReadTime: 2 * time.Minute},
		Push: server.PushOptions{Key: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
			Hosts: schema.PushHosts},
		Operation: server.OperationOptions{LogRequests: true}}
	places := a.gazetteer()
	o.Map.Gazetteer, o.Map.Towns = places, places
	a.ServeMap(&o, embed.World)
	for _, f := range change {
		f(&o)
	}
	a.Server = server.New(o)
	a.Cleaner = cleanup.New(cleanup.Options{Store: o.Store, Library: media.New(o.Media.Bucket, media.Limits{Wait: storetest.Patience}), Log: o.Log, Now: a.Clock.Now, TempDir: a.Tmp,
		TempFiles: []cleanup.TempFiles{{Pattern: spool.Pattern}, {Pattern: gazetteer.TempFiles}, {Pattern: media.TempVideos, Life: media.TempVideosLife}}})
	h := httptest.NewServer(a.Server)
	t.Cleanup(func() {
		a.Server.Shutdown()
		h.Close()
		h = nil
	})
	a.URL = h.URL
	a.contract() // before a test measures memory
	t.Cleanup(func() {
		if t.Failed() {
			for line := range strings.Lines(a.ServiceLog.String()) {
				if strings.Contains(line, "level=ERROR") {
					t.Log(line)
				}
			}
		}
	})
	return a
}

// User is a client of the service.
type User struct {
	A        *API
	ID, Name string
	Token    string
}

// As makes an account and signs it in.
func (a *API) As(name string) *User {
	a.Helper()
	ctx := context.Background()
	u, err := a.Store.CreateUser(ctx, store.NewUser{Username: name})
	if err != nil {
		a.Fatal(err)
	}
	token, hash := credential.NewToken()
	if _, _, err := a.Store.CreateSession(ctx, store.NewSession{UserID: u.ID, TokenHash: hash, UserAgent: "test"}); err != nil {
		a.Fatal(err)
	}
	return &User{A: a, ID: u.ID, Name: name, Token: token}
}

// Anonymous is a client without a session.
func (a *API) Anonymous() *User { return &User{A: a, Name: "nobody"} }

// Answer is a response of the service.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// Do sends a request. A body that is neither nil, a string nor a reader is
// sent as JSON. Headers are given as pairs.
func (u *User) Do(method, path string, body any, headers ...string) Answer {
	u.A.Helper()
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
			u.A.Fatal(err)
		}
		r, kind = bytes.NewReader(raw), "application/json"
	}
	req, err := http.NewRequest(method, u.A.URL+path, r)
	if err != nil {
		u.A.Fatal(err)
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	if u.Token != "" {
		req.Header.Set("Authorization", "Bearer "+u.Token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		u.A.Fatalf("%s %s: %v", method, path, err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		u.A.Fatalf("%s %s: %v", method, path, err)
	}
	if got := res.Header.Values("X-Finds-Answer"); len(got) != 1 || got[0] != "1" {
		u.A.Errorf("%s %s: %d: the mark of an answer is %q", method, path, res.StatusCode, got)
	}
	answer := Answer{res.StatusCode, res.Header, raw}
	u.A.conforms(method, path, answer)
	return answer
}

// Call sends a request, insists on its status, and reads the answer as T.
func Call[T any](u *User, status int, method, path string, body any, headers ...string) (v T) {
	u.A.Helper()
	res := u.Do(method, path, body, headers...)
	if res.Status != status {
		u.A.Fatalf("%s: %s %s: status %d, want %d: %s", u.Name, method, path, res.Status, status, res.Body)
	}
	if len(res.Body) > 0 {
		if err := json.Unmarshal(res.Body, &v); err != nil {
			u.A.Fatalf("%s %s: %v in %s", method, path, err, res.Body)
		}
	}
	return v
}

// OK is call without the result.
func OK(u *User, status int, method, path string, body any, headers ...string) {
	u.A.Helper()
	Call[any](u, status, method, path, body, headers...)
}

// Problem is the body of a refusal.
type Problem struct {
	Type, Title, Detail, Code, Reason string
	Status                            int
	Limit                             *int64
	Errors                            []schema.Field
	Note                              string
	Until                             *schema.Time
	Request                           string `json:"requestId"`
}

// Refused sends a request and insists on a refusal with this status and code, which the
// document lists for the operation.
func Refused(u *User, status int, code, method, path string, body any, headers ...string) Problem {
	u.A.Helper()
	res := u.Do(method, path, body, headers...)
	var p Problem
	if err := json.Unmarshal(res.Body, &p); err != nil || res.Status != status || p.Code != code || p.Status != status {
		u.A.Fatalf("%s: %s %s: %d %s, want %d %s: %s", u.Name, method, path, res.Status, p.Code, status, code, res.Body)
	}
	if kind := res.Header.Get("Content-Type"); kind != "application/problem+json" {
		u.A.Errorf("%s %s: content type %q", method, path, kind)
	}
	if p.Reason == "" || (p.Limit != nil) != (p.Code == "too_large") {
		u.A.Errorf("%s %s: the reason or the limit is missing or too much: %s", method, path, res.Body)
	}
	return p
}

// M is a JSON object.
type M = map[string]any

// Location makes a location.
func (u *User) Location(lat, lng float64, name string) schema.Location {
	u.A.Helper()
	return Call[schema.Location](u, 201, "POST", "/api/locations", M{"latitude": lat, "longitude": lng, "name": name})
}

// Find publishes a find at a new location.
func (u *User) Find(title string, public bool) schema.Find {
	u.A.Helper()
	l := u.Location(48.857, 2.3413, "Place of "+title)
	return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": title, "isPublic": public})
}

// Befriend makes two users friends.
func (a *API) Befriend(x, y *User) schema.Friendship {
	a.Helper()
	f := Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": y.ID})
	return Call[schema.Friendship](y, 200, "PUT", "/api/friends/"+f.ID, M{"action": "accept"})
}
