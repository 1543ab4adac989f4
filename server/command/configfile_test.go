package command

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestParseConfig: the file has the format of the environment files of systemd.
func TestParseConfig(t *testing.T) {
	t.Parallel()
	got, err := parseConfig("# a comment\n; another\n\n FINDS_A = one two \nFINDS_B=\"three # \\\"four\\\" \\$5\"\nexport FINDS_C='six \\n'\nFINDS_D=\nFINDS_E=a=b\r\n")
	want := []setting{{"FINDS_A", "one two", 4}, {"FINDS_B", `three # "four" $5`, 5}, {"FINDS_C", `six \n`, 6}, {"FINDS_D", "", 7}, {"FINDS_E", "a=b", 8}}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
	for text, want := range map[string]string{"FINDS_A=1\nFINDS_B": "line 2: expected KEY=value", "=x": "line 1", "A B=x": "line 1", "FINDS_A=\"x": "line 1: the quote"} {
		if _, err := parseConfig(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestConfigFile: commands have the settings of the file of the service; the environment wins over the file, and flags over
// both. What is wrong in it is refused by its line, and secrets are not shown.
func TestConfigFile(t *testing.T) {
	data := folder(t)
	empty(t, "--data", data)
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
	file := filepath.Join(t.TempDir(), "finds.env")
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(file, "FINDS_DATA="+data+"\nFINDS_BASE_URL=https://finds.example.org\nFINDS_VAPID_PRIVATE_KEY=hidden\n")
	if link := succeed(t, "", "create-invite", "--config", file); !strings.HasPrefix(link, "https://finds.example.org/join#") {
		t.Errorf("with the file: %s", link)
	}
	if link := succeed(t, "", "create-invite", "--config="+file, "--base-url", "https://flag.example.org"); !strings.HasPrefix(link, "https://flag.example.org/join#") {
		t.Errorf("with a flag: %s", link)
	}
	t.Setenv("FINDS_BASE_URL", "https://environment.example.org")
	if link := succeed(t, "", "create-invite", "--config", file); !strings.HasPrefix(link, "https://environment.example.org/join#") {
		t.Errorf("with the environment: %s", link)
	}
	os.Unsetenv("FINDS_BASE_URL")
	if os.Getenv("FINDS_DATA") != "" {
		t.Error("a command leaves the settings in the environment")
	}

	shown := finds("", "config", "check", "--config", file, "--vapid-private-key", "hidden").stdout
	t.Setenv("FINDS_LOG_REQUESTS", "1")
	shown += succeed(t, "", "config", "check", "--config", file, "--addr", "127.0.0.1:1")
	os.Unsetenv("FINDS_LOG_REQUESTS")
	for _, line := range []string{"FINDS_LOG_REQUESTS  *true  *environment\n", "FINDS_BASE_URL  *https://finds.example.org  *" + file + ", line 2\n", "FINDS_ADDR  *127.0.0.1:1  *flag\n", "FINDS_VAPID_PRIVATE_KEY  *.set, not shown.  *" + file + ", line 3\n"} {
		if !regexp.MustCompile(line).MatchString(shown) {
			t.Errorf("%q lacks %q", shown, line)
		}
	}
	if strings.Contains(shown, "hidden") {
		t.Error("a secret is shown")
	}
	write(file, "FINDS_ADR=1\n")
	if r := finds("", "config", "check", "--config", file, "--data", data); r.code != 1 || !strings.Contains(r.stderr, "FINDS_ADR (did you mean FINDS_ADDR?)") {
		t.Errorf("a misspelt name: %d %q", r.code, r.stderr)
	}
	write(file, "FINDS_ADDR=x\n")
	wantRefusal(t, finds("", "config", "check", "--config", file), "--addr takes", "(FINDS_ADDR in "+file+", line 1)")
	write(file, "FINDS_ADDR\n")
	wantRefusal(t, finds("", "list-users", "--config", file, "--data", data), file, "line 1: expected KEY=value")
	wantRefusal(t, finds("", "list-users", "--config", file+"x", "--data", data), "--config", file+"x")
	write(filepath.Join(data, "finds.env"), "FINDS_BASE_URL=https://data.example.org\n")
	if link := succeed(t, "", "create-invite", "--data", data); !strings.HasPrefix(link, "https://data.example.org/join#") {
		t.Errorf("with the file in the data folder: %s", link)
	}
}
