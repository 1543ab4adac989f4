package server

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/input"
	"finds/server/limit"
	"finds/server/respond"
)

// operation is the record of one operation of the API. It stands beside the handler, and is registered
// by its line in routes.go.
type operation struct {
	id          string        // operationId, the name of the handler
	pattern     string        // method and path, as http.ServeMux reads them
	tag         string        // group in the document
	summary     string        // a line without a full stop
	description string        // paragraphs, with `code` and *emphasis*
	kinds       []schema.Kind // of refusals, which give the statuses in the document, beyond those that follow from the constructor
	rate        limit.Class   // Unlimited means by method, except for files
	costly      bool          // takes its turn among the searches and maps
	cannotFail  bool          // has no refusals but the rate limit
	long        bool          // may take longer than the server waits; the handler calls patiently
	single      string        // of an upload that takes a single file: what that is

	// Of operations that answer files or redirects, which Huma does not describe.
	params          []*huma.Param
	types           []string          // media types of 200
	answers         map[string]string // descriptions of further answers, by status; 206 has the types of 200
	optionalSession bool              // a session is of use, but not needed

	// Of the document alone.
	examples  examples
	creates   string   // when 201 comes in place of 200, for something new
	existing  string   // when 200 comes in place of 201, for something that was there
	curlQuery []string // optional parameters of the example request

	register func(*Server)
}

// examples are the members in which examples differ from those of their types, by status
// or "body".
type examples = map[string]map[string]any

// sampleFile is the storage path of a file in examples.
const sampleFile = "m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"

// Handlers of operations: one that Huma calls with a checked input, and one that reads the
// request itself.
type (
	method[I, O any] = func(*Server, context.Context, *I) (*O, error)
	plainMethod      = func(*Server, http.ResponseWriter, *http.Request) error
)

// The answers of operations.
type (
	// empty is an answer without a body, 204.
	empty struct{}
	// bodyOf is an answer of one thing.
	bodyOf[T any] struct{ Body T }
	// listOf is a page of a list.
	listOf[T any] struct {
		Link string `header:"Link" doc:"URL of the next page, as rel=\"next\" (RFC 8288); absent on the last page"`
		Body []T
	}
	// putOf is an answer of something that was there, 200, or of something new, 201.
	putOf[T any] struct {
		Status   int
		Location string `header:"Location" doc:"URL of the new resource; only with 201"`
		Body     T
	}
	// createdOf is an answer of something new, 201, or of what was there, 200.
	createdOf[T any] struct {
		Status   int
		Location string `header:"Location" doc:"URL of the new resource"`
		Body     T
	}
)

// output is an answer of an operation. It knows the status of its success.
type output interface{ success() int }

func (bodyOf[T]) success() int    { return http.StatusOK }
func (listOf[T]) success() int    { return http.StatusOK }
func (putOf[T]) success() int     { return http.StatusOK }
func (empty) success() int        { return http.StatusNoContent }
func (logoutOutput) success() int { return http.StatusNoContent }
func (createdOf[T]) success() int { return http.StatusCreated }
func (registerOutput) success() int {
	return http.StatusCreated
}

// created makes the answer of something new.
func created[T any](location string, body T) *createdOf[T] {
	return &createdOf[T]{http.StatusCreated, location, body}
}

// rated is a record whose rate follows from its method where it says none.
func (op operation) rated() operation {
	switch {
	case op.rate != limit.Unlimited:
	case strings.HasPrefix(op.pattern, "GET "):
		op.rate = limit.Read
	default:
		op.rate = limit.Write
	}
	return op
}

// describe begins the description of an operation, with the refusals of its kind.
func (op operation) describe(kinds ...schema.Kind) huma.Operation {
	method, path, _ := strings.Cut(op.pattern, " ")
	d := huma.Operation{OperationID: op.id, Method: method, Path: strings.ReplaceAll(path, "...", ""), MaxBodyBytes: 2 * schema.BodyMax,
		Summary: op.summary, Description: op.description, Tags: []string{op.tag}, Parameters: apidoc.CloneParams(op.params)}
	kinds = append(slices.Concat(op.kinds, kinds), schema.RateLimited)
	if !op.cannotFail {
		kinds = append(kinds, schema.Internal, schema.Unavailable)
	}
	for _, k := range kinds {
		if status := statuses[k].status; !slices.Contains(d.Errors, status) {
			d.Errors = append(d.Errors, status)
		}
	}
	return d
}

// forAnyone is an operation that needs no session.
func forAnyone[I any, O output](op operation, h method[I, O]) operation {
	op = op.rated()
	op.register = func(s *Server) { registerTyped(s, op, op.describe(), h) }
	return op
}

// forUsers is an operation that needs a session. (Whether a find is public has nothing to do with it.)
func forUsers[I any, O output](op operation, h method[I, O]) operation {
	op = op.rated()
	op.register = func(s *Server) {
		d := op.describe(schema.Unauthenticated)
		d.Security = apidoc.SessionSecurity()
		d.Middlewares = huma.Middlewares{s.signedIn}
		registerTyped(s, op, d, h)
	}
	return op
}

// forAdmins is an operation for administrators alone.
func forAdmins[I any, O output](op operation, h method[I, O]) operation {
	op.tag = "Administration"
	op = op.rated()
	op.register = func(s *Server) {
		d := op.describe(schema.Unauthenticated, schema.Forbidden)
		d.Security = apidoc.SessionSecurity()
		d.Middlewares = huma.Middlewares{s.signedIn, s.adminOnly}
		registerTyped(s, op, d, h)
	}
	return op
}

// registerTyped registers an operation with Huma. What follows from the types is the status
// of success, the refusals of having a body, and how texts are read.
func registerTyped[I any, O output](s *Server, op operation, d huma.Operation, h method[I, O]) {
	in := reflect.TypeFor[I]()
	d.Middlewares = append(d.Middlewares, s.readQuery(apidoc.Tagged(in, "empty", "absent")), s.readBody(apidoc.Tagged(in, "text", "verbatim")))
	var answer O
	d.DefaultStatus = answer.success()
	if _, ok := in.FieldByName("Body"); ok {
		d.Errors = append(d.Errors, 400, 413, 415)
	}
	d.Errors = append(d.Errors, 422) // at least for unknown parameters
	slices.Sort(d.Errors)
	d.Errors = slices.Compact(d.Errors)
	if op.long {
		d.Middlewares = append(d.Middlewares, withDeadlines)
	}
	apidoc.Notes{Input: in, Examples: op.examples, Creates: op.creates, Existing: op.existing, CurlQuery: op.curlQuery}.Attach(&d)
	reads := d.Method == http.MethodGet
	huma.Register(s.api, d, func(ctx context.Context, in *I) (*O, error) {
		if reads { // a write runs to its end
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, s.Limits.ReadTime)
			defer cancel()
		}
		return perform(ctx, s, op, h, in)
	})
}

// perform calls a handler, in its turn if the request is costly.
func perform[I any, O output](ctx context.Context, s *Server, op operation, h method[I, O], in *I) (out *O, err error) {
	if op.costly {
		end, err := s.limits.costly.Begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
	}
	return h(s, ctx, in)
}

// plain registers a handler that is none of Huma's, and describes it, so that
// the document is whole.
func (s *Server) plain(op operation, d huma.Operation, h http.HandlerFunc) {
	s.mux.HandleFunc(op.pattern, h)
	d.Responses = withErrors(s, d)
	apidoc.Notes{Examples: op.examples, CurlQuery: op.curlQuery}.Attach(&d)
	s.api.OpenAPI().AddOperation(&d)
}

// withErrors adds the problem answers that an operation lists.
func withErrors(s *Server, op huma.Operation) map[string]*huma.Response {
	ref := s.api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[problem](), true, "Problem")
	for _, status := range op.Errors {
		op.Responses[strconv.Itoa(status)] = &huma.Response{Content: map[string]*huma.MediaType{"application/problem+json": {Schema: ref}}}
	}
	return op.Responses
}

// upload is an operation that takes files and answers T. Its body is streamed to a
// temporary file; Huma would hold it in memory.
func upload[T any](op operation, h plainMethod) operation {
	op.rate = limit.Upload
	op.register = func(s *Server) {
		d := op.describe(schema.Malformed, schema.Unauthenticated, schema.TooLarge, schema.UnsupportedMedia, schema.Invalid)
		d.Security = apidoc.SessionSecurity()
		status, files := "200", &huma.Schema{Type: huma.TypeString, Format: "binary", Description: "A photo"}
		if op.single != "" {
			status, files.Description = "201", op.single
		} else if d.Method == http.MethodPost {
			minFiles, maxFiles := 1, schema.FilesPerUpload
			status, files.Description = "201", "A photo or a video"
			files = &huma.Schema{Type: huma.TypeArray, Items: files, MinItems: &minFiles, MaxItems: &maxFiles,
				Description: fmt.Sprintf("%d to %d photos and videos", minFiles, maxFiles)}
		}
		result := s.api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
		d.Responses = map[string]*huma.Response{status: {Content: map[string]*huma.MediaType{"application/json": {Schema: result}}}}
		d.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {
			Schema: &huma.Schema{Type: huma.TypeObject, Properties: map[string]*huma.Schema{"file": files}, Required: []string{"file"}},
		}}}
		s.plain(op, d, respond.Conditional(s.needSession(s.limitUploads(s.bind(op, h)))))
	}
	return op
}

// bind returns a handler of this server that refuses unknown parameters, as Huma's middleware
// does for typed operations. Files and redirects are not bound: their addresses are signed, or get
// parameters from other programs, such as identity providers and proxies.
func (s *Server) bind(op operation, h plainMethod) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := input.Known(r.URL.Query(), op.params); err != nil {
			return err
		}
		return h(s, w, r)
	}
}

// file is an operation that answers bytes and needs no session. Files have no rate limit
// unless their record says one.
func file(op operation, h plainMethod) operation {
	op.register = func(s *Server) {
		d := op.describe()
		if op.optionalSession {
			d.Security = append([]map[string][]string{{}}, apidoc.SessionSecurity()...)
		}
		ok := &huma.Response{Content: map[string]*huma.MediaType{}}
		for _, t := range op.types {
			ok.Content[t] = &huma.MediaType{Schema: apidoc.FileSchema(t)}
		}
		d.Responses = map[string]*huma.Response{"200": ok}
		for status, description := range op.answers {
			d.Responses[status] = &huma.Response{Description: description}
		}
		if part := d.Responses["206"]; part != nil {
			part.Content = ok.Content
		}
		for _, p := range op.params {
			if p.In == "path" {
				d.Errors = append(d.Errors, http.StatusNotFound)
			}
		}
		s.plain(op, d, func(w http.ResponseWriter, r *http.Request) {
			if err := h(s, w, r); err != nil {
				fail(w, r, err)
			}
		})
	}
	return op
}

// redirect is an operation that sends browsers elsewhere.
func redirect(op operation, h plainMethod) operation {
	op = op.rated()
	op.register = func(s *Server) {
		d := op.describe(schema.Invalid)
		text := &huma.Schema{Type: huma.TypeString}
		d.Responses = map[string]*huma.Response{"302": {Description: "Redirect to the next page", Headers: map[string]*huma.Param{
			"Location": {Description: "URL of the next page", Schema: text}, "Set-Cookie": {Description: "Cookies of the sign-in", Schema: text}}}}
		for _, t := range op.types {
			d.Responses["200"] = &huma.Response{Description: "A page that asks first", Content: map[string]*huma.MediaType{t: {Schema: apidoc.FileSchema(t)}}}
		}
		s.plain(op, d, func(w http.ResponseWriter, r *http.Request) {
			if err := h(s, w, r); err != nil {
				s.failPage(w, r, err)
			}
		})
	}
	return op
}

// stream is an operation that answers server-sent events.
func stream(op operation, h plainMethod) operation {
	op.rate = limit.Stream
	op.register = func(s *Server) {
		d := op.describe(schema.Unauthenticated, schema.Invalid)
		d.Security = apidoc.SessionSecurity()
		events := &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
		d.Responses = map[string]*huma.Response{"200": {Content: map[string]*huma.MediaType{"text/event-stream": events}}}
		s.plain(op, d, s.needSession(s.bind(op, h)))
	}
	return op
}

// sessionCheckAfter is how long reading a body may take before its session is checked
// again. Most bodies arrive in one piece, and the check costs a query.
const sessionCheckAfter = time.Second

// readBody returns Huma middleware that reads bodies with input.Body.
func (s *Server) readBody(verbatim map[string]bool) func(c huma.Context, next func(huma.Context)) {
	return func(c huma.Context, next func(huma.Context)) {
		op := c.Operation()
		if op.RequestBody == nil || op.RequestBody.Content["application/json"] == nil {
			next(c)
			return
		}
		began := s.Now()
		read, err := input.Body(c, s.api.OpenAPI().Components.Schemas, verbatim)
		if err == nil && len(op.Security) > 0 && s.Now().Sub(began) > sessionCheckAfter {
			err = s.stillMay(c.Context(), strings.HasPrefix(op.Path, "/api/admin/"))
		}
		if err != nil {
			huma.WriteErr(s.api, c, http.StatusInternalServerError, "", err)
			return
		}
		next(read)
	}
}

// readQuery returns Huma middleware that reads queries with input.Query.
func (s *Server) readQuery(optional map[string]bool) func(c huma.Context, next func(huma.Context)) {
	return func(c huma.Context, next func(huma.Context)) {
		read, err := input.Query(c, optional)
		if err != nil {
			huma.WriteErr(s.api, c, http.StatusInternalServerError, "", err)
			return
		}
		next(read)
	}
}

// link is the header that names the next page of a list (RFC 8288), or "".
func link(ctx context.Context, next string) string {
	if next == "" {
		return ""
	}
	i := infoOf(ctx)
	u := *i.url
	q := u.Query()
	q.Set("cursor", i.keys.SealCursor(i.viewer.UserID, next))
	return "<" + u.EscapedPath() + "?" + q.Encode() + `>; rel="next"`
}
