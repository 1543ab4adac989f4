package sqldb

import (
	"sync/atomic"

	"github.com/prometheus/client_golang/prometheus"
)

// meter measures the statements and transactions of a database.
type meter struct {
	reads, writes, waits prometheus.Histogram
	waiting              atomic.Int64 // transactions that have not started
}

// seconds are the bounds of the histograms: a row of SQLite takes tens of microseconds, a
// request ends after 10 seconds.
var seconds = []float64{.0001, .0003, .001, .003, .01, .03, .1, .3, 1, 3, 10}

func newMeter() *meter {
	histogram := func(name, help string) prometheus.Histogram {
		return prometheus.NewHistogram(prometheus.HistogramOpts{Name: "finds_database_" + name, Help: help, Buckets: seconds})
	}
	return &meter{
		reads:  histogram("read_seconds", "Time of a statement that reads, with the wait for a connection."),
		writes: histogram("write_seconds", "Time of a transaction that writes, with the wait for its turn."),
		waits:  histogram("write_wait_seconds", "Time for which a transaction waits for the writer of SQLite or for a connection."),
	}
}

// wait counts a transaction as waiting until started is called.
func (m *meter) wait() (started func()) {
	timer := prometheus.NewTimer(m.waits)
	m.waiting.Add(1)
	return func() {
		m.waiting.Add(-1)
		timer.ObserveDuration()
	}
}

// Collector returns the metrics of the database: its connections, the time of statements
// and transactions, and how many transactions wait.
func (db *DB) Collector() prometheus.Collector { return collector{db} }

type collector struct{ db *DB }

var (
	connectionsDesc = desc("connections", "Open connections, by state.", "state")
	maxDesc         = desc("connections_max", "Connections that may be open: to PostgreSQL, or of those that read SQLite.")
	poolWaitsDesc   = desc("connection_waits_total", "Statements that had to wait for a connection.")
	poolWaitedDesc  = desc("connection_wait_seconds_total", "Time for which statements have waited for a connection.")
	queueDesc       = desc("write_queue", "Transactions that wait to start.")
)

func desc(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("finds_database_"+name, help, labels, nil)
}

// Describe implements prometheus.Collector.
func (c collector) Describe(ch chan<- *prometheus.Desc) { prometheus.DescribeByCollect(c, ch) }

// Collect implements prometheus.Collector.
func (c collector) Collect(ch chan<- prometheus.Metric) {
	m, s := c.db.meter, c.db.pool.Stats()
	for _, h := range []prometheus.Histogram{m.reads, m.writes, m.waits} {
		ch <- h
	}
	gauge, counter := prometheus.GaugeValue, prometheus.CounterValue
	ch <- prometheus.MustNewConstMetric(connectionsDesc, gauge, float64(s.InUse), "in_use")
	ch <- prometheus.MustNewConstMetric(connectionsDesc, gauge, float64(s.Idle), "idle")
	ch <- prometheus.MustNewConstMetric(maxDesc, gauge, float64(s.MaxOpenConnections))
	ch <- prometheus.MustNewConstMetric(poolWaitsDesc, counter, float64(s.WaitCount))
	ch <- prometheus.MustNewConstMetric(poolWaitedDesc, counter, s.WaitDuration.Seconds())
	ch <- prometheus.MustNewConstMetric(queueDesc, gauge, float64(m.waiting.Load()))
}
