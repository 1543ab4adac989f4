package server_test

import (
	"strings"
	"testing"

	"finds/schema"
)

// What a link must not show.

// TestShareOther: the category named other is only itself, and not all that is none of the known ones, as in a search.
func TestShareOther(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		odd, diary := ann.photographed("Odd", m{"category": "other"}), ann.photographed("Of the diary", m{"category": "diary"})
		s := ann.share(m{"category": "other", "place": "exact"})
		if text := string(a.anonymous().do("GET", s.Link, nil).Body); !strings.Contains(text, "Odd") || strings.Contains(text, "diary") {
			a.Errorf("the page is %s", text)
		}
		for _, part := range partsOf(s.Link, odd)[5:] {
			a.anonymous().opens(part)
		}
		for _, part := range partsOf(s.Link, diary)[5:] {
			if res := a.anonymous().do("GET", part, nil); res.Status != 404 {
				a.Errorf("%s is answered with %d", part, res.Status)
			}
		}
	})
}

// TestShareTimes: files do not tell at what time of the day they were uploaded.
func TestShareTimes(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		f := ann.photographed("A shed", nil)
		s := ann.share(m{"findId": f.ID, "place": "hidden"})
		for _, part := range partsOf(s.Link, f)[5:] {
			if res := a.anonymous().do("GET", part, nil); res.Status != 200 || res.Header.Get("Last-Modified") != "" {
				a.Errorf("%s: %d, %s", part, res.Status, res.Header.Get("Last-Modified"))
			}
		}
	})
}

// TestShareOfVideo shows the copy of a video that all browsers play, below the path of the share alone.
func TestShareOfVideo(t *testing.T) {
	each(t, func(a *api) {
		ann, visitor := a.as("ann"), a.anonymous()
		f := ann.photographed("A film", nil)
		db := a.direct()
		defer db.Close()
		path, _, _ := strings.Cut(strings.TrimPrefix(f.Media[0].URL, schema.MediaPrefix), "?")
		copied := strings.TrimSuffix(path, ".webp") + "_p.mp4"
		if err := a.bucket.Put(a.Context(), copied, strings.NewReader("a film")); err != nil {
			a.Fatal(err)
		}
		for _, change := range []string{`UPDATE find_media SET type = 'video', playback_url = '` + copied + `'`,
			`UPDATE find SET media = replace(replace(media, 'image', 'video'), '` + "\n" + `', '` + "\t\t\t" + copied + "\n" + `')`} {
			if _, err := db.Exec(change); err != nil {
				a.Fatal(err)
			}
		}
		s := ann.share(m{"findId": f.ID, "place": "hidden"})
		for _, part := range partsOf(s.Link, f)[:5] {
			if res := visitor.do("GET", part, nil); strings.Contains(string(res.Body), schema.MediaPrefix) {
				a.Errorf("%s has an address outside of the share: %s", part, res.Body)
			}
		}
		if text := string(visitor.do("GET", s.Link, nil).Body); !strings.Contains(text, `src="`+s.Link+"/media/"+copied+`"`) {
			a.Errorf("the page is %s", text)
		}
		visitor.opens(s.Link + "/media/" + copied)
	})
}
