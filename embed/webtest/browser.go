package webtest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	cdbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"finds/store/storetest"
)

// Patience is how long one step of a test may take on a busy machine.
const Patience = 2 * time.Minute

// browser is one that several tests share. Each test has a profile of its own in it.
type browser struct {
	names []string // of the program, the first that is installed
	once  sync.Once
	ctx   context.Context
	err   error
	end   []func()
}

// Opening a profile in the whole browser takes several times as long as in the shell of
// the same engine, which shows no notifications.
var (
	shell = &browser{names: []string{"chromium-headless-shell", "chromium"}}
	whole = &browser{names: []string{"chromium"}}
)

// closeBrowsers ends what the tests started.
func closeBrowsers() {
	for _, b := range []*browser{shell, whole} {
		for _, f := range slices.Backward(b.end) {
			f()
		}
	}
}

// start starts the browser unless it runs, or tells what is missing.
func (x *browser) start(t testing.TB) context.Context {
	t.Helper()
	x.once.Do(func() {
		path, err := x.path()
		if err != nil {
			x.err = fmt.Errorf("no chromium to drive (Debian package chromium): %w", err)
			return
		}
		o := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.Flag("lang", "en-GB"), chromedp.Flag("hide-scrollbars", true),
			chromedp.Flag("disable-component-update", true), chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"))
		if os.Geteuid() == 0 {
			o = append(o, chromedp.NoSandbox) // which root may not use
		}
		ctx, cancel := chromedp.NewExecAllocator(context.Background(), o...)
		x.end = append(x.end, cancel)
		ctx, cancel = chromedp.NewContext(ctx, chromedp.WithErrorf(func(string, ...any) {}))
		x.end = append(x.end, cancel)
		x.ctx, x.err = ctx, chromedp.Do(ctx)
	})
	storetest.Need(t, x.err)
	return x.ctx
}

func (x *browser) path() (path string, err error) {
	for _, name := range x.names {
		if path, err = exec.LookPath(name); err == nil {
			break
		}
	}
	return path, err
}

// Tab is a page of the browser in which a test is. What is wrong in it fails
// the test at its end: errors of the console, violations of the policy, and
// requests to anybody else.
type Tab struct {
	testing.TB
	W       *World
	browser *browser
	Ctx     context.Context
	mu      sync.Mutex
	wrong   []string
	allowed []string // what the console may say, because the test makes it happen
}

// Tab opens a page in a new profile, signed in as u unless that is nil.
func (w *World) Tab(t testing.TB, u *User) *Tab {
	t.Helper()
	return w.signedTab(t, shell, u)
}

// NotifiedTab is tab in a browser that shows notifications.
func (w *World) NotifiedTab(t testing.TB, u *User) *Tab {
	t.Helper()
	return w.signedTab(t, whole, u)
}

func (w *World) signedTab(t testing.TB, x *browser, u *User) *Tab {
	t.Helper()
	x.start(t)
	b := w.newTab(t, x, chromedp.WithNewBrowserContext())
	if u != nil {
		b.SignIn(u)
	}
	return b
}

// Another opens a second page in the same profile.
func (b *Tab) Another() *Tab {
	b.Helper()
	return b.W.newTab(b.TB, b.browser, chromedp.WithExistingBrowserContext(chromedp.FromContext(b.Ctx).BrowserContextID))
}

func (w *World) newTab(t testing.TB, x *browser, profile chromedp.ContextOption) *Tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(x.ctx, profile)
	t.Cleanup(cancel)
	b := &Tab{TB: t, W: w, browser: x, Ctx: ctx}
	if err := chromedp.Do(ctx); err != nil { // the page lasts as long as the context that is first used
		t.Fatal(err)
	}
	b.Do(chromedp.EmulateViewport(412, 823))
	b.watch()
	for _, name := range []string{"notifications", "geolocation", "clipboard-read", "clipboard-write"} {
		b.permit(name)
	}
	b.Emulate(false)
	t.Cleanup(b.check)
	return b
}

// SignIn gives the profile the cookie of somebody's session.
func (b *Tab) SignIn(u *User) {
	b.Helper()
	b.Call("set the cookie", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, network.SetCookie, network.SetCookieParams{Name: "finds_session", Value: u.Token, URL: b.W.URL, HTTPOnly: new(true), SameSite: network.CookieSameSiteLax})
		return err
	})
}

func (b *Tab) permit(name string) {
	b.Helper()
	b.Call("permit "+name, func(ctx context.Context) error {
		_, err := chromedp.CallBrowser(ctx, cdbrowser.SetPermission, cdbrowser.SetPermissionParams{Permission: &cdbrowser.PermissionDescriptor{Name: name},
			Setting: cdbrowser.PermissionSettingGranted, Origin: b.W.URL, BrowserContextID: chromedp.FromContext(ctx).BrowserContextID})
		return err
	})
}

// Emulate sets the colours, and that nothing moves.
func (b *Tab) Emulate(dark bool) { b.Media(dark, "reduce") }

// Media sets the color scheme, and prefers-reduced-motion.
func (b *Tab) Media(dark bool, motion string) {
	b.Helper()
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	b.Call("emulate media", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion}}})
		return err
	})
}

// AtNoon gives the page a time zone in which it is about noon, so that what happens in a test is of one day.
func (b *Tab) AtNoon() {
	b.Helper()
	zone := fmt.Sprintf("Etc/GMT%+d", time.Now().UTC().Hour()-12)
	b.Call("choose a time zone", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: zone})
		return err
	})
}

// Before runs a script in each page that opens from now on, before those of the page.
func (b *Tab) Before(script string) {
	b.Helper()
	b.Call("run a script before those of pages", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	})
}

// watch notes what goes wrong from now on.
func (b *Tab) watch() {
	b.Helper()
	note := func(format string, args ...any) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.wrong = append(b.wrong, fmt.Sprintf(format, args...))
	}
	// Violations of a report-only policy reach only the page.
	b.Before(`document.addEventListener("securitypolicyviolation", (e) => console.error("violation of " + e.effectiveDirective + " by " + e.blockedURI + " " + e.sample + " at " + e.sourceFile + ":" + e.lineNumber))`)
	go Each(chromedp.Events(b.Ctx, runtime.ConsoleAPICalled), func(e runtime.EventConsoleAPICalled) {
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var text []string
			for _, a := range e.Args {
				text = append(text, string(a.Value)+a.Description)
			}
			note("console %s: %s", e.Type, strings.Join(text, " "))
		}
	})
	go Each(chromedp.Events(b.Ctx, runtime.ExceptionThrown), func(e runtime.EventExceptionThrown) {
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text += " " + x.Description
		}
		note("exception: %s", text)
	})
	go Each(chromedp.Events(b.Ctx, log.EntryAdded), func(e log.EventEntryAdded) {
		late := strings.Contains(e.Entry.Text, "was preloaded using link preload but not used within a few seconds") // on a busy machine
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning && !late {
			note("log %s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	})
	go Each(chromedp.Events(b.Ctx, network.RequestWillBeSent), func(e network.EventRequestWillBeSent) {
		if u, err := url.Parse(e.Request.URL); err != nil || u.Scheme != "blob" && u.Scheme != "data" && u.Host != b.W.host() {
			note("a request to %s", e.Request.URL)
		}
	})
}

// Each hands events on until their page is gone.
func Each[E any](events func(yield func(E, error) bool), take func(E)) {
	for e, err := range events {
		if err != nil {
			return
		}
		take(e)
	}
}

// Allow says that the console may say this, because the test makes it happen.
func (b *Tab) Allow(text string) { b.allowed = append(b.allowed, text) }

// check fails the test for what went wrong.
func (b *Tab) check() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, text := range b.wrong {
		if !slices.ContainsFunc(b.allowed, func(ok string) bool { return strings.Contains(text, ok) }) {
			b.Errorf("%s", text)
		}
	}
}
