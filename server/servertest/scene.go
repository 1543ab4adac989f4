package servertest

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
)

// Scene is an owner with one of everything, and somebody who stands to them as
// a role says.
type Scene struct {
	*API
	Owner, Actor *User
	audience     schema.Audience // of the find
	Lat, Lng     float64         // of the find; no other scene is within a degree
	Find         schema.Find
	IDs          map[string]string // of the owner's things, by the names of path parameters
}

// Roles are what somebody can be to the owner of a thing.
var Roles = []string{"owner", "friend", "stranger", "blocked", "blocker", "anonymous", "admin", "suspended"}

var serial atomic.Int64

// Unique makes a name that no other call makes.
func Unique(prefix string) string { return fmt.Sprint(prefix, "-", serial.Add(1)) }

// Must gives the value of a call that may not fail.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// NewScene makes a scene by way of the store, which is faster than HTTP. The
// owner's things are made when they are first asked for.
func NewScene(a *API, role string, audience schema.Audience) *Scene {
	a.Helper()
	s := &Scene{API: a, audience: audience, Owner: a.As(Unique("owner")), IDs: map[string]string{}}
	n := serial.Add(1)
	s.Lat, s.Lng = float64(n%120-60), float64(n*7%340-170)
	s.IDs["userId"] = s.Owner.ID
	s.Actor = s.Relative(role)
	return s
}

// FillAll makes everything that the owners of scenes have, and lets each of them act on what
// all have.
func FillAll(scenes ...*Scene) {
	for _, s := range scenes {
		s.Attach()
		s.Secrets()
		for _, o := range scenes {
			s.Touch(o)
		}
	}
}

// params are the names of all path parameters, each after those it needs.
var params = []string{"userId", "locationId", "findId", "commentId", "listId", "path", "friendshipId", "notificationId", "watchId", "subscriptionId", "sessionId", "passkeyId", "inviteId", "shareId", "importId", "row", "reportId", "versionId", "z", "x", "y", "area"}

// ID returns the id of the owner's thing that a path parameter names.
func (s *Scene) ID(name string) string {
	s.Helper()
	if s.IDs[name] == "" {
		s.IDs[name] = s.create(name)
	}
	return s.IDs[name]
}

// words stand in what the owner wrote.
var words = "words of the owner"

func (s *Scene) create(name string) string {
	s.Helper()
	ctx, db := context.Background(), s.Store
	switch name {
	case "locationId":
		return s.Created().LocationID
	case "findId":
		return s.Created().ID
	case "commentId":
		return Must(db.CreateComment(ctx, s.Owner.ID, store.NewComment{FindID: s.Created().ID, Content: words})).ID
	case "listId":
		l := Must(db.Lists(ctx, s.Owner.ID).Create(ctx, store.NewList{Name: Unique("list"), Visibility: schema.ListPublic}))
		Must(0, db.Lists(ctx, s.Owner.ID).Add(ctx, l.ID, s.Created().ID, store.Entry{}))
		return l.ID
	case "path":
		return s.Attach().URL
	case "friendshipId":
		f, _, err := db.RequestFriend(ctx, s.As(Unique("third")).ID, s.Owner.ID)
		return Must(f, err).ID
	case "notificationId":
		s.ID("friendshipId")
		list, _, err := db.Notifications(ctx, s.Owner.ID, false, store.Page{Limit: 1})
		return Must(list, err)[0].ID
	case "watchId":
		return Must(db.AddWatch(ctx, s.Owner.ID, store.NewWatch{Name: Unique("area"), Circle: store.Circle{Latitude: s.Lat, Longitude: s.Lng, Km: 1}, News: schema.NewsDaily})).ID
	case "subscriptionId":
		return Must(db.Subscribe(ctx, s.Owner.ID, store.NewSubscription{Endpoint: "https://fcm.googleapis.com/" + Unique("endpoint"),
			P256dh: "x", Auth: "y", SessionID: credential.HashToken(s.Owner.Token)})).ID
	case "passkeyId":
		return s.PasskeyOf(s.Owner)
	case "inviteId":
		return Must(db.Invite(ctx, store.NewInvite{CodeHash: credential.HashToken(Unique("code")), UserID: s.Owner.ID, Uses: 3, Life: time.Hour})).ID
	case "shareId":
		return Must(db.Shares().Create(ctx, store.NewShare{UserID: s.Owner.ID, Code: store.NewShareCode(), FindID: s.Created().ID,
			ShareFields: store.ShareFields{Title: words, Place: schema.PlaceExact}})).ID
	case "reportId":
		return s.Report(store.NewReport{UserID: s.Owner.ID, Reason: "spam"})
	case "importId":
		row := store.ImportRow{ImportRow: schema.ImportRow{Row: 1, Status: schema.ImportReady, Title: "imported", Latitude: &s.Lat, Longitude: &s.Lng}, Source: Unique("source")}
		i, _, err := db.Imports(s.Owner.ID).Create(ctx, store.NewImport{Name: "places.csv", Format: "csv", Rows: []store.ImportRow{row}})
		return Must(i, err).ID
	case "versionId":
		id := Unique("version")
		Must(s.Direct().Exec(`INSERT INTO find_version (id, find_id, replaced_at, title, media) SELECT '` + id + `', id, updated_at, title, '' FROM find WHERE id = '` + s.Created().ID + `'`))
		return id
	case "row":
		return "1"
	case "area":
		return "none"
	case "z", "x", "y":
		return "0"
	case "sessionId":
		return Must(db.Sessions(ctx, store.Viewer{UserID: s.Owner.ID}))[0].ID
	}
	s.Fatalf("nothing is made for %s", name)
	return ""
}

// Created returns the owner's find.
func (s *Scene) Created() schema.Find {
	s.Helper()
	if s.Find.ID == "" {
		l, _, err := s.Store.CreateLocation(context.Background(), s.Owner.ID, s.Lat, s.Lng, Unique("place"))
		s.Find = Must(s.Store.CreateFind(context.Background(), s.Owner.ID, store.NewFind{LocationID: Must(l, err).ID, Title: Unique("title"), Description: &words,
			Public: s.audience == schema.AudienceEveryone, OnlyMe: s.audience == schema.AudienceMe}))
	}
	return s.Find
}

// Attach gives the find a picture.
func (s *Scene) Attach() schema.Upload {
	s.Helper()
	u := s.Stored(s.Owner)
	find, _, err := s.Store.UpdateFind(context.Background(), s.Owner.ID, s.Created().ID, store.FindEdit{Media: []store.MediaEdit{{URL: u.URL}}})
	if err != nil {
		s.Fatal(err)
	}
	s.Find = find
	return u
}

// Report makes another user report something, and returns the id of the report.
func (s *Scene) Report(n store.NewReport) string {
	s.Helper()
	ctx := context.Background()
	Must(0, s.Store.CreateReport(ctx, s.As(Unique("reporter")).ID, n))
	list, _, err := s.Store.Reports(ctx, "", true, store.Page{Limit: 1000})
	for _, r := range Must(list, err) {
		if r.TargetID == n.FindID+n.CommentID+n.UserID {
			return r.ID
		}
	}
	s.Fatal("the report is not listed")
	return ""
}

// Relative makes somebody who is to the owner what the role says.
func (s *Scene) Relative(role string) *User {
	s.Helper()
	switch role {
	case "owner":
		return s.Owner
	case "anonymous":
		return s.Anonymous()
	}
	u := s.As(Unique("actor"))
	s.Relate(u, s.Owner, role)
	return u
}

// Relate makes u a friend of o, blocked by o, or a blocker of o.
func (a *API) Relate(u, o *User, role string) {
	a.Helper()
	ctx := context.Background()
	var err error
	switch role {
	case "friend":
		f, _, e := a.Store.RequestFriend(ctx, u.ID, o.ID)
		if e != nil {
			a.Fatal(e)
		}
		_, err = a.Store.AnswerFriend(ctx, o.ID, f.ID, "accept")
	case "blocked":
		_, err = a.Store.Block(ctx, o.ID, u.ID)
	case "blocker":
		_, err = a.Store.Block(ctx, u.ID, o.ID)
	case "admin":
		a.Administer(u)
	case "suspended":
		_, err = a.Store.Suspend(ctx, store.Actor{}, u.ID, store.NewSuspension{Reason: "spam"})
	case "stranger":
	default:
		a.Fatal("no such role: ", role)
	}
	if err != nil {
		a.Fatal(err)
	}
}

// PasskeyOf adds a passkey, which nothing signs with, to the account of a user.
func (a *API) PasskeyOf(u *User) string {
	a.Helper()
	n := store.NewPasskey{Name: Unique("passkey"), PasskeyKey: store.PasskeyKey{UserID: u.ID, CredentialID: Unique("credential")}}
	return Must(a.Store.CreatePasskey(context.Background(), n)).ID
}

// Administer makes a user an administrator.
func (a *API) Administer(u *User) *User {
	a.Helper()
	Must(a.Store.UpdateAccount(context.Background(), store.Actor{}, u.ID, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
}

// Stored makes an upload whose files hold their own paths; pictures that are
// decoded and encoded would tell no more of who may see them.
func (a *API) Stored(owner *User) schema.Upload {
	a.Helper()
	key := RandomHex()
	v := media.Variants("m/" + key[:2] + "/" + key + ".webp")
	for _, path := range v {
		if err := a.Bucket.Put(context.Background(), path, strings.NewReader(path)); err != nil {
			a.Fatal(err)
		}
	}
	u := schema.Upload{Key: key, Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3], Width: 8, Height: 6, Bytes: 1,
		MediumURL: v[4], MediumWidth: 4, MediumHeight: 3, Blur: "L]I#x_~qt7IUofofj[ayfQfQfQfQ"}
	if err := a.Store.CreateUploads(context.Background(), owner.ID, []schema.Upload{u}); err != nil {
		a.Fatal(err)
	}
	return u
}

// RandomHex returns 16 random bytes in hexadecimal.
func RandomHex() string {
	var b [16]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// ghost is the scene with the ids of things that do not exist.
func (s *Scene) ghost() *Scene {
	g := *s
	g.IDs = map[string]string{}
	for _, name := range params {
		h := RandomHex()
		g.IDs[name] = h[:8] + "-" + h[8:12] + "-7" + h[13:16] + "-8" + h[17:20] + "-" + h[20:]
	}
	h := RandomHex()
	g.IDs["path"] = "m/" + h[:2] + "/" + h + ".webp"
	return &g
}

// Fill puts the ids into the parameters of a path.
func (s *Scene) Fill(path string) string {
	for _, name := range params {
		if strings.Contains(path, "{"+name+"}") {
			path = strings.ReplaceAll(path, "{"+name+"}", s.ID(name))
		}
	}
	if strings.Contains(path, "{") {
		s.Fatalf("no id for %s", path)
	}
	return path
}

// NewSession stores a session of somebody.
func (a *API) NewSession(user, hash string) {
	a.Helper()
	if _, _, err := a.Store.CreateSession(context.Background(), store.NewSession{UserID: user, TokenHash: hash}); err != nil {
		a.Fatal(err)
	}
}

// White is the colour of a picture of which only the size matters.
var White = color.White
