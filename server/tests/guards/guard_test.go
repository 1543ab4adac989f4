package guards

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"os"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

var update = flag.Bool("update", false, "rewrite schema/openapi.yaml")

// openOperations need no session, by the contract.
var openOperations = []string{"createSession", "getAvatar", "getConfig", "getDocs", "getHealth", "getOpenAPI", "getOpenAPIYAML", "getReadiness", "registerUser",
	"startOAuth", "finishOAuth", "redeemCode", "getTile", "getTownTile", "beginPasskeySignIn", "createPasskeySession", "greetInvited", "useSignInLink", "checkSignInLink"}

// TestOperations guards what every operation must have.
func TestOperations(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	handlers, tested := handlerNames(t), map[string]bool{}
	for _, op := range a.Described() {
		if tested[op.ID] {
			t.Errorf("two operations are named %s", op.ID)
		}
		tested[op.ID] = true
		if !handlers[op.ID] {
			t.Errorf("%s %s: no handler is named %q", op.Method, op.Path, op.ID)
		}
		if len(op.Security) == 0 && !slices.Contains(openOperations, op.ID) {
			t.Errorf("%s has no security and is not public by the contract", op.ID)
		}
		if op.Summary == "" || len(op.Tags) != 1 || strings.HasSuffix(op.Summary, ".") {
			t.Errorf("%s: summary %q, tags %v", op.ID, op.Summary, op.Tags)
		}
		for _, p := range op.Parameters {
			if p.Example == nil && p.Schema.Type != "boolean" && p.In != "query" && p.Name != "If-None-Match" { // which makes an update a creation
				t.Errorf("%s: parameter %s has no example", op.ID, p.Name)
			}
		}
		if op.Members != nil && op.RequestBody.Content["application/json"].Example == nil {
			t.Errorf("%s: its body has no example", op.ID)
		}
		for status, r := range op.Responses {
			for kind, c := range r.Content {
				if c.Example == nil && strings.HasSuffix(kind, "json") && op.ID != "getOpenAPI" {
					t.Errorf("%s: answer %s has no example", op.ID, status)
				}
			}
			if r.Description == "" {
				t.Errorf("%s: answer %s is not described", op.ID, status)
			}
		}
		expectErrors(t, op)
	}
}

// expectErrors insists on the refusals that follow from what an operation is.
func expectErrors(t *testing.T, op Described) {
	t.Helper()
	need := []string{"429"} // of beginRequest, whatever the path
	if len(op.Security) > 0 && len(op.Security[0]) > 0 {
		need = append(need, "401", "500")
	}
	if op.RequestBody != nil {
		need = append(need, "400", "413", "415", "422")
	}
	for _, p := range op.Parameters {
		if p.In == "query" {
			need = append(need, "422")
		}
		if p.In == "path" && p.Name != "userId" && op.Path != "/api/media/{path}" {
			need = append(need, "404")
		}
	}
	for _, status := range need {
		if _, ok := op.Responses[status]; !ok {
			t.Errorf("%s does not tell of %s", op.ID, status)
		}
	}
}

// handlerNames are the methods of Server.
func handlerNames(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for _, file := range sources(t, root, "server") {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				names[f.Name.Name] = true
			}
		}
	}
	return names
}

// TestLimitsEqualTags compares the constants with what the document tells.
func TestLimitsEqualTags(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	text := func(least, most int) [2]int { return [2]int{least, most} }
	want := map[string][2]int{
		"registerUser username": text(schema.UsernameMin, schema.UsernameMax), "updateMe username": text(schema.UsernameMin, schema.UsernameMax),
		"registerUser password": text(schema.PasswordMin, schema.PasswordMax), "setPassword newPassword": text(schema.PasswordMin, schema.PasswordMax),
		"createFind title": text(1, schema.TitleMax), "updateFind title": text(1, schema.TitleMax),
		"createFind description": text(0, schema.DescriptionMax), "updateFind description": text(0, schema.DescriptionMax),
		"createFind category": text(1, schema.CategoryMax), "updateFind category": text(1, schema.CategoryMax),
		"createComment content": text(1, schema.CommentMax), "updateComment content": text(1, schema.CommentMax),
		"createLocation name": text(1, schema.LocationNameMax), "createToken name": text(1, schema.TokenNameMax), "createToken days": text(1, schema.TokenDaysMax),
		"listFinds limit": text(1, schema.LimitMax), "listLocations limit": text(1, schema.LocationsLimitMax),
		"listLocations findsLimit": text(0, schema.FindsLimitMax), "getLocation findsLimit": text(0, schema.FindsLimitMax),
		"listClusters zoom": text(0, schema.ZoomMax), "searchUsers q": text(schema.SearchMin, schema.DisplayNameMax), "updateMe displayName": text(1, schema.DisplayNameMax), "updateMe about": text(0, schema.AboutMax), "searchUsers limit": text(1, schema.LimitMax),
		"searchPlaces query": text(1, schema.SearchMax), "searchPlaces limit": text(1, schema.LimitMax),
		"listFinds q": text(0, schema.SearchMax), "listFinds category": text(0, schema.CategoriesMax*(schema.CategoryMax+1)-1), "listLocations q": text(0, schema.SearchMax),
		"registerUser age": text(0, schema.AgeMax), "updateMe age": text(0, schema.AgeMax), "createLocation latitude": text(-90, 90), "createLocation longitude": text(-180, 180),
		"createFind media":  text(0, schema.MediaPerFind),
		"createInvite uses": text(1, schema.InviteUsesMax), "createInvite days": text(1, schema.InviteDaysMax), "createInvite note": text(0, schema.InviteNoteMax),
		"createShare title": text(0, schema.ShareTitleMax), "createShare days": text(1, schema.ShareDaysMax), "createShare category": text(1, schema.CategoryMax),
		"createShare password": text(schema.PasswordMin, schema.PasswordMax), "updateShare title": text(0, schema.ShareTitleMax),
		"updateInstance name": text(0, schema.InstanceNameMax), "updateInstance description": text(0, schema.InstanceDescriptionMax),
		"updateInstance rules": text(0, schema.InstanceRulesMax), "updateInstance contact": text(0, schema.InstanceContactMax), "updateInstance accent": text(0, len("#7c3aed")),
	}
	defaults := map[string]float64{"listFinds limit": schema.LimitDefault, "listLocations limit": schema.LocationsLimitDefault, "listLocations findsLimit": schema.FindsLimitDefault,
		"getLocation findsLimit": schema.FindsLimitDefault, "listComments limit": schema.LimitDefault, "searchUsers limit": schema.LimitDefault, "searchPlaces limit": schema.LimitDefault, "listLocations radius": schema.RadiusDefault}
	check := func(key string, n *Node) {
		if w, ok := want[key]; ok {
			if got := bounds(n); got != w {
				t.Errorf("%s: bounds %v, want %v", key, got, w)
			}
			delete(want, key)
		}
		if w, ok := defaults[key]; ok {
			if n.Default != w {
				t.Errorf("%s: default %v, want %v", key, n.Default, w)
			}
			delete(defaults, key)
		}
	}
	for _, op := range a.Described() {
		for _, p := range op.Parameters {
			check(op.ID+" "+p.Name, p.Schema)
			if p.Name == "limit" && p.Schema.Maximum == nil {
				t.Errorf("%s: its limit has no bound", op.ID)
			}
		}
		for name, n := range op.Members {
			check(op.ID+" "+name, n)
			if kind := fmt.Sprint(n.Type); strings.Contains(kind, "string") && n.MaxLength == nil && n.Enum == nil {
				t.Errorf("%s: body.%s may be of any length", op.ID, name)
			}
		}
	}
	for key := range want {
		t.Errorf("no %s in the document", key)
	}
	for key := range defaults {
		t.Errorf("no %s in the document", key)
	}
}

// bounds are the least and the most of a schema, whatever it counts.
func bounds(n *Node) (b [2]int) {
	for i, pair := range [][]any{{n.MinLength, n.Minimum}, {n.MaxLength, n.Maximum, n.MaxItems}} {
		for _, p := range pair {
			switch v := p.(type) {
			case *int:
				if v != nil {
					b[i] = *v
				}
			case *float64:
				if v != nil {
					b[i] = int(*v)
				}
			}
		}
	}
	return b
}

// TestGoldenDocument keeps schema/openapi.yaml what the service gives out;
// -update rewrites it.
func TestGoldenDocument(t *testing.T) {
	t.Parallel()
	const golden = "../../../schema/openapi.yaml"
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Version = "dev" })
	got, err := a.Server.OpenAPI()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Println("wrote schema/openapi.yaml")
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("schema/openapi.yaml is not what the service gives out; run: go test ./server/tests/guards -run TestGoldenDocument -update")
	}
}
