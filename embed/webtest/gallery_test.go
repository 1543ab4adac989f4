package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"finds/server/webclient"
)

// TestViewer shows the film that it says, and leaves the arrow keys to it.
func TestViewer(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, nil)
	b.open("/about")
	still := webclient.AssetPath("icons/192.png")
	medium := func(kind, url string) string {
		return fmt.Sprintf(`{ type: %q, url: %q, thumbnailUrl: %[3]q, fallbackUrl: %[3]q, fallbackThumbnailUrl: %[3]q, width: 192, height: 192 }`, kind, url, still)
	}
	js[any](b, `Promise.all([import("`+webclient.AssetPath("app/parts/gallery.js")+`"), import("`+webclient.AssetPath("lib/lit-html/lit-html.js")+`")]).then(([g, lit]) => {
		lit.render(g.gallery({ title: "Film", media: [`+medium("image", still)+`, `+medium("video", "/one.mp4")+`, `+medium("video", "/two.mp4")+`] }), document.querySelector("main"));
		return 1;
	})`)
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
	b.press("Delete")
	b.until(`document.querySelector("dialog")?.innerText.includes("Delete this find?")`)
	b.press("Cancel")
	b.until(`!document.querySelector("dialog")`)
	b.press("Delete")
	b.click("dialog .danger")
	b.at("/")
	b.shows("Find deleted.")
	b.shows("No finds here yet")
}
