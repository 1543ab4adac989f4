// Package theme makes the look that an instance has of its own: the colours that follow from an accent colour, and the
// style sheet of its operator. The pages load it as one style sheet after their own, whose custom properties it replaces.
package theme

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
)

// readable is the contrast that text needs (WCAG 2.2, success criterion 1.4.3).
const readable = 4.5

var form = regexp.MustCompile(`^#[0-9a-f]{6}$`)

// Valid reports whether a text is an accent colour: a colour such as #0f766e on which white text can be read.
func Valid(accent string) bool {
	return form.MatchString(accent) && contrast(parse(accent), white) >= readable
}

// The colours of app.css that do not depend on the accent.
var (
	white     = parse("#ffffff")
	lightPage = parse("#f5f7f6")
	darkPage  = parse("#090d0c")
	darkCard  = parse("#1c2625")
)

// shades are the colours that follow from an accent, for light and dark pages.
type shades struct {
	brand, strong, on, tint, tintStrong, tintInk struct{ light, dark colour }
	pin, pinSome, pinMany                        colour
}

// newShades derives shades. Their lightness is that of the colours in app.css; the hue, and as much of the chroma as
// suits them, is that of the accent.
func newShades(accent string) (s shades) {
	given := parse(accent)
	h := given.hue()
	s.tint.light, s.tintStrong.light, s.tintInk.light = h.at(0.945, 0.018), h.at(0.91, 0.032), h.at(0.385, 0.09)
	s.brand.light, s.on.light = given, white
	for light := h.light; min(contrast(s.brand.light, s.tint.light), contrast(s.brand.light, lightPage)) < readable; {
		light -= 0.004
		s.brand.light = h.at(light, h.chroma)
	}
	h = s.brand.light.hue()
	// further is lighter where there is little left to be darker.
	further := func(by float64) colour {
		if h.light < 0.3 {
			by = -by
		}
		return h.at(h.light-by, h.chroma)
	}
	s.strong.light = further(0.075)
	s.pin, s.pinSome, s.pinMany = s.brand.light, s.strong.light, further(0.165)

	s.tint.dark, s.tintStrong.dark, s.tintInk.dark = h.at(0.335, 0.041), h.at(0.385, 0.05), h.at(0.87, 0.075)
	s.brand.dark, s.strong.dark, s.on.dark = h.at(0.77, 0.12), h.at(0.84, 0.095), h.at(0.215, 0.035)
	return s
}

// Sheet returns the style sheet of an instance with an accent, the colours of its categories, of which "" is none, and
// a style sheet of its operator; "" for an instance with the look of the client. A colour that is not valid counts as
// none.
func Sheet(accent string, categories []string, own string) string {
	text := ""
	if Valid(accent) {
		text = brand(newShades(accent))
	}
	for i, c := range categories {
		if Valid(c) {
			text += fmt.Sprintf(".c-own-%d { --category: light-dark(%s, %s); }\n.pin[data-category=own-%[1]d] { background: %[2]s; }\n", i, c, newShades(c).brand.dark)
		}
	}
	return text + own
}

// brand returns the rule with the custom properties that follow from an accent.
func brand(s shades) string {
	text := ":root {\n"
	for _, x := range []struct {
		name string
		is   struct{ light, dark colour }
	}{
		{"brand", s.brand}, {"brand-strong", s.strong}, {"on-brand", s.on}, {"tint", s.tint}, {"tint-strong", s.tintStrong}, {"tint-ink", s.tintInk},
	} {
		text += fmt.Sprintf("  --%s: light-dark(%s, %s);\n", x.name, x.is.light, x.is.dark)
	}
	return text + fmt.Sprintf("  --pin: %s;\n  --pin-some: %s;\n  --pin-many: %s;\n}\n", s.pin, s.pinSome, s.pinMany)
}

// Bars returns the colours that browsers give their own bars around light and dark pages with an accent, "" and "" for
// an accent that is not valid.
func Bars(accent string) (light, dark string) {
	if !Valid(accent) {
		return "", ""
	}
	s := newShades(accent)
	return s.brand.light.String(), s.tint.dark.String()
}

// Version returns the version of a style sheet, for its address.
func Version(sheet string) string {
	sum := sha256.Sum256([]byte(sheet))
	return hex.EncodeToString(sum[:8])
}
