package servertest

import (
	"strings"

	"finds/schema"
)

// Listed returns the titles of the finds of a list, over pages of two.
func (u *User) Listed(id string) string {
	u.A.Helper()
	var list []string
	for path := "/api/lists/" + id + "/finds?limit=2"; path != ""; {
		res := u.Do("GET", path, nil)
		for _, f := range Decode[[]schema.Find](u.A, res) {
			list = append(list, f.Title)
		}
		path, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
	}
	return strings.Join(list, " ")
}
