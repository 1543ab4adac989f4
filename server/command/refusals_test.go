package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/push"
)

// Each error is one line that names its cause.
func TestRefusals(t *testing.T) {
	t.Parallel()
	data, old := folder(t), folder(t)
	succeed(t, "", "migrate", "up", "--data", data)
	succeed(t, "", "migrate", "up", "--data", old)
	succeed(t, "", "migrate", "down", "--yes", "--data", old)
	var pairs [2]push.Pair
	for i := range pairs {
		pairs[i], _ = push.NewPair()
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	broken := t.TempDir()
	if err := os.WriteFile(filepath.Join(broken, "finds.db"), []byte("not a database, but as long as the header of one; "+strings.Repeat("x", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := finds("", "qqq"); r.stderr != "finds: unknown command \"qqq\"; finds --help lists the commands\n" { // which resembles none
		t.Errorf("%q", r.stderr)
	}
	for args, words := range map[string]string{
		"invites":                               `did you mean "list-invites"?`,
		"serv":                                  `unknown command "serv"; did you mean "serve"?`,
		"serve extra":                           `"extra"`,
		"serve --nope":                          "not defined: -nope;finds serve --help",
		"--nope":                                "not defined: -nope",
		"serve --data":                          "needs an argument: -data",
		"serve --rate-writes many":              `invalid value "…" for flag -rate-writes`,
		"serve --rate-reads -1":                 "--rate-reads",
		"serve --rate-writes -1":                "--rate-writes",
		"serve --max-finds-per-user -1":         "--max-finds-per-user takes a number of at least 0",
		"serve --max-user-media lots":           "--max-user-media;5GiB",
		"serve --max-user-media -1":             "--max-user-media",
		"serve --max-user-media 99999999999TiB": "--max-user-media",
		"serve --max-image-mb 0":                "--max-image-mb",
		"serve --max-media-per-find 0":          "--max-media-per-find;from 1 to 10",
		"serve --max-media-per-find 11":         "--max-media-per-find;from 1 to 10",
		"serve --registration anyone":           "--registration;open, invite or closed",
		"serve --invites everybody":             "--invites;admins, members or off",
		"serve --log-format xml":                "--log-format;json",
		"serve --synchronous off":               "--synchronous;full",
		"serve --base-url finds.example.org":    "--base-url;begins with https://",
		"serve --base-url https://x.org/path":   "--base-url",
		"serve --base-url https://x.org/#top":   "--base-url",
		"serve --base-url https://x.org#":       "--base-url",
		"serve --base-url https://x.org?":       "--base-url",
		"serve --base-url https://:8443":        "--base-url",
		"serve --base-url https://me:pw@x.org":  "--base-url;without a name or password",
		"serve --trusted-proxies 10.0.0":        "--trusted-proxies",
		"serve --password-login=false":          "--password-login=false;--oauth-client-id",
		"serve --password-login=maybe":          `invalid boolean value "…" for -password-login`,
		"serve --oauth-client-secret x":         "--oauth-client-secret;--oauth-client-id",
		"serve --oauth-client-id x":             "--oauth-client-id;--base-url",
		"serve --oauth-client-id x --base-url https://x.org --oauth-issuer accounts.google.com":    "--oauth-issuer;https://",
		"serve --oauth-client-id x --base-url https://x.org --oauth-issuer https://id.org#":        "--oauth-issuer;https://",
		"serve --oauth-client-id x --base-url https://x.org --oauth-issuer https://id.org/#a":      "--oauth-issuer;https://",
		"serve --oauth-client-id x --base-url https://x.org --oauth-issuer https://me:pw@id.org":   "--oauth-issuer;without a name or password",
		"serve --oauth-client-id x --base-url https://x.org --oauth-admin-claim groups":            "--oauth-admin-claim takes a claim and its value",
		"serve --oauth-admin-claim groups=admins":                                                  "--oauth-admin-claim needs --oauth-client-id",
		"serve --oauth-client-id x --base-url https://x.org --oauth-redirects javascript:alert(1)": "--oauth-redirects",
		"serve --oauth-client-id x --base-url https://x.org --oauth-redirects http://x.org/in":     "--oauth-redirects",
		"serve --cors-origins x.org":                "--cors-origins",
		"serve --addr 8080":                         "--addr;127.0.0.1:8080",
		"serve --addr 127.0.0.1:0 --metrics-addr x": "--metrics-addr",
		"serve --vapid-public-key AAAA":             "--vapid-public-key;--vapid-private-key",
		"serve --vapid-private-key " + pairs[0].Private + " --vapid-public-key " + pairs[1].Public: "--vapid-public-key;does not belong",
		"serve --database-connections 1":                 "--database-connections;from 2 to 1000",
		"serve --database-timeout 10":                    "--database-timeout;30s",
		"serve --database-timeout 2h":                    "--database-timeout;1h",
		"serve --database mysql://x":                     "--database;postgres://",
		"list-users --database postgres://127.0.0.1:1":   "--database;does not answer;127.0.0.1:1",
		"serve --data " + file:                           "--data",
		"list-users --data " + file + "x":                "--data;finds serve",
		"list-users --data " + old:                       "finds migrate up",
		"list-users x":                                   `"x"`,
		"migrate":                                        "up, down or status",
		"migrate sideways":                               "up, down or status",
		"migrate up now":                                 `"now"`,
		"version 2":                                      "version",
		"create-user":                                    "NAME",
		"create-user bob --data " + file + "x":           "after its flags",
		"create-user --data " + file + "x bob":           "--data;finds serve",
		"migrate status --data " + file + "x":            "--data;finds serve",
		"serve --registration none --data " + file + "x": "--registration",
		"serve --password-login false":                   "--flag=false",
		"serve --max-user-media 5":                       "--max-user-media;5MB",
		"serve --oauth-issuer https://id.example.org":    "--oauth-issuer;--oauth-client-id",
		"create-invite --addr nowhere":                   "--addr",
		"demo --users -1 --data " + file + "x":           "--users",
		"list-users --data " + broken:                    "--data;finds.db;not a SQLite database;restore a backup",
		"create-user ann":                                "--password-stdin",
		"create-user --password-stdin ann":               "8 to 255",
		"create-user --password-stdin a":                 "3 to 31",
		"create-user --password-stdin ännika":            "letters a to z",
		"create-user ann --password-stdin":               "after its flags",
		"create-token":                                   "NAME",
		"create-token --scopes read,all ann":             "--scopes;read, write and admin",
		"create-token --name backup ann":                 "--name;--scopes",
		"create-token --expires 1d ann":                  "--expires;--scopes",
		"create-token --scopes read --expires 366d ann":  "--expires;365d",
		"create-token --scopes read --expires 0h ann":    "--expires;365d",
		"create-invite --uses 0":                         "--uses",
		"create-invite --expires 7":                      "--expires;7d",
		"create-invite --expires -1d":                    "--expires",
		"create-invite --expires never":                  "--expires;an invite always expires",
		"create-invite --expires 9999999999d":            "--expires",
		"delete-user --yes=perhaps ann":                  `invalid boolean value "…" for -yes`,
		"demo --finds 0":                                 "--finds",
		"demo --users 1000000000":                        "--users",
		"demo --password-stdin":                          "8 to 255",
		"serve --vapid-private-key AAAA":                 "--vapid-private-key;32 bytes",
		"serve --vapid-subject me@localhost":             "--vapid-subject;mailto:",
		"serve --vapid-subject http://finds.example.org": "--vapid-subject;https://",
		"push-keys --vapid-public-key AAAA":              "--vapid-private-key",
		"push-keys x":                                    `"x"`,
		"serve --push-allow-hosts http://x":              "--push-allow-hosts;push.example.org",
		"serve --addr nonsense --data " + file + "x":     "--addr",
	} {
		t.Run(args, func(t *testing.T) {
			t.Parallel()
			data, list := data, strings.Fields(args)
			if strings.HasPrefix(args, "serve") {
				data = folder(t) // which one service alone may have
			}
			if !strings.Contains(args, "--data ") && !strings.HasPrefix(args, "serv ") && len(list) > 0 && list[0] != "version" && list[0] != "serv" && list[0] != "migrate" {
				if list[0] == "--nope" {
					list = append([]string{"--data", data}, list...)
				} else {
					list = append([]string{list[0], "--data", data}, list[1:]...)
				}
			}
			wantRefusal(t, finds("short\n", list...), strings.Split(words, ";")...)
			if _, err := os.Stat(file + "x"); err == nil {
				t.Error("it has made an instance")
			}
		})
	}
}

// TestRefusalsLeaveOutValues gives a secret to flags and variables that take no text. The
// line, which ends up in logs, does not have it.
func TestRefusalsLeaveOutValues(t *testing.T) {
	t.Setenv("FINDS_DATABASE_CONNECTIONS", "postgres://ann:hunter2@h/x")
	for _, args := range [][]string{
		{"create-user", "--password-stdin=hunter2", "ann"},
		{"serve", `--rate-writes=a "quoted" hunter2`},
		{"serve", "---database=postgres://ann:hunter2@h/x"},
		{"serve"}, // with the variable
	} {
		r := finds("", args...)
		wantRefusal(t, r)
		if strings.Contains(r.stderr, "hunter2") {
			t.Errorf("%q: %s", args, r.stderr)
		}
	}
}
