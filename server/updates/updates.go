// Package updates looks for newer releases of Finds in a changelog, which it reads from a
// web server. It sends nothing but a request for that file.
package updates

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"

	"golang.org/x/mod/semver"
)

const (
	maxBytes     = 1 << 20 // of a changelog
	maxRedirects = 5
	maxWait      = 20 * time.Second // for the whole answer
)

// A Release is a version of Finds.
type Release struct {
	Version string // such as 0.2.0
	Date    string // such as 2026-12-24
	Changes string // in Markdown, without control characters; several lines
}

// Client returns a client for Newer with the transport of another. It stops after maxWait, and
// follows redirects only to what ParseURL takes.
func Client(transport http.RoundTripper) *http.Client {
	return &http.Client{Transport: transport, Timeout: maxWait, CheckRedirect: func(r *http.Request, via []*http.Request) error {
		if len(via) >= maxRedirects {
			return errors.New("too many redirects")
		}
		if err := check(r.URL); err != nil {
			return fmt.Errorf("redirect: %w", err)
		}
		if r.URL.Scheme != "https" && via[0].URL.Scheme == "https" {
			return errors.New("redirect: it leaves https")
		}
		return nil
	}}
}

// ParseURL returns the URL of a changelog: https, or http on this machine, where no one can change
// the answer on its way.
func ParseURL(text string) (*url.URL, error) {
	u, err := url.Parse(text)
	if err != nil {
		return nil, errors.New("it is not a URL") // the error repeats the text, which may have a password
	}
	return u, check(u)
}

func check(u *url.URL) error {
	ip, _ := netip.ParseAddr(u.Hostname())
	switch {
	case u.Hostname() == "":
		return errors.New("the URL has no host")
	case u.Scheme == "https", u.Scheme == "http" && (ip.IsLoopback() || u.Hostname() == "localhost"):
		return nil
	}
	return errors.New("the URL has to start with https://, because an answer over http could be forged")
}

// Valid reports whether a version is one of a release, such as 0.1.0 or 0.2.0-rc.1.
func Valid(version string) bool { return complete.MatchString(version) && semver.IsValid("v"+version) }

// complete is a version with all three numbers, which package semver does not insist on.
var complete = regexp.MustCompile(`^[0-9]+\.[0-9]+\.[0-9]+(-|$)`)

// Newer reads the changelog at a URL, and returns the releases after a version, the newest first.
// It leaves out versions before a release, such as 0.2.0-rc.1, unless the given one is one.
func Newer(ctx context.Context, c *http.Client, changelog *url.URL, version string) ([]Release, error) {
	text, err := get(ctx, c, changelog)
	if err != nil {
		return nil, err
	}
	all := parse(text)
	if len(all) == 0 {
		return nil, errors.New(`the answer lists no releases; it should be a changelog with headings such as "## [0.2.0] - 2026-12-24"`)
	}
	early := semver.Prerelease("v"+version) != ""
	all = slices.DeleteFunc(all, func(r Release) bool {
		return semver.Compare("v"+r.Version, "v"+version) <= 0 || !early && semver.Prerelease("v"+r.Version) != ""
	})
	slices.SortStableFunc(all, func(a, b Release) int { return semver.Compare("v"+b.Version, "v"+a.Version) })
	return all, nil
}

func get(ctx context.Context, c *http.Client, from *url.URL) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, from.String(), nil)
	if err != nil {
		return "", err
	}
	req.Header.Set("User-Agent", "finds") // without a version, which is not for strangers
	res, err := c.Do(req)
	if err != nil {
		var wrapped *url.Error
		if errors.As(err, &wrapped) {
			if wrapped.Timeout() {
				return "", fmt.Errorf("no complete answer within %v", c.Timeout)
			}
			err = wrapped.Err // without the URL, which may have a password
		}
		return "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return "", fmt.Errorf("the server answers with status %d", res.StatusCode)
	}
	text, err := io.ReadAll(io.LimitReader(res.Body, maxBytes+1))
	switch {
	case os.IsTimeout(err):
		return "", fmt.Errorf("no complete answer within %v", c.Timeout)
	case err != nil:
		return "", fmt.Errorf("the answer breaks off: %w", err)
	case len(text) > maxBytes:
		return "", fmt.Errorf("the answer is longer than %d bytes", maxBytes)
	}
	return string(text), nil
}

// heading is that of a release, in the form of Keep a Changelog.
var heading = regexp.MustCompile(`^## \[?v?([0-9][^\]\s]*)\]? - ([0-9]{4}-[0-9]{2}-[0-9]{2})\s*(\[YANKED\])?\s*$`)

// parse returns the releases of a changelog, without those that were withdrawn.
func parse(text string) (list []Release) {
	current := -1
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "## ") {
			current = -1
			if m := heading.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil && m[3] == "" && Valid(m[1]) {
				list = append(list, Release{Version: m[1], Date: m[2]})
				current = len(list) - 1
			}
		} else if current >= 0 {
			list[current].Changes += plain(line)
		}
	}
	for i := range list {
		list[i].Changes = strings.TrimSpace(list[i].Changes)
	}
	return list
}

// plain leaves out of a line what a terminal would obey or show in another order.
func plain(line string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || unicode.IsPrint(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(line, ""))
}
