package finds

import (
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// captions returns the captions of a find as a user reads them, in a list and alone.
func captions(u *User, find string) string {
	u.A.Helper()
	text := func(f schema.Find) string {
		var list []string
		for _, x := range f.Media {
			list = append(list, x.Caption)
		}
		return strings.Join(list, "|")
	}
	alone := text(Call[schema.Find](u, 200, "GET", "/api/finds/"+find, nil))
	for _, f := range Call[[]schema.Find](u, 200, "GET", "/api/finds?includePrivate=true", nil) {
		if f.ID == find && text(f) != alone {
			u.A.Errorf("captions are %q, in the list %q", alone, text(f))
		}
	}
	return alone
}

// TestCaptions sets captions with a find, changes, moves and removes them.
func TestCaptions(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ann.Location(48.857, 2.3413, "Here")
		media := Uploads(ann, 3)
		media[1]["caption"] = " The \"second\"\u2028<b> "
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil", "media": media})
		path := "/api/finds/" + f.ID
		is := func(want string) {
			a.Helper()
			if got := captions(ben, f.ID); got != want {
				a.Errorf("captions are %q, want %q", got, want)
			}
		}
		second := "The \"second\"\u2028<b>"
		is("|" + second + "|")
		if f.Media[1].Caption != second {
			a.Errorf("the new find has %+v", f.Media)
		}
		put := func(body M) string {
			a.Helper()
			res := ann.Do("PUT", path, body)
			if res.Status != 200 {
				a.Fatalf("%d %s", res.Status, res.Body)
			}
			return res.Header.Get("ETag")
		}
		id := func(i int) M { return M{"id": f.Media[i].ID} }
		put(M{"media": []M{id(1), id(0)}}) // as clients without captions do
		is(second + "||")
		put(M{"media": []M{id(1), {"id": f.Media[0].ID, "caption": "first"}, {"id": f.Media[2].ID, "caption": nil}}})
		is(second + "|first|")
		before := put(M{"title": "Fossil"})
		if after := put(M{"media": []M{id(1), {"id": f.Media[0].ID, "caption": "first"}, {"id": f.Media[2].ID, "caption": ""}}}); after != before {
			a.Errorf("an edit without a change makes %s of %s", after, before)
		}
		if after := put(M{"media": []M{{"id": f.Media[1].ID, "caption": "1"}}}); after == before {
			a.Error("a change of a caption keeps the ETag")
		}
		is("1|first|")
		put(M{"media": []M{{"id": f.Media[1].ID, "caption": ""}, {"id": f.Media[0].ID, "caption": nil}, id(2), {"url": Uploads(ann, 1)[0]["url"], "caption": strings.Repeat("ü", schema.CaptionMax)}}})
		is("|||" + strings.Repeat("ü", schema.CaptionMax))
		put(M{"mediaToDelete": []string{f.Media[0].ID}})
		is("||" + strings.Repeat("ü", schema.CaptionMax))
		OK(ann, 204, "DELETE", path, nil)
		if bin := Call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); bin[0].Find.Media[2].Caption == "" {
			a.Errorf("in the bin: %+v", bin[0].Find.Media)
		}
		OK(ann, 200, "POST", path+"/restore", nil)
		is("||" + strings.Repeat("ü", schema.CaptionMax))

		if list := Call[[]schema.Find](ben, 200, "GET", "/api/finds?q=first", nil); len(list) != 0 {
			a.Errorf("captions are searched: %+v", list)
		}
	})
}

// TestCaptionsOfCreations publishes with captions under an id of the client's. Another caption
// is another body.
func TestCaptionsOfCreations(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		l := ann.Location(48.857, 2.3413, "Here")
		id, media := MadeID(a.Clock.Now()), Uploads(ann, 2)
		media[1]["caption"] = "Two"
		body := M{"locationId": l.ID, "title": "Fossil", "media": media}
		OK(ann, 201, "PUT", "/api/finds/"+id, body, Create...)
		OK(ann, 200, "PUT", "/api/finds/"+id, body, Create...)
		if got := captions(ann, id); got != "|Two" {
			a.Errorf("captions are %q", got)
		}
		media[0]["caption"] = "One"
		Refused(ann, 412, "precondition_failed", "PUT", "/api/finds/"+id, body, Create...)
	})
}

// TestCaptionsRefuse sends captions that are too long or not a line.
func TestCaptionsRefuse(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f := ann.WithMedia("Fossil", 1)
		before := a.Contents()
		for _, caption := range []any{strings.Repeat("ü", schema.CaptionMax+1), "a\tb", "a\nb", "\u200b", "a\u202eb", 1, true, []string{"x"}} {
			for path, body := range map[string]M{
				"POST /api/finds":        {"locationId": f.LocationID, "title": "x", "media": []M{{"url": "x", "caption": caption}}},
				"PUT /api/finds/" + f.ID: {"media": []M{{"id": f.Media[0].ID, "caption": caption}}},
			} {
				method, path, _ := strings.Cut(path, " ")
				if p := Refused(ann, 422, "invalid", method, path, body); p.Errors[0].Location != "body.media[0].caption" {
					a.Errorf("%s with %q: %+v", path, caption, p.Errors)
				}
			}
		}
		Refused(ben, 403, "forbidden", "PUT", "/api/finds/"+f.ID, M{"media": []M{{"id": f.Media[0].ID, "caption": "Mine"}}})
		a.Unchanged(before, "refused captions")
	})
}
