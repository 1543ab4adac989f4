package push

import (
	"finds/store"

	"github.com/prometheus/client_golang/prometheus"
)

// figures are what Prometheus reads of a Sender.
type figures struct {
	messages *prometheus.CounterVec
	requests prometheus.Histogram
}

// outcomes are the labels of outcomes. A result without one is of a host that has asked for
// a pause.
var outcomes = map[store.PushOutcome]string{store.Unknown: "paused", store.Delivered: "delivered", store.Failed: "failed",
	store.Refused: "refused", store.Gone: "gone"}

func newFigures() figures {
	f := figures{
		prometheus.NewCounterVec(prometheus.CounterOpts{Name: "finds_push_messages_total",
			Help: "Push messages that were sent, by outcome: delivered, failed, refused (a fault of ours), gone (the browser) or paused (the service asked to wait)."}, []string{"outcome"}),
		prometheus.NewHistogram(prometheus.HistogramOpts{Name: "finds_push_request_seconds", Help: "Time of requests to push services.",
			Buckets: []float64{.03, .1, .3, 1, 3, 10}}),
	}
	for _, label := range outcomes { // so that a rate is 0 and not absent before the first one
		f.messages.WithLabelValues(label)
	}
	return f
}

// Describe implements prometheus.Collector.
func (s *Sender) Describe(ch chan<- *prometheus.Desc) { prometheus.DescribeByCollect(s, ch) }

// Collect implements prometheus.Collector: how many messages were sent, and how long the
// requests took.
func (s *Sender) Collect(ch chan<- prometheus.Metric) {
	s.figures.messages.Collect(ch)
	s.figures.requests.Collect(ch)
}
