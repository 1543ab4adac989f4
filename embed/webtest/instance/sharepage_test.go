package instance

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// visit makes the tab that of somebody who speaks a language and whose browser runs scripts, or not.
func visit(b *Tab, language string, scripts bool) {
	b.Helper()
	b.Call("visit", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !scripts})
		if err == nil {
			_, err = chromedp.Call(ctx, network.SetExtraHTTPHeaders, network.SetExtraHTTPHeadersParams{Headers: network.Headers{"Accept-Language": language}})
		}
		return err
	})
}

// now waits until an expression is true, also in a page whose scripts and timers do not run.
func now(b *Tab, expression string) {
	b.Helper()
	b.Call("wait for "+expression, func(ctx context.Context) error {
		for ctx.Err() == nil {
			if good, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("Boolean("+expression+")")); err == nil && good {
				return nil
			}
		}
		return ctx.Err()
	})
}

// goTo opens the page of a share.
func goTo(b *Tab, link string) {
	b.Helper()
	b.Do(chromedp.Navigate(b.W.URL + link))
	now(b, `document.querySelector("main h1") && [...document.images].every((i) => i.complete || i.loading === "lazy")`)
}

// TestSharePage visits shares on a phone and on a desk, in both languages and colours, with and without scripts.
func TestSharePage(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	photos := func(n int) (list []schema.Media) {
		for i := range n {
			list = append(list, Call[[]schema.Media](ann, "POST", "/api/media", Landscape(900, 600, float64(i)/5))...)
		}
		return list
	}
	bridge := ann.Find("The oldest bridge", false, 48.857, 2.3413, M{"at": "Pont Neuf, Paris", "category": "culture", "description": "Go down the stairs.", "media": photos(2)})
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Across Europe", "visibility": "private"})
	for i, at := range [][2]float64{{52.52, 13.4}, {41.9, 12.5}, {40.4, -3.7}} {
		f := ann.Find(fmt.Sprint("City ", i+1), false, at[0], at[1], M{"category": "food", "media": photos(1)})
		Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
	}
	share := func(body M) schema.Share { return Call[schema.Share](ann, "POST", "/api/shares", body) }
	find, area := share(M{"findId": bridge.ID, "place": "exact"}).Link, share(M{"findId": bridge.ID, "place": "area", "area": 20}).Link
	several, category := share(M{"listId": list.ID, "place": "exact"}).Link, share(M{"category": "food", "place": "area", "area": 5}).Link
	locked := share(M{"findId": bridge.ID, "place": "hidden", "password": "a long sentence"}).Link
	revoked := share(M{"findId": bridge.ID, "place": "exact"})
	Call[any](ann, "DELETE", "/api/shares/"+revoked.ID, nil)
	text := map[string]map[string]string{
		"en": {"open": "Open in maps", "count": "3 finds", "category": "Food", "wrong": "This password is wrong.", "gone": "There is nothing here"},
		"de": {"open": "Karten-App öffnen", "count": "3 Funde", "category": "Essen", "wrong": "Dieses Passwort ist falsch.", "gone": "Hier gibt es nichts"},
	}
	for i, x := range Widths {
		for _, scripts := range []bool{false, true} {
			language, dark := []string{"de", "en"}[i], (i == 0) == scripts
			name := fmt.Sprintf("%s, %s, scripts %v, dark %v", x.Name, language, scripts, dark)
			b := w.Tab(t, nil)
			b.Allow("404 (Not Found)")
			b.Allow("403 (Forbidden)")
			b.AtWidth(x.Width, x.Height)
			b.Emulate(dark)
			isPhone := x.Width < 700
			b.Call("have a touch screen", func(ctx context.Context) error {
				_, err := chromedp.Call(ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: isPhone})
				return err
			})
			visit(b, language, scripts)
			says := text[language]
			shows := func(text string) {
				t.Helper()
				now(b, fmt.Sprintf("document.body.innerText.includes(%q)", text))
			}
			good := func(what string) {
				t.Helper()
				visit(b, language, true) // which axe needs
				b.Accessible(name + ": " + what)
				visit(b, language, scripts)
			}
			is := func(what, expression string) {
				t.Helper()
				if !Js[bool](b, "Boolean("+expression+")") {
					t.Errorf("%s: %s: not %s", name, what, expression)
				}
			}
			goTo(b, find)
			shows("Pont Neuf, Paris")
			if isPhone {
				shows(says["open"])
			}
			is("find", fmt.Sprintf(`document.querySelector(".app").checkVisibility() === %v`, isPhone))
			is("find", `document.querySelector("a.button").href.startsWith("geo:48.857000,2.341300?")`)
			is("find", `!document.querySelector("[srcset*='_t.']")`) // a square, unlike the photo
			is("find", `document.querySelectorAll(".map .pin").length === 1 && !document.querySelector(".cell, .map a")`)
			is("find", fmt.Sprintf(`document.documentElement.lang === %q && !document.scripts.length`, language))
			is("find", `document.querySelector(".map svg").getBoundingClientRect().height > 200`)
			good("a find")
			b.ClickAtOnce(".photos a")
			now(b, `document.querySelector(".big:target img").naturalWidth > 0`)
			is("photo", `document.querySelector(".big:target img").getBoundingClientRect().height === innerHeight`)
			good("a photo")
			first := Js[string](b, `document.querySelector(".big:target").id`)
			b.ClickAtOnce(".big:target .next")
			now(b, fmt.Sprintf(`document.querySelector(".big:target")?.id !== %q`, first))
			b.ClickAtOnce(".big:target .close")
			now(b, `!document.querySelector(".big:target")`)

			goTo(b, area)
			is("area", `document.querySelectorAll(".map .cell").length === 1 && !document.querySelector(".pin")`)
			good("an area")

			goTo(b, several)
			shows(says["count"])
			is("list", `document.querySelectorAll(".map a").length === 3`)
			is("list", `[...document.querySelectorAll(".map a")].every((a) => { const m = document.querySelector(".map > svg").getBoundingClientRect(), r = a.querySelector("path").getBoundingClientRect(); return r.left > m.left && r.right < m.right && r.top > m.top && r.bottom < m.bottom; })`)
			good("a list")
			b.Do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll(".map a")[1].focus()`), chromedp.KeyEvent("\r"))
			now(b, `document.querySelector("article:target h2")?.innerText.includes("City 2")`)

			goTo(b, category)
			shows(says["category"])
			is("category", `document.querySelectorAll(".map .cell").length === 3`)
			good("a category")

			goTo(b, locked)
			is("form", `!document.body.innerText.includes("bridge")`)
			good("the form")
			enter := func(password string) {
				t.Helper()
				b.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector("#password").value = %q`, password)))
				b.ClickAtOnce("form button")
			}
			enter("a wrong sentence")
			shows(says["wrong"])
			good("a wrong password")
			enter("a long sentence")
			shows("The oldest bridge")
			is("hidden", `!document.querySelector(".map, a[href^='geo:']")`)
			good("a hidden place")

			goTo(b, revoked.Link)
			shows(says["gone"])
			good("a revoked share")
			if n := Js[int](b, `navigator.serviceWorker.getRegistrations().then((list) => list.length)`); n != 0 {
				t.Errorf("%s: %d service workers", name, n)
			}
			if kept := Js[string](b, `[document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join("")`); strings.TrimSpace(kept) != "" {
				t.Errorf("%s: the browser keeps %q", name, kept)
			}
		}
	}
}
