package webtest

// Controlled waits until the service worker has the page.
func (b *Tab) Controlled() {
	b.Helper()
	b.Until(`navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
}

// Shown is JavaScript that lists the notifications on show.
const Shown = `navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((list) => list.map((n) => n.title + ": " + n.body))`
