// Package push sends notifications to browsers by Web Push (RFC 8030). It takes
// jobs from the outbox that the store keeps, sends each at least once, and
// writes back what came of it. It decides nothing of who is told what: that is
// the store's, asked again right before each message. See DESIGN.md.
package push

import (
	"context"
	"log/slog"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"

	"finds/store"
)

// Options are what a sender is made of.
type Options struct {
	Store    *store.Store
	Log      *slog.Logger
	Keys     Pair
	Subject  string   // as ParseSubject returns it
	Hosts    []string // names of push services that may be sent to, see schema.PushEndpoint
	BaseURL  *url.URL // as browsers see the service; without https the declarative form is left out
	Icon     string   // path of a picture to show, or ""
	TopicKey []byte   // hides from push services what messages are about

	Workers int           // messages at once; 0 is 64, so that a few hosts that hang leave room
	PerHost int           // messages to one host at once; 0 is 4
	Timeout time.Duration // of a request; 0 is 10 seconds
	Tick    time.Duration // between looks at what is due; 0 is a second

	// Resolver looks hosts up; nil is the system's. Addresses are checked
	// whatever it says.
	Resolver *net.Resolver
	// Transport is for tests alone: it takes the place of the guarded one, with
	// which no service on this machine or network can be reached.
	Transport http.RoundTripper
}

// Sender sends what the outbox holds. Run it once per process.
type Sender struct {
	Options
	client *http.Client
	base   string // of URLs: the base URL when it is https, or ""
	health health
	slots  chan struct{} // one for each message on its way
	random func(n int64) int64

	lanes map[string]*lane // by host
	done  delivered
	work  sync.WaitGroup
}

// New makes a sender.
func New(o Options) *Sender {
	defaults(&o)
	s := &Sender{Options: o, slots: make(chan struct{}, o.Workers), random: rand.Int64N, lanes: map[string]*lane{}}
	if o.BaseURL != nil && o.BaseURL.Scheme == "https" {
		s.base = o.BaseURL.String()
	}
	t := o.Transport
	if t == nil {
		t = guarded(o.Resolver, o.PerHost)
	}
	s.client = client(t)
	return s
}

func defaults(o *Options) {
	if o.Workers == 0 {
		o.Workers = 64
	}
	if o.PerHost == 0 {
		o.PerHost = 4
	}
	if o.Timeout == 0 {
		o.Timeout = 10 * time.Second
	}
	if o.Tick == 0 {
		o.Tick = time.Second
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
}

// Run sends what is due until ctx ends, and returns when what is on its way
// has arrived or failed. Claimed jobs that are not begun are given back.
func (s *Sender) Run(ctx context.Context) {
	defer s.client.CloseIdleConnections()
	defer s.work.Wait()
	tick := time.NewTicker(s.Tick)
	defer tick.Stop()
	for {
		s.begin(ctx)
		select {
		case <-ctx.Done():
			return
		case <-s.Store.PushWake():
		case <-tick.C:
		}
	}
}

// begin puts workers to the hosts for which something is due, forgets those for
// which nothing was, and reports whether there are any.
func (s *Sender) begin(ctx context.Context) bool {
	hosts, err := s.Store.PushHosts(ctx)
	if err != nil && ctx.Err() == nil {
		s.Log.Error("push: look for what is due", "error", err)
	}
	maps.DeleteFunc(s.lanes, func(_ string, l *lane) bool { return l.idle() })
	for _, host := range hosts {
		s.lane(host).begin(ctx)
	}
	return len(hosts) > 0
}

// lane returns the lane of a host. Only one goroutine asks for it.
func (s *Sender) lane(host string) *lane {
	l := s.lanes[host]
	if l == nil {
		l = &lane{s: s, host: host}
		s.lanes[host] = l
	}
	return l
}
