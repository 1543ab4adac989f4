package web

import (
	"bytes"
	"encoding/json"
	"html"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/server/theme"
	"finds/store"
	"finds/store/storetest"
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
			if !strings.Contains(head, `<meta name="theme-color" content="#7c3aed" media="(prefers-color-scheme: light)">`) || strings.Contains(head, "#1c2625\" media") {
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

// TestInstancePicture: the pages, the installed app and what browsers ask for without a page have the picture that an
// administrator gives the instance, in each process, from an address that changes with it; without one they have that of Finds.
func TestInstancePicture(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, out := a.Administer(a.As("admin")), a.As("ann"), a.Anonymous()
		other := NewAPI(a.T, "sqlite", func(o *server.Options) {
			engine := "sqlite"
			if a.Store.Postgres() {
				engine = "postgres"
			}
			o.Store, o.Now = storetest.Open(a.T, engine, store.Options{Database: a.DSN, Now: a.Clock.Now}), a.Clock.Now
		}).Anonymous()
		const path, name = "/api/admin/instance/picture", "At icons/icon.svg and /_/icons/"
		share := strings.TrimPrefix(ann.Share(M{"findId": ann.Find("Bridge", true).ID, "place": "exact"}).Link, a.URL)
		if page := string(out.Do("GET", share, nil).Body); strings.Contains(page, "invite") || !strings.Contains(page, `<a class="bar" href="/"><svg`) {
			a.Errorf("where everyone may join, the page of a share is %s", page)
		}
		Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"name": name, "registration": "invite"})
		set := func(file []byte) schema.Instance {
			a.Helper()
			body, kind := Form(file)
			return Call[schema.Instance](admin, 200, "PUT", path, body, "Content-Type", kind)
		}
		edge := func(u *User, path string) (edge int, at color.Color) {
			a.Helper()
			res := u.Do("GET", path, nil)
			if res.Status != 200 || res.Header.Get("Content-Type") != "image/png" {
				a.Errorf("%s: %d %v", path, res.Status, res.Header)
				return 0, nil
			}
			m := Must(png.Decode(bytes.NewReader(res.Body)))
			if m.Bounds().Dx() != m.Bounds().Dy() {
				a.Errorf("%s is %v", path, m.Bounds())
			}
			return m.Bounds().Dx(), color.NRGBAModel.Convert(m.At(m.Bounds().Dx()/2, m.Bounds().Dx()/2))
		}
		_, finds := edge(out, "/favicon.ico")
		got := set(Picture(900, 600, color.NRGBA{200, 0, 0, 255}))
		folder, found := strings.CutSuffix(got.Picture, "512.png")
		if !found || !strings.HasPrefix(folder, "/icons/") {
			a.Fatalf("the picture is at %q", got.Picture)
		}
		a.Clock.Add(time.Second)
		for _, u := range []*User{out, other} {
			for name, want := range map[string]int{folder + "512.png": 512, folder + "192.png": 192, folder + "apple.png": 180, folder + "maskable.png": 512, "/favicon.ico": 192, "/apple-touch-icon.png": 180} {
				size, at := edge(u, name)
				if c, _ := at.(color.NRGBA); size != want || c.R < 150 || c.G > 60 {
					a.Errorf("%s has %d pixels, want %d, and is %v in the middle", name, size, want, at)
				}
			}
			if res := u.Do("GET", folder+"192.png", nil, "Accept-Encoding", "gzip"); res.Header.Get("Content-Encoding") != "" || !strings.Contains(res.Header.Get("Cache-Control"), "immutable") || !strings.Contains(res.Header.Get("X-Content-Type-Options"), "nosniff") {
				a.Errorf("%v", res.Header)
			}
			page := string(u.Do("GET", "/sign-in", nil).Body)
			if !strings.Contains(page, `<link rel="icon" href="`+folder+`192.png" type="image/png">`) || !strings.Contains(page, `<link rel="apple-touch-icon" href="`+folder+`apple.png">`) ||
				!strings.Contains(page, `"picture":"`+folder+`512.png"`) {
				a.Errorf("the page is %s", page[:2000])
			}
			if page := string(u.Do("GET", share, nil).Body); !strings.Contains(page, `<a class="bar" href="/"><img src="`+folder+`192.png"`) || !strings.Contains(page, "Made with "+name+". To join, ask ann for an invite.") {
				a.Errorf("the page of a share is %s", page)
			}
			var app struct {
				Name  string
				Icons []struct{ Src, Sizes, Type, Purpose string }
			}
			Must(0, json.Unmarshal(u.Do("GET", "/manifest.webmanifest", nil).Body, &app))
			if app.Name != name || len(app.Icons) != 3 || app.Icons[0].Src != folder+"192.png" || app.Icons[1].Src != folder+"512.png" || app.Icons[2].Src != folder+"maskable.png" || app.Icons[2].Purpose != "maskable" {
				a.Errorf("the app is %+v", app)
			}
			for _, bad := range []string{folder + "nothing.png", "/icons/0123456789abcdef/512.png", "/icons/x/192.png"} {
				Refused(u, 404, "not_found", "GET", bad, nil)
			}
		}
		var cross bytes.Buffer // on nothing
		m := image.NewNRGBA(image.Rect(0, 0, 300, 300))
		for i := range 300 {
			m.Set(i, 150, color.Black)
		}
		Must(0, png.Encode(&cross, m))
		again := set(cross.Bytes())
		if again.Picture == got.Picture {
			a.Error("another picture has the same address")
		}
		Refused(out, 404, "not_found", "GET", got.Picture, nil)
		folder = strings.TrimSuffix(again.Picture, "512.png")
		if m := Must(png.Decode(bytes.NewReader(out.Do("GET", folder+"apple.png", nil).Body))); color.NRGBAModel.Convert(m.At(0, 0)) != (color.NRGBA{255, 255, 255, 255}) {
			a.Errorf("the icon for iOS has %v in its corner", m.At(0, 0))
		}
		for what, bad := range map[string][]byte{"svg": []byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), "text": []byte("GIF89a<script>"), "none": {}} {
			body, kind := Form(bad)
			if res := admin.Do("PUT", path, body, "Content-Type", kind); res.Status < 400 || res.Status >= 500 {
				a.Errorf("%s: %d %s", what, res.Status, res.Body)
			}
		}
		body, kind := Form(Picture(8, 8, color.White))
		if res := ann.Do("PUT", path, body, "Content-Type", kind); res.Status != 403 {
			a.Errorf("a member: %d %s", res.Status, res.Body)
		}
		if now := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil); now.Picture != again.Picture {
			a.Errorf("after refusals the picture is at %q", now.Picture)
		}
		OK(admin, 204, "DELETE", path, nil)
		a.Clock.Add(time.Second)
		if _, at := edge(other, "/favicon.ico"); at != finds || strings.Contains(string(other.Do("GET", "/sign-in", nil).Body), "/icons/"+again.Picture) {
			a.Error("without a picture, the icon is not that of Finds")
		}
		if want := strings.Repeat("admin instance_changed  picture\n", 3); a.Acts(3) != want {
			a.Errorf("the log has %s, want %s", a.Acts(3), want)
		}
	})
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
