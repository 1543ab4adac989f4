package backup

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestProgramsOfPostgreSQL looks at what pg_dump gets: the password in the environment, where other users do not see it,
// nothing of Finds' own settings, and no password in an error.
func TestProgramsOfPostgreSQL(t *testing.T) {
	dir := t.TempDir()
	script := "#!/bin/sh\n/usr/bin/env > " + dir + "/env\nprintf '%s\\n' \"$@\" > " + dir + "/args\necho it failed >&2\nexit 3\n"
	if err := os.WriteFile(filepath.Join(dir, "pg_dump"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	t.Setenv("FINDS_DATABASE", "postgres://ann:hunter2@db/finds")
	t.Setenv("FINDS_BACKUP_PASSPHRASE", "correct horse")
	t.Setenv("FINDS_S3_SECRET_KEY", "sesame")
	t.Setenv("KEPT", "other settings, such as PGSSLROOTCERT")
	for _, database := range []string{"postgres://ann:hunter2@db/finds?statement_cache_capacity=0", "postgres://ann@db/finds?password=hunter2"} {
		err := postgresProgram{name: "pg_dump", database: database, out: io.Discard}.run(t.Context(), "--format=custom")
		if err == nil || !strings.Contains(err.Error(), "pg_dump: ") || !strings.Contains(err.Error(), "it failed") || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%v", err)
		}
		args, err := os.ReadFile(filepath.Join(dir, "args"))
		if err != nil {
			t.Fatal(err)
		}
		if want := "--format=custom\n--dbname=postgres://ann@db/finds\n"; string(args) != want {
			t.Errorf("the arguments are %q, want %q", args, want)
		}
		env, err := os.ReadFile(filepath.Join(dir, "env"))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(env), "PGPASSWORD=hunter2\n") || !strings.Contains(string(env), "KEPT=") {
			t.Errorf("the environment is %s", env)
		}
		for _, secret := range []string{"FINDS_", "correct horse", "sesame", "ann:"} {
			if strings.Contains(string(env), secret) {
				t.Errorf("the environment has %q", secret)
			}
		}
	}
	for _, bad := range []string{"postgres://ann:hunter2@[db/finds", "postgres://ann@db/finds?sslpassword=hunter2"} {
		err := postgresProgram{name: "pg_dump", database: bad, out: io.Discard}.run(t.Context())
		if err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if err := (postgresProgram{name: "pg_restore", out: io.Discard}).run(t.Context()); err == nil || !strings.Contains(err.Error(), "pg_restore is not installed") {
		t.Errorf("%v", err)
	}
}
