package find

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/server/webclient"
)

// TestViewer shows the film that it says, and leaves the arrow keys to it.
func TestViewer(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, nil)
	still := webclient.AssetPath("icons/192.png")
	medium := func(kind, url string) string {
		return fmt.Sprintf(`{ type: %q, url: %q, thumbnailUrl: %[3]q, fallbackUrl: %[3]q, fallbackThumbnailUrl: %[3]q, width: 192, height: 192 }`, kind, url, still)
	}
	b.Gallery("Film", medium("image", still), medium("video", "/one.mp4"), medium("video", "/two.mp4"))
	b.Press("Enlarge photo 1")
	b.Until(`document.querySelector("dialog .viewer")`)
	film := `document.querySelector("dialog video")?.currentSrc`
	b.Keys(kb.ArrowRight)
	b.Until(film + `.endsWith("/one.mp4")`)
	b.Keys(kb.ArrowRight)
	b.Until(film + `.endsWith("/two.mp4")`)
	Js[any](b, `(() => { document.querySelector("dialog video").focus(); return 1; })()`)
	b.Keys(kb.ArrowLeft)
	if at := Js[string](b, film); !Js[bool](b, `document.activeElement.localName === "video"`) || at != w.URL+"/two.mp4" {
		t.Errorf("an arrow key that the film takes leads to %s", at)
	}
}

// TestFilmSources: a browser is offered the video with its codecs, then the copy, and says so when
// it plays neither.
func TestFilmSources(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, nil)
	still := webclient.AssetPath("icons/192.png")
	film := func(url, more string) string {
		return fmt.Sprintf(`{ type: "video", url: %q, codecs: "hvc1.9.6.L93.B0", thumbnailUrl: %[2]q, fallbackUrl: %[2]q, fallbackThumbnailUrl: %[2]q, width: 192, height: 192%s }`, url, still, more)
	}
	photo := fmt.Sprintf(`{ type: "image", url: %[1]q, thumbnailUrl: %[1]q, fallbackUrl: %[1]q, fallbackThumbnailUrl: %[1]q, width: 192, height: 192 }`, still)
	b.Gallery("Film", photo, film("/one.mov?v=1", `, playbackUrl: "/one_p.mp4"`), film("/two.mp4", ""))
	b.Press("Enlarge photo 1")
	b.Until(`document.querySelector("dialog .viewer")`)
	b.Keys(kb.ArrowRight)
	b.Until(`document.querySelector("dialog video")?.currentSrc.endsWith("/one_p.mp4")`)
	sources := Js[string](b, `[...document.querySelectorAll("dialog source")].map((s) => s.getAttribute("src") + " " + s.type).join(", ")`)
	if want := `/one.mov?v=1 video/mp4; codecs="hvc1.9.6.L93.B0", /one_p.mp4 video/mp4`; sources != want {
		t.Errorf("the sources are %s, want %s", sources, want)
	}
	b.Keys(kb.ArrowRight)
	b.Until(`document.querySelector("dialog .shown")?.innerText.includes("This video cannot be played here. Download")`)
	if to := Js[string](b, `document.querySelector("dialog .shown a[download]").getAttribute("href")`); to != "/two.mp4" {
		t.Errorf("the link leads to %s", to)
	}
}

// TestLikers: the dialog shows an error when the next page does not load, and
// loads it on another try.
func TestLikers(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	for i := range 51 {
		Call[any](w.User(fmt.Sprint("reader", i)), "PUT", "/api/finds/"+f.ID+"/like", nil)
	}
	front := w.NewFront()
	b := w.Tab(t, ann)
	b.Allow("502 (Bad Gateway)")
	b.Open("/finds/" + f.ID)
	b.Click("#likers")
	b.Until(`document.querySelectorAll("dialog .person").length === 50`)
	front.Fail("/likes?", true)
	b.Press("Show more")
	b.Until(`document.querySelector("dialog .say")?.innerText.includes("The server does not respond.")`)
	if over := Js[bool](b, `(() => { const r = document.querySelector(".say").getBoundingClientRect(); return document.elementFromPoint(r.left + 30, r.top + r.height / 2)?.closest(".say") !== null; })()`); !over {
		t.Error("what is said is behind the dialog")
	}
	at := Js[[]float64](b, `(r => [r.left + 30, r.top + 10])(document.querySelector("dialog .say").getBoundingClientRect())`)
	b.Touch([4]float64{at[0], at[1], at[0], at[1] + 30})
	b.Until(`!document.querySelector(".say")`)
	front.Fail("/likes?", false)
	b.Press("Show more")
	b.Until(`document.querySelectorAll("dialog .person").length === 51`)
	b.Keys(kb.Escape)
	b.Until(`!document.querySelector("dialog")`)
	b.Press("Share")
	b.Accessible("the ways to share")
	b.Press("Copy the link")
	b.Shows("Link copied.")
	if link := Js[string](b, `navigator.clipboard.readText()`); link != w.URL+"/finds/"+f.ID {
		t.Errorf("copied: %q", link)
	}
	b.Press("More actions")
	b.Press("Delete")
	b.At("/")
	b.Shows("Find deleted.")
	b.Shows("No finds here yet")
	b.Press("Undo")
	b.At("/finds/" + f.ID)
	b.Shows("Find restored.")
	b.Shows("51 likes")
}
