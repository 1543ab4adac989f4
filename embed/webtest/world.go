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

// Must gives the value of a call that may not fail.
func Must[T any](v T, err error) T {
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
		l.dir = Must(os.MkdirTemp("", "finds-web"))
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

func (l *lazyGazetteer) Close() {
	if l.g != nil {
		l.g.Close()
		os.RemoveAll(l.dir)
	}
}

// World is a running service.
type World struct {
	testing.TB
	URL    string
	Store  *store.Store
	Server *server.Server
	Push   *pushtest.Service
	Pushed chan pushtest.Message // the messages sent so far
	Down   atomic.Bool           // whether it answers no requests
	front  atomic.Pointer[http.Handler]
}

// NewWorld starts a service on a fresh database. The options can be changed
// before it starts.
func NewWorld(t testing.TB, change ...func(*server.Options)) *World {
	t.Helper()
	w := &World{TB: t, Push: pushtest.New(t), Pushed: make(chan pushtest.Message, 8)}
	w.Push.Answer = func(m pushtest.Message) pushtest.Reply {
		w.Pushed <- m
		return pushtest.Reply{}
	}
	w.Store = storetest.Open(t, "sqlite", store.Options{Now: time.Now}) // as the service and the browser
	storage := Must(bucket.OpenFolder(t.TempDir()))
	t.Cleanup(func() { storage.Close() })
	log := slog.New(slog.NewTextHandler(&storetest.Log{}, nil))
	keys := Must(push.NewPair())
	o := server.Options{Store: w.Store, Log: log, Version: "1.0.0",
		Media: server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{Poster: embed.Poster, Wait: storetest.Patience}),
			Signer: media.NewSigner(make([]byte, 32)), TempDir: t.TempDir()},
		Accounts: server.AccountOptions{Registration: server.RegistrationOpen, HashCost: credential.Cost{Memory: 32, Passes: 1}},
		Push:     server.PushOptions{Key: keys.Public, Hosts: schema.PushHosts}}
	o.Map.Basemap = Must(tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World))))
	o.Map.Tiles, o.Map.Gazetteer = server.TilesOf(o.Map.Basemap, "1", ""), atlas.get()
	for _, f := range change {
		f(&o)
	}
	w.Server = server.New(o)
	w.Push.Key = keys.Public
	sender := push.New(push.Options{Outbox: w.Store.Outbox(), Log: log, Keys: keys, Subject: "mailto:me@example.org", Hosts: schema.PushHosts, TopicKey: []byte("topics"),
		Icon: webclient.AssetPath("icons/192.png"), Transport: w.Push.Transport()})
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
	w.Through(func(h http.Handler) http.Handler { return h })
	h := httptest.NewServer(http.HandlerFunc(w.Serve))
	w.URL = h.URL
	t.Cleanup(func() {
		w.Server.Shutdown()
		h.CloseClientConnections()
		h.Close()
	})
	return w
}

// Sources is the folder of the client.
var Sources = os.DirFS("../../web")

// Serve answers, or breaks the connection while the service is down. Besides what the service has, it
// answers with the modules of the client, so that a test can call one.
func (w *World) Serve(rw http.ResponseWriter, r *http.Request) {
	if w.Down.Load() {
		panic(http.ErrAbortHandler)
	}
	if strings.HasPrefix(r.URL.Path, webclient.AssetPath("app/")) {
		rw.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		http.ServeFileFS(rw, r, Sources, strings.TrimPrefix(r.URL.Path, webclient.AssetPath("")))
		return
	}
	(*w.front.Load()).ServeHTTP(rw, r)
}

// Through puts something in front of the service.
func (w *World) Through(wrap func(http.Handler) http.Handler) {
	h := wrap(w.Server)
	w.front.Store(&h)
}

// User is somebody with an account and a session.
type User struct {
	W         *World
	ID, Token string
}

// User makes an account.
func (w *World) User(name string) *User {
	w.Helper()
	u := Must(w.Store.CreateUser(context.Background(), store.NewUser{Username: name}))
	token, hash := credential.NewToken()
	_, _, err := w.Store.CreateSession(context.Background(), store.NewSession{UserID: u.ID, TokenHash: hash, UserAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"})
	Must(u, err)
	return &User{w, u.ID, token}
}

// M is a JSON object.
type M = map[string]any

// Call sends a request, insists on success, and reads the answer as T.
func Call[T any](u *User, method, path string, body any) (v T) {
	u.W.Helper()
	raw, kind := []byte(nil), "application/json"
	switch b := body.(type) {
	case nil:
	case []byte: // a file
		var form bytes.Buffer
		w := multipart.NewWriter(&form)
		Must(Must(w.CreateFormFile("file", "file")).Write(b))
		w.Close()
		raw, kind = form.Bytes(), w.FormDataContentType()
	default:
		raw = Must(json.Marshal(b))
	}
	res, answer := u.Send(method, path, kind, raw)
	for try := 0; res.StatusCode == http.StatusServiceUnavailable && try < 5; try++ { // the machine does much else
		res, answer = u.Send(method, path, kind, raw)
	}
	if res.StatusCode > 299 {
		u.W.Fatalf("%s %s: %d %s", method, path, res.StatusCode, answer)
	}
	if len(answer) > 0 {
		if err := json.Unmarshal(answer, &v); err != nil {
			u.W.Fatal(err)
		}
	}
	return v
}

// Send sends a request and reads the answer.
func (u *User) Send(method, path, kind string, body []byte) (*http.Response, []byte) {
	u.W.Helper()
	req := Must(http.NewRequest(method, u.W.URL+path, bytes.NewReader(body)))
	req.Header.Set("Authorization", "Bearer "+u.Token)
	if body != nil {
		req.Header.Set("Content-Type", kind)
	}
	res := Must(http.DefaultClient.Do(req))
	defer res.Body.Close()
	return res, Must(io.ReadAll(res.Body))
}

// Find publishes a find at a place of its own.
func (u *User) Find(title string, public bool, lat, lng float64, more ...M) schema.Find {
	u.W.Helper()
	name := "Place of " + title
	for _, x := range more {
		if at, ok := x["at"].(string); ok {
			name = at
			delete(x, "at")
		}
	}
	l := Call[schema.Location](u, "POST", "/api/locations", M{"latitude": lat, "longitude": lng, "name": name})
	body := M{"locationId": l.ID, "title": title, "isPublic": public}
	for _, x := range more {
		for k, v := range x {
			body[k] = v
		}
	}
	return Call[schema.Find](u, "POST", "/api/finds", body)
}

// Befriend makes two users friends.
func Befriend(x, y *User) {
	f := Call[schema.Friendship](x, "POST", "/api/friends", M{"friendId": y.ID})
	Call[schema.Friendship](y, "PUT", "/api/friends/"+f.ID, M{"action": "accept"})
}

// host is where the service is, without its scheme.
func (w *World) host() string { return strings.TrimPrefix(w.URL, "http://") }
