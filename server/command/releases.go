package command

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
	changelogBytes     = 1 << 20 // of a changelog
	changelogRedirects = 5
	changelogWait      = 20 * time.Second // for the whole answer
)

// release is a version of Finds in its changelog.
type release struct {
	Version string // such as 0.2.0
	Date    string // such as 2026-12-24
	Changes string // in Markdown, without control characters; several lines
}

// changelogClient returns a client for newerReleases with the transport of another. It stops after changelogWait, and
// follows redirects only to what parseChangelogURL takes.
func changelogClient(transport http.RoundTripper) *http.Client {
	return &http.Client{Transport: transport, Timeout: changelogWait, CheckRedirect: func(r *http.Request, via []*http.Request) error {
		if len(via) >= changelogRedirects {
			return errors.New("too many redirects")
		}
		if err := checkChangelogURL(r.URL); err != nil {
			return fmt.Errorf("redirect: %w", err)
		}
		if r.URL.Scheme != "https" && via[0].URL.Scheme == "https" {
			return errors.New("redirect: it leaves https")
		}
		return nil
	}}
}

// parseChangelogURL returns the URL of a changelog: https, or http on this machine, where no one can change
// the answer on its way.
func parseChangelogURL(text string) (*url.URL, error) {
	u, err := url.Parse(text)
	if err != nil {
		return nil, errors.New("it is not a URL") // the error repeats the text, which may have a password
	}
	return u, checkChangelogURL(u)
}

func checkChangelogURL(u *url.URL) error {
	ip, _ := netip.ParseAddr(u.Hostname())
	switch {
	case u.Hostname() == "":
		return errors.New("the URL has no host")
	case u.Scheme == "https", u.Scheme == "http" && (ip.IsLoopback() || u.Hostname() == "localhost"):
		return nil
	}
	return errors.New("the URL has to start with https://, because an answer over http could be forged")
}

// isVersion reports whether a version is one of a release, such as 0.1.0 or 0.2.0-rc.1.
func isVersion(version string) bool {
	return completeVersion.MatchString(version) && semver.IsValid("v"+version)
}

// completeVersion is a version with all three numbers, which package semver does not insist on.
var completeVersion = regexp.MustCompile(`^[0-9]+\.[0-9]+\.[0-9]+(-|$)`)

// newerReleases reads the changelog at a URL, and returns the releases after a version, the newest first.
// It leaves out versions before a release, such as 0.2.0-rc.1, unless the given one is one.
func newerReleases(ctx context.Context, c *http.Client, changelog *url.URL, version string) ([]release, error) {
	text, err := getChangelog(ctx, c, changelog)
	if err != nil {
		return nil, err
	}
	all := parseChangelog(text)
	if len(all) == 0 {
		return nil, errors.New(`the answer lists no releases; it should be a changelog with headings such as "## [0.2.0] - 2026-12-24"`)
	}
	early := semver.Prerelease("v"+version) != ""
	all = slices.DeleteFunc(all, func(r release) bool {
		return semver.Compare("v"+r.Version, "v"+version) <= 0 || !early && semver.Prerelease("v"+r.Version) != ""
	})
	slices.SortStableFunc(all, func(a, b release) int { return semver.Compare("v"+b.Version, "v"+a.Version) })
	return all, nil
}

func getChangelog(ctx context.Context, c *http.Client, from *url.URL) (string, error) {
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
	text, err := io.ReadAll(io.LimitReader(res.Body, changelogBytes+1))
	switch {
	case os.IsTimeout(err):
		return "", fmt.Errorf("no complete answer within %v", c.Timeout)
	case err != nil:
		return "", fmt.Errorf("the answer breaks off: %w", err)
	case len(text) > changelogBytes:
		return "", fmt.Errorf("the answer is longer than %d bytes", changelogBytes)
	}
	return string(text), nil
}

// releaseHeading is that of a release, in the form of Keep a Changelog.
var releaseHeading = regexp.MustCompile(`^## \[?v?([0-9][^\]\s]*)\]? - ([0-9]{4}-[0-9]{2}-[0-9]{2})\s*(\[YANKED\])?\s*$`)

// parseChangelog returns the releases of a changelog, without those that were withdrawn.
func parseChangelog(text string) (list []release) {
	current := -1
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "## ") {
			current = -1
			if m := releaseHeading.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil && m[3] == "" && isVersion(m[1]) {
				list = append(list, release{Version: m[1], Date: m[2]})
				current = len(list) - 1
			}
		} else if current >= 0 {
			list[current].Changes += withoutControls(line)
		}
	}
	for i := range list {
		list[i].Changes = strings.TrimSpace(list[i].Changes)
	}
	return list
}

// withoutControls leaves out of a line what a terminal would obey or show in another order.
func withoutControls(line string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || unicode.IsPrint(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(line, ""))
}
