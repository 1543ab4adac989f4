// Package apidoc completes the OpenAPI document that Huma derives from types with words,
// examples and what Huma does not know, and renders it as a page. It changes the document
// alone: requests are checked with what Huma has read before.
package apidoc

import (
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

// about opens the document.
const about = "Finds lets registered people publish *finds*: a titled entry at a place on the map, with pictures, public or " +
	"for friends. Others see those around them, like them, comment on them and make friends.\n\n" +
	"Requests and answers are JSON; times are RFC 3339 in UTC with milliseconds; ids are opaque. Sign in to get a " +
	"token and send it as `Authorization: Bearer <token>`; browsers may use a cookie instead. A write with the " +
	"header X-Finds-User, the id of a user, is answered 409 when the session is another's, and a " +
	"write that a browser sends from another site 403. Lists are bare arrays; " +
	"the header Link names the next page. Every JSON answer of a read has an ETag, and If-None-Match saves a " +
	"repeat. Errors are problem details (RFC 9457): code and, finer, reason are for programs, detail is for " +
	"people, errors lists every broken field with its rule. HEAD works wherever GET does."

// tags are the groups of operations, in the order of the document.
var tags = []*huma.Tag{
	{Name: "Accounts", Description: "Making an account, signing in and out, and what is one's own: profile, password, picture, sessions."},
	{Name: "People", Description: "Other users, as far as no block stands between."},
	{Name: "Locations", Description: "Places on the map and the finds at them."},
	{Name: "Places", Description: "The places of the world by name, and the map that they are on."},
	{Name: "Finds", Description: "Titled entries at a location, with pictures and likes, public or for friends."},
	{Name: "Comments", Description: "What people write under a find."},
	{Name: "Media", Description: "Pictures: sent first, then taken by a find."},
	{Name: "Friends", Description: "Requests, friendships and blocks."},
	{Name: "Notifications", Description: "What others did, as a list and as a stream, and what of it one wants to hear of."},
	{Name: "Push", Description: "Notifications by Web Push, for browsers in which Finds is not open."},
	{Name: "Service", Description: "The instance itself: its configuration, this document, its health."},
}

// Refusal describes the answers with one status of 400 and above, for the operations that
// list the status.
type Refusal struct {
	Status  int
	Code    string // of the problem
	When    string // a phrase without a full stop
	Reasons []*schema.Error
}

// Options are what a document says of an instance.
type Options struct {
	Refusals    []Refusal // one for each status
	ServerURL   string    // as browsers see the service, or "/"
	ExampleBase string    // where the examples send their requests, without a slash at the end
}

// Document is the OpenAPI document of an instance.
type Document struct {
	doc      *huma.OpenAPI
	refusals []Refusal
	base     string

	// JSON returns the document in JSON. It is made once.
	JSON func() ([]byte, error)
	// Page returns the document as an HTML page. It is made once.
	Page func() (Page, error)
}

// SessionSecurity returns the ways to show a session, as an operation that needs one
// lists them.
func SessionSecurity() []map[string][]string {
	return []map[string][]string{{"bearer": {}}, {"cookie": {}}}
}

// Build completes the document of an API all of whose operations are registered.
func Build(api huma.API, o Options) *Document {
	d := &Document{doc: api.OpenAPI(), refusals: o.Refusals, base: o.ExampleBase}
	d.JSON = sync.OnceValues(d.doc.MarshalJSON)
	d.Page = sync.OnceValues(func() (Page, error) { return d.render() })
	d.doc.Info.Description = about
	d.doc.Info.License = &huma.License{Name: "MIT", Identifier: "MIT"}
	d.doc.Servers = []*huma.Server{{URL: o.ServerURL, Description: "This instance"}}
	d.doc.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", Description: "A token from sign-in"},
		"cookie": {Type: "apiKey", In: "cookie", Name: "finds_session",
			Description: "For browsers; __Host-finds_session over HTTPS. Writes must come from the same origin"},
	}
	d.doc.Tags = tags
	for _, item := range d.doc.Paths {
		for _, op := range operations(item) {
			describeParameters(op)
			d.describeAnswers(op)
		}
	}
	for _, sc := range d.doc.Components.Schemas.Map() {
		describePatterns(sc)
	}
	return d
}

// YAML returns the document in YAML, as schema/openapi.yaml keeps it.
func (d *Document) YAML() ([]byte, error) { return d.doc.YAML() }

// refusal returns the refusal with a status, given as text.
func (d *Document) refusal(status string) (Refusal, bool) {
	for _, r := range d.refusals {
		if itoa(r.Status) == status {
			return r, true
		}
	}
	return Refusal{}, false
}

// operations lists those of a path.
func operations(p *huma.PathItem) (list []*huma.Operation) {
	for _, op := range []*huma.Operation{p.Get, p.Post, p.Put, p.Patch, p.Delete} {
		if op != nil {
			list = append(list, op)
		}
	}
	return list
}
