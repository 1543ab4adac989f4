package server_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"

	"finds/media"
	"finds/schema"
	"finds/server"
	"finds/store"
)

// scene is an owner with one of everything, and somebody who stands to them as
// a role says.
type scene struct {
	*api
	owner, actor *user
	public       bool    // the owner's find
	lat, lng     float64 // of the find; no other scene is within a degree
	find         schema.Find
	ids          map[string]string // of the owner's things, by the names of path parameters
}

// roles are what somebody can be to the owner of a thing.
var roles = []string{"owner", "friend", "stranger", "blocked", "blocker", "anonymous"}

var serial atomic.Int64

// unique makes a name that no other call makes.
func unique(prefix string) string { return fmt.Sprint(prefix, "-", serial.Add(1)) }

// must gives the value of a call that may not fail.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// newScene makes a scene by way of the store, which is faster than HTTP. The
// owner's things are made when they are first asked for.
func newScene(a *api, role string, public bool) *scene {
	a.Helper()
	s := &scene{api: a, public: public, owner: a.as(unique("owner")), ids: map[string]string{}}
	n := serial.Add(1)
	s.lat, s.lng = float64(n%120-60), float64(n*7%340-170)
	s.ids["userId"] = s.owner.ID
	s.actor = s.relative(role)
	return s
}

// params are the names of all path parameters, each after those it needs.
var params = []string{"userId", "locationId", "findId", "commentId", "path", "friendshipId", "notificationId", "subscriptionId", "sessionId"}

// id returns the id of the owner's thing that a path parameter names.
func (s *scene) id(name string) string {
	s.Helper()
	if s.ids[name] == "" {
		s.ids[name] = s.create(name)
	}
	return s.ids[name]
}

// words stand in what the owner wrote.
var words = "words of the owner"

func (s *scene) create(name string) string {
	s.Helper()
	ctx, db := context.Background(), s.store
	switch name {
	case "locationId":
		return s.created().LocationID
	case "findId":
		return s.created().ID
	case "commentId":
		return must(db.CreateComment(ctx, s.owner.ID, s.created().ID, words)).ID
	case "path":
		return s.attach().URL
	case "friendshipId":
		f, _, err := db.RequestFriend(ctx, s.as(unique("third")).ID, s.owner.ID)
		return must(f, err).ID
	case "notificationId":
		s.id("friendshipId")
		list, _, err := db.Notifications(ctx, s.owner.ID, false, store.Page{Limit: 1})
		return must(list, err)[0].ID
	case "subscriptionId":
		return must(db.Subscribe(ctx, s.owner.ID, store.NewSubscription{Endpoint: "https://fcm.googleapis.com/" + unique("endpoint"),
			P256dh: "x", Auth: "y", SessionID: server.HashToken(s.owner.token)})).ID
	case "sessionId":
		return must(db.Sessions(ctx, store.Viewer{UserID: s.owner.ID}))[0].ID
	}
	s.Fatalf("nothing is made for %s", name)
	return ""
}

// created returns the owner's find.
func (s *scene) created() schema.Find {
	s.Helper()
	if s.find.ID == "" {
		l, _, err := s.store.CreateLocation(context.Background(), s.owner.ID, s.lat, s.lng, unique("place"))
		s.find = must(s.store.CreateFind(context.Background(), s.owner.ID, store.NewFind{LocationID: must(l, err).ID, Title: unique("title"), Description: &words, Public: s.public}))
	}
	return s.find
}

// attach gives the find a picture.
func (s *scene) attach() schema.Upload {
	s.Helper()
	u := s.stored(s.owner)
	find, _, err := s.store.UpdateFind(context.Background(), s.owner.ID, s.created().ID, store.FindEdit{Media: []store.MediaEdit{{URL: u.URL}}})
	if err != nil {
		s.Fatal(err)
	}
	s.find = find
	return u
}

// relative makes somebody who is to the owner what the role says.
func (s *scene) relative(role string) *user {
	s.Helper()
	switch role {
	case "owner":
		return s.owner
	case "anonymous":
		return s.anonymous()
	}
	u := s.as(unique("actor"))
	s.relate(u, s.owner, role)
	return u
}

// relate makes u a friend of o, blocked by o, or a blocker of o.
func (a *api) relate(u, o *user, role string) {
	a.Helper()
	ctx := context.Background()
	var err error
	switch role {
	case "friend":
		f, _, e := a.store.RequestFriend(ctx, u.ID, o.ID)
		if e != nil {
			a.Fatal(e)
		}
		_, err = a.store.AnswerFriend(ctx, o.ID, f.ID, "accept")
	case "blocked":
		_, err = a.store.Block(ctx, o.ID, u.ID)
	case "blocker":
		_, err = a.store.Block(ctx, u.ID, o.ID)
	case "stranger":
	default:
		a.Fatal("no such role: ", role)
	}
	if err != nil {
		a.Fatal(err)
	}
}

// stored makes an upload whose files hold their own paths; pictures that are
// decoded and encoded would tell no more of who may see them.
func (a *api) stored(owner *user) schema.Upload {
	a.Helper()
	key := randomHex()
	v := media.Variants("m/" + key[:2] + "/" + key + ".webp")
	for _, path := range v {
		if err := a.bucket.Put(context.Background(), path, strings.NewReader(path)); err != nil {
			a.Fatal(err)
		}
	}
	u := schema.Upload{Key: key, Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3], Width: 8, Height: 6, Bytes: 1}
	if err := a.store.CreateUploads(context.Background(), owner.ID, []schema.Upload{u}); err != nil {
		a.Fatal(err)
	}
	return u
}

func randomHex() string {
	var b [16]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// ghost is the scene with the ids of things that do not exist.
func (s *scene) ghost() *scene {
	g := *s
	g.ids = map[string]string{}
	for _, name := range params {
		h := randomHex()
		g.ids[name] = h[:8] + "-" + h[8:12] + "-7" + h[13:16] + "-8" + h[17:20] + "-" + h[20:]
	}
	h := randomHex()
	g.ids["path"] = "m/" + h[:2] + "/" + h + ".webp"
	return &g
}

// fill puts the ids into the parameters of a path.
func (s *scene) fill(path string) string {
	for _, name := range params {
		if strings.Contains(path, "{"+name+"}") {
			path = strings.ReplaceAll(path, "{"+name+"}", s.id(name))
		}
	}
	if strings.Contains(path, "{") {
		s.Fatalf("no id for %s", path)
	}
	return path
}

// operation is one of the API as its document tells it.
type operation struct {
	Method, Path string
	Query        []string // names of its parameters
	Stream       bool
}

// String is how tables name an operation.
func (o operation) String() string { return o.Method + " " + o.Path }

// operations reads the route table from the service itself.
func (a *api) operations() (list []operation) {
	a.Helper()
	type described struct {
		Parameters []struct{ In, Name string }
		Responses  map[string]struct{ Content map[string]any }
	}
	doc := call[struct {
		Paths map[string]map[string]json.RawMessage
	}](a.anonymous(), 200, "GET", "/api/openapi.json", nil)
	for path, methods := range doc.Paths {
		for method, raw := range methods {
			var d described
			if method = strings.ToUpper(method); !slices.Contains([]string{"GET", "POST", "PUT", "PATCH", "DELETE"}, method) {
				continue
			}
			if err := json.Unmarshal(raw, &d); err != nil {
				a.Fatal(err)
			}
			o := operation{Method: method, Path: path}
			for _, p := range d.Parameters {
				if p.In == "query" {
					o.Query = append(o.Query, p.Name)
				}
			}
			_, o.Stream = d.Responses["200"].Content["text/event-stream"]
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(x, y operation) int { return strings.Compare(x.String(), y.String()) })
	return list
}

// peek sends a request of which only status and headers are of interest, since
// its answer may never end.
func (u *user) peek(method, path string) answer {
	u.a.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, u.a.url+path, nil)
	if err != nil {
		u.a.Fatal(err)
	}
	if u.token != "" {
		req.Header.Set("Authorization", "Bearer "+u.token)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		u.a.Fatal(err)
	}
	defer res.Body.Close()
	a := answer{res.StatusCode, res.Header, nil}
	if res.StatusCode >= 400 {
		a.Body, _ = io.ReadAll(res.Body)
	}
	return a
}

// picture is a PNG of a size and colour.
func picture(w, h int, c color.Color) []byte {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.Set(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// form is a multipart body with files, and its content type.
func form(files ...[]byte) (body io.Reader, kind string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i, f := range files {
		part := must(w.CreateFormFile("file", fmt.Sprint("f", i)))
		part.Write(f)
	}
	w.Close()
	return &b, w.FormDataContentType()
}

// upload sends files as somebody.
func (u *user) upload(files ...[]byte) []schema.Media {
	u.a.Helper()
	body, kind := form(files...)
	return call[[]schema.Media](u, 201, "POST", "/api/media", body, "Content-Type", kind)
}
