package theme

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"
)

// TestContrast compares with values that the definition of WCAG gives.
func TestContrast(t *testing.T) {
	for _, x := range []struct {
		a, b string
		want float64
	}{{"#000000", "#ffffff", 21}, {"#777777", "#ffffff", 4.48}, {"#0f766e", "#ffffff", 5.47}, {"#ffffff", "#ffffff", 1}} {
		if got := contrast(parse(x.a), parse(x.b)); math.Abs(got-x.want) > 0.005 {
			t.Errorf("%s on %s: %.3f, want %.2f", x.a, x.b, got, x.want)
		}
	}
}

func TestValid(t *testing.T) {
	for accent, want := range map[string]bool{"#0f766e": true, "#000000": true, "#767676": true, "#777777": false, "#ffffff": false, "#ffb703": false,
		"": false, "0f766e": false, "#0F766E": false, "#0f766": false, "#0f766e ": false, "#0f766g": false, "#0f766e;}": false} {
		if got := Valid(accent); got != want {
			t.Errorf("%q: %v", accent, got)
		}
	}
}

// TestHue converts colours there and back.
func TestHue(t *testing.T) {
	each(func(text string) {
		if got := parse(text).hue().colour().String(); got != text {
			t.Errorf("%s becomes %s", text, got)
		}
	})
}

// each calls a function with 4,096 colours, evenly spread.
func each(f func(text string)) {
	for n := range 1 << 12 {
		f(fmt.Sprintf("#%02x%02x%02x", n>>8*17, n>>4&15*17, n&15*17))
	}
}

// TestShades has every text of a derived look be readable, in light and dark.
func TestShades(t *testing.T) {
	var n int
	soft, danger := [2]colour{parse("#51605c"), parse("#a2b0ac")}, [2]colour{parse("#b3261e"), parse("#ff9a91")}
	ink := [2]colour{parse("#14211e"), parse("#e7eeec")}
	each(func(accent string) {
		if !Valid(accent) {
			return
		}
		n++
		s := newShades(accent)
		check := func(what string, a, b colour, least float64) {
			if got := contrast(a, b); got < least {
				t.Errorf("%s, %s: %s on %s is %.2f, want %.1f", accent, what, a, b, got, least)
			}
		}
		for i, page := range [][2]colour{{lightPage, white}, {darkPage, darkCard}} {
			of := func(x struct{ light, dark colour }) colour { return [2]colour{x.light, x.dark}[i] }
			name := []string{"light", "dark"}[i]
			for _, ground := range []colour{page[0], page[1], of(s.tint)} {
				check(name+" brand", of(s.brand), ground, readable)
				check(name+" strong", of(s.strong), ground, readable)
				check(name+" ink of tints", of(s.tintInk), ground, readable)
				check(name+" soft text", soft[i], ground, readable)
				check(name+" ink", ink[i], ground, 7)
				check(name+" danger", danger[i], ground, readable)
			}
			check(name+" text on brand", of(s.on), of(s.brand), readable)
			check(name+" text on strong brand", of(s.on), of(s.strong), readable)
			check(name+" ink of tints on strong tints", of(s.tintInk), of(s.tintStrong), readable)
		}
		for _, pin := range []colour{s.pin, s.pinSome, s.pinMany} {
			check("a pin", white, pin, readable)
			for _, ground := range []string{"#b3d7ea", "#eee6d6", "#cde5bb", "#bfdfa9", "#c3dab0", "#d6cab5", "#f3c66f"} { // of mapStyle.js
				check("a pin on the light map", parse(ground), pin, 3)
			}
		}
	})
	if n < 1000 {
		t.Errorf("only %d accents", n)
	}
}

// TestBuiltIn derives from the accent of the client nearly the colours that its style sheet has.
func TestBuiltIn(t *testing.T) {
	s := newShades("#0f766e")
	if s.brand.light.String() != "#0f766e" {
		t.Errorf("the accent becomes %s", s.brand.light)
	}
	for text, got := range map[string]colour{"#0b5f58": s.strong.light, "#e2f2ee": s.tint.light, "#cfe8e2": s.tintStrong.light, "#0b4f49": s.tintInk.light, "#5ecabd": s.brand.dark,
		"#85dbd0": s.strong.dark, "#04201c": s.on.dark, "#1b3e3a": s.tint.dark, "#204c48": s.tintStrong.dark, "#a5e5dc": s.tintInk.dark, "#08413c": s.pinMany} {
		a, b := parse(text).hue(), got.hue()
		x, y := a.chroma*math.Cos(a.angle)-b.chroma*math.Cos(b.angle), a.chroma*math.Sin(a.angle)-b.chroma*math.Sin(b.angle)
		if d := math.Hypot(math.Hypot(x, y), a.light-b.light); d > 0.03 {
			t.Errorf("%s instead of %s: they differ by %.3f", got, text, d)
		}
	}
}

func TestSheet(t *testing.T) {
	sheet := Sheet("#7c3aed", nil, "")
	for _, name := range []string{"brand", "brand-strong", "on-brand", "tint", "tint-strong", "tint-ink"} {
		if !regexp.MustCompile(`--` + name + `: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);`).MatchString(sheet) {
			t.Errorf("the sheet has no --%s:\n%s", name, sheet)
		}
	}
	if !strings.Contains(sheet, "--brand: light-dark(#7c3aed, ") || Sheet("", nil, "") != "" || Sheet("#ffffff", []string{"", "#ffffff"}, "") != "" {
		t.Errorf("the sheet is %s", sheet)
	}
	if own := "a { color: red; }"; Sheet("", nil, own) != own || Sheet("#7c3aed", nil, own) != sheet+own {
		t.Error("the style sheet of the operator does not follow the colours")
	}
	light, dark := Bars("#7c3aed")
	if light != "#7c3aed" || !form.MatchString(dark) || contrast(parse(dark), darkCard) > 2 {
		t.Errorf("bars are %s and %s", light, dark)
	}
	if light, dark := Bars(""); light != "" || dark != "" {
		t.Errorf("without an accent, bars are %q and %q", light, dark)
	}
	if Version(sheet) == Version(Sheet("#7c3aee", nil, "")) {
		t.Error("two sheets have the same version")
	}
}

// TestCategoryColours: a category has its colour on light pages and on pins, and a lighter shade of it on dark pages.
func TestCategoryColours(t *testing.T) {
	sheet := Sheet("", []string{"", "#7c3aed", "#ffb703"}, "a { color: red; }")
	m := regexp.MustCompile(`^\.c-own-1 \{ --category: light-dark\(#7c3aed, (#[0-9a-f]{6})\); \}\n\.pin\[data-category=own-1\] \{ background: #7c3aed; \}\na \{ color: red; \}$`).FindStringSubmatch(sheet)
	if m == nil || contrast(parse(m[1]), darkCard) < readable {
		t.Errorf("the sheet is %s", sheet)
	}
}
