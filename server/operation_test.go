package server

import (
	"reflect"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"finds/server/apidoc"
	"finds/server/limit"
)

// TestRatesOfOperations lists the operations whose rate does not follow from their method.
func TestRatesOfOperations(t *testing.T) {
	t.Parallel()
	special := map[string]limit.Class{
		"createSession": limit.SignIn, "beginPasskeySignIn": limit.SignIn, "createPasskeySession": limit.SignIn, "useSignInLink": limit.SignIn, "checkSignInLink": limit.SignIn, "startOAuth": limit.Write, "streamNotifications": limit.Stream, "resolvePlace": limit.Read,
		"createMedia": limit.Upload, "createImport": limit.Upload, "setPicture": limit.Upload, "setInstancePicture": limit.Upload,
		"getMedia": limit.Unlimited, "getAvatar": limit.Unlimited, "getTile": limit.Unlimited,
		"getHealth": limit.Unlimited, "getReadiness": limit.Unlimited,
	}
	s, _ := newDocsServer(t)
	for _, op := range operations() {
		want, found := special[op.id]
		if !found {
			want = limit.Write
			if strings.HasPrefix(op.pattern, "GET ") {
				want = limit.Read
			}
		}
		if got := s.classes[op.pattern]; got != want {
			t.Errorf("%s counts as class %d, want %d", op.id, got, want)
		}
		delete(special, op.id)
	}
	for id := range special {
		t.Errorf("no operation is named %s", id)
	}
}

// TestCostlyOperations lists the operations that take their turn among the searches and
// maps, whatever their parameters.
func TestCostlyOperations(t *testing.T) {
	t.Parallel()
	want := map[string]bool{"searchUsers": true, "listLocations": true, "listClusters": true, "countCategories": true, "listCategories": true, "getFeed": true, "listOnThisDay": true, "listLists": true, "getList": true, "listFindsOfList": true, "getUser": true, "getOverview": true, "checkInstance": true,
		"listExact": true, "proposeName": true, "savePlaceSettings": true, "hideHome": true}
	for _, op := range operations() {
		if op.costly != want[op.id] {
			t.Errorf("%s is costly: %v, want %v", op.id, op.costly, want[op.id])
		}
	}
}

// TestTaggedNames lists the members whose texts are taken as they are typed, and the
// parameters that may be empty.
func TestTaggedNames(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		got  map[string]bool
		want []string
	}{
		"registerUser":    {tagsOf[registerInput]("text", "verbatim"), []string{"password"}},
		"createSession":   {tagsOf[loginInput]("text", "verbatim"), []string{"password"}},
		"confirmPassword": {tagsOf[confirmInput]("text", "verbatim"), []string{"password"}},
		"setPassword":     {tagsOf[setPasswordInput]("text", "verbatim"), []string{"currentPassword", "newPassword"}},
		"createToken":     {tagsOf[createTokenInput]("text", "verbatim"), []string{"password"}},
		"createShare":     {tagsOf[createShareInput]("text", "verbatim"), []string{"password"}},
		"updateShare":     {tagsOf[updateShareInput]("text", "verbatim"), []string{"password"}},
		"deleteMe":        {tagsOf[deleteMeInput]("text", "verbatim"), []string{"password"}},
		"createFind":      {tagsOf[createFindInput]("text", "verbatim"), nil},
		"searchUsers":     {tagsOf[peopleInput]("empty", "absent"), []string{"q"}},
		"listFinds":       {tagsOf[listFindsInput]("empty", "absent"), []string{"q", "list", "category", "locationId", "userId"}},
		"listLocations":   {tagsOf[listLocationsInput]("empty", "absent"), []string{"q", "list", "category"}},
		"getLocation":     {tagsOf[getLocationInput]("empty", "absent"), []string{"q", "list", "category"}},
		"listClusters":    {tagsOf[clustersInput]("empty", "absent"), []string{"q", "list", "category"}},
		"countCategories": {tagsOf[countCategoriesInput]("empty", "absent"), []string{"q", "list"}},
	} {
		for _, member := range c.want {
			if !c.got[member] {
				t.Errorf("%s: %s has no tag", name, member)
			}
		}
		if len(c.got) != len(c.want) {
			t.Errorf("%s: the tag is on %v, want %v", name, c.got, c.want)
		}
	}
}

// TestRecordsStayAsTheyAre builds a server: what completes its document must not change the
// records, which all servers of a process share.
func TestRecordsStayAsTheyAre(t *testing.T) {
	t.Parallel()
	s, _ := newDocsServer(t)
	of := map[*huma.Param]string{}
	schemas := map[*huma.Schema]string{}
	for _, op := range operations() {
		for _, p := range op.params {
			of[p], schemas[p.Schema] = op.id, op.id
		}
	}
	if len(of) == 0 {
		t.Fatal("no record has parameters")
	}
	for _, item := range s.api.OpenAPI().Paths {
		for _, op := range operationsOf(item) {
			for _, p := range op.Parameters {
				if of[p] != "" || schemas[p.Schema] != "" {
					t.Errorf("the document has parameter %s of the record of %s", p.Name, op.OperationID)
				}
			}
		}
	}
}

func tagsOf[T any](tag, value string) map[string]bool {
	return apidoc.Tagged(reflect.TypeFor[T](), tag, value)
}
