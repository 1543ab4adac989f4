package servertest

import (
	"strings"

	"finds/schema"
	"finds/server/credential"
)

// moderated is three users who share everything, and an administrator.
type moderated struct {
	*API
	Admin       *User
	X, y, third *Scene
	Bystanders  []*User // everybody but the owner of x
}

// Moderated makes these users, with everything filled.
func (a *API) Moderated() *moderated {
	a.Helper()
	w := &moderated{API: a, Admin: a.Administer(a.As("admin")), X: NewScene(a, "stranger", schema.AudienceEveryone), y: NewScene(a, "stranger", schema.AudienceEveryone), third: NewScene(a, "stranger", schema.AudienceFriends)}
	a.Befriend(w.X.Owner, w.y.Owner)
	a.Befriend(w.X.Owner, w.third.Owner)
	a.Befriend(w.third.Owner, w.y.Owner)
	for _, s := range []*Scene{w.X, w.y, w.third} {
		s.Attach()
		s.Secrets()
		for _, o := range []*Scene{w.X, w.y, w.third} {
			s.Touch(o)
		}
	}
	w.Bystanders = []*User{w.y.Owner, w.third.Owner, w.Admin, a.Anonymous()}
	return w
}

// Reads is everything that users read, without notifications, which are deleted with a find,
// and without what administrators alone read.
func (w *moderated) Reads(users ...*User) map[string]string {
	w.Helper()
	all := map[string]string{}
	for _, u := range users {
		for _, s := range []*Scene{w.X, w.y, w.third} {
			for path, text := range s.Snapshot(u) {
				if !strings.HasPrefix(path, "/api/admin/") && !strings.HasPrefix(path, "/api/notifications") {
					all[u.Name+" "+path] = text
				}
			}
		}
	}
	return all
}

// Fresh signs a user in again.
func (a *API) Fresh(u *User) *User {
	a.Helper()
	token, hash := credential.NewToken()
	a.NewSession(u.ID, hash)
	return &User{A: a, ID: u.ID, Name: u.Name, Token: token}
}

// Notes lists the notifications of a kind that a user has.
func Notes(u *User, kind string) (list []schema.Notification) {
	for _, n := range u.Inbox("?limit=100") {
		if n.Type == kind {
			list = append(list, n)
		}
	}
	return list
}
