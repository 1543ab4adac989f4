package instance

import (
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/server/webclient"
)

// older returns a service whose client is another release: its assets have another address, and its page says so.
func older(h http.Handler) http.Handler {
	now, before := path.Base(path.Dir(webclient.AssetPath("main.js"))), "0123456789abcdef"
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		r.URL.Path = strings.Replace(r.URL.Path, "/_/"+before+"/", "/_/"+now+"/", 1)
		r.Header.Del("Accept-Encoding") // so that the answer can be read
		res := httptest.NewRecorder()
		h.ServeHTTP(res, r)
		body := res.Body.String()
		switch kind := res.Header().Get("Content-Type"); {
		case strings.HasPrefix(kind, "text/html"):
			body = strings.Replace(body, "<html ", `<html data-release="before" `, 1)
			fallthrough
		case strings.HasPrefix(kind, "text/javascript"), strings.HasPrefix(kind, "text/css"):
			body = strings.ReplaceAll(body, now, before)
			res.Header().Del("Content-Length")
		}
		for name, values := range res.Header() {
			rw.Header()[name] = values
		}
		rw.WriteHeader(res.Code)
		rw.Write([]byte(body))
	})
}

// TestUpgradeOffline: after an upgrade of the service, an app that was installed before opens without a network, whether or not
// its page has been loaded again since.
func TestUpgradeOffline(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413, nil)
	w.Through(older)
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Allow("FetchEvent")
	b.Allow("TypeError: the tile cannot be read") // of parts of the map that are not stored
	shows := func(release, text string) {
		b.Until(`(document.documentElement.dataset.release ?? "") === "` + release + `"`)
		b.Shows(text)
	}
	b.Open("/")
	b.Controlled()
	b.Open("/")
	shows("before", "The oldest bridge")
	b.Settled()

	w.Through(func(h http.Handler) http.Handler { return h })
	b.Press("Feed") // in the page of before, whose screens are kept
	b.At("/feed")
	shows("before", "What’s new")
	b.Do(chromedp.Reload())
	shows("", "What’s new")
	// A browser that could not install the new worker tries again with the next page; here, at once.
	b.Until(`navigator.serviceWorker.ready.then((r) => r.update()).catch(() => {}).then(() => caches.keys())
		.then((names) => names.filter((n) => n.startsWith("shell-")).join() === "shell-` + webclient.AssetPath("") + `")`)
	b.Settled()
	w.Down.Store(true)
	b.Open("/feed")
	shows("", "What’s new")
	b.Open("/")
	shows("", "The oldest bridge")
	b.Open("/settings/appearance")
	b.Until(`document.querySelector("#theme")`)
}
