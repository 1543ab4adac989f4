package server_test

import (
	"crypto/ecdh"
	"crypto/sha256"
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
	"finds/store"
)

// subscription is what a browser sends to subscribe; equal numbers give equal
// keys.
func subscription(endpoint string, n byte) m {
	seed := sha256.Sum256([]byte{n})
	key := must(ecdh.P256().NewPrivateKey(seed[:]))
	b64 := base64.RawURLEncoding
	return m{"endpoint": endpoint, "expirationTime": nil, "keys": m{"p256dh": b64.EncodeToString(key.PublicKey().Bytes()), "auth": b64.EncodeToString(seed[:16])}}
}

const (
	subscriptions = "/api/push/subscriptions"
	pushService   = "https://updates.push.services.mozilla.com/wpush/v2/"
)

// subscribe subscribes a browser of somebody.
func (u *user) subscribe(endpoint string, n byte) schema.Subscription {
	u.a.Helper()
	return call[schema.Subscription](u, 201, "POST", subscriptions, subscription(endpoint, n), "User-Agent", fmt.Sprint("Browser ", n))
}

// active lists the user agents of the active subscriptions, newest first.
func (u *user) active() (agents []string) {
	u.a.Helper()
	for _, s := range call[[]schema.Subscription](u, 200, "GET", subscriptions, nil) {
		if s.IsActive {
			agents = append(agents, s.UserAgent)
		}
	}
	return agents
}

// TestSubscriptionRules follows one endpoint through the hands of two users.
func TestSubscriptionRules(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		first := ann.subscribe(pushService+"one", 1)
		if first.Host != "updates.push.services.mozilla.com" || first.UserAgent != "Browser 1" || !first.IsActive || first.CreatedAt.IsZero() {
			a.Errorf("subscription is %+v", first)
		}
		again := ann.subscribe("https://UPDATES.push.services.mozilla.com:443/wpush/v2/one", 2)
		if again.ID != first.ID || again.UserAgent != "Browser 2" || again.CreatedAt != first.CreatedAt {
			a.Errorf("refreshed it is %+v, want %s", again, first.ID)
		}
		refused(ben, 409, "conflict", "POST", subscriptions, subscription(pushService+"one", 1))
		body := subscription(pushService+"one", 2)
		keys := body["keys"].(m)
		keys["p256dh"] = strings.NewReplacer("-", "+", "_", "/").Replace(keys["p256dh"].(string)) + "=" // the same in the other alphabet
		if taken := call[schema.Subscription](ben, 201, "POST", subscriptions, body); taken.ID != first.ID {
			a.Errorf("taken over it is %+v, want %s", taken, first.ID)
		}
		if got := call[[]schema.Subscription](ann, 200, "GET", subscriptions, nil); len(got) != 0 {
			a.Errorf("ann still has %+v", got)
		}
		refused(ann, 404, "not_found", "DELETE", subscriptions+"/"+first.ID, nil)
		for _, mix := range []string{"p256dh", "auth"} { // one of the two is not enough
			body := subscription(pushService+"one", 2)
			body["keys"].(m)[mix] = subscription("", 3)["keys"].(m)[mix]
			refused(ann, 409, "conflict", "POST", subscriptions, body)
		}
		ok(ben, 204, "DELETE", subscriptions+"/"+first.ID, nil)
		refused(ben, 404, "not_found", "DELETE", subscriptions+"/"+first.ID, nil)
		ann.subscribe(pushService+"one", 9)
	})
}

// TestSubscriptionsAreNotShown looks for endpoints and keys in every answer.
func TestSubscriptionsAreNotShown(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		body := subscription(pushService+"very-secret", 1)
		keys := body["keys"].(m)
		for _, r := range []answer{ann.do("POST", subscriptions, body), ann.do("GET", subscriptions, nil), a.as("ben").do("POST", subscriptions, subscription(pushService+"very-secret", 2))} {
			for _, secret := range []string{"very-secret", "wpush", keys["p256dh"].(string), keys["auth"].(string)} {
				if text := fmt.Sprint(r.Header, string(r.Body)); strings.Contains(text, secret) {
					a.Errorf("%s is in the answer %s", secret, text)
				}
			}
		}
		if strings.Contains(a.log.String(), "very-secret") || strings.Contains(a.log.String(), keys["auth"].(string)) {
			a.Error("an endpoint or a key is in the log")
		}
	})
}

// TestSixteenSubscriptions makes room for the newest.
func TestSixteenSubscriptions(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		for i := range byte(schema.SubscriptionsMax) {
			ann.subscribe(fmt.Sprint(pushService, i), i)
		}
		ann.subscribe(pushService+"0", 0) // refreshed, so that the second is the oldest
		if got := ann.active(); len(got) != 16 {
			a.Errorf("16 subscriptions: %d active", len(got))
		}
		ann.subscribe(pushService+"new", 99)
		got := strings.Join(ann.active(), ",") + ","
		if strings.Count(got, ",") != 16 || !strings.Contains(got, "Browser 99,") || !strings.Contains(got, "Browser 0,") || strings.Contains(got, "Browser 1,") {
			a.Errorf("after one more the active ones are %s, want 16 without Browser 1", got)
		}
	})
}

// TestSubscriptionsEndWithTheirSession ends a session in every way there is.
func TestSubscriptionsEndWithTheirSession(t *testing.T) {
	each(t, func(a *api) {
		const password = "a long sentence"
		ways := map[string]func(browser, other *user){
			"logout":          func(b, o *user) { ok(b, 204, "POST", "/api/auth/logout", nil) },
			"password change": func(b, o *user) { ok(o, 204, "PUT", "/api/users/me/password", m{"newPassword": password}) },
			"ended from elsewhere": func(b, o *user) {
				for _, s := range call[[]schema.Session](o, 200, "GET", "/api/auth/sessions", nil) {
					if !s.Current {
						ok(o, 204, "DELETE", "/api/auth/sessions/"+s.ID, nil)
					}
				}
			},
			"expiry": func(b, o *user) {
				a.clock.Add(schema.SessionLife - time.Hour)
				ok(o, 200, "GET", "/api/users/me", nil) // which gives that session another month
				a.clock.Add(time.Hour)
				if _, _, err := a.cleaner.All(t.Context()); err != nil {
					t.Error(err)
				}
			},
			"room for newer ones": func(b, o *user) {
				for range 49 {
					a.clock.Add(time.Second)
					b.again()
				}
			},
		}
		for way, end := range ways {
			browser := a.as(unique("ann"))
			a.clock.Add(time.Second)
			other := browser.again()
			browser.subscribe(pushService+unique("b"), 1)
			other.subscribe(pushService+unique("o"), 2)
			end(browser, other)
			if got := other.active(); len(got) != 1 || got[0] != "Browser 2" {
				a.Errorf("after %s these are active: %v", way, got)
			}
			refused(browser, 401, "unauthenticated", "GET", subscriptions, nil)
		}
		ann := a.as("ann")
		endpoint := pushService + unique("again")
		was := ann.subscribe(endpoint, 1)
		next := ann.again()
		ok(ann, 204, "POST", "/api/auth/logout", nil)
		if again := next.subscribe(endpoint, 1); again.ID != was.ID || !again.IsActive {
			a.Errorf("subscribed again in another session it is %+v", again)
		}
	})
}

// TestSubscribeWhileSigningOut subscribes and signs out at the same time: no
// subscription outlives its session, and a late request is refused.
func TestSubscribeWhileSigningOut(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		for i := range 20 {
			browser := ann.again()
			var wg sync.WaitGroup
			var statuses [4]int
			for j := range statuses {
				wg.Go(func() {
					statuses[j] = browser.do("POST", subscriptions, subscription(fmt.Sprint(pushService, i, "-", j), byte(j))).Status
				})
			}
			wg.Go(func() { ok(browser, 204, "POST", "/api/auth/logout", nil) })
			wg.Wait()
			for _, status := range statuses {
				if status != 201 && status != 401 {
					a.Errorf("subscribing answers %d", status)
				}
			}
			if got := ann.active(); got != nil {
				a.Errorf("these outlive their session: %v", got)
			}
		}
		late := store.NewSubscription{Endpoint: pushService + "late", SessionID: credential.HashToken("ended")}
		if _, err := a.store.Subscribe(t.Context(), ann.ID, late); !errors.Is(err, schema.ErrUnauthenticated) {
			a.Errorf("in a session that has ended: %v", err)
		}
		browser := ann.again()
		a.clock.Add(schema.SessionLife) // not swept yet
		late.SessionID = credential.HashToken(browser.token)
		if _, err := a.store.Subscribe(t.Context(), ann.ID, late); !errors.Is(err, schema.ErrUnauthenticated) {
			a.Errorf("in a session that is over: %v", err)
		}
	})
}

// again signs somebody in once more.
func (u *user) again() *user {
	u.a.Helper()
	token, hash := credential.NewToken()
	u.a.newSession(u.ID, hash)
	return &user{a: u.a, ID: u.ID, Name: u.Name, token: token}
}

// TestPushEndpointRules lists URLs that are no push service's, or only look so.
func TestPushEndpointRules(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
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
			p := refused(ann, 422, "invalid", "POST", subscriptions, subscription(endpoint, 1))
			if len(p.Errors) != 1 || p.Errors[0].Location != "body.endpoint" {
				a.Errorf("%s is refused for %+v", endpoint, p.Errors)
			}
		}
		for _, endpoint := range []string{"https://fcm.googleapis.com/fcm/send/abc:def-_", "https://jmt17.google.com/fcm/send/x", "https://web.push.apple.com/Qx",
			"https://wns2-par02p.notify.windows.com/w/?token=a%2bb", "https://updates-autopush.stage.push.services.mozilla.com/x"} {
			ann.subscribe(endpoint, 1)
		}
		for name, keys := range map[string]m{
			"body.keys.p256dh": {"p256dh": base64.RawURLEncoding.EncodeToString(append([]byte{4}, make([]byte, 64)...)), "auth": "tBHItJI5svbpez7KI4CCXg"},
			"body.keys.auth":   {"p256dh": subscription("", 1)["keys"].(m)["p256dh"], "auth": "AAAA"},
		} {
			p := refused(ann, 422, "invalid", "POST", subscriptions, m{"endpoint": pushService, "keys": keys})
			if len(p.Errors) != 1 || p.Errors[0].Location != name {
				a.Errorf("%s: refused for %+v", name, p.Errors)
			}
		}
		if p := refused(ann, 422, "invalid", "POST", subscriptions, m{"endpoint": "https://evil/", "keys": m{"p256dh": "!", "auth": ""}}); len(p.Errors) != 3 {
			a.Errorf("three broken fields: %+v", p.Errors)
		}
	})
}

// TestTestPush tries a browser, once in ten seconds at most and only while it
// is switched on. What is refused does not count.
func TestTestPush(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		sub := ann.subscribe(pushService+"one", 1)
		path := subscriptions + "/" + sub.ID + "/test"
		refused(ben, 404, "not_found", "POST", path, nil)
		refused(ann, 404, "not_found", "POST", subscriptions+"/none/test", nil)
		ok(ann, 202, "POST", path, nil)
		refused(ann, 429, "rate_limited", "POST", path, nil)
		a.clock.Add(9 * time.Second)
		refused(ann, 429, "rate_limited", "POST", path, nil)
		ben.subscribe(pushService+"two", 2)
		a.clock.Add(time.Second)
		ok(ann, 202, "POST", path, nil)
		a.clock.Add(time.Minute)
		next := ann.again()
		ok(ann, 204, "POST", "/api/auth/logout", nil)
		refused(next, 409, "conflict", "POST", path, nil)
	})
}

// TestPushOff asks a service without push.
func TestPushOff(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		refused(ann, 503, "unavailable", "GET", "/api/push/key", nil)
		refused(ann, 503, "unavailable", "POST", subscriptions, subscription(pushService, 1))
		refused(ann, 503, "unavailable", "POST", subscriptions+"/none/test", nil)
		ok(ann, 200, "GET", subscriptions, nil)
	}, func(o *server.Options) { o.PushKey = "" })
}
