package command

import (
	"net/http"
	"net/http/pprof"
)

// inspection serves what operators look at, on an address of its own: the metrics and, if
// --pprof is set, profiles of the process.
func (e *env) inspection(metrics http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", metrics)
	if e.Bool("pprof") {
		mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		// pprof.Cmdline is left out, since flags may have secrets.
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	return mux
}
