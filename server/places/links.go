package places

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	"finds/schema"
	"finds/server/placetext"
)

const (
	// LinkWait is the timeout of all requests for one short link.
	LinkWait = 5 * time.Second
	// linkHops is how many short links are followed one after another.
	linkHops = 3
)

// Links asks the servers of short links where these lead. It is safe for concurrent use.
type Links struct {
	client    *http.Client
	userAgent string
	log       *slog.Logger
}

// NewLinks returns Links that identify themselves with the given User-Agent. transport is for tests: it replaces the
// one that connects to public addresses alone, if it is not nil.
func NewLinks(userAgent string, transport http.RoundTripper, log *slog.Logger) *Links {
	if transport == nil {
		own := newTransport(true)
		own.DisableCompression = true // of bodies, which are not read
		transport = own
	}
	return &Links{userAgent: userAgent, log: log, client: &http.Client{Transport: transport, CheckRedirect: unfollowed}}
}

// Follow returns what the link says that a short link leads to. link is the Ask of a place that placetext has read, so
// its host is one of the fixed list; a link elsewhere is read, and not requested. It sends no cookies and reads no
// bodies. It returns schema.ErrLinkEnded if the server does not know the link, schema.ErrLinkServer if it does not answer,
// and schema.ErrLinkNoPoint if the link leads to a page without coordinates.
func (l *Links) Follow(ctx context.Context, link *url.URL) (placetext.Found, error) {
	ctx, cancel := context.WithTimeout(ctx, LinkWait)
	defer cancel()
	for range linkHops {
		to, err := l.ask(ctx, link)
		if err != nil {
			return placetext.Found{}, err
		}
		f, err := placetext.Link(to)
		switch {
		case err != nil: // the page of another service does not have the place, either
			return placetext.Found{}, schema.ErrLinkNoPoint
		case f.Ask != nil:
			link = f.Ask
		case f.Code != "":
			return f, nil
		default:
			at, err := placetext.Point(f.Latitude, f.Longitude)
			if err != nil {
				return placetext.Found{}, schema.ErrLinkNoPoint
			}
			f.Latitude, f.Longitude = at.Latitude, at.Longitude
			return f, nil
		}
	}
	return placetext.Found{}, schema.ErrLinkNoPoint
}

// ask requests a short link, and returns the link in the response.
func (l *Links) ask(ctx context.Context, link *url.URL) (string, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, link.String(), nil)
	if err != nil {
		return "", schema.ErrLinkUnknown
	}
	r.Header.Set("User-Agent", l.userAgent)
	r.Header.Set("Accept", "text/html")
	res, err := l.client.Do(r)
	if errors.Is(err, context.Canceled) {
		return "", err // the user has given up
	}
	if err != nil {
		return "", l.failed(link.Host, reason(err))
	}
	res.Body.Close()          // unread
	to, err := res.Location() // also of a path alone
	switch {
	case res.StatusCode >= 300 && res.StatusCode < 400 && err == nil:
		return to.String(), nil
	case res.StatusCode == http.StatusNotFound || res.StatusCode == http.StatusGone || res.StatusCode == http.StatusBadRequest:
		return "", schema.ErrLinkEnded
	case res.StatusCode < 400:
		return "", schema.ErrLinkNoPoint
	}
	return "", l.failed(link.Host, fmt.Sprint("status ", res.StatusCode))
}

// failed logs why a host did not answer. The link is the user's, and not logged.
func (l *Links) failed(host, why string) error {
	l.log.Warn("the server of a short link does not say where it leads", "host", host, "error", why)
	return schema.ErrLinkServer
}
