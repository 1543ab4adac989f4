package servertest

import (
	"finds/schema"
)

// shared creates a share.
func (u *User) Share(body M) schema.Share {
	u.A.Helper()
	return Call[schema.Share](u, 201, "POST", "/api/shares", body)
}
