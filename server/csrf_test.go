package server_test

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
)

// dump reads every column of every row of the database, by table.
func (a *api) dump() map[string]string {
	a.Helper()
	driver, tables := "sqlite", `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'find_search%' AND name NOT LIKE 'sqlite%'`
	if a.store.Postgres() {
		driver, tables = "pgx", `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`
	}
	db := must(sql.Open(driver, a.dsn))
	defer db.Close()
	all := map[string]string{}
	for _, name := range a.rows(db, tables) {
		lines := a.rows(db, `SELECT * FROM "`+name[1:len(name)-1]+`"`)
		lines = slices.DeleteFunc(lines, func(line string) bool { return strings.Contains(line, "pinged") }) // of /readyz, which has to write
		slices.Sort(lines)
		all[name] = strings.Join(lines, "\n")
	}
	return all
}

// rows reads what a query gives, one line a row.
func (a *api) rows(db *sql.DB, query string) (lines []string) {
	a.Helper()
	rows, err := db.QueryContext(context.Background(), query)
	if err != nil {
		a.Fatal(err)
	}
	defer rows.Close()
	columns := must(rows.Columns())
	for rows.Next() {
		values := make([]any, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		if err := rows.Scan(values...); err != nil {
			a.Fatal(err)
		}
		for i, v := range values {
			if b, ok := (*v.(*any)).([]byte); ok {
				values[i] = string(b)
			} else {
				values[i] = *v.(*any)
			}
		}
		lines = append(lines, fmt.Sprint(values))
	}
	if rows.Err() != nil {
		a.Fatal(rows.Err())
	}
	return lines
}

// same tells which tables have changed.
func (a *api) same(what string, before map[string]string) {
	a.Helper()
	after := a.dump()
	for _, table := range slices.Sorted(maps.Keys(after)) {
		if before[table] != after[table] {
			a.Errorf("%s changed %s:\n%s\nto\n%s", what, table, before[table], after[table])
		}
	}
}

// TestDatabaseHoldsNoCredentials looks for everything that opens a door in every column,
// in the files of the database, and in the log.
func TestDatabaseHoldsNoCredentials(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		if err := a.store.CreateInvite(context.Background(), credential.HashToken("an-invite-code"), 2, time.Hour); err != nil {
			a.Fatal(err)
		}
		secrets := []string{"an-invite-code", password}
		l := call[schema.Login](visitor, 201, "POST", "/api/auth/register", registration("ann", "invite", "an-invite-code"))
		secrets = append(secrets, l.Token)
		tokens := map[string]bool{}
		for range 3 {
			l := call[schema.Login](visitor, 200, "POST", "/api/auth/login", m{"username": "ann", "password": password})
			if tokens[l.Token] || l.Token == "" {
				a.Errorf("token %q came before", l.Token)
			}
			tokens[l.Token] = true
			secrets = append(secrets, l.Token)
		}
		r := visitor.do("POST", "/api/auth/login", m{"username": "ann", "password": password, "cookie": true})
		_, value, _ := strings.Cut(r.Header.Get("Set-Cookie"), "=")
		value, _, _ = strings.Cut(value, ";")
		secrets = append(secrets, value)
		ok(visitor, 200, "GET", "/api/users/me", nil, "Cookie", "finds_session="+value)
		stored := fmt.Sprint(a.dump())
		if !strings.Contains(stored, credential.HashToken(value)) {
			a.Fatal("the dump does not show sessions")
		}
		files, _ := filepath.Glob(a.dsn + "*")
		for _, f := range files {
			stored += string(must(os.ReadFile(f)))
		}
		for _, s := range secrets {
			if strings.Contains(stored, s) {
				a.Errorf("%q stands in the database", s)
			}
			if strings.Contains(a.log.String(), s) {
				a.Errorf("%q stands in the log", s)
			}
		}
	}, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
}

// TestGetChangesNothing reads everything as everybody and finds nothing changed.
func TestGetChangesNothing(t *testing.T) {
	each(t, func(a *api) {
		var scenes []*scene
		for _, role := range roles {
			s := newScene(a, role, true)
			s.secrets()
			scenes = append(scenes, s)
		}
		before := a.dump()
		for _, s := range scenes {
			s.snapshot(s.actor)
			for _, o := range s.operations() {
				if path := s.fill(o.Path); o.Stream {
					s.actor.peek("GET", path)
				} else if o.Method == "GET" {
					s.actor.do("HEAD", path, nil)
				}
			}
		}
		a.same("reading", before)
	})
}

// TestCrossSiteRefused sends every unsafe operation from pages of other
// origins, with the cookie and without.
func TestCrossSiteRefused(t *testing.T) {
	each(t, func(a *api) {
		s := newScene(a, "owner", true)
		s.secrets()
		cookie := []string{"Cookie", "__Host-finds_session=" + s.owner.token}
		browser := a.anonymous()
		before := a.dump()
		unsafe := 0
		for _, row := range matrix {
			method, path, _ := strings.Cut(row.op, " ")
			if method == "GET" {
				continue
			}
			unsafe++
			for _, from := range [][]string{
				{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Site", "nonsense"},
				{"Origin", "https://evil.test"}, {"Origin", "http://evil.finds.test"}, {"Origin", "null"},
				{"Sec-Fetch-Site", "cross-site", "Origin", a.url},
			} {
				for _, headers := range [][]string{from, append(slices.Clone(from), cookie...)} {
					var body any
					if row.body != nil {
						body = row.body(s)
					}
					refused(browser, 403, "forbidden", method, s.fill(path), body, headers...)
					refused(browser, 403, "forbidden", method, s.fill(path), "x=1", append(slices.Clone(headers), "Content-Type", "text/plain")...)
				}
			}
		}
		if unsafe < 20 {
			a.Errorf("only %d unsafe operations", unsafe)
		}
		a.same("other sites", before)
		path, body := "/api/users/me", m{"age": 40}
		for _, from := range [][]string{nil, {"Sec-Fetch-Site", "same-origin"}, {"Sec-Fetch-Site", "none"}, {"Origin", a.url}, {"Origin", "https://finds.test", "Sec-Fetch-Site", "cross-site"}} {
			ok(browser, 200, "PATCH", path, body, append(slices.Clone(from), cookie...)...)
		}
		ok(s.owner, 200, "PATCH", path, body, "Sec-Fetch-Site", "cross-site", "Origin", "https://evil.test") // no browser adds a token by itself
		ok(browser, 200, "GET", path, nil, append([]string{"Sec-Fetch-Site", "cross-site"}, cookie...)...)
	}, func(o *server.Options) { o.BaseURL = must(url.Parse("https://finds.test")) })
}

// TestOtherUser sends what a page of ann's sends once ben has signed in in her
// browser, and what it sends when all is well.
func TestOtherUser(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		before := a.dump()
		for op, body := range map[string]any{"PATCH /api/users/me": m{"age": 40}, "POST /api/locations": m{"latitude": 1, "longitude": 1, "name": "x"}, "POST /api/auth/logout": nil, "PUT /api/users/me/picture": nil} {
			method, path, _ := strings.Cut(op, " ")
			refused(ben, 409, "conflict", method, path, body, "X-Finds-User", ann.ID)
		}
		a.same("a page of another user", before)
		ok(ben, 200, "PATCH", "/api/users/me", m{"age": 40}, "X-Finds-User", ben.ID)
		ok(ben, 200, "GET", "/api/users/me", nil, "X-Finds-User", ann.ID)
		refused(a.anonymous(), 401, "unauthenticated", "PATCH", "/api/users/me", m{"age": 40}, "X-Finds-User", ann.ID)
	})
}
