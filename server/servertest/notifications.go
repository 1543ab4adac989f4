package servertest

import (
	"finds/schema"
)

// TellNews tells users of what is new, as the service does in the background.
func (a *API) TellNews() {
	a.Helper()
	for more := true; more; {
		more = Must(a.Store.TellNews(a.Context()))
	}
}

// Inbox reads the notifications of somebody.
func (u *User) Inbox(query string) []schema.Notification {
	u.A.Helper()
	return Call[[]schema.Notification](u, 200, "GET", "/api/notifications"+query, nil)
}
