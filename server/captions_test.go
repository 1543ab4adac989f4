package server_test

import (
	"strings"
	"testing"

	"finds/schema"
)

// withMedia publishes a find with so many photos.
func (u *user) withMedia(title string, n int) schema.Find {
	u.a.Helper()
	return call[schema.Find](u, 201, "POST", "/api/finds", m{"locationId": u.location(48.857, 2.3413, "Place of "+title).ID, "title": title, "media": u.uploads(n)})
}

// uploads are media of a body that no find uses.
func (u *user) uploads(n int) (list []m) {
	u.a.Helper()
	for range n {
		list = append(list, m{"url": schema.MediaPrefix + u.a.stored(u).URL})
	}
	return list
}

// captions returns the captions of a find as a user reads them, in a list and alone.
func (u *user) captions(find string) string {
	u.a.Helper()
	text := func(f schema.Find) string {
		var list []string
		for _, x := range f.Media {
			list = append(list, x.Caption)
		}
		return strings.Join(list, "|")
	}
	alone := text(call[schema.Find](u, 200, "GET", "/api/finds/"+find, nil))
	for _, f := range call[[]schema.Find](u, 200, "GET", "/api/finds?includePrivate=true", nil) {
		if f.ID == find && text(f) != alone {
			u.a.Errorf("captions are %q, in the list %q", alone, text(f))
		}
	}
	return alone
}

// TestCaptions sets captions with a find, changes, moves and removes them.
func TestCaptions(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		l := ann.location(48.857, 2.3413, "Here")
		media := ann.uploads(3)
		media[1]["caption"] = " The \"second\"\u2028<b> "
		f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "Fossil", "media": media})
		path := "/api/finds/" + f.ID
		is := func(want string) {
			a.Helper()
			if got := ben.captions(f.ID); got != want {
				a.Errorf("captions are %q, want %q", got, want)
			}
		}
		second := "The \"second\"\u2028<b>"
		is("|" + second + "|")
		if f.Media[1].Caption != second {
			a.Errorf("the new find has %+v", f.Media)
		}
		put := func(body m) string {
			a.Helper()
			res := ann.do("PUT", path, body)
			if res.Status != 200 {
				a.Fatalf("%d %s", res.Status, res.Body)
			}
			return res.Header.Get("ETag")
		}
		id := func(i int) m { return m{"id": f.Media[i].ID} }
		put(m{"media": []m{id(1), id(0)}}) // as clients without captions do
		is(second + "||")
		put(m{"media": []m{id(1), {"id": f.Media[0].ID, "caption": "first"}, {"id": f.Media[2].ID, "caption": nil}}})
		is(second + "|first|")
		before := put(m{"title": "Fossil"})
		if after := put(m{"media": []m{id(1), {"id": f.Media[0].ID, "caption": "first"}, {"id": f.Media[2].ID, "caption": ""}}}); after != before {
			a.Errorf("an edit without a change makes %s of %s", after, before)
		}
		if after := put(m{"media": []m{{"id": f.Media[1].ID, "caption": "1"}}}); after == before {
			a.Error("a change of a caption keeps the ETag")
		}
		is("1|first|")
		put(m{"media": []m{{"id": f.Media[1].ID, "caption": ""}, {"id": f.Media[0].ID, "caption": nil}, id(2), {"url": ann.uploads(1)[0]["url"], "caption": strings.Repeat("ü", schema.CaptionMax)}}})
		is("|||" + strings.Repeat("ü", schema.CaptionMax))
		put(m{"mediaToDelete": []string{f.Media[0].ID}})
		is("||" + strings.Repeat("ü", schema.CaptionMax))
		ok(ann, 204, "DELETE", path, nil)
		if bin := call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); bin[0].Find.Media[2].Caption == "" {
			a.Errorf("in the bin: %+v", bin[0].Find.Media)
		}
		ok(ann, 200, "POST", path+"/restore", nil)
		is("||" + strings.Repeat("ü", schema.CaptionMax))

		if list := call[[]schema.Find](ben, 200, "GET", "/api/finds?q=first", nil); len(list) != 0 {
			a.Errorf("captions are searched: %+v", list)
		}
	})
}

// TestCaptionsOfCreations publishes with captions under an id of the client's. Another caption
// is another body.
func TestCaptionsOfCreations(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		l := ann.location(48.857, 2.3413, "Here")
		id, media := madeID(a.clock.Now()), ann.uploads(2)
		media[1]["caption"] = "Two"
		body := m{"locationId": l.ID, "title": "Fossil", "media": media}
		ok(ann, 201, "PUT", "/api/finds/"+id, body, create...)
		ok(ann, 200, "PUT", "/api/finds/"+id, body, create...)
		if got := ann.captions(id); got != "|Two" {
			a.Errorf("captions are %q", got)
		}
		media[0]["caption"] = "One"
		refused(ann, 409, "conflict", "PUT", "/api/finds/"+id, body, create...)
	})
}

// TestCaptionsRefuse sends captions that are too long or not a line.
func TestCaptionsRefuse(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		f := ann.withMedia("Fossil", 1)
		before := a.contents()
		for _, caption := range []any{strings.Repeat("ü", schema.CaptionMax+1), "a\tb", "a\nb", "\u200b", "a\u202eb", 1, true, []string{"x"}} {
			for path, body := range map[string]m{
				"POST /api/finds":        {"locationId": f.LocationID, "title": "x", "media": []m{{"url": "x", "caption": caption}}},
				"PUT /api/finds/" + f.ID: {"media": []m{{"id": f.Media[0].ID, "caption": caption}}},
			} {
				method, path, _ := strings.Cut(path, " ")
				if p := refused(ann, 422, "invalid", method, path, body); p.Errors[0].Location != "body.media[0].caption" {
					a.Errorf("%s with %q: %+v", path, caption, p.Errors)
				}
			}
		}
		refused(ben, 403, "forbidden", "PUT", "/api/finds/"+f.ID, m{"media": []m{{"id": f.Media[0].ID, "caption": "Mine"}}})
		a.unchanged(before, "refused captions")
	})
}
