package back

import (
	"context"
	"fmt"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/store"
)

// state is what a screen shows: the address, how far everything is scrolled, how
// long the lists are, what is open, pressed and typed.
const state = `JSON.stringify({
	path: location.pathname + location.search,
	title: document.querySelector("main h1")?.innerText,
	scroll: [scrollY, ...[...document.querySelectorAll("[data-scroll]")].map((e) => e.scrollTop)].map(Math.round),
	rows: document.querySelectorAll("main li, main .place").length,
	open: document.querySelector("#place-title")?.innerText ?? "",
	beside: document.querySelector(".beside h1")?.innerText ?? "",
	sheet: document.querySelector("[data-stop]")?.dataset.stop ?? "",
	pressed: [...document.querySelectorAll("main [aria-pressed=true]")].map((e) => e.innerText.trim()),
	fields: [...document.querySelectorAll("main :is(input:not([type=file]), textarea, select)")].map((e) => (e.type === "checkbox" || e.type === "radio" ? e.checked : e.value)),
})`

// TestBackFromEverywhere leads from every screen to a find and to a person, and back with the browser and
// with the arrow of the app: the screen is as it was.
func TestBackFromEverywhere(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").WithPassword(), w.User("ben")
	Befriend(ann, ben)
	var own, his []schema.Find
	for i := range 45 {
		his = append(his, ben.Find(fmt.Sprint("His ", i), true, 48.9+float64(i)/500, 2.3, M{"category": "nature"}))
		own = append(own, ann.Find(fmt.Sprint("Own ", i), true, 48.1+float64(i)/500, 2.3))
		Must(w.Store.SetLike(context.Background(), ben.ID, own[i].ID, true))
		Must(w.Store.CreateUser(context.Background(), store.NewUser{Username: fmt.Sprintf("somebody%02d", i)}))
	}
	for _, f := range his[:25] {
		Call[any](ann, "PUT", "/api/finds/"+f.ID+"/saved", M{"state": "been"})
	}
	for i := range 40 {
		Call[any](ann, "POST", "/api/finds/"+his[0].ID+"/comments", M{"content": fmt.Sprint("Comment ", i)})
	}
	front := w.NewFront()

	rows := func(n int) func(b *Tab) {
		return func(b *Tab) {
			b.Helper()
			b.Until(fmt.Sprintf(`(() => { const n = document.querySelectorAll("main li, main .place").length; if (n < %d) document.querySelector("main .more")?.click(); return n >= %[1]d; })()`, n))
		}
	}
	press := func(text string) func(b *Tab) {
		return func(b *Tab) {
			b.Helper()
			b.Press(text)
		}
	}
	scroll := func(y int) func(b *Tab) {
		return func(b *Tab) {
			b.Helper()
			b.Until(fmt.Sprintf(`(scrollTo(0, %d), scrollY > 40)`, y))
		}
	}
	list := func(b *Tab) {
		b.Helper()
		b.Until(`(document.querySelector("#list-scroll").scrollTo(0, 900), document.querySelector("#list-scroll").scrollTop > 100)`)
	}
	at := "/?at=48.95,2.3,9"
	all := len(SomeWidths()) == len(Widths)
	for _, x := range []struct {
		name, path string
		prepare    []func(b *Tab)
		only       string // the name of the width
	}{
		{"map with a filter and the sheet", at + "&category=nature", []func(b *Tab){press("Show more of the list"), rows(30), list}, "phone"},
		{"map with a filter", at + "&category=nature", []func(b *Tab){rows(30), list}, "desk"},
		{"map with a place", at + "&place=" + his[3].LocationID, []func(b *Tab){func(b *Tab) { b.Shows("Place of His 3") }}, ""},
		{"map with a find beside", at + "&find=" + his[3].ID, []func(b *Tab){func(b *Tab) { b.Until(`document.querySelector(".beside h1")?.innerText === "His 3"`) }}, "desk"},
		{"find with more comments", "/finds/" + his[0].ID, []func(b *Tab){scroll(1200)}, ""},
		{"person in photos", "/people/" + ben.ID, []func(b *Tab){rows(35), scroll(600)}, ""},
		{"person in a list", "/people/" + ben.ID, []func(b *Tab){press("List"), rows(35), scroll(900)}, ""},
		{"people", "/people", []func(b *Tab){func(b *Tab) { b.Fill("#people-search", "some") }, rows(44), scroll(400)}, ""},
		{"notifications", "/notifications", []func(b *Tab){rows(44), scroll(1500)}, ""},
		{"profile", "/profile", []func(b *Tab){rows(40), scroll(700)}, ""},
		{"feed", "/feed", []func(b *Tab){func(b *Tab) { b.Click(".group-face") }, rows(42), scroll(2000)}, ""},
		{"saved", "/saved", []func(b *Tab){press("Been there"), press("List"), rows(23), scroll(500)}, ""},
		{"settings", "/settings", nil, ""},
		{"waiting", "/waiting", []func(b *Tab){rows(1)}, ""},
		{"about", "/about", nil, "phone"},
		{"new find", "/new", []func(b *Tab){func(b *Tab) { b.Fill("#title", "New") }}, ""},
		{"edit", "/finds/" + own[0].ID + "/edit", []func(b *Tab){func(b *Tab) { b.Fill("#title", "Changed") }, scroll(300)}, ""},
	} {
		for _, width := range Widths {
			if x.only != "" && x.only != width.Name || x.only == "" && !all && width.Name == "desk" {
				continue
			}
			t.Run(x.name+"/"+width.Name, func(t *testing.T) {
				b := w.Tab(t, ann)
				b.AtWidth(width.Width, width.Height)
				b.AtNoon()
				if x.path == "/waiting" {
					b.Allow("502 (Bad Gateway)")
					front.Fail("PUT /api/finds/"+his[1].ID+"/comments", true)
					b.Open("/finds/" + his[1].ID)
					b.Fill("#comment", "Later")
					b.Press("Send")
					b.Until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server")`)
				}
				b.Open(x.path)
				b.Settled()
				for _, prepare := range x.prepare {
					prepare(b)
				}
				for _, to := range []struct{ path, title string }{{"/finds/" + his[1].ID, "His 1"}, {"/people/" + ben.ID, "ben"}} {
					if x.path == to.path {
						continue
					}
					b.Settled()
					was := Js[string](b, state)
					length := Js[int](b, "history.length")
					for _, back := range []string{`history.back()`, `document.querySelector(".head a.round").click()`} {
						b.Follow(to.path)
						b.Until(fmt.Sprintf(`location.pathname === %q && document.querySelector("main h1").innerText === %q`, to.path, to.title))
						Js[any](b, "("+back+", 1)")
						sameAs(b, was, x.name+" from "+to.title+" by "+back)
						if n := Js[int](b, "history.length"); n > length+1 {
							t.Errorf("the history has %d entries more", n-length)
						}
					}
				}
			})
		}
	}
}

// sameAs waits until the state of the screen is as it was, or says what has changed.
func sameAs(b *Tab, was, what string) {
	b.Helper()
	now := Js[string](b, fmt.Sprintf(`(async () => {
		const end = Date.now() + %d;
		while (%s !== %q && Date.now() < end) await new Promise((next) => setTimeout(next, 20));
		return %[2]s;
	})()`, Patience.Milliseconds()/4, state, was))
	if now != was {
		b.Errorf("%s:\n it was %s\n it is  %s", what, was, now)
	}
}
