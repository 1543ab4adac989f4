package shares

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store/geo"
	"finds/store/storetest"
)

// drawing returns the map of a share.
func drawing(u *User, link string) string {
	u.A.Helper()
	res := u.Do("GET", link+"/map.svg", nil)
	if res.Status != 200 || res.Header.Get("Content-Type") != "image/svg+xml" || res.Header.Get("Cache-Control") != "private, no-cache" {
		u.A.Fatalf("the map is answered with %d %v", res.Status, res.Header)
	}
	for d := xml.NewDecoder(strings.NewReader(string(res.Body))); ; {
		if _, err := d.Token(); err == io.EOF {
			return string(res.Body)
		} else if err != nil {
			u.A.Fatalf("%v in %s", err, res.Body)
		}
	}
}

// TestShareMap draws the finds of shares: the only one without a number, several with theirs and with links to
// their entries, those that are over each other as one.
func TestShareMap(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		f := ann.Photographed("A shed", M{"category": "nature"})
		s := ann.Share(M{"findId": f.ID, "place": "exact"})
		pins := regexp.MustCompile(`<text[^>]*>[^<]*</text>`)
		page := string(visitor.Do("GET", s.Link, nil).Body)
		if !strings.Contains(page, `href="`+s.Link+`/map.svg"`) || strings.Count(page, `class="pin"`) != 1 || pins.MatchString(page) || strings.Contains(page, `class="cell"`) || !strings.Contains(page, "Natural Earth") {
			a.Errorf("the page is %s", page)
		}
		if text := drawing(visitor, s.Link); !strings.Contains(text, "<text class=") || !strings.Contains(text, `class="e"`) || strings.Contains(text, "48.8") {
			a.Errorf("the map is %s", text)
		}
		first := visitor.Do("GET", s.Link+"/map.svg", nil)
		if res := visitor.Do("GET", s.Link+"/map.svg", nil, "If-None-Match", first.Header.Get("ETag")); res.Status != 304 {
			a.Errorf("the same map is answered with %d", res.Status)
		}
		far := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(52.52, 13.4, "Berlin").ID, "title": "Far <away>", "isPublic": false, "category": "nature"})
		ann.Photographed("Another shed", M{"category": "nature"})
		s = ann.Share(M{"category": "nature", "place": "exact"})
		page = string(visitor.Do("GET", s.Link, nil).Body)
		var shown schema.Shared
		Must(0, json.Unmarshal(visitor.Do("GET", s.Link+"/share.json", nil).Body, &shown))
		for _, part := range []string{`<a href="#f-` + shown.Finds[0].ID + `" aria-label="1: Another shed; 3: A shed">`, `>1&#43;</text>`, `<a href="#f-` + shown.Finds[1].ID + `" aria-label="2: Far &lt;away&gt;">`, `>2</text>`,
			`id="f-` + shown.Finds[1].ID + `"`} {
			if !strings.Contains(page, part) {
				a.Errorf("the page has no %s:\n%s", part, page)
			}
		}
		drawing(visitor, s.Link)
		s = ann.Share(M{"findId": far.ID, "place": "area", "area": 20})
		if page := string(visitor.Do("GET", s.Link, nil).Body); strings.Count(page, `class="cell"`) != 1 || strings.Contains(page, `class="pin"`) {
			a.Errorf("the page is %s", page)
		}
		drawing(visitor, s.Link)
		s = ann.Share(M{"category": "nature", "place": "hidden"})
		if page := string(visitor.Do("GET", s.Link, nil).Body); strings.Contains(page, "map.svg") {
			a.Errorf("the page is %s", page)
		}
		got, none := visitor.Do("GET", s.Link+"/map.svg", nil), visitor.Do("GET", "/s/AAAAAAAAAAAAAAAAAAAAAA/map.svg", nil)
		if got.Status != 404 || whole(got) != whole(none) {
			a.Errorf("the map of a share without places is %s", whole(got))
		}
	})
}

// TestShareMapHides: what a share shows of two worlds in which finds are at different points of the same areas is
// equal, but for ids.
func TestShareMapHides(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		points := []struct{ lat, lng float64 }{{48.857, 2.3413}, {48.8575, 2.342}, {48.9, 2.3}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}, {89.5, 10}}
		var worlds [2][]string
		for k, by := range []float64{0, 0.002} {
			a := NewAPI(t, engine)
			ann, visitor := a.As("ann"), a.Anonymous()
			var finds []schema.Find
			for i, p := range points {
				km := []int{1, 5, 20}[i%3]
				lat, lng := geo.CellCenter(p.lat, p.lng, km)
				if l, g := geo.CellCenter(lat+by, lng-by, km); l != lat || g != lng {
					t.Fatalf("%v is not in the cell of %v", by, p)
				}
				finds = append(finds, Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(lat+by, lng-by, fmt.Sprint("Secret", i, by)).ID, "title": fmt.Sprint("Treasure ", i),
					"area": []int{0, km}[i%2], "isPublic": false, "category": []string{"water", "nature"}[min(i/3, 1)]}))
			}
			shares := []M{{"category": "water", "place": "area", "area": 20}, {"category": "nature", "place": "area", "area": 20}}
			for i, f := range finds {
				shares = append(shares, M{"findId": f.ID, "place": "area", "area": []int{1, 5, 20}[i%3]})
			}
			for _, body := range shares {
				s := ann.Share(body)
				var shown schema.Shared
				Must(0, json.Unmarshal(visitor.Do("GET", s.Link+"/share.json", nil).Body, &shown))
				same := []string{s.Link, "LINK", a.URL, "URL", "GMT", "GMT"}
				for i, f := range shown.Finds {
					same = append(same, f.ID, fmt.Sprint("ID", i))
				}
				for _, part := range append(PartsOf(s.Link, schema.Find{}), s.Link+"/map.svg") {
					res := visitor.Do("GET", part, nil)
					if res.Status != 200 {
						t.Fatalf("%s is answered with %d", part, res.Status)
					}
					res.Header.Del("ETag")
					res.Header.Del("Content-Length")
					worlds[k] = append(worlds[k], strings.NewReplacer(same...).Replace(whole(res)))
				}
			}
		}
		for i, text := range worlds[0] {
			if text != worlds[1][i] {
				t.Fatalf("%s\nand\n%s", text, worlds[1][i])
			}
		}
	})
}
