package store

import (
	"reflect"
	"testing"

	"finds/schema"
)

// row is what a query gives, for scanNotification.
type row []any

// Scan copies the columns.
func (r row) Scan(to ...any) error {
	for i, v := range r {
		reflect.ValueOf(to[i]).Elem().Set(reflect.ValueOf(v))
	}
	return nil
}

// TestFindTitleOfOldRows reads notifications that were written before their data
// had the title of the find.
func TestFindTitleOfOldRows(t *testing.T) {
	t.Parallel()
	for message, want := range map[string]string{
		"ann liked your find: Ammonite: a big one": "Ammonite: a big one",
		"ann sent you a friend request":            "",
	} {
		data := `{"userId":"u","username":"ann"}`
		n, err := scanNotification(row{"id", schema.FindLiked, "title", message, &data, false, schema.Time{}})
		if err != nil || n.Data["findTitle"] != want || n.Data["username"] != "ann" {
			t.Errorf("%q: %v, %v", message, n.Data, err)
		}
	}
	data := `{"findTitle":"Kept"}`
	if n, err := scanNotification(row{"id", schema.FindLiked, "title", "ann liked your find: Other", &data, false, schema.Time{}}); err != nil || n.Data["findTitle"] != "Kept" {
		t.Errorf("%v, %v", n.Data, err)
	}
}
