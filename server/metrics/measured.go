package metrics

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/store"
)

// readWait bounds the queries for one collection, which Prometheus does not wait for long.
const readWait = 3 * time.Second

// Queues returns the depth and age of the queues in the database. All processes on one
// database report the same values.
func Queues(db *store.Store) prometheus.Collector { return queues{db} }

type queues struct{ db *store.Store }

var (
	depthDesc = prometheus.NewDesc("finds_jobs", "Jobs that wait, by queue: push messages, media that lack a rendition, or videos that may need a copy.", []string{"queue"}, nil)
	ageDesc   = prometheus.NewDesc("finds_jobs_oldest_seconds", "How long the oldest job has been due, by queue; 0 if none is.", []string{"queue"}, nil)
)

// Describe implements prometheus.Collector.
func (q queues) Describe(ch chan<- *prometheus.Desc) { ch <- depthDesc; ch <- ageDesc }

// Collect implements prometheus.Collector. While the database does not respond, there are
// no values.
func (q queues) Collect(ch chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), readWait)
	defer cancel()
	list, err := q.db.Queues(ctx)
	if err != nil {
		return
	}
	for _, x := range list {
		ch <- prometheus.MustNewConstMetric(depthDesc, prometheus.GaugeValue, float64(x.Jobs), x.Name)
		ch <- prometheus.MustNewConstMetric(ageDesc, prometheus.GaugeValue, x.Late.Seconds(), x.Name)
	}
}

// Disk returns the bytes that are free on the disk of the data folder, if they are known.
func Disk(free func() (int64, bool)) prometheus.Collector { return disk{free} }

type disk struct{ free func() (int64, bool) }

var diskDesc = prometheus.NewDesc("finds_disk_free_bytes", "Bytes free on the disk of the data folder.", nil, nil)

// Describe implements prometheus.Collector.
func (d disk) Describe(ch chan<- *prometheus.Desc) { ch <- diskDesc }

// Collect implements prometheus.Collector.
func (d disk) Collect(ch chan<- prometheus.Metric) {
	if n, ok := d.free(); ok {
		ch <- prometheus.MustNewConstMetric(diskDesc, prometheus.GaugeValue, float64(n))
	}
}
