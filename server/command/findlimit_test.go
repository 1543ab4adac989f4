package command

import (
	"net/http"
	"testing"

	"finds/schema"
)

// TestFindLimit serves with a limit of finds: the one beyond it is refused.
func TestFindLimit(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
	token := succeed(t, "", "create-token", "--data", data, "ann")
	s, code := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0", "--max-finds-per-user", "1")
	if code != 0 {
		t.Fatal(s.log.String())
	}
	ann := person{p: &process{T: t, url: s.url}, token: token}
	location := ask[schema.Location](ann, http.StatusCreated, "POST", "/api/locations", o{"latitude": 48.857, "longitude": 2.3413, "name": "Quay"})
	find := o{"locationId": location.ID, "title": "Stone"}
	ask[schema.Find](ann, http.StatusCreated, "POST", "/api/finds", find)
	refusal := ask[o](ann, http.StatusRequestEntityTooLarge, "POST", "/api/finds", find)
	if refusal["reason"] != "too_many_finds" {
		t.Errorf("the second find: %v", refusal)
	}
}
