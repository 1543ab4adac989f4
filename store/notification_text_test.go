package store

import (
	"testing"

	"finds/schema"
)

// TestIsolated: a title that is written from right to left does not reorder the sentence around it.
func TestIsolated(t *testing.T) {
	for title, want := range map[string]string{
		"A bridge!":   "ben commented on: A bridge!",
		"جسر جميل!":   "ben commented on: \u2068جسر جميل!\u2069",
		"1 גשר (ישן)": "ben commented on: \u20681 גשר (ישן)\u2069",
	} {
		if _, got := (notificationEvent{Kind: schema.FindCommented, Actor: schema.Person{Username: "ben"}, FindTitle: title}).Texts(); got != want {
			t.Errorf("%+q, want %+q", got, want)
		}
	}
}
