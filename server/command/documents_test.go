package command

import (
	"flag"
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

var update = flag.Bool("update", false, "write the reference in docs/configuration.md")

// document returns the text of a file in the root of the repository.
func document(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile("../../" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// walk calls do for every command, with its whole name.
func walk(do func(name string, c *cli.Command)) {
	var each func(prefix string, list []*cli.Command)
	each = func(prefix string, list []*cli.Command) {
		for _, c := range list {
			do(prefix+c.Name, c)
			each(prefix+c.Name+" ", c.Subcommands)
		}
	}
	each("finds ", Program{}.commands().Commands)
}

// reference is the part of docs/configuration.md that is made from the command line: a
// table of the commands, and one of the flags for each group.
func reference(t *testing.T) string {
	t.Helper()
	var text strings.Builder
	text.WriteString("## Commands\n\n| Command | What it does |\n|---|---|\n")
	var headings []string
	rows := map[string][]string{}
	users := map[string][]string{} // commands that have a flag
	walk(func(name string, c *cli.Command) {
		fmt.Fprintf(&text, "| `%s` | %s |\n", strings.TrimSpace(name+" "+c.ArgsUsage), c.Usage)
		for _, f := range c.Flags {
			users[f.Names()[0]] = append(users[f.Names()[0]], "`"+strings.TrimPrefix(name, "finds ")+"`")
		}
	})
	listed := map[string]bool{}
	walk(func(_ string, c *cli.Command) {
		for _, f := range c.Flags {
			d, heading := f.(cli.DocGenerationFlag), f.(cli.CategorizableFlag).GetCategory()
			name, value, usage := f.Names()[0], strings.Trim(d.GetValue(), `"`), d.GetUsage()
			if listed[name] {
				continue
			}
			listed[name] = true
			if env := d.GetEnvVars(); usage == "" || len(env) != 1 || env[0] != "FINDS_"+strings.ToUpper(strings.ReplaceAll(name, "-", "_")) {
				t.Errorf("--%s has the variable %v and the usage %q", name, env, usage)
			}
			if b, ok := f.(*cli.BoolFlag); ok {
				value = fmt.Sprint(b.Value)
			}
			if value != "" {
				value = "`" + strings.ReplaceAll(value, ",", "`, `") + "`"
			}
			if heading == "" {
				heading, usage = "Flags of single commands", usage+" ("+strings.Join(users[name], ", ")+")"
			}
			if rows[heading] == nil {
				headings = append(headings, heading)
			}
			rows[heading] = append(rows[heading], fmt.Sprintf("| `--%s` | `%s` | %s | %s |\n", name, d.GetEnvVars()[0], value, usage))
		}
	})
	for _, heading := range headings {
		fmt.Fprintf(&text, "\n## %s\n\n| Flag | Variable | Default | Meaning |\n|---|---|---|---|\n%s", heading, strings.Join(rows[heading], ""))
	}
	return text.String()
}

// TestConfigurationReference compares docs/configuration.md with the command line. With
// -update it writes it.
func TestConfigurationReference(t *testing.T) {
	t.Parallel()
	const name, mark = "docs/configuration.md", "<!-- The rest is made by: go test ./server/command -run TestConfigurationReference -update -->\n\n"
	text := document(t, name)
	head, rest, found := strings.Cut(text, mark)
	want := reference(t)
	switch {
	case !found:
		t.Fatalf("%s has no line %q", name, mark)
	case rest == want:
	case *update:
		if err := os.WriteFile("../../"+name, []byte(head+mark+want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is not what the command line says; run this test with -update", name)
	}
}

// TestDocumentedFlags looks for flags and commands in the documents that the program does
// not have.
func TestDocumentedFlags(t *testing.T) {
	t.Parallel()
	flags, commands := map[string]bool{}, map[string]bool{}
	walk(func(name string, c *cli.Command) {
		commands[name] = true
		for _, f := range c.Flags {
			flags[f.Names()[0]] = true
		}
	})
	files, err := filepath.Glob("../../docs/*.md")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range append(files, "../../README.md", "../../CONTRIBUTING.md") {
		text := document(t, strings.TrimPrefix(filepath.ToSlash(file), "../../"))
		// The flags of other programs stand in examples with their names.
		for _, m := range regexp.MustCompile("`--([a-z0-9-]+)[` =]|finds [a-z-]+.* --([a-z0-9-]+)").FindAllStringSubmatch(text, -1) {
			if name := m[1] + m[2]; !flags[name] {
				t.Errorf("%s names --%s, which does not exist", file, name)
			}
		}
		for _, m := range regexp.MustCompile("`(finds [a-z-]+)").FindAllStringSubmatch(text, -1) {
			if !commands[m[1]] {
				t.Errorf("%s names %s, which does not exist", file, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`).FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", file, m[1], err)
			}
		}
	}
}

var block = regexp.MustCompile("(?s)```sh\n(.*?)```\n(?:```\n(.*?)```\n)?")

// tour runs the commands of docs/api.md, and compares their output with the document.
func tour(t *testing.T, bin string) {
	needTools(t, "bash", "curl", "jq")
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data)
	text := document(t, "docs/api.md")
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
	bash.Dir = "../.."           // as the reader of the document
	bash.WaitDelay = time.Second // the stream that it followed may last longer than all else
	out, err := bash.CombinedOutput()
	got := strings.Split(string(out), "=====\n")
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("block %d of the tour prints, %v:\n%s\nthe document says:\n%s", i+1, err, got[min(i, len(got)-1)], want[i])
		}
	}
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
}
