package server_test

import (
	"testing"

	"finds/schema"
)

// TestFindLifecycle publishes, reads, changes and deletes a find.
func TestFindLifecycle(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		f := ann.find("Fossil", true)
		if f.User.Username != "ann" || f.Location == nil || f.Location.Latitude != 48.857 || f.Rating != 0 || !f.IsPublic {
			t.Errorf("created find is %+v", f)
		}
		got := call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
		if got.Title != "Fossil" || got.ID != f.ID {
			t.Errorf("read find is %+v", got)
		}
		got = call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, m{"description": "  In the wall.\r\nLook up.  ", "category": "geology"})
		if got.Description == nil || *got.Description != "In the wall.\nLook up." || got.Title != "Fossil" || !got.UpdatedAt.After(f.UpdatedAt.Time) {
			t.Errorf("changed find is %+v", got)
		}
		got = call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, m{"description": nil})
		if got.Description != nil || got.Category == nil {
			t.Errorf("null clears a member alone, got %+v", got)
		}
		ok(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		refused(ann, 404, "not_found", "GET", "/api/finds/"+f.ID, nil)
	})
}
