package people

import (
	"context"
	"fmt"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestPersonSums: the numbers beside users are of what the caller may see, wherever they are.
func TestPersonSums(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben, cleo, dan, eve := a.Administer(a.As("admin")), a.As("ann"), a.As("ben"), a.As("cleo"), a.As("dan"), a.As("eve")
		for _, u := range []*User{cleo, dan, eve} {
			a.Befriend(u, ben)
		}
		here, there := ben.Location(48.1, 11.5, "Here").ID, ben.Location(49.1, 11.5, "There").ID
		var finds []schema.Find
		for _, f := range []M{
			{"locationId": here, "title": "Public", "isPublic": true}, {"locationId": here, "title": "Public, too", "isPublic": true},
			{"locationId": there, "title": "For friends", "audience": "friends", "isPublic": false}, {"locationId": there, "title": "For me", "audience": "me", "isPublic": false},
		} {
			finds = append(finds, Call[schema.Find](ben, 201, "POST", "/api/finds", f))
		}
		// expect compares what ann reads of ben on his page, by the search and in her friendships with him.
		expect := func(what string, finds, places, common int) {
			a.Helper()
			p := Call[schema.Profile](ann, 200, "GET", "/api/users/"+ben.ID, nil)
			want := schema.PersonSums{FindCount: finds, CommonFriends: common}
			if p.PersonSums != want || p.PlaceCount != places {
				a.Errorf("%s: the profile has %+v and %d places, want %+v and %d", what, p.PersonSums, p.PlaceCount, want, places)
			}
			if found := Call[[]schema.FoundPerson](ann, 200, "GET", "/api/users?q=ben", nil); len(found) != 1 || found[0].PersonSums != want {
				a.Errorf("%s: the search finds %+v, want %+v", what, found, want)
			}
			for _, status := range []string{"accepted", "pending"} {
				for _, f := range Call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status="+status, nil) {
					if (f.RequesterID == ben.ID || f.AddresseeID == ben.ID) && (f.Other == nil || *f.Other != want) {
						a.Errorf("%s: the friendship has %+v, want %+v", what, f.Other, want)
					}
				}
			}
		}
		expect("a stranger without friends", 2, 1, 0)
		for _, u := range []*User{cleo, dan} {
			a.Befriend(ann, u)
		}
		expect("a stranger", 2, 1, 0) // it is not ann's to know who his friends are
		asked := Call[schema.Friendship](ann, 201, "POST", "/api/friends", M{"friendId": ben.ID})
		expect("a user that ann has asked", 2, 1, 0)
		OK(ann, 204, "DELETE", "/api/friends/"+asked.ID, nil)
		asked = Call[schema.Friendship](ben, 201, "POST", "/api/friends", M{"friendId": ann.ID})
		expect("one who has asked ann", 2, 1, 2)
		OK(ann, 200, "PUT", "/api/friends/"+asked.ID, M{"action": "accept"})
		expect("a friend", 3, 2, 2)
		OK(ben, 200, "PUT", "/api/finds/"+finds[2].ID, M{"audience": "me"})
		expect("a friend with less to show", 2, 1, 2)
		OK(ben, 200, "PUT", "/api/finds/"+finds[2].ID, M{"audience": "friends"})
		OK(ann, 204, "PUT", "/api/finds/"+finds[0].ID+"/dismissed", nil)
		expect("a friend with a find that ann has hidden", 2, 2, 2)
		OK(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"/dismissed", nil)
		OK(admin, 204, "PUT", "/api/admin/finds/"+finds[0].ID+"/hidden", M{"reason": "Spam"})
		OK(ben, 204, "DELETE", "/api/finds/"+finds[1].ID, nil)
		expect("a friend with a hidden find and one in the bin", 1, 1, 2)
		OK(admin, 200, "PUT", "/api/admin/users/"+dan.ID+"/suspension", M{"reason": "Spam"})
		expect("a friend of somebody suspended", 1, 1, 1)
		OK(cleo, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		expect("a friend of somebody who has blocked ann", 1, 1, 0)
		OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		for _, f := range Call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=blocked", nil) {
			if f.Other != nil {
				a.Errorf("a block has the numbers %+v", f.Other)
			}
		}
	})
}

// TestManyPersonFinds: rows of users count 500 finds at most, their page all of them.
func TestManyPersonFinds(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann, ben := a.As("ann"), a.As("ben")
	here := ben.Location(48.1, 11.5, "Here").ID
	add := func(title string, public bool) {
		Must(a.Store.CreateFind(context.Background(), ben.ID, store.NewFind{LocationID: here, Title: title, Public: public}))
	}
	for i := range schema.PersonFindsMax {
		add(fmt.Sprint("Find ", i), true)
	}
	add("Private", false)
	row := func() schema.PersonSums {
		return Call[[]schema.FoundPerson](ann, 200, "GET", "/api/users?q=ben", nil)[0].PersonSums
	}
	if got := row(); got != (schema.PersonSums{FindCount: schema.PersonFindsMax}) {
		t.Errorf("the row has %+v", got)
	}
	add("One more", true)
	if got := row(); got != (schema.PersonSums{FindCount: schema.PersonFindsMax, MoreFinds: true}) {
		t.Errorf("the row has %+v", got)
	}
	if p := Call[schema.Profile](ann, 200, "GET", "/api/users/"+ben.ID, nil); p.FindCount != schema.PersonFindsMax+1 || p.MoreFinds {
		t.Errorf("the page has %+v", p)
	}
}
