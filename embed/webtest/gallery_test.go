package webtest

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/server/webclient"
)

// gallery shows media, each an object of JavaScript, with the modules of the client on a page
// that has nothing else: the bundle defines the same elements.
func (b *tab) gallery(title string, media ...string) {
	b.Helper()
	b.call("bypass the policy of the page", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, page.SetBypassCSP, page.SetBypassCSPParams{Enabled: true})
		return err
	})
	b.do(chromedp.Navigate(b.w.url + webclient.AssetPath("lib/lit-html/LICENSE")))
	asset := func(name string) string { return strconv.Quote(webclient.AssetPath(name)) }
	js[any](b, `Promise.all([`+asset("app/parts/gallery.js")+`, `+asset("lib/lit-html/lit-html.js")+`, `+asset("app/i18n.js")+`].map((m) => import(m))).then(async ([g, lit, texts]) => {
		await texts.loadWords("en");
		const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `+asset("bundle/app.css")+` });
		document.head.append(style);
		await new Promise((resolve) => { style.onload = resolve; });
		const main = document.createElement("main");
		document.body.replaceChildren(main);
		lit.render(g.gallery({ title: `+strconv.Quote(title)+`, media: [`+strings.Join(media, ", ")+`] }), main);
		return 1;
	})`)
}

// TestViewer shows the film that it says, and leaves the arrow keys to it.
func TestViewer(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, nil)
	still := webclient.AssetPath("icons/192.png")
	medium := func(kind, url string) string {
		return fmt.Sprintf(`{ type: %q, url: %q, thumbnailUrl: %[3]q, fallbackUrl: %[3]q, fallbackThumbnailUrl: %[3]q, width: 192, height: 192 }`, kind, url, still)
	}
	b.gallery("Film", medium("image", still), medium("video", "/one.mp4"), medium("video", "/two.mp4"))
	b.press("Enlarge photo 1")
	film := `document.querySelector("dialog video")?.currentSrc`
	b.keys(kb.ArrowRight)
	b.until(film + `.endsWith("/one.mp4")`)
	b.keys(kb.ArrowRight)
	b.until(film + `.endsWith("/two.mp4")`)
	js[any](b, `(() => { document.querySelector("dialog video").focus(); return 1; })()`)
	b.keys(kb.ArrowLeft)
	if at := js[string](b, film); !js[bool](b, `document.activeElement.localName === "video"`) || at != w.url+"/two.mp4" {
		t.Errorf("an arrow key that the film takes leads to %s", at)
	}
}

// TestFilmSources: a browser is offered the video with its codecs, then the copy, and says so when
// it plays neither.
func TestFilmSources(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, nil)
	still := webclient.AssetPath("icons/192.png")
	film := func(url, more string) string {
		return fmt.Sprintf(`{ type: "video", url: %q, codecs: "hvc1.9.6.L93.B0", thumbnailUrl: %[2]q, fallbackUrl: %[2]q, fallbackThumbnailUrl: %[2]q, width: 192, height: 192%s }`, url, still, more)
	}
	photo := fmt.Sprintf(`{ type: "image", url: %[1]q, thumbnailUrl: %[1]q, fallbackUrl: %[1]q, fallbackThumbnailUrl: %[1]q, width: 192, height: 192 }`, still)
	b.gallery("Film", photo, film("/one.mov?v=1", `, playbackUrl: "/one_p.mp4"`), film("/two.mp4", ""))
	b.press("Enlarge photo 1")
	b.keys(kb.ArrowRight)
	b.until(`document.querySelector("dialog video")?.currentSrc.endsWith("/one_p.mp4")`)
	sources := js[string](b, `[...document.querySelectorAll("dialog source")].map((s) => s.getAttribute("src") + " " + s.type).join(", ")`)
	if want := `/one.mov?v=1 video/mp4; codecs="hvc1.9.6.L93.B0", /one_p.mp4 video/mp4`; sources != want {
		t.Errorf("the sources are %s, want %s", sources, want)
	}
	b.keys(kb.ArrowRight)
	b.until(`document.querySelector("dialog .shown")?.innerText.includes("This video cannot be played here. Download")`)
	if to := js[string](b, `document.querySelector("dialog .shown a[download]").getAttribute("href")`); to != "/two.mp4" {
		t.Errorf("the link leads to %s", to)
	}
}

// TestLikers: the dialog shows an error when the next page does not load, and
// loads it on another try.
func TestLikers(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	for i := range 51 {
		call[any](w.user(fmt.Sprint("reader", i)), "PUT", "/api/finds/"+f.ID+"/like", nil)
	}
	front := w.newFront()
	b := w.tab(t, ann)
	b.allow("502 (Bad Gateway)")
	b.open("/finds/" + f.ID)
	b.click("#likers")
	b.until(`document.querySelectorAll("dialog .person").length === 50`)
	front.fail("/likes?", true)
	b.press("Show more")
	b.until(`document.querySelector("dialog .say")?.innerText.includes("502")`)
	if over := js[bool](b, `(() => { const r = document.querySelector(".say").getBoundingClientRect(); return document.elementFromPoint(r.left + 30, r.top + r.height / 2)?.closest(".say") !== null; })()`); !over {
		t.Error("what is said is behind the dialog")
	}
	b.click("dialog .say button")
	front.fail("/likes?", false)
	b.press("Show more")
	b.until(`document.querySelectorAll("dialog .person").length === 51`)
	b.keys(kb.Escape)
	b.until(`!document.querySelector("dialog")`)
	b.press("Share") // here the link is copied
	b.shows("Link copied.")
	if link := js[string](b, `navigator.clipboard.readText()`); link != w.url+"/finds/"+f.ID {
		t.Errorf("copied: %q", link)
	}
	b.press("More actions")
	b.press("Delete")
	b.at("/")
	b.shows("Find deleted.")
	b.shows("No finds here yet")
	b.press("Undo")
	b.at("/finds/" + f.ID)
	b.shows("Find restored.")
	b.shows("51 likes")
}
