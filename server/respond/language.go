package respond

import "strings"

// Language returns the first language of Accept-Language (RFC 9110, 12.5.4) that texts has, by its primary
// tag, or "en". It ignores weights: browsers list languages in their order.
func Language[T any](accept string, texts map[string]T) string {
	for part := range strings.SplitSeq(accept, ",") {
		tag, _, _ := strings.Cut(strings.TrimSpace(part), ";")
		primary, _, _ := strings.Cut(strings.ToLower(tag), "-")
		if _, ok := texts[primary]; ok {
			return primary
		}
	}
	return "en"
}
