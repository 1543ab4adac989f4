package push

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/push/pushtest"
)

// subscribeAs puts a subscription of our push service in the place of the one
// that a browser without a screen waits for in vain.
func subscribeAs(b *Tab, s *pushtest.Browser) {
	b.Helper()
	b.Before(fmt.Sprintf(`{
			let sub = null;
			const made = { options: {}, toJSON: () => ({ endpoint: %q, expirationTime: null, keys: { p256dh: %q, auth: %q } }), unsubscribe: async () => { sub = null; return true; } };
			PushManager.prototype.subscribe = async (o) => { if (!o.userVisibleOnly || o.applicationServerKey.length !== 65) throw new Error("asked for " + JSON.stringify(o)); sub = made; return sub; };
			PushManager.prototype.getSubscription = async () => sub;
		}`, s.Endpoint, s.P256dh(), s.Auth()))
}

// registration is the id of the service worker's registration.
func registration(b *Tab) (id serviceworker.RegistrationID) {
	b.Helper()
	b.Call("find the registration", func(ctx context.Context) error {
		events := chromedp.Events(ctx, serviceworker.WorkerRegistrationUpdated)
		if _, err := chromedp.Call(ctx, serviceworker.Enable, cdp.Empty{}); err != nil {
			return err
		}
		for e, err := range events {
			if err != nil {
				return err
			}
			for _, r := range e.Registrations {
				if strings.HasPrefix(r.ScopeURL, b.W.URL) {
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
func deliver(b *Tab, id serviceworker.RegistrationID, data string) {
	b.Helper()
	b.Call("deliver a push message", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, serviceworker.DeliverPushMessage, serviceworker.DeliverPushMessageParams{Origin: b.W.URL, RegistrationID: id, Data: data})
		return err
	})
}

// newest is the notification that was shown last.
const newest = `navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((list) => list.sort((x, y) => y.timestamp - x.timestamp)[0])`

// inWorker evaluates an expression in the service worker.
func inWorker(b *Tab, expression string) {
	b.Helper()
	b.Call("evaluate in the worker "+expression, func(ctx context.Context) error {
		infos, err := chromedp.Targets(ctx)
		if err != nil {
			return err
		}
		for _, info := range infos {
			if info.Type != "service_worker" || !strings.HasPrefix(info.URL, b.W.URL) {
				continue
			}
			worker, cancel := chromedp.NewContext(b.Ctx, chromedp.WithTargetID(info.TargetID), chromedp.WithDetachOnCancel())
			defer cancel()
			return chromedp.Do(worker, chromedp.Evaluate[chromedp.Void](expression, chromedp.EvalAwaitPromise))
		}
		return fmt.Errorf("no service worker among %v", infos)
	})
}

// clickNotification clicks the notification that was shown last.
func clickNotification(b *Tab) {
	b.Helper()
	inWorker(b, `registration.getNotifications().then((list) => { const [notification] = list.sort((x, y) => y.timestamp - x.timestamp); dispatchEvent(new NotificationEvent("notificationclick", { notification })); })`)
}

// TestFriendRequestByPush switches push on, has somebody ask to be a friend, and
// clicks what is shown. It is alone with the whole browser, as is the next: where
// profiles come and go, notifications do so too.
func TestFriendRequestByPush(t *testing.T) {
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	browser := w.Push.Browser("fcm.googleapis.com")

	a := w.NotifiedTab(t, ann)
	subscribeAs(a, browser)
	a.Open("/settings/notifications")
	a.Controlled()
	a.Press("Turn on")
	a.Shows("This device gets notifications")
	a.Press("Send a test")
	a.Shows("Test sent.")
	if got := <-w.Pushed; got.Data.Type != "test" || got.Browser != browser {
		t.Fatalf("the test is %+v", got)
	}

	// The browser changes its subscription, and does not say from which.
	next := w.Push.Browser("fcm.googleapis.com")
	before := Js[string](a, `localStorage.subscription`)
	inWorker(a, fmt.Sprintf(`(() => {
		PushManager.prototype.subscribe = async (o) => { if (!o.userVisibleOnly || !o.applicationServerKey) throw new Error("asked for " + JSON.stringify(o)); return { toJSON: () => ({ endpoint: %q, keys: { p256dh: %q, auth: %q } }) }; };
		const event = new ExtendableEvent("pushsubscriptionchange");
		event.oldSubscription = event.newSubscription = null;
		dispatchEvent(event);
	})()`, next.Endpoint, next.P256dh(), next.Auth()))
	a.Until(`caches.has("private-push")`)
	Call[any](ann, "DELETE", "/api/push/subscriptions/"+before, nil)
	a.Click(".tab.me")
	a.At("/profile")
	a.Press("Settings")
	a.Press("Notifications\n10 of 10 on")
	a.Shows("This device gets notifications")
	if Js[bool](a, fmt.Sprintf(`localStorage.subscription === %q || caches.has("private-push")`, before)) {
		t.Error("the page does not know of the change")
	}

	arrived := a.Passing("ben wants to be your friend")
	b := w.Tab(t, ben)
	b.Open("/people")
	b.Fill("#people-search", "an")
	b.Press("Add friend: ann")
	b.Shows("Friend request sent to ann.")
	arrived() // by the stream, while the page is open
	a.Until(`document.querySelector(".tab.bell .count")?.textContent === "1"`)

	got := <-w.Pushed
	id := registration(a)
	showsAfter(a, id, string(got.Body), 0)
	if list := Js[[]string](a, Shown); len(list) != 1 || list[0] != "New friend request: ben sent you a friend request" {
		t.Errorf("it shows %q", list)
	}
	clickNotification(a)
	a.At("/friends")
	a.Press("Accept: ben")
	a.Shows("You and ben are now friends.")
	b.Shows("ann accepted your friend request")
}

// showsAfter delivers a message and waits for a notification that is newer than a
// time in milliseconds. Chromium loses one in thirty messages to a worker that
// has just started, so it tries three times.
func showsAfter(b *Tab, id serviceworker.RegistrationID, data string, before float64) {
	b.Helper()
	for range 3 {
		deliver(b, id, data)
		if Js[bool](b, fmt.Sprintf(`(async () => {
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
	w := NewWorld(t)
	b := w.NotifiedTab(t, w.User("ann"))
	b.Open("/about")
	b.Controlled()
	id := registration(b)
	for data, want := range map[string]string{
		`{"title":"Good","body":"one","tag":"a","data":{"url":"https://evil.example/"}}`: "Good: one",
		`{"unknown":true}`: "Finds: You have a new notification.",
		`{}`:               "Finds: You have a new notification.",
		`null`:             "Finds: You have a new notification.",
		`[1]`:              "Finds: You have a new notification.",
		`no JSON`:          "Finds: You have a new notification.",
		``:                 "Finds: You have a new notification.",
	} {
		before := Js[float64](b, newest+`.then((n) => n?.timestamp ?? 0)`)
		showsAfter(b, id, data, before)
		if got := Js[string](b, newest+`.then((n) => n.title + ": " + n.body)`); got != want {
			t.Errorf("%q shows %q", data, got)
		}
		if strings.Contains(data, "evil") {
			clickNotification(b)
			b.At("/notifications")
		}
	}
	b.Do(chromedp.Navigate(b.W.URL + "/api/docs")) // no page of the client, which would not hear of it
	inWorker(b, `(Clients.prototype.openWindow = async (url) => { await (await caches.open("opened")).put("/opened", new Response(url)); }, 1)`)
	clickNotification(b)
	b.Until(`caches.match("/opened").then((r) => r?.text()).then((url) => url === location.origin + "/notifications")`)
}

// TestPushOffer: after a comment on the find of somebody else, the page offers to tell of the answer, once.
func TestPushOffer(t *testing.T) {
	w := NewWorld(t)
	ben := w.User("ben")
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413)
	a := w.NotifiedTab(t, w.User("ann"))
	subscribeAs(a, w.Push.Browser("fcm.googleapis.com"))
	a.Open("/finds/" + f.ID)
	a.Controlled()
	comment := func(text string) {
		a.Fill("#comment", text)
		a.Press("Send")
		a.Until(fmt.Sprintf(`[...document.querySelectorAll(".comment:not(.waiting) .text")].some((e) => e.textContent === %q)`, text))
	}
	comment("How old is it?")
	a.Shows("Know when ben answers?")
	a.Accessible("the offer of push notifications")
	a.Press("Turn on")
	a.Until(`!document.querySelector("dialog[open]") && localStorage.subscription`)
	Call[any](ben, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "@ann Very old"})
	if got := <-w.Pushed; got.Data.Type != "mentioned" {
		t.Errorf("the answer is pushed as %+v", got)
	}

	b := w.NotifiedTab(t, w.User("cyd"))
	subscribeAs(b, w.Push.Browser("fcm.googleapis.com"))
	b.Open("/finds/" + f.ID)
	b.Controlled()
	b.Fill("#comment", "Nice")
	b.Press("Send")
	b.Shows("Know when ben answers?")
	b.Press("Not now")
	b.Until(`!document.querySelector("dialog[open]")`)
	b.Fill("#comment", "Very nice")
	b.Press("Send")
	b.Until(`[...document.querySelectorAll(".comment:not(.waiting) .text")].some((e) => e.textContent === "Very nice")`)
	if Js[bool](b, `(async () => {
		const { name } = performance.getEntriesByType("resource").find((e) => e.name.endsWith("/bundle/more.js"));
		await (await import(name)).offerPush("ben");
		return Boolean(document.querySelector("dialog[open]"));
	})()`) {
		t.Error("it is offered a second time")
	}
}
