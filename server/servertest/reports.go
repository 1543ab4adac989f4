package servertest

import (
	"finds/store"
)

// Acts lists the newest acts of administration.
func (a *API) Acts(n int) string {
	a.Helper()
	list, _, err := a.Store.AdminLog(a.Context(), store.Page{Limit: n})
	text := ""
	for _, act := range Must(list, err)[:n] {
		text += act.ActorName + " " + act.Action + " " + act.TargetName + " " + act.Reason + "\n"
	}
	return text
}
