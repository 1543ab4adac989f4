package limit

import (
	"cmp"
	"net/netip"
	"time"

	"finds/schema"
)

// maxRequestsOfSite is how many requests of one address or /48 may be in flight, of all
// users and of those without a session.
const maxRequestsOfSite = 256

// Requests count the requests in flight, so that one client behind a proxy cannot take all
// of its connections: by user, or without one by the network of the client, so that it
// does not hold up those who are signed in; and all together by site.
type Requests struct{ byCaller, bySite *tally }

// NewRequests returns Requests.
func NewRequests() *Requests {
	return &Requests{newTally(maxConnectionsOfNetwork), newTally(maxRequestsOfSite)}
}

// Begin counts a request of a user, "" without a session, from an address until end is
// called. It returns schema.ErrTooManyAtOnce when there are too many.
func (r *Requests) Begin(user string, client netip.Addr) (end func(), err error) {
	end, ok := enterBoth(r.byCaller, cmp.Or(user, Network(client)), r.bySite, Site(client))
	if !ok {
		return nil, schema.ErrTooManyAtOnce.After(time.Second)
	}
	return end, nil
}

// maxDownloads is how many exports and archives of one user may be in progress. Each reads all finds of the user.
const maxDownloads = 4

// Downloads count the exports and archives in progress, by user.
type Downloads struct{ byUser *tally }

// NewDownloads returns Downloads.
func NewDownloads() *Downloads { return &Downloads{newTally(maxDownloads)} }

// Begin counts a download of a user until end is called. It returns schema.ErrTooManyAtOnce when there are too many.
func (d *Downloads) Begin(user string) (end func(), err error) {
	if !d.byUser.enter(user) {
		return nil, schema.ErrTooManyAtOnce.After(5 * time.Second)
	}
	return func() { d.byUser.leave(user) }, nil
}
