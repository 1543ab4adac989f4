package media

import (
	"context"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/schema"
	. "finds/server/servertest"
)

// TestVideo uploads a video, puts it in a find and fetches it.
func TestVideo(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		ann := a.Again("ann")
		up := ann.Upload(Film())[0]
		if up.Type != "video" || up.Width != 640 || up.Height != 360 || up.Duration != 2.5 || !strings.Contains(up.URL, ".mp4") {
			a.Fatalf("uploaded as %+v", up)
		}
		l := ann.Location(1, 2, "here")
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "film", "media": []schema.Media{up}})
		got := f.Media[0]
		if got.Type != "video" || got.Duration != 2.5 || got.ID == "" {
			a.Errorf("in the find it is %+v", got)
		}
		for u, kind := range map[string]string{got.URL: "video/mp4", got.FallbackURL: "image/jpeg", got.ThumbnailURL: "image/webp", got.FallbackThumbnailURL: "image/jpeg", got.MediumURL: "image/webp"} {
			r := a.Anonymous().Do("GET", u, nil)
			if r.Status != 200 || r.Header.Get("Content-Type") != kind || strings.Contains(string(r.Body), "52.52") {
				a.Errorf("%s: %d %s", u, r.Status, r.Header.Get("Content-Type"))
			}
		}
		if r := a.Anonymous().Do("GET", got.URL, nil, "Range", "bytes=-6"); r.Status != 206 || string(r.Body) != "frames" {
			a.Errorf("its end is %d %q", r.Status, r.Body)
		}
		path, _, _ := strings.Cut(strings.TrimPrefix(up.URL, "/api/media/"), "?")
		a.Clock.Add(time.Now().Add(48 * time.Hour).Sub(a.Clock.Now()))
		if _, _, err := a.Cleaner.All(context.Background()); err != nil {
			a.Error(err)
		}
		kept := func(want bool) {
			for _, p := range media.Variants(path) {
				o, err := a.Bucket.Open(context.Background(), p)
				if err == nil {
					o.Close()
				}
				if (err == nil) != want {
					a.Errorf("%s is there: %v", p, err == nil)
				}
			}
		}
		kept(true)
		OK(a.Again("ann"), 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		kept(false)
	})
}
