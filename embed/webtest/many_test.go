package webtest

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/embed"
	"finds/server"
	"finds/store"
)

// TestTenThousand shows a world of 10,000 finds: groups by the server, a list
// beside them, nothing else.
func TestTenThousand(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	if _, err := w.store.Demo(t.Context(), store.DemoOptions{Users: 50, Locations: 4000, Finds: 10_000, Seed: 1, Cities: embed.Cities()}); err != nil {
		t.Fatal(err)
	}
	viewer := w.user("viewer")
	b := w.tab(t, viewer)
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/")
	b.settled()
	b.accessible("the map with 10,000 finds")
	shown := js[struct{ Pins, Finds, Rows int }](b, `({
		pins: document.querySelectorAll(".pin").length,
		finds: [...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").replace(/,/g, "").match(/\d+/)[0]), 0),
		rows: document.querySelectorAll(".list .find").length })`)
	if shown.Pins < 10 || shown.Pins > 300 || shown.Finds < 5000 || shown.Rows < 20 {
		t.Errorf("it shows %+v", shown)
	}
	before := js[string](b, `location.search`)
	b.click(".pin.many, .pin.some") // a group: closer
	b.until(`location.search !== ` + string(must(json.Marshal(before))))
	b.click("#list .more")
	b.until(`document.querySelectorAll(".list .place").length > 20`)
	t.Logf("ready after %.0f ms", js[float64](b, `performance.getEntriesByName("finds:map")[0].startTime`))
}

// TestLanguages: every language has every text, German every refusal of the
// server's, and a browser that asks for German is answered in it.
func TestLanguages(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.open("/about")
	path := func(lang string) string { return server.AssetPath("app/text/" + lang + ".js") }
	texts := func(lang string) (keys map[string]any) {
		return js[map[string]any](b, `import("`+path(lang)+`").then((m) => m.default)`)
	}
	en, de := texts("en"), texts("de")
	problems, _ := de["problems"].(map[string]any)
	delete(de, "problems")
	if len(en) < 250 {
		t.Errorf("only %d texts", len(en))
	}
	for key := range en {
		if de[key] == nil {
			t.Errorf("German has no %q", key)
		}
		if one, many := en[key], de[key]; one != nil && many != nil && placeholders(one) != placeholders(many) {
			t.Errorf("%q stands for %s in English and %s in German", key, placeholders(one), placeholders(many))
		}
	}
	for key := range de {
		if en[key] == nil {
			t.Errorf("English has no %q", key)
		}
	}
	for _, message := range refusals(t) {
		if problems[message] == nil {
			t.Errorf("German has no %q", message)
		}
	}
	for _, key := range usedTexts(t) {
		if en[key] == nil {
			t.Errorf("a screen asks for the text %q, which is not there", key)
		}
	}

	// What another language lacks is said in English.
	said := func(lang, expression string) string {
		return js[string](b, `import("`+server.AssetPath("app/i18n.js")+`").then(async (i) => { await i.loadWords(`+strconv.Quote(lang)+`); return `+expression+`; })`)
	}
	if got := said("de", `(delete (await import("`+path("de")+`")).default["about.api"], await i.loadWords("de"), i.t("about.api"))`); got != "The API" {
		t.Errorf("without the German text it says %q", got)
	}
	rule := func(lang, message string) string {
		return said(lang, `i.rule({ message: `+strconv.Quote(message)+` })`)
	}
	for message, want := range map[string][2]string{
		"expected number <= 150":                                       {"At most 150.", "Höchstens 150."},
		"expected number >= 1":                                         {"At least 1.", "Mindestens 1."},
		"expected length <= 2000":                                      {"At most 2,000 characters.", "Höchstens 2.000 Zeichen."},
		"expected integer":                                             {"This has to be a number.", "Das muss eine Zahl sein."},
		"expected required property title to be present":               {"This is missing.", "Das fehlt noch."},
		"expected a password that is not among the 10,000 most common": {"This password is among the 10,000 most common.", "Dieses Passwort ist unter den 10 000 häufigsten."},
		"expected string to match pattern ^[a-z]+$":                    {"Expected string to match pattern ^[a-z]+$.", "Das wird hier nicht angenommen."},
	} {
		if e, d := rule("en", message), rule("de", message); e != want[0] || d != want[1] {
			t.Errorf("%s is told as %q and %q", message, e, d)
		}
	}
	all := js[[]string](b, `import("`+server.AssetPath("app/i18n.js")+`").then(async (i) => { await i.loadWords("de"); return `+string(must(json.Marshal(ruleTexts(t))))+`.map((message) => i.rule({ message })); })`)
	for _, text := range all {
		if strings.Contains(text, "xpected") {
			t.Errorf("German says %q", text)
		}
	}

	b.open("/settings")
	b.do(chromedp.SetValue(chromedp.CSS("#language"), "de"), chromedp.Evaluate[chromedp.Void](`document.querySelector("#language").dispatchEvent(new Event("change", { bubbles: true }))`))
	b.shows("Einstellungen")
	b.until(`document.documentElement.lang === "de"`)
	b.open("/people")
	b.shows("Noch keine Freunde")
	b.open("/profile")
	b.allow("409 (Conflict)")
	w.user("ben")
	b.fill("#username", "ben")
	b.press("Speichern")
	b.shows("Diesen Benutzernamen gibt es schon.")
	b.accessible("the profile in German")
}
