package servertest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"finds/schema"
)

// conformMost is how many answers of one operation and status are validated in each package of tests: more of them take
// time and show nothing new.
const conformMost = 8

// contract is the document as a validator of JSON Schema reads it that knows nothing of the framework that writes it.
type contract struct {
	mu       sync.Mutex
	mux      *http.ServeMux                        // finds the pattern of a request
	answers  map[string]map[string]map[string]bool // content types, by pattern and status; whether they have a schema
	compiler *jsonschema.Compiler
	schemas  map[string]*jsonschema.Schema // by their place in the document
	seen     map[string]int
}

var contractOnce struct {
	sync.Mutex
	*contract
}

// contract reads the document of the first service that needs it: it is the same whatever its options. It asks the
// service past the network, so that no rate limit counts the request.
func (a *API) contract() *contract {
	a.Helper()
	contractOnce.Lock()
	defer contractOnce.Unlock()
	if contractOnce.contract != nil {
		return contractOnce.contract
	}
	w := httptest.NewRecorder()
	a.Server.ServeHTTP(w, httptest.NewRequest("GET", "/api/openapi.json", nil))
	var doc struct {
		Paths map[string]map[string]struct {
			Responses map[string]struct {
				Content map[string]struct{ Schema any }
			}
		}
	}
	if err := json.Unmarshal(w.Body.Bytes(), &doc); err != nil || len(doc.Paths) == 0 {
		a.Fatalf("the document: %d, %v", w.Code, err)
	}
	whole, err := jsonschema.UnmarshalJSON(w.Body)
	if err != nil {
		a.Fatal(err)
	}
	c := &contract{mux: http.NewServeMux(), answers: map[string]map[string]map[string]bool{}, compiler: jsonschema.NewCompiler(),
		schemas: map[string]*jsonschema.Schema{}, seen: map[string]int{}}
	c.compiler.DefaultDraft(jsonschema.Draft2020)
	c.compiler.AssertFormat()
	if err := c.compiler.AddResource("openapi.json", whole); err != nil {
		a.Fatal(err)
	}
	for path, methods := range doc.Paths {
		for method, op := range methods {
			pattern := strings.ToUpper(method) + " " + strings.ReplaceAll(path, "{path}", "{path...}")
			c.mux.Handle(pattern, http.NotFoundHandler())
			c.answers[pattern] = map[string]map[string]bool{}
			for status, response := range op.Responses {
				types := map[string]bool{}
				for kind, content := range response.Content {
					types[kind] = content.Schema != nil
				}
				c.answers[pattern][status] = types
			}
		}
	}
	contractOnce.contract = c
	return c
}

// isDocumented insists that the document lists the status for the operation, and returns the pattern of the operation and
// the content types of the status. Requests that reach no operation are not in it; the pattern is "" then.
func (a *API) isDocumented(method, path string, status int) (pattern string, types map[string]bool) {
	a.Helper()
	c := a.contract()
	r, err := http.NewRequest(method, path, nil)
	if err != nil {
		a.Fatal(err)
	}
	_, pattern = c.mux.Handler(r)
	statuses, found := c.answers[pattern]
	if !found || status == http.StatusNotModified { // the answer to any condition, which is part of HTTP
		return "", nil
	}
	if types, found = statuses[strconv.Itoa(status)]; !found {
		a.Errorf("%s answers %d, which its record does not list: add the kind to its kinds, then run "+
			"go test ./server/tests/guards -run TestGoldenDocument -update", pattern, status)
		return "", nil
	}
	return pattern, types
}

// conforms insists that the document describes an answer: its status, its content type and its JSON.
func (a *API) conforms(method, path string, res Answer) {
	a.Helper()
	var p Problem
	if (res.Status == http.StatusForbidden || res.Status == http.StatusConflict) && json.Unmarshal(res.Body, &p) == nil &&
		(p.Reason == schema.ErrCrossOrigin.Reason || p.Reason == schema.ErrOtherUser.Reason) { // of every write, in the introduction
		return
	}
	pattern, types := a.isDocumented(method, path, res.Status)
	if pattern == "" || method == "HEAD" || len(res.Body) == 0 {
		return
	}
	kind, _, err := mime.ParseMediaType(res.Header.Get("Content-Type"))
	if kind == "multipart/byteranges" || kind == "text/html" && res.Status >= 400 { // parts of what is listed; a refusal for browsers that ask for a page
		return
	}
	hasSchema, found := types[kind]
	if err != nil || !found {
		a.Errorf("%s answers %d with the content type %q, which the document does not list", pattern, res.Status, res.Header.Get("Content-Type"))
		return
	}
	if !hasSchema || !strings.HasSuffix(kind, "json") || res.Header.Get("Content-Encoding") != "" {
		return
	}
	if err := a.contract().validate(pattern, strconv.Itoa(res.Status), kind, res.Body); err != nil {
		a.Errorf("%s: %d is not what the document says: %v\n%.500s", pattern, res.Status, err, res.Body)
	}
}

// validate checks one of the first answers of an operation and status.
func (c *contract) validate(pattern, status, kind string, body []byte) error {
	method, path, _ := strings.Cut(pattern, " ")
	at := "openapi.json#/paths/" + pointer.Replace(strings.ReplaceAll(path, "{path...}", "{path}")) + "/" + strings.ToLower(method) + "/responses/" + status +
		"/content/" + pointer.Replace(kind) + "/schema"
	schema, err := c.schema(at)
	if schema == nil || err != nil {
		return err
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("not JSON: %w", err)
	}
	return schema.Validate(v)
}

// schema returns the schema at a place of the document, or nil if enough answers have been validated with it.
func (c *contract) schema(at string) (s *jsonschema.Schema, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.seen[at]++; c.seen[at] > conformMost {
		return nil, nil
	}
	if s = c.schemas[at]; s == nil {
		s, err = c.compiler.Compile(at)
		c.schemas[at] = s
	}
	return s, err
}

// pointer escapes a name in a JSON pointer that is part of a URL.
var pointer = strings.NewReplacer("~", "~0", "/", "~1", "{", "%7B", "}", "%7D")
