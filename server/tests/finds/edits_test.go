package finds

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// order writes which uploads are the media of a find, in order.
func (f findOf) order() string {
	var list []string
	for _, m := range f.Media {
		for name, u := range f.uploads {
			if strings.HasPrefix(m.URL, "/api/media/"+u.URL) {
				list = append(list, name)
			}
		}
	}
	return strings.Join(list, "")
}

// findOf is a find whose media are identified by the names of their uploads.
type findOf struct {
	schema.Find
	uploads map[string]schema.Upload
}

// id is that of the medium which came of an upload.
func (f findOf) id(name string) string {
	for _, m := range f.Media {
		if strings.HasPrefix(m.URL, "/api/media/"+f.uploads[name].URL) {
			return m.ID
		}
	}
	return "none"
}

// TestMediaEdits attaches, orders and removes, all of it or nothing.
func TestMediaEdits(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		up := map[string]schema.Upload{}
		for _, name := range strings.Split("abcdefghijklm", "") {
			up[name] = a.Stored(ann)
		}
		foreign := a.Stored(ben)
		url := func(name string) M { return M{"type": "image", "url": "/api/media/" + up[name].URL} }
		l := ann.Location(1, 2, "here")
		find := func(status int, media ...M) Answer {
			a.Helper()
			r := ann.Do("POST", "/api/finds", M{"locationId": l.ID, "title": "Find", "isPublic": false, "media": media})
			if r.Status != status {
				a.Fatalf("creating with %v: %d %s", media, r.Status, r.Body)
			}
			return r
		}
		for what, media := range map[string][]M{
			"another's upload": {url("a"), {"url": "/api/media/" + foreign.URL}}, "one twice": {url("a"), url("a")}, "its thumbnail": {{"url": "/api/media/" + up["a"].ThumbnailURL}},
			"an outside URL": {{"url": "https://evil.test/x.jpg"}}, "nothing": {{"url": "x"}},
			"eleven": {url("a"), url("b"), url("c"), url("d"), url("e"), url("f"), url("g"), url("h"), url("i"), url("j"), url("k")},
		} {
			if r := find(422, media...); !strings.Contains(string(r.Body), "body.media") {
				a.Errorf("%s: %s", what, r.Body)
			}
		}
		if list := Call[[]any](ann, 200, "GET", "/api/finds?includePrivate=1", nil); len(list) > 0 {
			a.Errorf("refused finds are there: %v", list)
		}
		signed := url("b")
		signed["url"] = signed["url"].(string) + "?v=x&e=1&s=nonsense" // a signature is not looked at
		f := findOf{Decode[schema.Find](a, find(201, url("a"), signed, url("c"))), up}
		if f.order() != "abc" || f.Media[0].ID == "" || f.Media[0].Width != 8 || !strings.Contains(f.Media[0].URL, "?") {
			a.Errorf("created with %s: %+v", f.order(), f.Media)
		}
		find(422, url("b")) // it is taken
		path := "/api/finds/" + f.ID
		id := func(name string) M {
			return M{"id": f.id(name), "type": "image", "url": "/api/media/" + up[name].URL, "thumbnailUrl": "x"}
		}
		none := []string{}
		for _, row := range []struct {
			media  []M
			remove []string
			want   string
		}{
			{nil, none, "abc"},
			{[]M{url("d")}, none, "dabc"}, // listed come first
			{[]M{id("c"), id("a")}, none, "cadb"},
			{[]M{id("b"), url("e")}, []string{f.id("a")}, "becd"},
			{[]M{id("c"), id("b")}, []string{f.id("b")}, "ced"},
			{nil, []string{f.id("c"), f.id("c")}, "ed"},
		} {
			body := M{"mediaToDelete": row.remove}
			if row.media != nil {
				body["media"] = row.media
			}
			if f.Find = Call[schema.Find](ann, 200, "PUT", path, body); f.order() != row.want {
				a.Errorf("after %v the media are %s, want %s", body, f.order(), row.want)
			}
		}
		for _, name := range []string{"a", "b", "c"} {
			if r := ann.Do("GET", "/api/media/"+up[name].URL, nil); r.Status != 404 {
				a.Errorf("removed media answer %d", r.Status)
			}
			if o, err := a.Bucket.Open(context.Background(), up[name].FallbackThumbnailURL); err == nil {
				o.Close()
				a.Error("the file of removed media is left")
			}
		}
		other := findOf{Decode[schema.Find](a, find(201, url("f"))), up}
		before := a.Dump()
		for what, body := range map[string]M{
			"media of another find":    {"title": "new", "media": []M{{"id": other.id("f")}}},
			"removing of another find": {"title": "new", "mediaToDelete": []string{other.id("f")}},
			"good and bad":             {"title": "new", "isPublic": true, "mediaToDelete": []string{f.id("e")}, "media": []M{url("g"), {"url": "/api/media/" + foreign.URL}}},
			"removed before":           {"mediaToDelete": []string{"nothing"}},
			"neither id nor url":       {"media": []M{{"type": "image"}}},
			"more than ten":            {"media": []M{url("g"), url("h"), url("i"), url("j"), url("k"), url("l"), url("m"), url("f"), {"url": "x"}}},
		} {
			if p := Refused(ann, 422, "invalid", "PUT", path, body); len(p.Errors) == 0 || !strings.HasPrefix(p.Errors[0].Location, "body.media") {
				a.Errorf("%s: refused for %+v", what, p.Errors)
			}
		}
		want := []string{"body.media[1].url", "body.media[2].url", "body.media[3].url"} // the first is good
		p := Refused(ann, 422, "invalid", "PUT", path, M{"mediaToDelete": []string{f.id("e")}, "media": []M{url("g"), url("g"), {}, {}}})
		var got []string
		for _, e := range p.Errors {
			got = append(got, e.Location)
		}
		if !slices.Equal(got, want) {
			a.Errorf("refused for %q, want %q", got, want)
		}
		a.Same("refused edits", before)
		if r := ann.Do("GET", "/api/media/"+up["e"].URL, nil); r.Status != 200 {
			a.Errorf("media of a refused edit answer %d", r.Status)
		}
		OK(ann, 204, "DELETE", path+"?forever=true", nil)
		if r := ann.Do("GET", "/api/media/"+up["e"].URL, nil); r.Status != 404 {
			a.Errorf("media of a deleted find answer %d", r.Status)
		}
	})
}

// TestEditsLeaveTheRest changes one member after the other.
func TestEditsLeaveTheRest(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		l := ann.Location(1, 2, "here")
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil", "description": "old", "category": "geology"})
		path := "/api/finds/" + f.ID
		text := func(s *string) string {
			if s == nil {
				return "null"
			}
			return *s
		}
		for _, row := range []struct {
			body string
			want string // or the refused member
		}{
			{`{}`, "Fossil old geology true"},
			{`{"title":"Bone"}`, "Bone old geology true"},
			{`{"description":null}`, "Bone null geology true"},
			{`{"description":"new"}`, "Bone new geology true"},
			{`{"category":null,"isPublic":false}`, "Bone new null false"},
			{`{"category":"art"}`, "Bone new art false"},
			{`{"title":null}`, "body.title"}, {`{"title":""}`, "body.title"}, {`{"title":"  "}`, "body.title"}, {`{"isPublic":null}`, "body.isPublic"}, {`{"category":""}`, "body.category"},
			{`{"userId":"x"}`, "body.userId"}, {`{"rating":5}`, "body.rating"}, {`{"createdAt":"2020-01-01T00:00:00Z"}`, "body.createdAt"}, {`{"isLiked":true}`, "body.isLiked"}, {`{"likeCount":9}`, "body.likeCount"},
			{`{"id":"x"}`, "body.id"}, {`{"ispublic":true}`, "body.ispublic"}, {`{"locationId":"x"}`, "body.locationId"},
			{`{"title":"Last"}`, "Last new art false"},
		} {
			r := ann.Do("PUT", path, row.body)
			if name, bad := strings.CutPrefix(row.want, "body."); bad {
				if r.Status != 422 || !strings.Contains(string(r.Body), name) {
					a.Errorf("%s answers %d %s", row.body, r.Status, r.Body)
				}
				continue
			}
			g := Decode[schema.Find](a, r)
			if got := fmt.Sprint(g.Title, " ", text(g.Description), " ", text(g.Category), " ", g.IsPublic); r.Status != 200 || got != row.want {
				a.Errorf("%s gives %d %s, want %s", row.body, r.Status, got, row.want)
			}
			if changed := row.body != `{}`; g.UpdatedAt.After(f.UpdatedAt.Time) != changed || g.CreatedAt != f.CreatedAt {
				a.Errorf("%s: updated at %v after %v, created at %v", row.body, g.UpdatedAt, f.UpdatedAt, g.CreatedAt)
			}
			f.UpdatedAt = g.UpdatedAt
		}
	})
}

// TestIfMatch edits from two places.
func TestIfMatch(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ann.Location(1, 2, "here")
		created := ann.Do("POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil"})
		path := created.Header.Get("Location")
		edit := func(title string, tags ...string) Answer {
			return ann.Do("PUT", path, M{"title": title}, "If-Match", strings.Join(tags, ", "))
		}
		first := created.Header.Get("ETag")
		OK(ben, 200, "PUT", path+"/like", nil) // no edit
		second := edit("one", first)
		if second.Status != 200 || second.Header.Get("ETag") == first {
			a.Errorf("with the tag of the creation: %d %s", second.Status, second.Header.Get("ETag"))
		}
		for _, tag := range []string{first, `"nonsense"`, `""`, `W/"x"`} {
			if r := edit("two", tag); r.Status != 412 || !strings.Contains(string(r.Body), `"precondition_failed"`) {
				a.Errorf("with %s: %d %s", tag, r.Status, r.Body)
			}
		}
		if f := Call[schema.Find](ann, 200, "GET", path, nil); f.Title != "one" || f.LikeCount != 1 {
			a.Errorf("after refused edits it is %+v", f)
		}
		read := ann.Do("GET", path, nil, "Accept-Encoding", "gzip")
		for _, tags := range [][]string{{read.Header.Get("ETag")}, {"*"}} {
			if r := edit("three", tags...); r.Status != 200 {
				a.Errorf("with %v: %d %s", tags, r.Status, r.Body)
			}
		}
		now := ann.Do("HEAD", path, nil).Header.Get("ETag")
		if r := edit("four", first, now); r.Status != 200 {
			a.Errorf("with the right tag among others: %d %s", r.Status, r.Body)
		}
	})
}

// TestConditionalAnswers asks again with the tag, compressed and not.
func TestConditionalAnswers(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Find("Fossil", true)
		for range 5 {
			ann.Find(Unique("Fossil"), true)
		}
		for _, path := range []string{"/api/finds", "/api/locations", "/api/openapi.json"} {
			plain := ann.Do("GET", path, nil, "Accept-Encoding", "identity")
			zipped := ann.Do("GET", path, nil, "Accept-Encoding", "br, gzip;q=0.5")
			none := ann.Do("GET", path, nil, "Accept-Encoding", "gzip;q=0")
			if plain.Header.Get("Content-Encoding") != "" || none.Header.Get("Content-Encoding") != "" || zipped.Header.Get("Content-Encoding") != "gzip" {
				a.Errorf("%s: encodings are %q %q %q", path, plain.Header, none.Header, zipped.Header)
			}
			if z, err := gzip.NewReader(bytes.NewReader(zipped.Body)); err != nil {
				a.Error(path, err)
			} else if b, err := io.ReadAll(z); err != nil || !bytes.Equal(b, plain.Body) {
				a.Errorf("%s: unzipped it differs (%v)", path, err)
			}
			if x, y := plain.Header.Get("ETag"), zipped.Header.Get("ETag"); x == y || !strings.HasPrefix(x, `"`) {
				a.Errorf("%s: tags are %s and %s", path, x, y)
			}
			for _, r := range []Answer{plain, zipped} {
				encoding := map[string]string{"": "identity", "gzip": "gzip"}[r.Header.Get("Content-Encoding")]
				for _, method := range []string{"GET", "HEAD"} {
					for _, tag := range []string{r.Header.Get("ETag"), `"x", W/` + r.Header.Get("ETag"), "*"} {
						got := ann.Do(method, path, nil, "Accept-Encoding", encoding, "If-None-Match", tag)
						if got.Status != 304 || len(got.Body) > 0 || got.Header.Get("ETag") != r.Header.Get("ETag") || got.Header.Get("Cache-Control") != r.Header.Get("Cache-Control") {
							a.Errorf("%s %s with %s: %d %v", method, path, tag, got.Status, got.Header)
						}
					}
				}
				if !strings.Contains(strings.Join(r.Header.Values("Vary"), ","), "Accept-Encoding") {
					a.Errorf("%s: Vary is %v", path, r.Header.Values("Vary"))
				}
			}
			if head := ann.Do("HEAD", path, nil, "Accept-Encoding", "identity"); head.Header.Get("Content-Length") != fmt.Sprint(len(plain.Body)) || len(head.Body) > 0 {
				a.Errorf("HEAD %s: length %s, want %d", path, head.Header.Get("Content-Length"), len(plain.Body))
			}
		}
		was := ann.Do("GET", "/api/finds/"+f.ID, nil)
		if got := was.Header.Get("Cache-Control"); got != "private, no-cache" {
			a.Errorf("Cache-Control is %q", got)
		}
		OK(a.As("ben"), 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		if r := ann.Do("GET", "/api/finds/"+f.ID, nil, "If-None-Match", was.Header.Get("ETag")); r.Status != 200 || !strings.Contains(string(r.Body), `"likeCount":1`) {
			a.Errorf("after a like: %d %s", r.Status, r.Body)
		}
	})
}

// TestMove moves a find to places that its owner may use, and to others.
func TestMove(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cas := a.As("ann"), a.As("ben"), a.As("cas")
		from, to, bens, hidden := ann.Location(1, 2, "Quay"), ann.Location(50, 60, "Bridge"), ben.Location(3, 4, "Known"), ben.Location(5, 6, "Unknown")
		OK(ben, 201, "POST", "/api/finds", M{"locationId": bens.ID, "title": "Public"})
		OK(ben, 201, "POST", "/api/finds", M{"locationId": hidden.ID, "title": "Private", "isPublic": false})
		created := ann.Do("POST", "/api/finds", M{"locationId": from.ID, "title": "Fossil"})
		f := Decode[schema.Find](a, created)
		path, first := "/api/finds/"+f.ID, created.Header.Get("ETag")
		OK(ben, 200, "PUT", path+"/like", nil)
		OK(ben, 200, "POST", path+"/comments", M{"content": "Where?"})
		is := func(what string, at schema.Location, lat, lng float64) {
			a.Helper()
			g := Call[schema.Find](cas, 200, "GET", path, nil)
			if g.LocationID != at.ID || g.Location.ID != at.ID || g.Location.Name != at.Name || g.Location.Latitude != lat || g.Location.Longitude != lng || g.LikeCount != 1 || g.CommentCount != 1 {
				a.Errorf("%s: %+v at %+v", what, g, g.Location)
			}
			for _, l := range []schema.Location{from, to} {
				want := 0
				if l.ID == at.ID {
					want = 1
				}
				if n := len(Call[[]schema.Find](cas, 200, "GET", "/api/finds?locationId="+l.ID, nil)); n != want {
					a.Errorf("%s: %d finds at %s, want %d", what, n, l.Name, want)
				}
				if n := len(Call[[]schema.Find](cas, 200, "GET", "/api/finds?q=fossil+"+l.Name, nil)); n != want {
					a.Errorf("%s: %d finds with the word %s, want %d", what, n, l.Name, want)
				}
				if n := len(Call[[]schema.Location](cas, 200, "GET", fmt.Sprintf("/api/locations?lat=%g&lng=%g&radius=5", l.Latitude, l.Longitude), nil)); n != want {
					a.Errorf("%s: %d locations near %s, want %d", what, n, l.Name, want)
				}
				refusedUnless(cas, want == 1, "GET", "/api/locations/"+l.ID)
			}
		}
		is("before", from, 1, 2)
		moved := ann.Do("PUT", path, M{"locationId": to.ID}, "If-Match", first)
		if moved.Status != 200 || moved.Header.Get("ETag") == first {
			a.Errorf("moved: %d %s", moved.Status, moved.Body)
		}
		is("moved", to, 50, 60)
		if r := ann.Do("PUT", path, M{"locationId": from.ID}, "If-Match", first); r.Status != 412 {
			a.Errorf("with the tag of before: %d %s", r.Status, r.Body)
		}
		for what, id := range map[string]string{"unknown": "0198c5c0-0000-7f13-b6d8-0a9e3c75d142", "of a private find of another user": hidden.ID} {
			p := Refused(ann, 422, "invalid", "PUT", path, M{"locationId": id, "title": "Bone"})
			if len(p.Errors) != 1 || p.Errors[0].Location != "body.locationId" || p.Errors[0].Rule != schema.RuleLocation {
				a.Errorf("a location %s is refused for %+v", what, p.Errors)
			}
		}
		Refused(ann, 422, "invalid", "PUT", path, M{"locationId": ""})
		Refused(ben, 403, "forbidden", "PUT", path, M{"locationId": bens.ID})
		Refused(ben, 403, "forbidden", "PUT", path, M{"locationId": "unknown"})
		Refused(ann, 404, "not_found", "PUT", "/api/finds/unknown", M{"locationId": to.ID})
		is("after refusals", to, 50, 60)
		OK(ann, 200, "PUT", path, M{"locationId": bens.ID, "isPublic": false})
		OK(ann, 200, "PUT", path, M{"locationId": from.ID, "isPublic": true})
		is("there and back", from, 1, 2)
		if r := ann.Do("PUT", path, M{"locationId": from.ID}); r.Status != 200 || Decode[schema.Find](a, r).UpdatedAt != Call[schema.Find](ann, 200, "GET", path, nil).UpdatedAt {
			a.Errorf("to where it is: %d %s", r.Status, r.Body)
		}
		is("to where it is", from, 1, 2)
	})
}

// refusedUnless asks for what is there only if a condition holds.
func refusedUnless(u *User, there bool, method, path string) {
	u.A.Helper()
	if there {
		OK(u, 200, method, path, nil)
	} else {
		Refused(u, 404, "not_found", method, path, nil)
	}
}
