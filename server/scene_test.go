package server_test

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"image/color"
	"strings"
	"sync/atomic"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server/credential"
	"finds/store"
	"finds/store/imports"
	findlists "finds/store/lists"
	"finds/store/shares"
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
var roles = []string{"owner", "friend", "stranger", "blocked", "blocker", "anonymous", "admin", "suspended"}

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

// fillAll makes everything that the owners of scenes have, and lets each of them act on what
// all have.
func fillAll(scenes ...*scene) {
	for _, s := range scenes {
		s.attach()
		s.secrets()
		for _, o := range scenes {
			s.touch(o)
		}
	}
}

// params are the names of all path parameters, each after those it needs.
var params = []string{"userId", "locationId", "findId", "commentId", "listId", "path", "friendshipId", "notificationId", "subscriptionId", "sessionId", "passkeyId", "inviteId", "shareId", "importId", "row", "reportId", "z", "x", "y"}

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
	case "listId":
		l := must(db.Lists(ctx, s.owner.ID).Create(ctx, findlists.New{Name: unique("list"), Visibility: schema.ListPublic}))
		must(0, db.Lists(ctx, s.owner.ID).Add(ctx, l.ID, s.created().ID))
		return l.ID
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
			P256dh: "x", Auth: "y", SessionID: credential.HashToken(s.owner.token)})).ID
	case "passkeyId":
		return s.passkeyOf(s.owner)
	case "inviteId":
		return must(db.Invite(ctx, store.NewInvite{CodeHash: credential.HashToken(unique("code")), UserID: s.owner.ID, Uses: 3, Life: time.Hour})).ID
	case "shareId":
		return must(db.Shares().Create(ctx, shares.NewShare{UserID: s.owner.ID, Code: shares.NewCode(), FindID: s.created().ID,
			Fields: shares.Fields{Title: words, Place: schema.PlaceExact}})).ID
	case "reportId":
		return s.report(store.NewReport{UserID: s.owner.ID, Reason: "spam"})
	case "importId":
		row := imports.Row{ImportRow: schema.ImportRow{Row: 1, Status: schema.ImportReady, Title: "imported", Latitude: &s.lat, Longitude: &s.lng}, Source: unique("source")}
		i, _, err := db.Imports().Create(ctx, s.owner.ID, imports.New{Name: "places.csv", Format: "csv", Rows: []imports.Row{row}})
		return must(i, err).ID
	case "row":
		return "1"
	case "z", "x", "y":
		return "0"
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

// report makes another user report something, and returns the id of the report.
func (s *scene) report(n store.NewReport) string {
	s.Helper()
	ctx := context.Background()
	must(0, s.store.CreateReport(ctx, s.as(unique("reporter")).ID, n))
	list, _, err := s.store.Reports(ctx, "", true, store.Page{Limit: 1000})
	for _, r := range must(list, err) {
		if r.TargetID == n.FindID+n.CommentID+n.UserID {
			return r.ID
		}
	}
	s.Fatal("the report is not listed")
	return ""
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
	case "admin":
		a.administer(u)
	case "suspended":
		_, err = a.store.Suspend(ctx, store.Actor{}, u.ID, store.NewSuspension{Reason: "spam"})
	case "stranger":
	default:
		a.Fatal("no such role: ", role)
	}
	if err != nil {
		a.Fatal(err)
	}
}

// passkeyOf adds a passkey, which nothing signs with, to the account of a user.
func (a *api) passkeyOf(u *user) string {
	a.Helper()
	n := store.NewPasskey{Name: unique("passkey"), PasskeyKey: store.PasskeyKey{UserID: u.ID, CredentialID: unique("credential")}}
	return must(a.store.CreatePasskey(context.Background(), n)).ID
}

// administer makes a user an administrator.
func (a *api) administer(u *user) *user {
	a.Helper()
	must(a.store.UpdateAccount(context.Background(), store.Actor{}, u.ID, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
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
	u := schema.Upload{Key: key, Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3], Width: 8, Height: 6, Bytes: 1,
		MediumURL: v[4], MediumWidth: 4, MediumHeight: 3, Blur: "L]I#x_~qt7IUofofj[ayfQfQfQfQ"}
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

// newSession stores a session of somebody.
func (a *api) newSession(user, hash string) {
	a.Helper()
	if _, _, err := a.store.CreateSession(context.Background(), store.NewSession{UserID: user, TokenHash: hash}); err != nil {
		a.Fatal(err)
	}
}

var white = color.White
