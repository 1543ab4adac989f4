package store_test

import (
	"encoding/json"
	"testing"

	"finds/store"
)

// TestCreationSums: what is summed up of a find and a comment, to recognise requests that are repeated, stays as version 0.1.0
// made it where nothing newer is in it.
func TestCreationSums(t *testing.T) {
	t.Parallel()
	for want, v := range map[string]any{
		`{"ID":"f","LocationID":"l","Title":"t","Description":null,"Category":null,"Public":true,"Media":["m"]}`: store.NewFind{
			ID: "f", LocationID: "l", Title: "t", Public: true, Media: []string{"m"}},
		`{"ID":"c","FindID":"f","Parent":"","Content":"x"}`: store.NewComment{ID: "c", FindID: "f", Content: "x"},
	} {
		if got, err := json.Marshal(v); err != nil || string(got) != want {
			t.Errorf("%s, %v; want %s", got, err, want)
		}
	}
}
