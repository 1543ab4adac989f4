package bench

import (
	"context"
	"fmt"
	"testing"

	"finds/schema"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

// BenchmarkTogether reads as users who see the same private finds of one author in three ways: by no way, as a friend, and as a
// member of 50 lists into which the author has put them.
func BenchmarkTogether(b *testing.B) {
	w := WorldOf(b, WorldSize())
	ctx := b.Context()
	users := map[string]string{}
	for _, name := range []string{"author", "alone", "friend", "member"} {
		u, err := w.Store.CreateUser(ctx, store.NewUser{Username: name + "oflists", Open: true})
		if err != nil {
			b.Fatal(err)
		}
		users[name] = u.ID
	}
	as := func(name string) *Bench {
		token, hash := credential.NewToken()
		if _, _, err := w.Store.CreateSession(ctx, store.NewSession{UserID: users[name], TokenHash: hash}); err != nil {
			b.Fatal(err)
		}
		v := *w
		v.Token = token
		return &v
	}
	f, _, err := w.Store.RequestFriend(ctx, users["author"], users["friend"])
	if err == nil {
		_, err = w.Store.AnswerFriend(ctx, users["friend"], f.ID, "accept")
	}
	if err != nil {
		b.Fatal(err)
	}
	author, member := w.Store.Lists(ctx, users["author"]), w.Store.Lists(ctx, users["member"])
	const listed, lists = 20_000, 50
	places := somePlaces(b, w)
	var last, first string
	var long schema.List
	for i := range lists + 1 {
		l := Must(author.Create(ctx, store.NewList{Name: fmt.Sprint("List ", i), Visibility: schema.ListMembers}))
		n := listed / lists
		if i == lists { // one more, of the most finds, which the member is in, too
			long, n = l, 0
		}
		for j := range n {
			title := "Wall"
			if j%50 == 0 {
				title = "Quillwort"
			}
			find := Must(w.Store.CreateFind(ctx, users["author"], store.NewFind{LocationID: places[(i*n+j)%len(places)], Title: title}))
			if last = find.ID; first == "" {
				first = last
			}
			if err := author.Add(ctx, l.ID, find.ID, store.Entry{}); err != nil {
				b.Fatal(err)
			}
		}
		Must(author.SetMember(ctx, l.ID, users["member"], schema.RoleContributor))
		Must(member.Join(ctx, l.ID, ""))
	}
	finds, _, err := w.Store.Finds(ctx, users["author"], store.FindFilter{Flags: store.Flags{Private: true}, UserID: users["author"], Page: store.Page{Limit: schema.ListFindsMax}})
	if err != nil {
		b.Fatal(err)
	}
	for _, f := range finds {
		if err := author.Add(context.Background(), long.ID, f.ID, store.Entry{}); err != nil {
			b.Fatal(err)
		}
	}
	const flags = "includePrivate=true&includeFriends=true&includeLists=true"
	for _, read := range []struct{ name, path string }{
		{"newest", "/api/finds?limit=50&" + flags},
		{"find", "/api/finds/" + first},
		{"dense", around(w.Cities[0], 5) + "&" + flags},
		{"world", "/api/locations/clusters?" + mapBoxes[0].query + "&" + flags},
		{"europe", "/api/locations/clusters?" + mapBoxes[2].query + "&" + flags},
		{"city", "/api/locations/clusters?" + mapBoxes[4].query + "&" + flags},
		{"quarter", "/api/locations/clusters?" + mapBoxes[5].query + "&" + flags},
		{"search", "/api/finds?limit=20&q=quillwort&" + flags},
		{"search-common", "/api/finds?limit=20&q=wall&" + flags},
		{"profile", "/api/users/" + users["author"]},
	} {
		for _, name := range []string{"alone", "friend", "member"} {
			v := as(name)
			if read.name == "find" && name == "alone" {
				continue
			}
			b.Run(read.name+"/"+name, func(b *testing.B) { latency(b, v, read.path) })
		}
	}
	b.Run("list-of-5000/member", func(b *testing.B) { latency(b, as("member"), "/api/lists/"+long.ID+"/finds?limit=50") })
	b.Run("head-of-5000/member", func(b *testing.B) { latency(b, as("member"), "/api/lists/"+long.ID) })
}

// somePlaces returns the ids of public locations from all over the world, and of a dense city.
func somePlaces(b *testing.B, w *Bench) (ids []string) {
	b.Helper()
	for _, city := range w.Cities[:200] {
		list, _, err := w.Store.Locations(b.Context(), "", store.LocationFilter{Page: store.Page{Limit: 50}, Circle: &store.Circle{Latitude: city.Latitude, Longitude: city.Longitude, Km: 20}})
		if err != nil {
			b.Fatal(err)
		}
		for _, l := range list {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
