package command

import (
	"os"
	"strings"

	"github.com/urfave/cli/v2"
)

// unknownVariables returns the variables of the environment that look like settings of Finds and are
// none, such as misspelt ones, each with the variable that it resembles most, if one does.
func (p Program) unknownVariables(environment []string) (list []string) {
	known := map[string]bool{}
	var flags []cli.Flag
	add := func(c *cli.Command) {
		for _, f := range c.Flags {
			name := f.Names()[0]
			if name == "help" {
				continue
			}
			flags = append(flags, f)
			for _, v := range envName(name) {
				known[v] = true
			}
		}
	}
	for _, c := range p.commands().Commands {
		add(c)
		for _, sub := range c.Subcommands {
			add(sub)
		}
	}
	for _, name := range secretFlags {
		known[envName(name)[0]+"_FILE"] = true
	}
	for _, variable := range environment {
		name, value, _ := strings.Cut(variable, "=")
		setting, ours := strings.CutPrefix(name, "FINDS_")
		if !ours || known[name] || foreignVariable(setting, value) {
			continue
		}
		like := cli.SuggestFlag(flags, strings.ToLower(strings.ReplaceAll(setting, "_", "-")), true)
		if like = strings.TrimLeft(like, "-"); like != "" { // or nothing resembles it
			name += " (did you mean " + envName(like)[0] + "?)"
		}
		list = append(list, name)
	}
	return list
}

// foreignVariable reports whether a variable behind FINDS_ is of the tests, or of Kubernetes, which
// adds some to each container beside a service named finds.
func foreignVariable(setting, value string) bool {
	return strings.HasPrefix(setting, "TEST_") || strings.HasPrefix(setting, "SERVICE_") || strings.HasPrefix(setting, "PORT_") || strings.HasPrefix(value, "tcp://")
}

// warnOfVariables logs the settings that are ignored.
func (e *env) warnOfVariables() {
	for _, v := range (Program{Version: e.version}).unknownVariables(os.Environ()) {
		e.log.Warn("a variable is not a setting of Finds and is ignored", "variable", v)
	}
}
