package webtest

import (
	"fmt"
	"testing"

	"finds/schema"
)

// exhibition is a world with something on every screen.
type exhibition struct {
	*World
	Ann, ben, Kim *User // kim is an administrator
	Find          schema.Find
	list          string // id of a list of finds
	link, join    string // code of a sign-in link of ben's, and path of an invite of ann's
}

// NewExhibition makes it: ann's, as she sees it.
func NewExhibition(t testing.TB) *exhibition {
	t.Helper()
	w := NewWorld(t)
	e := &exhibition{World: w, Ann: w.User("ann"), ben: w.User("ben"), Kim: w.User("kim").Administer()}
	cleo, dan, eva := w.User("cleo"), w.User("dan"), w.User("eva")
	Befriend(e.Ann, e.ben)
	e.link = w.SignInLink(e.ben)
	picture := func(u *User, hue float64) []schema.Media {
		return Call[[]schema.Media](u, "POST", "/api/media", Landscape(1200, 900, hue))
	}
	for i, name := range []string{"Belleville", "Bercy", "Passy", "Auteuil", "Montrouge", "Pantin", "Vincennes"} {
		cleo.Find("Tile mosaic "+fmt.Sprint(i+1), true, 48.83+float64(i%3)*0.02, 2.3+float64(i)*0.02, M{"at": name, "category": "mosaic"})
	}
	cleo.Find("The last enamel sign", true, 50.8466, 4.3528, M{"at": "Rue des Bouchers, Brussels", "category": "signs", "media": picture(cleo, 0.1)})
	dan.Find("Tidal pool with anemones", true, 48.6361, -1.5115, M{"at": "Mont Saint-Michel", "category": "sea", "media": picture(dan, 0.95)})
	e.ben.Find("Ice cave, only in June", true, 45.8992, 6.1294, M{"at": "Annecy", "category": "caves", "media": picture(e.ben, 0.8)})
	e.ben.Find("Swifts under the roof", true, 45.764, 4.8357, M{"at": "Vieux Lyon", "category": "birds", "media": picture(e.ben, 0.9)})
	e.ben.Find("A bench in the sun", false, 43.2965, 5.3698, M{"at": "Vallon des Auffes, Marseille", "category": "quiet", "media": picture(e.ben, 0.5)})
	e.Ann.Find("Fossil in the quay wall", true, 47.2184, -1.5536, M{"at": "Quai de la Fosse, Nantes", "category": "geology", "description": "Third stone from the stairs: an ammonite as large as a hand."})
	e.Find = e.Ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"at": "Pont Neuf, Paris", "category": "bridge", "description": "Older than the new ones.\nGo down the stairs on the island's side: the faces under the arches are all different.",
		"media": append(picture(e.Ann, 0.3), picture(e.Ann, 0.7)...)})
	path := "/api/finds/" + e.Find.ID
	for _, u := range []*User{e.ben, cleo, dan} {
		Call[any](u, "PUT", path+"/like", nil)
	}
	Call[any](e.Ann, "PUT", path+"/saved", M{"state": "want"})
	e.list = Call[schema.List](e.Ann, "POST", "/api/lists", M{"name": "A walk along the river", "description": "Two hours on foot.", "visibility": "public"}).ID
	Call[any](e.Ann, "PUT", "/api/lists/"+e.list+"/finds/"+e.Find.ID, nil)
	Call[any](e.Ann, "POST", "/api/shares", M{"category": "geology", "place": "hidden", "days": 7})
	Call[any](e.Ann, "POST", "/api/shares", M{"listId": e.list, "place": "area", "area": 5, "password": "a long sentence is best"})
	Call[any](e.Ann, "POST", "/api/shares", M{"findId": e.Find.ID, "title": "For Grandma", "place": "exact"})
	Call[any](e.ben, "POST", path+"/comments", M{"content": "I counted 381 of them."})
	Call[any](e.Ann, "POST", path+"/comments", M{"content": "One looks like you."})
	Call[any](cleo, "POST", "/api/friends", M{"friendId": e.Ann.ID})
	Call[any](e.Ann, "POST", "/api/friends", M{"friendId": dan.ID})
	Call[any](e.Ann, "PUT", "/api/users/"+eva.ID+"/block", nil)
	e.join = Call[schema.NewInvite](e.Ann, "POST", "/api/invites", M{"uses": 5, "days": 30, "note": "The climbing group", "befriend": true}).Link
	Call[any](e.Kim, "PUT", "/api/admin/users/"+w.User("finn").ID+"/suspension", M{"reason": "Advertisements in comments"})
	for _, id := range []string{dan.ID, cleo.ID} {
		Call[any](e.ben, "POST", "/api/reports", M{"userId": id, "reason": "other", "text": "The same find twenty times."})
	}
	return e
}

// screen is one of the client's, and where it is.
type screen struct {
	Name, Path string
	Open       bool // for who is not signed in
	Admin      bool // for administrators
}

// Screens lists the screens of the client.
func (e *exhibition) Screens() []screen {
	return []screen{
		{Name: "map", Path: "/"},
		{Name: "filters", Path: "/?q=bridge"},
		{Name: "find", Path: "/finds/" + e.Find.ID},
		{Name: "new", Path: "/new?at=48.857,2.3413"},
		{Name: "edit", Path: "/finds/" + e.Find.ID + "/edit"},
		{Name: "feed", Path: "/feed"},
		{Name: "saved", Path: "/saved"},
		{Name: "lists", Path: "/lists"},
		{Name: "list", Path: "/lists/" + e.list},
		{Name: "people", Path: "/people?q=da"},
		{Name: "invites", Path: "/invites"},
		{Name: "person", Path: "/people/" + e.ben.ID},
		{Name: "notifications", Path: "/notifications"},
		{Name: "profile", Path: "/profile"},
		{Name: "settings", Path: "/settings"},
		{Name: "settings-appearance", Path: "/settings/appearance"},
		{Name: "settings-notifications", Path: "/settings/notifications"},
		{Name: "settings-places", Path: "/settings/places"},
		{Name: "settings-sign-in", Path: "/settings/sign-in"},
		{Name: "settings-devices", Path: "/settings/devices"},
		{Name: "settings-data", Path: "/settings/data"},
		{Name: "import", Path: "/import"},
		{Name: "links", Path: "/shares"},
		{Name: "reports", Path: "/admin/reports", Admin: true},
		{Name: "about", Path: "/about"},
		{Name: "admin", Path: "/admin", Admin: true},
		{Name: "accounts", Path: "/admin/people", Admin: true},
		{Name: "log", Path: "/admin/log", Admin: true},
		{Name: "categories", Path: "/admin/categories", Admin: true},
		{Name: "instance", Path: "/admin/instance", Admin: true},
		{Name: "missing", Path: "/nothing/here"},
		{Name: "sign-in", Path: "/sign-in", Open: true},
		{Name: "sign-in-link", Path: "/sign-in#link=" + e.link, Open: true},
		{Name: "join", Path: e.join, Open: true},
	}
}

// Settled waits until a screen has all it shows.
func (b *Tab) Settled() {
	b.Helper()
	b.Until(`!document.querySelector(".skeleton") && [...document.querySelectorAll("img")].every((i) => i.loading === "lazy" || i.complete)`)
	Js[any](b, `Promise.all([...document.querySelectorAll("img")].filter((i) => i.checkVisibility() && i.getBoundingClientRect().top < innerHeight).map((i) => i.decode().catch(() => {}))).then(() => 1)`)
	b.Until(`!document.querySelector("#map") || performance.getEntriesByName("finds:map").length`)
}
