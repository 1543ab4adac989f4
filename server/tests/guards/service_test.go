package guards

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestHealth asks whether the service is alive and ready, with and without its
// storage and its database.
func TestHealth(t *testing.T) {
	var fault atomic.Pointer[error]
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		for path, text := range map[string]string{"/healthz": "alive\n", "/readyz": "ready\n"} {
			res := visitor.Do("GET", path, nil)
			if res.Status != 200 || string(res.Body) != text || res.Header.Get("Cache-Control") != "no-store" || !strings.HasPrefix(res.Header.Get("Content-Type"), "text/plain") {
				a.Errorf("%s: %d %q %v", path, res.Status, res.Body, res.Header)
			}
		}
	}, func(o *server.Options) {
		o.Media.Bucket = Faulty{Bucket: o.Media.Bucket, Fault: func() error {
			if err := fault.Load(); err != nil {
				return *err
			}
			return nil
		}}
	})
	t.Run("storage", func(t *testing.T) {
		t.Parallel()
		a := NewAPI(t, "sqlite", func(o *server.Options) {
			o.Media.Bucket = Faulty{Bucket: o.Media.Bucket, Fault: func() error { return errors.New("dial tcp 10.1.2.3:9000: secret bucket is down") }}
		})
		if res := a.Anonymous().Do("GET", "/readyz", nil); res.Status != 200 {
			t.Errorf("readyz without storage: %d %s", res.Status, res.Body)
		}
		res := a.Anonymous().Do("GET", "/readyz?storage=1", nil)
		if p := a.Clean("readyz", res); res.Status != 503 || p.Code != "unavailable" || p.Reason != "storage_down" || strings.Contains(string(res.Body), "10.1.2.3") || res.Header.Get("Retry-After") == "" {
			t.Errorf("readyz of the storage without it: %d %s", res.Status, res.Body)
		}
		Refused(a.Anonymous(), 422, "invalid", "GET", "/readyz?storage=2", nil)
		rec := httptest.NewRecorder()
		if a.Server.Metrics().ServeHTTP(rec, httptest.NewRequest("GET", "/metrics", nil)); !strings.Contains(rec.Body.String(), "finds_storage_up 0\n") {
			t.Errorf("the metrics do not say that the storage is down: %s", rec.Body)
		}
		if !strings.Contains(a.ServiceLog.String(), "secret bucket is down") {
			t.Error("the log does not say why")
		}
		if res := a.Anonymous().Do("GET", "/healthz", nil); res.Status != 200 {
			t.Errorf("healthz without storage: %d", res.Status)
		}
	})
	t.Run("shutdown", func(t *testing.T) {
		t.Parallel()
		a := NewAPI(t, "sqlite")
		a.Server.Shutdown()
		if res := a.Anonymous().Do("GET", "/readyz", nil); res.Status != 503 || a.Clean("readyz", res).Detail != schema.ErrShuttingDown.Message {
			t.Errorf("readyz at the end: %d %s", res.Status, res.Body)
		}
	})
}

// TestReadinessIsCached asks often and at once: the storage is asked once, and
// again when what it said is old.
func TestReadinessIsCached(t *testing.T) {
	t.Parallel()
	var asked atomic.Int64
	var down atomic.Bool
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Media.Bucket = Faulty{Bucket: o.Media.Bucket, Fault: func() error {
			asked.Add(1)
			if down.Load() {
				return errors.New("the bucket is down")
			}
			return nil
		}}
	})
	ask := func(status int) {
		var wg sync.WaitGroup
		for range 20 {
			wg.Go(func() {
				if res := a.Anonymous().Do("GET", "/readyz?storage=1", nil); res.Status != status {
					t.Errorf("readyz answers %d, want %d", res.Status, status)
				}
			})
		}
		wg.Wait()
	}
	ask(200)
	down.Store(true)
	ask(200)
	a.Clock.Add(3 * time.Second)
	ask(503)
	down.Store(false)
	ask(503)
	a.Clock.Add(3 * time.Second)
	ask(200)
	if n := asked.Load(); n != 3 {
		t.Errorf("the storage was asked %d times, want 3", n)
	}
}

// TestSlowReads gives reads no time: they are refused, and nothing else is.
func TestSlowReads(t *testing.T) {
	Each(t, func(a *API) {
		s := Stage{API: a, IDs: map[string]string{"findId": "x", "locationId": "x", "userId": "x"}}
		ann := a.As("ann")
		for _, path := range EveryRead {
			res := ann.Do("GET", s.Fill(path), nil)
			if res.Status != 503 || a.Clean(path, res).Detail != schema.ErrSlow.Message || res.Header.Get("Retry-After") == "" {
				a.Errorf("%s: %d %s", path, res.Status, res.Body)
			}
		}
	}, func(o *server.Options) { o.Limits.ReadTime = time.Nanosecond })
}

// TestFaultsTellNothing takes tables away below the service: every answer is
// the same 500, without a word of SQL, and the log tells the rest.
func TestFaultsTellNothing(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		ghost := &User{A: a, Name: "ghost", Token: s.Ann.Token}
		db := a.Direct()
		suffix := ""
		if strings.HasPrefix(a.DSN, "postgres:") {
			suffix = " CASCADE"
		} else if _, err := db.Exec(`PRAGMA foreign_keys = 0`); err != nil {
			a.Fatal(err)
		}
		for _, table := range []string{"notification_subscription", "notification_preferences", "notification", "friendship", "find_comment", "find_like", "find_like_told", "find_media", "upload", "find_search", "find", "location", "map_cell"} {
			if _, err := db.Exec("DROP TABLE " + table + suffix); err != nil {
				a.Fatal(err)
			}
		}
		faults := 0
		look := func(method, path string, body any) {
			if path == "/api/users/me/export" || path == "/api/users/me/archive" {
				return // is streamed, and ends early
			}
			res := ghost.Do(method, s.Fill(path), body)
			if res.Status < 500 {
				return // it needs none of the tables
			}
			faults++
			p := a.Clean(path, res)
			if res.Status != 500 || p.Code != "internal" || strings.Contains(string(res.Body), "table") || strings.Contains(string(res.Body), "find_") || strings.Contains(string(res.Body), "relation") {
				a.Errorf("%s %s: %d %s", method, path, res.Status, res.Body)
			}
			if id := res.Header.Get("X-Request-Id"); !strings.Contains(a.ServiceLog.String(), "request="+id) {
				a.Errorf("%s: the log has no line of %s", path, id)
			}
		}
		for _, path := range EveryRead {
			look("GET", path, nil)
		}
		look("POST", "/api/locations", M{"latitude": 1, "longitude": 1, "name": "x"})
		look("POST", "/api/finds", M{"title": "x", "locationId": "x"})
		look("POST", "/api/friends", M{"friendId": s.Ben.ID})
		look("PUT", "/api/finds/{findId}/like", nil)
		look("DELETE", "/api/users/me", nil)
		if faults < 15 {
			a.Errorf("only %d faults", faults)
		}
		if log := a.ServiceLog.String(); !strings.Contains(log, "level=ERROR") || !strings.Contains(log, "no such table") && !strings.Contains(log, "does not exist") {
			a.Error("the log does not say why")
		}
	})
}

// TestDatabaseGone closes the database below the service.
func TestDatabaseGone(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		var gone *store.Store
		a := NewAPI(t, engine, func(o *server.Options) {
			var err error
			if gone, err = store.Open(t.Context(), store.Options{Database: storetest.Database(t, engine)}); err != nil {
				t.Fatal(err)
			}
			o.Store = gone
		})
		a.Store = gone
		s := a.Stage()
		if err := gone.Close(); err != nil {
			t.Fatal(err)
		}
		for _, path := range append(slices.Clone(EveryRead), "/readyz", "/api/avatars/"+s.Ann.ID, "/nothing") {
			res := s.Ann.Do("GET", s.Fill(path), nil)
			if res.Status != 500 && res.Status != 503 {
				t.Errorf("%s: %d %s", path, res.Status, res.Body)
			}
			a.Clean(path, res)
		}
		a.Clean("login", a.Anonymous().Do("POST", "/api/auth/login", M{"username": "ann", "password": "x"}))
		if res := a.Anonymous().Do("GET", "/healthz", nil); res.Status != 200 {
			t.Errorf("healthz: %d", res.Status)
		}
	})
}

// TestDatabaseComesBack turns a PostgreSQL database away and lets it back in:
// in between requests get 503, and afterwards nothing needs a restart.
func TestDatabaseComesBack(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "postgres")
	ann := a.As("ann")
	OK(ann, 200, "GET", "/api/users/me", nil)
	at := MustURL(a.DSN)
	name := strings.TrimPrefix(at.Path, "/")
	at.Path = "/postgres"
	db, err := sql.Open("pgx", at.String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, q := range []string{`ALTER DATABASE ` + name + ` ALLOW_CONNECTIONS false`, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '` + name + `'`} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	for _, path := range []string{"/api/users/me", "/api/finds", "/readyz", "/api/auth/sessions"} {
		res := ann.Do("GET", path, nil)
		if p := a.Clean(path, res); res.Status != 503 || p.Detail != schema.ErrNoStorage.Message {
			t.Errorf("%s without its database: %d %s", path, res.Status, res.Body)
		}
	}
	if res := ann.Do("PUT", "/api/notifications/preferences", M{}); res.Status != 503 {
		t.Errorf("a write without its database: %d %s", res.Status, res.Body)
	}
	if _, err := db.Exec(`ALTER DATABASE ` + name + ` ALLOW_CONNECTIONS true`); err != nil {
		t.Fatal(err)
	}
	OK(ann, 200, "GET", "/api/users/me", nil)
	OK(ann, 200, "PUT", "/api/notifications/preferences", M{})
	a.Clock.Add(5 * time.Second) // the last result is cached for a while
	if res := ann.Do("GET", "/readyz", nil); res.Status != 200 {
		t.Errorf("readyz afterwards: %d", res.Status)
	}
}

// TestPanic panics below handlers of both kinds: 500, the log has the stack,
// and the service lives on.
func TestPanic(t *testing.T) {
	t.Parallel()
	var armed atomic.Bool
	var now func() time.Time
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		now = o.Now
		o.Now = func() time.Time {
			if armed.Load() {
				panic("the secret clock of /root/clock.go is broken")
			}
			return now()
		}
		o.Media.Bucket = Faulty{Bucket: o.Media.Bucket, Fault: func() error { panic("the secret bucket is broken") }}
	})
	ann := a.As("ann")
	f := ann.Find("Hidden", false)
	if _, err := a.Direct().Exec(`INSERT INTO find_media (id, find_id, type, url, created_at, key) VALUES ('x', '` + f.ID + `', 'image', 'm/5f/x.webp', '2026-06-01T12:00:00.000Z', 'x')`); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/readyz?storage=1", "/api/finds/" + f.ID, "/api/finds?includePrivate=1"} {
		armed.Store(path != "/readyz?storage=1") // whose clock is to let it come to the bucket
		res := ann.Do("GET", path, nil)
		if path != "/readyz?storage=1" && res.Status == 200 {
			continue // no media of it came to be signed
		}
		if p := a.Clean(path, res); res.Status != 500 || p.Code != "internal" || strings.Contains(string(res.Body), "secret") {
			t.Errorf("%s: %d %s", path, res.Status, res.Body)
		}
	}
	armed.Store(false)
	OK(ann, 200, "GET", "/api/users/me", nil)
	if log := a.ServiceLog.String(); !strings.Contains(log, "the secret bucket is broken") || !strings.Contains(log, "goroutine") {
		t.Error("the log has neither reason nor stack")
	}
}

// TestServiceDocuments reads what the service tells of itself.
func TestServiceDocuments(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Accounts.Registration, o.Media.ImageMax, o.Media.PerFind = server.RegistrationByInvite, 5<<20, 7
	})
	visitor := a.Anonymous()
	c := Call[struct {
		Registration  string
		PasswordLogin bool
		Limits        map[string]int
		PushKey       string
		Version       string
	}](visitor, 200, "GET", "/api/config", nil)
	want := map[string]int{"imageBytes": 5 << 20, "mediaPerFind": 7, "title": schema.TitleMax, "description": schema.DescriptionMax, "category": schema.CategoryMax, "caption": schema.CaptionMax, "comment": schema.CommentMax}
	for name, n := range want {
		if c.Limits[name] != n {
			t.Errorf("config tells %s %d, want %d", name, c.Limits[name], n)
		}
	}
	if c.Registration != "invite" || !c.PasswordLogin || c.PushKey != PushPoint || c.Version != "test" {
		t.Errorf("config is %+v", c)
	}
	res := visitor.Do("GET", "/api/openapi.json", nil)
	var doc struct {
		OpenAPI string
		Info    struct{ Version string }
	}
	if err := json.Unmarshal(res.Body, &doc); err != nil || !strings.HasPrefix(doc.OpenAPI, "3.1") || doc.Info.Version != "test" || res.Header.Get("ETag") == "" {
		t.Errorf("document %+v: %v", doc, err)
	}
	if res := visitor.Do("GET", "/api/openapi.json", nil, "If-None-Match", res.Header.Get("ETag")); res.Status != 304 || len(res.Body) > 0 {
		t.Errorf("document again: %d", res.Status)
	}
	page := visitor.Do("GET", "/api/docs", nil)
	if page.Status != 200 || !strings.HasPrefix(page.Header.Get("Content-Type"), "text/html") {
		t.Errorf("page: %d %s", page.Status, page.Header.Get("Content-Type"))
	}
	for _, op := range a.Described() {
		if !strings.Contains(string(page.Body), op.Summary) {
			t.Errorf("the page lacks %q", op.Summary)
		}
	}
}

// TestLastingRefusals: what is not configured, and methods that the service does not know, are refused without the promise of
// another answer later, and write no line into the log, since anybody can ask for them.
func TestLastingRefusals(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Operation.LogRequests = false })
	for request, want := range map[string]struct {
		status int
		reason string
	}{
		"GET /api/auth/oauth/start":            {503, "no_identity_provider"},
		"POST /api/auth/passkey-login/options": {503, "passkeys_off"},
		"BREW /api/config":                     {501, "unknown_method"},
	} {
		method, path, _ := strings.Cut(request, " ")
		res := a.Anonymous().Do(method, path, nil)
		if p := a.Clean(request, res); res.Status != want.status || p.Reason != want.reason || res.Header.Get("Retry-After") != "" {
			t.Errorf("%s: %d %s, Retry-After %q", request, res.Status, p.Reason, res.Header.Get("Retry-After"))
		}
	}
	if log := a.ServiceLog.String(); log != "" {
		t.Errorf("logged:\n%s", log)
	}
}

// TestMetrics counts requests by route, never by path, and tells no secrets.
func TestMetrics(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	OK(ann, 200, "GET", "/api/users/me", nil)
	Refused(ann, 404, "not_found", "GET", "/api/finds/"+Marked, nil)
	a.Get("BREW", "/api/finds/"+Marked, "")
	for i := range 20 {
		a.Get("GET", fmt.Sprint("/", Marked, i), "")
	}
	rec := httptest.NewRecorder()
	a.Server.Metrics().ServeHTTP(rec, httptest.NewRequest("GET", "/metrics", nil))
	text := rec.Body.String()
	for _, want := range []string{`finds_http_request_duration_seconds_count{method="GET",route="/api/users/me",status="200"} 1`,
		`finds_http_request_duration_seconds_count{method="GET",route="/api/finds/{findId}",status="404"} 1`, `method="other"`, `status="501"`, "go_goroutines", "process_"} {
		if !strings.Contains(text, want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	if strings.Contains(text, Marked) || strings.Contains(text, "BREW") || strings.Contains(text, ann.Token) || strings.Contains(text, "ann") {
		t.Error("metrics tell what clients sent")
	}
	if n := strings.Count(text, "finds_http_request_duration_seconds_count"); n > 6 {
		t.Errorf("%d series of a handful of routes", n)
	}
	if res := a.Anonymous().Do("GET", "/metrics", nil); res.Status != 404 {
		t.Errorf("metrics stand on the public address: %d", res.Status)
	}
}
