package servertest

import (
	"finds/schema"
)

// Inbox reads the notifications of somebody.
func (u *User) Inbox(query string) []schema.Notification {
	u.A.Helper()
	return Call[[]schema.Notification](u, 200, "GET", "/api/notifications"+query, nil)
}
