// Finds is a self-hosted service for finds: titled entries at places on a map,
// with pictures, public or for friends. This file has the commands, their
// flags and the wiring; it is the only one that knows every package.
package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	mathrand "math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server"
	"finds/store"
)

// version is set by the release build: -ldflags "-X main.version=1.2.3".
var version = "dev"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	code := run(ctx, os.Args, os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// run runs a command and returns its exit status: 0, or 1 after one line on
// stderr that says what is wrong.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
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
	forget, err := readSecretFiles()
	defer forget()
	if err == nil {
		err = commands(stdin, stdout, stderr).RunContext(ctx, args)
	}
	if err != nil && ctx.Err() != nil && errors.Is(err, context.Canceled) {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(stderr, "finds:", strings.Join(strings.Fields(strings.ReplaceAll(err.Error(), "\n", "; ")), " "))
		return 1
	}
	return 0
}

func isHelp(arg string) bool { return arg == "-h" || arg == "--help" }

// commands is the command line.
func commands(stdin io.Reader, stdout, stderr io.Writer) *cli.App {
	with := func(action func(*env) error, needs ...need) cli.ActionFunc {
		return func(c *cli.Context) error {
			e := &env{Context: c, stdin: stdin, stdout: stdout, stderr: stderr}
			if err := e.open(slices.Contains(needs, instance)); err != nil {
				return err
			}
			return errors.Join(action(e), e.close())
		}
	}
	app := &cli.App{
		Name: "finds", Usage: "publish finds on a map, for everybody or for friends",
		UsageText: "finds [COMMAND] [FLAGS] [ARGUMENT]",
		Description: "Without a command it serves. finds COMMAND --help lists the flags of a command, which stand before its argument;\n" +
			"each has an environment variable, FINDS_DATA for --data. Secrets can also be in a file, FINDS_DATABASE_FILE.\n" +
			"Passwords come from a prompt or standard input. Commands exit with 0, or with 1 after one line that says why.",
		Writer: stdout, ErrWriter: stderr, HideVersion: true, HideHelpCommand: true,
		// One line of our own instead of the usage text, and the exit is run's.
		ExitErrHandler: func(*cli.Context, error) {},
		OnUsageError:   usageError,
		Action: func(c *cli.Context) error {
			return fmt.Errorf("there is no command %q; finds --help lists them", c.Args().First())
		},
		Commands: []*cli.Command{
			{Name: "serve", Usage: "migrate the database, then serve", Flags: serveFlags(), Action: with(serve)},
			{Name: "migrate", Usage: "run and show migrations", Action: noMigration, Subcommands: []*cli.Command{
				{Name: "up", Usage: "bring the database to the newest version", Flags: sharedFlags(), Action: with(migrateUp)},
				{Name: "down", Usage: "take the last migration back", Flags: sharedFlags(), Action: with(migrateDown)},
				{Name: "status", Usage: "list the migrations", Flags: sharedFlags(), Action: with(migrateStatus)},
			}},
			{Name: "create-user", Usage: "make an account and print its id", ArgsUsage: "NAME", Flags: sharedFlags(passwordFlag()), Action: with(createUser)},
			{Name: "create-token", Usage: "print a bearer token of a user", ArgsUsage: "NAME", Flags: sharedFlags(), Action: with(createToken, instance)},
			{Name: "create-invite", Usage: "print a link with which people make accounts", Flags: sharedFlags(
				baseURLFlag(), addrFlag(), str("expires", "7d", "how long it works: 90m, 12h, 7d"), num("uses", 1, "how many accounts it makes"),
			), Action: with(createInvite)},
			{Name: "set-password", Usage: "set the password of a user and end their sessions", ArgsUsage: "NAME", Flags: sharedFlags(passwordFlag()), Action: with(setPassword, instance)},
			{Name: "delete-user", Usage: "delete an account with all that is its own", ArgsUsage: "NAME", Flags: sharedFlags(
				&cli.BoolFlag{Name: "yes", Usage: "do not ask first", EnvVars: []string{"FINDS_YES"}},
			), Action: with(deleteUser, instance)},
			{Name: "list-users", Usage: "list the accounts", Flags: sharedFlags(), Action: with(listUsers, instance)},
			{Name: "demo", Usage: "fill an empty instance with a plausible world", Flags: sharedFlags(demoFlags()...), Action: with(demo)},
			{Name: "version", Usage: "print version, commit and Go version", Action: func(c *cli.Context) error {
				if c.NArg() > 0 {
					return errors.New("version takes no argument")
				}
				return printVersion(stdout)
			}},
		},
	}
	for _, c := range app.Commands {
		c.OnUsageError, c.HideHelpCommand = usageError, true
		for _, sub := range c.Subcommands {
			sub.OnUsageError, sub.HideHelpCommand = usageError, true
		}
	}
	return app
}

// need is what a command cannot do without.
type need int

// instance is a migrated database, which the command does not make.
const instance need = 1

// What the library says of wrong flags, with the value, and what is said here.
var (
	noFlag    = regexp.MustCompile(`^flag provided but not defined: -+(.*)$`)
	noValue   = regexp.MustCompile(`^flag needs an argument: -+(.*)$`)
	badFlag   = regexp.MustCompile(`^invalid (?:boolean )?value .* for (?:flag )?-+([a-z-]+): .*$`)
	badEnv    = regexp.MustCompile(`^could not parse .* from environment variable "(\w+)" for flag .*$`)
	boolFlags = map[string]bool{"yes": true, "password-stdin": true, "no-media": true}
)

// usageError tells a wrong flag in one line, without the value given.
func usageError(c *cli.Context, err error, _ bool) error {
	text := strings.ReplaceAll(err.Error(), "\n", " ")
	takes := func(name, flag string) string {
		if boolFlags[flag] {
			return name + " takes true or false"
		}
		return name + " takes a number"
	}
	if m := noFlag.FindStringSubmatch(text); m != nil {
		text = "there is no flag --" + m[1]
	} else if m := noValue.FindStringSubmatch(text); m != nil {
		text = "--" + m[1] + " needs a value"
	} else if m := badFlag.FindStringSubmatch(text); m != nil {
		text = takes("--"+m[1], m[1])
	} else if m := badEnv.FindStringSubmatch(text); m != nil {
		text = takes(m[1], strings.ReplaceAll(strings.ToLower(strings.TrimPrefix(m[1], "FINDS_")), "_", "-"))
	}
	return fmt.Errorf("%s; %s --help lists the flags", text, c.Command.HelpName)
}

// noMigration answers `migrate` without one of its commands.
func noMigration(c *cli.Context) error {
	return errors.New("migrate takes up, down or status; finds migrate --help tells what they do")
}

// Flags. Each has an environment variable FINDS_<NAME>.

func envName(name string) []string {
	return []string{"FINDS_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))}
}

func str(name, value, usage string) cli.Flag {
	return &cli.StringFlag{Name: name, Value: value, Usage: usage, EnvVars: envName(name)}
}

func num(name string, value int, usage string) cli.Flag {
	return &cli.IntFlag{Name: name, Value: value, Usage: usage, EnvVars: envName(name)}
}

// secrets name the flags whose variable may also be read from a file.
var secretFlags = []string{"database", "vapid-private-key"}

// These stand at several commands. Each has its own: a flag remembers what it
// was given.

func passwordFlag() cli.Flag {
	return &cli.BoolFlag{Name: "password-stdin", Usage: "read the password from standard input", EnvVars: envName("password-stdin")}
}

func baseURLFlag() cli.Flag {
	return str("base-url", "", "address as browsers see it, such as https://finds.example.org")
}

func addrFlag() cli.Flag { return str("addr", "127.0.0.1:8080", "address to listen on") }

// sharedFlags are those of every command, and more.
func sharedFlags(more ...cli.Flag) []cli.Flag {
	return append([]cli.Flag{
		str("data", "./data", "folder of the database, the media and the secrets"),
		str("database", "", "postgres://… instead of SQLite in the data folder"),
		str("synchronous", "normal", "SQLite: normal loses nothing when the process dies, full nor when the power fails"),
		str("log-format", "text", "text or json"),
	}, more...)
}

func serveFlags() []cli.Flag {
	return sharedFlags(addrFlag(), baseURLFlag(),
		str("registration", "invite", "who may make an account: open, invite or closed"),
		str("trusted-proxies", "", "comma-separated addresses or networks whose X-Forwarded-For is believed"),
		str("cors-origins", "", "comma-separated origins of other web clients"),
		str("metrics-addr", "", "address for Prometheus, such as 127.0.0.1:9090; off when empty"),
		num("max-image-mb", schema.ImageMax>>20, "largest picture in MB"),
		num("max-media-per-find", schema.MediaPerFind, "most media of one find"),
		num("rate-writes", 120, "writes a minute and user; 0 is no limit"),
		num("rate-uploads", 60, "uploads an hour and user; 0 is no limit"),
		num("rate-anonymous", 60, "calls a minute and address without sign-in; 0 is no limit"),
		str("vapid-public-key", "", "Web Push key pair; one is made when both are empty"),
		str("vapid-private-key", "", "see vapid-public-key"),
		str("push-allow-hosts", strings.Join(server.DefaultPushHosts, ","), "comma-separated push services that browsers may use"),
	)
}

func demoFlags() []cli.Flag {
	return []cli.Flag{
		num("users", 1000, "how many users"), num("locations", 200_000, "how many locations"), num("finds", 1_000_000, "how many finds"),
		num("seed", 1, "the same seed gives the same world"), passwordFlag(),
		&cli.BoolFlag{Name: "no-media", Usage: "leave pictures out", EnvVars: []string{"FINDS_NO_MEDIA"}},
	}
}

// readSecretFiles sets FINDS_X from the file that FINDS_X_FILE names, until
// forget is called.
func readSecretFiles() (forget func(), err error) {
	var set []string
	forget = func() {
		for _, variable := range set {
			os.Unsetenv(variable)
		}
	}
	for _, name := range secretFlags {
		variable := envName(name)[0]
		file := os.Getenv(variable + "_FILE")
		if file == "" {
			continue
		}
		if os.Getenv(variable) != "" {
			return forget, fmt.Errorf("%s and %s_FILE are both set; keep one of them", variable, variable)
		}
		b, err := os.ReadFile(file)
		if err != nil {
			return forget, fmt.Errorf("%s_FILE: %w", variable, err)
		}
		if err := os.Setenv(variable, strings.TrimSpace(string(b))); err != nil {
			return forget, fmt.Errorf("%s_FILE: %w", variable, err)
		}
		set = append(set, variable)
	}
	return forget, nil
}

// env is what a command works with.
type env struct {
	*cli.Context
	stdin          io.Reader
	stdout, stderr io.Writer
	log            *slog.Logger
	store          *store.Store
	bucket         *media.Folder
}

// open reads the shared flags, makes the data folder and opens the database. A
// command for an existing instance makes nothing.
func (e *env) open(existing bool) error {
	switch e.String("log-format") {
	case "text":
		e.log = slog.New(slog.NewTextHandler(e.stderr, nil))
	case "json":
		e.log = slog.New(slog.NewJSONHandler(e.stderr, nil))
	default:
		return errors.New("--log-format takes text or json")
	}
	if s := e.String("synchronous"); s != "normal" && s != "full" {
		return errors.New("--synchronous takes normal or full")
	}
	database := e.String("database")
	switch {
	case database == "":
		database = e.path("finds.db")
	case !strings.HasPrefix(database, "postgres://") && !strings.HasPrefix(database, "postgresql://"):
		return errors.New("--database takes postgres://…; SQLite is in the data folder")
	}
	if existing && e.String("database") == "" {
		if _, err := os.Stat(database); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("--data: there is no instance in %s; finds serve makes one", e.String("data"))
		}
	}
	for _, dir := range []string{"", "tmp"} {
		if err := os.MkdirAll(e.path(dir), 0o700); err != nil {
			return fmt.Errorf("--data: %w", err)
		}
	}
	var err error
	if e.bucket, err = media.OpenFolder(e.path("media")); err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	if database == e.path("finds.db") { // the log and the index beside it take its mode
		f, err := os.OpenFile(database, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			return fmt.Errorf("--data: %w", err)
		}
		f.Close()
	}
	mediaPerFind := 0
	if e.Command.Name == "serve" {
		mediaPerFind = e.Int("max-media-per-find")
	}
	e.store, err = store.Open(e.Context.Context, store.Options{Database: database, Synchronous: e.String("synchronous"), MediaPerFind: mediaPerFind})
	if err != nil {
		return errors.Join(fmt.Errorf("--database: %w", err), e.bucket.Close())
	}
	if !existing {
		return nil
	}
	list, err := e.store.Migrations(e.Context.Context)
	if err == nil && slices.ContainsFunc(list, func(m store.Migration) bool { return m.AppliedAt.IsZero() }) {
		err = errors.New("the database is not at the newest version; finds migrate up brings it there")
	}
	if err != nil {
		return errors.Join(err, e.close())
	}
	return nil
}

// path is in the data folder.
func (e *env) path(name string) string { return filepath.Join(e.String("data"), name) }

func (e *env) close() error { return errors.Join(e.store.Close(), e.bucket.Close()) }

// argument returns the only argument of a command.
func (e *env) argument() (string, error) {
	if e.NArg() != 1 || e.Args().First() == "" {
		return "", fmt.Errorf("%s takes one argument, %s, after its flags", e.Command.Name, e.Command.ArgsUsage)
	}
	return strings.ToLower(e.Args().First()), nil
}

// none refuses arguments.
func (e *env) none() error {
	if e.NArg() > 0 {
		return fmt.Errorf("%s takes no argument such as %q; flags come after the command", e.Command.Name, e.Args().First())
	}
	return nil
}

// known turns the absence of a user into words for the operator.
func known(err error, name string) error {
	if errors.Is(err, schema.ErrNotFound) {
		return fmt.Errorf("there is no user %q; finds list-users lists them", name)
	}
	return err
}

// secrets are what the first start makes.
type secrets struct {
	Signing      []byte `json:"signing"`      // signs media URLs, 32 bytes
	VAPIDPrivate string `json:"vapidPrivate"` // P-256, base64url
	VAPIDPublic  string `json:"vapidPublic"`
}

// readSecrets reads the secrets, or makes them. They stand in a file of the
// data folder; on PostgreSQL, which several processes share, in the database.
func (e *env) readSecrets() (s secrets, err error) {
	if e.store.Postgres() {
		seed, err := e.store.Secret(e.Context.Context, "vapid")
		if err != nil {
			return s, err
		}
		if s.VAPIDPrivate, s.VAPIDPublic, err = vapidPair(seed); err != nil {
			return s, err
		}
		s.Signing, err = e.store.Secret(e.Context.Context, "signing")
		return s, err
	}
	b, err := os.ReadFile(e.path("secrets"))
	if errors.Is(err, fs.ErrNotExist) {
		return e.makeSecrets()
	}
	if err != nil {
		return s, err
	}
	if err := json.Unmarshal(b, &s); err != nil || len(s.Signing) < 32 {
		return s, fmt.Errorf("%s is damaged; restore it from a backup, or remove it to have new secrets", e.path("secrets"))
	}
	return s, nil
}

func (e *env) makeSecrets() (s secrets, err error) {
	s.Signing = make([]byte, 32)
	rand.Read(s.Signing)
	seed := make([]byte, 32)
	rand.Read(seed)
	if s.VAPIDPrivate, s.VAPIDPublic, err = vapidPair(seed); err != nil {
		return s, err
	}
	b, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return s, err
	}
	// Another process may be starting too: the file comes whole and once.
	f, err := os.CreateTemp(e.path("tmp"), "secrets") // 0600
	if err != nil {
		return s, err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(append(b, '\n'))
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return s, err
	}
	err = os.Link(f.Name(), e.path("secrets"))
	if errors.Is(err, fs.ErrExist) {
		return e.readSecrets()
	}
	if err != nil { // a file system without links
		err = os.Rename(f.Name(), e.path("secrets"))
	}
	return s, err
}

// vapidPair makes the P-256 pair of a private key, both in base64url.
func vapidPair(private []byte) (priv, pub string, err error) {
	k, err := ecdh.P256().NewPrivateKey(private)
	if err != nil {
		return "", "", fmt.Errorf("the VAPID private key is none: %w", err)
	}
	b64 := base64.RawURLEncoding
	return b64.EncodeToString(k.Bytes()), b64.EncodeToString(k.PublicKey().Bytes()), nil
}

// pushKey returns the VAPID public key: the configured one, checked against
// its private key, or that of the secrets.
func (e *env) pushKey(s secrets) (string, error) {
	private, public := e.String("vapid-private-key"), e.String("vapid-public-key")
	if private == "" && public == "" {
		return s.VAPIDPublic, nil
	}
	decode := func(s string) []byte {
		s = strings.NewReplacer("+", "-", "/", "_").Replace(strings.TrimRight(strings.TrimSpace(s), "="))
		b, _ := base64.RawURLEncoding.DecodeString(s) // what is none is no key either
		return b
	}
	if private == "" || public == "" {
		return "", errors.New("--vapid-public-key and --vapid-private-key come together; leave both out to have a pair made")
	}
	_, made, err := vapidPair(decode(private))
	if err != nil {
		return "", errors.New("--vapid-private-key: expected 32 bytes in base64")
	}
	if made != base64.RawURLEncoding.EncodeToString(decode(public)) {
		return "", errors.New("--vapid-public-key: it does not belong to the private key")
	}
	return made, nil
}

// options reads the flags of serve into what a server is made of.
func (e *env) options() (o server.Options, err error) {
	o = server.Options{Store: e.store, Bucket: e.bucket, Log: e.log, Version: version, TempDir: e.path("tmp"),
		Registration: server.Registration(e.String("registration")),
		CORSOrigins:  split(e.String("cors-origins")), PushHosts: split(strings.ToLower(e.String("push-allow-hosts"))),
		RateWrites: e.Int("rate-writes"), RateUploads: e.Int("rate-uploads"), RateAnonymous: e.Int("rate-anonymous"),
		ImageMax: int64(e.Int("max-image-mb")) << 20, MediaPerFind: e.Int("max-media-per-find")}
	switch o.Registration {
	case server.Open, server.InviteOnly, server.Closed:
	default:
		return o, errors.New("--registration takes open, invite or closed")
	}
	for _, name := range []string{"rate-writes", "rate-uploads", "rate-anonymous"} {
		if e.Int(name) < 0 {
			return o, fmt.Errorf("--%s takes a number from 0", name)
		}
	}
	if n := e.Int("max-image-mb"); n < 1 || n > 1024 {
		return o, errors.New("--max-image-mb takes a number from 1 to 1024")
	}
	if n := e.Int("max-media-per-find"); n < 1 || n > 100 {
		return o, errors.New("--max-media-per-find takes a number from 1 to 100")
	}
	if o.BaseURL, err = e.baseURL(); err != nil {
		return o, err
	}
	for _, p := range split(e.String("trusted-proxies")) {
		prefix, err := parsePrefix(p)
		if err != nil {
			return o, fmt.Errorf("--trusted-proxies: %q is neither an address nor a network", p)
		}
		o.TrustedProxies = append(o.TrustedProxies, prefix)
	}
	for _, origin := range o.CORSOrigins {
		if u, err := url.Parse(origin); err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return o, fmt.Errorf("--cors-origins: %q is no origin such as https://app.example.org", origin)
		}
	}
	return o, nil
}

func parsePrefix(s string) (netip.Prefix, error) {
	if a, err := netip.ParseAddr(s); err == nil {
		return a.Prefix(a.BitLen())
	}
	p, err := netip.ParsePrefix(s)
	return p.Masked(), err
}

// split reads a comma-separated list.
func split(s string) (list []string) {
	for part := range strings.SplitSeq(s, ",") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}

// baseURL reads the flag, or returns nil when it is empty.
func (e *env) baseURL() (*url.URL, error) {
	s := e.String("base-url")
	if s == "" {
		return nil, nil
	}
	u, err := url.Parse(s)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
		return nil, errors.New("--base-url takes an address without a path, such as https://finds.example.org")
	}
	u.Path = ""
	return u, nil
}

// inviteLink makes an invite and the link that uses it. The code stands in the
// fragment, which browsers do not send and servers do not log.
func (e *env) inviteLink(uses int, life time.Duration) (string, error) {
	base, err := e.baseURL()
	if err != nil {
		return "", err
	}
	if base == nil {
		base = &url.URL{Scheme: "http", Host: reachable(e.String("addr"))}
	}
	code, hash := server.NewToken()
	if err := e.store.CreateInvite(e.Context.Context, hash, uses, life); err != nil {
		return "", err
	}
	return base.String() + "/join#" + code, nil
}

// reachable turns an address to listen on into one to open: every address of
// the machine becomes localhost.
func reachable(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if ip, _ := netip.ParseAddr(host); err != nil || host != "" && !ip.IsUnspecified() {
		return addr
	}
	return net.JoinHostPort("localhost", port)
}

// sweepEvery is how often what time has ended is removed.
const sweepEvery = time.Hour

// shutdownWait is how long requests under way may take to finish.
const shutdownWait = 8 * time.Second

// serve migrates and serves until it is told to end.
func serve(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	o, err := e.options()
	if err != nil {
		return err
	}
	ctx := e.Context.Context
	if err := e.store.Migrate(ctx); err != nil {
		return err
	}
	s, err := e.readSecrets()
	if err != nil {
		return err
	}
	if o.PushKey, err = e.pushKey(s); err != nil {
		return err
	}
	o.Signer = media.NewSigner(s.Signing)
	o.Library = media.New(e.bucket, media.Limits{Bytes: o.ImageMax})
	listener, err := e.listen("addr")
	if err != nil {
		return err
	}
	metrics, err := e.listen("metrics-addr")
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	api := server.New(o)
	if err := e.greet(listener.Addr()); err != nil {
		return errors.Join(err, listener.Close())
	}
	return e.serveUntilDone(api, listener, metrics)
}

// listen listens on the address of a flag, or returns nil when it is empty.
func (e *env) listen(flag string) (net.Listener, error) {
	addr := e.String(flag)
	if addr == "" && flag != "addr" {
		return nil, nil
	}
	l, err := net.Listen("tcp", addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("--%s: another program listens on %s; end it or take another address", flag, addr)
	case err != nil:
		return nil, fmt.Errorf("--%s takes an address and port of this machine such as 127.0.0.1:8080: %w", flag, err)
	}
	return l, nil
}

// greet tells where the service is, and how to make the first account.
func (e *env) greet(addr net.Addr) error {
	e.log.Info("serving", "address", addr.String(), "version", version)
	n, err := e.store.UserCount(e.Context.Context)
	if err != nil || n > 0 {
		return err
	}
	if err := e.Set("addr", addr.String()); err != nil { // the port may have been chosen by the system
		return err
	}
	link, err := e.inviteLink(1, 24*time.Hour)
	if err != nil {
		return err
	}
	fmt.Fprintf(e.stdout, "\nThere is no account yet. Open this link within 24 hours to make the first one:\n\n    %s\n\n", link)
	return nil
}

// serveUntilDone serves and sweeps until the context ends, then stops accepting,
// lets what is under way finish, and returns.
func (e *env) serveUntilDone(api *server.Server, listener, metrics net.Listener) error {
	httpServer := &http.Server{Handler: api, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, WriteTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10, ErrorLog: slog.NewLogLogger(e.log.Handler(), slog.LevelWarn)}
	failed := make(chan error, 2)
	go func() { failed <- httpServer.Serve(listener) }()
	var metricsServer *http.Server
	if metrics != nil {
		mux := http.NewServeMux()
		mux.Handle("GET /metrics", api.Metrics())
		metricsServer = &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
		go func() { failed <- fmt.Errorf("--metrics-addr: %w", metricsServer.Serve(metrics)) }()
	}
	tick := time.NewTicker(sweepEvery)
	defer tick.Stop()
	ctx := e.Context.Context
	go e.sweep(ctx, api)
	for {
		select {
		case err := <-failed:
			return err
		case <-tick.C:
			go e.sweep(ctx, api)
		case <-ctx.Done():
			e.log.Info("shutting down")
			end, cancel := context.WithTimeout(context.Background(), shutdownWait)
			defer cancel()
			api.Shutdown()
			if metricsServer != nil {
				metricsServer.Close()
			}
			if err := httpServer.Shutdown(end); err != nil {
				httpServer.Close()
			}
			return nil
		}
	}
}

// sweep removes what time has ended; a failure is logged and tried again.
func (e *env) sweep(ctx context.Context, api *server.Server) {
	uploads, files, err := api.Sweep(ctx)
	switch {
	case err != nil && ctx.Err() == nil:
		e.log.Warn("sweep", "error", err)
	case uploads+files > 0:
		e.log.Info("swept", "uploads", uploads, "files", files)
	}
}

func migrateUp(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	if err := e.store.Migrate(e.Context.Context); err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, "the database is at the newest version")
	return nil
}

func migrateDown(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	list, err := e.store.Migrations(e.Context.Context)
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(list, func(m store.Migration) bool { return !m.AppliedAt.IsZero() }) {
		return errors.New("there is no migration to take back")
	}
	if err := e.store.MigrateDown(e.Context.Context); err != nil {
		return err
	}
	return e.migrations()
}

func migrateStatus(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	return e.migrations()
}

// migrations prints the list of migrations.
func (e *env) migrations() error {
	list, err := e.store.Migrations(e.Context.Context)
	for _, m := range list {
		state := "pending"
		if !m.AppliedAt.IsZero() {
			state = "applied " + m.AppliedAt.UTC().Format(time.RFC3339)
		}
		fmt.Fprintf(e.stdout, "%-28s %s\n", m.Name, state)
	}
	return err
}

// password asks for a password, twice at a terminal, or reads one line.
func (e *env) password() (string, error) {
	in, terminal := e.stdin.(*os.File)
	if e.Bool("password-stdin") || !terminal || !term.IsTerminal(int(in.Fd())) {
		if !e.Bool("password-stdin") {
			return "", errors.New("there is no terminal to ask for a password; give it on standard input with --password-stdin")
		}
		line, err := bufio.NewReader(e.stdin).ReadString('\n')
		if err != nil && err != io.EOF {
			return "", err
		}
		return checkPassword(strings.TrimRight(line, "\r\n"))
	}
	var typed [2]string
	for i, prompt := range []string{"Password: ", "Again: "} {
		fmt.Fprint(e.stderr, prompt)
		b, err := term.ReadPassword(int(in.Fd()))
		fmt.Fprintln(e.stderr)
		if err != nil {
			return "", err
		}
		typed[i] = string(b)
	}
	if typed[0] != typed[1] {
		return "", errors.New("the two passwords differ")
	}
	return checkPassword(typed[0])
}

func checkPassword(p string) (string, error) {
	if n := len([]rune(p)); n < schema.PasswordMin || n > schema.PasswordMax {
		return "", fmt.Errorf("a password has %d to %d characters", schema.PasswordMin, schema.PasswordMax)
	}
	return p, nil
}

var usernameForm = regexp.MustCompile(fmt.Sprintf(`^[a-z0-9_-]{%d,%d}$`, schema.UsernameMin, schema.UsernameMax))

func createUser(e *env) error {
	name, err := e.argument()
	if err != nil {
		return err
	}
	if !usernameForm.MatchString(name) {
		return fmt.Errorf("a username has %d to %d of the letters a to z, digits, _ and -", schema.UsernameMin, schema.UsernameMax)
	}
	password, err := e.password()
	if err != nil {
		return err
	}
	if err := e.store.Migrate(e.Context.Context); err != nil {
		return err
	}
	u, err := e.store.CreateUser(e.Context.Context, store.NewUser{Username: name, PasswordHash: server.HashPassword(password)})
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, u.ID)
	return nil
}

func createToken(e *env) error {
	name, err := e.argument()
	if err != nil {
		return err
	}
	id, err := e.store.UserID(e.Context.Context, name)
	if err != nil {
		return known(err, name)
	}
	token, hash := server.NewToken()
	if _, _, err := e.store.CreateSession(e.Context.Context, store.NewSession{UserID: id, TokenHash: hash, UserAgent: "finds create-token"}); err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, token)
	return nil
}

func createInvite(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	life, err := parseLife(e.String("expires"))
	if err != nil || life <= 0 {
		return errors.New("--expires takes a time such as 90m, 12h or 7d")
	}
	if e.Int("uses") < 1 {
		return errors.New("--uses takes a number from 1")
	}
	if err := e.store.Migrate(e.Context.Context); err != nil {
		return err
	}
	link, err := e.inviteLink(e.Int("uses"), life)
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, link)
	return nil
}

// parseLife reads a duration that may also be in days.
func parseLife(s string) (time.Duration, error) {
	if days, ok := strings.CutSuffix(s, "d"); ok {
		h, err := time.ParseDuration(days + "h")
		return 24 * h, err
	}
	return time.ParseDuration(s)
}

func setPassword(e *env) error {
	name, err := e.argument()
	if err != nil {
		return err
	}
	id, err := e.store.UserID(e.Context.Context, name)
	if err != nil {
		return known(err, name)
	}
	password, err := e.password()
	if err != nil {
		return err
	}
	return e.store.SetPassword(e.Context.Context, id, server.HashPassword(password), "")
}

func deleteUser(e *env) error {
	name, err := e.argument()
	if err != nil {
		return err
	}
	id, err := e.store.UserID(e.Context.Context, name)
	if err != nil {
		return known(err, name)
	}
	if !e.Bool("yes") {
		fmt.Fprintf(e.stderr, "Delete %s with all finds, comments and pictures? This cannot be undone. Type the name to go on: ", name)
		line, err := bufio.NewReader(e.stdin).ReadString('\n')
		if err != nil && err != io.EOF {
			return err
		}
		if strings.TrimSpace(line) != name {
			return errors.New("nothing was deleted")
		}
	}
	files, err := e.store.DeleteUser(e.Context.Context, id)
	if err != nil {
		return err
	}
	return media.New(e.bucket, media.Limits{}).Delete(e.Context.Context, files...)
}

func listUsers(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	users, err := e.store.Users(e.Context.Context)
	for _, u := range users {
		fmt.Fprintf(e.stdout, "%s  %-31s  %s  %d finds\n", u.ID, u.Username, u.CreatedAt, u.Finds)
	}
	return err
}

func printVersion(w io.Writer) error {
	commit := "unknown commit"
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				commit = s.Value
			}
		}
	}
	_, err := fmt.Fprintf(w, "finds %s, %s, %s\n", version, commit, runtime.Version())
	return err
}

// demoPictures is how many of the newest finds of a demo world have pictures.
const demoPictures = 200

// demoMax bounds the sizes of a demo world.
const demoMax = 100_000_000

// demo fills an empty instance with a plausible world.
func demo(e *env) error {
	if err := e.none(); err != nil {
		return err
	}
	for _, name := range []string{"users", "locations", "finds"} {
		if n := e.Int(name); n < 1 || n > demoMax {
			return fmt.Errorf("--%s takes a number from 1 to %d", name, demoMax)
		}
	}
	ctx := e.Context.Context
	password, err := e.demoPassword()
	if err != nil {
		return err
	}
	if err := e.store.Migrate(ctx); err != nil {
		return err
	}
	o := store.DemoOptions{Users: e.Int("users"), Locations: e.Int("locations"), Finds: e.Int("finds"), Seed: uint64(e.Int("seed")),
		Cities: embed.Cities(), PasswordHash: server.HashPassword(password)}
	library := media.New(e.bucket, media.Limits{})
	var stored []string
	if !e.Bool("no-media") {
		o.PictureCount = min(demoPictures, o.Finds)
		drawn := e.progress("pictures", o.PictureCount)
		o.Pictures = func(rnd *mathrand.Rand, i int) ([]schema.Upload, error) {
			picture, err := media.Landscape(rnd)
			if err != nil {
				return nil, err
			}
			u, err := library.Ingest(ctx, bytes.NewReader(picture), int64(len(picture)))
			stored = append(stored, u.URL)
			drawn(i+1, o.PictureCount)
			return []schema.Upload{u}, err
		}
	}
	o.Progress = e.progress("finds", o.Finds)
	start := time.Now()
	sum, err := e.store.Demo(ctx, o)
	if err != nil { // then nothing is written, and no row names the pictures
		return errors.Join(err, library.Delete(context.WithoutCancel(ctx), stored...))
	}
	fmt.Fprintf(e.stdout, "Made in %s:\n\n", time.Since(start).Round(100*time.Millisecond))
	for _, line := range []struct {
		n    int
		what string
	}{{sum.Users, "users"}, {sum.Friendships, "friendships"}, {sum.Locations, "locations"}, {sum.Finds, "finds"}, {sum.Media, "pictures"},
		{sum.Likes, "likes"}, {sum.Comments, "comments"}, {sum.Notifications, "notifications"}} {
		fmt.Fprintf(e.stdout, "%10d  %s\n", line.n, line.what)
	}
	fmt.Fprint(e.stdout, "\nRun `finds serve` with the same --data or --database and sign in as demo")
	if e.Bool("password-stdin") {
		fmt.Fprintln(e.stdout, " with the password you gave.\nEvery other account has the same one; finds list-users lists them.")
		return nil
	}
	fmt.Fprintf(e.stdout, " with the password\n\n    %s\n\nEvery other account has the same one; finds list-users lists them.\n", password)
	return nil
}

// demoPassword reads the password of the accounts, or makes one.
func (e *env) demoPassword() (string, error) {
	if e.Bool("password-stdin") {
		return e.password()
	}
	p := strings.ToLower(rand.Text()[:20])
	return p[:5] + "-" + p[5:10] + "-" + p[10:15] + "-" + p[15:], nil
}

// progress shows a bar at a terminal, and elsewhere says when a thing begins.
func (e *env) progress(what string, total int) func(done, total int) {
	if f, ok := e.stderr.(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
		begun := false
		return func(int, int) {
			if !begun {
				e.log.Info("making", "what", what, "count", total)
			}
			begun = true
		}
	}
	bar := progressbar.NewOptions(total, progressbar.OptionSetWriter(e.stderr), progressbar.OptionSetDescription(fmt.Sprintf("%-8s", what)),
		progressbar.OptionShowCount(), progressbar.OptionSetPredictTime(true), progressbar.OptionThrottle(100*time.Millisecond),
		progressbar.OptionFullWidth(), progressbar.OptionOnCompletion(func() { fmt.Fprintln(e.stderr) }))
	return func(done, _ int) {
		if err := bar.Set(done); err != nil {
			e.log.Debug("progress", "error", err)
		}
	}
}
