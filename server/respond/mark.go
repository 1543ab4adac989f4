package respond

import "net/http"

// markName and markValue are the header by which the web client and its service worker know an
// answer of Finds from one of a proxy, a portal or another program at the same address. The
// value stays the same: pages and answers of several versions are in use at the same time. Only
// what package net/http answers by itself lacks it, to requests that browsers do not send.
const (
	markName  = "X-Finds-Answer"
	markValue = "1"
)

// Mark marks the headers of an answer as those of Finds.
func Mark(h http.Header) { h.Set(markName, markValue) }

// IsMarked reports whether the headers are those of an answer of Finds.
func IsMarked(h http.Header) bool { return h.Get(markName) == markValue }
