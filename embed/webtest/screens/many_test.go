package screens

import (
	"encoding/json"
	"fmt"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/embed"
	. "finds/embed/webtest"
	"finds/server/webclient"
	"finds/store/demo"
)

// TestTenThousand shows a world of 10,000 finds: groups by the server, a list
// beside them, nothing else.
func TestTenThousand(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	if _, err := demo.Create(t.Context(), w.Store, demo.Options{Users: 50, Locations: 4000, Finds: 10_000, Seed: 1, Cities: embed.Cities()}); err != nil {
		t.Fatal(err)
	}
	viewer := w.User("viewer")
	b := w.Tab(t, viewer)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/")
	b.Settled()
	b.Accessible("the map with 10,000 finds")
	shown := Js[struct{ Pins, Finds, Rows int }](b, `({
		pins: document.querySelectorAll(".pin").length,
		finds: [...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").replace(/,/g, "").match(/\d+/)[0]), 0),
		rows: document.querySelectorAll(".list .find").length })`)
	if shown.Pins < 10 || shown.Pins > 300 || shown.Finds < 5000 || shown.Rows < 20 {
		t.Errorf("it shows %+v", shown)
	}
	before := Js[string](b, `location.search`)
	b.Click(".pin.many, .pin.some") // a group: closer
	b.Until(`location.search !== ` + string(Must(json.Marshal(before))))
	b.Click("#list .more")
	b.Until(`document.querySelectorAll(".list .place").length > 20`)
	t.Logf("ready after %.0f ms", Js[float64](b, `performance.getEntriesByName("finds:map")[0].startTime`))
}

// TestLanguages: every language has every text, German every refusal of the
// server's, and a browser that asks for German is answered in it.
func TestLanguages(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Open("/about")
	path := func(lang string) string { return webclient.AssetPath("app/text/" + lang + ".js") }
	texts := func(lang string) (keys map[string]any) {
		return Js[map[string]any](b, `Promise.all([import("`+path(lang)+`"), import("`+path(lang+".more")+`"), import("`+path(lang+".rare")+`"), import("`+path(lang+".refused")+`")])
			.then((files) => Object.assign({}, ...files.map((file) => file.default)))`)
	}
	en, de := texts("en"), texts("de")
	if len(en) < 250 {
		t.Errorf("only %d texts", len(en))
	}
	for key := range en {
		if de[key] == nil {
			t.Errorf("German has no %q", key)
		}
		if one, many := en[key], de[key]; one != nil && many != nil && placeholders(one) != placeholders(many) {
			t.Errorf("%q stands for %s in English and %s in German", key, placeholders(one), placeholders(many))
		}
	}
	for key := range de {
		if en[key] == nil {
			t.Errorf("English has no %q", key)
		}
	}
	for key, limited := range serverTexts() {
		if en[key] == nil {
			t.Errorf("no language has %q", key)
		}
		if !limited && placeholders(en[key]) != "" {
			t.Errorf("%q stands for %s, which the server does not say", key, placeholders(en[key]))
		}
	}
	for _, key := range usedTexts(t) {
		if en[key] == nil {
			t.Errorf("a screen asks for the text %q, which is not there", key)
		}
	}

	// What another language lacks is said in English.
	said := func(lang, expression string) string {
		return Js[string](b, `import("`+webclient.AssetPath("app/i18n.js")+`").then(async (i) => {
			await i.loadWords(`+strconv.Quote(lang)+`);
			await i.prepare({ reason: "username_taken" }); // which loads the texts of all refusals
			return `+expression+`;
		})`)
	}
	if got := said("de", `(delete (await import("`+path("de")+`")).default["action.close"], await i.loadWords("de"), i.t("action.close"))`); got != "Close" {
		t.Errorf("without the German text it says %q", got)
	}
	for problem, want := range map[string][2]string{
		`rule({ rule: "max", limit: 150 })`:                                                  {"At most 150.", "Höchstens 150."},
		`rule({ rule: "max_length", limit: 2000 })`:                                          {"At most 2,000 characters.", "Höchstens 2.000 Zeichen."},
		`rule({ rule: "min_length", limit: 1 })`:                                             {"At least 1 character.", "Mindestens 1 Zeichen."},
		`rule({ rule: "required", message: "expected it" })`:                                 {"Fill in this field.", "Fülle dieses Feld aus."},
		`rule({ rule: "of tomorrow", message: "expected it" })`:                              {"This is not allowed here.", "Das ist hier nicht erlaubt."},
		`explain({ code: "conflict", reason: "username_taken", detail: "x" })`:               {"This username is taken.", "Dieser Benutzername ist vergeben."},
		`explain({ code: "too_large", reason: "file_too_large", limit: 1048576 })`:           {"This file is too large. The limit is 1 MB.", "Diese Datei ist zu groß. Höchstens 1 MB sind erlaubt."},
		`explain({ code: "rate_limited", reason: "too_many_sign_ins", retryAfter: 20 })`:     {"Too many attempts to sign in. Try again in 20 seconds.", "Zu viele Anmeldeversuche. Versuche es in 20 Sekunden wieder."},
		`explain({ code: "rate_limited", reason: "too_many_requests", retryAfter: 121 })`:    {"Too many requests in a short time. Try again in 3 minutes.", "Zu viele Anfragen in kurzer Zeit. Versuche es in 3 Minuten wieder."},
		`explain({ code: "rate_limited", reason: "declined_recently", retryAfter: 86400 })`:  {"They declined your last friend request. Try again in 24 hours.", "Deine letzte Anfrage wurde abgelehnt. Versuche es in 24 Stunden wieder."},
		`explain({ code: "unavailable", reason: "busy", retryAfter: 1 })`:                    {"The server is busy. Try again in a moment.", "Der Server ist ausgelastet. Versuche es gleich noch einmal."},
		`explain({ code: "unavailable", reason: "push_off", retryAfter: 0 })`:                {"Push notifications are not set up on this server.", "Push-Mitteilungen sind auf diesem Server nicht eingerichtet."},
		`explain({ code: "conflict", reason: "of tomorrow", detail: "it has moved" })`:       {"it has moved", "it has moved"},
		`explain({ code: "invalid", reason: "invalid_fields", errors: [{ rule: "type" }] })`: {"This value is of the wrong type, such as text instead of a number.", "Dieser Wert hat den falschen Typ, etwa Text statt einer Zahl."},
	} {
		if e, d := said("en", "i."+problem), said("de", "i."+problem); e != want[0] || d != want[1] {
			t.Errorf("%s is worded %q and %q, want %q and %q", problem, e, d, want[0], want[1])
		}
	}

	b.Open("/settings/appearance")
	b.Do(chromedp.SetValue(chromedp.CSS("#language"), "de"), chromedp.Evaluate[chromedp.Void](`document.querySelector("#language").dispatchEvent(new Event("change", { bubbles: true }))`))
	b.Shows("Darstellung")
	b.Until(`document.documentElement.lang === "de"`)
	b.Open("/people")
	b.Shows("Noch keine Freunde")
	b.Open("/profile")
	b.Allow("409 (Conflict)")
	w.User("ben")
	b.Press("Profil bearbeiten")
	b.Fill("#username", "ben")
	b.Press("Speichern")
	b.Shows("Dieser Benutzername ist vergeben.")
	b.Accessible("the profile in German")
}

// TestProfileGrid shows the finds of a user on a map, where those that are near each other have one pin, as photos and as a list, which is kept on
// the way back.
func TestProfileGrid(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	Befriend(ann, ben)
	f := ben.Find("With a photo", true, 48.86, 2.34, M{"media": Call[[]any](ben, "POST", "/api/media", Landscape(600, 400, 0.4))})
	ben.Find("Without one", false, 48.9, 2.5, M{"category": "nature"})
	ben.Find("Beside it", true, 48.9001, 2.5, M{})
	b := w.Tab(t, ann)
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/people/" + ben.ID)
		b.Settled()
		b.Until(`document.querySelectorAll(".tile").length === 3 && document.querySelectorAll("finds-map .pin").length === 2
			&& document.querySelector("finds-map .pin.few .number").innerText === "2"`)
		b.Until(`document.querySelector(".tile img").naturalWidth > 0`)
		b.Until(`[...document.querySelectorAll(".sum")].map((e) => e.innerText).join() === "3 finds,3 places,0 likes"`)
		// The picture overlaps the map, whose credits stay in sight.
		b.Until(`(() => {
			const at = (s) => document.querySelector(s).getBoundingClientRect();
			const [map, face, credits] = [at("finds-map"), at(".profile-head .avatar"), at("finds-map .attribution")];
			return face.width === 88 && face.top === map.bottom - 44 && credits.bottom < face.top;
		})()`)
		b.Accessible("a profile")
	}
	b.Press("List")
	b.Until(`document.querySelectorAll(".rows .find").length === 3 && !document.querySelector(".tile")`)
	b.Click("a.find[href='/finds/" + f.ID + "']")
	b.At("/finds/" + f.ID)
	b.Settled()
	Js[any](b, `(history.back(), 1)`)
	b.At("/people/" + ben.ID)
	b.Until(`document.querySelectorAll(".rows .find").length === 3 && !document.querySelector(".tile")`)
}

// TestCoverHasAll: the map of a profile cuts no pin, also where the finds are all over the world.
func TestCoverHasAll(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for i, at := range [][2]float64{{61, -150}, {-33, 151}, {60, 25}, {-34, -58}, {35, 139}} {
		ann.Find(fmt.Sprint("Bridge ", i), true, at[0], at[1])
	}
	b := w.Tab(t, ann)
	for _, width := range Narrowest[int64](390, 1280) {
		b.AtWidth(width, 844)
		b.Open("/profile")
		b.Until(`(() => {
			const within = (r, box) => r.left >= box.left && r.right <= box.right && r.top >= box.top && r.bottom <= box.bottom;
			const map = document.querySelector("finds-map")?.getBoundingClientRect();
			const pins = [...document.querySelectorAll("finds-map .pin")].map((e) => e.getBoundingClientRect());
			return pins.length >= 4 && pins.every((r) => within(r, map));
		})()`)
		b.Until(`document.querySelector(".profile-head a[href='/saved']").getBoundingClientRect().bottom < innerHeight`)
	}
}
