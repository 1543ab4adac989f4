package webtest

import (
	"context"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"finds/server/webclient"
)

// Gallery shows media, each an object of JavaScript, with the modules of the client on a page
// that has nothing else: the bundle defines the same elements.
func (b *Tab) Gallery(title string, media ...string) {
	b.Helper()
	b.Call("bypass the policy of the page", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, page.SetBypassCSP, page.SetBypassCSPParams{Enabled: true})
		return err
	})
	b.Do(chromedp.Navigate(b.W.URL + webclient.AssetPath("lib/lit-html/LICENSE")))
	asset := func(name string) string { return strconv.Quote(webclient.AssetPath(name)) }
	Js[any](b, `Promise.all([`+asset("app/find/gallery.js")+`, `+asset("lib/lit-html/lit-html.js")+`, `+asset("app/i18n.js")+`, `+asset("app/later.js")+`, `+asset("app/find/viewer.js")+`].map((m) => import(m))).then(async ([g, lit, texts, later, viewer]) => {
		await texts.loadWords("en");
		later.onLater(async (name) => viewer[name]);
		for (const href of [`+asset("bundle/app.css")+`, `+asset("bundle/more.css")+`]) {
			const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
			document.head.append(style);
			await new Promise((resolve) => { style.onload = resolve; });
		}
		const main = document.createElement("main");
		document.body.replaceChildren(main);
		lit.render(g.gallery({ title: `+strconv.Quote(title)+`, media: [`+strings.Join(media, ", ")+`] }), main);
		return 1;
	})`)
}
