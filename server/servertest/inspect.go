package servertest

import (
	"database/sql"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// Described is an operation of the document, as far as the guards look at it.
type Described struct {
	Method, Path string
	ID           string `json:"operationId"`
	Summary      string
	Tags         []string
	Security     []map[string][]string
	Parameters   []struct {
		Name, In string
		Required bool
		Example  any
		Schema   *Node
	}
	RequestBody *struct {
		Content map[string]struct {
			Schema  *Node
			Example any
		}
	}
	Responses map[string]struct {
		Description string
		Content     map[string]struct {
			Schema  *Node
			Example any
		}
	}
	Members map[string]*Node // of its JSON body; those of an object in it as outer.inner
}

// Node is a JSON schema, as far as the guards look at it.
type Node struct {
	Ref                  string `json:"$ref"`
	Type                 any
	Pattern              string
	Enum                 []any
	Default              any
	Items                *Node
	Properties           map[string]*Node
	Minimum, Maximum     *float64
	MinLength, MaxLength *int
	MaxItems             *int
	AdditionalProperties any
}

// Described reads the document that the service gives out.
func (a *API) Described() []Described {
	a.Helper()
	doc := Call[struct {
		Paths      map[string]map[string]json.RawMessage
		Components struct{ Schemas map[string]*Node }
	}](a.Anonymous(), 200, "GET", "/api/openapi.json", nil)
	var list []Described
	for path, methods := range doc.Paths {
		for method, text := range methods {
			op := Described{}
			if err := json.Unmarshal(text, &op); err != nil {
				a.Fatal(err)
			}
			op.Method, op.Path = strings.ToUpper(method), path
			if op.RequestBody != nil {
				if body, ok := op.RequestBody.Content["application/json"]; ok {
					op.Members = map[string]*Node{}
					collectMembers(op.Members, "", body.Schema, doc.Components.Schemas)
				}
			}
			list = append(list, op)
		}
	}
	slices.SortFunc(list, func(a, b Described) int { return strings.Compare(a.Path+a.Method, b.Path+b.Method) })
	if len(list) < 50 {
		a.Fatalf("the document has %d operations", len(list))
	}
	return list
}

func collectMembers(into map[string]*Node, prefix string, n *Node, all map[string]*Node) {
	if n.Ref != "" {
		n = all[n.Ref[strings.LastIndexByte(n.Ref, '/')+1:]]
	}
	for name, p := range n.Properties {
		into[prefix+name] = p
		if p.Type != "array" {
			collectMembers(into, prefix+name+".", p, all)
		}
	}
}

// Direct is a second connection to the database of a service.
func (a *API) Direct() *sql.DB {
	a.Helper()
	return Direct(a.T, a.DSN)
}

// Direct is a connection to a database beside its store.
func Direct(t *testing.T, dsn string) *sql.DB {
	t.Helper()
	driver := "pgx"
	if !strings.HasPrefix(dsn, "postgres:") {
		driver, dsn = "sqlite", "file:"+dsn+"?_pragma=busy_timeout(10000)"
	}
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// Contents is everything in the database, as text, but the full text and the counts of failed
// sign-ins, which is what one wants of them.
func (a *API) Contents() string {
	a.Helper()
	var all []string
	for table, rows := range a.Dump() {
		if table == "[throttle]" || rows == "" {
			continue
		}
		for line := range strings.SplitSeq(rows, "\n") {
			all = append(all, table+line)
		}
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}

// Unchanged insists that the database is as it was.
func (a *API) Unchanged(before, what string) {
	a.Helper()
	after := a.Contents()
	if after == before {
		return
	}
	old := map[string]bool{}
	for line := range strings.Lines(before + "\n") {
		old[line] = true
	}
	for line := range strings.Lines(after + "\n") {
		if !old[line] {
			a.Errorf("%s has stored %s", what, line)
		}
	}
	a.Errorf("%s has changed what is stored", what)
}
