package command

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"text/tabwriter"

	"github.com/urfave/cli/v2"
)

// The service and the commands beside it have the same settings if they read the same file: that of --config, or else
// packagedConfig where no data folder is named, or else dataConfig in the data folder. It has the format of EnvironmentFile
// in systemd.exec(5), of which lines that continue on the next are left out.
const (
	packagedConfig = "/etc/finds/finds.env"
	dataConfig     = "finds.env"
)

func configFlag() cli.Flag {
	return str("config", "", "file with settings as KEY=value, such as FINDS_BASE_URL=https://finds.example.org; by default "+packagedConfig+" without --data, and finds.env in the data folder")
}

// setting is a line of a file of settings.
type setting struct {
	name, value string
	line        int
}

// readConfig sets the variables of the file of settings that are not set, until forget is called.
func (p Program) readConfig(args []string) (forget func(), err error) {
	var set []string
	forget = func() {
		for _, name := range set {
			os.Unsetenv(name)
		}
	}
	list, file, err := p.config(args)
	if errors.Is(err, errUnread) {
		fmt.Fprintf(p.Stderr, "finds: this user may not read %s, so its settings do not count; the service may have others. "+
			"Run the command with sudo, or, if the service runs as this user: sudo chgrp %s %[1]s && sudo chmod 640 %[1]s\n", file, groupName(os.Getegid()))
		err = nil
	}
	for _, s := range list {
		if _, there := os.LookupEnv(s.name); there || err != nil {
			continue
		}
		if err = os.Setenv(s.name, s.value); err == nil {
			set = append(set, s.name)
		}
	}
	return forget, err
}

// errUnread says that this user may not read a file of settings that no one has named.
var errUnread = errors.New("the file of settings cannot be read")

// groupName returns the name of a group, or its number if it has none.
func groupName(gid int) string {
	id := strconv.Itoa(gid)
	if g, err := user.LookupGroupId(id); err == nil {
		return g.Name
	}
	return id
}

// config reads the file of settings for a command line, if there is one. It returns errUnread beside the name of one that is
// there by default but not for this user.
func (p Program) config(args []string) (list []setting, file string, err error) {
	file, named := configPath(args)
	info, err := os.Stat(file)
	var b []byte
	if err == nil {
		if owner, known := foreignOwner(info); known {
			return nil, file, fmt.Errorf("%s belongs to the user %s, and root takes no settings from others; run sudo -u %s finds …, or change its owner", file, owner, sudoName(owner))
		}
		b, err = os.ReadFile(file)
	}
	switch {
	case (errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR)) && !named: // --data may name a file, which its own check reports
		return nil, "", nil
	case errors.Is(err, fs.ErrPermission) && !named:
		return nil, file, errUnread
	case err != nil:
		return nil, file, fmt.Errorf("--config: %w", err)
	}
	list, err = parseConfig(string(b))
	if err != nil {
		err = fmt.Errorf("%s, %w", file, err)
	}
	return list, file, err
}

// configPath returns the path of the file of settings, and whether the command line or the environment names it.
func configPath(args []string) (file string, named bool) {
	if file := argument(args, "config"); file != "" {
		return file, true
	}
	data := argument(args, "data")
	if _, err := os.Stat(packagedConfig); data == "" && err == nil {
		return packagedConfig, false
	}
	if data == "" {
		data = "data"
	}
	return filepath.Join(data, dataConfig), false
}

// argument returns the value of a flag, before the library has read the command line, which needs the settings for that.
func argument(args []string, flag string) (value string) {
	value = os.Getenv(envName(flag)[0])
	for i, a := range args {
		name, v, ok := strings.Cut(strings.TrimPrefix(a, "-"), "=")
		if name != flag && name != "-"+flag || !strings.HasPrefix(a, "-") {
			continue
		}
		if ok {
			value = v
		} else if i+1 < len(args) {
			value = args[i+1]
		}
	}
	return value
}

// parseConfig reads lines of KEY=value.
func parseConfig(text string) (list []setting, err error) {
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' || line[0] == ';' {
			continue
		}
		name, value, ok := strings.Cut(line, "=")
		name, value = strings.TrimSpace(strings.TrimPrefix(name, "export ")), strings.TrimSpace(value)
		if !ok || name == "" || strings.ContainsAny(name, " \t\"'") {
			return nil, fmt.Errorf("line %d: expected KEY=value", n)
		}
		if value != "" && (value[0] == '"' || value[0] == '\'') {
			if len(value) < 2 || value[len(value)-1] != value[0] {
				return nil, fmt.Errorf("line %d: the quote is not closed", n)
			}
			quote := value[0]
			value = value[1 : len(value)-1]
			if quote == '"' {
				value = strings.NewReplacer(`\"`, `"`, `\\`, `\`, `\$`, `$`).Replace(value)
			}
		}
		list = append(list, setting{name, value, n})
	}
	return list, lines.Err()
}

func (p Program) configCommands() *cli.Command {
	return &cli.Command{Name: "config", Usage: "check the settings", Action: takes("config", "check"), Subcommands: []*cli.Command{
		{Name: "check", Usage: "print the settings that are not the default and where they are from, without secrets; exit with 1 if serve would refuse them",
			Flags: serveFlags(), Before: checkServe, Action: p.configCheck},
	}}
}

// configCheck prints the settings. What serve refuses has ended the command before.
func (p Program) configCheck(c *cli.Context) error {
	if err := checkArguments(c); err != nil {
		return err
	}
	args := c.App.Metadata["args"].([]string)
	list, file, err := p.config(args)
	if err != nil && !errors.Is(err, errUnread) {
		return err
	}
	out := tabwriter.NewWriter(p.Stdout, 0, 0, 2, ' ', 0)
	for _, f := range c.Command.Flags {
		name := f.Names()[0]
		variable := envName(name)[0]
		if name == "help" || !c.IsSet(name) {
			continue
		}
		value := fmt.Sprint(c.Value(name))
		if slices.Contains(secretFlags, name) && value != "" {
			value = "(set, not shown)"
		}
		from := "flag"
		if v, there := os.LookupEnv(variable); there && !isGiven(args, name) {
			from = "environment"
			for _, s := range list {
				if s.name == variable && s.value == v || s.name == variable+"_FILE" {
					from = fmt.Sprintf("%s, line %d", file, s.line)
				}
			}
		}
		fmt.Fprintf(out, "%s\t%s\t%s\n", variable, value, from)
	}
	fmt.Fprintln(out, "All others have their defaults, which finds serve --help lists.")
	if err := out.Flush(); err != nil {
		return err
	}
	if unknown := p.unknownVariables(os.Environ()); unknown != nil {
		return fmt.Errorf("these are no settings of Finds: %s", strings.Join(unknown, "; "))
	}
	return nil
}
