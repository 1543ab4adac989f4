package servertest

import (
	"encoding/json"

	"finds/schema"
)

// RefusedAs expects a refusal.
func RefusedAs(u *User, want *schema.Error, status int, method, path string, body any) Problem {
	u.A.Helper()
	res := u.Do(method, path, body)
	var p Problem
	if err := json.Unmarshal(res.Body, &p); err != nil {
		u.A.Fatal(err)
	}
	if res.Status != status || p.Reason != want.Reason {
		u.A.Errorf("%s: %s %s: %d %s, want %d %s", u.Name, method, path, res.Status, p.Reason, status, want.Reason)
	}
	return p
}
