package server

import (
	"net"
	"net/http"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
)

// limits bound what one client may take of the service.
type limits struct {
	rates    *limit.Rates
	requests *limit.Requests // in flight
	logins   *limit.Logins
	hashing  *limit.Hashing
	uploads  *limit.Uploads
	streams  limit.Streams
	costly   *limit.CostlyReads // nil without a store

	pushTests   *limit.Buckets // by user
	placeCalls  *limit.Buckets // of the geocoder, by user
	allGeocoder *limit.Buckets // all calls of a geocoder that limits them together
}

func newLimits(o Options, keys credential.Keys) *limits {
	l := &limits{
		rates:       limit.NewRates(limit.RateOptions{Reads: o.RateReads, Writes: o.RateWrites, Uploads: o.RateUploads, Anonymous: o.RateAnonymous}, o.Now),
		requests:    limit.NewRequests(),
		logins:      limit.NewLogins(o.Now, o.Store, keys),
		hashing:     limit.NewHashing(o.HashWait),
		uploads:     limit.NewUploads(),
		pushTests:   limit.NewBuckets(1, 10*time.Second),
		placeCalls:  limit.NewBuckets(schema.PlacesCalls, time.Minute/schema.PlacesCalls),
		allGeocoder: limit.NewBuckets(1, time.Second),
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
	return func(w http.ResponseWriter, r *http.Request) error {
		user := me(r.Context())
		end, err := s.limits.uploads.Begin(user)
		if err != nil {
			return err
		}
		defer end()
		if err := s.limits.rates.Upload(user); err != nil {
			return err
		}
		return h(w, r)
	}
}
