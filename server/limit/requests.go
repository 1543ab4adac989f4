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
