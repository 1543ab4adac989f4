package webtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// Call does something and fails the test when that fails or takes too long.
func (b *Tab) Call(what string, f func(ctx context.Context) error) {
	b.Helper()
	ctx, cancel := context.WithTimeout(b.Ctx, Patience)
	defer cancel()
	if err := f(ctx); err != nil {
		b.fatal("%s: %v", what, err)
	}
}

// fatal ends the test with what the page shows.
func (b *Tab) fatal(format string, args ...any) {
	b.Helper()
	ctx, cancel := context.WithTimeout(b.Ctx, 5*time.Second)
	defer cancel()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`location.pathname + " shows: " + document.body.innerText`))
	b.keep("failed")
	b.Fatalf(format+"\n%s", append(args, text)...)
}

// keep writes a picture of the page into the folder FINDS_TEST_SHOTS, if there is one. Its name is that of the test, of
// what it shows and of the width.
func (b *Tab) keep(what string) {
	dir := os.Getenv("FINDS_TEST_SHOTS")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(b.Ctx, 5*time.Second)
	defer cancel()
	shot, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.Log(err)
		return
	}
	width, _ := chromedp.Run(ctx, chromedp.Evaluate[int](`innerWidth`))
	name := strings.NewReplacer("/", "-", " ", "-").Replace(fmt.Sprintf("%s %s %d.png", b.Name(), what, width))
	if err := os.WriteFile(filepath.Join(dir, name), shot, 0o600); err != nil {
		b.Log(err)
	}
}

// Do runs steps, and fails the test at the first that fails.
func (b *Tab) Do(steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	b.Call("browser", func(ctx context.Context) error { return chromedp.Do(ctx, steps...) })
}

// Open loads an address and waits for its screen.
func (b *Tab) Open(path string) {
	b.Helper()
	b.Do(chromedp.Navigate(b.W.URL + path))
	b.Until(`document.querySelector("main h1") && !document.querySelector("main .skeleton")`)
}

// Js evaluates an expression, waiting for a promise.
func Js[T any](b *Tab, expression string) (v T) {
	b.Helper()
	b.Call("evaluate "+expression, func(ctx context.Context) (err error) {
		v, err = chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
		return err
	})
	return v
}

// Until waits until an expression, or what it promises, is true.
func (b *Tab) Until(expression string) {
	b.Helper()
	b.Call("wait for "+expression, func(ctx context.Context) error {
		for {
			_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](fmt.Sprintf(`(async () => { while (!await (%s)) await new Promise((next) => setTimeout(next, 20)); return true; })()`, expression), chromedp.EvalAwaitPromise))
			if wrong := (*chromedp.ExceptionError)(nil); err == nil || ctx.Err() != nil || errors.As(err, &wrong) {
				return err
			}
			// Leaving a page ends the wait; it starts again on the next page.
		}
	})
}

// Shows waits until the page shows a text.
func (b *Tab) Shows(text string) {
	b.Helper()
	b.Until(fmt.Sprintf("document.body.innerText.includes(%q)", text))
}

// Passing notes from now on whether the page shows a text, also for a moment
// alone; what it returns waits until it has.
func (b *Tab) Passing(text string) (shown func()) {
	b.Helper()
	Js[bool](b, fmt.Sprintf(`(() => {
		const look = () => { if (document.body.innerText.includes(%q)) window.passed = true; };
		new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
		look();
		return true;
	})()`, text))
	return func() {
		b.Helper()
		b.Until("window.passed")
	}
}

// At waits until the page is at a path.
func (b *Tab) At(path string) {
	b.Helper()
	b.Until(fmt.Sprintf("location.pathname === %q", path))
}

// Click waits for an element, and until it stands still, and clicks it: a page that is being restored
// or laid out moves it away from where the click goes.
func (b *Tab) Click(selector string) {
	b.Helper()
	b.Until(fmt.Sprintf(`(async () => {
		const place = () => { const r = document.querySelector(%q)?.getBoundingClientRect(); return r && [r.x, r.y, r.width, r.height].join(); };
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		const was = place();
		await frame();
		await frame();
		return was && was === place();
	})()`, selector))
	b.ClickAtOnce(selector)
}

// ClickAtOnce is Click on a page that stands still, such as one without scripts, which has no frames to wait for.
func (b *Tab) ClickAtOnce(selector string) {
	b.Helper()
	b.Call("click "+selector, func(ctx context.Context) error { return chromedp.Do(ctx, chromedp.Click(chromedp.CSS(selector))) })
}

// Press clicks the button or link with a text.
func (b *Tab) Press(text string) {
	b.Helper()
	b.Until(fmt.Sprintf(`(() => { const e = [...document.querySelectorAll("button, a, label")].filter((e) => e.checkVisibility() && (e.innerText.trim() === %[1]q || e.getAttribute("aria-label") === %[1]q)).pop(); e?.scrollIntoView({ block: "center" }); if (e) e.id ||= "pressed-" + Math.random().toString(36).slice(2); document.body.dataset.press = e?.id ?? ""; return e; })()`, text))
	b.Click("#" + Js[string](b, "document.body.dataset.press"))
}

// Pick chooses an option of a select by its value.
func (b *Tab) Pick(selector, value string) {
	b.Helper()
	b.Until(fmt.Sprintf("document.querySelector(%q)", selector))
	Js[any](b, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 1; })()`, selector, value))
}

// Fill types a text into a field in place of what it has.
func (b *Tab) Fill(selector, text string) {
	b.Helper()
	b.Call("fill "+selector, func(ctx context.Context) error {
		if err := chromedp.Do(ctx, chromedp.WaitVisible(chromedp.CSS(selector))); err != nil {
			return err
		}
		command := "insertText"
		if text == "" {
			command = "delete"
		}
		// One script, so that nothing takes the focus between selecting and typing.
		return chromedp.Do(ctx, chromedp.Evaluate[chromedp.Void](fmt.Sprintf("{ const e = document.querySelector(%q); e.focus(); e.select(); document.execCommand(%q, false, %q); }",
			selector, command, text)))
	})
}

// Keys presses keys.
func (b *Tab) Keys(keys string) {
	b.Helper()
	b.Do(chromedp.KeyEvent(keys))
}

// Upload chooses files for an input that may not be seen.
func (b *Tab) Upload(selector string, paths ...string) {
	b.Helper()
	b.Do(chromedp.SetUploadFiles(chromedp.CSS(selector), paths, chromedp.NodeReady))
}
