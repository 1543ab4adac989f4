// Package command is the command line: the commands, their flags, and how an
// instance is opened and served. It is the only package that knows every other.
package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"github.com/urfave/cli/v2"

	"finds/media"
)

// Program is the command line of a build, with its standard streams.
type Program struct {
	Version        string
	Stdin          io.Reader
	Stdout, Stderr io.Writer
}

// Main runs the command line of this process and exits. Nothing may come before it
// in main: processes that decode media and unpack places start here, too.
func Main(version string) {
	media.Worker()
	placesWorker()
	if err := media.Hide(); err != nil { // secrets are in its environment and its memory
		fmt.Fprintln(os.Stderr, "finds: hide this process from others of the same user:", err)
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		version = releaseOf(version, info.Main.Version)
	}
	os.Exit(Program{version, os.Stdin, os.Stdout, os.Stderr}.Run(untilSignal(), os.Args))
}

// tagged is a version that the go command takes from the tag of a clone.
var tagged = regexp.MustCompile(`^v(\d+\.\d+\.\d+)$`)

// releaseOf returns the version that the build has set or, for one that sets none in a clone of a release, that of its tag.
func releaseOf(version, module string) string {
	if m := tagged.FindStringSubmatch(module); m != nil && version == "dev" {
		return m[1]
	}
	return version
}

// untilSignal returns a context that SIGINT or SIGTERM ends. From then on, another one ends the
// process at once, which signal.NotifyContext does not promise to those who wait for the context.
func untilSignal() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		<-signals
		signal.Stop(signals)
		cancel()
	}()
	return ctx
}

// Run runs a command and returns its exit status: 0, 1 after one line on Stderr that
// says what is wrong, or another one that the help of the command names. The first of args is the name of the program.
func (p Program) Run(ctx context.Context, args []string) int {
	switch {
	case len(args) > 1 && (args[1] == "--version" || args[1] == "-v"):
		args = []string{args[0], "version"}
	case len(args) > 1 && args[1] == "help":
		// The library's help command is one value for every command line.
		args = append(append([]string{args[0]}, args[2:]...), "--help")
	case len(args) < 2 || strings.HasPrefix(args[1], "-") && !isHelp(args[1]):
		// Plain `finds`, or `finds --addr …`, serves.
		args = append([]string{args[0], "serve"}, args[1:]...)
	}
	if slices.ContainsFunc(args, isHelp) || args[1] == "version" {
		return p.status(ctx, p.commands().RunContext(ctx, args), args)
	}
	forgetConfig, err := p.readConfig(args)
	defer forgetConfig()
	if err != nil {
		return p.status(ctx, err, args)
	}
	forgetSecrets, err := readSecretFiles()
	defer forgetSecrets()
	if err == nil {
		app := p.commands()
		app.Metadata = map[string]any{"args": args}
		err = app.RunContext(ctx, args)
	}
	return p.status(ctx, err, args)
}

// status returns the exit status for the error of a command, after a line on Stderr.
func (p Program) status(ctx context.Context, err error, args []string) int {
	if errors.Is(err, errEnded) {
		return 0
	}
	var status exitStatus
	if errors.As(err, &status) {
		return int(status)
	}
	if err != nil && ctx.Err() != nil && errors.Is(err, context.Canceled) {
		err = errors.New("interrupted")
	}
	if err != nil {
		line := strings.Join(strings.Fields(strings.ReplaceAll(withoutValues(err.Error()), "\n", "; ")), " ")
		fmt.Fprintln(p.Stderr, "finds:", line+p.fromEnvironment(line, args))
		return 1
	}
	return 0
}

// withoutValues leaves out the values that the flag library repeats in its errors: one may
// be a password that was given to the wrong flag, and the line ends up in a log.
func withoutValues(text string) string {
	return badSyntax.ReplaceAllString(repeatedValue.ReplaceAllString(text, `$1 "…"`), "$1")
}

var (
	repeatedValue = regexp.MustCompile(`(invalid (?:boolean )?value|could not parse|: parsing) "(?:[^"\\]|\\.)*"`)
	badSyntax     = regexp.MustCompile(`(bad flag syntax): \S*?(;|\s|$)`)
)

// fromEnvironment returns what follows a line that names flags: the variables of
// those flags that are not among args, whose values come from the environment. The
// library names the variable only of a value that it cannot parse; an operator who
// sets variables, or their _FILE forms, needs the name for every other error, too, and the
// line of a file of settings.
func (p Program) fromEnvironment(line string, args []string) string {
	settings, file, _ := p.config(args) // an error has been reported
	var from []string
	for _, name := range flagName.FindAllString(line, -1) {
		if name == "--help" { // which errors point to
			continue
		}
		variable := "FINDS_" + strings.ToUpper(strings.ReplaceAll(name[2:], "-", "_"))
		_, set := os.LookupEnv(variable)
		if os.Getenv(variable+"_FILE") != "" {
			variable += "_FILE"
		}
		if !set || isGiven(args, name[2:]) {
			continue
		}
		where := variable + " in the environment"
		for _, s := range settings {
			if s.name == variable && s.value == os.Getenv(variable) {
				where = fmt.Sprintf("%s in %s, line %d", variable, file, s.line)
			}
		}
		if !slices.Contains(from, where) {
			from = append(from, where)
		}
	}
	if from == nil {
		return ""
	}
	return " (" + strings.Join(from, ", ") + ")"
}

// isGiven reports whether a flag is among the arguments.
func isGiven(args []string, name string) bool {
	return slices.ContainsFunc(args, func(arg string) bool {
		given, _, _ := strings.Cut(arg, "=")
		return given == "--"+name || given == "-"+name
	})
}

var flagName = regexp.MustCompile(`--[a-z][a-z0-9-]*`)

func isHelp(arg string) bool { return arg == "-h" || arg == "--help" }

// commands is the command line.
func (p Program) commands() *cli.App {
	with := func(action func(*env) error, needs ...need) cli.ActionFunc {
		return func(c *cli.Context) error {
			e := p.env(c)
			if err := errors.Join(checkArguments(c), checkStorage(e)); err != nil {
				return err
			}
			if err := absoluteData(c); err != nil {
				return err
			}
			if err := e.open(needs); err != nil {
				return e.unusable(err)
			}
			return e.unusable(errors.Join(action(e), e.close()))
		}
	}
	app := &cli.App{
		Name: "finds", Usage: "share finds on a map, with everyone or with friends",
		UsageText: "finds [COMMAND] [FLAGS] [ARGUMENT]",
		Description: "Without a command, finds runs serve. finds COMMAND --help lists the flags of a command; flags come before the argument.\n" +
			"Each flag has an environment variable, such as FINDS_DATA for --data. Secrets can also be read from a file, which a variable such as FINDS_DATABASE_FILE names.\n" +
			"Passwords are read from a prompt or from standard input. A command that fails prints one line and exits with 1.",
		Writer: p.Stdout, ErrWriter: p.Stderr, HideVersion: true, HideHelpCommand: true,
		// One line of our own instead of the usage text, and the exit is Run's.
		ExitErrHandler: func(*cli.Context, error) {},
		OnUsageError:   usageError,
		Action: func(c *cli.Context) error {
			return p.unknownCommand(c.Args().First())
		},
		Commands: []*cli.Command{
			{Name: "serve", Usage: "migrate the database and serve", Flags: serveFlags(), Before: checkStart, Action: with(serve)},
			{Name: "migrate", Usage: "run or list database migrations", Action: takes("migrate", "up, down or status"), Subcommands: []*cli.Command{
				{Name: "up", Usage: "apply all pending migrations", Flags: sharedFlags(), Action: with(migrateUp)},
				{Name: "down", Usage: "roll back the last migration and its data; rolling back the first one deletes everything", Flags: sharedFlags(yesFlag()), Action: with(migrateDown, database)},
				{Name: "status", Usage: "list migrations and when they were applied", Flags: sharedFlags(), Action: with((*env).migrations, database)},
			}},
			{Name: "create-user", Usage: "create an account and print its id; the first one administers the instance", ArgsUsage: "NAME",
				Flags: sharedFlags(passwordFlag(), baseURLFlag()), Action: with(createUser, instance)},
			{Name: "create-token", Usage: "create a bearer token for a user and print it", ArgsUsage: "NAME", Flags: sharedFlags(
				str("scopes", "", "what an API token may do: read, write and admin, separated by commas; when empty, the token may do all that the user can do, and ends after 180 days, or sooner if it is not used"),
				expiresFlag(), nameFlag(),
			), Action: with(createToken, instance)},
			{Name: "create-invite", Usage: "print an invite link for new accounts", Flags: sharedFlags(
				baseURLFlag(), addrFlag(), expiresFlag(), num("uses", 1, "how many accounts the link may create"),
			), Before: checkAddresses, Action: with(createInvite, instance)},
			{Name: "list-invites", Usage: "list the invites of all users and of the command line, newest first; those that have ended stay for 30 days",
				Flags: sharedFlags(jsonFlag()), Action: with(listInvites, instance)},
			{Name: "revoke-invite", Usage: "end an invite, so that no more accounts are created with it", ArgsUsage: "ID", Flags: sharedFlags(), Action: with(revokeInvite, instance)},
			{Name: "list-tokens", Usage: "list the sessions and API tokens of a user, newest first", ArgsUsage: "NAME", Flags: sharedFlags(jsonFlag()), Action: with(listTokens, instance)},
			{Name: "revoke-token", Usage: "end a session or an API token of a user", ArgsUsage: "NAME ID", Flags: sharedFlags(), Action: with(revokeToken, instance)},
			{Name: "set-password", Usage: "set the password of a user and end all sessions of that user", ArgsUsage: "NAME",
				Flags: sharedFlags(passwordFlag(), passkeysFlag(), baseURLFlag()), Action: with(setPassword, instance)},
			{Name: "set-role", Usage: "make a user an administrator or a member", ArgsUsage: "NAME admin|member",
				Flags: sharedFlags(), Action: with(setRole, instance)},
			{Name: "delete-user", Usage: "delete an account with its finds, comments and media", ArgsUsage: "NAME", Flags: sharedFlags(s3Flags(yesFlag())...), Action: with(deleteUser, instance)},
			{Name: "suspend", Usage: "hide an account with all that it has made, and end its sessions", ArgsUsage: "NAME", Flags: sharedFlags(
				str("reason", "", "why, for the user, who reads it when signing in"),
				str("for", "", "how long, such as 12h or 7d; when empty, until finds unsuspend, and after 30 days the account is deleted"),
			), Action: with(suspend, instance)},
			{Name: "unsuspend", Usage: "show a suspended account again, as it was", ArgsUsage: "NAME", Flags: sharedFlags(), Action: with(unsuspend, instance)},
			{Name: "create-sign-in-link", Usage: "print a link that signs a user in once within 24 hours, to set a new password", ArgsUsage: "NAME",
				Flags: sharedFlags(baseURLFlag(), addrFlag()), Before: checkAddresses, Action: with(createSignInLink, instance)},
			{Name: "list-users", Usage: "list all accounts", Flags: sharedFlags(jsonFlag()), Action: with(listUsers, instance)},
			{Name: "empty-bin", Usage: "delete the finds in the bin of a user for good, with their media, or with --all those in all bins", ArgsUsage: "[NAME]",
				Flags: sharedFlags(s3Flags(yesFlag(), allFlag("empty the bins of all users"))...), Action: with(emptyBin, instance)},
			{Name: "export", Usage: "write the finds of a user, with photos and videos, into a zip file, by default finds-NAME.zip", ArgsUsage: "[FILE]", Flags: sharedFlags(s3Flags(
				str("user", "", "name of the owner of the finds"),
				yesNo("force", false, "replace the file if it exists"),
			)...), Action: with(exportFinds, instance)},
			{Name: "import", Usage: "publish the places of a GPX, KML, GeoJSON or CSV file, or of an export of another program, as finds of a user, by default for them alone", ArgsUsage: "FILE", Flags: sharedFlags(s3Flags(
				str("user", "", "name of the owner of the finds"),
				str("audience", "me", "who sees the finds: everyone, friends or me"),
				yesNo("public", false, "the same as --audience everyone"),
				yesNo("keep-visibility", false, "keep the audiences of the finds and lists of an archive"),
			)...), Action: with(importFinds, instance)},
			{Name: "push-keys", Usage: "print the Web Push key pair, generating it if needed", Flags: sharedFlags(vapidFlags(
				yesNo("new", false, "print a new key pair without storing it"),
			)...), Action: func(c *cli.Context) error {
				if c.Bool("new") { // for which no instance is opened or made
					return printNewKeys(p.Stdout)
				}
				return with(pushKeys)(c)
			}},
			{Name: "demo", Usage: "fill an empty instance with generated users, locations and finds", Flags: sharedFlags(s3Flags(demoFlags()...)...), Before: checkDemo, Action: with(demo)},
			p.dbCommands(),
			mediaCommands(with),
			{Name: "doctor", Usage: "check the instance and what it depends on; exit with 1 if anything fails", Flags: doctorFlags(), Before: checkServe, Action: p.doctor},
			p.backupCommands(with),
			p.mapCommands(),
			p.healthCommand(),
			p.updateCommand(),
			p.configCommands(),
			{Name: "version", Usage: "print the version, the commit and the Go version", Action: func(c *cli.Context) error {
				if c.NArg() > 0 {
					return errors.New("version takes no arguments")
				}
				return p.printVersion()
			}},
		},
	}
	for _, c := range app.Commands {
		p.prepare(c)
		for _, sub := range c.Subcommands {
			p.prepare(sub)
		}
	}
	return app
}

// env is what a command works with, before the instance is opened.
func (p Program) env(c *cli.Context) *env {
	return &env{Context: c, version: p.Version, stdin: p.Stdin, stdout: p.Stdout, stderr: p.Stderr}
}

// takes answers a command without one of its parts.
func takes(command, parts string) cli.ActionFunc {
	return func(*cli.Context) error {
		return fmt.Errorf("%s takes %s; finds %s --help says more", command, parts, command)
	}
}

// unknownCommand names the command that a misspelt one resembles most, if one does.
func (p Program) unknownCommand(name string) error {
	like := "" // which SuggestCommand quotes, and ends with a question mark
	if s := cli.SuggestCommand(p.commands().Commands, name); !strings.Contains(s, `""`) {
		like = strings.Replace(s, "Did", "did", 1) + " "
	}
	return fmt.Errorf("unknown command %q; %sfinds --help lists the commands", name, like)
}

// prepare adds what all commands have in common.
func (p Program) prepare(c *cli.Command) {
	c.OnUsageError, c.HideHelpCommand = usageError, true
	before := c.Before
	c.Before = func(c *cli.Context) error {
		if err := p.becomeOwner(c); err != nil || before == nil {
			return err
		}
		return before(c)
	}
}

// absoluteData makes the data folder absolute: other programs that get names in it run
// elsewhere.
func absoluteData(c *cli.Context) error {
	data, err := filepath.Abs(c.String("data"))
	if err == nil {
		err = c.Set("data", data)
	}
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	return nil
}

// need is what a command cannot do without, and does not make.
type need int

const (
	database need = iota + 1 // of any version
	instance                 // a database of the newest version
)

func (p Program) printVersion() error {
	commit := "unknown commit"
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				commit = s.Value
			}
		}
	}
	_, err := fmt.Fprintf(p.Stdout, "finds %s, %s, %s\n", p.Version, commit, runtime.Version())
	return err
}
