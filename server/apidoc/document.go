// Package apidoc completes the OpenAPI document that Huma derives from types: it adds texts,
// examples and what Huma does not know, and renders the document as a page. Only ExpandForms
// also changes how requests are checked; all else comes after Huma has read the schemas.
package apidoc

import (
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

// about opens the document.
const about = "Users of Finds publish *finds*: a title at a location on the map, with a description, photos and videos, for " +
	"everyone or for friends. Other users find them nearby, like them, comment on them and become friends.\n\n" +
	"Requests and responses are JSON. Times are RFC 3339 in UTC with milliseconds, and ids are opaque. Sign in to " +
	"get a token, and send it as `Authorization: Bearer <token>`; browsers can use a cookie instead. What the scopes of an " +
	"API token do not include is refused with 403. A write with " +
	"the id of a user in the header X-Finds-User is refused with 409 if the session belongs to another user, and a " +
	"write that a browser sends from another site is refused with 403. Lists are bare arrays, and the Link header " +
	"names the next page. JSON responses to reads have an ETag; If-None-Match avoids sending them again. A query parameter that " +
	"an operation does not have is refused with 422, as an unknown member of a body is. Errors are " +
	"problem details (RFC 9457): code and the more specific reason are for programs, detail is for people, and " +
	"errors lists every invalid field with the rule that it breaks. HEAD works wherever GET does."

// tags are the groups of operations, in the order of the document.
var tags = []*huma.Tag{
	{Name: "Accounts", Description: "Registration, signing in and out, and the caller's own profile, password, picture and sessions."},
	{Name: "People", Description: "Other users, unless a block separates them from the caller."},
	{Name: "Locations", Description: "Named points on the map, and the finds at them."},
	{Name: "Places", Description: "Search for places of the world, and the tiles of the base map."},
	{Name: "Finds", Description: "Finds and their likes, the feed, and the caller's saved and hidden finds."},
	{Name: "Lists", Description: "Named lists of finds, which their owner orders and shows to others."},
	{Name: "Shares", Description: "Links that show the caller's finds to people without an account."},
	{Name: "Imports", Description: "Files of places that other programs have written, which become finds of the caller."},
	{Name: "Comments", Description: "Comments on finds."},
	{Name: "Media", Description: "Photos and videos, which are uploaded before the find that uses them, and generated avatars."},
	{Name: "Invites", Description: "Links with which others create accounts."},
	{Name: "Friends", Description: "Requests, friendships and blocks."},
	{Name: "Notifications", Description: "Notifications as a list and as a stream, and the preferences for them."},
	{Name: "Push", Description: "Web Push notifications, for browsers in which Finds is not open."},
	{Name: "Administration", Description: "What administrators do. They see a private find of another user only while a report of it is open."},
	{Name: "Service", Description: "The configuration and the health of the instance, and this document."},
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
	// YAML returns the document in YAML, as schema/openapi.yaml keeps it. It is made once.
	YAML func() ([]byte, error)
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
	d.YAML = sync.OnceValues(d.doc.YAML)
	d.Page = sync.OnceValues(func() (Page, error) { return d.render() })
	d.doc.Info.Description = about
	d.doc.Info.License = &huma.License{Name: "MIT", Identifier: "MIT"}
	d.doc.Servers = []*huma.Server{{URL: o.ServerURL, Description: "This instance"}}
	d.doc.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", Description: "A token from sign-in"},
		"cookie": {Type: "apiKey", In: "cookie", Name: "finds_session",
			Description: "For browsers; over HTTPS its name is __Host-finds_session. Writes have to come from the same origin"},
	}
	d.doc.Tags = tags
	for name, sc := range d.doc.Components.Schemas.Map() {
		orNull(d.doc, name, sc)
	}
	for _, item := range d.doc.Paths {
		for _, op := range operations(item) {
			if op.Security == nil { // says that the operation needs no session, not that this was left out
				op.Security = []map[string][]string{}
			}
			describeParameters(op)
			d.describeAnswers(op)
		}
	}
	for _, sc := range d.doc.Components.Schemas.Map() {
		describePatterns(sc)
	}
	return d
}

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
