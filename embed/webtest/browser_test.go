package webtest

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"finds/store/storetest"
)

// patience is how long one step of a test may take on a busy machine.
const patience = 2 * time.Minute

// shared is the one browser of all tests. Each test has a profile of its own.
var shared struct {
	once sync.Once
	ctx  context.Context
	err  error
	end  []func()
}

func closeBrowser() {
	for _, f := range slices.Backward(shared.end) {
		f()
	}
}

// chromium starts the browser, or tells what is missing.
func chromium(t testing.TB) context.Context {
	t.Helper()
	shared.once.Do(func() {
		path, err := exec.LookPath("chromium")
		if err != nil {
			shared.err = fmt.Errorf("no chromium to drive (Debian package chromium): %w", err)
			return
		}
		o := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.Flag("lang", "en-GB"), chromedp.Flag("hide-scrollbars", true),
			chromedp.Flag("disable-component-update", true), chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"))
		if os.Geteuid() == 0 {
			o = append(o, chromedp.NoSandbox) // which root may not use
		}
		ctx, cancel := chromedp.NewExecAllocator(context.Background(), o...)
		shared.end = append(shared.end, cancel)
		ctx, cancel = chromedp.NewContext(ctx, chromedp.WithErrorf(func(string, ...any) {}))
		shared.end = append(shared.end, cancel)
		shared.ctx, shared.err = ctx, chromedp.Do(ctx)
	})
	storetest.Need(t, shared.err)
	return shared.ctx
}

// tab is a page of the browser in which a test is. What is wrong in it fails
// the test at its end: errors of the console, violations of the policy, and
// requests to anybody else.
type tab struct {
	testing.TB
	w       *world
	ctx     context.Context
	mu      sync.Mutex
	wrong   []string
	allowed []string // what the console may say, because the test makes it happen
}

// tab opens a page in a new profile, signed in as u unless that is nil.
func (w *world) tab(t testing.TB, u *user) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(chromium(t), chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	b := &tab{TB: t, w: w, ctx: ctx}
	if err := chromedp.Do(ctx); err != nil { // the page lasts as long as the context that is first used
		t.Fatal(err)
	}
	b.do(chromedp.EmulateViewport(412, 823))
	b.watch()
	for _, name := range []string{"notifications", "geolocation", "clipboard-read", "clipboard-write"} {
		b.permit(name)
	}
	b.emulate(false)
	if u != nil {
		b.signIn(u)
	}
	t.Cleanup(b.check)
	return b
}

// signIn gives the profile the cookie of somebody's session.
func (b *tab) signIn(u *user) {
	b.Helper()
	b.call("set the cookie", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, network.SetCookie, network.SetCookieParams{Name: "finds_session", Value: u.token, URL: b.w.url, HTTPOnly: new(true), SameSite: network.CookieSameSiteLax})
		return err
	})
}

func (b *tab) permit(name string) {
	b.Helper()
	b.call("permit "+name, func(ctx context.Context) error {
		_, err := chromedp.CallBrowser(ctx, browser.SetPermission, browser.SetPermissionParams{Permission: &browser.PermissionDescriptor{Name: name},
			Setting: browser.PermissionSettingGranted, Origin: b.w.url, BrowserContextID: chromedp.FromContext(ctx).BrowserContextID})
		return err
	})
}

// emulate sets the colours and that nothing moves.
func (b *tab) emulate(dark bool) {
	b.Helper()
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	b.call("emulate media", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: "reduce"}}})
		return err
	})
}

// watch notes what goes wrong from now on.
func (b *tab) watch() {
	b.Helper()
	note := func(format string, args ...any) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.wrong = append(b.wrong, fmt.Sprintf(format, args...))
	}
	// Violations are told to the page alone where they only report.
	b.call("watch violations", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
			Source: `document.addEventListener("securitypolicyviolation", (e) => console.error("violation of " + e.effectiveDirective + " by " + e.blockedURI + " " + e.sample + " at " + e.sourceFile + ":" + e.lineNumber))`})
		return err
	})
	go each(chromedp.Events(b.ctx, runtime.ConsoleAPICalled), func(e runtime.EventConsoleAPICalled) {
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var text []string
			for _, a := range e.Args {
				text = append(text, string(a.Value)+a.Description)
			}
			note("console %s: %s", e.Type, strings.Join(text, " "))
		}
	})
	go each(chromedp.Events(b.ctx, runtime.ExceptionThrown), func(e runtime.EventExceptionThrown) {
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text += " " + x.Description
		}
		note("exception: %s", text)
	})
	go each(chromedp.Events(b.ctx, log.EntryAdded), func(e log.EventEntryAdded) {
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			note("log %s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	})
	go each(chromedp.Events(b.ctx, network.RequestWillBeSent), func(e network.EventRequestWillBeSent) {
		if u, err := url.Parse(e.Request.URL); err != nil || u.Scheme != "blob" && u.Scheme != "data" && u.Host != b.w.host() {
			note("a request to %s", e.Request.URL)
		}
	})
}

// each hands events on until their page is gone.
func each[E any](events func(yield func(E, error) bool), take func(E)) {
	for e, err := range events {
		if err != nil {
			return
		}
		take(e)
	}
}

// allow says that the console may say this, because the test makes it happen.
func (b *tab) allow(text string) { b.allowed = append(b.allowed, text) }

// check fails the test for what went wrong.
func (b *tab) check() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, text := range b.wrong {
		if !slices.ContainsFunc(b.allowed, func(ok string) bool { return strings.Contains(text, ok) }) {
			b.Errorf("%s", text)
		}
	}
}

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
			// A page that is left takes the wait with it; the next one is asked anew.
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

// fill types a text into a field in place of what it has.
func (b *tab) fill(selector, text string) {
	b.Helper()
	b.call("fill "+selector, func(ctx context.Context) error {
		if err := chromedp.Do(ctx, chromedp.WaitVisible(chromedp.CSS(selector)), chromedp.Evaluate[chromedp.Void](fmt.Sprintf("{ const e = document.querySelector(%q); e.focus(); e.select(); }", selector))); err != nil {
			return err
		}
		return chromedp.Do(ctx, insert(text))
	})
}

// keys presses keys.
func (b *tab) keys(keys string) {
	b.Helper()
	b.do(chromedp.KeyEvent(keys))
}

// insert types a text at once, as a keyboard of a phone does.
func insert(text string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	})
}

// upload chooses files for an input that may not be seen.
func (b *tab) upload(selector string, paths ...string) {
	b.Helper()
	b.do(chromedp.SetUploadFiles(chromedp.CSS(selector), paths, chromedp.NodeReady))
}
