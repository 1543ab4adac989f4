package servertest

import (
	"finds/schema"
)

// WithMedia publishes a find with so many photos.
func (u *User) WithMedia(title string, n int) schema.Find {
	u.A.Helper()
	return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": u.Location(48.857, 2.3413, "Place of "+title).ID, "title": title, "media": Uploads(u, n)})
}

// Uploads are media of a body that no find uses.
func Uploads(u *User, n int) (list []M) {
	u.A.Helper()
	for range n {
		list = append(list, M{"url": schema.MediaPrefix + u.A.Stored(u).URL})
	}
	return list
}
