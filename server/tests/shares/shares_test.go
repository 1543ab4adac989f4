package shares

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/geo"
)

// whole is all of a response that may tell something.
func whole(a Answer) string {
	h := a.Header.Clone()
	h.Del("Date")
	h.Del("X-Request-Id")
	return fmt.Sprint(a.Status, h, string(a.Body))
}

// opens asks for something of a share that is there.
func opens(u *User, path string) {
	u.A.Helper()
	if res := u.Do("GET", path, nil); res.Status != 200 {
		u.A.Errorf("%s: %s is answered with %d", u.Name, path, res.Status)
	}
}

// unlock enters a password, and returns the answer and the cookie.
func unlock(u *User, link, password string) (res Answer, cookie string) {
	u.A.Helper()
	res = u.Do("POST", link, strings.NewReader(url.Values{"password": {password}}.Encode()), "Content-Type", "application/x-www-form-urlencoded", "Sec-Fetch-Site", "same-origin")
	cookie, _, _ = strings.Cut(res.Header.Get("Set-Cookie"), ";")
	return res, cookie
}

// TestSharePreview: a preview has the first words of the owner, or else says in the language of the visitor who
// shares how much.
func TestSharePreview(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		link := func(description string) string {
			f := ann.Photographed("A shed", M{"description": description})
			return ann.Share(M{"findId": f.ID, "place": "exact"}).Link
		}
		long := strings.Repeat("A shed. ", 30)
		for _, c := range []struct{ path, language, want string }{
			{link("Under the\n\nold tree"), "en", "Under the old tree"},
			{link(long), "en", long[:159] + "…"},
			{link(""), "en", "1 find · Shared by ann"},
			{link(""), "de", "1 Fund · Geteilt von ann"},
		} {
			text := string(a.Anonymous().Do("GET", c.path, nil, "Accept-Language", c.language).Body)
			for _, name := range []string{`property="og:description"`, `name="description"`} {
				if !strings.Contains(text, `<meta `+name+` content="`+c.want+`">`) {
					a.Errorf("%s is not %q:\n%s", name, c.want, text[:min(len(text), 2000)])
				}
			}
		}
	})
}

// TestShare shows a private find to somebody without an account.
func TestShare(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		f := ann.Photographed("A <b>shed</b>", M{"category": "nature"})
		s := ann.Share(M{"findId": f.ID, "title": "For Grandma", "place": "exact", "days": 30})
		if !regexp.MustCompile(`^/s/[A-Za-z0-9_-]{22}$`).MatchString(s.Link) || s.Expired || s.FindTitle != f.Title || s.ExpiresAt.Sub(s.CreatedAt.Time).Round(time.Hour) != 30*24*time.Hour {
			a.Fatalf("the share is %+v", s)
		}
		page := visitor.Do("GET", s.Link, nil, "Accept-Language", "de-AT, en")
		text := string(page.Body)
		for _, part := range []string{`<html lang="de">`, "For Grandma", "Geteilt von ann", "A &lt;b&gt;shed", "Under the old tree", "Our garden", "geo:48.857120,2.341340?", "Natur<",
			`property="og:title" content="For Grandma"`} {
			if page.Status != 200 || !strings.Contains(text, part) {
				a.Fatalf("the page, %d, has no %s:\n%s", page.Status, part, text)
			}
		}
		if strings.Contains(text, "<script") || strings.Contains(text, "/api/") || strings.Contains(text, f.ID) || strings.Contains(text, ann.ID) || strings.Contains(text, "ZgotmplZ") {
			a.Error("the page has what it should not have:\n", text)
		}
		for _, tag := range regexp.MustCompile(`<meta [^>]*>`).FindAllString(text, -1) {
			if strings.Contains(tag, "48.8") || strings.Contains(tag, "garden") {
				a.Error("the preview tells the place: ", tag)
			}
		}
		for _, part := range PartsOf(s.Link, f) {
			res := visitor.Do("GET", part, nil)
			if res.Status != 200 || res.Header.Get("X-Robots-Tag") != "noindex, noarchive" || res.Header.Get("Referrer-Policy") != "no-referrer" || !strings.HasPrefix(res.Header.Get("Cache-Control"), "private, no-") {
				a.Errorf("%s: %d %v", part, res.Status, res.Header)
			}
		}
		Refused(visitor, 401, "unauthenticated", "GET", "/api/finds/"+f.ID, nil)
		opens(ann, s.Link)
		if got := Call[schema.Share](ann, 200, "GET", "/api/shares/"+s.ID, nil); got.Views != 1+1 { // with partsOf, and without the owner's
			a.Errorf("%d views", got.Views)
		}
		var shown schema.Shared
		if err := json.Unmarshal(visitor.Do("GET", s.Link+"/share.json", nil).Body, &shown); err != nil || len(shown.Finds) != 1 || shown.Finds[0].Place.Latitude != 48.85712 || shown.Finds[0].CreatedAt.Hour() != 0 {
			a.Errorf("the share has %+v, %v", shown, err)
		}
		var gpx struct {
			Points []struct {
				Latitude string `xml:"lat,attr"`
				Name     string `xml:"name"`
			} `xml:"wpt"`
		}
		if err := xml.Unmarshal(visitor.Do("GET", s.Link+"/finds.gpx", nil).Body, &gpx); err != nil || len(gpx.Points) != 1 || gpx.Points[0].Latitude != "48.85712" || gpx.Points[0].Name != f.Title {
			a.Errorf("the GPX has %+v, %v", gpx, err)
		}
		if strings.Contains(a.ServiceLog.String(), s.Link) {
			a.Error("the log has the link")
		}
		other := ann.Photographed("Another", nil)
		if res := visitor.Do("GET", PartsOf(s.Link, other)[5], nil); res.Status != 404 {
			a.Errorf("a photo of another find is answered with %d", res.Status)
		}
	})
}

// TestSharePassword asks for the password of a share, limits attempts, and asks for it again after it has changed.
func TestSharePassword(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "exact", "password": "grandma's garden"})
		locked := func(headers ...string) {
			a.Helper()
			for i, part := range PartsOf(s.Link, f) {
				res, none := visitor.Do("GET", part, nil, headers...), visitor.Do("GET", strings.Replace(part, s.Link, "/s/AAAAAAAAAAAAAAAAAAAAAA", 1), nil)
				text := string(res.Body)
				if i > 0 && whole(res) != whole(none) {
					a.Errorf("%s is %s", part, whole(res))
				}
				if i == 0 && (res.Status != 200 || !strings.Contains(text, "<form") || strings.Contains(text, "shed") || strings.Contains(text, "og:") || strings.Contains(text, "ann") || strings.Contains(text, "48.")) {
					a.Errorf("%s is %s", part, whole(res))
				}
			}
		}
		locked()
		locked("Cookie", "finds_share=x")
		if res, cookie := unlock(visitor, s.Link, "grandpa's garden"); res.Status != 403 || res.Header.Get("WWW-Authenticate") != "" || cookie != "" || !strings.Contains(string(res.Body), "wrong") {
			a.Errorf("a wrong password is answered with %d %s", res.Status, res.Body)
		}
		if _, cookie := unlock(visitor, "/s/AAAAAAAAAAAAAAAAAAAAAA", "grandma's garden"); cookie != "" {
			a.Error("an unknown share has a cookie")
		}
		res, cookie := unlock(visitor, s.Link, "grandma's garden")
		if res.Status != 303 || res.Header.Get("Location") != s.Link || !strings.Contains(res.Header.Get("Set-Cookie"), "; Path="+s.Link+"; HttpOnly; SameSite=Lax") {
			a.Fatalf("the password is answered with %d %v", res.Status, res.Header)
		}
		for _, part := range PartsOf(s.Link, f) {
			if res := visitor.Do("GET", part, nil, "Cookie", cookie); res.Status != 200 || strings.Contains(string(res.Body), "og:") {
				a.Errorf("with the cookie, %s is %d", part, res.Status)
			}
		}
		other := ann.Share(M{"findId": f.ID, "place": "exact", "password": "grandma's garden"})
		if res := visitor.Do("GET", other.Link+"/share.json", nil, "Cookie", cookie); res.Status != 404 {
			a.Errorf("the cookie of a share opens another: %d", res.Status)
		}
		OK(ann, 200, "PATCH", "/api/shares/"+s.ID, M{"password": "grandpa's garden"})
		locked("Cookie", cookie)
		limited := false
		for range 10 {
			if res, _ := unlock(visitor, s.Link, "no idea at all"); res.Status == 429 {
				limited = res.Header.Get("Retry-After") != ""
			}
		}
		if !limited {
			a.Error("attempts are not limited")
		}
		if res, cookie := unlock(visitor, s.Link, "grandpa's garden"); res.Status != 429 || cookie != "" {
			a.Errorf("after many attempts, the password is answered with %d", res.Status)
		}
		if got := Call[schema.Share](ann, 200, "PATCH", "/api/shares/"+s.ID, M{"password": nil}); got.HasPassword {
			a.Error("the password is still there")
		}
		opens(visitor, s.Link+"/share.json")
		opens(visitor, s.Link)
	})
}

// TestShareGuests: guesses from many networks at the password of a share hold up neither who has opened it before, nor who is
// signed in.
func TestShareGuests(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "exact", "password": "grandma's garden"})
		enter := func(u *User, link, password string, headers ...string) Answer {
			headers = append([]string{"Content-Type", "application/x-www-form-urlencoded", "Sec-Fetch-Site", "same-origin"}, headers...)
			return u.Do("POST", link, strings.NewReader(url.Values{"password": {password}}.Encode()), headers...)
		}
		remembered := func(password string) (known string) {
			a.Helper()
			for _, c := range enter(visitor, s.Link, password).Header.Values("Set-Cookie") {
				if strings.HasPrefix(c, "finds_visitor=") && strings.Contains(c, "; Path="+s.Link+"; Max-Age=") {
					known, _, _ = strings.Cut(c, ";")
				}
			}
			if known == "" {
				a.Fatal("the browser is not known again")
			}
			return known
		}
		before := remembered("grandma's garden")
		OK(ann, 200, "PATCH", "/api/shares/"+s.ID, M{"password": "grandpa's garden"})
		old := remembered("grandpa's garden")
		a.Clock.Add(schema.SourceLife + time.Second)
		cleo := a.As("cleo") // signed in since
		known := remembered("grandpa's garden")
		for i := range 20 {
			for range 5 {
				enter(visitor, s.Link, "no idea at all", "X-Forwarded-For", fmt.Sprintf("198.51.%d.1", i))
			}
		}
		const from = "192.0.2.1"
		if res := enter(visitor, s.Link, "grandpa's garden", "X-Forwarded-For", from); res.Status != 429 {
			a.Errorf("a stranger gets %d", res.Status)
		}
		if res := enter(visitor, s.Link, "grandpa's garden", "X-Forwarded-For", from, "Cookie", known); res.Status != 303 {
			a.Errorf("the browser that has opened it gets %d", res.Status)
		}
		if res := enter(cleo, s.Link, "grandpa's garden", "X-Forwarded-For", from); res.Status != 303 {
			a.Errorf("a user gets %d", res.Status)
		}
		if res := visitor.Do("GET", s.Link+"/share.json", nil, "Cookie", known); res.Status != 404 {
			a.Errorf("the cookie opens the share: %d", res.Status)
		}
		for _, cookie := range []string{before, old, "finds_visitor=" + strings.Repeat("A", 43), strings.Replace(known, "=", "=x", 1)} {
			if res := enter(visitor, s.Link, "grandpa's garden", "X-Forwarded-For", from, "Cookie", cookie); res.Status != 429 {
				a.Errorf("with %s, a stranger gets %d", cookie, res.Status)
			}
		}
	})
}

// TestSharePasswords: a share cannot have a password that an account cannot have.
func TestSharePasswords(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "exact"})
		for weak, rule := range map[string]string{"password": "common_password", "12345678": "common_password", "aaaaaaaa": "common_password", "annannann": "guessable"} {
			for path, method := range map[string]string{"/api/shares": "POST", "/api/shares/" + s.ID: "PATCH"} {
				body := M{"password": weak}
				if method == "POST" {
					body["findId"], body["place"] = f.ID, "exact"
				}
				p := Refused(ann, 422, "invalid", method, path, body)
				if len(p.Errors) != 1 || p.Errors[0].Location != "body.password" || string(p.Errors[0].Rule) != rule {
					a.Errorf("%s %s: %+v, want %s", method, weak, p.Errors, rule)
				}
			}
		}
	})
}

// TestSharePlaces shows finds at their places, as areas and without places.
func TestSharePlaces(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		pin, area := ann.Photographed("A pin", nil), ann.Photographed("An area", M{"area": 5})
		cell := func(km int) string {
			lat, lng := geo.CellCenter(48.85712, 2.34134, km)
			return fmt.Sprint(lat, " ", lng, " ", km)
		}
		at5Lat, at5Lng := geo.CellCenter(48.85712, 2.34134, 5)
		in20Lat, in20Lng := geo.CellCenter(at5Lat, at5Lng, 20)
		for _, c := range []struct {
			find schema.Find
			body M
			want string
		}{
			{pin, M{"place": "exact"}, "48.85712 2.34134 0"}, {area, M{"place": "exact"}, "48.85712 2.34134 0"},
			{pin, M{"place": "area"}, cell(1)}, {area, M{"place": "area"}, cell(5)},
			{pin, M{"place": "area", "area": 20}, cell(20)}, {area, M{"place": "area", "area": 20}, fmt.Sprint(in20Lat, " ", in20Lng, " 20")},
			{pin, M{"place": "hidden"}, "none"}, {area, M{"place": "hidden"}, "none"},
		} {
			c.body["findId"] = c.find.ID
			s := ann.Share(c.body)
			var shown schema.Shared
			Must(0, json.Unmarshal(visitor.Do("GET", s.Link+"/share.json", nil).Body, &shown))
			got := "none"
			if p := shown.Finds[0].Place; p != nil {
				got = fmt.Sprint(p.Latitude, " ", p.Longitude, " ", p.Area)
			}
			if got != c.want {
				a.Errorf("%s of %s is at %s, want %s", c.find.Title, c.body["place"], got, c.want)
			}
			if c.body["place"] == "exact" {
				continue
			}
			for _, part := range PartsOf(s.Link, c.find) {
				res := visitor.Do("GET", part, nil)
				if text := string(res.Body); !strings.Contains(part, "/media/") && (strings.Contains(text, "48.857") || strings.Contains(text, "2.341") || strings.Contains(text, "garden")) {
					a.Errorf("%s tells the place: %s", part, text)
				}
				if c.body["place"] == "hidden" && strings.HasSuffix(part, ".gpx") != (res.Status == 404) {
					a.Errorf("%s is answered with %d", part, res.Status)
				}
				if c.body["place"] == "hidden" && strings.HasSuffix(part, ".geojson") && !strings.Contains(string(res.Body), `"geometry":null`) {
					a.Errorf("%s: %s", part, res.Body)
				}
			}
		}
	})
}

// TestShareCategory shows all finds of the owner with a category, and no others.
func TestShareCategory(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, visitor := a.As("ann"), a.As("ben"), a.Anonymous()
		a.Befriend(ann, ben)
		for _, u := range []*User{ann, ben} {
			for i, category := range []string{"nature", "water", "nature"} {
				u.Photographed(fmt.Sprint(u.Name, " ", category), M{"category": category, "isPublic": i == 0})
			}
		}
		s := ann.Share(M{"category": "nature", "place": "exact"})
		titles := func() (list []string) {
			var shown schema.Shared
			Must(0, json.Unmarshal(visitor.Do("GET", s.Link+"/share.json", nil).Body, &shown))
			for _, f := range shown.Finds {
				list = append(list, f.Title)
			}
			return list
		}
		if got := titles(); !slices.Equal(got, []string{"ann nature", "ann nature"}) {
			a.Errorf("the share shows %q", got)
		}
		if text := string(visitor.Do("GET", s.Link, nil).Body); !strings.Contains(text, "<h1>Nature</h1>") || !strings.Contains(text, "2 finds") {
			a.Errorf("the page is %s", text)
		}
		later := ann.Photographed("later", M{"category": "nature"})
		if got := titles(); len(got) != 3 || got[0] != "later" {
			a.Errorf("then, it shows %q", got)
		}
		OK(ann, 200, "PUT", "/api/finds/"+later.ID, M{"category": "water"})
		for i, part := range PartsOf(s.Link, later) {
			if res := visitor.Do("GET", part, nil); strings.Contains(string(res.Body), "later") || i > 4 && res.Status != 404 {
				a.Errorf("with another category, %s is answered with %d", part, res.Status)
			}
		}
	})
}

// TestShareRefusals refuses shares of what is not the caller's, and those that make no sense.
func TestShareRefusals(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		theirs, mine := ben.Find("Theirs", true), ann.Find("Mine", true)
		Refused(ann, 404, "not_found", "POST", "/api/shares", M{"findId": theirs.ID, "place": "exact"})
		Refused(ann, 404, "not_found", "POST", "/api/shares", M{"findId": "x", "place": "exact"})
		for _, body := range []M{{"place": "exact"}, {"place": "exact", "findId": mine.ID, "category": "nature"}, {"findId": mine.ID}, {"findId": mine.ID, "place": "exact", "area": 5},
			{"findId": mine.ID, "place": "area", "area": 7}, {"findId": mine.ID, "place": "exact", "password": "short"}, {"findId": mine.ID, "place": "exact", "days": 0},
			{"category": "nature,water", "place": "exact"}} {
			Refused(ann, 422, "invalid", "POST", "/api/shares", body)
		}
		s := ann.Share(M{"findId": mine.ID, "place": "area", "area": 5})
		if got := Call[schema.Share](ann, 200, "PATCH", "/api/shares/"+s.ID, M{"place": "hidden", "title": "New", "days": 7}); got.Area != 0 || got.Title != "New" || got.Link != s.Link || got.ExpiresAt == nil {
			a.Errorf("the share is now %+v", got)
		}
		Refused(ann, 422, "invalid", "PATCH", "/api/shares/"+s.ID, M{"area": 5})
		for range schema.SharesMax - 1 {
			ann.Share(M{"category": "nature", "place": "hidden"})
		}
		if res := ann.Do("POST", "/api/shares", M{"category": "nature", "place": "hidden"}); res.Status != 409 || !strings.Contains(string(res.Body), `"too_many_shares","limit":200`) {
			a.Errorf("one more is answered with %d %s", res.Status, res.Body)
		}
		for _, path := range []string{"/s/", "/s/x", "/s/AAAAAAAAAAAAAAAAAAAAAA/", s.Link + "/", s.Link + "/x", s.Link + "/media", s.Link + "/media/p/00/x.webp", s.Link + "/media/../../x"} {
			if res := a.Anonymous().Do("GET", path, nil); res.Status != 404 && res.Status != 307 || strings.Contains(string(res.Body), "Mine") {
				a.Errorf("%s is answered with %d", path, res.Status)
			}
		}
	})
}

// TestShareList shows the finds of a list in its order.
func TestShareList(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, visitor := a.As("ann"), a.As("ben"), a.Anonymous()
		l := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Old trees", "description": "Older than <the town>.", "visibility": "private"})
		Refused(ben, 404, "not_found", "POST", "/api/shares", M{"listId": l.ID, "place": "exact"})
		for i := range 3 {
			f := ann.Photographed(fmt.Sprint("Tree ", i), nil)
			if res := ann.Do("PUT", "/api/lists/"+l.ID+"/finds/"+f.ID, nil); res.Status >= 300 {
				a.Fatalf("%d %s", res.Status, res.Body)
			}
		}
		ann.Photographed("Not in it", nil)
		s := ann.Share(M{"listId": l.ID, "place": "exact"})
		text := string(visitor.Do("GET", s.Link, nil).Body)
		first, last := strings.Index(text, " Tree 0</h2>"), strings.Index(text, " Tree 2</h2>")
		if s.ListName != "Old trees" || !strings.Contains(text, "<h1>Old trees</h1>") || first < 0 || first > last || strings.Contains(text, "Not in it") {
			a.Errorf("the page of %+v is %s", s, text)
		}
		if !strings.Contains(text, `<p class="text">Older than &lt;the town&gt;.</p>`) || !strings.Contains(text, `content="Older than &lt;the town&gt;."`) || !strings.Contains(text, "/feed.atom") {
			a.Errorf("the page does not say what the list is about, or has no feed: %s", text)
		}
		one := ann.Share(M{"findId": ann.Photographed("Alone", nil).ID, "place": "exact"})
		if text := string(visitor.Do("GET", one.Link, nil).Body); strings.Contains(text, "/feed.atom") || !strings.Contains(text, "/finds.gpx") {
			a.Errorf("the page of a find offers to follow new ones: %s", text)
		}
		OK(ann, 204, "DELETE", "/api/lists/"+l.ID, nil)
		if res := visitor.Do("GET", s.Link, nil); res.Status != 404 {
			a.Errorf("after the list was deleted, the page is answered with %d", res.Status)
		}
	})
}

// TestViewsAreCountedInMemory opens a page: that writes nothing, the owner sees the view at once, and each process
// adds its own to the database.
func TestViewsAreCountedInMemory(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "exact"})
		other, err := store.Open(context.Background(), store.Options{Database: a.DSN, Synchronous: "normal"})
		if err != nil {
			a.Fatal(err)
		}
		other.Shares().CountView(s.ID)
		if err := other.Close(); err != nil {
			a.Fatal(err)
		}
		opens(a.Anonymous(), s.Link)
		stored := func() (n int) {
			if err := a.Direct().QueryRow(`SELECT views FROM share`).Scan(&n); err != nil {
				a.Fatal(err)
			}
			return n
		}
		seen := func() int64 { return Call[schema.Share](ann, 200, "GET", "/api/shares/"+s.ID, nil).Views }
		if stored() != 1 || seen() != 2 {
			a.Errorf("%d views are stored and %d shown, want 1 and 2", stored(), seen())
		}
		if err := a.Store.SaveViews(); err != nil {
			a.Fatal(err)
		}
		if stored() != 2 || seen() != 2 {
			a.Errorf("%d views are stored and %d shown, want 2 and 2", stored(), seen())
		}
	})
}
