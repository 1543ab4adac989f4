package command

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

const changelog = `# Changelog

## [Unreleased]

- Not released.

## [0.10.0] - 2027-03-01

### Added

- Ten.` + "\x1b[31m\u202e" + ` Plain.

## [0.3.0-rc.1] - 2027-02-01

- A candidate.

## [0.2.1] - 2027-01-02 [YANKED]

- Withdrawn.

## [0.2.0] - 2027-01-01

- Two.

## [0.1.0] - 2026-11-23

- One.
`

// checkFrom runs update-check of a version, with the transport that trusts the certificate of a
// test server. The rest is the command line as Run has it.
func checkFrom(version string, transport http.RoundTripper, url string) result {
	var out, errs bytes.Buffer
	p := Program{version, strings.NewReader(""), &out, &errs}
	app := &cli.App{ExitErrHandler: func(*cli.Context, error) {}, Commands: []*cli.Command{p.updateCommand()}}
	app.Commands[0].Action = func(c *cli.Context) error { return p.updateCheck(c, transport) }
	code := p.status(context.Background(), app.Run([]string{"finds", "update-check", "--update-url", url}), nil)
	return result{code, out.String(), errs.String()}
}

// TestUpdateCheck compares versions with a changelog.
func TestUpdateCheck(t *testing.T) {
	t.Parallel()
	var agents []string
	s := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		agents = append(agents, r.Method+" "+r.URL.RequestURI()+" "+r.UserAgent())
		io.WriteString(w, changelog)
	}))
	defer s.Close()
	for _, c := range []struct {
		version, first string
		code           int
		has, hasNot    []string
	}{
		{"0.1.0", "finds 0.10.0 is available; this is 0.1.0", 2, []string{"## 0.10.0 - 2027-03-01", "- Ten.[31m Plain.", "- Two."}, []string{"One", "candidate", "Not released", "Withdrawn", "\x1b", "\u202e"}},
		{"0.2.0", "finds 0.10.0 is available; this is 0.2.0", 2, []string{"Ten"}, []string{"Two"}},
		{"0.3.0-rc.0", "finds 0.10.0 is available; this is 0.3.0-rc.0", 2, []string{"Ten", "candidate"}, []string{"Two"}},
		{"0.10.0", "finds 0.10.0 is the newest release", 0, nil, []string{"Ten"}},
		{"1.0.0", "finds 1.0.0 is the newest release", 0, nil, []string{"Ten"}},
	} {
		r := checkFrom(c.version, s.Client().Transport, s.URL+"/CHANGELOG.md")
		if first, _, _ := strings.Cut(r.stdout, "\n"); r.code != c.code || first != c.first || r.stderr != "" {
			t.Errorf("%s: %+v", c.version, r)
		}
		for _, text := range c.has {
			if !strings.Contains(r.stdout, text) {
				t.Errorf("%s: %q does not have %q", c.version, r.stdout, text)
			}
		}
		for _, text := range c.hasNot {
			if strings.Contains(r.stdout, text) {
				t.Errorf("%s: %q has %q", c.version, r.stdout, text)
			}
		}
	}
	for _, a := range agents { // it tells the server nothing about this instance
		if a != "GET /CHANGELOG.md finds" {
			t.Errorf("the request is %q", a)
		}
	}
}

// TestUpdateCheckRefuses answers what an attacker or a wrong server may.
func TestUpdateCheckRefuses(t *testing.T) {
	t.Parallel()
	plain := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, changelog) }))
	defer plain.Close()
	s := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/huge":
			io.WriteString(w, changelog)
			for r.Context().Err() == nil {
				if _, err := w.Write(make([]byte, 64<<10)); err != nil {
					return
				}
			}
		case "/broken":
			w.Header().Set("Content-Length", "100000")
			io.WriteString(w, changelog)
		case "/garbage":
			io.WriteString(w, "\x00\xff## [\n## [0.2] - 2027-01-01\n## [99999999999999999999] - x\n<html>")
		case "/http":
			http.Redirect(w, r, "http://releases.example.org/CHANGELOG.md", http.StatusFound)
		case "/file":
			http.Redirect(w, r, "file:///etc/passwd", http.StatusFound)
		case "/loop":
			http.Redirect(w, r, "/loop", http.StatusFound)
		default:
			http.NotFound(w, r)
		}
	}))
	defer s.Close()
	trusted := s.Client().Transport
	for path, says := range map[string]string{
		"/huge": "longer than 1048576 bytes", "/broken": "breaks off", "/garbage": "lists no releases", "/http": "redirect: the URL has to start with https://",
		"/file": "redirect: the URL has no host", "/loop": "too many redirects", "/none": "status 404",
	} {
		wantRefusal(t, checkFrom("0.1.0", trusted, s.URL+path), "--update-url: ", says)
	}
	if r := checkFrom("0.1.0", trusted, plain.URL); r.code != 2 { // on this machine
		t.Errorf("%+v", r)
	}
	wantRefusal(t, checkFrom("0.1.0", http.DefaultTransport, s.URL), "certificate")
	wantRefusal(t, checkFrom("0.1.0", trusted, "http://releases.example.org/"), "--update-url: the URL has to start with https://")
	wantRefusal(t, checkFrom("dev", trusted, plain.URL), "not a release", "dev")
	wantRefusal(t, checkFrom("0.1.0", trusted, ""), "--update-url is missing")
	r := checkFrom("0.1.0", trusted, "https://ann:secret@127.0.0.1:1/")
	wantRefusal(t, r, "--update-url")
	if strings.Contains(r.stderr, "secret") {
		t.Errorf("%q has the password", r.stderr)
	}
	wantRefusal(t, finds("", "update-check"), "--update-url is missing")
	wantRefusal(t, finds("", "update-check", "--update-url", plain.URL, "x"), "takes no arguments")
}

// TestReleaseOf: a program that is built from a clone of a release knows its version.
func TestReleaseOf(t *testing.T) {
	t.Parallel()
	for _, x := range [][3]string{
		{"dev", "v0.2.0", "0.2.0"}, {"dev", "(devel)", "dev"}, {"dev", "", "dev"}, {"dev", "v0.2.1-0.20261126093000-84a3b8912345", "dev"},
		{"dev", "v0.2.0+dirty", "dev"}, {"0.3.0", "v0.2.0", "0.3.0"}, {"ci", "(devel)", "ci"},
	} {
		if got := releaseOf(x[0], x[1]); got != x[2] {
			t.Errorf("%q, %q: %q, want %q", x[0], x[1], got, x[2])
		}
	}
}
