package instance

import (
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// TestHelp: the documents of this version are there without the server, can be searched, and lead to each other.
func TestHelp(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Open("/settings")
	b.Controlled()
	b.Until(`caches.keys().then((names) => Promise.all(names.map((n) => caches.open(n).then((c) => c.keys())))).then((all) => all.flat().some((r) => r.url.endsWith("/bundle/help.json")))`)
	w.Down.Store(true)
	b.Click(`a[href="/help"]`)
	b.At("/help")
	b.Shows("Using Finds")
	b.Accessible("the help")
	b.Fill("#help-words", "home zone")
	b.Shows("Using Finds › Links for people without an account")
	b.Accessible("what the search in the help finds")
	b.Click(`a[href="/help/using#links-for-people-without-an-account"]`)
	b.At("/help/using")
	b.Until(`document.activeElement.id === "links-for-people-without-an-account"`)
	b.Accessible("a document of the help")
	b.Click(`a[href="/help/getting-started"]`)
	b.At("/help/getting-started")
	b.Shows("More accounts")
	b.Do(chromedp.NavigateBack())
	b.At("/help/using")
	b.Do(chromedp.NavigateBack())
	b.Until(`document.querySelector("#help-words")?.value === "home zone"`)
	w.Down.Store(false)
	b.Open("/help/nowhere")
	b.Shows("Page not found")
}
