package guards

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	. "finds/server/servertest"
	"finds/server/webclient"
)

// clientScripts are the scripts of the client, without its libraries and the bundle, by their names
// relative to its folder.
func clientScripts(t *testing.T) map[string]string {
	t.Helper()
	scripts := map[string]string{}
	err := fs.WalkDir(ClientSources, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".js" || strings.HasPrefix(name, "lib/") || strings.HasPrefix(name, "bundle/") {
			return err
		}
		text, err := fs.ReadFile(ClientSources, name)
		scripts[name] = string(text)
		return err
	})
	if err != nil || len(scripts) < 30 {
		t.Fatalf("%d scripts found: %v", len(scripts), err)
	}
	return scripts
}

var (
	importedNow   = regexp.MustCompile(`(?:^|\n)(?:import|export)\b[^;"]*"(\.[^"]+\.js)"`)
	importedLater = regexp.MustCompile("import\\([\"`](\\.[^\"`]+)[\"`]\\)")
	interpolation = regexp.MustCompile(`\$\{[^}]*\}`)
)

// clientImports are the modules that each module of the client imports: at once, and
// later, by import().
func clientImports(t *testing.T) (now, later map[string][]string) {
	t.Helper()
	scripts := clientScripts(t)
	now, later = map[string][]string{}, map[string][]string{}
	add := func(to map[string][]string, name, imported string) {
		file := path.Join(path.Dir(name), interpolation.ReplaceAllString(imported, "*"))
		if matches, err := fs.Glob(ClientSources, file); err != nil || len(matches) == 0 {
			t.Errorf("%s imports %s, which is not there: %v", name, file, err)
		} else {
			to[name] = append(to[name], matches...)
		}
	}
	for name, text := range scripts {
		for _, m := range importedNow.FindAllStringSubmatch(text, -1) {
			add(now, name, m[1])
		}
		for _, m := range importedLater.FindAllStringSubmatch(text, -1) {
			add(later, name, m[1])
		}
	}
	return now, later
}

// TestClientImports checks that the modules of the client import each other in one
// direction, including modules that are loaded later, and that each module is used.
func TestClientImports(t *testing.T) {
	t.Parallel()
	now, later := clientImports(t)
	const open, done = 1, 2
	state := map[string]int{}
	var visit func(trail []string, name string)
	visit = func(trail []string, name string) {
		trail = append(trail, name)
		if state[name] == open {
			t.Errorf("a circle of imports: %s", strings.Join(trail[slices.Index(trail, name):], " → "))
		}
		if state[name] != 0 {
			return
		}
		state[name] = open
		for _, next := range slices.Concat(now[name], later[name]) {
			visit(trail, next)
		}
		state[name] = done
	}
	visit(nil, "app/main.js")
	for _, worker := range []string{"app/map/painter.js", "app/formats.js"} {
		visit(nil, worker)
	}
	for name := range clientScripts(t) {
		if strings.HasPrefix(name, "app/") && state[name] != done {
			t.Errorf("nothing imports %s", name)
		}
	}
}

// TestClientPreloads: a page names what its script imports first, so that a browser requests
// all of it at once, and names only what there is.
func TestClientPreloads(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	page := string(ann.Do("GET", "/", nil).Body)
	base := webclient.AssetPath("")
	named := regexp.MustCompile(`(?:src|href)="(/_/[^"]*)"`).FindAllStringSubmatch(page, -1)
	var paths []string
	for _, m := range named {
		paths = append(paths, strings.TrimPrefix(m[1], base))
		if res := ann.Do("GET", m[1], nil); res.Status != 200 {
			t.Errorf("%s: %d", m[1], res.Status)
		}
	}
	script := string(ann.Do("GET", webclient.AssetPath("bundle/main.js"), nil).Body)
	imported := regexp.MustCompile(`(?:^|[;}])import[^;"]*"(\.[^"]+)";`).FindAllStringSubmatch(script, -1)
	if len(imported) == 0 {
		t.Error("main.js imports nothing")
	}
	for _, m := range imported {
		if name := path.Join("bundle", m[1]); !slices.Contains(paths, name) {
			t.Errorf("the page does not name %s: %v", name, paths)
		}
	}
	if slices.Contains(paths, "bundle/more.js") || slices.Contains(paths, "bundle/edit.js") || !strings.Contains(script, `import("./more.js")`) {
		t.Error("the screens that are opened less often are not loaded later")
	}
	for _, name := range []string{"bundle/main.js", "bundle/app.css", "bundle/text/en.js", "bundle/leaflet.css"} {
		if !slices.Contains(paths, name) {
			t.Errorf("the page does not name %s: %v", name, paths)
		}
	}
	if about := string(ann.Do("GET", "/about", nil).Body); strings.Contains(about, "leaflet") {
		t.Error("a page without a map loads its styles")
	}
}

// TestClientScreens: each screen of the table of routes is in one of the files, screens.js knows those of first.js, edit.js and rare.js, and a page
// names the file that it begins with.
func TestClientScreens(t *testing.T) {
	t.Parallel()
	scripts := clientScripts(t)
	ann := NewAPI(t, "sqlite").As("ann")
	known := func(file string) string {
		m := regexp.MustCompile(`const ` + file + ` = \[([^\]]*)\]`).FindStringSubmatch(scripts["app/screens.js"])
		if m == nil {
			t.Fatal("screens.js does not say which screens are in " + file)
		}
		return m[1]
	}
	routes := regexp.MustCompile(`\["(/[^"]*)", "(\w+)"`).FindAllStringSubmatch(scripts["app/routes.js"], -1)
	if len(routes) < 15 {
		t.Fatalf("%d routes found", len(routes))
	}
	for _, m := range routes {
		var in []string
		for _, file := range []string{"first.js", "edit.js", "more.js", "rare.js"} {
			if strings.Contains(scripts["app/"+file], "default as "+m[2]+" ") {
				in = append(in, file)
			}
		}
		if len(in) != 1 {
			t.Errorf("the screen %s is in %v", m[2], in)
			continue
		}
		for _, file := range []string{"first", "edit", "rare"} {
			if (in[0] == file+".js") != strings.Contains(known(file), `"`+m[2]+`"`) {
				t.Errorf("the screen %s is in %s, and screens.js has in %s.js: %s", m[2], in[0], file, known(file))
			}
		}
		if page := string(ann.Do("GET", m[1], nil).Body); !strings.Contains(m[1], ":") && !strings.Contains(page, "bundle/"+in[0]) {
			t.Errorf("the page at %s does not name %s", m[1], in[0])
		}
	}
}

// TestClientStyles: what comes with the page needs no rule of more.css, whose rules are each of something that is loaded later.
func TestClientStyles(t *testing.T) {
	t.Parallel()
	read := func(name string) string {
		text, err := fs.ReadFile(ClientSources, name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	words := map[string]bool{}
	ann := NewAPI(t, "sqlite").As("ann")
	for _, path := range []string{"/", webclient.AssetPath("bundle/main.js"), webclient.AssetPath("bundle/first.js"), webclient.AssetPath("bundle/shared.js")} {
		for _, word := range regexp.MustCompile(`[a-zA-Z][\w-]*`).FindAllString(string(ann.Do("GET", path, nil).Body), -1) {
			words[word] = true
		}
	}
	rules := regexp.MustCompile(`([^{}]+)\{`).FindAllStringSubmatch(regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(read("more.css"), ""), -1)
	named := regexp.MustCompile(`[.#]([a-zA-Z][\w-]*)|\b([a-z]+-map)\b`) // classes, ids and elements of our own
	n := 0
	for _, rule := range rules {
		selector := strings.TrimSpace(rule[1])
		if strings.HasPrefix(selector, "@") {
			continue
		}
		n++
		isLater := func(m []string) bool { return !words[m[1]+m[2]] }
		if !slices.ContainsFunc(named.FindAllStringSubmatch(selector, -1), isLater) {
			t.Errorf("%s is of what comes with the page; move it to app.css", selector)
		}
	}
	if n < 100 {
		t.Errorf("%d rules found", n)
	}
}

// TestClientAddresses: the server has a page for each address that the client has a screen for, so that it can be opened
// directly, and the service worker knows it as one of the app.
func TestClientAddresses(t *testing.T) {
	t.Parallel()
	ann := NewAPI(t, "sqlite").As("ann")
	worker := string(ann.Do("GET", "/sw.js", nil).Body)
	example := strings.NewReplacer(":id", "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8", ":name", "using")
	for _, m := range regexp.MustCompile(`\["(/[^"]*)", "\w+"`).FindAllStringSubmatch(clientScripts(t)["app/routes.js"], -1) {
		res := ann.Do("GET", example.Replace(m[1]), nil)
		if res.Status != 200 || !strings.HasPrefix(res.Header.Get("Content-Type"), "text/html") {
			t.Errorf("%s: %d", m[1], res.Status)
		}
		if first := strings.Split(m[1], "/")[1]; !strings.Contains(worker, `"`+first+`"`) {
			t.Errorf("the service worker does not know that /%s is of the app", first)
		}
	}
}

// TestClientState insists that one module knows the keys of the storage of browsers, and
// that no module sends others events of its own.
func TestClientState(t *testing.T) {
	t.Parallel()
	storage := regexp.MustCompile(`\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b`)
	event := regexp.MustCompile(`\bdispatchEvent\(new (Custom)?Event\("[a-z]+:`)
	for name, text := range clientScripts(t) {
		if found := storage.FindString(text); found != "" && !(name == "app/storage.js" || name == "app/outbox/entryStore.js" && found == "indexedDB") {
			t.Errorf("%s names %s, which is for app/storage.js, or app/outbox/entryStore.js", name, found)
		}
		if found := event.FindString(text); found != "" {
			t.Errorf("%s has %s; app/store.js is for state that modules share", name, found)
		}
	}
}

// TestClientLines insists on short lines in the client, but for the texts, which are
// read by key.
func TestClientLines(t *testing.T) {
	t.Parallel()
	for name, text := range clientScripts(t) {
		if strings.HasPrefix(name, "app/text/") {
			continue
		}
		for i, line := range strings.Split(text, "\n") {
			if n := utf8.RuneCountInString(line); n > 140 {
				t.Errorf("%s:%d has %d columns, more than 140", name, i+1, n)
			}
		}
	}
}

// TestClientModels checks that the modules of the unit tests need no page: models and
// their imports have no templates and name no element.
func TestClientModels(t *testing.T) {
	t.Parallel()
	scripts := clientScripts(t)
	now, _ := clientImports(t)
	element := regexp.MustCompile(`\bdocument\.(getElementById|querySelector|createElement|body|activeElement)\b`)
	models := 0
	for name, text := range scripts {
		if !strings.HasSuffix(name, ".model.js") {
			continue
		}
		models++
		if found := element.FindString(text); found != "" {
			t.Errorf("%s has %s, which is for the view", name, found)
		}
		for _, imported := range now[name] {
			isView := func(file string) bool {
				return strings.HasPrefix(file, "lib/") || strings.HasSuffix(file, ".screen.js")
			}
			if isView(imported) || slices.ContainsFunc(now[imported], isView) {
				t.Errorf("%s imports %s, which is of the view", name, imported)
			}
		}
	}
	if models < 10 {
		t.Fatalf("%d models found", models)
	}
}
