package command

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
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
	send := func(path, body string) (status int, answer string) {
		req, err := http.NewRequest("POST", s.url+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
		req.Header.Set("Content-Type", "application/json")
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		return res.StatusCode, string(b)
	}
	var location struct{ ID string }
	_, answer := send("/api/locations", `{"latitude": 48.857, "longitude": 2.3413, "name": "Quay"}`)
	if err := json.Unmarshal([]byte(answer), &location); err != nil {
		t.Fatal(answer, err)
	}
	find := `{"locationId": "` + location.ID + `", "title": "Stone"}`
	if status, answer := send("/api/finds", find); status != 201 {
		t.Errorf("the first find: %d %s", status, answer)
	}
	if status, answer := send("/api/finds", find); status != 413 || !strings.Contains(answer, `"too_many_finds"`) {
		t.Errorf("the second find: %d %s", status, answer)
	}
}
