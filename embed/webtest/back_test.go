package webtest

import (
	"context"
	"fmt"
	"testing"

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

// follow clicks a link of the page to a path, one in view if there is one, or a new one on a screen without any.
func (b *tab) follow(path string) {
	b.Helper()
	js[any](b, fmt.Sprintf(`((path) => {
		const links = [...document.querySelectorAll("main a")].filter((a) => a.getAttribute("href")?.split("#")[0] === path && !a.matches(".find"));
		const link = links.find((a) => a.getBoundingClientRect().bottom > 0) ?? links[0] ?? Object.assign(document.body.appendChild(document.createElement("a")), { href: path });
		link.click();
		return 1;
	})(%q)`, path))
}

// TestBackFromEverywhere leads from every screen to a find and to a person, and back with the browser and
// with the arrow of the app: the screen is as it was.
func TestBackFromEverywhere(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann").withPassword(), w.user("ben")
	befriend(ann, ben)
	var own, his []schema.Find
	for i := range 45 {
		his = append(his, ben.find(fmt.Sprint("His ", i), true, 48.9+float64(i)/500, 2.3, m{"category": "nature"}))
		own = append(own, ann.find(fmt.Sprint("Own ", i), true, 48.1+float64(i)/500, 2.3))
		must(w.store.SetLike(context.Background(), ben.id, own[i].ID, true))
		must(w.store.CreateUser(context.Background(), store.NewUser{Username: fmt.Sprintf("somebody%02d", i)}))
	}
	for _, f := range his[:25] {
		call[any](ann, "PUT", "/api/finds/"+f.ID+"/saved", m{"state": "been"})
	}
	for i := range 40 {
		call[any](ann, "POST", "/api/finds/"+his[0].ID+"/comments", m{"content": fmt.Sprint("Comment ", i)})
	}
	front := w.newFront()

	rows := func(n int) func(b *tab) {
		return func(b *tab) {
			b.Helper()
			b.until(fmt.Sprintf(`(() => { const n = document.querySelectorAll("main li, main .place").length; if (n < %d) document.querySelector("main .more")?.click(); return n >= %[1]d; })()`, n))
		}
	}
	press := func(text string) func(b *tab) {
		return func(b *tab) {
			b.Helper()
			b.press(text)
		}
	}
	scroll := func(y int) func(b *tab) {
		return func(b *tab) {
			b.Helper()
			b.until(fmt.Sprintf(`(scrollTo(0, %d), scrollY > 40)`, y))
		}
	}
	list := func(b *tab) {
		b.Helper()
		b.until(`(document.querySelector("#list-scroll").scrollTo(0, 900), document.querySelector("#list-scroll").scrollTop > 100)`)
	}
	at := "/?at=48.95,2.3,9"
	for _, x := range []struct {
		name, path string
		prepare    []func(b *tab)
		only       string // the name of the width
	}{
		{"map with a filter and the sheet", at + "&category=nature", []func(b *tab){press("Show more of the list"), rows(30), list}, "phone"},
		{"map with a filter", at + "&category=nature", []func(b *tab){rows(30), list}, "desk"},
		{"map with a place", at + "&place=" + his[3].LocationID, []func(b *tab){func(b *tab) { b.shows("Place of His 3") }}, ""},
		{"map with a find beside", at + "&find=" + his[3].ID, []func(b *tab){func(b *tab) { b.until(`document.querySelector(".beside h1")?.innerText === "His 3"`) }}, "desk"},
		{"find with more comments", "/finds/" + his[0].ID, []func(b *tab){scroll(1200)}, ""},
		{"person in photos", "/people/" + ben.id, []func(b *tab){rows(35), scroll(600)}, ""},
		{"person in a list", "/people/" + ben.id, []func(b *tab){press("List"), rows(35), scroll(900)}, ""},
		{"people", "/people", []func(b *tab){func(b *tab) { b.fill("#people-search", "some") }, rows(44), scroll(400)}, ""},
		{"notifications", "/notifications", []func(b *tab){rows(44), scroll(1500)}, ""},
		{"profile", "/profile", []func(b *tab){rows(40), scroll(700)}, ""},
		{"feed", "/feed", []func(b *tab){rows(42), scroll(2000)}, ""},
		{"saved", "/saved", []func(b *tab){press("Been there"), press("List"), rows(23), scroll(500)}, ""},
		{"settings", "/settings", []func(b *tab){scroll(300)}, ""},
		{"waiting", "/waiting", []func(b *tab){rows(1)}, ""},
		{"about", "/about", []func(b *tab){scroll(200)}, "phone"},
		{"new find", "/new", []func(b *tab){func(b *tab) { b.fill("#title", "New") }}, ""},
		{"edit", "/finds/" + own[0].ID + "/edit", []func(b *tab){func(b *tab) { b.fill("#title", "Changed") }, scroll(300)}, ""},
	} {
		for _, width := range widths {
			if x.only != "" && x.only != width.name {
				continue
			}
			t.Run(x.name+"/"+width.name, func(t *testing.T) {
				b := w.tab(t, ann)
				b.atWidth(width.width, width.height)
				if x.path == "/waiting" {
					b.allow("502 (Bad Gateway)")
					front.fail("PUT /api/finds/"+his[1].ID+"/comments", true)
					b.open("/finds/" + his[1].ID)
					b.fill("#comment", "Later")
					b.press("Send")
					b.until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server")`)
				}
				b.open(x.path)
				b.settled()
				for _, prepare := range x.prepare {
					prepare(b)
				}
				for _, to := range []struct{ path, title string }{{"/finds/" + his[1].ID, "His 1"}, {"/people/" + ben.id, "ben"}} {
					if x.path == to.path {
						continue
					}
					b.settled()
					was := js[string](b, state)
					length := js[int](b, "history.length")
					for _, back := range []string{`history.back()`, `document.querySelector(".head a.round").click()`} {
						b.follow(to.path)
						b.until(fmt.Sprintf(`location.pathname === %q && document.querySelector("main h1").innerText === %q`, to.path, to.title))
						js[any](b, "("+back+", 1)")
						b.sameAs(was, x.name+" from "+to.title+" by "+back)
						if n := js[int](b, "history.length"); n > length+1 {
							t.Errorf("the history has %d entries more", n-length)
						}
					}
				}
			})
		}
	}
}

// sameAs waits until the state of the screen is as it was, or says what has changed.
func (b *tab) sameAs(was, what string) {
	b.Helper()
	now := js[string](b, fmt.Sprintf(`(async () => {
		const end = Date.now() + %d;
		while (%s !== %q && Date.now() < end) await new Promise((next) => setTimeout(next, 20));
		return %[2]s;
	})()`, patience.Milliseconds()/4, state, was))
	if now != was {
		b.Errorf("%s:\n it was %s\n it is  %s", what, was, now)
	}
}
