package respond

import (
	"strconv"
	"strings"
)

// Forever is the Cache-Control of a URL whose answer never changes (RFC 8246).
const Forever = "public, max-age=31536000, immutable"

// Matches reports whether an If-None-Match header names the tag, which is in quotes. It
// compares weakly, as RFC 9110 section 13.1.2 asks.
func Matches(header, tag string) bool {
	if header == "" {
		return false
	}
	for part := range strings.SplitSeq(header, ",") {
		part = strings.TrimPrefix(strings.TrimSpace(part), "W/")
		if part == "*" || part == tag {
			return true
		}
	}
	return false
}

// IfMatchVersions returns the versions in the tags of an If-Match header, or nil for a
// header that is absent or *. A tag without a version counts for none, so that a header
// of such tags alone gives an empty list, which no version matches.
func IfMatchVersions(header string) []int64 {
	header = strings.TrimSpace(header)
	if header == "" || header == "*" {
		return nil
	}
	list := []int64{}
	for part := range strings.SplitSeq(header, ",") {
		part = strings.Trim(strings.TrimPrefix(strings.TrimSpace(part), "W/"), `"`)
		number, _, _ := strings.Cut(part, ".")
		if v, err := strconv.ParseInt(number, 36, 64); err == nil {
			list = append(list, v)
		}
	}
	return list
}

// Accepts reports whether an Accept-Encoding header allows a content coding (RFC 9110 section 12.5.3), such as gzip.
// Names have no case, and x-gzip is an older form of gzip. What is said of the coding itself counts more than what is said of all others.
func Accepts(header, coding string) bool {
	others := false
	for part := range strings.SplitSeq(strings.ToLower(header), ",") {
		name, params, _ := strings.Cut(part, ";")
		allows := true
		if q, found := strings.CutPrefix(strings.TrimSpace(params), "q="); found {
			v, err := strconv.ParseFloat(q, 64)
			allows = err == nil && v > 0
		}
		if name = strings.TrimSpace(name); name == "x-gzip" {
			name = "gzip"
		}
		switch name {
		case coding:
			return allows
		case "*":
			others = allows
		}
	}
	return others
}
