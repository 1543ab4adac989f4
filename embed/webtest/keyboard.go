package webtest

import (
	"github.com/chromedp/chromedp/kb"
)

// Focused is what has the focus, in words.
const Focused = `(document.activeElement.getAttribute("aria-label") || document.activeElement.innerText || document.activeElement.id || document.activeElement.tagName).trim().split("\n")[0]`

// TabTo presses Tab until something has the focus.
func (b *Tab) TabTo(name string) {
	b.Helper()
	for range 80 {
		if Js[string](b, Focused) == name {
			if !Js[bool](b, `document.activeElement.matches(":focus-visible")`) {
				b.Errorf("%s has the focus and does not show it", name)
			}
			return
		}
		b.Keys(kb.Tab)
	}
	b.fatal("Tab does not come to %q", name)
}
