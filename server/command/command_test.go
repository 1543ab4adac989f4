package command

import (
	"bytes"
	"context"
	"database/sql"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/urfave/cli/v2"

	"finds/media"
	"finds/media/s3test"
	"finds/server/credential"
	"finds/store/storetest"
)

func TestMain(m *testing.M) {
	media.Worker()
	placesWorker()
	serveBuilds()
	// The library's own remembers, for the process, whether it was given; here
	// many commands run at the same time.
	cli.HelpFlag = helpFlag{}
	storetest.Main(m, s3test.Stop)
}

// helpFlag is --help without a memory.
type helpFlag struct{}

func (helpFlag) String() string  { return "--help, -h\tshow help" }
func (helpFlag) Names() []string { return []string{"help", "h"} }
func (helpFlag) IsSet() bool     { return false }
func (helpFlag) Apply(set *flag.FlagSet) error {
	set.Bool("help", false, "")
	set.Bool("h", false, "")
	return nil
}

// result is the output and the exit code of a command.
type result struct {
	code           int
	stdout, stderr string
}

// finds runs a command with a standard input.
func finds(stdin string, args ...string) result {
	var out, err bytes.Buffer
	code := Program{"dev", strings.NewReader(stdin), &out, &err}.Run(context.Background(), append([]string{"finds"}, args...))
	return result{code, out.String(), err.String()}
}

// succeed insists that a command succeeds and says nothing on stderr, and
// returns its output.
func succeed(t testing.TB, stdin string, args ...string) string {
	t.Helper()
	r := finds(stdin, args...)
	if r.code != 0 || r.stderr != "" {
		t.Fatalf("finds %v: exit %d: %s", args, r.code, r.stderr)
	}
	return strings.TrimSpace(r.stdout)
}

// wantRefusal checks that a command is refused: exit status 1 and one line on stderr
// that has these words.
func wantRefusal(t *testing.T, r result, words ...string) {
	t.Helper()
	line, rest, _ := strings.Cut(r.stderr, "\n")
	if r.code != 1 || rest != "" || !strings.HasPrefix(line, "finds: ") || len(line) > 400 {
		t.Errorf("exit %d, stderr %q; want 1 and one line", r.code, r.stderr)
	}
	for _, w := range words {
		if !strings.Contains(line, w) {
			t.Errorf("%q does not say %q", line, w)
		}
	}
	if r.stdout != "" {
		t.Errorf("stdout has %q", r.stdout)
	}
}

// folder is a data folder that does not exist yet.
func folder(t *testing.T) string { return filepath.Join(t.TempDir(), "data") }

// nowhere is the flags of an instance that does not exist yet.
func nowhere(t *testing.T, engine string) []string {
	args := []string{"--data", folder(t)}
	if engine == "postgres" {
		args = append(args, "--database", storetest.Empty(t, engine))
	}
	return args
}

// empty makes an instance without accounts. In a folder that has no database it puts a copy of the
// one that storetest has made: its migrations take 0.25 s of a processor.
func empty(t *testing.T, where ...string) {
	t.Helper()
	if i := slices.Index(where, "--data"); i >= 0 && !slices.Contains(where, "--database") {
		seed(t, where[i+1])
	}
	succeed(t, "", append([]string{"migrate", "up"}, where...)...)
}

// seed puts a database of SQLite without accounts into a folder, unless it has one.
func seed(t *testing.T, data string) {
	t.Helper()
	to := filepath.Join(data, "finds.db")
	if _, err := os.Stat(to); err == nil {
		return
	}
	err := os.MkdirAll(data, 0o700)
	if err == nil {
		err = os.Rename(storetest.Database(t, "sqlite"), to) // both are in folders of this test
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestAccounts(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		do := func(command string, args ...string) []string {
			return append(append([]string{command}, where...), args...)
		}
		empty(t, where...)
		id := succeed(t, "a long sentence\n", do("create-user", "--password-stdin", "Ann")...)
		if !regexp.MustCompile(`^[0-9a-f-]{36}$`).MatchString(id) {
			t.Errorf("create-user prints %q", id)
		}
		wantRefusal(t, finds("a long sentence\n", do("create-user", "--password-stdin", "ann")...), "taken")
		for _, weak := range []string{"ann-2026", "trips-2026", "example.org", "passwordpassword", "finds ann trips"} {
			for _, command := range []string{"create-user", "set-password"} {
				wantRefusal(t, finds(weak, do(command, "--base-url", "https://trips.example.org", "--password-stdin", "ann")...), "the password is weak")
			}
		}
		token := succeed(t, "", do("create-token", "ann")...)
		if len(token) != 43 {
			t.Errorf("create-token prints %q", token)
		}
		for _, args := range [][]string{{"--scopes", "read,admin"}, {"--scopes", "write", "--expires", "90d", "--name", "backup"}, {"--scopes", "read", "--expires", "never"}} {
			if token := succeed(t, "", do("create-token", append(args, "ann")...)...); len(token) != 43 {
				t.Errorf("create-token %v prints %q", args, token)
			}
		}
		if list := succeed(t, "", do("list-users")...); !regexp.MustCompile(`^ID +NAME +ROLE +CREATED +LAST SEEN +FINDS +MEDIA +STATE\n` + id + `  ann +admin +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d +0 +0\.0 MB +active$`).MatchString(list) {
			t.Errorf("list-users prints %q", list)
		}
		if list := succeed(t, "", do("list-users", "--json")...); !strings.HasPrefix(list, `[{"id":"`+id+`","username":"ann","role":"admin","createdAt":"`) ||
			!strings.HasSuffix(list, `T00:00:00.000Z","findCount":0,"mediaBytes":0,"suspended":false}]`) {
			t.Errorf("list-users --json prints %q", list)
		}
		wantRefusal(t, finds("", do("set-role", "ann", "member")...), "this is the only administrator")
		wantRefusal(t, finds("", do("set-role", "ann", "owner")...), `unknown role "owner"; use admin or member`)
		wantRefusal(t, finds("", do("set-role", "ann")...), "set-role takes 2 arguments, NAME admin|member, after its flags")
		succeed(t, "a long sentence\n", do("create-user", "--password-stdin", "cleo")...)
		succeed(t, "", do("set-role", "Cleo", "admin")...)
		succeed(t, "", do("set-role", "ann", "member")...)
		if list := succeed(t, "", do("list-users")...); !regexp.MustCompile(`  ann +member `).MatchString(list) || !regexp.MustCompile(`  cleo +admin `).MatchString(list) {
			t.Errorf("list-users prints %q", list)
		}
		wantRefusal(t, finds("", do("delete-user", "--yes", "cleo")...), "this is the only administrator")
		succeed(t, "", do("set-role", "ann", "admin")...)
		succeed(t, "", do("delete-user", "--yes", "cleo")...)
		wantRefusal(t, finds("", do("set-role", "ben", "admin")...), `user "ben" does not exist`)
		succeed(t, "another sentence", do("set-password", "--password-stdin", "--delete-passkeys", "ann")...)
		wantRefusal(t, finds("x", do("create-token", "ben")...), `user "ben" does not exist`, "list-users")
		wantRefusal(t, finds("x", do("delete-user", "ben")...), `user "ben" does not exist`)
		wantRefusal(t, finds("a long sentence", do("set-password", "--password-stdin", "ben")...), `user "ben" does not exist`)

		// Deleting asks first, and only the name confirms it.
		for _, answer := range []string{"", "y\n", "yes\n"} {
			r := finds(answer, do("delete-user", "ann")...)
			if r.code != 1 || !strings.Contains(r.stderr, "Type ann to continue: ") || !strings.HasSuffix(r.stderr, "\nfinds: not confirmed, so nothing was deleted; without a terminal, confirm with --yes\n") && answer == "" {
				t.Errorf("delete-user, answered %q: %d %q", answer, r.code, r.stderr)
			}
		}
		if r := finds("ann\n", do("delete-user", "ann")...); r.code != 0 {
			t.Errorf("delete-user: %q", r.stderr)
		}
		succeed(t, "a long sentence", do("create-user", "--password-stdin", "ben")...)
		succeed(t, "", do("delete-user", "--yes", "ben")...)
		if list := succeed(t, "", do("list-users")...); list != "" {
			t.Errorf("after all are deleted: %q", list)
		}
		if list := succeed(t, "", do("list-users", "--json")...); list != "[]" {
			t.Errorf("after all are deleted, as JSON: %q", list)
		}
	})
}

func TestCreateInvite(t *testing.T) {
	t.Parallel()
	data := folder(t)
	wantRefusal(t, finds("", "create-invite", "--data", data), "--data", "finds serve")
	succeed(t, "", "migrate", "up", "--data", data)
	invite := func(args ...string) string {
		t.Helper()
		r := finds("", append([]string{"create-invite", "--data", data}, args...)...)
		if isHinted := strings.Contains(r.stderr, "--base-url"); r.code != 0 || isHinted == slices.Contains(args, "--base-url") || strings.Count(r.stderr, "\n") > 1 {
			t.Errorf("create-invite %v: exit %d, %q", args, r.code, r.stderr)
		}
		return strings.TrimSpace(r.stdout)
	}
	for want, got := range map[string]string{
		"http://127.0.0.1:8080/join#":     invite(),
		"http://localhost:99/join#":       invite("--addr", "0.0.0.0:99"),
		"http://localhost:98/join#":       invite("--addr", ":98"),
		"http://[::1]:97/join#":           invite("--addr", "[::1]:97"),
		"https://finds.example.org/join#": invite("--base-url", "https://finds.example.org/", "--uses", "5", "--expires", "90m"),
	} {
		if code, ok := strings.CutPrefix(got, want); !ok || len(code) != 43 {
			t.Errorf("%s, want %s…", got, want)
		}
	}
	db := openFile(t, data)
	var n, life int
	last := invite("--uses", "3", "--expires", "2d")
	err := db.QueryRow(`SELECT uses_left, CAST(ROUND(86400 * (JULIANDAY(expires_at) - JULIANDAY(created_at))) AS INTEGER) FROM invite WHERE id = ?`,
		credential.HashToken(last[strings.Index(last, "#")+1:])).Scan(&n, &life)
	if err != nil || n != 3 || life != 2*86400 {
		t.Errorf("an invite of 3 uses and 2 days: %d uses, %d seconds, %v", n, life, err)
	}
}

// Migrations go up, down and up again, and are listed, on both engines; several
// processes may begin at once.
func TestMigrate(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		migrate := func(what string) string {
			return succeed(t, "", append([]string{"migrate", what}, where...)...)
		}
		pending := func() int { return strings.Count(migrate("status"), "pending") }
		if engine == "sqlite" {
			wantRefusal(t, finds("", append([]string{"migrate", "status"}, where...)...), "--data", "no instance")
		}
		migrate("up")
		for finds("", append([]string{"migrate", "down", "--yes"}, where...)...).code == 0 {
		}
		all := len(strings.Split(migrate("status"), "\n"))
		if pending() != all {
			t.Errorf("of a new database:\n%s", migrate("status"))
		}
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				if r := finds("", append([]string{"migrate", "up"}, where...)...); r.code != 0 {
					t.Error(r.stderr)
				}
			})
		}
		wg.Wait()
		for i := range all {
			if pending() != i {
				t.Errorf("after %d down:\n%s", i, migrate("status"))
			}
			if r := finds("y\n", append([]string{"migrate", "down"}, where...)...); r.code != 1 || !strings.Contains(r.stderr, "deletes everything") || pending() != i {
				t.Errorf("down, answered y: %d %q", r.code, r.stderr)
			}
			succeed(t, "", append([]string{"migrate", "down", "--yes"}, where...)...)
		}
		wantRefusal(t, finds("", append([]string{"migrate", "down"}, where...)...), "no migration")
		migrate("up")
		if pending() != 0 {
			t.Errorf("up again:\n%s", migrate("status"))
		}
	})
}

func TestVersionAndHelp(t *testing.T) {
	t.Parallel()
	for _, flag := range []string{"version", "--version", "-v"} {
		if got := succeed(t, "", flag); !regexp.MustCompile(`^finds dev, .+, go1\.\d+`).MatchString(got) {
			t.Errorf("finds %s prints %q", flag, got)
		}
	}
	help := succeed(t, "", "--help")
	for _, c := range (Program{}).commands().Commands {
		if !strings.Contains(help, "   "+c.Name+" ") || c.Usage == "" {
			t.Errorf("the help does not tell of %s", c.Name)
		}
		if more := succeed(t, "", c.Name, "--help"); !strings.Contains(more, c.Usage) {
			t.Errorf("finds %s --help: %q", c.Name, more)
		}
	}
}

// The same seed gives the same world but for the files of its pictures.
func TestDemo(t *testing.T) {
	t.Parallel()
	var worlds [2]string
	for i := range worlds {
		data := folder(t)
		small := []string{"demo", "--data", data, "--users", "10", "--locations", "30", "--finds", "14", "--seed", "5"}
		if i == 1 {
			small = append(small, "--no-media")
		}
		r := finds("", small...)
		password := regexp.MustCompile(`\n    ([a-z2-7]{5}(?:-[a-z2-7]{5}){3})\n`).FindStringSubmatch(r.stdout)
		if r.code != 0 || password == nil || !strings.Contains(r.stdout, " 14  finds") || !strings.Contains(r.stdout, "finds serve") {
			t.Fatalf("%d %s\n%s", r.code, r.stdout, r.stderr)
		}
		db := openFile(t, data)
		worlds[i] = text(t, db, `SELECT id || title || user_id || created_at FROM find ORDER BY id`)
		files, err := filepath.Glob(filepath.Join(data, "media", "*", "*", "*.webp"))
		if want := []int{4, 0}[i]; err != nil || len(files) != want { // a tenth of the finds, each in two sizes
			t.Errorf("%d WebP files, %v; want %d", len(files), err, want)
		}
		wantRefusal(t, finds("", "demo", "--data", data), "empty")
		if list := succeed(t, "", "list-users", "--data", data); strings.Count(list, "\n") != 10 || !strings.Contains(list, "  demo ") {
			t.Errorf("its users:\n%s", list)
		}
	}
	if worlds[0] != worlds[1] {
		t.Error("one seed gave two worlds")
	}
}

// cancelAt is a writer that calls cancel at a word.
type cancelAt struct {
	bytes.Buffer
	word   string
	cancel func()
}

func (w *cancelAt) Write(b []byte) (int, error) {
	if bytes.Contains(b, []byte(w.word)) {
		w.cancel()
	}
	return w.Buffer.Write(b)
}

// TestDemoInterrupted: a demo that is interrupted while it makes pictures or finds leaves nothing, and the next one fills the instance.
func TestDemoInterrupted(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		data := folder(t)
		args := []string{"demo", "--data", data, "--users", "10", "--locations", "30", "--finds", "14"}
		if engine == "postgres" {
			args = append(args, "--database", storetest.Empty(t, engine))
		}
		for _, what := range []string{"pictures", "finds"} {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			stderr := &cancelAt{word: "what=" + what, cancel: cancel}
			code := Program{"dev", strings.NewReader(""), &bytes.Buffer{}, stderr}.Run(ctx, append([]string{"finds"}, args...))
			if code != 1 || !strings.HasSuffix(stderr.String(), "finds: interrupted\n") {
				t.Errorf("interrupted at %s: exit %d, %s", what, code, stderr)
			}
			list := append([]string{"list-users"}, args[1:3]...)
			if users := succeed(t, "", append(list, args[9:]...)...); users != "" {
				t.Errorf("interrupted at %s, it leaves the users %s", what, users)
			}
			if files := filesIn(t, filepath.Join(data, "media")); len(files) != 0 {
				t.Errorf("interrupted at %s, it leaves %q", what, files)
			}
		}
		if r := finds("", args...); r.code != 0 {
			t.Errorf("after that: %+v", r)
		}
	})
}

// text is the rows of a query of one column.
func text(t *testing.T, db *sql.DB, query string) string {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var b strings.Builder
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(&b, s)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
