package servertest

import (
	"strings"

	"finds/schema"
)

// Imported uploads a file, which is read.
func (u *User) Imported(file string) schema.Import {
	u.A.Helper()
	for {
		body, kind := Form([]byte(file))
		res := u.Do("POST", "/api/imports", body, "Content-Type", kind)
		if res.Status == 503 && strings.Contains(string(res.Body), schema.ErrUnpacking.Reason) {
			continue // each of these waits a moment
		}
		if res.Status != 201 {
			u.A.Fatalf("%d %s", res.Status, res.Body)
		}
		list := Call[[]schema.Import](u, 200, "GET", "/api/imports", nil)
		return list[0]
	}
}

// Rows lists the rows of an import.
func (u *User) Rows(i schema.Import, query string) []schema.ImportRow {
	u.A.Helper()
	return Call[[]schema.ImportRow](u, 200, "GET", "/api/imports/"+i.ID+"/rows?"+query, nil)
}
