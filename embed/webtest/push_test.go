package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"

	"finds/push/pushtest"
)

// controlled waits until the service worker has the page.
func (b *tab) controlled() {
	b.Helper()
	b.until(`navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
}

// subscribeAs puts a subscription of our push service in the place of the one
// that a browser without a screen waits for in vain.
func (b *tab) subscribeAs(s *pushtest.Browser) {
	b.Helper()
	b.call("stand in for the push service", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: fmt.Sprintf(`{
			let sub = null;
			const made = { options: {}, toJSON: () => ({ endpoint: %q, expirationTime: null, keys: { p256dh: %q, auth: %q } }), unsubscribe: async () => { sub = null; return true; } };
			PushManager.prototype.subscribe = async (o) => { if (!o.userVisibleOnly || o.applicationServerKey.length !== 65) throw new Error("asked for " + JSON.stringify(o)); sub = made; return sub; };
			PushManager.prototype.getSubscription = async () => sub;
		}`, s.Endpoint, s.P256dh(), s.Auth())})
		return err
	})
}

// registration is the id of the service worker's registration.
func (b *tab) registration() (id serviceworker.RegistrationID) {
	b.Helper()
	b.call("find the registration", func(ctx context.Context) error {
		events := chromedp.Events(ctx, serviceworker.WorkerRegistrationUpdated)
		if _, err := chromedp.Call(ctx, serviceworker.Enable, cdp.Empty{}); err != nil {
			return err
		}
		for e, err := range events {
			if err != nil {
				return err
			}
			for _, r := range e.Registrations {
				if strings.HasPrefix(r.ScopeURL, b.w.url) {
					id = r.RegistrationID
					return nil
				}
			}
		}
		return context.Canceled
	})
	return id
}

// deliver hands the service worker a push message.
func (b *tab) deliver(id serviceworker.RegistrationID, data string) {
	b.Helper()
	b.call("deliver a push message", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, serviceworker.DeliverPushMessage, serviceworker.DeliverPushMessageParams{Origin: b.w.url, RegistrationID: id, Data: data})
		return err
	})
}

const shown = `navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((list) => list.map((n) => n.title + ": " + n.body))`

// newest is the notification that was shown last.
const newest = `navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((list) => list.sort((x, y) => y.timestamp - x.timestamp)[0])`

// inWorker evaluates an expression in the service worker.
func (b *tab) inWorker(expression string) {
	b.Helper()
	b.call("evaluate in the worker "+expression, func(ctx context.Context) error {
		infos, err := chromedp.Targets(ctx)
		if err != nil {
			return err
		}
		for _, info := range infos {
			if info.Type != "service_worker" || !strings.HasPrefix(info.URL, b.w.url) {
				continue
			}
			worker, cancel := chromedp.NewContext(b.ctx, chromedp.WithTargetID(info.TargetID), chromedp.WithDetachOnCancel())
			defer cancel()
			return chromedp.Do(worker, chromedp.Evaluate[chromedp.Void](expression, chromedp.EvalAwaitPromise))
		}
		return fmt.Errorf("no service worker among %v", infos)
	})
}

// clickNotification clicks the notification that was shown last.
func (b *tab) clickNotification() {
	b.Helper()
	b.inWorker(`registration.getNotifications().then((list) => { const [notification] = list.sort((x, y) => y.timestamp - x.timestamp); dispatchEvent(new NotificationEvent("notificationclick", { notification })); })`)
}

// TestFriendRequestByPush switches push on, has somebody ask to be a friend, and
// clicks what is shown. It is alone with the whole browser, as is the next: where
// profiles come and go, notifications do so too.
func TestFriendRequestByPush(t *testing.T) {
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	browser := w.push.Browser("fcm.googleapis.com")

	a := w.notifiedTab(t, ann)
	a.subscribeAs(browser)
	a.open("/settings")
	a.controlled()
	a.press("Turn on")
	a.shows("This device gets notifications")
	a.press("Send a test")
	a.shows("Test sent.")
	if got := <-w.pushed; got.Data.Type != "test" || got.Browser != browser {
		t.Fatalf("the test is %+v", got)
	}

	// The browser changes its subscription, and does not say from which.
	next := w.push.Browser("fcm.googleapis.com")
	before := js[string](a, `localStorage.subscription`)
	a.inWorker(fmt.Sprintf(`(() => {
		PushManager.prototype.subscribe = async (o) => { if (!o.userVisibleOnly || !o.applicationServerKey) throw new Error("asked for " + JSON.stringify(o)); return { toJSON: () => ({ endpoint: %q, keys: { p256dh: %q, auth: %q } }) }; };
		const event = new ExtendableEvent("pushsubscriptionchange");
		event.oldSubscription = event.newSubscription = null;
		dispatchEvent(event);
	})()`, next.Endpoint, next.P256dh(), next.Auth()))
	a.until(`caches.has("private-push")`)
	call[any](ann, "DELETE", "/api/push/subscriptions/"+before, nil)
	a.click(".tab.me")
	a.at("/profile")
	a.press("Settings")
	a.shows("This device gets notifications")
	if js[bool](a, fmt.Sprintf(`localStorage.subscription === %q || caches.has("private-push")`, before)) {
		t.Error("the page does not know of the change")
	}

	arrived := a.passing("ben wants to be your friend")
	b := w.tab(t, ben)
	b.open("/people")
	b.fill("#people-search", "an")
	b.press("Add friend: ann")
	b.shows("Friend request sent to ann.")
	arrived() // by the stream, while the page is open
	a.until(`document.querySelector(".tab.bell .count")?.textContent === "1"`)

	got := <-w.pushed
	id := a.registration()
	a.showsAfter(id, string(got.Body), 0)
	if list := js[[]string](a, shown); len(list) != 1 || list[0] != "New friend request: ben sent you a friend request" {
		t.Errorf("it shows %q", list)
	}
	a.clickNotification()
	a.at("/friends")
	a.press("Accept: ben")
	a.shows("You and ben are now friends.")
	b.shows("ann accepted your friend request")
}

// showsAfter delivers a message and waits for a notification that is newer than a
// time in milliseconds. Chromium loses one in thirty messages to a worker that
// has just started, so it tries three times.
func (b *tab) showsAfter(id serviceworker.RegistrationID, data string, before float64) {
	b.Helper()
	for range 3 {
		b.deliver(id, data)
		if js[bool](b, fmt.Sprintf(`(async () => {
			for (let i = 0; i < 100; i++) {
				if ((await %s)?.timestamp > %f) return true;
				await new Promise((done) => setTimeout(done, 100));
			}
			return false;
		})()`, newest, before)) {
			return
		}
	}
	b.Errorf("%q shows nothing", data)
}

// TestPushAlwaysShows: whatever comes, one notification is shown, and a click
// leads to no other site.
func TestPushAlwaysShows(t *testing.T) {
	w := newWorld(t)
	b := w.notifiedTab(t, w.user("ann"))
	b.open("/about")
	b.controlled()
	id := b.registration()
	for data, want := range map[string]string{
		`{"title":"Good","body":"one","tag":"a","data":{"url":"https://evil.example/"}}`: "Good: one",
		`{"unknown":true}`: "Finds: You have a new notification.",
		`{}`:               "Finds: You have a new notification.",
		`null`:             "Finds: You have a new notification.",
		`[1]`:              "Finds: You have a new notification.",
		`no JSON`:          "Finds: You have a new notification.",
		``:                 "Finds: You have a new notification.",
	} {
		before := js[float64](b, newest+`.then((n) => n?.timestamp ?? 0)`)
		b.showsAfter(id, data, before)
		if got := js[string](b, newest+`.then((n) => n.title + ": " + n.body)`); got != want {
			t.Errorf("%q shows %q", data, got)
		}
		if strings.Contains(data, "evil") {
			b.clickNotification()
			b.at("/notifications")
		}
	}
	b.do(chromedp.Navigate(b.w.url + "/api/docs")) // no page of the client, which would not hear of it
	b.inWorker(`(Clients.prototype.openWindow = async (url) => { await (await caches.open("opened")).put("/opened", new Response(url)); }, 1)`)
	b.clickNotification()
	b.until(`caches.match("/opened").then((r) => r?.text()).then((url) => url === location.origin + "/notifications")`)
}
