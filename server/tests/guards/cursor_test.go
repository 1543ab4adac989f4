package guards

import (
	"encoding/base64"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

var nextPage = regexp.MustCompile(`<([^>]*)>; rel="next"`)

// TestCursorsAreSealed reads a page and tries its cursor in every way but the
// right one: it tells nothing of the row that it is behind, and none can be made.
func TestCursorsAreSealed(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		for _, title := range []string{"Stone", "Old stone", "Stones"} {
			ann.Find(title, true)
		}
		res := ann.Do("GET", "/api/finds?limit=1&q=stone", nil)
		next := nextPage.FindStringSubmatch(res.Header.Get("Link"))
		if next == nil {
			t.Fatalf("no next page: %s", res.Header)
		}
		again := nextPage.FindStringSubmatch(ann.Do("GET", "/api/finds?limit=1&q=stone", nil).Header.Get("Link"))
		if again == nil || again[1] != next[1] {
			t.Errorf("the same list has another link: %v, %v", next, again)
		}
		u := Must(url.Parse(next[1]))
		cursor := u.Query().Get("cursor")
		raw, err := base64.RawURLEncoding.DecodeString(cursor)
		if err != nil || strings.Contains(string(raw), "2026") {
			t.Errorf("the cursor can be read: %q, %v", raw, err)
		}
		if list := Call[[]schema.Find](ann, 200, "GET", next[1], nil); len(list) != 1 {
			t.Errorf("the next page has %d finds", len(list))
		}
		_, plain, err := a.Store.Finds(t.Context(), ann.ID, store.FindFilter{Query: "stone", Page: store.Page{Limit: 1}})
		if err != nil || plain == "" {
			t.Fatalf("the store gives no cursor: %v", err)
		}
		changed := "A" + cursor[1:]
		if changed == cursor {
			changed = "B" + cursor[1:]
		}
		for what, c := range map[string]string{"plain": plain, "cut": cursor[:len(cursor)-4], "changed": changed, "empty": ""} {
			for _, name := range []string{"cursor", "%63ursor", "c%75rsor"} {
				if res := ann.Do("GET", "/api/finds?limit=1&q=stone&"+name+"="+c, nil); res.Status != 422 {
					t.Errorf("%s cursor as %s: %d", what, name, res.Status)
				}
			}
		}
		if list := Call[[]schema.Find](ann, 200, "GET", "/api/finds?limit=1&q=stone&%63ursor="+cursor, nil); len(list) != 1 {
			t.Errorf("the next page by an escaped name has %d finds", len(list))
		}
		if res := ben.Do("GET", next[1], nil); res.Status != 422 {
			t.Errorf("another's cursor: %d", res.Status)
		}
	})
}
