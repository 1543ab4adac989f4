package server

import (
	"html/template"
	"net/http"
	"net/url"

	"finds/schema"
	"finds/server/respond"
	"finds/server/webclient"
)

// initiator is the page that had a browser send a request, in the sense of Fetch
// Metadata.
type initiator uint8

const (
	noPage    initiator = iota // typed, from a mail, or not known
	ownPage                    // a page of this service
	otherSite                  // a page of another origin
)

// initiatorOf returns which page had a browser send a request. Another site may have
// signed the browser in to the provider as somebody else. If it then sent the browser
// here, that identity would be linked to the account, or the browser signed in to the
// account of that identity. A bearer token counts as a page of this service, since
// other sites do not know it; credentials that a browser adds by itself, such as the
// Basic ones of a proxy, do not.
func (s *Server) initiatorOf(r *http.Request) initiator {
	if _, found := bearer(r); found {
		return ownPage
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "same-origin":
		return ownPage
	case "none":
		return noPage
	case "":
	default:
		return otherSite
	}
	// Over plain http browsers send no Sec-Fetch-Site.
	if r.Referer() == "" {
		return noPage
	}
	from, err := url.Parse(r.Referer())
	if err == nil && (from.Host == r.Host || s.Network.BaseURL != nil && from.Host == s.Network.BaseURL.Host) {
		return ownPage
	}
	return otherSite
}

// mustAsk reports whether a browser is asked before it signs in at the provider:
// when another site sent it, and when that cannot be ruled out and there is a
// session to lose.
func (s *Server) mustAsk(r *http.Request) bool {
	switch s.initiatorOf(r) {
	case otherSite:
		return true
	case noPage:
		return r.Header.Get("Sec-Fetch-Site") == "" && me(r.Context()) != ""
	}
	return false
}

// askPage asks whether to sign in at the provider. Its link is a request of a page
// of this service.
var askPage = template.Must(template.New("ask").Parse(`<!doctype html>
<html lang="{{.Words.Lang}}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>{{.Words.Title}} · {{.Look.Name}}</title>
  <link rel="icon" href="{{.Icon}}" type="image/svg+xml">
  <link rel="stylesheet" href="{{.Style}}">
  {{with .Look.Sheet}}<link rel="stylesheet" href="{{.}}">{{end}}
</head>
<body>
  <main>
    <section class="card door">
      <h1>{{.Words.Title}}</h1>
      <p>{{.Words.Text}}</p>
      {{if .SignedIn}}<p class="note">{{.Words.SignedIn}}</p>{{end}}
      <p><a class="button wide" id="continue" href="{{.Continue}}">{{.Words.Continue}} {{.Provider}}</a></p>
      <p class="below"><a href="/">{{.Words.Back}}</a></p>
    </section>
  </main>
</body>
</html>
`))

// askWords are the texts of askPage in one language.
type askWords struct{ Lang, Title, Text, SignedIn, Continue, Back string }

var askTexts = map[string]askWords{
	"en": {"en", "Sign in?", "Another website sent you here to sign in. Continue only if you want to sign in.",
		"You are already signed in. If you continue, that session ends in this browser.", "Continue with", "Do not sign in"},
	"de": {"de", "Anmelden?", "Eine andere Website hat dich zum Anmelden hierher geschickt. Fahre nur fort, wenn du dich anmelden möchtest.",
		"Du bist schon angemeldet. Wenn du fortfährst, endet diese Sitzung im Browser.", "Weiter mit", "Nicht anmelden"},
}

// askFirst sends askPage to a browser and refuses other clients.
func (s *Server) askFirst(w http.ResponseWriter, r *http.Request) error {
	if !wantsPage(r) {
		return schema.ErrCrossOrigin
	}
	v, err := s.Store.Settings(r.Context())
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	h.Set("Cache-Control", "no-store")
	return askPage.Execute(w, map[string]any{
		"Words": askTexts[respond.Language(r.Header.Get("Accept-Language"), askTexts)], "Style": webclient.AssetPath("bundle/app.css"), "Icon": webclient.AssetPath("icons/icon.svg"),
		"Look":     s.look(v.InstanceText),
		"SignedIn": me(r.Context()) != "", "Continue": r.URL.RequestURI(), "Provider": s.provider.Name,
	})
}
