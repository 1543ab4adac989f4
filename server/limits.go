package server

import (
	"context"
	"net"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
)

// limits bound what one client may take of the service.
type limits struct {
	rates     *limit.Rates
	requests  *limit.Requests // in flight
	logins    *limit.Logins
	hashing   *limit.Hashing
	uploads   *limit.Uploads
	downloads limit.InFlight // exports and archives
	streams   limit.Streams
	costly    *limit.CostlyReads // nil without a store

	pushTests  *limit.Buckets // by user
	placeCalls *limit.Buckets // of the geocoder, by user
	linkCalls  *limit.Buckets // of the servers of short links, by user
	notices    *limit.Buckets // of comments and mentions, by sender and recipient
	sent       *limit.Buckets // of the same, by sender
	common     *limit.Common  // by which all processes count
}

func newLimits(o Options, keys credential.Keys) *limits {
	common := limit.NewCommon(o.Now, o.Store, keys)
	rates := limit.RateOptions{Reads: o.Limits.Reads, Writes: o.Limits.Writes, Uploads: o.Limits.Uploads, Anonymous: o.Limits.Anonymous}
	l := &limits{
		rates:      limit.NewRates(rates, o.Now),
		requests:   limit.NewRequests(),
		logins:     limit.NewLogins(common),
		hashing:    limit.NewHashing(o.Accounts.HashCost, o.Accounts.HashWait),
		uploads:    limit.NewUploads(),
		downloads:  limit.NewDownloads(),
		pushTests:  limit.NewBuckets(1, 10*time.Second),
		placeCalls: limit.NewBuckets(schema.PlacesCalls, time.Minute/schema.PlacesCalls),
		linkCalls:  limit.NewBuckets(schema.PlacesCalls, time.Minute/schema.PlacesCalls),
		notices:    limit.NewBuckets(schema.NoticesMax, time.Hour/schema.NoticesMax),
		sent:       limit.NewBuckets(schema.NoticesSent, time.Hour/schema.NoticesSent),
		common:     common,
	}
	if o.Store != nil { // a server that only describes the API has none
		l.costly = limit.NewCostlyReads(o.Store.Connections())
	}
	return l
}

// Limit bounds the connections of a listener. Those of this machine and of the trusted
// proxies count together alone, since many clients come through them.
func (s *Server) Limit(l net.Listener) net.Listener { return limit.Listener(l, s.sharedAddress) }

// beginRequest counts a request until end is called. Streams of users are not counted,
// since limit.Streams bounds them and they last.
func (s *Server) beginRequest(i *info, class limit.Class) (end func(), err error) {
	if s.sharedAddress(i.client) || i.viewer.UserID != "" && class == limit.Stream {
		return func() {}, nil
	}
	return s.limits.requests.Begin(i.viewer.UserID, i.client)
}

// limitUploads counts the uploads of a user. One that has to wait for others of its user
// costs none of the hour's.
func (s *Server) limitUploads(h func(http.ResponseWriter, *http.Request) error) func(http.ResponseWriter, *http.Request) error {
	return inFlight(&s.limits.uploads.InFlight, func(w http.ResponseWriter, r *http.Request) error {
		if err := s.limits.rates.Upload(me(r.Context())); err != nil {
			return err
		}
		return h(w, r)
	})
}

// inFlight counts the requests that a handler answers by their user.
func inFlight(n *limit.InFlight, h func(http.ResponseWriter, *http.Request) error) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		end, err := n.Begin(me(r.Context()))
		if err != nil {
			return err
		}
		defer end()
		return h(w, r)
	}
}

// admitNotices returns a function that counts the notifications of one request of a user, and
// reports whether a recipient gets one. It counts a recipient once, however often it is asked.
func (s *Server) admitNotices(from string) func(to string) bool {
	admitted := map[string]bool{}
	return func(to string) bool {
		ok, asked := admitted[to]
		if !asked {
			now := s.Now()
			putBack, wait := s.limits.notices.Take(from+" "+to, now)
			if ok = wait == 0; ok {
				if _, wait = s.limits.sent.Take(from, now); wait > 0 {
					putBack()
					ok = false
				}
			}
			admitted[to] = ok
		}
		return ok
	}
}

// asker identifies the account and the site that a request has a password hashed for.
func (s *Server) asker(ctx context.Context, account string, f limit.Familiarity) limit.Asker {
	a := limit.Asker{Familiar: f, Account: account}
	if client := infoOf(ctx).client; !s.sharedAddress(client) {
		a.Site = limit.Site(client)
	}
	return a
}

// longest is how long a long operation may take.
const longest = 2 * time.Minute

type deadlinesKey struct{}

// withDeadlines lets the handler of a long operation call patiently.
func withDeadlines(ctx huma.Context, next func(huma.Context)) {
	_, w := humago.Unwrap(ctx)
	next(huma.WithValue(ctx, deadlinesKey{}, http.NewResponseController(w)))
}

// patiently extends the deadlines of the connection for a long operation. If a deadline for reading passed,
// net/http would conclude that the client has gone.
func patiently(ctx context.Context) {
	if c, ok := ctx.Value(deadlinesKey{}).(*http.ResponseController); ok {
		c.SetReadDeadline(time.Time{})
		c.SetWriteDeadline(time.Now().Add(longest))
	}
}
