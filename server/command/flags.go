package command

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/urfave/cli/v2"

	"finds/schema"
	"finds/server/oidc"
)

// What the library says of wrong flags, with the value, and what is said here.
var (
	noFlag    = regexp.MustCompile(`^flag provided but not defined: -+(.*)$`)
	noValue   = regexp.MustCompile(`^flag needs an argument: -+(.*)$`)
	badFlag   = regexp.MustCompile(`^invalid (?:boolean )?value .* for (?:flag )?-+([a-z0-9-]+): .*$`)
	badEnv    = regexp.MustCompile(`^could not parse .* from environment variable "(\w+)" for flag .*$`)
	boolFlags = map[string]bool{"yes": true, "password-login": true, "password-stdin": true, "no-media": true, "s3-redirect": true, "log-requests": true, "shared-media": true, "delete-source": true, "new": true}
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

// secretFlags are the flags whose variable may also be read from a file.
var secretFlags = []string{"database", "oauth-client-secret", "vapid-private-key", "s3-access-key-id", "s3-secret-access-key", "places-api-key", "places-url"}

// These stand at several commands. Each has its own: a flag remembers what it
// was given.

func passwordFlag() cli.Flag {
	return &cli.BoolFlag{Name: "password-stdin", Usage: "read the password from standard input", EnvVars: envName("password-stdin")}
}

func yesFlag() cli.Flag {
	return &cli.BoolFlag{Name: "yes", Usage: "do not ask first", EnvVars: envName("yes")}
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
		num("database-connections", 16, "PostgreSQL: most connections of this process, 2 to 1000"),
		str("database-timeout", "30s", "PostgreSQL: how long a write may take, 1s to 1h"),
		str("synchronous", "normal", "SQLite: normal loses nothing when the process dies, full nor when the power fails"),
		str("log-format", "text", "text or json"),
		str("log-level", "info", "the least that is logged: debug, info, warn or error"),
	}, more...)
}

func serveFlags() []cli.Flag {
	return sharedFlags(append(append(serveS3Flags(), addrFlag(), baseURLFlag(),
		&cli.BoolFlag{Name: "log-requests", Usage: "log every request, not only those answered with 500 and above", EnvVars: envName("log-requests")},
		&cli.BoolFlag{Name: "shared-media", Usage: "PostgreSQL: say that other processes serve from the same media folder", EnvVars: envName("shared-media")},
		str("registration", "invite", "who may make an account: open, invite or closed"),
		&cli.BoolFlag{Name: "password-login", Value: true, Usage: "whether accounts sign in with a password; false leaves the identity provider", EnvVars: envName("password-login")},
		str("oauth-issuer", oidc.GoogleIssuer, "issuer of the identity provider, exactly as it writes it (OpenID Connect)"),
		str("oauth-client-id", "", "what the identity provider calls this service; none is used when empty"),
		str("oauth-client-secret", "", "what it gave with the client id"),
		str("oauth-name", "", "what to write on its button; Google, or the issuer's host"),
		str("oauth-redirects", "", "comma-separated URIs to which native clients may return with a one-time code"),
		str("trusted-proxies", "", "comma-separated addresses or networks whose X-Forwarded-For is believed"),
		str("cors-origins", "", "comma-separated origins of other web clients"),
		str("metrics-addr", "", "address for Prometheus, such as 127.0.0.1:9090; off when empty"),
		num("max-image-mb", schema.ImageMax>>20, "largest picture in MB"),
		num("max-video-mb", schema.VideoMax>>20, "largest video in MB"),
		num("media-workers", 0, "files decoded at once; 0 is as many as processors, at most 2"),
		num("max-media-per-find", schema.MediaPerFind, "most media of one find, 1 to 10"),
		num("max-finds-per-user", schema.FindsPerUser, "most finds of one user; 0 means no limit"),
		str("max-user-media", fmt.Sprintf("%dGiB", int64(schema.UserMediaMax)>>30), "most media of one user, such as 500MB or 5GiB; 0 is no limit"),
		str("places-api-key", "", "key of Google Places (New), which then searches places"),
		str("places-url", "", "a Photon or Nominatim that searches places, such as photon:https://photon.example.org"),
		str("basemap", "", "PMTiles file of the base map, vector or raster, instead of the map of the world that is built in"),
		str("tile-url", "", "tiles of the base map elsewhere, such as https://tiles.example.org/{z}/{x}/{y}.png"),
		str("tile-attribution", "", "whom to credit on the map; what the PMTiles file says when empty"),
		num("tile-max-zoom", 0, "last zoom of --tile-url; 0 is 19 of pictures and 15 of vector tiles"),
		num("rate-reads", 600, "reads a minute and user, but for media and the stream of notifications; 0 is no limit"),
		num("rate-writes", 120, "writes a minute and user; 0 is no limit"),
		num("rate-uploads", 60, "uploads an hour and user; 0 is no limit"),
		num("rate-anonymous", 60, "calls a minute and address without sign-in; 0 is no limit"),
	), vapidFlags(
		str("vapid-subject", "", "whom push services can turn to, mailto:me@example.org or https://…; the base URL when empty"),
		str("push-allow-hosts", strings.Join(schema.PushHosts, ","), "comma-separated push services that browsers may use"),
	)...)...)
}

// vapidFlags are those of the key pair of Web Push.
func vapidFlags(more ...cli.Flag) []cli.Flag {
	return append([]cli.Flag{
		str("vapid-public-key", "", "Web Push key pair; one is made when both are empty"),
		str("vapid-private-key", "", "see vapid-public-key, which follows from it"),
	}, more...)
}

func demoFlags() []cli.Flag {
	return []cli.Flag{
		num("users", 1000, "how many users"), num("locations", 200_000, "how many locations"), num("finds", 1_000_000, "how many finds"),
		num("seed", 1, "the same seed gives the same world"), passwordFlag(), baseURLFlag(),
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
