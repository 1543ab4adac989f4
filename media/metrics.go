package media

import (
	"context"
	"errors"
	"io"

	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
)

// jobSeconds are the bounds of the times of workers, which end after a minute at most, and of
// copies of videos.
var jobSeconds = []float64{.03, .1, .3, 1, 3, 10, 30, 300}

func newJobTimes() *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "finds_media_job_seconds",
		Help: "Time that media workers take, by task and result: ok, refused (of the file), busy or failed.", Buckets: jobSeconds}, []string{"task", "result"})
}

func newRefusals() *prometheus.CounterVec {
	c := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "finds_media_refused_total", Help: "Uploaded files that were refused although nothing is wrong with them, by reason: " +
		"memory (a worker was killed), processor (a worker did not get it), slow (the file takes too much of it), waiting (no worker was free), process (none could be started) or storage."},
		[]string{"reason"})
	for _, r := range reasons {
		c.WithLabelValues(r)
	}
	return c
}

// countRefusal counts a file that was refused with err, unless that is because of the file or because the
// uploader has gone.
func (l *Library) countRefusal(err error) {
	var refused *Refused
	switch {
	case errors.As(err, &refused):
		l.counts.WithLabelValues(refused.reason).Inc()
	case errors.Is(err, errStore) && !errors.Is(err, context.Canceled):
		l.counts.WithLabelValues(noStorage).Inc()
	}
}

// work has a worker do a, and measures how long that takes.
func (l *Library) work(ctx context.Context, a assignment, file io.Reader) (*workerResult, error) {
	result := ""
	timer := prometheus.NewTimer(prometheus.ObserverFunc(func(seconds float64) { l.times.WithLabelValues(a.job, result).Observe(seconds) }))
	defer timer.ObserveDuration()
	r, err := delegate(ctx, a, file)
	result = resultOf(err)
	return r, err
}

func resultOf(err error) string {
	var refusal *schema.Error
	switch {
	case err == nil:
		return "ok"
	case errors.As(err, &refusal) && refusal.Kind == schema.Unavailable, errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return "busy"
	case refusal != nil:
		return "refused"
	}
	return "failed"
}

var (
	workersDesc = prometheus.NewDesc("finds_media_workers", "Files that may be processed at the same time.", nil, nil)
	busyDesc    = prometheus.NewDesc("finds_media_workers_busy", "Files that are being processed.", nil, nil)
	waitingDesc = prometheus.NewDesc("finds_media_waiting", "Files that wait for a worker.", nil, nil)
)

// Describe implements prometheus.Collector.
func (l *Library) Describe(ch chan<- *prometheus.Desc) { prometheus.DescribeByCollect(l, ch) }

// Collect implements prometheus.Collector: how many workers there are, how many are busy, how
// many files wait for one, and how long jobs take.
func (l *Library) Collect(ch chan<- prometheus.Metric) {
	l.times.Collect(ch)
	l.counts.Collect(ch)
	busy, waiting := l.gate.load()
	for d, n := range map[*prometheus.Desc]int{workersDesc: l.limits.Workers, busyDesc: busy, waitingDesc: waiting} {
		ch <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, float64(n))
	}
}
