package push_test

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
	"errors"
	"regexp"
	"strings"
	"testing"

	"finds/push"
	"finds/push/pushtest"
	"finds/store"
)

// TestMessages sends one of each type: the service decrypts it, verifies its
// token, and its headers are those of the type. The service itself refuses
// whatever is not as the RFCs want it.
func TestMessages(t *testing.T) {
	each(t, func(w *world) {
		b, sub := w.subscribe(w.owner, w.session, firefox)
		want := map[string]struct {
			ttl     int
			urgency string
		}{"friend_request": {604800, "high"}, "friend_accepted": {604800, "high"}, "find_liked": {86400, "normal"}, "find_commented": {172800, "high"}, "test": {600, "high"}}
		w.acts(w.owner)
		if err := w.store.TestPush(ctx, w.owner, sub.ID); err != nil {
			t.Fatal(err)
		}
		topics := map[string]bool{}
		for _, m := range w.send() {
			expect, ok := want[m.Data.Type]
			if !ok {
				w.Errorf("a message of type %q", m.Data.Type)
			}
			delete(want, m.Data.Type)
			if m.Browser != b || m.TTL != expect.ttl || m.Urgency != expect.urgency || m.Size != 2048 || m.Subject != "mailto:me@example.org" {
				w.Errorf("%s: TTL %d, urgency %s, %d bytes, subject %s", m.Data.Type, m.TTL, m.Urgency, m.Size, m.Subject)
			}
			if !regexp.MustCompile(`^[0-9a-f]{32}$`).MatchString(m.Topic) || topics[m.Topic] {
				w.Errorf("%s: topic %q", m.Data.Type, m.Topic)
			}
			topics[m.Topic] = true
			if m.WebPush != 8030 || m.Title == "" || m.Text == "" || m.Icon != "https://finds.example.org/icon.svg" || m.Tag == "" ||
				m.Notification["title"] != m.Title || m.Notification["body"] != m.Text || m.Notification["navigate"] != m.Data.URL || m.Notification["tag"] != m.Tag ||
				!strings.HasPrefix(m.Data.URL, "https://finds.example.org/") || (m.Data.NotificationID == "") != (m.Data.Type == "test") {
				w.Errorf("%s: %s", m.Data.Type, m.Body)
			}
			if (m.Title == "Hikers") != (m.Data.Type == "test") { // the name of the instance
				w.Errorf("%s: the title is %q", m.Data.Type, m.Title)
			}
		}
		if len(want) > 0 || w.jobs() != 0 {
			w.Errorf("not sent: %v, %d jobs left", want, w.jobs())
		}
	})
}

// acts does the four things that cause a notification.
func (w *world) acts(to string) {
	w.Helper()
	u := w.user("actor")
	if _, err := w.store.SetLike(ctx, u, w.find.ID, true); err != nil {
		w.Fatal(err)
	}
	must(w.store.CreateComment(ctx, u, store.NewComment{FindID: w.find.ID, Content: "hello"}))
	_, _, err := w.store.RequestFriend(ctx, u, to)
	must(u, err)
	v := w.user("friend")
	f, _, err := w.store.RequestFriend(ctx, to, v)
	must(f, err)
	must(w.store.AnswerFriend(ctx, v, f.ID, "accept"))
}

// TestTopics: a repeated event replaces the earlier one, and no other.
func TestTopics(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		w.comment()
		w.comment()
		two := w.send()
		if len(two) != 2 || two[0].Topic != two[1].Topic || two[0].Tag != two[1].Tag {
			w.Errorf("two comments on one find: %+v", two)
		}
		other := must(w.store.CreateFind(ctx, w.owner, store.NewFind{LocationID: w.find.LocationID, Title: "Other", Public: true}))
		must(w.store.CreateComment(ctx, w.user("actor"), store.NewComment{FindID: other.ID, Content: "hello"}))
		if m := w.send(); len(m) != 1 || m[0].Topic == two[0].Topic || m[0].Tag == two[0].Tag {
			w.Errorf("a comment on another: %+v", m)
		}
	})
}

// TestLongTexts: whatever is written, a body is under 1,900 bytes and whole.
func TestLongTexts(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		for _, letter := range []string{"x", "é", "漢", "👪", "<", `"`, "\u2028", `\`} {
			f := must(w.store.CreateFind(ctx, w.owner, store.NewFind{LocationID: w.find.LocationID, Title: strings.Repeat(letter, 100), Public: true}))
			must(w.store.CreateComment(ctx, w.user("actor-with-a-long-name"), store.NewComment{FindID: f.ID, Content: "hello"}))
			for _, m := range w.send() {
				if len(m.Body) >= 1900 || m.Size != 2048 || !strings.Contains(m.Text, letter) {
					w.Errorf("%q: %d bytes: %s", letter, len(m.Body), m.Body)
				}
			}
		}
	})
}

// TestWithoutBaseURL: without an https address there is no declarative form.
func TestWithoutBaseURL(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		c := must(w.store.CreateComment(ctx, w.user("actor"), store.NewComment{FindID: w.find.ID, Content: "hello"}))
		if m := w.send(); len(m) != 1 || m[0].WebPush != 0 || m[0].Notification != nil || m[0].Data.URL != "/finds/"+w.find.ID+"#comment-"+c.ID {
			w.Errorf("got %+v", m)
		}
		must(w.store.SetLike(ctx, w.user("actor"), w.find.ID, true))
		if m := w.send(); len(m) != 1 || m[0].Data.URL != "/finds/"+w.find.ID {
			w.Errorf("of a like: %+v", m)
		}
	}, func(o *push.Options) { o.BaseURL = nil })
}

// TestSubjects: `mailto:` once, and no name that others cannot reach.
func TestSubjects(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"me@example.org": "mailto:me@example.org", "mailto:me@example.org": "mailto:me@example.org", "MAILTO:me@example.org": "mailto:me@example.org",
		" me@example.org\n": "mailto:me@example.org", "https://finds.example.org": "https://finds.example.org", "HTTPS://Finds.Example.org/about": "https://finds.example.org/about",
		"": "", "mailto:": "", "mailto:mailto:me@example.org": "", "http://example.org": "", "me": "", "me@localhost": "", "me@finds.local": "", "me@x.invalid": "", "me@box.lan": "",
		"Ann <me@example.org>": "", "me@[127.0.0.1]": "", "me@127.0.0.1": "", "https://localhost": "", "https://127.0.0.1": "", "https://[::1]": "", "https://finds": "", "https://finds.test": "",
		"https://finds.example": "", "https://nas.home.arpa": "", "https://x.internal": "", "https://me@example.org": "", "https://": "", "https://8.8.8.8:443": "", "a@b.org,c@d.org": "",
	} {
		got, err := push.ParseSubject(given)
		if got != want || errors.Is(err, push.ErrSubject) != (want == "") {
			t.Errorf("%q gives %q, %v", given, got, err)
		}
	}
	for _, subject := range []string{"mailto:me@example.org", "https://finds.example.org/about"} { // on the wire it is as it was read
		w := newWorld(t, "sqlite", func(o *push.Options) { o.Subject = subject })
		w.subscribe(w.owner, w.session, safari)
		w.comment()
		if m := w.send(); len(m) != 1 || m[0].Subject != subject {
			t.Errorf("sent %+v", m)
		}
	}
}

// TestKeyPairs: every form of base64 is read; keys that do not match are refused
// with a reason.
func TestKeyPairs(t *testing.T) {
	t.Parallel()
	p, other := must(push.NewPair()), must(push.NewPair())
	private := must(base64.RawURLEncoding.DecodeString(p.Private))
	public := must(base64.RawURLEncoding.DecodeString(p.Public))
	std, padded, raw := base64.StdEncoding, base64.URLEncoding, base64.RawURLEncoding
	for name, c := range map[string]struct {
		public, private string
		err             error
	}{
		"as made":          {p.Public, p.Private, nil},
		"standard base64":  {std.EncodeToString(public), std.EncodeToString(private), nil},
		"padded":           {padded.EncodeToString(public), padded.EncodeToString(private), nil},
		"spaced":           {" " + p.Public + "\n", "\t" + p.Private + " \r\n", nil},
		"derived":          {"", p.Private, nil},
		"mismatched":       {other.Public, p.Private, push.ErrMismatch},
		"cut public key":   {raw.EncodeToString(public[:64]), p.Private, push.ErrMismatch},
		"public key PEM":   {string(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public})), p.Private, push.ErrMismatch},
		"31 bytes":         {p.Public, raw.EncodeToString(private[:31]), push.ErrPrivateKey},
		"33 bytes":         {p.Public, raw.EncodeToString(append([]byte{0}, private...)), push.ErrPrivateKey},
		"zero":             {p.Public, raw.EncodeToString(make([]byte, 32)), push.ErrPrivateKey},
		"hex":              {p.Public, hex.EncodeToString(private), push.ErrPrivateKey},
		"PEM":              {p.Public, string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private})), push.ErrPrivateKey},
		"no private key":   {p.Public, "", push.ErrPrivateKey},
		"the wrong way":    {p.Private, p.Public, push.ErrPrivateKey},
		"space in between": {p.Public, p.Private[:10] + " " + p.Private[10:], push.ErrPrivateKey},
	} {
		if got, err := push.ParsePair(c.public, c.private); err != c.err || err == nil && got != p {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

// TestNoSecretsLeak looks for what must not be in messages, answers and logs.
func TestNoSecretsLeak(t *testing.T) {
	each(t, func(w *world) {
		var secrets []string
		w.service.Answer = func(m pushtest.Message) pushtest.Reply {
			return []pushtest.Reply{{}, {Status: 500}, {Status: 403, Text: "no"}, {Reset: true}, {Status: 413}, {Status: 302, Location: "https://evil.example/"}}[len(secrets)%6]
		}
		for range 6 {
			b, _ := w.subscribe(w.owner, w.session, chrome)
			secrets = append(secrets, b.Endpoint, b.P256dh(), b.Auth(), b.Endpoint[len("https://"+chrome):])
			w.acts(w.owner)
			for _, m := range w.send() {
				for _, s := range append(secrets, w.session, "48.857", "2.3413", "Pont Neuf", w.sender.Keys.Private, "token", "session") {
					if strings.Contains(string(m.Body), s) {
						w.Errorf("a message holds %q: %s", s, m.Body)
					}
				}
			}
		}
		list := must(w.store.Subscriptions(ctx, w.owner))
		for _, s := range append(secrets, w.session, w.sender.Keys.Private) {
			if text := must(pushJSON(list)); strings.Contains(text, s) || strings.Contains(w.log.String(), s) {
				w.Errorf("%q is in the list %s or in the log %s", s, text, w.log)
			}
		}
	})
}
