package command

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/urfave/cli/v2"
)

func readme(t *testing.T) string {
	t.Helper()
	b, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// allFlags are the flags of all commands, by name.
func allFlags() map[string]cli.Flag {
	flags := map[string]cli.Flag{}
	var walk func([]*cli.Command)
	walk = func(list []*cli.Command) {
		for _, c := range list {
			for _, f := range c.Flags {
				flags[f.Names()[0]] = f
			}
			walk(c.Subcommands)
		}
	}
	walk(Program{}.commands().Commands)
	return flags
}

// Every flag stands in the README with its variable and its default, and none
// that is not there any more.
func TestReadmeFlags(t *testing.T) {
	t.Parallel()
	text := readme(t)
	flags := allFlags()
	for name, f := range flags {
		d := f.(cli.DocGenerationFlag)
		row := regexp.MustCompile("(?m)^\\| `--" + name + "` \\| `(\\w+)` \\|(.*?)\\| .+ \\|$").FindStringSubmatch(text)
		if row == nil {
			t.Errorf("the README has no row for --%s", name)
			continue
		}
		if env := d.GetEnvVars(); len(env) != 1 || env[0] != row[1] || env[0] != "FINDS_"+strings.ToUpper(strings.ReplaceAll(name, "-", "_")) {
			t.Errorf("--%s: its variable is %v, the README says %s", name, env, row[1])
		}
		want := strings.Trim(d.GetValue(), `"`)
		if b, ok := f.(*cli.BoolFlag); ok {
			want = fmt.Sprint(b.Value)
		}
		if name == "push-allow-hosts" { // too long for a table; told in words
			continue
		}
		if got := strings.Trim(row[2], "` "); got != want {
			t.Errorf("--%s: its default is %q, the README says %q", name, want, got)
		}
		if d.GetUsage() == "" {
			t.Errorf("--%s says nothing of itself", name)
		}
	}
	// Also in examples; the flags of other programs have none of ours beside.
	for _, m := range regexp.MustCompile("`--([a-z0-9-]+)`|finds [a-z-]+.* --([a-z0-9-]+)").FindAllStringSubmatch(text, -1) {
		if name := m[1] + m[2]; flags[name] == nil {
			t.Errorf("the README names --%s, which is not there", name)
		}
	}
}

// Every command stands in the README.
func TestReadmeCommands(t *testing.T) {
	t.Parallel()
	text := readme(t)
	for _, c := range (Program{}).commands().Commands {
		if !strings.Contains(text, "| `finds "+c.Name) {
			t.Errorf("the README has no row for finds %s", c.Name)
		}
	}
}

var block = regexp.MustCompile("(?s)```sh\n(.*?)```\n(?:```\n(.*?)```\n)?")

// tour runs the README's tour as it stands there: its commands must print what
// it says.
func tour(t *testing.T, bin string) {
	needTools(t, "bash", "curl", "jq")
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data)
	_, text, _ := strings.Cut(readme(t), "## A tour")
	text, _, _ = strings.Cut(text, "\n## ")
	var script strings.Builder
	var want []string
	for _, m := range block.FindAllStringSubmatch(text, -1) {
		fmt.Fprintf(&script, "%secho =====\n", m[1])
		want = append(want, m[2])
	}
	// What differs here: the link, and how the program is called.
	commands, n := script.String(), 0
	for from, to := range map[string]string{
		"LINK='http://127.0.0.1:8080/join#...'": "LINK='" + p.link + "'",
		"go run . create-invite":                "'" + bin + "' create-invite --data '" + data + "'",
	} {
		n += strings.Count(commands, from)
		commands = strings.ReplaceAll(commands, from, to)
	}
	if len(want) < 5 || n != 2 {
		t.Fatalf("the tour has %d blocks; link and create-invite stand there %d times", len(want), n)
	}
	bash := exec.Command("bash", "-euc", commands)
	bash.Dir = "../.."           // as the reader of the README
	bash.WaitDelay = time.Second // the stream that it followed may last longer than all else
	out, err := bash.CombinedOutput()
	got := strings.Split(string(out), "=====\n")
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("block %d of the tour prints, %v:\n%s\nthe README says:\n%s", i+1, err, got[min(i, len(got)-1)], want[i])
		}
	}
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
}
