package web

import (
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"finds/server"
	. "finds/server/servertest"
	"finds/server/theme"
)

// sheetLink is the element of a page that loads the style sheet of the instance.
var sheetLink = regexp.MustCompile(`<link rel="stylesheet" href="(/theme\.css[^"]*)">`)

// sheetOf returns the address of the style sheet of the instance in a page, or "".
func sheetOf(page Answer) string {
	m := sheetLink.FindSubmatch(page.Body)
	if m == nil {
		return ""
	}
	return html.UnescapeString(string(m[1]))
}

// TestAccent: the pages of the app and of shares load the colours that follow from the accent colour before they are
// painted, from an address that changes with them. Without one, they load nothing more.
func TestAccent(t *testing.T) {
	Each(t, func(a *API) {
		admin, out := a.Administer(a.As("ann")), a.Anonymous()
		find := admin.Find("Bridge", true)
		share := admin.Share(M{"findId": find.ID, "place": "exact"}).Link
		pages := []string{"/sign-in", "/join", "/about", share}
		for _, path := range pages {
			if page := out.Do("GET", path, nil); page.Status != 200 || strings.Contains(string(page.Body), "theme.css") || strings.Contains(string(page.Body), "<!--theme") {
				t.Errorf("%s: %d, with a style sheet: %s", path, page.Status, page.Body)
			}
		}
		manifest := func() string {
			var app struct {
				ThemeColor string `json:"theme_color"`
			}
			Must(0, json.Unmarshal(out.Do("GET", "/manifest.webmanifest", nil).Body, &app))
			return app.ThemeColor
		}
		if got := manifest(); got != "#0f766e" {
			t.Errorf("the manifest has %q", got)
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"accent": "#7c3aed"})
		if got := manifest(); got != "#7c3aed" {
			t.Errorf("the manifest has %q", got)
		}
		var sheet string
		for _, path := range pages {
			page := out.Do("GET", path, nil)
			head, _, _ := strings.Cut(string(page.Body), "</head>")
			if sheet = sheetOf(page); sheet == "" || !strings.Contains(head, "theme.css") {
				t.Fatalf("%s loads no style sheet: %s", path, head)
			}
			if i, j := strings.Index(head, "app.css"), strings.Index(head, "theme.css"); i > j || strings.Index(head, "<style>") > j {
				t.Errorf("%s loads the style sheet before its own", path)
			}
			if !strings.Contains(head, `<meta name="theme-color" content="#7c3aed" media="(prefers-color-scheme: light)">`) || strings.Contains(head, "#161d1c\" media") {
				t.Errorf("%s does not name the colour: %s", path, head)
			}
			if !strings.Contains(page.Header.Get("Content-Security-Policy"), "style-src 'self'") {
				t.Errorf("%s: its policy keeps the style sheet out", path)
			}
		}
		res := out.Do("GET", sheet, nil)
		if res.Status != 200 || res.Header.Get("Content-Type") != "text/css; charset=utf-8" || !strings.Contains(res.Header.Get("Cache-Control"), "immutable") ||
			!strings.Contains(string(res.Body), "--brand: light-dark(#7c3aed, #") {
			t.Errorf("%s: %d %v\n%s", sheet, res.Status, res.Header, res.Body)
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"accent": "#be185d"})
		if got := sheetOf(out.Do("GET", "/sign-in", nil)); got == "" || got == sheet {
			t.Errorf("after a change, the address is %q", got)
		}
		// Administrators look at a colour before they save it.
		try := out.Do("GET", "/theme.css?accent=1d4ed8", nil)
		if try.Status != 200 || try.Header.Get("Cache-Control") != "no-store" || !strings.Contains(string(try.Body), "#1d4ed8") {
			t.Errorf("another colour: %d %v %s", try.Status, try.Header, try.Body)
		}
		if none := out.Do("GET", "/theme.css", nil); none.Status != 200 || len(none.Body) > 0 || none.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("no colour: %d %v %s", none.Status, none.Header, none.Body)
		}
		for _, bad := range []string{"ffb703", "red", "1d4ed8%7d", "%231d4ed8"} {
			Refused(out, 404, "not_found", "GET", "/theme.css?accent="+bad, nil)
		}
	})
}

// TestCategoryColours: the style sheet of an instance has the colours of its categories, in a preview of an accent colour,
// too, and shares name its categories.
func TestCategoryColours(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	admin, out := a.Administer(a.As("ann")), a.Anonymous()
	OK(admin, 200, "PATCH", "/api/admin/instance", M{"categories": []M{{"code": "water"}, {"code": "climb", "names": M{"en": "Climbing <spot>", "de": "Kletterfelsen"}, "color": "#7C3AED"}}})
	sheet := sheetOf(out.Do("GET", "/sign-in", nil))
	for _, path := range []string{sheet, "/theme.css?accent=1d4ed8"} {
		if res := out.Do("GET", path, nil); res.Status != 200 || !strings.Contains(string(res.Body), ".c-own-1 { --category: light-dark(#7c3aed, #") || strings.Contains(string(res.Body), "own-0") {
			t.Errorf("%q: %d %s", path, res.Status, res.Body)
		}
	}
	find := admin.Find("Wall", true)
	OK(admin, 200, "PUT", "/api/finds/"+find.ID, M{"category": "climb"})
	share := admin.Share(M{"findId": find.ID, "place": "exact"}).Link
	for language, want := range map[string]string{"en": "Climbing &lt;spot&gt;", "de-AT": "Kletterfelsen"} {
		if page := string(out.Do("GET", share, nil, "Accept-Language", language).Body); !strings.Contains(page, `<span class="chip">`+want+`</span>`) {
			t.Errorf("in %s, the page is %s", language, page)
		}
	}
}

// TestOwnSheet: the pages load the style sheet of the operator, after the colours of the accent and from an address that
// changes with it, as soon as it is there.
func TestOwnSheet(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), theme.FileName)
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Theme = theme.Open(path, o.Log) })
	admin, out := a.Administer(a.As("ann")), a.Anonymous()
	share := admin.Share(M{"findId": admin.Find("Bridge", true).ID, "place": "exact"}).Link
	if got := sheetOf(out.Do("GET", "/sign-in", nil)); got != "" {
		t.Errorf("without a file, the page loads %s", got)
	}
	before := ""
	for _, text := range []string{":root { --radius: 4px; }", "body { font-family: Georgia, serif; }"} {
		Must(0, os.WriteFile(path, []byte(text), 0o600))
		sheet := sheetOf(out.Do("GET", "/sign-in", nil))
		if sheet == "" || sheet == before || sheetOf(out.Do("GET", share, nil)) != sheet {
			t.Errorf("the page loads %q, before %q, and the share %q", sheet, before, sheetOf(out.Do("GET", share, nil)))
		}
		res := out.Do("GET", sheet, nil)
		if string(res.Body) != text || !strings.Contains(res.Header.Get("Cache-Control"), "immutable") {
			t.Errorf("%s: %v %s", sheet, res.Header, res.Body)
		}
		if before != "" {
			if res := out.Do("GET", before, nil); string(res.Body) != text || res.Header.Get("Cache-Control") != "no-store" {
				t.Errorf("the address of before: %v %s", res.Header, res.Body)
			}
		}
		before = sheet
	}
	OK(admin, 200, "PATCH", "/api/admin/instance", M{"accent": "#7c3aed"})
	both := string(out.Do("GET", sheetOf(out.Do("GET", "/sign-in", nil)), nil).Body)
	if i, j := strings.Index(both, "--brand: light-dark(#7c3aed"), strings.Index(both, "Georgia"); i < 0 || j < i {
		t.Errorf("colours and style sheet of the operator: %s", both)
	}
	Must(0, os.Remove(path))
	if got := string(out.Do("GET", sheetOf(out.Do("GET", "/sign-in", nil)), nil).Body); got == "" || strings.Contains(got, "Georgia") {
		t.Errorf("after the file is removed: %s", got)
	}
}
