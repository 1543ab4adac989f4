// Package metrics has what Prometheus reads of a process. Packages that have figures of their
// own are collectors of Prometheus; this package registers them and adds what belongs to the
// process and to requests.
package metrics

import (
	"net/http"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics are the metrics of a process.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
}

// New returns the metrics of requests, of Go and of the process, and those of more.
func New(more ...prometheus.Collector) *Metrics {
	m := &Metrics{registry: prometheus.NewRegistry(), requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "finds_http_request_duration_seconds", Help: "Time to answer requests.", Buckets: []float64{.001, .003, .01, .03, .1, .3, 1, 3, 10},
	}, []string{"method", "route", "status"})}
	m.registry.MustRegister(m.requests, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.registry.MustRegister(more...)
	return m
}

// Build returns the version of the program as the labels of a metric that is always 1.
func Build(version string) prometheus.Collector {
	return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "finds_build_info", Help: "Version of Finds; always 1.",
		ConstLabels: prometheus.Labels{"version": version, "go": runtime.Version()}}, func() float64 { return 1 })
}

// Gauge returns a metric that has the value of a function.
func Gauge[T int | int64 | float64](name, help string, value func() T) prometheus.Collector {
	return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 { return float64(value()) })
}

// Counter returns a metric that has the value of a function, which never falls.
func Counter[T int | int64 | float64](name, help string, value func() T) prometheus.Collector {
	return prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help}, func() float64 { return float64(value()) })
}

// Observe counts a request by the pattern of its route, never by its path, of which there
// are too many.
func (m *Metrics) Observe(method, pattern string, status int, took time.Duration) {
	route := pattern
	if _, p, ok := strings.Cut(pattern, " "); ok {
		route = p
	}
	switch method {
	case "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS":
	default:
		method = "other"
	}
	m.requests.WithLabelValues(method, route, strconv.Itoa(status)).Observe(took.Seconds())
}

// Handler answers Prometheus. It belongs on an address of its own.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}
