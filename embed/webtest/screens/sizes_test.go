package screens

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// photograph is a landscape with as much detail as that of a camera: at display size it
// has about 300 KB.
func photograph(w, h int, hue float64) []byte {
	m := Must(jpeg.Decode(bytes.NewReader(Landscape(w, h, hue))))
	p := image.NewRGBA(m.Bounds())
	rnd := rand.New(rand.NewPCG(uint64(hue*100), 1))
	var grain [4][]int // of 1, 2, 4 and 8 pixels
	for i := range grain {
		grain[i] = make([]int, w*h)
		for k := range grain[i] {
			grain[i][k] = rnd.IntN(17) - 8
		}
	}
	for y := range h {
		for x := range w {
			d := 0
			for i, g := range grain {
				d += g[(y>>i)*w+x>>i]
			}
			r, g, b, _ := m.At(x, y).RGBA()
			light := func(v uint32) uint8 { return uint8(max(0, min(int(v>>8)+d, 255))) }
			p.SetRGBA(x, y, color.RGBA{light(r), light(g), light(b), 255})
		}
	}
	var b bytes.Buffer
	Must(0, jpeg.Encode(&b, p, &jpeg.Options{Quality: 90}))
	return b.Bytes()
}

// received counts the bytes of the pictures that a page receives. The events of a request
// come from two streams, in any order.
type received struct {
	mu    sync.Mutex
	files map[network.RequestID]string  // paths of pictures
	bytes map[network.RequestID]float64 // of whatever has been received
}

// receives starts to count. The service worker is left out, whose requests the page does
// not see.
func receives(b *Tab) *received {
	b.Helper()
	r := &received{files: map[network.RequestID]string{}, bytes: map[network.RequestID]float64{}}
	b.Call("leave out the service worker", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, network.SetBypassServiceWorker, network.SetBypassServiceWorkerParams{Bypass: true})
		return err
	})
	go Each(chromedp.Events(b.Ctx, network.ResponseReceived), func(e network.EventResponseReceived) {
		if path, ok := strings.CutPrefix(e.Response.URL, b.W.URL+schema.MediaPrefix); ok {
			r.mu.Lock()
			defer r.mu.Unlock()
			r.files[e.RequestID], _, _ = strings.Cut(path, "?")
		}
	})
	go Each(chromedp.Events(b.Ctx, network.LoadingFinished), func(e network.EventLoadingFinished) {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.bytes[e.RequestID] = e.EncodedDataLength
	})
	return r
}

func (r *received) sum() (files int, sum float64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	paths := map[string]bool{}
	for id, path := range r.files {
		if n, ok := r.bytes[id]; ok {
			paths[path] = true
			sum += n
		}
	}
	return len(paths), sum
}

// pictureGate holds pictures back until it is opened.
func pictureGate(w *World) (open func()) {
	held := make(chan struct{})
	open = sync.OnceFunc(func() { close(held) })
	w.Cleanup(open)
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if strings.HasPrefix(r.URL.Path, schema.MediaPrefix) {
				select {
				case <-held:
				case <-r.Context().Done():
				}
			}
			h.ServeHTTP(rw, r)
		})
	})
	return open
}

// TestPictureBytes: five photos on a telephone take at most 500 KB, and each is loaded when the one
// before it is in view. Their places have their size and a blurred preview before they are there.
func TestPictureBytes(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	var list []schema.Media
	var whole int
	for i := range 5 {
		list = append(list, Call[[]schema.Media](ann, "POST", "/api/media", photograph(1920, 1440, float64(i)/5))...)
		_, file := ann.Send("GET", list[i].URL, "", nil)
		whole += len(file)
	}
	if whole < 1_200_000 {
		t.Fatalf("the photos are too light to show anything: %d bytes", whole)
	}
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": list})
	open := pictureGate(w)
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(412, 915, chromedp.EmulateScale(2)))
	counted := receives(b)
	b.Open("/finds/" + f.ID)
	const images = `[...document.querySelectorAll(".gallery img")]`
	const previews = `[...document.querySelectorAll(".gallery blur-preview")]`
	b.Until(images + `.length === 5 && ` + previews + `.length === 5`)
	boxes := `JSON.stringify(` + images + `.map((i) => { const r = i.closest(".frame").getBoundingClientRect(); return [r.width, r.height]; }))`
	before := Js[string](b, boxes)
	shown := `getComputedStyle(document.querySelector(".gallery blur-preview")).opacity`
	colours := `(() => { const c = document.querySelector(".gallery blur-preview canvas"); const all = c.getContext("2d").getImageData(0, 0, 16, 12).data;
		return [1, 10].map((y) => all.subarray(64 * y + 32, 64 * y + 36)).map(([r, g, b, a]) => (a === 255 ? (b > r && b > g ? "blue" : g > b ? "green" : "other") : "clear")).join(); })()`
	if got := Js[string](b, shown); got != "1" {
		t.Errorf("the preview has opacity %s", got)
	}
	if got := Js[string](b, colours); got != "blue,green" {
		t.Errorf("the preview shows %s", got)
	}
	first := `[` + images + `[0].loading, ` + images + `[0].fetchPriority, ` + images + `[1].loading, ` + images + `[1].fetchPriority].join()`
	if got := Js[string](b, first); got != "eager,high,lazy,auto" {
		t.Errorf("the first two are %s", got)
	}
	open()
	b.Until(images + `.slice(0, 2).every((i) => i.complete && i.naturalWidth > 0)`)
	if far := Js[string](b, images+`.map((i) => i.checkVisibility()).join()`); far != "true,true,false,false,false" {
		t.Errorf("the photos that may be loaded are %s", far)
	}
	if n, _ := counted.sum(); n > 2 {
		t.Errorf("%d files are loaded before anything is swiped", n)
	}
	for i := range list {
		Js[any](b, fmt.Sprintf(`(() => { %s[%d].closest("li").scrollIntoView({ inline: "center" }); return 1; })()`, images, i))
		b.Until(fmt.Sprintf(`(() => { const i = %s[%d]; return i.complete && i.naturalWidth > 0; })()`, images, i))
	}
	b.Until(previews + `.every((p) => p.classList.contains("gone") && getComputedStyle(p).opacity === "0")`)
	if after := Js[string](b, boxes); after != before || strings.Contains(before, "[0,") || strings.Contains(before, ",0]") {
		t.Errorf("the places are %s, and with the pictures %s", before, after)
	}
	b.Until(images + `.every((i) => i.currentSrc.includes("_m.webp"))`)
	n, sum := counted.sum()
	for deadline := time.Now().Add(Patience); n < 5 && time.Now().Before(deadline); { // the last event may still be on its way
		Js[int](b, `1`)
		n, sum = counted.sum()
	}
	t.Logf("%d files, %.0f bytes; at display size %d", n, sum, whole)
	if n != 5 || sum > 500_000 || sum < 50_000 {
		t.Errorf("%d files, %.0f bytes, want 5 of at most 500,000", n, sum)
	}
	b.Press("Enlarge photo 1")
	b.Until(`document.querySelector("dialog img")?.currentSrc.includes("_m.webp")`) // the screen has no more pixels
}

// TestPictureSizes: a large screen gets the large file in the viewer, motion fades the
// preview, and media of earlier versions and stored responses are shown as they are.
func TestPictureSizes(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	photo := Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1920, 1440, 0.3))[0]
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": []schema.Media{photo}})
	b := w.Tab(t, ann)
	b.Media(false, "no-preference")
	b.Do(chromedp.EmulateViewport(1600, 1300))
	b.Open("/finds/" + f.ID)
	b.Until(`document.querySelector(".gallery img")?.currentSrc.includes("_m.webp")`)
	b.Until(`document.querySelector(".gallery blur-preview.gone")`)
	if got := Js[string](b, `getComputedStyle(document.querySelector(".gallery blur-preview")).transitionDuration`); got != "0.2s" {
		t.Errorf("the preview fades in %s", got)
	}
	b.Emulate(false)
	if got := Js[string](b, `getComputedStyle(document.querySelector(".gallery blur-preview")).transitionDuration`); got != "0s" {
		t.Errorf("without motion the preview fades in %s", got)
	}
	b.Press("Enlarge photo 1")
	b.Until(`/[0-9a-f]{32}\.webp/.test(document.querySelector("dialog img")?.currentSrc)`)
	b.Until(`document.querySelector("dialog img").naturalWidth > 0`)

	b.Open("/people/" + ann.ID)
	b.Until(`document.querySelector(".tile blur-preview.gone canvas") && document.querySelector(".tile img").currentSrc.includes("_t.webp")`)

	path, _, _ := strings.Cut(photo.URL, "?")
	former := fmt.Sprintf(`{ type: "image", url: %q, thumbnailUrl: %[1]q, fallbackUrl: %[1]q, fallbackThumbnailUrl: %[1]q, width: 1920, height: 1440 }`, path)
	other := fmt.Sprintf(`{ ...%s, blur: "no hash" }`, former)
	b.Gallery("Former", former, other)
	b.Until(`[...document.querySelectorAll("main .gallery img")].length === 2 && document.querySelector("main .gallery img").naturalWidth === 1920`)
	if n := Js[int](b, `document.querySelectorAll("main blur-preview").length * 10 + document.querySelectorAll("main blur-preview canvas").length`); n != 10 {
		t.Errorf("media without a preview have one: %d", n)
	}
}
