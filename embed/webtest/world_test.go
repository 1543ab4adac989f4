package webtest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/embed"
	"finds/media"
	"finds/media/bucket"
	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/tiles"
	"finds/server/webclient"
	"finds/store"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

func TestMain(m *testing.M) {
	media.Worker()
	code := m.Run()
	closeBrowsers()
	atlas.close()
	os.Exit(code)
}

// must gives the value of a call that may not fail.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// fewPlaces are those of tests.
var fewPlaces = storetest.Places([]string{"Île-de-France, France", "Bavaria, Germany", "Brittany, France"},
	embed.Place{ID: 2988507, Name: "Paris", Area: 0, Latitude: 48.853, Longitude: 2.349, Population: 2_138_551},
	embed.Place{ID: 2867714, Name: "Munich", Alternates: []string{"München"}, Area: 1, Latitude: 48.137, Longitude: 11.575, Population: 1_260_391},
	embed.Place{ID: 2983990, Name: "Rennes", Area: 2, Latitude: 48.112, Longitude: -1.674, Population: 209_375},
)

// atlas is the gazetteer of all tests, unpacked once.
var atlas lazyGazetteer

type lazyGazetteer struct {
	once sync.Once
	dir  string
	g    *gazetteer.Gazetteer
}

func (l *lazyGazetteer) get() *gazetteer.Gazetteer {
	l.once.Do(func() {
		l.dir = must(os.MkdirTemp("", "finds-web"))
		l.g = gazetteer.New(gazetteer.Options{File: filepath.Join(l.dir, "places.db"), TempDir: l.dir, Version: func() string { return "few" }, Places: fewPlaces, Log: slog.New(slog.DiscardHandler)})
		for err := error(schema.ErrSlow); err != nil; { // each waits a moment for it to be unpacked
			_, err = l.g.Nearest(context.Background(), schema.Point{})
			if err != nil && !errors.As(err, new(*schema.Error)) {
				panic(err)
			}
		}
	})
	return l.g
}

func (l *lazyGazetteer) close() {
	if l.g != nil {
		l.g.Close()
		os.RemoveAll(l.dir)
	}
}

// world is a running service.
type world struct {
	testing.TB
	url    string
	store  *store.Store
	server *server.Server
	push   *pushtest.Service
	pushed chan pushtest.Message // the messages sent so far
	down   atomic.Bool           // whether it answers no requests
	front  atomic.Pointer[http.Handler]
}

// newWorld starts a service on a fresh database. The options can be changed
// before it starts.
func newWorld(t testing.TB, change ...func(*server.Options)) *world {
	t.Helper()
	w := &world{TB: t, push: pushtest.New(t), pushed: make(chan pushtest.Message, 8)}
	w.push.Answer = func(m pushtest.Message) pushtest.Reply {
		w.pushed <- m
		return pushtest.Reply{}
	}
	w.store = storetest.Open(t, "sqlite", store.Options{Now: time.Now}) // as the service and the browser
	storage := must(bucket.OpenFolder(t.TempDir()))
	t.Cleanup(func() { storage.Close() })
	log := slog.New(slog.NewTextHandler(&storetest.Log{}, nil))
	keys := must(push.NewPair())
	o := server.Options{Store: w.store, Bucket: storage, Library: media.New(storage, media.Limits{Poster: embed.Poster}), Signer: media.NewSigner(make([]byte, 32)),
		Log: log, Registration: server.RegistrationOpen, HashCost: credential.Cost{Memory: 32, Passes: 1}, Version: "1.0.0", TempDir: t.TempDir(), PushKey: keys.Public, PushHosts: schema.PushHosts}
	o.Basemap = must(tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World))))
	o.Tiles, o.Gazetteer = server.TilesOf(o.Basemap, "1", ""), atlas.get()
	for _, f := range change {
		f(&o)
	}
	w.server = server.New(o)
	w.push.Key = keys.Public
	sender := push.New(push.Options{Outbox: w.store.Outbox(), Log: log, Keys: keys, Subject: "mailto:me@example.org", Hosts: schema.PushHosts, TopicKey: []byte("topics"),
		Icon: webclient.AssetPath("icons/192.png"), Transport: w.push.Transport()})
	sending, stop := context.WithCancel(context.Background())
	sent := make(chan struct{})
	go func() {
		sender.Run(sending)
		close(sent)
	}()
	t.Cleanup(func() {
		stop()
		<-sent
	})
	w.through(func(h http.Handler) http.Handler { return h })
	h := httptest.NewServer(http.HandlerFunc(w.serve))
	w.url = h.URL
	t.Cleanup(func() {
		w.server.Shutdown()
		h.CloseClientConnections()
		h.Close()
	})
	return w
}

// serve answers, or breaks the connection while the service is down.
func (w *world) serve(rw http.ResponseWriter, r *http.Request) {
	if w.down.Load() {
		panic(http.ErrAbortHandler)
	}
	(*w.front.Load()).ServeHTTP(rw, r)
}

// through puts something in front of the service.
func (w *world) through(wrap func(http.Handler) http.Handler) {
	h := wrap(w.server)
	w.front.Store(&h)
}

// user is somebody with an account and a session.
type user struct {
	w         *world
	id, token string
}

// user makes an account.
func (w *world) user(name string) *user {
	w.Helper()
	u := must(w.store.CreateUser(context.Background(), store.NewUser{Username: name}))
	token, hash := credential.NewToken()
	_, _, err := w.store.CreateSession(context.Background(), store.NewSession{UserID: u.ID, TokenHash: hash, UserAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"})
	must(u, err)
	return &user{w, u.ID, token}
}

type m = map[string]any

// call sends a request, insists on success, and reads the answer as T.
func call[T any](u *user, method, path string, body any) (v T) {
	u.w.Helper()
	raw, kind := []byte(nil), "application/json"
	switch b := body.(type) {
	case nil:
	case []byte: // a file
		var form bytes.Buffer
		w := multipart.NewWriter(&form)
		must(must(w.CreateFormFile("file", "file")).Write(b))
		w.Close()
		raw, kind = form.Bytes(), w.FormDataContentType()
	default:
		raw = must(json.Marshal(b))
	}
	res, answer := u.send(method, path, kind, raw)
	for try := 0; res.StatusCode == http.StatusServiceUnavailable && try < 5; try++ { // the machine does much else
		res, answer = u.send(method, path, kind, raw)
	}
	if res.StatusCode > 299 {
		u.w.Fatalf("%s %s: %d %s", method, path, res.StatusCode, answer)
	}
	if len(answer) > 0 {
		if err := json.Unmarshal(answer, &v); err != nil {
			u.w.Fatal(err)
		}
	}
	return v
}

// send sends a request and reads the answer.
func (u *user) send(method, path, kind string, body []byte) (*http.Response, []byte) {
	u.w.Helper()
	req := must(http.NewRequest(method, u.w.url+path, bytes.NewReader(body)))
	req.Header.Set("Authorization", "Bearer "+u.token)
	if body != nil {
		req.Header.Set("Content-Type", kind)
	}
	res := must(http.DefaultClient.Do(req))
	defer res.Body.Close()
	return res, must(io.ReadAll(res.Body))
}

// find publishes a find at a place of its own.
func (u *user) find(title string, public bool, lat, lng float64, more ...m) schema.Find {
	u.w.Helper()
	name := "Place of " + title
	for _, x := range more {
		if at, ok := x["at"].(string); ok {
			name = at
			delete(x, "at")
		}
	}
	l := call[schema.Location](u, "POST", "/api/locations", m{"latitude": lat, "longitude": lng, "name": name})
	body := m{"locationId": l.ID, "title": title, "isPublic": public}
	for _, x := range more {
		for k, v := range x {
			body[k] = v
		}
	}
	return call[schema.Find](u, "POST", "/api/finds", body)
}

// befriend makes two users friends.
func befriend(x, y *user) {
	f := call[schema.Friendship](x, "POST", "/api/friends", m{"friendId": y.id})
	call[schema.Friendship](y, "PUT", "/api/friends/"+f.ID, m{"action": "accept"})
}

// host is where the service is, without its scheme.
func (w *world) host() string { return strings.TrimPrefix(w.url, "http://") }
