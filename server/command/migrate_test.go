package command

import (
	"database/sql"
	"strings"
	"testing"

	"finds/store/storetest"
)

// All commands refuse a database that a newer version has migrated, except the one
// that lists migrations.
func TestNewerDatabase(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		empty(t, where...)
		var db *sql.DB
		if engine == "sqlite" {
			db = openFile(t, where[1])
		} else {
			db, _ = sql.Open("pgx", where[3])
			defer db.Close()
		}
		if _, err := db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (90001, true)`); err != nil {
			t.Fatal(err)
		}
		for _, command := range []string{"serve --addr 127.0.0.1:0", "migrate up", "migrate down --yes", "list-users"} {
			wantRefusal(t, finds("", append(strings.Fields(command), where...)...), "newer version of Finds")
		}
		list := strings.Split(succeed(t, "", append([]string{"migrate", "status"}, where...)...), "\n")
		if last := list[len(list)-1]; !strings.HasPrefix(last, "90001 ") || !strings.Contains(last, "newer version") {
			t.Errorf("status ends with %q", last)
		}
	})
}
