package command

import (
	"slices"
	"testing"
)

// TestUnknownVariables: what looks like a setting and is none is named, with the setting that was
// probably meant; settings, and variables of other programs, are not.
func TestUnknownVariables(t *testing.T) {
	t.Parallel()
	got := Program{Version: "test"}.unknownVariables([]string{"HOME=/", "FINDS_ADR=1", "FINDS_BASEURL=https://x", "FINDS_BAKUP_TO=/mnt", "FINDS_DATABASE_FIL=x", "FINDS_ADDR_FILE=x", "FINDS_42=x",
		"FINDS_BACKUP_TO=/mnt", "FINDS_DATA=x", "FINDS_DATABASE_FILE=x", "FINDS_OAUTH_CLIENT_SECRET_FILE=x", "FINDS_SERVICE_HOST=10.0.0.1", "FINDS_PORT=tcp://10.0.0.1:80", "FINDS_PORT_80_TCP=tcp://10.0.0.1:80", "FINDS_TEST_ALL=1"})
	want := []string{"FINDS_ADR (did you mean FINDS_ADDR?)", "FINDS_BASEURL (did you mean FINDS_BASE_URL?)", "FINDS_BAKUP_TO (did you mean FINDS_BACKUP_TO?)",
		"FINDS_DATABASE_FIL (did you mean FINDS_DATABASE?)", "FINDS_ADDR_FILE (did you mean FINDS_ADDR?)", "FINDS_42"}
	if !slices.Equal(got, want) {
		t.Errorf("unknown are %q, want %q", got, want)
	}
}
