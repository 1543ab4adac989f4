package push

import (
	"bytes"
	"cmp"
	"context"
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
	// payloadMax limits a body before encryption, in bytes.
	payloadMax = 1900
	// recordSize is the padded size of each message in bytes: small enough for the
	// bridges of phones, and always the same, so that lengths reveal nothing.
	recordSize = 2048
	// titleMax and bodyMax limit the texts of a notification, in code points.
	titleMax, bodyMax = 80, 160
)

// payload is the body of a message: members for our service worker, and beside them the
// declarative form for browsers that show notifications without one.
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

// instance returns the name of the instance.
func (s *Sender) instance(ctx context.Context) string {
	name := ""
	if s.Name != nil {
		name = s.Name(ctx)
	}
	return cmp.Or(name, "Finds")
}

// payload encodes the body of a message, in less than payloadMax bytes: texts that are too
// long are cut.
func (s *Sender) payload(m store.PushMessage, id string) ([]byte, error) {
	p := payload{Title: cut(m.Title, titleMax), Body: cut(m.Message, bodyMax), Icon: s.base + s.Icon, Badge: s.base + s.Icon, Tag: tag(m),
		Data: data{URL: s.base + page(m), NotificationID: id, Type: m.Type}}
	if m.Test {
		p.Body, p.Data.NotificationID = "Push notifications work in this browser", ""
	}
	if m.Minimal {
		p.Body, p.Icon, p.Badge = "", "", ""
	}
	for {
		if s.base != "" {
			p.WebPush = 8030
			p.Notification = &declarative{Title: p.Title, Navigate: p.Data.URL, Body: p.Body, Icon: p.Icon, Tag: p.Tag, Lang: cmp.Or(m.Language, "en"), Dir: "ltr"}
		}
		b, err := marshal(p)
		if err != nil || len(b) < payloadMax || p.Body == "" {
			return b, err
		}
		p.Body = cut(p.Body, utf8.RuneCountInString(p.Body)/2)
	}
}

// marshal encodes JSON without the escapes that only HTML needs.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}

// cut shortens a text to n code points, the last of which is an ellipsis.
func cut(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	if n < 1 {
		return ""
	}
	return string([]rune(s)[:n-1]) + "…"
}

// page returns the path that a notification opens.
func page(m store.PushMessage) string {
	switch {
	case m.CommentID != "":
		return "/finds/" + m.FindID + "#comment-" + m.CommentID
	case m.FindID != "":
		return "/finds/" + m.FindID
	case m.Test:
		return "/"
	case m.ListID != "":
		return "/lists/" + m.ListID
	case m.Type == schema.DailyNews:
		return "/feed"
	case m.Type == schema.Reported:
		return "/admin/reports"
	case m.Type == schema.StreetsWished:
		return "/admin/map"
	case m.Type == schema.ReportClosed || m.Type == schema.Moderated:
		return "/notifications"
	case m.Type == schema.LinkUsed:
		return "/settings/devices"
	}
	return "/friends"
}

// about returns the id of the find or person that a notification is about.
func about(m store.PushMessage) string {
	if m.FindID != "" {
		return m.FindID
	}
	return m.ActorID
}

// tag returns the tag by which a browser replaces an earlier notification about the same.
func tag(m store.PushMessage) string { return m.Type + ":" + about(m) }

// topic returns the topic by which a push service replaces a message about the same that
// it still keeps (RFC 8030 section 5.4): 32 hex digits of an HMAC, which reveal nothing.
func (s *Sender) topic(m store.PushMessage) string {
	h := hmac.New(sha256.New, s.TopicKey)
	h.Write([]byte(m.UserID + "|" + m.Type + "|" + about(m)))
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// urgency returns the urgency of a message (RFC 8030 section 5.3). A like can wait until
// the phone wakes up anyway.
func urgency(kind string) webpush.Urgency {
	if kind == schema.FindLiked {
		return webpush.UrgencyNormal
	}
	return webpush.UrgencyHigh
}
