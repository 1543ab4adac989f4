package schema

import "strings"

// PlaysEverywhere reports whether all browsers play an upload: photos, and videos of H.264,
// VP8 and VP9 with 8 bits within 1920×1080, either way round.
func (u Upload) PlaysEverywhere() bool {
	if u.Type != "video" {
		return true
	}
	const long, short = 1920, 1088 // 1080 rows fill 68 rows of macroblocks, which have 1088
	if max(u.Width, u.Height) > long || min(u.Width, u.Height) > short {
		return false
	}
	kind, rest, _ := strings.Cut(u.Codecs, ".")
	switch kind {
	case "avc1", "avc3":
		// Baseline, Main, Extended and High have 4:2:0 with 8 bits.
		return len(rest) == 6 && strings.Contains(" 42 4d 58 64 ", " "+rest[:2]+" ")
	case "vp8", "vp9":
		return true
	case "vp09":
		return strings.HasPrefix(rest, "00.")
	}
	return false
}
