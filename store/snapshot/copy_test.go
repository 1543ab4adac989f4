package snapshot_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/store"
	"finds/store/migrate"
	"finds/store/snapshot"
	"finds/store/sqldb"
	"finds/store/storetest"
)

// killFrom and killTo name the databases of a process that TestKilled kills.
const killFrom, killTo = "FINDS_TEST_COPY_FROM", "FINDS_TEST_COPY_TO"

func TestMain(m *testing.M) {
	if from := os.Getenv(killFrom); from != "" {
		copyUntilKilled(from, os.Getenv(killTo))
	}
	storetest.Main(m)
}

// ways runs a test from each engine to the other one.
func ways(t *testing.T, test func(t *testing.T, from, to string)) {
	way(t, "sqlite", "postgres", test)
	way(t, "postgres", "sqlite", test)
}

func way(t *testing.T, from, to string, test func(t *testing.T, from, to string)) {
	t.Run(from+" to "+to, func(t *testing.T) {
		t.Parallel()
		test(t, from, to)
	})
}

// TestCopy copies a world with rows in every table, and copies the copy back: the rows, the
// checksums and the results of searches are equal, and the target is as migrations make it.
func TestCopy(t *testing.T) {
	t.Parallel()
	test := func(t *testing.T, fromEngine, toEngine string) {
		dsn := filled(t, fromEngine)
		want := dump(t, dsn)
		for table, rows := range want {
			if len(rows) == 0 {
				t.Errorf("%s is empty, so nothing is shown of it: add rows to the world", table)
			}
		}
		there, back := storetest.Empty(t, toEngine), storetest.Database(t, fromEngine)
		var sums [2][]string
		for i, to := range []string{there, back} {
			target := open(t, to)
			copied, err := snapshot.Copy(ctx, open(t, dsn), target, snapshot.Options{})
			if err != nil {
				t.Fatal(err)
			}
			sameRows(t, want, dump(t, to))
			for j := range copied {
				table := &copied[j]
				sums[i] = append(sums[i], fmt.Sprint(table.Name, " ", table.Rows, " ", table))
				if table.Rows != len(want[table.Name]) {
					t.Errorf("%s: %d rows are counted, want %d", table.Name, table.Rows, len(want[table.Name]))
				}
			}
			if len(copied) != len(want) {
				t.Errorf("%d tables are copied, want %d", len(copied), len(want))
			}
			if err := migrate.CheckLayout(ctx, target); err != nil {
				t.Error(err)
			}
			dsn = to
		}
		if !slices.Equal(sums[0], sums[1]) {
			t.Errorf("the checksums are\n%s\nand of the copy\n%s", strings.Join(sums[0], "\n"), strings.Join(sums[1], "\n"))
		}
		s := storetest.Open(t, toEngine, store.Options{Database: there})
		list, _, err := s.Finds(ctx, "", store.FindFilter{Query: "quoted", Page: store.Page{Limit: 5}})
		if err != nil {
			t.Fatal(err)
		}
		var public bool
		if err := raw(t, there).QueryRow(`SELECT is_public = 1 FROM find WHERE id = (SELECT MIN(id) FROM find)`).Scan(&public); err != nil {
			t.Fatal(err)
		}
		if want := map[bool]int{true: 1}[public]; len(list) != want {
			t.Errorf("a search finds %d, want %d", len(list), want)
		}
	}
	ways(t, test)
	for _, engine := range storetest.Engines {
		way(t, engine, engine, test)
	}
}

// isEmpty insists that a target has only what a new database has, and takes another copy.
func isEmpty(t *testing.T, from, to string) {
	t.Helper()
	for table, rows := range dump(t, to) {
		if len(rows) > 0 && table != "find_term" && table != "profile_change" && table != "setting" {
			t.Errorf("%s has %d rows", table, len(rows))
		}
	}
	if _, err := snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{}); err != nil {
		t.Errorf("another copy: %v", err)
	}
	sameRows(t, dump(t, from), dump(t, to))
}

// TestChanged copies into a target whose trigger changes a value: the copy differs and is rolled
// back. Nothing runs twice.
func TestChanged(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		from, to := filled(t, "sqlite"), storetest.Database(t, engine)
		create, drop := []string{`CREATE TRIGGER changed AFTER INSERT ON push_host BEGIN UPDATE push_host SET host = 'f'; END`}, `DROP TRIGGER changed`
		if engine == "postgres" {
			create = []string{`CREATE FUNCTION changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.host = 'f'; RETURN NEW; END $$`,
				`CREATE TRIGGER changed BEFORE INSERT ON push_host FOR EACH ROW EXECUTE FUNCTION changed()`}
			drop += ` ON push_host`
		}
		db, runs := raw(t, to), 0
		for _, query := range create {
			if _, err := db.Exec(query); err != nil {
				t.Fatal(err)
			}
		}
		_, err := snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{Progress: func(step string, done, total int) {
			if step == "copying" && done == total {
				runs++
			}
		}})
		if err == nil || !strings.Contains(err.Error(), "the table push_host has 1 rows (") || runs != 1 {
			t.Errorf("%v after %d runs", err, runs)
		}
		if _, err := db.Exec(drop); err != nil {
			t.Fatal(err)
		}
		isEmpty(t, from, to)
	})
}

// TestSecrets moves the secrets after everything else; an error there leaves the target empty.
func TestSecrets(t *testing.T) {
	t.Parallel()
	ways(t, func(t *testing.T, fromEngine, toEngine string) {
		from, to := storetest.Database(t, fromEngine), storetest.Database(t, toEngine)
		for dsn, value := range map[string]string{from: "of the source", to: "of the target"} {
			if _, err := raw(t, dsn).Exec(`INSERT INTO setting (name, value) VALUES ('signing', '` + value + `')`); err != nil {
				t.Fatal(err)
			}
		}
		failed := errors.New("disk full")
		move := func(fail error) error {
			_, err := snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{Secrets: func(read func(string) (string, error)) (map[string]string, error) {
				old, err := read("signing")
				missing, err2 := read("vapid")
				if old != "of the source" || missing != "" {
					t.Errorf("the source has %q and %q", old, missing)
				}
				return map[string]string{"signing": "moved"}, errors.Join(err, err2, fail)
			}})
			return err
		}
		if err := move(failed); err == nil || !strings.Contains(err.Error(), "disk full") {
			t.Error(err)
		}
		if got := dump(t, to)["setting"]; !slices.Contains(got, "name=signing|value=of the target") {
			t.Errorf("after an error: %q", got)
		}
		if err := move(nil); err != nil {
			t.Error(err)
		}
		if got := dump(t, to)["setting"]; !slices.Contains(got, "name=signing|value=moved") {
			t.Errorf("the settings are %q", got)
		}
	})
}

// TestWritesMeanwhile writes to the source during the copy, which has none of it; and ends a copy
// in its middle, which leaves the target empty.
func TestWritesMeanwhile(t *testing.T) {
	t.Parallel()
	ways(t, func(t *testing.T, fromEngine, toEngine string) {
		from, to := filled(t, fromEngine), storetest.Empty(t, toEngine)
		ended, end := context.WithCancel(ctx)
		_, err := snapshot.Copy(ended, open(t, from), open(t, to), snapshot.Options{Progress: func(string, int, int) { end() }})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("an ended copy: %v", err)
		}
		before, db, writes := dump(t, from), raw(t, from), 0
		_, err = snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{Progress: func(string, int, int) {
			if writes++; writes > 1 {
				return
			}
			for _, query := range []string{`DELETE FROM find_like`, `UPDATE find SET like_count = 0`, `INSERT INTO throttle (id, full_at) VALUES ('new', 0)`} {
				if _, err := db.Exec(query); err != nil {
					t.Error(err)
				}
			}
		}})
		if err != nil || writes == 0 {
			t.Fatal(writes, err)
		}
		sameRows(t, before, dump(t, to))
	})
}

// copyUntilKilled copies, and stops in the middle until the process is killed.
func copyUntilKilled(from, to string) {
	var dbs []*sqldb.DB
	for _, dsn := range []string{from, to} {
		db, err := sqldb.Open(ctx, sqldb.Options{Database: dsn})
		if err != nil {
			panic(err)
		}
		dbs = append(dbs, db)
	}
	_, err := snapshot.Copy(ctx, dbs[0], dbs[1], snapshot.Options{Progress: func(step string, done, total int) {
		if done > total/2 && step == "comparing" {
			fmt.Println("in the middle")
			select {}
		}
	}})
	panic(fmt.Sprint("the copy has ended: ", err))
}

// TestKilled kills a copy, with everything written but the commit: the target is empty, the source
// is as it was, and the next copy succeeds.
func TestKilled(t *testing.T) {
	t.Parallel()
	ways(t, func(t *testing.T, fromEngine, toEngine string) {
		from, to := filled(t, fromEngine), storetest.Empty(t, toEngine)
		before := dump(t, from)
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), killFrom+"="+from, killTo+"="+to)
		var out storetest.Log
		cmd.Stdout, cmd.Stderr = &out, &out
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = cmd.Process.Kill() }()
		exited := make(chan error, 1)
		go func() { exited <- cmd.Wait() }()
		tooLong := time.After(time.Minute)
		for more := out.More(); !strings.Contains(out.String(), "in the middle"); more = out.More() {
			select {
			case <-more:
			case err := <-exited:
				t.Fatalf("%v\n%s", err, out.String())
			case <-tooLong:
				t.Fatal(out.String())
			}
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		<-exited
		sameRows(t, before, dump(t, from))
		isEmpty(t, from, to)
	})
}
