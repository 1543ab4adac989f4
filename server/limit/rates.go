package limit

import (
	"cmp"
	"net/netip"
	"time"

	"finds/schema"
)

// Class says which rate limit a request counts against.
type Class int

// The classes of requests. Without a session, all but Unlimited and SignIn count against
// the limit of their network.
const (
	Unlimited Class = iota // media and tiles, which a page asks for by the dozen
	Read
	Write
	Upload // counts in Rates.Uploads, once it runs
	Stream // lasts, so it has no rate; see Streams
	SignIn // has a limit apart, so that neighbours who only read do not hold it up
)

// networksOfSite is how many networks of one IPv6 /48 may ask for as much as one
// is allowed, when none of them is signed in.
const networksOfSite = 8

// RateOptions are the limits of Rates; 0 means unlimited.
type RateOptions struct {
	Reads     int // a minute and user
	Writes    int // a minute and user
	Uploads   int // an hour and user
	Anonymous int // a minute and network
}

// Rates limit the requests of one user or one network in a time.
type Rates struct {
	now                               func() time.Time
	reads, writes, uploads, anonymous *Buckets
	sites                             *Buckets // of anonymous requests, by IPv6 /48
	signIns                           *Buckets // by browser, or else by network
}

// NewRates returns Rates that read the time from now.
func NewRates(o RateOptions, now func() time.Time) *Rates {
	return &Rates{
		now:       now,
		reads:     perPeriod(o.Reads, time.Minute),
		writes:    perPeriod(o.Writes, time.Minute),
		uploads:   perPeriod(o.Uploads, time.Hour),
		anonymous: perPeriod(o.Anonymous, time.Minute),
		signIns:   perPeriod(o.Anonymous, time.Minute),
		sites:     perPeriod(networksOfSite*o.Anonymous, time.Minute),
	}
}

// Caller is who makes a request, as far as the service knows.
type Caller struct {
	User    string     // id, or "" without a session
	Browser string     // the token by which accounts know the browser, or ""
	Address netip.Addr // of the client
}

// Check counts a request. It returns schema.ErrTooManyRequests when there are too many.
func (r *Rates) Check(class Class, c Caller) error {
	if c.User == "" {
		return r.checkAnonymous(class, c)
	}
	buckets := map[Class]*Buckets{Read: r.reads, Write: r.writes, SignIn: r.writes}[class]
	if buckets == nil {
		return nil
	}
	_, wait := buckets.Take(c.User, r.now())
	return tooMany(wait)
}

// checkAnonymous is Check without a session.
func (r *Rates) checkAnonymous(class Class, c Caller) error {
	from := Network(c.Address)
	switch class {
	case Unlimited:
		return nil
	case SignIn:
		_, wait := r.signIns.Take(cmp.Or(c.Browser, from), r.now())
		return tooMany(wait)
	}
	putBack, wait := r.anonymous.Take(from, r.now())
	if site := Site(c.Address); wait == 0 && site != from {
		if _, wait = r.sites.Take(site, r.now()); wait > 0 {
			putBack()
		}
	}
	return tooMany(wait)
}

// Upload counts an upload of a user. It returns schema.ErrTooManyRequests when the user
// has made as many in this hour as are allowed.
func (r *Rates) Upload(user string) error {
	_, wait := r.uploads.Take(user, r.now())
	return tooMany(wait)
}

// Publish counts one of several finds that a user publishes for everyone in one request, like a write of its
// own. It returns schema.ErrTooManyRequests when there are too many.
func (r *Rates) Publish(user string) error {
	_, wait := r.writes.Take(user, r.now())
	return tooMany(wait)
}

func tooMany(wait time.Duration) error {
	if wait > 0 {
		return schema.ErrTooManyRequests.After(wait)
	}
	return nil
}
