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

// AcceptsGzip reports whether an Accept-Encoding header allows gzip (RFC 9110 section
// 12.5.3), whose name has no case and an older form.
func AcceptsGzip(header string) bool {
	for part := range strings.SplitSeq(header, ",") {
		coding, params, _ := strings.Cut(part, ";")
		switch strings.ToLower(strings.TrimSpace(coding)) {
		case "gzip", "x-gzip", "*":
		default:
			continue
		}
		q, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(params)), "q=")
		if !found {
			return true
		}
		v, err := strconv.ParseFloat(q, 64)
		return err == nil && v > 0
	}
	return false
}
