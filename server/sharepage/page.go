// Package sharepage makes what the visitors of a share get: a page that needs neither an account nor
// JavaScript, and the same finds as GeoJSON, GPX and Atom. It decides nothing about who may see what.
package sharepage

import (
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"net/http"
	"slices"
	"strings"

	"finds/schema"
	"finds/server/respond"
	"finds/server/tiles/draw"
	"finds/store"
)

//go:embed page.html
var pageText string

//go:embed style.css
var styleText string

var pages = template.Must(template.New("page").Parse(pageText))

// policy is the Content-Security-Policy of the pages: pictures, videos and style sheets of this service, the style
// sheets in the page and in its map, and a form that goes back to it. There are no scripts.
var policy = func() string {
	hash := func(style string) string {
		sum := sha256.Sum256([]byte(style))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return "default-src 'none'; style-src 'self' " + hash(styleText) + " " + hash(draw.Style) + "; img-src 'self'; media-src 'self'" +
		"; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
}()

// summaryMax is how much of a text messengers show in a preview, in code points.
const summaryMax = 160

// Page is a page about a share.
type Page struct {
	Language string // of Language
	Path     string // of the share
	Origin   string // scheme and host, as the visitor knows them
	IsPublic bool   // whether Origin is what the operator has set, by which others find the service, too
	schema.Shared

	MayInvite   bool   // the owner of the share, like every member
	Icon        string // path of the picture of the instance, or ""
	Sheet       string // path of the style sheet of the instance, or ""
	Light, Dark string // colours of the bars of browsers around light and dark pages, or ""

	Categories []schema.Category // of the instance, or nil for those of the client

	Category string // that it shows, or ""
	List     string // the name of the list that it shows, or ""
	About    string // the description of that list
	Preview  bool   // the page may be previewed where its link is sent
	Hidden   bool   // the share hides places
	Chart    *Chart // map of the finds, or nil
}

// Problems has, for Ask, the problem of each refusal to compare a password now.
var Problems = map[*schema.Error]string{schema.ErrTooManyLogins: "wait", schema.ErrBusy: "busy"}

// SetHeaders sets the headers of all that is below the path of a share: it is not for search engines, and no
// other site learns of it.
func SetHeaders(h http.Header) {
	h.Set("X-Robots-Tag", "noindex, noarchive")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Content-Security-Policy", policy)
	h.Set("Cache-Control", "private, no-store")
}

// Show adds what a share shows of finds to a page without any. name is as Open.Show takes it, and id makes the
// id of a find in the share.
func (p *Page) Show(o store.OpenShare, finds []schema.Find, name func(schema.Point) string, id func(string) string) {
	p.Category, p.List, p.About, p.Preview, p.Hidden = o.Category, o.ListName, o.ListAbout, o.Password == "", o.Place == schema.PlaceHidden
	p.Shared = schema.Shared{Title: o.Title, Instance: p.Instance, Username: o.Username, Name: o.Name, More: len(finds) > schema.ShareFindsMax, Finds: []schema.SharedFind{}}
	for _, f := range finds[:min(len(finds), schema.ShareFindsMax)] {
		shown := o.Show(f, name)
		shown.ID = id(f.ID)
		for i := range shown.Media {
			p.move(&shown.Media[i])
		}
		p.Finds = append(p.Finds, shown)
	}
}

// move makes the addresses of media be below the path of the share.
func (p *Page) move(m *schema.Media) {
	for _, url := range m.URLs() {
		if path, found := strings.CutPrefix(*url, schema.MediaPrefix); found {
			*url = p.Path + "/media/" + path
		}
	}
}

// Language returns the language of the pages for an Accept-Language.
func Language(accept string) string { return respond.Language(accept, texts) }

// Write writes the page of a share.
func (p Page) Write(w io.Writer) error { return p.write(w, "share", p.Heading(), "") }

// Ask writes the page that asks for a password. problem is the key of a text, or "".
func (p Page) Ask(w io.Writer, problem string) error {
	return p.write(w, "ask", p.Say("locked"), problem)
}

// Gone writes the page that is sent in place of what does not exist.
func (p Page) Gone(w io.Writer) error { return p.write(w, "gone", p.Say("gone"), "") }

func (p Page) write(w io.Writer, name, heading, problem string) error {
	return pages.ExecuteTemplate(w, name, struct {
		Page
		Heading, Problem string
		Style            template.HTML
	}{p, heading, problem, template.HTML("<style>" + styleText + "</style>")}) // a constant of the binary
}

// Heading is that of the share.
func (p Page) Heading() string {
	switch {
	case p.Title != "":
		return p.Title
	case p.List != "":
		return p.List
	case p.Category != "":
		return p.CategoryName(p.Category)
	case len(p.Finds) == 1:
		return p.Finds[0].Title
	}
	return p.Instance
}

// Say returns a text in the language of the page.
func (p Page) Say(key string) string { return texts[p.Language][key] }

// By says who shares it.
func (p Page) By() string { return strings.ReplaceAll(p.Say("by"), "{name}", p.Shown()) }

// Invite says how a visitor gets an account.
func (p Page) Invite() string {
	return strings.NewReplacer("{name}", p.Shown(), "{instance}", p.Instance).Replace(p.Say("invite"))
}

// Count says how many finds there are.
func (p Page) Count() string {
	switch {
	case p.More:
		return strings.ReplaceAll(p.Say("newest"), "{n}", fmt.Sprint(len(p.Finds)))
	case len(p.Finds) == 1:
		return p.Say("one")
	}
	return strings.ReplaceAll(p.Say("many"), "{n}", fmt.Sprint(len(p.Finds)))
}

// CategoryName returns the name of a category for people.
func (p Page) CategoryName(category string) string {
	var names []string
	for name := range strings.SplitSeq(category, ",") {
		own := ""
		if i := slices.IndexFunc(p.Categories, func(c schema.Category) bool { return c.Code == name }); i >= 0 {
			own = p.Categories[i].Names.In(p.Language)
		}
		names = append(names, cmp.Or(own, p.Say("category."+name), name))
	}
	return strings.Join(names, ", ")
}

// Date is a day as the language writes it, without the time of day.
func (p Page) Date(t schema.Time) string {
	month := strings.Fields(p.Say("months"))[t.Month()-1]
	if p.Language == "de" {
		return fmt.Sprintf("%d. %s %d", t.Day(), month, t.Year())
	}
	return fmt.Sprintf("%d %s %d", t.Day(), month, t.Year())
}

// PlaceName names a place, and says how large it is if it is an area.
func (p Page) PlaceName(at *schema.SharedPlace) string {
	if at.Area == 0 {
		return at.Name
	}
	key := "area"
	if at.Name == "" {
		key = "unnamed"
	}
	return strings.NewReplacer("{km}", fmt.Sprint(at.Area), "{name}", at.Name).Replace(p.Say(key))
}

// Single reports whether the heading is already that of the only find.
func (p Page) Single() bool { return len(p.Finds) == 1 && p.Heading() == p.Finds[0].Title }

// Alone reports whether there is one find only.
func (p Page) Alone() bool { return len(p.Finds) == 1 }

// Listed reports whether there are several.
func (p Page) Listed() bool { return len(p.Finds) > 1 }

// Grows reports whether there can be more finds later.
func (p Page) Grows() bool { return p.List != "" || p.Category != "" }

// Of numbers the i-th photo or video of a find with several.
func (p Page) Of(i int, f schema.SharedFind) string {
	if len(f.Media) < 2 {
		return ""
	}
	return fmt.Sprint(i+1, "/", len(f.Media))
}

// GeoURI is a link that opens a place in an app (RFC 5870).
func (p Page) GeoURI(at *schema.SharedPlace) template.URL {
	at2 := fmt.Sprintf("%.6f,%.6f", at.Latitude, at.Longitude)
	return template.URL("geo:" + at2 + "?z=" + fmt.Sprint(zoom(at)) + "&q=" + at2) // digits alone
}

// MapURL is a link to OpenStreetMap. It is only opened by visitors who choose it.
func (p Page) MapURL(at *schema.SharedPlace) string {
	if at.Area > 0 {
		return fmt.Sprintf("https://www.openstreetmap.org/#map=%d/%.5f/%.5f", zoom(at), at.Latitude, at.Longitude)
	}
	return fmt.Sprintf("https://www.openstreetmap.org/?mlat=%.6f&mlon=%.6f#map=%d/%.6f/%.6f", at.Latitude, at.Longitude, zoom(at), at.Latitude, at.Longitude)
}

// zoom is one that shows all of a place.
func zoom(at *schema.SharedPlace) int {
	switch {
	case at.Area == 0:
		return 17
	case at.Area <= 1:
		return 14
	case at.Area <= 5:
		return 12
	}
	return 10
}

// Sources are the renditions of a photo for srcset, without its thumbnail, which has another shape.
func (p Page) Sources(m schema.Media) template.Srcset {
	var list []string
	if m.MediumURL != "" && m.MediumURL != m.URL && m.MediumWidth > 0 {
		list = append(list, fmt.Sprintf("%s %dw", m.MediumURL, m.MediumWidth))
	}
	return template.Srcset(strings.Join(append(list, fmt.Sprintf("%s %dw", m.URL, max(m.Width, 1))), ", ")) // storage paths
}

// Photo returns the number of the next photo of a find after the i-th, in steps of 1 or -1, or "".
func (p Page) Photo(f schema.SharedFind, i, step int) string {
	for i += step; i >= 0 && i < len(f.Media); i += step {
		if f.Media[i].Type == "image" {
			return fmt.Sprint(i)
		}
	}
	return ""
}

// Label describes a picture to those who do not see it.
func (p Page) Label(f schema.SharedFind, m schema.Media) string {
	if m.Caption != "" {
		return m.Caption
	}
	return f.Title
}

// Picture is the absolute address of a JPEG for the preview of the link, or "". Without an address that the operator has set there
// is none: a request that names another host would have previews load it from there.
func (p Page) Picture() string {
	if !p.IsPublic {
		return ""
	}
	for _, f := range p.Finds {
		for _, m := range f.Media {
			if m.Type == "image" && m.FallbackURL != "" {
				return p.Origin + m.FallbackURL
			} else if m.Type == "video" && m.FallbackThumbnailURL != "" {
				return p.Origin + m.FallbackThumbnailURL
			}
		}
	}
	return ""
}

// Summary describes the share in its preview, without places: by the words of its owner, or else by who
// shares how much.
func (p Page) Summary() string {
	about := p.About
	if about == "" && len(p.Finds) == 1 {
		about = p.Finds[0].Description
	}
	text := strings.Join(strings.Fields(about), " ")
	if r := []rune(text); len(r) > summaryMax {
		return string(r[:summaryMax-1]) + "…"
	} else if len(r) > 0 {
		return text
	}
	return p.Count() + " · " + p.By()
}

// Address is the absolute address of the share.
func (p Page) Address() string { return p.Origin + p.Path }
