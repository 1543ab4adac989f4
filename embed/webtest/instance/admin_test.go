package instance

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
	"finds/server/doctor"
	"finds/server/theme"
)

// choose opens the menu of an account and takes an item.
func choose(b *Tab, account, item string) {
	b.Helper()
	b.Press("More actions: " + account)
	b.Press(item + ": " + account)
}

// TestSuspend has an administrator suspend a member with a reason, which the member reads when
// they sign in, and lift the suspension.
func TestSuspend(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").Administer(), w.User("ben").WithPassword()
	b, other := w.Tab(t, ann), w.Tab(t, nil)
	other.Allow("403 (Forbidden)") // for the sign-in
	b.Open("/profile")
	b.Press("Administration")
	b.Shows("Administrators see no more finds of others")
	b.Follow("/admin/people")
	b.Shows("Joined")

	choose(b, "ben", "Suspend")
	b.Press("Suspend")
	b.Shows("Fill in this field.")
	b.Fill("#reason", "Advertisements in comments")
	b.Fill("#days", "999")
	b.Allow("422 (Unprocessable Entity)")
	b.Press("Suspend")
	b.Shows("At most 365.")
	b.Accessible("the dialog of a suspension")
	b.Fill("#days", "7")
	b.Press("Suspend")
	b.Shows("ben is suspended.")
	b.Shows("Reason: Advertisements in comments")
	b.Accessible("a suspended account")
	if res, _ := ben.Send("GET", "/api/users/me", "", nil); res.StatusCode != 401 {
		t.Errorf("a suspended user reads their account: %s", res.Status)
	}

	other.Open("/sign-in")
	other.Fill("#username", "ben")
	other.Fill("#password", Password)
	other.Press("Sign in")
	other.Shows("This account is suspended until")
	other.Shows("Reason: Advertisements in comments")
	other.Accessible("the sign-in of a suspended account")
	choose(b, "ben", "Change suspension")
	b.Fill("#days", "")
	b.Press("Suspend")
	b.Shows("The account is deleted 30 days after that")
	other.Press("Sign in")
	other.Until(`document.body.innerText.includes("This account is suspended. Reason: Advertisements")`)

	choose(b, "ben", "Lift suspension")
	b.Shows("ben can sign in again.")
	b.Until(`!document.querySelector(".account .note")`)
	other.Press("Sign in")
	other.At("/")
	b.Open("/admin/log")
	b.Shows("ann lifted the suspension of ben")
}

// TestRoles makes a member an administrator and shows why the last one stays, on a phone and
// on a desk. A member finds no administration.
func TestRoles(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").Administer(), w.User("ben")
	b, member := w.Tab(t, ann), w.Tab(t, ben)
	b.Allow("409 (Conflict)")
	for _, width := range Narrowest[int64](412, 1200) {
		b.AtWidth(width, 823)
		b.Open("/admin/people")
		choose(b, "ann", "Make member")
		b.Click("dialog .danger")
		b.Shows("This is the only administrator. Make someone else an administrator first.")
		b.Accessible(fmt.Sprint("accounts, ", width, " wide"))
	}
	member.Open("/profile")
	member.Until(`document.querySelector(".profile-head") && !document.querySelector("a[href='/admin']")`)
	for _, path := range []string{"/admin", "/admin/people", "/admin/log", "/admin/instance"} {
		member.Open(path)
		member.Shows("The link may be old or mistyped.")
	}

	choose(b, "ben", "Make administrator")
	b.Click("dialog .danger")
	b.Shows("ben is now an administrator.")
	b.Press("Administrators")
	b.Until(`document.querySelectorAll(".account").length === 2 && location.search === "?status=admin"`)
	member.Open("/admin/people")
	choose(member, "ben", "Make member")
	member.Click("dialog .danger")
	member.Shows("ben is now a member.")
	b.Press("All")
	choose(b, "ben", "Storage limit")
	Js[any](b, `(() => { const kind = document.querySelector("#kind"); kind.value = "own"; kind.dispatchEvent(new Event("change")); return 1; })()`)
	b.Fill("#size", "2048")
	b.Press("Save")
	b.Shows("of 2 GB used")

	choose(b, "ben", "Sign-in link")
	b.Accessible("the dialog before a sign-in link")
	b.Press("Create link")
	b.Shows("can sign in once within 24 hours")
	b.Accessible("a sign-in link")
	link := Js[string](b, `document.querySelector("#secret").value`)
	visitor := w.Tab(t, nil)
	visitor.Open(strings.TrimPrefix(link, w.URL))
	visitor.Press("Sign in as ben")
	visitor.At("/settings/sign-in")
}

// TestDeleteAccount deletes an account, for which its name has to be typed.
func TestDeleteAccount(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann").Administer()
	w.User("ben")
	b := w.Tab(t, ann)
	b.Open("/admin/people?q=be")
	choose(b, "ben", "Delete account")
	b.Fill("#name", "bem")
	b.Press("Delete account")
	b.Shows("This is not the name of the account.")
	b.Accessible("the dialog of a deletion")
	b.Fill("#name", "ben")
	b.Press("Delete account")
	b.Shows("The account of ben is deleted.")
	b.Shows("No account matches.")
	b.Until(`document.activeElement.id === "account-search"`)
	if list := Call[[]schema.Account](ann, "GET", "/api/admin/users", nil); len(list) != 1 {
		t.Errorf("%d accounts are left", len(list))
	}
}

// TestInstance sets what the instance says of itself, which the sign-in and the page about it show,
// and what a flag sets cannot be changed.
func TestInstance(t *testing.T) {
	t.Parallel()
	var checks int
	w := NewWorld(t, func(o *server.Options) {
		o.Accounts.Fixed = []string{schema.SettingMediaLimit}
		o.Operation.Checks = []doctor.Check{{Name: "backup", Look: func(context.Context) []doctor.Finding {
			checks++
			return []doctor.Finding{{Status: doctor.Warn, Text: fmt.Sprintf("no backup, and %d looks", checks), Fix: "make one"}}
		}}}
	})
	b, out := w.Tab(t, w.User("ann").Administer()), w.Tab(t, nil)
	b.Open("/admin")
	b.Shows("Anyone who reaches this server can create an account.")
	b.Press("Check now")
	for _, text := range []string{"It works, but something needs attention.", "Warning", "no backup, and 1 looks", "make one"} {
		b.Shows(text)
	}
	b.Accessible("the checks of the instance")
	b.Press("Check again")
	b.Shows("no backup, and 2 looks")
	b.Follow("/admin/instance")
	b.Shows("A flag or an environment variable of the server sets this.")
	b.Fill("#name", "Finds of the Rhine")
	b.Fill("#description", "For the club and its friends.")
	b.Fill("#rules", "Only publish your own photos.")
	b.Fill("#contact", "kim@example.org")
	Js[any](b, `(() => { document.querySelector("#registration").value = "closed"; document.querySelector("#invites").value = "admins"; return 1; })()`)
	b.Press("Save")
	b.Shows("Saved.")
	b.Accessible("the settings of the instance")
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Until(`document.querySelector(".brand").innerText.trim() === "Finds of the Rhine"`)
	b.Until(`document.title === "This server · Finds of the Rhine"`)
	for _, path := range []string{"/sign-in", "/about"} {
		out.Open(path)
		out.Until(`document.querySelector(".brand").innerText.trim() === "Finds of the Rhine"`)
		for _, text := range []string{"Finds of the Rhine", "For the club and its friends.", "Only publish your own photos.", "kim@example.org"} {
			out.Shows(text)
		}
		out.Accessible(path + " of an instance with rules")
	}
	b.Open("/settings/notifications")
	b.Until(`document.querySelector("main").innerText.includes("Finds of the Rhine")`) // what is said of push notifications
	b.Open("/admin/log")
	b.Shows("ann changed the settings of this server")
	b.Shows("Name, Description, Rules, Contact, Who can create an account, Who can invite others")
}

// TestAccent has an administrator choose an accent colour, which the page has at once and again not if it is not
// saved. One that white text cannot be read on is refused with a darker one.
func TestAccent(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann").Administer()
	find := ann.Find("The oldest bridge", true, 48.85, 2.35)
	b, out := w.Tab(t, ann), w.Tab(t, nil)
	button := func(want string) {
		b.Helper()
		b.Until(fmt.Sprintf(`getComputedStyle(document.querySelector("button.main") ?? document.body).backgroundColor === %q`, want))
	}
	pick := func(colour string) {
		b.Helper()
		Js[any](b, fmt.Sprintf(`(() => { const field = document.querySelector("#accent"); field.value = %q; for (const name of ["input", "change"]) field.dispatchEvent(new Event(name)); return 1; })()`, colour))
	}
	b.Open("/admin")
	b.Follow("/admin/instance")
	b.Shows("Accent colour")
	button("rgb(15, 118, 110)")
	if n := Js[int](b, `document.querySelectorAll("link[href*='theme.css']").length`); n != 0 {
		t.Errorf("the page of an instance without an accent colour loads %d style sheets of it", n)
	}
	b.Press("Violet")
	button("rgb(109, 40, 217)")
	pick("#f59e0b")
	b.Shows("White text on this colour has a contrast of 2.1 to 1. It needs 4.5.")
	b.Accessible("an accent colour that is too light")
	b.Allow("422 (Unprocessable Entity)")
	b.Press("Save")
	b.Shows("White text is hard to read on this colour. Choose a darker one.")
	b.Press("Use a darker shade")
	b.Until(`!document.querySelector("#accent-note.error") && document.querySelector("#accent").value !== "#f59e0b" && document.activeElement.id === "accent"`)
	b.Follow("/admin")
	b.Follow("/admin/instance")
	b.Shows("Accent colour")
	button("rgb(15, 118, 110)")

	b.Press("Violet")
	b.Press("Save")
	b.Shows("Saved.")
	b.Open("/admin/instance")
	button("rgb(109, 40, 217)")
	b.Until(`document.querySelector(".swatch[aria-pressed=true]").title === "Violet"`)
	for _, dark := range []bool{false, true} {
		scheme := map[bool]string{false: "light", true: "dark"}[dark]
		b.Emulate(dark)
		out.Emulate(dark)
		for _, path := range []string{"/admin/instance", "/feed", "/", "/finds/" + find.ID} {
			b.Open(path)
			b.Settled()
			b.Accessible(path + " in violet, " + scheme)
		}
		out.Open("/sign-in")
		out.Shows("Sign in")
		out.Until(`getComputedStyle(document.querySelector(".mark .drop")).fill === "rgb(109, 40, 217)"`)
		out.Accessible("the sign-in in violet, " + scheme)
	}
	share := Call[schema.Share](ann, "POST", "/api/shares", M{"findId": find.ID, "place": "exact"})
	out.Open(share.Link)
	out.Until(`getComputedStyle(document.querySelector(".drop")).fill === "rgb(109, 40, 217)"`)
	out.Accessible("a share in violet")
}

// TestInstancePicture has an administrator give the instance a picture, which is in the bar and is the icon of the page, and remove it.
func TestInstancePicture(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b, out := w.Tab(t, w.User("ann").Administer()), w.Tab(t, nil)
	b.Open("/admin/instance")
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Until(`document.querySelector(".brand svg.mark")`)
	b.Upload("#picture", File(t, "club.jpg", Landscape(800, 500, 0.3)))
	b.Shows("Picture saved.")
	b.Until(`document.querySelector(".brand img.mark")?.naturalWidth === 512`)
	b.Shows("Remove picture")
	b.Accessible("the settings of an instance with a picture")
	out.Open("/sign-in")
	out.Do(chromedp.EmulateViewport(1200, 823))
	out.Until(`document.querySelector(".brand img.mark")?.naturalWidth === 512`)
	out.Until(`fetch(document.querySelector("link[rel=icon]").href).then((r) => r.ok && r.headers.get("Content-Type") === "image/png")`)
	out.Accessible("the sign-in of an instance with a picture")
	b.Press("Remove picture")
	b.Until(`document.querySelector(".brand svg.mark") && !document.querySelector("main").innerText.includes("Remove picture")`)
	b.Open("/admin/welcome")
	b.Shows("Choose a picture")
	b.Accessible("the first step with the picture")
}

// TestCategories has an administrator put categories in order, make one and remove another: the form of finds, the filters
// and the pins of others have what is offered then.
func TestCategories(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").Administer(), w.User("ben")
	b := w.Tab(t, ann)
	names := `[...document.querySelectorAll("main li .grow")].map((e) => e.innerText.trim()).join()`
	b.Open("/admin")
	b.Follow("/admin/categories")
	b.Until(names + `.startsWith("Nature,Viewpoint,Water,")`)
	b.Click(`[aria-label="Move down: Nature"]`)
	b.Until(names + `.startsWith("Viewpoint,Nature,Water,")`)
	b.Press("New category")
	b.Until(`document.querySelector("dialog[open]")`)
	b.Press("Save")
	b.Shows("Fill in this field.")
	b.Fill("#en", "Climbing")
	b.Fill("#de", "Klettern")
	b.Fill("#sign", "abc")
	Js[any](b, `(() => { const field = document.querySelector("#color"); field.value = "#f59e0b"; field.dispatchEvent(new Event("change")); return 1; })()`)
	b.Shows("This is a darker shade, so that the sign on a pin can be seen.")
	b.Allow("422 (Unprocessable Entity)")
	b.Click("dialog button[type=submit]")
	b.Shows("Use one emoji, or one or two letters.")
	b.Accessible("the form of a category with an error")
	b.Fill("#sign", "🧗")
	b.Click("dialog button[type=submit]")
	b.Until(`!document.querySelector("dialog")`)
	b.Until(names + `.endsWith(",Curiosity,Climbing")`)
	b.Click(`[aria-label="More for Nature"]`)
	b.Press("Remove")
	b.Shows("Remove Nature?")
	b.Click("dialog .danger")
	b.Until(names + `.startsWith("Viewpoint,Water,")`)
	b.Shows("Also possible")
	for _, dark := range []bool{false, true} {
		b.Emulate(dark)
		b.Open("/admin/categories")
		b.Settled()
		b.Accessible(fmt.Sprintf("the categories of the instance, dark %t", dark))
	}
	b.Click(`[aria-label="More for Climbing"]`)
	b.Press("Edit")
	b.Until(`document.querySelector("dialog #en").value === "Climbing" && document.querySelector("#sign").value === "🧗"`)
	b.Accessible("the form of a category")

	colour := strings.ToLower(Js[string](b, `document.querySelector("#color").value`))
	at := Call[schema.Location](ben, "POST", "/api/locations", M{"latitude": 48.85, "longitude": 2.35, "name": "Rocks"})
	climb := Call[schema.Find](ben, "POST", "/api/finds", M{"locationId": at.ID, "title": "Wall", "category": "Climbing"})
	Call[schema.Find](ben, "POST", "/api/finds", M{"locationId": Call[schema.Location](ben, "POST", "/api/locations", M{"latitude": 48.853, "longitude": 2.353, "name": "Park"}).ID, "title": "Oak", "category": "nature"})
	c := w.Tab(t, ben)
	c.Open("/?at=48.85,2.35,15")
	c.Until(`document.querySelector(".pin[data-category=own-13] text")?.textContent === "🧗"`)
	var red, green, blue int
	Must(fmt.Sscanf(colour, "#%02x%02x%02x", &red, &green, &blue))
	want := fmt.Sprintf("rgb(%d, %d, %d)", red, green, blue)
	if got := Js[string](c, `getComputedStyle(document.querySelector(".pin[data-category=own-13]")).backgroundColor`); got != want {
		t.Errorf("the pin is %s, want %s", got, want)
	}
	c.Until(`document.querySelector(".pin[data-category=nature]")`) // which is no longer offered
	c.Settled()
	c.Accessible("the map with a category of the instance")
	c.Open("/new")
	c.Click("#fold-category summary")
	c.Until(`[...document.querySelectorAll("#fold-category .chip")].map((e) => e.innerText.trim()).join().startsWith("Viewpoint,Water,")`)
	c.Until(`[...document.querySelectorAll("#fold-category .chip")].map((e) => e.innerText.replace("🧗", "").trim()).join().endsWith("Curiosity,Climbing,Other")`)
	c.Open("/finds/" + climb.ID)
	c.Until(`document.querySelector("a.badge").innerText.replace("🧗", "").trim() === "Climbing"`)
	c.Open("/settings/appearance")
	c.Pick("#language", "de")
	c.Open("/finds/" + climb.ID)
	c.Until(`document.querySelector("a.badge").innerText.replace("🧗", "").trim() === "Klettern"`)

	b.Open("/admin/categories")
	b.Press("Use the categories of Finds")
	b.Click("dialog .danger")
	b.Until(names + `.startsWith("Nature,Viewpoint,Water,")`)
	b.Open("/admin/log")
	b.Shows("Categories")
}

// TestOwnSheet: the app and the pages of shares look as the style sheet of the operator has it, with the examples of
// the documentation.
func TestOwnSheet(t *testing.T) {
	t.Parallel()
	examples := regexp.MustCompile(`(?m)^    .*\n`).FindAllString(string(Must(os.ReadFile("../../../docs/appearance.md"))), -1)
	path := File(t, theme.FileName, []byte(strings.Join(examples, "")))
	w := NewWorld(t, func(o *server.Options) { o.Theme = theme.Open(path, o.Log) })
	ann := w.User("ann")
	find := ann.Find("The oldest bridge", true, 48.85, 2.35)
	share := Call[schema.Share](ann, "POST", "/api/shares", M{"findId": find.ID, "place": "exact"})
	b := w.Tab(t, ann)
	for _, dark := range []bool{false, true} {
		b.Emulate(dark)
		page := map[bool]string{false: "rgb(246, 240, 228)", true: "rgb(23, 19, 13)"}[dark]
		for _, path := range []string{"/finds/" + find.ID, "/settings", share.Link} {
			b.Open(path)
			b.Until(fmt.Sprintf(`getComputedStyle(document.body).backgroundColor === %q && getComputedStyle(document.body).fontFamily.includes("Georgia")`, page))
			b.Until(`getComputedStyle(document.querySelector(".card")).borderRadius === "2px"`)
			b.Accessible(fmt.Sprint(path, " with a style sheet of the operator, dark ", dark))
		}
	}
}
