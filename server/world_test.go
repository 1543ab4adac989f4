package server_test

import (
	"fmt"
	"strings"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// world fills every table, and returns the scenes that read it.
func (a *api) world() (scenes []*scene) {
	a.Helper()
	ctx := a.Context()
	for _, role := range []string{"owner", "friend", "stranger", "blocked", "admin"} {
		for _, public := range []bool{true, false} {
			scenes = append(scenes, newScene(a, role, public))
		}
	}
	for _, s := range scenes {
		s.attach()
		s.secrets()
	}
	ann, ben, eve := scenes[0].owner, scenes[1].owner, a.as(unique("eve"))
	admin := a.administer(a.as(unique("admin")))
	find := scenes[0].id("findId")
	ok(ben, 200, "PUT", "/api/finds/"+find+"/like", nil)
	ok(ben, 200, "POST", "/api/finds/"+find+"/comments", m{"content": "Lovely!"})
	ok(ben, 200, "PUT", "/api/finds/"+find+"/saved", m{"state": "want"})
	boring := eve.find("Boring", true)
	ok(ben, 200, "POST", "/api/finds/"+boring.ID+"/comments", m{"content": "Not for me"})
	ok(ben, 204, "PUT", "/api/finds/"+boring.ID+"/dismissed", nil)
	ok(ben, 204, "PUT", "/api/users/"+eve.ID+"/mute", nil)
	ok(ann, 204, "DELETE", "/api/finds/"+ann.find("In the bin", true).ID, nil)
	for i := range 40 { // of which one in 16 is in the sample of words
		eve.find(fmt.Sprint("Shell ", i), true)
	}
	ok(ben, 201, "PUT", "/api/finds/"+madeID(a.clock.Now()), m{"locationId": boring.LocationID, "title": "Fossil"}, create...)
	ok(ann, 200, "PUT", "/api/users/me/place-settings", m{"area": 5, "exactForFriends": true, "home": m{"latitude": 10, "longitude": 20, "radius": 1, "area": 1}})
	ok(ann, 201, "POST", "/api/finds", m{"locationId": ann.location(10, 20, "At home").ID, "title": "A shed"})
	ok(ann, 200, "PUT", "/api/notifications/preferences", m{"findCommented": false})
	ok(ann, 202, "POST", "/api/push/subscriptions/"+scenes[0].id("subscriptionId")+"/test", nil)
	ok(admin, 200, "PUT", "/api/admin/users/"+a.as(unique("spammer")).ID+"/suspension", m{"reason": "spam"})
	ok(admin, 200, "POST", "/api/admin/users/"+ben.ID+"/sign-in-link", nil)
	ok(admin, 200, "PATCH", "/api/admin/instance", m{"contact": "kim@example.org"})
	ok(ann, 201, "POST", "/api/shares", m{"category": "nature", "place": "area", "days": 9})
	places := ben.imported("name,lat,lng\nOld mill,51.5,7.5\nSomewhere,,\n")
	ok(ben, 200, "POST", "/api/imports/"+places.ID+"/commit", m{})
	invite := credential.HashToken(unique("code"))
	must(a.store.Invite(ctx, store.NewInvite{CodeHash: invite, UserID: ann.ID, Uses: 2, Life: time.Hour}))
	must(a.store.CreateUser(ctx, store.NewUser{Username: unique("invited"), Invite: invite}))
	session := credential.HashToken(ann.token)
	must(0, a.store.BeginFlow(ctx, strings.Repeat("c", 64), store.Flow{Redirect: "/", SessionID: session}))
	must(0, a.store.BeginPasskeySignIn(ctx, strings.Repeat("e", 64)))
	must(0, a.store.CreateCode(ctx, ann.ID, strings.Repeat("d", 64), "x"))
	must(a.store.TakeTokens(ctx, store.Bucket{Key: "x", Burst: 1, Every: time.Minute}))
	must(a.store.Secret(ctx, "x"))
	uploaded := func(kind, ext, codecs string) (url string) {
		key := randomHex()
		url = "m/" + key[:2] + "/" + key + ext
		must(0, a.store.CreateUploads(ctx, ann.ID, []schema.Upload{{Key: key, Type: kind, URL: url, Width: 1, Height: 1, Bytes: 1, Codecs: codecs}}))
		return url
	}
	uploaded("image", ".webp", "")
	_, _, err := a.store.CreateSession(ctx, store.NewSession{UserID: ann.ID, TokenHash: strings.Repeat("f", 64), Sources: []string{"192.0.2.0/24"}})
	must(0, err)
	old := uploaded("image", ".webp", "") // as of a version without medium sizes, which makes a job
	_, _, err = a.store.UpdateFind(ctx, ann.ID, ann.find("Older", true).ID, store.FindEdit{Media: []store.MediaEdit{{URL: old}}})
	must(0, err)
	film := uploaded("video", ".mp4", "hvc1.1.6.L30.90") // which not all browsers play, which makes another
	ok(ann, 201, "POST", "/api/finds", m{"locationId": boring.LocationID, "title": "Film", "media": []m{{"url": "/api/media/" + film}}})
	return scenes
}
