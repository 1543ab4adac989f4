package webtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/chromedp/chromedp"
)

// call does something and fails the test when that fails or takes too long.
func (b *tab) call(what string, f func(ctx context.Context) error) {
	b.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := f(ctx); err != nil {
		b.fatal("%s: %v", what, err)
	}
}

// fatal ends the test with what the page shows.
func (b *tab) fatal(format string, args ...any) {
	b.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, 5*time.Second)
	defer cancel()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`location.pathname + " shows: " + document.body.innerText`))
	if dir := os.Getenv("FINDS_TEST_SHOTS"); dir != "" {
		shot, _ := chromedp.Run(ctx, chromedp.CaptureScreenshot())
		os.WriteFile(dir+"/failed.png", shot, 0o600)
	}
	b.Fatalf(format+"\n%s", append(args, text)...)
}

func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	b.call("browser", func(ctx context.Context) error { return chromedp.Do(ctx, steps...) })
}

// open loads an address and waits for its screen.
func (b *tab) open(path string) {
	b.Helper()
	b.do(chromedp.Navigate(b.w.url + path))
	b.until(`document.querySelector("main h1") && !document.querySelector("main .skeleton")`)
}

// js evaluates an expression, waiting for a promise.
func js[T any](b *tab, expression string) (v T) {
	b.Helper()
	b.call("evaluate "+expression, func(ctx context.Context) (err error) {
		v, err = chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
		return err
	})
	return v
}

// until waits until an expression, or what it promises, is true.
func (b *tab) until(expression string) {
	b.Helper()
	b.call("wait for "+expression, func(ctx context.Context) error {
		for {
			_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](fmt.Sprintf(`(async () => { while (!await (%s)) await new Promise((next) => setTimeout(next, 20)); return true; })()`, expression), chromedp.EvalAwaitPromise))
			if wrong := (*chromedp.ExceptionError)(nil); err == nil || ctx.Err() != nil || errors.As(err, &wrong) {
				return err
			}
			// Leaving a page ends the wait; it starts again on the next page.
		}
	})
}

// shows waits until the page shows a text.
func (b *tab) shows(text string) {
	b.Helper()
	b.until(fmt.Sprintf("document.body.innerText.includes(%q)", text))
}

// passing notes from now on whether the page shows a text, also for a moment
// alone; what it returns waits until it has.
func (b *tab) passing(text string) (shown func()) {
	b.Helper()
	js[bool](b, fmt.Sprintf(`(() => {
		const look = () => { if (document.body.innerText.includes(%q)) window.passed = true; };
		new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
		look();
		return true;
	})()`, text))
	return func() {
		b.Helper()
		b.until("window.passed")
	}
}

// at waits until the page is at a path.
func (b *tab) at(path string) {
	b.Helper()
	b.until(fmt.Sprintf("location.pathname === %q", path))
}

// click waits for an element and clicks it.
func (b *tab) click(selector string) {
	b.Helper()
	b.call("click "+selector, func(ctx context.Context) error { return chromedp.Do(ctx, chromedp.Click(chromedp.CSS(selector))) })
}

// press clicks the button or link with a text.
func (b *tab) press(text string) {
	b.Helper()
	b.until(fmt.Sprintf(`(() => { const e = [...document.querySelectorAll("button, a, label")].filter((e) => e.checkVisibility() && (e.innerText.trim() === %[1]q || e.getAttribute("aria-label") === %[1]q)).pop(); e?.scrollIntoView({ block: "center" }); if (e) e.id ||= "pressed-" + Math.random().toString(36).slice(2); document.body.dataset.press = e?.id ?? ""; return e; })()`, text))
	b.click("#" + js[string](b, "document.body.dataset.press"))
}

// pick chooses an option of a select by its value.
func (b *tab) pick(selector, value string) {
	b.Helper()
	b.until(fmt.Sprintf("document.querySelector(%q)", selector))
	js[any](b, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 1; })()`, selector, value))
}

// fill types a text into a field in place of what it has.
func (b *tab) fill(selector, text string) {
	b.Helper()
	b.call("fill "+selector, func(ctx context.Context) error {
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

// keys presses keys.
func (b *tab) keys(keys string) {
	b.Helper()
	b.do(chromedp.KeyEvent(keys))
}

// upload chooses files for an input that may not be seen.
func (b *tab) upload(selector string, paths ...string) {
	b.Helper()
	b.do(chromedp.SetUploadFiles(chromedp.CSS(selector), paths, chromedp.NodeReady))
}
