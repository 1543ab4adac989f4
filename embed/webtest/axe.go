package webtest

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
)

// axe-core 4.14.0 as published on npm, MPL-2.0; its licence is beside it.
//
//go:embed testdata/axe.min.js
var axe string

// Accessible has axe-core look at the page, with all of its rules, or with those
// that are named.
func (b *Tab) Accessible(what string, rules ...string) {
	b.Helper()
	only := ""
	if len(rules) > 0 {
		only = "runOnly: " + string(Must(json.Marshal(rules))) + ","
	}
	if !Js[bool](b, `Boolean(globalThis.axe)`) {
		b.Do(chromedp.Evaluate[chromedp.Void](axe + ";0"))
	}
	// Colours in motion are not those that people read.
	b.Until(`document.getAnimations().every((a) => a.playState !== "running" || a.effect.getTiming().iterations === Infinity)`)
	b.keep(what)
	found := Js[string](b, `axe.run({ `+only+` resultTypes: ["violations"] }).then((r) => JSON.stringify(r.violations.map((v) => ({ id: v.id, help: v.help, nodes: v.nodes.map((n) => n.html.slice(0, 200) + " " + n.failureSummary) }))))`)
	var violations []struct {
		ID, Help string
		Nodes    []string
	}
	if err := json.Unmarshal([]byte(found), &violations); err != nil {
		b.Fatal(err)
	}
	for _, v := range violations {
		b.Errorf("%s: %s: %s\n  %s", what, v.ID, v.Help, strings.Join(v.Nodes, "\n  "))
	}
	if out := Js[string](b, overflow); out != "" {
		b.Errorf("%s is wider than the window: %s", what, out)
	}
	if small := Js[string](b, tooSmall); small != "" {
		b.Errorf("%s: smaller than 24 pixels: %s", what, small)
	}
}

const overflow = `document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 3).map((e) => e.outerHTML.slice(0, 100)).join(" | ") || "something" : ""`

// tooSmall names buttons and links that are hard to hit. Links within a text are
// as high as its lines.
var tooSmall = fmt.Sprintf(`[...document.querySelectorAll("button, a[href], input, select, textarea, [role=option]")].filter((e) => e.checkVisibility() && !e.matches(%q) && getComputedStyle(e).display !== "inline").filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.width < 24 || r.height < 24); }).map((e) => e.outerHTML.slice(0, 120)).join(" | ")`,
	".unseen, .skip, .file, .choice input")
