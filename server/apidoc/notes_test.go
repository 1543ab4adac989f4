package apidoc

import (
	"reflect"
	"testing"
)

type inside struct {
	ID   string `json:"id" sample:"1"`
	Name string `json:"name" sample:"ann"`
}

type outside struct {
	inside `sample:"{\"name\":\"ben\"}"`
	Path   string   `path:"path" sample:"a/b"`
	Header string   `header:"If-Match" sample:"\"tag\""`
	On     bool     `json:"on" sample:"true"`
	Number *float64 `json:"number" sample:"null"`
	Gone   string   `json:"gone" sample:"-"`
	List   []inside `json:"list" sampleWithout:"name"`
	Plain  string   `json:"plain" example:"of the type"`
}

// TestSamples reads the tags of a struct: the outer value replaces that of an embedded
// struct, a string is as it stands, and everything else is JSON.
func TestSamples(t *testing.T) {
	t.Parallel()
	want := map[string]any{"id": "1", "name": "ben", "path": "a/b", "If-Match": `"tag"`, "on": true, "number": nil, "gone": Omit{}}
	if got := samples(reflect.TypeFor[outside]()); !reflect.DeepEqual(got, want) {
		t.Errorf("samples are %v, want %v", got, want)
	}
	if got := omissions(reflect.TypeFor[outside]()); !reflect.DeepEqual(got, map[string]string{"list": "name"}) {
		t.Errorf("omissions are %v", got)
	}
	if got := samples(nil); len(got) > 0 {
		t.Errorf("without a type there are the samples %v", got)
	}
}

// TestTagged finds tags in embedded structs, pointers and lists.
func TestTagged(t *testing.T) {
	t.Parallel()
	type secret struct {
		Password string `json:"password" text:"verbatim"`
	}
	type body struct {
		secret
		More []struct {
			Old *string `json:"old,omitempty" text:"verbatim"`
		}
		Name string `json:"name"`
	}
	type input struct{ Body *body }
	want := map[string]bool{"password": true, "old": true}
	if got := Tagged(reflect.TypeFor[input](), "text", "verbatim"); !reflect.DeepEqual(got, want) {
		t.Errorf("tagged are %v, want %v", got, want)
	}
}
