package webclient

import (
	"bytes"
	"encoding/json"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"finds/server/respond"
)

// pagePolicy is the Content-Security-Policy of the shell: nothing from other origins,
// nothing inline, no text that becomes markup or script but the templates of lit-html
// and the few strings of the map's library, and no form that a browser sends by itself,
// with a password in its body. Pictures of an upload are shown from memory (blob:);
// Leaflet has one data: picture, an empty tile.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:" +
	"; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'" +
	"; require-trusted-types-for 'script'; trusted-types lit-html default"

// Sources are the other origins that the client loads from.
type Sources struct {
	Media    string // scheme and host that media are redirected to, or ""
	TilesURL string // of the tiles of the base map; a path is one of this service
	TileKind string // vector or raster
	Streets  string // scheme and host of images with streets, or ""
}

// PageHandler sends the HTML shell of the client and the two files outside of its assets,
// with the Content-Security-Policy that the sources need.
type PageHandler struct{ pagePolicy, workerPolicy string }

// New returns a PageHandler.
func New(from Sources) *PageHandler {
	p := &PageHandler{pagePolicy, strings.TrimSpace("default-src 'none'; connect-src 'self' " + from.Media)}
	allow := func(directive, origin string) {
		if origin != "" {
			p.pagePolicy = strings.Replace(p.pagePolicy, directive+" 'self'", directive+" 'self' "+origin, 1)
		}
	}
	allow("img-src", from.Media)
	allow("media-src", from.Media)
	allow("img-src", from.Streets)
	if u, err := url.Parse(from.TilesURL); err == nil && u.Host != "" {
		allow(map[string]string{"vector": "connect-src", "raster": "img-src"}[from.TileKind], u.Scheme+"://"+u.Host)
	}
	return p
}

// Look is what the pages of an instance look like.
type Look struct {
	Name  string
	About string // one line that describes it, or "" for that of the client
	Sheet string // path of its style sheet, or ""
	Icons string // path of the folder with the files of its picture, or "" for those of the client
	// Light and Dark are the colours that browsers give their own bars around light and dark pages, such as #7c3aed, or
	// "" for those of the client.
	Light, Dark string
}

// A Part is code and styles of the client that only some pages begin with. The shell has hints for each, so that the browser loads
// it before a script asks for it.
type Part string

// The parts of the client.
const (
	NoPart Part = ""
	First  Part = "first" // the screens of first.js
	Map    Part = "map"   // of these, the map
	Edit   Part = "edit"  // the screens of edit.js
	More   Part = "more"  // the screens of more.js
	Rare   Part = "rare"  // those of rare.js
	later  Part = "later" // what the last three need
)

// with has, by the part that a page begins with, the parts that the page names.
var with = map[Part][]Part{First: {First}, Map: {First, Map}, Edit: {later, Edit}, More: {later, More}, Rare: {later, Rare}}

// A Preload is what a page shows first, so that it comes with the scripts and not after them: an answer of the API or a photo.
type Preload struct {
	Path         string
	Files, Sizes string // of a photo, as the srcset and sizes of an image, or ""
}

// element returns the element that makes a browser request it.
func (p Preload) element() string {
	if p.Files == "" {
		return `<link rel="preload" as="fetch" crossorigin href="` + html.EscapeString(p.Path) + `">`
	}
	return `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="` + html.EscapeString(p.Path) +
		`" imagesrcset="` + html.EscapeString(p.Files) + `" imagesizes="` + html.EscapeString(p.Sizes) + `">`
}

// Page sends the shell with a status. boot is the JSON that the client starts with, needed the part that it shows first. Page
// writes nothing when it returns an error.
func (p *PageHandler) Page(w http.ResponseWriter, status int, look Look, boot any, needed Part, preloads ...Preload) error {
	data, err := json.Marshal(boot) // with <, > and & escaped, so that it ends where it should
	if err != nil {
		return err
	}
	page := strings.Replace(load().shell, `{"boot":0}`, string(data), 1)
	page = strings.Replace(page, "<title>Finds<", "<title>"+html.EscapeString(look.Name)+"<", 1)
	if look.About != "" {
		page = description.ReplaceAllLiteralString(page, `<meta name="description" content="`+html.EscapeString(look.About)+`">`)
	}
	head := link(look.Sheet)
	if len(preloads) > 0 { // the service worker leaves them out where it shows this page at another address
		head += "<!--preloads-->"
		for _, p := range preloads {
			head += p.element() + "\n  "
		}
		head += "<!--/preloads-->"
	}
	page = strings.Replace(page, "<!--theme-->", head, 1)
	if look.Light != "" {
		page = strings.NewReplacer(`content="#ffffff" media`, `content="`+look.Light+`" media`, `content="#1c2625" media`, `content="`+look.Dark+`" media`).Replace(page)
	}
	if look.Icons != "" {
		page = strings.NewReplacer(AssetPath("icons/icon.svg")+`" type="image/svg+xml`, look.Icons+`192.png" type="image/png`, AssetPath("icons/apple.png"), look.Icons+"apple.png").Replace(page)
	}
	for _, part := range []Part{First, Map, later, Edit, More, Rare} {
		if !slices.Contains(with[needed], part) {
			page = cut(page, part)
		}
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", p.pagePolicy)
	h.Set("Cache-Control", "private, no-cache")
	h.Add("Vary", "Cookie")
	w.WriteHeader(status)
	w.Write([]byte(page))
	return nil
}

var description = regexp.MustCompile(`<meta name="description" content="[^"]*">`)

// link returns the element that loads the style sheet at a path, or "" without one.
func link(sheet string) string {
	if sheet == "" {
		return ""
	}
	return `<link rel="stylesheet" href="` + html.EscapeString(sheet) + `">` + "\n  "
}

// cut removes the hints for a part.
func cut(page string, part Part) string {
	head, rest, _ := strings.Cut(page, "<!--"+string(part)+"-->")
	_, tail, _ := strings.Cut(rest, "<!--/"+string(part)+"-->")
	return head + tail
}

// Root returns the handlers of the files at the root by their paths: the service worker, and
// the icons that browsers ask for where a page names none, such as a page of the API. Browsers ask for them again each time.
func (p *PageHandler) Root() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"/sw.js": p.File("text/javascript; charset=utf-8", load().worker),

		"/favicon.ico":                      p.File("image/png", load().assets["icons/192.png"].text()),
		"/apple-touch-icon.png":             p.File("image/png", load().assets["icons/apple.png"].text()),
		"/apple-touch-icon-precomposed.png": p.File("image/png", load().assets["icons/apple.png"].text()),
	}
}

// Manifest sends the manifest of the app, which has the name and the colour of the instance. Browsers ask for it again each time.
func (p *PageHandler) Manifest(w http.ResponseWriter, r *http.Request, look Look) {
	manifest := load().manifest
	if look.Light != "" {
		manifest = bytes.Replace(manifest, []byte(`"theme_color": "#0f766e"`), []byte(`"theme_color": "`+look.Light+`"`), 1)
	}
	if look.Icons != "" {
		manifest = fallbackIcon.ReplaceAllLiteral(manifest, nil)
		manifest = bytes.ReplaceAll(manifest, []byte(AssetPath("icons/")), []byte(look.Icons))
	}
	name, _ := json.Marshal(look.Name) // a string always encodes
	manifest = bytes.ReplaceAll(manifest, []byte(`"Finds"`), name)
	p.File("application/manifest+json", manifest)(w, r)
}

// fallbackIcon is the line of the manifest with the icon of Finds as a drawing, which scales to any size.
var fallbackIcon = regexp.MustCompile(`\n[^\n]*icons/icon\.svg[^\n]*`)

// RootIcons are the icons at the root, by their paths, and the names of their files of the picture of an instance.
var RootIcons = map[string]string{"/favicon.ico": "192.png", "/apple-touch-icon.png": "apple.png", "/apple-touch-icon-precomposed.png": "apple.png"}

// File returns a handler that sends a file of the root, which may change at any time.
func (p *PageHandler) File(kind string, text []byte) http.HandlerFunc {
	return respond.Conditional(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Content-Security-Policy", p.workerPolicy)
		w.Write(text)
	})
}
