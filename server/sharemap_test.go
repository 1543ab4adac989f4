package server_test

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	"finds/store/geo"
	"finds/store/storetest"
)

// drawing returns the map of a share.
func (u *user) drawing(link string) string {
	u.a.Helper()
	res := u.do("GET", link+"/map.svg", nil)
	if res.Status != 200 || res.Header.Get("Content-Type") != "image/svg+xml" || res.Header.Get("Cache-Control") != "private, no-cache" {
		u.a.Fatalf("the map is answered with %d %v", res.Status, res.Header)
	}
	for d := xml.NewDecoder(strings.NewReader(string(res.Body))); ; {
		if _, err := d.Token(); err == io.EOF {
			return string(res.Body)
		} else if err != nil {
			u.a.Fatalf("%v in %s", err, res.Body)
		}
	}
}

// TestShareMap draws the finds of shares: the only one without a number, several with theirs and with links to
// their entries, those that are over each other as one.
func TestShareMap(t *testing.T) {
	each(t, func(a *api) {
		ann, visitor := a.as("ann"), a.anonymous()
		f := ann.photographed("A shed", m{"category": "nature"})
		s := ann.share(m{"findId": f.ID, "place": "exact"})
		pins := regexp.MustCompile(`<text[^>]*>[^<]*</text>`)
		page := string(visitor.do("GET", s.Link, nil).Body)
		if !strings.Contains(page, `href="`+s.Link+`/map.svg"`) || strings.Count(page, `class="pin"`) != 1 || pins.MatchString(page) || strings.Contains(page, `class="cell"`) || !strings.Contains(page, "Natural Earth") {
			a.Errorf("the page is %s", page)
		}
		if text := visitor.drawing(s.Link); !strings.Contains(text, "<text class=") || !strings.Contains(text, `class="e"`) || strings.Contains(text, "48.8") {
			a.Errorf("the map is %s", text)
		}
		first := visitor.do("GET", s.Link+"/map.svg", nil)
		if res := visitor.do("GET", s.Link+"/map.svg", nil, "If-None-Match", first.Header.Get("ETag")); res.Status != 304 {
			a.Errorf("the same map is answered with %d", res.Status)
		}
		far := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": ann.location(52.52, 13.4, "Berlin").ID, "title": "Far <away>", "isPublic": false, "category": "nature"})
		ann.photographed("Another shed", m{"category": "nature"})
		s = ann.share(m{"category": "nature", "place": "exact"})
		page = string(visitor.do("GET", s.Link, nil).Body)
		var shown schema.Shared
		must(0, json.Unmarshal(visitor.do("GET", s.Link+"/share.json", nil).Body, &shown))
		for _, part := range []string{`<a href="#f-` + shown.Finds[0].ID + `" aria-label="1: Another shed; 3: A shed">`, `>1&#43;</text>`, `<a href="#f-` + shown.Finds[1].ID + `" aria-label="2: Far &lt;away&gt;">`, `>2</text>`,
			`id="f-` + shown.Finds[1].ID + `"`} {
			if !strings.Contains(page, part) {
				a.Errorf("the page has no %s:\n%s", part, page)
			}
		}
		visitor.drawing(s.Link)
		s = ann.share(m{"findId": far.ID, "place": "area", "area": 20})
		if page := string(visitor.do("GET", s.Link, nil).Body); strings.Count(page, `class="cell"`) != 1 || strings.Contains(page, `class="pin"`) {
			a.Errorf("the page is %s", page)
		}
		visitor.drawing(s.Link)
		s = ann.share(m{"category": "nature", "place": "hidden"})
		if page := string(visitor.do("GET", s.Link, nil).Body); strings.Contains(page, "map.svg") {
			a.Errorf("the page is %s", page)
		}
		got, none := visitor.do("GET", s.Link+"/map.svg", nil), visitor.do("GET", "/s/AAAAAAAAAAAAAAAAAAAAAA/map.svg", nil)
		if got.Status != 404 || got.whole() != none.whole() {
			a.Errorf("the map of a share without places is %s", got.whole())
		}
	})
}

// TestShareMapHides: what a share shows of two worlds in which finds are at different points of the same areas is
// equal, but for ids.
func TestShareMapHides(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		points := []struct{ lat, lng float64 }{{48.857, 2.3413}, {48.8575, 2.342}, {48.9, 2.3}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}, {89.5, 10}}
		var worlds [2][]string
		for k, by := range []float64{0, 0.002} {
			a := newAPI(t, engine)
			ann, visitor := a.as("ann"), a.anonymous()
			var finds []schema.Find
			for i, p := range points {
				km := []int{1, 5, 20}[i%3]
				lat, lng := geo.CellCenter(p.lat, p.lng, km)
				if l, g := geo.CellCenter(lat+by, lng-by, km); l != lat || g != lng {
					t.Fatalf("%v is not in the cell of %v", by, p)
				}
				finds = append(finds, call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": ann.location(lat+by, lng-by, fmt.Sprint("Secret", i, by)).ID, "title": fmt.Sprint("Treasure ", i),
					"area": []int{0, km}[i%2], "isPublic": false, "category": []string{"water", "nature"}[min(i/3, 1)]}))
			}
			shares := []m{{"category": "water", "place": "area", "area": 20}, {"category": "nature", "place": "area", "area": 20}}
			for i, f := range finds {
				shares = append(shares, m{"findId": f.ID, "place": "area", "area": []int{1, 5, 20}[i%3]})
			}
			for _, body := range shares {
				s := ann.share(body)
				var shown schema.Shared
				must(0, json.Unmarshal(visitor.do("GET", s.Link+"/share.json", nil).Body, &shown))
				same := []string{s.Link, "LINK", a.url, "URL", "GMT", "GMT"}
				for i, f := range shown.Finds {
					same = append(same, f.ID, fmt.Sprint("ID", i))
				}
				for _, part := range append(partsOf(s.Link, schema.Find{}), s.Link+"/map.svg") {
					res := visitor.do("GET", part, nil)
					if res.Status != 200 {
						t.Fatalf("%s is answered with %d", part, res.Status)
					}
					res.Header.Del("ETag")
					res.Header.Del("Content-Length")
					worlds[k] = append(worlds[k], strings.NewReplacer(same...).Replace(res.whole()))
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
