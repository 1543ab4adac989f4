// Package push sends notifications to browsers by Web Push (RFC 8030). It takes
// jobs from the outbox in the store, sends each at least once, and records the result.
// The store decides who is notified, and is queried again right before each message.
// See DESIGN.md.
package push

import (
	"context"
	"finds/store"
	"log/slog"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"
)

// Options configure a Sender.
type Options struct {
	Outbox   *store.Outbox
	Log      *slog.Logger
	Keys     Pair
	Subject  string   // as ParseSubject returns it
	Hosts    []string // push services that messages may be sent to, see schema.PushEndpoint
	BaseURL  *url.URL // of the service, as browsers see it; the declarative form needs https
	Icon     string   // path of the icon of notifications, or ""
	TopicKey []byte   // of the HMAC that hides from push services what messages are about
	// Name returns the name of the instance, the title of test messages; "", and a nil Name, mean "Finds".
	Name func(context.Context) string

	Workers int           // messages sent at the same time; 0 means 64, so that a few hosts that hang leave room
	PerHost int           // messages to one host at the same time; 0 means 4
	Timeout time.Duration // of a request; 0 means 10 seconds
	Tick    time.Duration // between queries for due jobs; 0 means a second

	// Resolver resolves hosts; nil is the system's. The addresses that it returns are
	// checked.
	Resolver *net.Resolver
	// Transport is for tests: it replaces the guarded transport, which reaches no
	// service on this machine or network.
	Transport http.RoundTripper
}

// Sender sends the messages of the outbox. Run it once per process.
type Sender struct {
	Options
	client   *http.Client
	base     string // BaseURL if it is https, or ""
	refusals refusals
	figures  figures
	slots    chan struct{} // one for each message in flight
	random   func(n int64) int64

	queues map[string]*hostQueue // by host
	done   delivered
	work   sync.WaitGroup
}

// New returns a Sender.
func New(o Options) *Sender {
	defaults(&o)
	s := &Sender{Options: o, figures: newFigures(), slots: make(chan struct{}, o.Workers), random: rand.Int64N, queues: map[string]*hostQueue{}}
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

// Run sends due messages until ctx ends, and returns when those in flight are delivered
// or have failed. It releases claimed jobs that it has not started.
func (s *Sender) Run(ctx context.Context) {
	defer s.client.CloseIdleConnections()
	defer s.work.Wait()
	tick := time.NewTicker(s.Tick)
	defer tick.Stop()
	for {
		s.start(ctx)
		select {
		case <-ctx.Done():
			return
		case <-s.Outbox.Wake():
		case <-tick.C:
		}
	}
}

// start starts workers for the hosts that have due jobs, drops the queues of others, and
// reports whether there are any due jobs.
func (s *Sender) start(ctx context.Context) bool {
	hosts, err := s.Outbox.Hosts(ctx)
	if err != nil && ctx.Err() == nil {
		s.Log.Error("push: query due jobs", "error", err)
	}
	maps.DeleteFunc(s.queues, func(_ string, q *hostQueue) bool { return q.idle() })
	for _, host := range hosts {
		s.queue(host).start(ctx)
	}
	return len(hosts) > 0
}

// queue returns the queue of a host. It must be called from one goroutine.
func (s *Sender) queue(host string) *hostQueue {
	q := s.queues[host]
	if q == nil {
		q = &hostQueue{s: s, host: host}
		s.queues[host] = q
	}
	return q
}
