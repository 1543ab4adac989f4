package twins

import (
	"database/sql"
	"net/http"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// hold makes another program hold what a session's renewal has to write, until
// the returned function is called.
func hold(a *API) (release func()) {
	a.Helper()
	driver, dsn, lock := "sqlite", "file:"+a.DSN+"?_txlock=immediate", ""
	if a.Store.Postgres() {
		driver, dsn, lock = "pgx", a.DSN, `SELECT id FROM session FOR UPDATE`
	}
	db := Must(sql.Open(driver, dsn))
	t := Must(db.BeginTx(a.Context(), nil))
	if lock != "" {
		if _, err := t.ExecContext(a.Context(), lock); err != nil {
			a.Fatal(err)
		}
	}
	return func() {
		if err := t.Rollback(); err != nil {
			a.Error(err)
		}
		db.Close()
	}
}

// TestReadBesideWriter: who reads is answered while another program keeps the
// database from being written, also when the session is due for renewal, which
// comes as soon as it can be.
func TestReadBesideWriter(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		ends := func() schema.Time {
			return *Call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil)[0].ExpiresAt
		}
		a.Clock.Add(16 * 24 * time.Hour)
		release := hold(a)
		before := ends()
		if left := before.Sub(a.Clock.Now()); left > 15*24*time.Hour {
			a.Errorf("it was renewed for %v", left)
		}
		release()
		for try := 0; ends().Equal(before.Time); try++ {
			if try == 60 { // each waits for a second
				a.Fatal("it is never renewed")
			}
		}
	})
}

// TestAuthenticationTime: looking up a session has the time of a read.
func TestAuthenticationTime(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "postgres", func(o *server.Options) { o.Limits.ReadTime = time.Second })
	ann := a.As("ann")
	db := Must(sql.Open("pgx", a.DSN))
	defer db.Close()
	lock := Must(db.BeginTx(t.Context(), nil))
	defer func() { _ = lock.Rollback() }()
	if _, err := lock.ExecContext(t.Context(), `LOCK TABLE session IN ACCESS EXCLUSIVE MODE`); err != nil {
		t.Fatal(err)
	}
	r := ann.Do("GET", "/api/users/me", nil)
	if r.Status != http.StatusServiceUnavailable || !strings.Contains(string(r.Body), "unavailable") {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}
