package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"finds/schema"
)

// visit makes the tab that of somebody who speaks a language and whose browser runs scripts, or not.
func (b *tab) visit(language string, scripts bool) {
	b.Helper()
	b.call("visit", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !scripts})
		if err == nil {
			_, err = chromedp.Call(ctx, network.SetExtraHTTPHeaders, network.SetExtraHTTPHeadersParams{Headers: network.Headers{"Accept-Language": language}})
		}
		return err
	})
}

// now waits until an expression is true, also in a page whose scripts and timers do not run.
func (b *tab) now(expression string) {
	b.Helper()
	b.call("wait for "+expression, func(ctx context.Context) error {
		for ctx.Err() == nil {
			if good, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("Boolean("+expression+")")); err == nil && good {
				return nil
			}
		}
		return ctx.Err()
	})
}

// goTo opens the page of a share.
func (b *tab) goTo(link string) {
	b.Helper()
	b.do(chromedp.Navigate(b.w.url + link))
	b.now(`document.querySelector("main h1") && [...document.images].every((i) => i.complete || i.loading === "lazy")`)
}

// TestSharePage visits shares on a phone and on a desk, in both languages and colours, with and without scripts.
func TestSharePage(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	photos := func(n int) (list []schema.Media) {
		for i := range n {
			list = append(list, call[[]schema.Media](ann, "POST", "/api/media", landscape(900, 600, float64(i)/5))...)
		}
		return list
	}
	bridge := ann.find("The oldest bridge", false, 48.857, 2.3413, m{"at": "Pont Neuf, Paris", "category": "culture", "description": "Go down the stairs.", "media": photos(2)})
	list := call[schema.List](ann, "POST", "/api/lists", m{"name": "Across Europe", "visibility": "private"})
	for i, at := range [][2]float64{{52.52, 13.4}, {41.9, 12.5}, {40.4, -3.7}} {
		f := ann.find(fmt.Sprint("City ", i+1), false, at[0], at[1], m{"category": "food", "media": photos(1)})
		call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
	}
	share := func(body m) schema.Share { return call[schema.Share](ann, "POST", "/api/shares", body) }
	find, area := share(m{"findId": bridge.ID, "place": "exact"}).Link, share(m{"findId": bridge.ID, "place": "area", "area": 20}).Link
	several, category := share(m{"listId": list.ID, "place": "exact"}).Link, share(m{"category": "food", "place": "area", "area": 5}).Link
	locked := share(m{"findId": bridge.ID, "place": "hidden", "password": "a long sentence"}).Link
	revoked := share(m{"findId": bridge.ID, "place": "exact"})
	call[any](ann, "DELETE", "/api/shares/"+revoked.ID, nil)
	text := map[string]map[string]string{
		"en": {"open": "Open in maps", "count": "3 finds", "category": "Food", "wrong": "This password is wrong.", "gone": "There is nothing here"},
		"de": {"open": "Karten-App öffnen", "count": "3 Funde", "category": "Essen", "wrong": "Dieses Passwort ist falsch.", "gone": "Hier gibt es nichts"},
	}
	for i, x := range widths {
		for _, scripts := range []bool{false, true} {
			language, dark := []string{"de", "en"}[i], (i == 0) == scripts
			name := fmt.Sprintf("%s, %s, scripts %v, dark %v", x.name, language, scripts, dark)
			b := w.tab(t, nil)
			b.allow("404 (Not Found)")
			b.allow("403 (Forbidden)")
			b.atWidth(x.width, x.height)
			b.emulate(dark)
			isPhone := x.width < 700
			b.call("have a touch screen", func(ctx context.Context) error {
				_, err := chromedp.Call(ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: isPhone})
				return err
			})
			b.visit(language, scripts)
			says := text[language]
			shows := func(text string) {
				t.Helper()
				b.now(fmt.Sprintf("document.body.innerText.includes(%q)", text))
			}
			good := func(what string) {
				t.Helper()
				b.visit(language, true) // which axe needs
				b.accessible(name + ": " + what)
				b.visit(language, scripts)
			}
			is := func(what, expression string) {
				t.Helper()
				if !js[bool](b, "Boolean("+expression+")") {
					t.Errorf("%s: %s: not %s", name, what, expression)
				}
			}
			b.goTo(find)
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
			b.click(".photos a")
			b.now(`document.querySelector(".big:target img").naturalWidth > 0`)
			is("photo", `document.querySelector(".big:target img").getBoundingClientRect().height === innerHeight`)
			good("a photo")
			first := js[string](b, `document.querySelector(".big:target").id`)
			b.click(".big:target .next")
			b.now(fmt.Sprintf(`document.querySelector(".big:target")?.id !== %q`, first))
			b.click(".big:target .close")
			b.now(`!document.querySelector(".big:target")`)

			b.goTo(area)
			is("area", `document.querySelectorAll(".map .cell").length === 1 && !document.querySelector(".pin")`)
			good("an area")

			b.goTo(several)
			shows(says["count"])
			is("list", `document.querySelectorAll(".map a").length === 3`)
			is("list", `[...document.querySelectorAll(".map a")].every((a) => { const m = document.querySelector(".map > svg").getBoundingClientRect(), r = a.querySelector("path").getBoundingClientRect(); return r.left > m.left && r.right < m.right && r.top > m.top && r.bottom < m.bottom; })`)
			good("a list")
			b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll(".map a")[1].focus()`), chromedp.KeyEvent("\r"))
			b.now(`document.querySelector("article:target h2")?.innerText.includes("City 2")`)

			b.goTo(category)
			shows(says["category"])
			is("category", `document.querySelectorAll(".map .cell").length === 3`)
			good("a category")

			b.goTo(locked)
			is("form", `!document.body.innerText.includes("bridge")`)
			good("the form")
			enter := func(password string) {
				t.Helper()
				b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector("#password").value = %q`, password)))
				b.click("form button")
			}
			enter("a wrong sentence")
			shows(says["wrong"])
			good("a wrong password")
			enter("a long sentence")
			shows("The oldest bridge")
			is("hidden", `!document.querySelector(".map, a[href^='geo:']")`)
			good("a hidden place")

			b.goTo(revoked.Link)
			shows(says["gone"])
			good("a revoked share")
			if n := js[int](b, `navigator.serviceWorker.getRegistrations().then((list) => list.length)`); n != 0 {
				t.Errorf("%s: %d service workers", name, n)
			}
			if kept := js[string](b, `[document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join("")`); strings.TrimSpace(kept) != "" {
				t.Errorf("%s: the browser keeps %q", name, kept)
			}
		}
	}
}
