package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"html"
	"image/png"
	"io"
	"io/fs"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/server/webclient"
)

const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:" +
	"; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'" +
	"; require-trusted-types-for 'script'; trusted-types lit-html default"

// references are what a page loads or links to.
var references = regexp.MustCompile(`(?:src|href|action)="([^"]*)"`)

// boot reads what the page begins with.
func boot(a *API, page Answer) (b struct {
	Me     *schema.User
	Config struct{ Version, Registration string }
	Setup  bool
}) {
	a.Helper()
	m := regexp.MustCompile(`(?s)<script type="application/json" id="boot">(.*?)</script>`).FindSubmatch(page.Body)
	if m == nil {
		a.Fatalf("the page has no boot: %s", page.Body)
	}
	if err := json.Unmarshal(m[1], &b); err != nil {
		a.Fatal(err)
	}
	return b
}

// The page stands at every path of the client, with its policy, and all that it
// names is there.
func TestPages(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		for _, path := range []string{"/", "/join", "/sign-in", "/new", "/finds/x", "/finds/x/edit", "/people", "/people/x", "/friends", "/feed", "/saved", "/notifications", "/profile", "/settings", "/about"} {
			res := stranger.Do("GET", path, nil)
			if res.Status != 200 || res.Header.Get("Content-Type") != "text/html; charset=utf-8" {
				t.Fatalf("%s: %d, %q", path, res.Status, res.Header.Get("Content-Type"))
			}
			if got := res.Header.Get("Content-Security-Policy"); got != pagePolicy {
				t.Errorf("%s: policy %q", path, got)
			}
			if stranger.Do("HEAD", path, nil).Status != 200 || stranger.Do("GET", path, nil, "If-None-Match", res.Header.Get("ETag")).Status != 304 {
				t.Errorf("%s: no HEAD, or its ETag does not save a repeat", path)
			}
		}
		ann := a.As("ann")
		for _, page := range []Answer{stranger.Do("GET", "/", nil), ann.Do("GET", "/", nil)} {
			for _, m := range references.FindAllStringSubmatch(string(page.Body), -1) {
				switch ref := m[1]; {
				case !strings.HasPrefix(ref, "/") || strings.HasPrefix(ref, "//"):
					t.Errorf("the page names %q, which is not of this service", ref)
				case stranger.Do("GET", ref, nil).Status != 200:
					t.Errorf("the page names %q, which is not there", ref)
				}
			}
		}
	})
}

// A browser that is sent to a path that does not exist sees a page that says so;
// programs get the problem, and the API, assets and tiles always answer with it.
func TestMissingPage(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		html := []string{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}
		if res := stranger.Do("GET", "/nothing/here", nil, html...); res.Status != 404 || res.Header.Get("Content-Security-Policy") != pagePolicy {
			t.Errorf("%d %s", res.Status, res.Body)
		}
		Refused(stranger, 404, "not_found", "GET", "/nothing/here", nil)
		for _, path := range []string{"/api/nothing", "/_/nothing", "/tiles/nothing"} {
			Refused(stranger, 404, "not_found", "GET", path, nil, html...)
		}
		Refused(stranger, 404, "not_found", "POST", "/nothing/here", nil, html...)
	})
}

// A browser that is not sent on to the identity provider sees a page that tells
// why; programs get the problem.
func TestRefusedPage(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		res := stranger.Do("GET", "/api/auth/oauth/start", nil, "Accept", "text/html,*/*;q=0.8")
		if res.Status != 503 || res.Header.Get("Content-Security-Policy") != pagePolicy || !strings.Contains(string(res.Body), schema.ErrNoProvider.Message) {
			t.Errorf("%d %s", res.Status, res.Body)
		}
		Refused(stranger, 503, "unavailable", "GET", "/api/auth/oauth/start", nil)
	})
}

// The page tells its script who asks, and caches do not mix two up. What people
// write into their profile cannot end what it stands in.
func TestPageKnowsSession(t *testing.T) {
	Each(t, func(a *API) {
		if b := boot(a, (&User{A: a}).Do("GET", "/sign-in", nil)); !b.Setup {
			t.Error("the page of an instance without accounts does not say so")
		}
		ann := a.As("ann")
		cookie := []string{"Cookie", "finds_session=" + ann.Token}
		ann.Token = ""
		in, out := ann.Do("GET", "/", nil, cookie...), ann.Do("GET", "/", nil)
		if b := boot(a, in); b.Me == nil || b.Me.Username != "ann" || b.Config.Version != "test" {
			t.Errorf("signed in it begins with %+v", b)
		}
		if b := boot(a, out); b.Me != nil || b.Config.Registration != "open" || b.Setup {
			t.Errorf("not signed in it begins with %+v", b)
		}
		// What a page shows first is loaded early.
		for _, page := range []struct {
			path   string
			cookie []string
			hints  string
		}{{"/", cookie, "first.js leaflet.css"}, {"/", nil, "first.js"}, {"/feed", cookie, "later.js more.css more.js"}, {"/feed", nil, "first.js"}, {"/new", cookie, "later.js more.css edit.js"},
			{"/new", nil, "first.js"}, {"/finds/" + ann.ID + "/edit", cookie, "later.js more.css edit.js"}, {"/settings/account", cookie, "later.js more.css rare.js"},
			{"/help/using", nil, "later.js more.css rare.js"}, {"/join", nil, "later.js more.css rare.js"}, {"/finds/" + ann.ID, cookie, "first.js"}, {"/nothing", append([]string{"Accept", "text/html"}, cookie...), ""}} {
			var hints []string
			for _, name := range []string{"first.js", "later.js", "leaflet.css", "more.css", "edit.js", "more.js", "rare.js"} {
				if strings.Contains(string(ann.Do("GET", page.path, nil, page.cookie...).Body), "bundle/"+name) {
					hints = append(hints, name)
				}
			}
			if got := strings.Join(hints, " "); got != page.hints {
				t.Errorf("%s with %d headers has hints for %q, want %q", page.path, len(page.cookie), got, page.hints)
			}
		}
		if in.Header.Get("ETag") == out.Header.Get("ETag") || !strings.Contains(strings.Join(in.Header.Values("Vary"), ","), "Cookie") {
			t.Error("a cache could give one the other's page")
		}
		if got := in.Header.Get("Cache-Control"); got != "private, no-cache" {
			t.Errorf("Cache-Control %q", got)
		}
	})
}

// decoded returns the body of an answer without its content coding.
func decoded(t *testing.T, res Answer) []byte {
	t.Helper()
	var from io.Reader = bytes.NewReader(res.Body)
	switch res.Header.Get("Content-Encoding") {
	case "gzip":
		from = Must(gzip.NewReader(from))
	case "br":
		from = brotli.NewReader(from)
	}
	text, err := io.ReadAll(from)
	if err != nil {
		t.Error(err)
	}
	return text
}

func TestAssets(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		page := string(stranger.Do("GET", "/", nil).Body)
		base := regexp.MustCompile(`/_/[0-9a-f]{16}/`).FindString(page)
		texts := map[string][]byte{}
		for name, kind := range map[string]string{"bundle/app.css": "text/css; charset=utf-8", "bundle/main.js": "text/javascript; charset=utf-8", "icons/icon.svg": "image/svg+xml",
			"icons/192.png": "image/png", "lib/leaflet/leaflet.js": "text/javascript; charset=utf-8", "lib/leaflet/LICENSE": "text/plain; charset=utf-8"} {
			isText := path.Ext(name) == ".css" || path.Ext(name) == ".js"
			for _, accepted := range []string{"identity", "gzip", "gzip, deflate, br"} {
				coding := map[string]string{"gzip": "gzip", "gzip, deflate, br": "br"}[accepted]
				if coding == "br" && !isText {
					coding = "gzip"
				}
				if path.Ext(name) == ".png" {
					coding = ""
				}
				res := stranger.Do("GET", base+name, nil, "Accept-Encoding", accepted)
				if res.Status != 200 || res.Header.Get("Content-Type") != kind || res.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
					t.Errorf("%s: %d, %v", name, res.Status, res.Header)
				}
				if got := res.Header.Get("Content-Encoding"); got != coding || coding == "gzip" && res.Body[0] != 0x1f {
					t.Errorf("%s asked for as %s is compressed as %q, want %q", name, accepted, got, coding)
				}
				if text := decoded(t, res); len(texts[name]) > 0 && !bytes.Equal(text, texts[name]) {
					t.Errorf("%s is another file as %s", name, accepted)
				} else {
					texts[name] = text
				}
				if stranger.Do("GET", base+name, nil, "Accept-Encoding", accepted, "If-None-Match", res.Header.Get("ETag")).Status != http.StatusNotModified {
					t.Errorf("%s: its ETag does not save a repeat", name)
				}
			}
		}
		for _, path := range []string{base, base + "nothing.css", base + "index.html", base + "sw/cache.js", base + "app/main.js", base + "bundle/main.js.map", "/_/0123456789abcdef/app.css", base + "%2e%2e%2fweb.go", base + "..%2fcities.csv.gz"} {
			Refused(stranger, 404, "not_found", "GET", path, nil)
		}
	})
}

// The service worker and the manifest are outside the assets, name the assets of
// this version, and are revalidated each time.
// TestIcons asks for the icons that browsers ask for where a page names none.
func TestIcons(t *testing.T) {
	Each(t, func(a *API) {
		for _, path := range []string{"/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"} {
			res := a.Anonymous().Do("GET", path, nil)
			icon, err := png.DecodeConfig(bytes.NewReader(res.Body))
			if err != nil || res.Status != 200 || res.Header.Get("Content-Type") != "image/png" || res.Header.Get("ETag") == "" || icon.Width < 100 {
				t.Errorf("%s: %d %v, %+v, %v", path, res.Status, res.Header, icon, err)
			}
		}
	})
}

// TestName: the page and the installed app have the name of the instance, and the page its description, which
// messengers show where a link to the instance is sent.
func TestName(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("ann"))
		const name = `Fish & "Chips" </title>`
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"name": name, "description": "For \"us\",\nand friends."})
		page, manifest := a.Anonymous().Do("GET", "/sign-in", nil), a.Anonymous().Do("GET", "/manifest.webmanifest", nil)
		if want := "<title>" + html.EscapeString(name) + "</title>"; !strings.Contains(string(page.Body), want) {
			t.Errorf("the page has no %s:\n%s", want, page.Body)
		}
		if want := `<meta name="description" content="For &#34;us&#34;, and friends.">`; strings.Count(string(page.Body), `<meta name="description"`) != 1 || !strings.Contains(string(page.Body), want) {
			t.Errorf("the page has no %s:\n%s", want, page.Body)
		}
		var app struct {
			Name      string
			ShortName string `json:"short_name"`
		}
		if err := json.Unmarshal(manifest.Body, &app); err != nil || app.Name != name || app.ShortName != name {
			t.Errorf("the manifest is %+v, %v", app, err)
		}
	})
}

func TestWorkerAndManifest(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		worker, manifest := stranger.Do("GET", "/sw.js", nil), stranger.Do("GET", "/manifest.webmanifest", nil)
		base := strings.TrimSuffix(webclient.AssetPath(""), "/")
		for _, res := range []Answer{worker, manifest} {
			if res.Status != 200 || res.Header.Get("Cache-Control") != "no-cache" || !strings.Contains(string(res.Body), base) || res.Header.Get("ETag") == "" {
				t.Errorf("%d %v", res.Status, res.Header)
			}
		}
		if got := worker.Header.Get("Content-Security-Policy"); got != "default-src 'none'; connect-src 'self'" {
			t.Errorf("policy of the worker: %q", got)
		}
		var files []string
		list := regexp.MustCompile(`const files = (\[.*?\]);`).FindSubmatch(worker.Body)
		if list == nil || json.Unmarshal(list[1], &files) != nil || !slices.Equal(files, []string{"bundle/app.css", "bundle/edit.js", "bundle/first.js", "bundle/formats.js", "bundle/help.json", "bundle/later.js", "bundle/leaflet.css", "bundle/main.js", "bundle/more.css", "bundle/more.js", "bundle/painter.js", "bundle/rare.js", "bundle/shared.js", "bundle/text/de.js", "bundle/text/de.more.js", "bundle/text/de.rare.js", "bundle/text/de.refused.js", "bundle/text/en.js", "bundle/text/en.more.js", "bundle/text/en.rare.js", "bundle/text/en.refused.js", "lib/leaflet/leaflet.js", "lib/lit-html/lit-html.js"}) {
			t.Fatalf("the worker keeps %s", list)
		}
		for _, name := range files {
			if stranger.Do("GET", webclient.AssetPath(name), nil).Status != 200 {
				t.Errorf("the worker keeps %s, which is not there", name)
			}
		}
		var app struct {
			Name    string
			Display string
			Icons   []struct{ Src string }
		}
		if err := json.Unmarshal(manifest.Body, &app); err != nil || app.Name != "Finds" || app.Display != "standalone" || len(app.Icons) < 3 || manifest.Header.Get("Content-Type") != "application/manifest+json" {
			t.Errorf("the manifest is %+v, %v", app, err)
		}
		for _, icon := range app.Icons {
			if stranger.Do("GET", icon.Src, nil).Status != 200 {
				t.Errorf("the manifest names %s, which is not there", icon.Src)
			}
		}
	})
}

// What the script of the page sends makes an account, with the session in a
// cookie that works, and a used link says so.
func TestJoinByLink(t *testing.T) {
	Each(t, func(a *API) {
		stranger := a.Anonymous()
		code, hash := credential.NewToken()
		if err := a.Store.CreateInvite(t.Context(), hash, 1, schema.SessionLife); err != nil {
			t.Fatal(err)
		}
		browser := []string{"Origin", a.URL, "Sec-Fetch-Site", "same-origin"}
		body := M{"username": "ann", "password": "a long sentence", "invite": code, "cookie": true}
		res := stranger.Do("POST", "/api/auth/register", body, browser...)
		if res.Status != 201 || strings.Contains(string(res.Body), `"token"`) {
			t.Fatalf("%d %s", res.Status, res.Body)
		}
		cookie, _, _ := strings.Cut(res.Header.Get("Set-Cookie"), ";")
		if me := Call[schema.User](stranger, 200, "GET", "/api/users/me", nil, "Cookie", cookie); me.Username != "ann" {
			t.Errorf("signed in as %q", me.Username)
		}
		body["username"] = "ben"
		Refused(stranger, 403, "forbidden", "POST", "/api/auth/register", body, browser...)
		OK(stranger, 204, "POST", "/api/auth/logout", nil, append(browser, "Cookie", cookie)...)
		Refused(stranger, 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", cookie)
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
}

// Where passwords are no way in, the provider is, with an invite.
func TestJoinByProvider(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		code, hash := credential.NewToken()
		if err := a.Store.CreateInvite(a.Context(), hash, 1, schema.SessionLife); err != nil {
			a.Fatal(err)
		}
		b := a.Browser()
		if res := b.SignIn(p, "redirect=%2F%23welcome&invite="+code, "sub", nil); res.Status != 302 || res.Header.Get("Location") != "/#welcome" || b.Me() != "visitor" {
			a.Errorf("%d to %q as %q: %s", res.Status, res.Header.Get("Location"), b.Me(), res.Body)
		}
		if strings.Contains(a.ServiceLog.String(), code) {
			a.Error("the log has the code")
		}
	}, func(o *server.Options) {
		o.Accounts.Registration, o.Accounts.NoPasswordLogin = server.RegistrationByInvite, true
	})
}

// The inputs of the client have the limits of the service, and its sources have
// nothing that the policy would not let through: what is vendored is checked by
// the tests in a browser.
func TestClientSources(t *testing.T) {
	t.Parallel()
	for file, want := range map[string]string{
		"app/address.js":            fmt.Sprintf("nameLengths = [%d, %d]", schema.UsernameMin, schema.UsernameMax),
		"app/signin/join.screen.js": fmt.Sprintf("least: %d, most: %d", schema.PasswordMin, schema.PasswordMax),
	} {
		if text := string(Must(fs.ReadFile(ClientSources, file))); !strings.Contains(text, want) {
			t.Errorf("%s has not %q", file, want)
		}
	}
	err := fs.WalkDir(ClientSources, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(name, "lib/") || strings.HasPrefix(name, "bundle/") || path.Ext(name) == ".svg" || path.Ext(name) == ".png" {
			return err
		}
		b, err := fs.ReadFile(ClientSources, name)
		b = bytes.ReplaceAll(b, []byte(`"https://www.openstreetmap.org/"`), nil) // a link, which loads nothing
		for _, bad := range []string{"<style", "style=", "<script>", " onclick=", "innerHTML =", "insertAdjacentHTML", "unsafeHTML", "eval(", "http://", "https://"} {
			leads := name == "app/find/where.js" && bad == "https://" // by links to other maps, which request nothing by themselves
			if strings.Contains(string(b), bad) && !leads {
				t.Errorf("%s has %q", name, bad)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestPagePreloads: the page of a find names the find and its first photo, for those alone who may see it.
func TestPagePreloads(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, eve := a.As("ann"), a.As("ben"), a.As("eve")
		a.Befriend(ann, ben)
		page := func(u *User, path string) (names []string) {
			browser := &User{A: a}
			var cookie []string
			if u != nil {
				cookie = []string{"Cookie", "finds_session=" + u.Token}
			}
			res := browser.Do("GET", path, nil, cookie...)
			if len(res.Header.Values("Link")) > 0 {
				t.Errorf("%s has %q in its header, which a proxy may give to others", path, res.Header.Values("Link"))
			}
			_, list, _ := strings.Cut(string(res.Body), "<!--preloads-->")
			list, _, _ = strings.Cut(list, "<!--/preloads-->")
			for _, m := range regexp.MustCompile(`href="([^"]*)"( imagesrcset)?`).FindAllStringSubmatch(list, -1) {
				name := html.UnescapeString(m[1])
				if m[2] != "" && browser.Do("GET", name, nil).Status != 200 {
					t.Errorf("%s is not there", name)
				}
				path, _, _ := strings.Cut(name, "?")
				names = append(names, path)
			}
			return names
		}
		secret := ann.Photographed("For friends", M{})
		both := []string{"/api/finds/" + secret.ID, strings.Split(secret.Media[0].URL, "?")[0]}
		for _, x := range []struct {
			who  string
			u    *User
			want []string
		}{{"the author", ann, both}, {"a friend", ben, both}, {"a stranger", eve, nil}, {"a visitor", nil, nil}} {
			if got := page(x.u, "/finds/"+secret.ID); !slices.Equal(got, x.want) {
				t.Errorf("for %s it names %v, want %v", x.who, got, x.want)
			}
		}
		plain := ann.Find("Without a photo", true)
		if got := page(eve, "/finds/"+plain.ID); !slices.Equal(got, []string{"/api/finds/" + plain.ID}) {
			t.Errorf("without a photo it names %v", got)
		}
		for _, path := range []string{"/finds/" + secret.ID + "/edit", "/feed", "/finds/0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"} {
			if got := page(ann, path); got != nil {
				t.Errorf("%s names %v", path, got)
			}
		}
	})
}
