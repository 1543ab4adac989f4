package people

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

// subscribe subscribes a browser of somebody.
func subscribe(u *User, endpoint string, n byte) schema.Subscription {
	u.A.Helper()
	return Call[schema.Subscription](u, 201, "POST", Subscriptions, Subscription(endpoint, n), "User-Agent", fmt.Sprint("Browser ", n))
}

// TestSubscriptionRules follows one endpoint through the hands of two users.
func TestSubscriptionRules(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		first := subscribe(ann, PushService+"one", 1)
		if first.Host != "updates.push.services.mozilla.com" || first.UserAgent != "Browser 1" || !first.IsActive || first.CreatedAt.IsZero() {
			a.Errorf("subscription is %+v", first)
		}
		again := subscribe(ann, "https://UPDATES.push.services.mozilla.com:443/wpush/v2/one", 2)
		if again.ID != first.ID || again.UserAgent != "Browser 2" || again.CreatedAt != first.CreatedAt {
			a.Errorf("refreshed it is %+v, want %s", again, first.ID)
		}
		Refused(ben, 409, "conflict", "POST", Subscriptions, Subscription(PushService+"one", 1))
		body := Subscription(PushService+"one", 2)
		keys := body["keys"].(M)
		keys["p256dh"] = strings.NewReplacer("-", "+", "_", "/").Replace(keys["p256dh"].(string)) + "=" // the same in the other alphabet
		if taken := Call[schema.Subscription](ben, 201, "POST", Subscriptions, body); taken.ID != first.ID {
			a.Errorf("taken over it is %+v, want %s", taken, first.ID)
		}
		if got := Call[[]schema.Subscription](ann, 200, "GET", Subscriptions, nil); len(got) != 0 {
			a.Errorf("ann still has %+v", got)
		}
		Refused(ann, 404, "not_found", "DELETE", Subscriptions+"/"+first.ID, nil)
		for _, mix := range []string{"p256dh", "auth"} { // one of the two is not enough
			body := Subscription(PushService+"one", 2)
			body["keys"].(M)[mix] = Subscription("", 3)["keys"].(M)[mix]
			Refused(ann, 409, "conflict", "POST", Subscriptions, body)
		}
		OK(ben, 204, "DELETE", Subscriptions+"/"+first.ID, nil)
		Refused(ben, 404, "not_found", "DELETE", Subscriptions+"/"+first.ID, nil)
		subscribe(ann, PushService+"one", 9)
	})
}

// TestSubscriptionsAreNotShown looks for endpoints and keys in every answer.
func TestSubscriptionsAreNotShown(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		body := Subscription(PushService+"very-secret", 1)
		keys := body["keys"].(M)
		for _, r := range []Answer{ann.Do("POST", Subscriptions, body), ann.Do("GET", Subscriptions, nil), a.As("ben").Do("POST", Subscriptions, Subscription(PushService+"very-secret", 2))} {
			for _, secret := range []string{"very-secret", "wpush", keys["p256dh"].(string), keys["auth"].(string)} {
				if text := fmt.Sprint(r.Header, string(r.Body)); strings.Contains(text, secret) {
					a.Errorf("%s is in the answer %s", secret, text)
				}
			}
		}
		if strings.Contains(a.ServiceLog.String(), "very-secret") || strings.Contains(a.ServiceLog.String(), keys["auth"].(string)) {
			a.Error("an endpoint or a key is in the log")
		}
	})
}

// TestSixteenSubscriptions makes room for the newest.
func TestSixteenSubscriptions(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for i := range byte(schema.SubscriptionsMax) {
			subscribe(ann, fmt.Sprint(PushService, i), i)
		}
		subscribe(ann, PushService+"0", 0) // refreshed, so that the second is the oldest
		if got := ann.Active(); len(got) != 16 {
			a.Errorf("16 subscriptions: %d active", len(got))
		}
		subscribe(ann, PushService+"new", 99)
		got := strings.Join(ann.Active(), ",") + ","
		if strings.Count(got, ",") != 16 || !strings.Contains(got, "Browser 99,") || !strings.Contains(got, "Browser 0,") || strings.Contains(got, "Browser 1,") {
			a.Errorf("after one more the active ones are %s, want 16 without Browser 1", got)
		}
	})
}

// TestSubscriptionsEndWithTheirSession ends a session in every way there is.
func TestSubscriptionsEndWithTheirSession(t *testing.T) {
	Each(t, func(a *API) {
		const password = "a long sentence"
		ways := map[string]func(browser, other *User){
			"logout":          func(b, o *User) { OK(b, 204, "POST", "/api/auth/logout", nil) },
			"password change": func(b, o *User) { OK(o, 204, "PUT", "/api/users/me/password", M{"newPassword": password}) },
			"ended from elsewhere": func(b, o *User) {
				for _, s := range Call[[]schema.Session](o, 200, "GET", "/api/auth/sessions", nil) {
					if !s.Current {
						OK(o, 204, "DELETE", "/api/auth/sessions/"+s.ID, nil)
					}
				}
			},
			"expiry": func(b, o *User) {
				a.Clock.Add(schema.SessionLife - time.Hour)
				OK(o, 200, "GET", "/api/users/me", nil) // which gives that session another month
				a.Clock.Add(time.Hour)
				if _, _, err := a.Cleaner.All(t.Context()); err != nil {
					t.Error(err)
				}
			},
			"room for newer ones": func(b, o *User) {
				for range 49 {
					a.Clock.Add(time.Second)
					b.Again()
				}
			},
		}
		for way, end := range ways {
			browser := a.As(Unique("ann"))
			a.Clock.Add(time.Second)
			other := browser.Again()
			subscribe(browser, PushService+Unique("b"), 1)
			subscribe(other, PushService+Unique("o"), 2)
			end(browser, other)
			if got := other.Active(); len(got) != 1 || got[0] != "Browser 2" {
				a.Errorf("after %s these are active: %v", way, got)
			}
			Refused(browser, 401, "unauthenticated", "GET", Subscriptions, nil)
		}
		ann := a.As("ann")
		endpoint := PushService + Unique("again")
		was := subscribe(ann, endpoint, 1)
		next := ann.Again()
		OK(ann, 204, "POST", "/api/auth/logout", nil)
		if again := subscribe(next, endpoint, 1); again.ID != was.ID || !again.IsActive {
			a.Errorf("subscribed again in another session it is %+v", again)
		}
	})
}

// TestSubscribeWhileSigningOut subscribes and signs out at the same time: no
// subscription outlives its session, and a late request is refused.
func TestSubscribeWhileSigningOut(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		for i := range 20 {
			browser := ann.Again()
			var wg sync.WaitGroup
			var statuses [4]int
			for j := range statuses {
				wg.Go(func() {
					statuses[j] = browser.Do("POST", Subscriptions, Subscription(fmt.Sprint(PushService, i, "-", j), byte(j))).Status
				})
			}
			wg.Go(func() { OK(browser, 204, "POST", "/api/auth/logout", nil) })
			wg.Wait()
			for _, status := range statuses {
				if status != 201 && status != 401 {
					a.Errorf("subscribing answers %d", status)
				}
			}
			if got := ann.Active(); got != nil {
				a.Errorf("these outlive their session: %v", got)
			}
		}
		late := store.NewSubscription{Endpoint: PushService + "late", SessionID: credential.HashToken("ended")}
		if _, err := a.Store.Subscribe(t.Context(), ann.ID, late); !errors.Is(err, schema.ErrUnauthenticated) {
			a.Errorf("in a session that has ended: %v", err)
		}
		browser := ann.Again()
		a.Clock.Add(schema.SessionLife) // not swept yet
		late.SessionID = credential.HashToken(browser.Token)
		if _, err := a.Store.Subscribe(t.Context(), ann.ID, late); !errors.Is(err, schema.ErrUnauthenticated) {
			a.Errorf("in a session that is over: %v", err)
		}
	})
}

// TestPushEndpointRules lists URLs that are no push service's, or only look so.
func TestPushEndpointRules(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for _, endpoint := range []string{
			"https://127.0.0.1/x.googleapis.com/", "https://fcm.googleapis.com.evil/", "https://fcm.googleapis.com@evil/", "https://evil@fcm.googleapis.com/",
			"https://evil/fcm.googleapis.com", "https://evil/?fcm.googleapis.com", "https://evil/#fcm.googleapis.com", "https://fcm.googleapis.com/#x",
			"https://evilfcm.googleapis.com/", "https://googleapis.com/", "https://fcm.googleapis.com./", "https://fcm.googleapis.com:80/", "https://fcm.googleapis.com:8443/",
			"http://fcm.googleapis.com/", "HTTP://fcm.googleapis.com/", "ftp://fcm.googleapis.com/", "//fcm.googleapis.com/", "/fcm.googleapis.com", "https:fcm.googleapis.com/", "https:///fcm.googleapis.com",
			`https://evil\@fcm.googleapis.com/`, `https://evil\.fcm.googleapis.com/`, "https://fcm.googleapis.com\u2024evil/", "https://ｆcm.googleapis.com.evil/",
			"https://localhost/", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://0/", "https://2130706433/", "https://0x7f.1/", "https://169.254.169.254/latest/meta-data/",
			"https://10.0.0.1/", "https://100.64.0.1/", "https://push.apple.com:99999/", "https://example.com/", "javascript:alert(1)", "nonsense", "https://",
			"https://fcm.googleapis.com/" + strings.Repeat("x", 1000),
		} {
			p := Refused(ann, 422, "invalid", "POST", Subscriptions, Subscription(endpoint, 1))
			if len(p.Errors) != 1 || p.Errors[0].Location != "body.endpoint" {
				a.Errorf("%s is refused for %+v", endpoint, p.Errors)
			}
		}
		for _, endpoint := range []string{"https://fcm.googleapis.com/fcm/send/abc:def-_", "https://jmt17.google.com/fcm/send/x", "https://web.push.apple.com/Qx",
			"https://wns2-par02p.notify.windows.com/w/?token=a%2bb", "https://updates-autopush.stage.push.services.mozilla.com/x"} {
			subscribe(ann, endpoint, 1)
		}
		for name, keys := range map[string]M{
			"body.keys.p256dh": {"p256dh": base64.RawURLEncoding.EncodeToString(append([]byte{4}, make([]byte, 64)...)), "auth": "tBHItJI5svbpez7KI4CCXg"},
			"body.keys.auth":   {"p256dh": Subscription("", 1)["keys"].(M)["p256dh"], "auth": "AAAA"},
		} {
			p := Refused(ann, 422, "invalid", "POST", Subscriptions, M{"endpoint": PushService, "keys": keys})
			if len(p.Errors) != 1 || p.Errors[0].Location != name {
				a.Errorf("%s: refused for %+v", name, p.Errors)
			}
		}
		if p := Refused(ann, 422, "invalid", "POST", Subscriptions, M{"endpoint": "https://evil/", "keys": M{"p256dh": "!", "auth": ""}}); len(p.Errors) != 3 {
			a.Errorf("three broken fields: %+v", p.Errors)
		}
	})
}

// TestTestPush tries a browser, once in ten seconds at most and only while it
// is switched on. What is refused does not count.
func TestTestPush(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		sub := subscribe(ann, PushService+"one", 1)
		path := Subscriptions + "/" + sub.ID + "/test"
		Refused(ben, 404, "not_found", "POST", path, nil)
		Refused(ann, 404, "not_found", "POST", Subscriptions+"/none/test", nil)
		OK(ann, 202, "POST", path, nil)
		Refused(ann, 429, "rate_limited", "POST", path, nil)
		a.Clock.Add(9 * time.Second)
		Refused(ann, 429, "rate_limited", "POST", path, nil)
		subscribe(ben, PushService+"two", 2)
		a.Clock.Add(time.Second)
		OK(ann, 202, "POST", path, nil)
		a.Clock.Add(time.Minute)
		next := ann.Again()
		OK(ann, 204, "POST", "/api/auth/logout", nil)
		Refused(next, 409, "conflict", "POST", path, nil)
	})
}

// TestPushOff asks a service without push.
func TestPushOff(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		Refused(ann, 503, "unavailable", "GET", "/api/push/key", nil)
		Refused(ann, 503, "unavailable", "POST", Subscriptions, Subscription(PushService, 1))
		Refused(ann, 503, "unavailable", "POST", Subscriptions+"/none/test", nil)
		OK(ann, 200, "GET", Subscriptions, nil)
	}, func(o *server.Options) { o.Push.Key = "" })
}
