package server_test

import (
	"database/sql"
	"net/http"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
)

// hold makes another program hold what a session's renewal has to write, until
// the returned function is called.
func (a *api) hold() (release func()) {
	a.Helper()
	driver, dsn, lock := "sqlite", "file:"+a.dsn+"?_txlock=immediate", ""
	if a.store.Postgres() {
		driver, dsn, lock = "pgx", a.dsn, `SELECT id FROM session FOR UPDATE`
	}
	db := must(sql.Open(driver, dsn))
	t := must(db.BeginTx(a.Context(), nil))
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
	each(t, func(a *api) {
		ann := a.as("ann")
		ends := func() schema.Time {
			return *call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil)[0].ExpiresAt
		}
		a.clock.Add(16 * 24 * time.Hour)
		release := a.hold()
		before := ends()
		if left := before.Sub(a.clock.Now()); left > 15*24*time.Hour {
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
	a := newAPI(t, "postgres", func(o *server.Options) { o.ReadTime = time.Second })
	ann := a.as("ann")
	db := must(sql.Open("pgx", a.dsn))
	defer db.Close()
	lock := must(db.BeginTx(t.Context(), nil))
	defer func() { _ = lock.Rollback() }()
	if _, err := lock.ExecContext(t.Context(), `LOCK TABLE session IN ACCESS EXCLUSIVE MODE`); err != nil {
		t.Fatal(err)
	}
	r := ann.do("GET", "/api/users/me", nil)
	if r.Status != http.StatusServiceUnavailable || !strings.Contains(string(r.Body), "unavailable") {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}
