// Package e2e signs people in at real identity providers, in this process and
// without a network. It is a module of its own, so that what they depend on
// stays out of Finds.
package e2e

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	gosundheit "github.com/AppsFlyer/go-sundheit"
	dex "github.com/dexidp/dex/server"
	dexstorage "github.com/dexidp/dex/storage"
	"github.com/dexidp/dex/storage/memory"
	"github.com/dexidp/dex/web"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/zitadel/oidc/v3/example/server/exampleop"
	"github.com/zitadel/oidc/v3/example/server/storage"
	"golang.org/x/crypto/bcrypt"
)

// What both providers know: one client, and one person with a password.
const (
	clientID, clientSecret = "finds", "between us"
	email, password        = "ann@example.test", "a long sentence"
)

// provider is a real one. form are the names of the fields of its page to sign
// in, login is what goes into the first.
type provider struct {
	issuer, login string
	form          [2]string
}

// providers start one each; sub is asked for, callback is where it may send to.
var providers = map[string]func(t *testing.T, sub, callback string) provider{"zitadel": zitadel, "dex": dexProvider}

// late is a server whose handler is made when its address is known.
func late(t *testing.T) (url string, set func(http.Handler)) {
	t.Helper()
	var h http.Handler
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { h.ServeHTTP(w, r) }))
	t.Cleanup(s.Close)
	return s.URL, func(made http.Handler) { h = made }
}

// person is the only user of zitadel's example.
type person struct{ *storage.User }

func (p person) GetUserByID(string) *storage.User       { return p.User }
func (p person) GetUserByUsername(string) *storage.User { return p.User }
func (person) ExampleClientID() string                  { return "service" }

func zitadel(t *testing.T, sub, callback string) provider {
	t.Helper()
	url, set := late(t)
	user := person{&storage.User{ID: sub, Username: "ann", Password: password, FirstName: "Ann", LastName: "Bee", Email: email, EmailVerified: true}}
	clients := map[string]*storage.Client{clientID: storage.WebClient(clientID, clientSecret, callback)}
	set(exampleop.SetupServer(url, storage.NewStorageWithClients(user, clients), slog.New(slog.DiscardHandler), false))
	return provider{url, "ann", [2]string{"username", "password"}}
}

func dexProvider(t *testing.T, sub, callback string) provider {
	t.Helper()
	log := slog.New(slog.NewTextHandler(io.Discard, nil))
	store := memory.New(log)
	hash, err := bcrypt.GenerateFromPassword([]byte(password), bcrypt.DefaultCost)
	check(t, err)
	check(t, store.CreateClient(t.Context(), dexstorage.Client{ID: clientID, Secret: clientSecret, RedirectURIs: []string{callback}, Name: "Finds"}))
	check(t, store.CreatePassword(t.Context(), dexstorage.Password{Email: email, Hash: hash, Username: "ann", UserID: sub}))
	check(t, store.CreateConnector(t.Context(), dexstorage.Connector{ID: dex.LocalConnector, Type: dex.LocalConnector, Name: "Email"}))
	url, set := late(t)
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	s, err := dex.NewServer(ctx, dex.Config{Issuer: url, Storage: store, SkipApprovalScreen: true, Web: dex.WebConfig{WebFS: web.FS()}, Logger: log,
		PrometheusRegistry: prometheus.NewRegistry(), HealthChecker: gosundheit.New()})
	check(t, err)
	set(s)
	return provider{url, email, [2]string{"login", "password"}}
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
