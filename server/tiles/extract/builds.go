package extract

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Builds are daily maps of the whole Earth.
type Builds struct {
	List string // URL of a JSON list of them
	Base string // URL of their folder
}

// Protomaps has the daily maps of https://docs.protomaps.com/basemaps/downloads, which
// have a name for each day and none for the newest.
var Protomaps = Builds{"https://build-metadata.protomaps.dev/builds.json", "https://build.protomaps.com/"}

const (
	// tileset is the major version of the tiles that the client can draw.
	tileset  = "4."
	listMost = 4 << 20 // bytes
	// daysMost is how many days back Newest looks for a build without the list. The
	// source keeps all builds of the past week.
	daysMost = 7
)

var buildName = regexp.MustCompile(`^[0-9]{8}\.pmtiles$`)

// Newest returns the URL of the newest build that the client can draw. Without the list,
// it looks for the build of today and of the days before.
func (b Builds) Newest(ctx context.Context, web Web) (string, error) {
	web = web.withDefaults()
	name, listError := b.listed(ctx, web)
	if listError == nil {
		return b.Base + name, nil
	}
	for day := range daysMost {
		address := b.Base + web.Now().UTC().AddDate(0, 0, -day).Format("20060102") + ".pmtiles"
		_, err := Open(ctx, web, address)
		if err == nil {
			return address, nil
		}
		if !errors.Is(err, ErrNotThere) {
			return "", err
		}
	}
	return "", fmt.Errorf("found no build of the past %d days at %s, and could not use the list of builds: %w", daysMost, b.Base, listError)
}

// listed returns the name of the newest build of the list.
func (b Builds) listed(ctx context.Context, web Web) (newest string, err error) {
	u, err := url.Parse(b.List)
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, b.List, nil)
	if err != nil {
		return "", err
	}
	r.Header.Set("User-Agent", web.UserAgent)
	res, err := web.from(u).Do(r)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return "", fmt.Errorf("%s answers %s", u.Host, res.Status)
	}
	var list []struct{ Key, Version string }
	if err := json.NewDecoder(io.LimitReader(res.Body, listMost)).Decode(&list); err != nil {
		return "", fmt.Errorf("the list of builds of %s is not the expected JSON: %w", u.Host, err)
	}
	for _, build := range list {
		if buildName.MatchString(build.Key) && strings.HasPrefix(build.Version, tileset) && build.Key > newest {
			newest = build.Key
		}
	}
	if newest == "" {
		return "", fmt.Errorf("%s lists no build of version %sx, which this version of Finds draws", u.Host, tileset)
	}
	return newest, nil
}
