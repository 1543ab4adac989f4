package servertest

import (
	"fmt"
	"strings"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// World fills every table, and returns the scenes that read it.
func (a *API) World() (scenes []*Scene) {
	a.Helper()
	ctx := a.Context()
	for _, role := range []string{"owner", "friend", "stranger", "blocked", "admin"} {
		for _, audience := range []schema.Audience{schema.AudienceEveryone, schema.AudienceFriends} {
			scenes = append(scenes, NewScene(a, role, audience))
		}
	}
	for _, s := range scenes {
		s.Attach()
		s.Secrets()
	}
	ann, ben, eve := scenes[0].Owner, scenes[1].Owner, a.As(Unique("eve"))
	admin := a.Administer(a.As(Unique("admin")))
	find := scenes[0].ID("findId")
	OK(ben, 200, "PUT", "/api/finds/"+find+"/like", nil)
	OK(ben, 200, "POST", "/api/finds/"+find+"/comments", M{"content": "Lovely!"})
	OK(ben, 200, "PUT", "/api/finds/"+find+"/saved", M{"state": "want"})
	boring := eve.Find("Boring", true)
	OK(eve, 201, "POST", "/api/finds", M{"locationId": boring.LocationID, "title": "Diary", "audience": "me"})
	OK(ben, 200, "POST", "/api/finds/"+boring.ID+"/comments", M{"content": "Not for me"})
	OK(ben, 204, "PUT", "/api/finds/"+boring.ID+"/dismissed", nil)
	Must(0, a.Store.AddWish(a.Context(), ben.ID, schema.FoundPlace{ID: "geonames:2988507", Latitude: 48.853, Longitude: 2.349}, "Paris, France"))
	OK(ben, 204, "PUT", "/api/users/"+eve.ID+"/mute", nil)
	OK(ann, 204, "DELETE", "/api/finds/"+ann.Find("In the bin", true).ID, nil)
	db := a.Direct()
	for sampled, i := false, 0; i < 40 || !sampled; i++ { // one in 16 is in the sample of words, by its random id
		eve.Find(fmt.Sprint("Shell ", i), true)
		Must(0, db.QueryRow(`SELECT EXISTS (SELECT 1 FROM find_term WHERE finds > 0)`).Scan(&sampled))
	}
	OK(ben, 201, "PUT", "/api/finds/"+MadeID(a.Clock.Now()), M{"locationId": boring.LocationID, "title": "Fossil"}, Create...)
	OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 5, "exactForFriends": true, "home": M{"latitude": 10, "longitude": 20, "radius": 1, "area": 1}})
	OK(ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(10, 20, "At home").ID, "title": "A shed"})
	family := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	OK(ann, 200, "PUT", "/api/lists/"+family.ID+"/members/"+ben.ID, M{"role": "editor"})
	OK(ann, 200, "PUT", "/api/lists/"+family.ID+"/link", M{"role": "viewer"})
	OK(ben, 200, "POST", "/api/lists/"+family.ID+"/join", M{})
	OK(ben, 204, "PUT", "/api/lists/"+family.ID+"/finds/"+boring.ID, M{"note": "Not so boring"})
	OK(ann, 200, "PUT", "/api/notifications/preferences", M{"findCommented": false, "timeZone": "Europe/Vienna", "quietFrom": "22:00", "quietTo": "07:00"})
	fan := a.As(Unique("fan"))
	OK(ann, 200, "PUT", "/api/lists/"+family.ID+"/members/"+fan.ID, M{"role": "viewer"})
	OK(fan, 200, "POST", "/api/lists/"+family.ID+"/join", M{})
	OK(ann, 204, "DELETE", "/api/lists/"+family.ID+"/members/"+fan.ID, nil)
	a.Befriend(fan, ben)
	OK(fan, 204, "PUT", "/api/users/"+ben.ID+"/news", M{"news": "each"})
	OK(ann, 201, "POST", "/api/watches", M{"name": "Around", "latitude": 10, "longitude": 20, "radius": 5, "categories": []string{"nature"}, "news": "each"})
	a.TellNews()
	OK(ann, 202, "POST", "/api/push/subscriptions/"+scenes[0].ID("subscriptionId")+"/test", nil)
	OK(admin, 200, "PUT", "/api/admin/users/"+a.As(Unique("spammer")).ID+"/suspension", M{"reason": "spam"})
	OK(admin, 200, "POST", "/api/admin/users/"+ben.ID+"/sign-in-link", nil)
	OK(admin, 200, "PATCH", "/api/admin/instance", M{"contact": "kim@example.org", "startView": "47.8,13.04,11", "accent": "#7c3aed"})
	OK(ann, 201, "POST", "/api/shares", M{"category": "nature", "place": "area", "days": 9})
	places := ben.Imported("name,lat,lng\nOld mill,51.5,7.5\nSomewhere,,\n")
	OK(ben, 200, "POST", "/api/imports/"+places.ID+"/commit", M{})
	invite := credential.HashToken(Unique("code"))
	Must(a.Store.Invite(ctx, store.NewInvite{CodeHash: invite, UserID: ann.ID, Uses: 2, Life: time.Hour}))
	Must(a.Store.CreateUser(ctx, store.NewUser{Username: Unique("invited"), Invite: invite}))
	session := credential.HashToken(ann.Token)
	Must(0, a.Store.BeginFlow(ctx, strings.Repeat("c", 64), store.Flow{Redirect: "/", SessionID: session}))
	Must(0, a.Store.BeginPasskeySignIn(ctx, strings.Repeat("e", 64)))
	Must(0, a.Store.CreateCode(ctx, ann.ID, strings.Repeat("d", 64), "x"))
	Must(a.Store.TakeTokens(ctx, store.Bucket{Key: "x", Burst: 1, Every: time.Minute}))
	Must(a.Store.Secret(ctx, "x"))
	uploaded := func(kind, ext, codecs string) (url string) {
		key := RandomHex()
		url = "m/" + key[:2] + "/" + key + ext
		Must(0, a.Store.CreateUploads(ctx, ann.ID, []schema.Upload{{Key: key, Type: kind, URL: url, Width: 1, Height: 1, Bytes: 1, Codecs: codecs}}))
		return url
	}
	uploaded("image", ".webp", "")
	_, _, err := a.Store.CreateSession(ctx, store.NewSession{UserID: ann.ID, TokenHash: strings.Repeat("f", 64), Sources: []string{"192.0.2.0/24"}})
	Must(0, err)
	old := uploaded("image", ".webp", "") // as of a version without medium sizes, which makes a job
	_, _, err = a.Store.UpdateFind(ctx, ann.ID, ann.Find("Older", true).ID, store.FindEdit{Media: []store.MediaEdit{{URL: old}}})
	Must(0, err)
	film := uploaded("video", ".mp4", "hvc1.1.6.L30.90") // which not all browsers play, which makes another
	OK(ann, 201, "POST", "/api/finds", M{"locationId": boring.LocationID, "title": "Film", "media": []M{{"url": "/api/media/" + film}}})
	seen := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Edited", "visibility": "members"}) // whose finds have a history
	OK(ann, 200, "PUT", "/api/lists/"+seen.ID+"/members/"+a.As(Unique("editor")).ID, M{"role": "editor"})
	edited := ann.Photographed("Edited", nil)
	OK(ann, 204, "PUT", "/api/lists/"+seen.ID+"/finds/"+edited.ID, M{"editable": true})
	OK(ann, 200, "PUT", "/api/finds/"+edited.ID, M{"mediaToDelete": []string{edited.Media[0].ID}})
	return scenes
}
