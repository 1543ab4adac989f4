package servertest

import (
	"finds/schema"
)

// URLs are the five of a find's picture, as somebody is given them.
func (s *Scene) URLs(u *User) []string {
	s.Helper()
	f := Call[schema.Find](u, 200, "GET", "/api/finds/"+s.ID("findId"), nil)
	m := f.Media[0]
	return []string{m.URL, m.ThumbnailURL, m.FallbackURL, m.FallbackThumbnailURL, m.MediumURL}
}
