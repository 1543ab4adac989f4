package doctor_test

import (
	"context"
	"path/filepath"
	"sync/atomic"
	"testing"

	"finds/server/doctor"
)

// TestRunCost: a check that costs much begins after the others have ended, and the findings
// are in the order of the checks.
func TestRunCost(t *testing.T) {
	t.Parallel()
	var ended atomic.Int64
	cheap := func(context.Context) []doctor.Finding {
		defer ended.Add(1)
		return []doctor.Finding{{Status: doctor.OK, Text: "cheap"}}
	}
	dear := func(context.Context) []doctor.Finding {
		if n := ended.Load(); n != 2 {
			t.Errorf("%d of 2 have ended", n)
		}
		return []doctor.Finding{{Status: doctor.OK, Text: "dear"}}
	}
	list := doctor.Run(t.Context(), []doctor.Check{{Name: "a", Look: cheap}, {Name: "b", Cost: true, Look: dear}, {Name: "c", Look: cheap}})
	if len(list) != 3 || list[0].Check != "a" || list[1].Text != "dear" || list[2].Check != "c" {
		t.Errorf("the findings are %+v", list)
	}
}

// TestMissingFolder: a missing data folder is a single finding.
func TestMissingFolder(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "missing")
	list := doctor.Run(t.Context(), []doctor.Check{doctor.Data(dir, true), doctor.Room(dir)})
	if len(list) != 1 || list[0].Check != "data" || list[0].Status != doctor.Fail {
		t.Errorf("the findings are %+v", list)
	}
}
