package push

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"unicode/utf8"

	webpush "github.com/SherClockHolmes/webpush-go"

	"finds/schema"
	"finds/store"
)

const (
	// payloadMax bounds a body before it is encrypted, in bytes.
	payloadMax = 1900
	// recordSize is what each message is padded to, in bytes: small enough for
	// the bridges of phones, and always the same, so that lengths tell nothing.
	recordSize = 2048
	// titleMax and bodyMax bound what a notification shows, in code points.
	titleMax, bodyMax = 80, 160
)

// payload is what browsers get: for their service worker the members of the
// top, and for those that need none the declarative form beside them.
type payload struct {
	WebPush      int          `json:"web_push,omitempty"` // 8030 marks the declarative form
	Title        string       `json:"title"`
	Body         string       `json:"body,omitempty"`
	Icon         string       `json:"icon,omitempty"`
	Badge        string       `json:"badge,omitempty"`
	Tag          string       `json:"tag"`
	Data         data         `json:"data"`
	Notification *declarative `json:"notification,omitempty"`
}

type data struct {
	URL            string `json:"url"`
	NotificationID string `json:"notificationId"`
	Type           string `json:"type"`
}

// declarative is a notification that the browser shows by itself.
type declarative struct {
	Title    string `json:"title"`
	Navigate string `json:"navigate"` // absolute
	Body     string `json:"body,omitempty"`
	Icon     string `json:"icon,omitempty"`
	Tag      string `json:"tag"`
	Lang     string `json:"lang"`
	Dir      string `json:"dir"`
	Silent   bool   `json:"silent"`
}

// payload writes the body of a message, under payloadMax bytes: a text that is
// too long is cut.
func (s *Sender) payload(m store.PushMessage, id string) ([]byte, error) {
	p := payload{Title: cut(m.Title, titleMax), Body: cut(m.Message, bodyMax), Icon: s.base + s.Icon, Badge: s.base + s.Icon, Tag: tag(m),
		Data: data{URL: s.base + page(m), NotificationID: id, Type: m.Type}}
	if m.Test {
		p.Title, p.Body, p.Data.NotificationID = "Finds", "Push notifications reach this browser", ""
	}
	if m.Slim {
		p.Body, p.Icon, p.Badge = "", "", ""
	}
	for {
		if s.base != "" {
			p.WebPush = 8030
			p.Notification = &declarative{Title: p.Title, Navigate: p.Data.URL, Body: p.Body, Icon: p.Icon, Tag: p.Tag, Lang: "en", Dir: "ltr"}
		}
		b, err := marshal(p)
		if err != nil || len(b) < payloadMax || p.Body == "" {
			return b, err
		}
		p.Body = cut(p.Body, utf8.RuneCountInString(p.Body)/2)
	}
}

// marshal writes JSON without the escapes that only HTML needs.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}

// cut shortens a text to n code points, the last of which says so.
func cut(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	if n < 1 {
		return ""
	}
	return string([]rune(s)[:n-1]) + "…"
}

// page is where a notification leads.
func page(m store.PushMessage) string {
	switch {
	case m.FindID != "":
		return "/finds/" + m.FindID
	case m.Test:
		return "/"
	}
	return "/friends"
}

// about is what a notification is about: a repeated one replaces the earlier.
func about(m store.PushMessage) string {
	if m.FindID != "" {
		return m.FindID
	}
	return m.ActorID
}

// tag makes a browser replace what it shows of the same.
func tag(m store.PushMessage) string { return m.Type + ":" + about(m) }

// topic makes a push service replace what it still keeps of the same (RFC 8030
// section 5.4). It tells the service nothing: 32 hex digits under our own key.
func (s *Sender) topic(m store.PushMessage) string {
	h := hmac.New(sha256.New, s.TopicKey)
	h.Write([]byte(m.UserID + "|" + m.Type + "|" + about(m)))
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// urgency is high for what people wait for; a like can wait for the next time
// that a phone wakes (RFC 8030 section 5.3).
func urgency(kind string) webpush.Urgency {
	if kind == schema.FindLiked {
		return webpush.UrgencyNormal
	}
	return webpush.UrgencyHigh
}
