package server_test

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"finds/embed"
	"finds/schema"
	"finds/server"
	"io/fs"
)

const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; " +
	"base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// references are what a page loads or links to.
var references = regexp.MustCompile(`(?:src|href|action)="([^"]*)"`)

// Every page comes with its policy, and all that it names is there.
func TestPages(t *testing.T) {
	each(t, func(a *api) {
		nobody := a.anonymous()
		for _, path := range []string{"/", "/join"} {
			res := nobody.do("GET", path, nil)
			if res.Status != 200 || res.Header.Get("Content-Type") != "text/html; charset=utf-8" {
				t.Fatalf("%s: %d, %q", path, res.Status, res.Header.Get("Content-Type"))
			}
			if got := res.Header.Get("Content-Security-Policy"); got != pagePolicy {
				t.Errorf("%s: policy %q", path, got)
			}
			for _, m := range references.FindAllStringSubmatch(string(res.Body), -1) {
				switch ref := m[1]; {
				case !strings.HasPrefix(ref, "/") || strings.HasPrefix(ref, "//"):
					t.Errorf("%s names %q, which is not of this service", path, ref)
				case strings.HasPrefix(m[0], "action"): // a POST of the script's
				case nobody.do("GET", ref, nil).Status != 200:
					t.Errorf("%s names %q, which is not there", path, ref)
				}
			}
			if nobody.do("HEAD", path, nil).Status != 200 || nobody.do("GET", path, nil, "If-None-Match", res.Header.Get("ETag")).Status != 304 {
				t.Errorf("%s: no HEAD, or its ETag does not save a repeat", path)
			}
		}
	})
}

// The start page tells its script whether the request carried a session, and
// caches do not mix the two up.
func TestStartPageKnowsSession(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		cookie := []string{"Cookie", "finds_session=" + ann.token}
		ann.token = ""
		in, out := ann.do("GET", "/", nil, cookie...), ann.do("GET", "/", nil)
		if !strings.Contains(string(in.Body), `data-session="yes"`) || !strings.Contains(string(out.Body), `data-session="no"`) {
			t.Error("the page does not tell whether there is a session")
		}
		if in.Header.Get("ETag") == out.Header.Get("ETag") || !strings.Contains(strings.Join(in.Header.Values("Vary"), ","), "Cookie") {
			t.Error("a cache could give one the other's page")
		}
		if got := in.Header.Get("Cache-Control"); got != "private, no-cache" {
			t.Errorf("Cache-Control %q", got)
		}
	})
}

func TestAssets(t *testing.T) {
	each(t, func(a *api) {
		nobody := a.anonymous()
		page := string(nobody.do("GET", "/", nil).Body)
		base := regexp.MustCompile(`/_/[0-9a-f]{16}/`).FindString(page)
		for name, kind := range map[string]string{"finds.css": "text/css; charset=utf-8", "finds.mjs": "text/javascript; charset=utf-8", "icon.svg": "image/svg+xml", "contours.svg": "image/svg+xml"} {
			res := nobody.do("GET", base+name, nil)
			if res.Status != 200 || res.Header.Get("Content-Type") != kind || res.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
				t.Errorf("%s: %d, %v", name, res.Status, res.Header)
			}
			if nobody.do("GET", base+name, nil, "If-None-Match", res.Header.Get("ETag")).Status != http.StatusNotModified {
				t.Errorf("%s: its ETag does not save a repeat", name)
			}
		}
		for _, path := range []string{base, base + "nothing.css", base + "start.html", "/_/0123456789abcdef/finds.css", base + "%2e%2e%2fweb.go", base + "..%2fcities.csv.gz"} {
			refused(nobody, 404, "not_found", "GET", path, nil)
		}
	})
}

// What the script of the page sends makes an account, with the session in a
// cookie that works, and a used link says so.
func TestJoinByLink(t *testing.T) {
	each(t, func(a *api) {
		nobody := a.anonymous()
		code, hash := server.NewToken()
		if err := a.store.CreateInvite(t.Context(), hash, 1, schema.SessionLife); err != nil {
			t.Fatal(err)
		}
		browser := []string{"Origin", a.url, "Sec-Fetch-Site", "same-origin"}
		body := m{"username": "ann", "password": "a long sentence", "invite": code, "cookie": true}
		res := nobody.do("POST", "/api/auth/register", body, browser...)
		if res.Status != 201 || strings.Contains(string(res.Body), `"token"`) {
			t.Fatalf("%d %s", res.Status, res.Body)
		}
		cookie, _, _ := strings.Cut(res.Header.Get("Set-Cookie"), ";")
		if me := call[schema.User](nobody, 200, "GET", "/api/users/me", nil, "Cookie", cookie); me.Username != "ann" {
			t.Errorf("signed in as %q", me.Username)
		}
		body["username"] = "ben"
		refused(nobody, 403, "forbidden", "POST", "/api/auth/register", body, browser...)
		ok(nobody, 204, "POST", "/api/auth/logout", nil, append(browser, "Cookie", cookie)...)
		refused(nobody, 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", cookie)
	}, func(o *server.Options) { o.Registration = server.InviteOnly })
}

// The pages have a way in through the provider, which their script opens as
// this does, where passwords are no way in.
func TestJoinByProvider(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		nobody := a.anonymous()
		for _, path := range []string{"/", "/join"} {
			page := string(nobody.do("GET", path, nil).Body)
			if !strings.Contains(page, `<p class="below" id="provider" hidden><a class="quiet">Sign in with <span data-text="provider">`) || !strings.Contains(page, "data-password") {
				a.Errorf("%s has no way in without a password", path)
			}
		}
		script := string(must(fs.ReadFile(embed.Web(), "finds.mjs")))
		for _, part := range []string{"/api/auth/oauth/start?", `redirect: "/#welcome"`, "invite: code(invite.value)", "passwordLogin"} {
			if !strings.Contains(script, part) {
				a.Errorf("the script has no %s", part)
			}
		}
		code, hash := server.NewToken()
		if err := a.store.CreateInvite(a.Context(), hash, 1, schema.SessionLife); err != nil {
			a.Fatal(err)
		}
		b := a.browser()
		if res := b.signIn(p, "redirect=%2F%23welcome&invite="+code, "sub", nil); res.Status != 302 || res.Header.Get("Location") != "/#welcome" || b.me() != "visitor" {
			a.Errorf("%d to %q as %q: %s", res.Status, res.Header.Get("Location"), b.me(), res.Body)
		}
		if strings.Contains(a.log.String(), code) {
			a.Error("the log has the code")
		}
	}, func(o *server.Options) { o.Registration, o.NoPasswordLogin = server.InviteOnly, true })
}

// The inputs of the page have the limits of the service.
func TestInputLimits(t *testing.T) {
	t.Parallel()
	html, err := fs.ReadFile(embed.Web(), "join.html")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][2]int{"username": {schema.UsernameMin, schema.UsernameMax}, "password": {schema.PasswordMin, schema.PasswordMax}} {
		input := regexp.MustCompile(`<input id="` + name + `"[^>]*>`).FindString(string(html))
		for i, attribute := range []string{"minlength", "maxlength"} {
			if !strings.Contains(input, attribute+`="`+strconv.Itoa(want[i])+`"`) {
				t.Errorf("%s: %s is not %d: %s", name, attribute, want[i], input)
			}
		}
	}
	// What a policy without 'unsafe-inline' would not run, and what Trusted
	// Types refuse.
	err = fs.WalkDir(embed.Web(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := fs.ReadFile(embed.Web(), path)
		for _, bad := range []string{"<style", "style=", "<script>", " onclick=", "innerHTML", "insertAdjacentHTML", "eval(", "http://localhost", "https://"} {
			if strings.Contains(string(b), bad) {
				t.Errorf("%s has %q", path, bad)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
