package find

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestFindComesOnce: the page of a find names it and its first photo, so that both come with the scripts, and the screen takes
// these: the photo is asked for before the find is there. It asks for neither again, whatever the shape of the photo and the screen:
// another file of the photo would come for nothing.
func TestFindComesOnce(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	var mu sync.Mutex
	asked := map[string]int{} // by path
	var find, photo string    // the paths below which both are
	early := make(chan struct{})
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			mu.Lock()
			isFind, isPhoto, ready := r.URL.Path == find, photo != "" && strings.HasPrefix(r.URL.Path, photo), early
			if isFind {
				asked["find"]++
			}
			if isPhoto {
				if asked["photo"]++; asked["photo"] == 1 {
					close(early)
				}
			}
			mu.Unlock()
			if isFind {
				select {
				case <-ready:
				case <-r.Context().Done():
				}
			}
			h.ServeHTTP(rw, r)
		})
	})
	for _, size := range [][2]int{{2000, 900}, {1600, 1200}, {1200, 1200}, {1000, 1800}} {
		f := ann.Find(fmt.Sprint("Photo of ", size), true, 48.857, 2.3413, M{"media": Call[[]schema.Media](ann, "POST", "/api/media", Landscape(size[0], size[1], 0.4))})
		for _, screen := range [][3]float64{{412, 823, 1}, {412, 823, 2.625}, {1200, 823, 1}, {1200, 823, 2}} {
			mu.Lock()
			clear(asked)
			early = make(chan struct{})
			find, photo = "/api/finds/"+f.ID, strings.TrimSuffix(f.Media[0].URL, ".webp")
			mu.Unlock()
			b := w.Tab(t, ann)
			b.Do(chromedp.EmulateViewport(int64(screen[0]), int64(screen[1]), chromedp.EmulateScale(screen[2])))
			b.Open("/finds/" + f.ID)
			b.Until(`document.querySelector(".gallery img")?.naturalWidth > 0`)
			mu.Lock()
			if asked["find"] != 1 || asked["photo"] != 1 {
				t.Errorf("%v on %v: the find was asked for %d times, its photo %d times", size, screen, asked["find"], asked["photo"])
			}
			mu.Unlock()
		}
	}
}
