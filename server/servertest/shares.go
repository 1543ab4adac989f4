package servertest

import (
	"encoding/json"
	"image/color"
	"maps"
	"strings"

	"finds/schema"
)

// Share creates a share.
func (u *User) Share(body M) schema.Share {
	u.A.Helper()
	return Call[schema.Share](u, 201, "POST", "/api/shares", body)
}

// Photographed publishes a private find with a photo and a description.
func (u *User) Photographed(title string, more M) schema.Find {
	u.A.Helper()
	var at schema.Location
	Must(0, json.Unmarshal(u.Do("POST", "/api/locations", M{"latitude": 48.85712, "longitude": 2.34134, "name": "Our garden"}).Body, &at))
	list := u.Upload(Picture(900, 600, color.White))
	body := M{"locationId": at.ID, "title": title, "description": "Under the old tree", "isPublic": false,
		"media": []M{{"url": list[0].URL}}}
	maps.Copy(body, more)
	return Call[schema.Find](u, 201, "POST", "/api/finds", body)
}

// PartsOf lists everything below the path of a share of a find.
func PartsOf(link string, f schema.Find) []string {
	parts := []string{link, link + "/share.json", link + "/finds.geojson", link + "/finds.gpx", link + "/feed.atom"}
	for _, media := range f.Media {
		for _, address := range []string{media.URL, media.ThumbnailURL, media.FallbackURL, media.FallbackThumbnailURL, media.MediumURL} {
			path, _, _ := strings.Cut(strings.TrimPrefix(address, "/api/media/"), "?")
			parts = append(parts, link+"/media/"+path)
		}
	}
	return parts
}
