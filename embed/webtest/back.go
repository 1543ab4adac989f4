package webtest

import (
	"fmt"
)

// Follow clicks a link of the page to a path, one in view if there is one, or a new one on a screen without any.
func (b *Tab) Follow(path string) {
	b.Helper()
	Js[any](b, fmt.Sprintf(`((path) => {
		const links = [...document.querySelectorAll("main a")].filter((a) => a.getAttribute("href")?.split("#")[0] === path && !a.matches(".find"));
		const link = links.find((a) => a.getBoundingClientRect().bottom > 0) ?? links[0] ?? Object.assign(document.body.appendChild(document.createElement("a")), { href: path });
		link.click();
		return 1;
	})(%q)`, path))
}
