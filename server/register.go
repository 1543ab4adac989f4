package server

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
)

// handler is what Huma calls with a checked input.
type handler[I, O any] = func(context.Context, *I) (*O, error)

// The answers of operations.
type (
	// empty is an answer without a body, 204.
	empty struct{}
	// bodyOf is an answer of one thing.
	bodyOf[T any] struct{ Body T }
	// listOf is a page of a list.
	listOf[T any] struct {
		Link string `header:"Link" doc:"URL of the next page, as rel=\"next\" (RFC 8288); absent on the last one"`
		Body []T
	}
	// createdOf is an answer of something new, 201, or of what was there, 200.
	createdOf[T any] struct {
		Status   int
		Location string `header:"Location" doc:"URL of what was created"`
		Body     T
	}
)

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

// operation begins the description of a route.
func operation(pattern string, h any, kinds ...schema.Kind) huma.Operation {
	method, path, _ := strings.Cut(pattern, " ")
	op := huma.Operation{OperationID: handlerName(h), Method: method, Path: strings.ReplaceAll(path, "...", ""), MaxBodyBytes: 2 * schema.BodyMax}
	for _, k := range append(kinds, schema.RateLimited, schema.Internal, schema.Unavailable) {
		if status := statuses[k].status; !slices.Contains(op.Errors, status) {
			op.Errors = append(op.Errors, status)
		}
	}
	return op
}

// handlerName returns the name of a method value: the operation's id.
func handlerName(h any) string {
	name := runtime.FuncForPC(reflect.ValueOf(h).Pointer()).Name()
	return strings.TrimSuffix(name[strings.LastIndexByte(name, '.')+1:], "-fm")
}

// timely gives a handler that only reads so long and no longer: nobody can keep
// the database at one answer. What writes is finished once it has begun.
func timely[I, O any](s *Server, pattern string, h handler[I, O]) handler[I, O] {
	if !strings.HasPrefix(pattern, "GET ") {
		return h
	}
	return func(ctx context.Context, in *I) (*O, error) {
		ctx, cancel := context.WithTimeout(ctx, s.ReadTime)
		defer cancel()
		return h(ctx, in)
	}
}

// public registers an operation that needs no session.
func public[I, O any](s *Server, pattern string, h handler[I, O], kinds ...schema.Kind) {
	huma.Register(s.api, s.describe(operation(pattern, h, kinds...), reflect.TypeFor[I](), reflect.TypeFor[O]()), timely(s, pattern, h))
}

// private registers an operation for signed-in users.
func private[I, O any](s *Server, pattern string, h handler[I, O], kinds ...schema.Kind) {
	op := operation(pattern, h, append(kinds, schema.Unauthenticated)...)
	op.Security = apidoc.SessionSecurity()
	op.Middlewares = huma.Middlewares{s.signedIn}
	huma.Register(s.api, s.describe(op, reflect.TypeFor[I](), reflect.TypeFor[O]()), timely(s, pattern, costly(s, pattern, h)))
}

// costly is a handler that takes its turn among the searches and maps, if its
// operation is one.
func costly[I, O any](s *Server, pattern string, h handler[I, O]) handler[I, O] {
	if !costlyPatterns[pattern] {
		return h
	}
	return func(ctx context.Context, in *I) (*O, error) {
		end, err := s.limits.costly.Begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
		return h(ctx, in)
	}
}

// describe completes an operation by its types: the status of success, and the
// refusals that follow from having a body or parameters.
func (s *Server) describe(op huma.Operation, in, out reflect.Type) huma.Operation {
	op.Middlewares = append(op.Middlewares, s.readQuery, s.readBody)
	if o, ok := reflect.Zero(out).Interface().(interface{ success() int }); ok {
		op.DefaultStatus = o.success()
	}
	if _, ok := in.FieldByName("Body"); ok {
		op.Errors = append(op.Errors, 400, 413, 415)
	}
	if in.NumField() > 0 {
		op.Errors = append(op.Errors, 422)
	}
	slices.Sort(op.Errors)
	op.Errors = slices.Compact(op.Errors)
	return op
}

// plain registers a handler that is none of Huma's, and describes it, so that
// the document is whole.
func (s *Server) plain(pattern string, op huma.Operation, h http.HandlerFunc) {
	s.mux.HandleFunc(pattern, h)
	op.Responses = withErrors(s, op)
	s.api.OpenAPI().AddOperation(&op)
}

// withErrors adds the problem answers that an operation lists.
func withErrors(s *Server, op huma.Operation) map[string]*huma.Response {
	ref := s.api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[problem](), true, "Problem")
	for _, status := range op.Errors {
		op.Responses[strconv.Itoa(status)] = &huma.Response{Content: map[string]*huma.MediaType{"application/problem+json": {Schema: ref}}}
	}
	return op.Responses
}

// upload registers an operation that takes files and answers T. Its body is
// streamed to a temporary file, which Huma would hold in memory.
func upload[T any](s *Server, pattern string, h func(http.ResponseWriter, *http.Request) error) {
	op := operation(pattern, h, schema.Malformed, schema.Unauthenticated, schema.TooLarge, schema.UnsupportedMedia, schema.Invalid)
	op.Security = apidoc.SessionSecurity()
	status := "200"
	if op.Method == http.MethodPost {
		status = "201"
	}
	result := s.api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
	op.Responses = map[string]*huma.Response{status: {Content: map[string]*huma.MediaType{"application/json": {Schema: result}}}}
	files := &huma.Schema{Type: huma.TypeString, Format: "binary", Description: "A picture"}
	if op.Method == http.MethodPost {
		least, most := 1, schema.FilesPerUpload
		files.Description = "A picture or a video"
		files = &huma.Schema{Type: huma.TypeArray, Items: files, MinItems: &least, MaxItems: &most, Description: fmt.Sprintf("%d to %d pictures and videos", least, most)}
	}
	op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {
		Schema: &huma.Schema{Type: huma.TypeObject, Properties: map[string]*huma.Schema{"file": files}, Required: []string{"file"}},
	}}}
	s.plain(pattern, op, respond.Conditional(s.needSession(s.limitUploads(h))))
}

// needSession is signedIn for plain handlers.
func (s *Server) needSession(h func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := error(schema.ErrUnauthenticated)
		if me(r.Context()) != "" {
			err = h(w, r)
		}
		if err != nil {
			fail(w, r, err)
		}
	}
}

// file registers an operation that answers bytes and needs no session.
func file(s *Server, pattern string, h func(http.ResponseWriter, *http.Request) error, more ...any) {
	var types []string
	var kinds []schema.Kind
	for _, m := range more {
		switch m := m.(type) {
		case string:
			types = append(types, m)
		case schema.Kind:
			kinds = append(kinds, m)
		}
	}
	op := operation(pattern, h, kinds...)
	ok := &huma.Response{Content: map[string]*huma.MediaType{}}
	for _, t := range types {
		ok.Content[t] = &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}}
	}
	op.Responses = map[string]*huma.Response{"200": ok}
	for part := range strings.SplitSeq(op.Path, "/") {
		if name, found := strings.CutPrefix(part, "{"); found {
			op.Parameters = append(op.Parameters, &huma.Param{Name: strings.TrimSuffix(name, "}"), In: "path", Required: true, Schema: &huma.Schema{Type: huma.TypeString}})
			op.Errors = append(op.Errors, 404)
		}
	}
	s.plain(pattern, op, func(w http.ResponseWriter, r *http.Request) {
		if err := h(w, r); err != nil {
			fail(w, r, err)
		}
	})
}

// redirect registers an operation that sends browsers elsewhere and takes the
// given parameters.
func redirect(s *Server, pattern string, h func(http.ResponseWriter, *http.Request) error, params []*huma.Param, kinds ...schema.Kind) {
	op := operation(pattern, h, append(kinds, schema.Invalid)...)
	op.Parameters = params
	text := &huma.Schema{Type: huma.TypeString}
	op.Responses = map[string]*huma.Response{"302": {Description: "On to the next page", Headers: map[string]*huma.Param{
		"Location": {Description: "Where to", Schema: text}, "Set-Cookie": {Description: "What this browser is known by", Schema: text}}}}
	s.plain(pattern, op, func(w http.ResponseWriter, r *http.Request) {
		if err := h(w, r); err != nil {
			s.failPage(w, r, err)
		}
	})
}

// stream registers an operation that answers server-sent events.
func stream(s *Server, pattern string, h func(http.ResponseWriter, *http.Request) error) {
	op := operation(pattern, h, schema.Unauthenticated)
	op.Security = apidoc.SessionSecurity()
	op.Parameters = []*huma.Param{{Name: "Last-Event-ID", In: "header", Description: "Id of the last event seen: those after it come first", Schema: &huma.Schema{Type: huma.TypeString}}}
	op.Responses = map[string]*huma.Response{"200": {Content: map[string]*huma.MediaType{"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeString}}}}}
	s.plain(pattern, op, s.needSession(h))
}
