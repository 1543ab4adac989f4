package command

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"finds/schema"
	"finds/server/oidc"
)

// usageError adds to the error of a wrong flag where the right ones are listed.
func usageError(c *cli.Context, err error, _ bool) error {
	return fmt.Errorf("%w; %s --help lists the flags", err, c.Command.HelpName)
}

// Each flag has an environment variable FINDS_<NAME>. Its usage is also its line in
// docs/configuration.md.

func envName(name string) []string {
	return []string{"FINDS_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))}
}

func str(name, value, usage string) cli.Flag {
	return &cli.StringFlag{Name: name, Value: value, Usage: usage, EnvVars: envName(name)}
}

func expiresFlag() cli.Flag {
	return str("expires", "7d", "how long it works, such as 90m, 12h or 7d; for an API token also never")
}

func nameFlag() cli.Flag {
	return str("name", "", "name in lists: of the API token, by default finds create-token, or of the area of the map, by default the place")
}

func num(name string, value int, usage string) cli.Flag {
	return &cli.IntFlag{Name: name, Value: value, Usage: usage, EnvVars: envName(name)}
}

func yesNo(name string, value bool, usage string) cli.Flag {
	return &cli.BoolFlag{Name: name, Value: value, Usage: usage, EnvVars: envName(name)}
}

// group puts flags under a heading of --help and of docs/configuration.md.
func group(heading string, flags ...cli.Flag) []cli.Flag {
	for _, f := range flags {
		switch f := f.(type) {
		case *cli.StringFlag:
			f.Category = heading
		case *cli.IntFlag:
			f.Category = heading
		case *cli.BoolFlag:
			f.Category = heading
		}
	}
	return flags
}

// secretFlags are the flags whose variable may also be read from a file.
var secretFlags = []string{"database", "oauth-client-secret", "vapid-private-key", "s3-access-key-id", "s3-secret-access-key", "places-api-key", "places-url",
	"backup-passphrase", "from", "to"}

// Several commands have the flags below. Each command makes its own, because a flag
// keeps the value that it is given.

func passwordFlag() cli.Flag {
	return yesNo("password-stdin", false, "read the password from standard input")
}

func passkeysFlag() cli.Flag {
	return yesNo("delete-passkeys", false, "also delete the passkeys of the user")
}

func toFlag() cli.Flag {
	return str("to", "", "where to copy to: for the database, a data folder or a postgres:// URL; for the media, s3 or local")
}

func yesFlag() cli.Flag { return yesNo("yes", false, "do not ask for confirmation") }

func jsonFlag() cli.Flag { return yesNo("json", false, "print JSON, for programs") }

func allFlag(usage string) cli.Flag { return yesNo("all", false, usage) }

func baseURLFlag() cli.Flag {
	return group("Address", str("base-url", "", "public URL of the service, such as https://finds.example.org"))[0]
}

func addrFlag() cli.Flag {
	return group("Address", str("addr", "127.0.0.1:8080", "address to listen on"))[0]
}

// sharedFlags are the flags of every command, and more.
func sharedFlags(more ...cli.Flag) []cli.Flag {
	return slices.Concat(
		group("Data and database",
			configFlag(),
			str("data", "./data", "folder for the database, the media and the secrets"),
			str("database", "", "postgres://… URL of a PostgreSQL database (15 or newer) to use instead of SQLite"),
			num("database-connections", 16, "PostgreSQL: maximum connections of this process, 2 to 1000"),
			str("database-timeout", "30s", "PostgreSQL: time after which a write is rolled back and answered with 503, 1s to 1h"),
			str("synchronous", "normal", "SQLite: normal survives a crash of the process, full also a power failure"),
		),
		group("Logs and metrics",
			str("log-format", "text", "log format: text or json"),
			str("log-level", "info", "lowest level to log: debug, info, warn or error"),
		), more)
}

// serveFlags are the flags of serve.
func serveFlags() []cli.Flag {
	return sharedFlags(slices.Concat(
		[]cli.Flag{addrFlag(), baseURLFlag()}, addressFlags(), tlsFlags(), accountFlags(), mediaFlags(), serveS3Flags(), mapFlags(), limitFlags(),
		vapidFlags(), backupFlags(backupEveryFlag(), backupKeepFlag()),
		group("Push notifications",
			str("vapid-subject", "", "contact for push services, such as mailto:me@example.org or an https:// URL; when empty, --base-url"),
			str("push-allow-hosts", strings.Join(schema.PushHosts, ","), "comma-separated hosts of push services; each includes its subdomains"),
		),
		group("Logs and metrics",
			yesNo("log-requests", false, "log every request, not only those answered with 500 or above"),
			str("metrics-addr", "", "address for Prometheus metrics, such as 127.0.0.1:9090; when empty, there are none"),
			yesNo("pprof", false, "also serve profiles of the process at --metrics-addr, for go tool pprof"),
		),
	)...)
}

func addressFlags() []cli.Flag {
	return group("Address",
		drainFlag(),
		str("trusted-proxies", "", "comma-separated addresses or networks of proxies whose X-Forwarded-For is used"),
		str("cors-origins", "", "comma-separated origins of other web clients, which sign in with bearer tokens"),
	)
}

func accountFlags() []cli.Flag {
	return slices.Concat(
		group("Accounts",
			str("registration", "invite", "who may create an account: open, invite or closed"),
			str("invites", "members", "who may create invites in the client: admins, members or off"),
			yesNo("password-login", true, "allow sign-in with a password; if false, users sign in at the identity provider or with a passkey"),
		),
		group("Identity provider",
			str("oauth-issuer", oidc.GoogleIssuer, "issuer URL of the OpenID Connect provider, exactly as the provider writes it"),
			str("oauth-client-id", "", "client id at the provider; when empty, no provider is used"),
			str("oauth-client-secret", "", "client secret at the provider"),
			str("oauth-name", "", "name of the provider on the sign-in button; when empty, Google or the host of the issuer"),
			str("oauth-admin-claim", "", "claim of the ID token that makes a user an administrator at each sign-in, such as groups=finds-admins; others become members"),
			str("oauth-redirects", "", "comma-separated URIs to which native clients may return with a one-time code"),
		))
}

func mediaFlags() []cli.Flag {
	return group("Photos and videos",
		num("max-image-mb", schema.ImageMax>>20, "maximum size of a photo in MB"),
		num("max-video-mb", schema.VideoMax>>20, "maximum size of a video in MB"),
		num("media-workers", 0, "number of files to decode at the same time; 0 means one for each processor, at most 2, and only as many as there is memory for"),
		num("max-media-per-find", schema.MediaPerFind, "maximum number of photos and videos of a find, 1 to 10"),
		str("max-user-media", fmt.Sprintf("%dGiB", int64(schema.UserMediaMax)>>30), "maximum size of all media of a user, such as 500MB or 5GiB; 0 means no limit"),
		yesNo("shared-media", false, "PostgreSQL: allow several processes to serve from one media folder"),
	)
}

func mapFlags() []cli.Flag {
	return group("Places and map",
		str("places-api-key", "", "API key of Google Places (New), for the place search"),
		str("places-url", "", "Photon or Nominatim server for the place search, such as photon:https://photon.example.org"),
		yesNo("resolve-links", true, "ask the servers of short links to maps, such as maps.app.goo.gl, where these lead when a user pastes one"),
		str("basemap", "", "PMTiles file with the base map, vector or raster, to use instead of the built-in map of the world"),
		str("tile-url", "", "URL of base map tiles on another server, such as https://tiles.example.org/{z}/{x}/{y}.png"),
		str("tile-attribution", "", "attribution to show on the map; when empty, that of the PMTiles file"),
		str("streets", "ask", "streets from tile.openstreetmap.org where this server has none: ask (each user decides), on, or off"),
		str("map-area", "", "streets of these places are added to the map, 15 km around each, if it lacks them, such as Salzburg; separate several by semicolons"),
		num("tile-max-zoom", 0, "highest zoom of --tile-url; 0 means 19 for raster and 15 for vector tiles"),
	)
}

func limitFlags() []cli.Flag {
	return group("Limits",
		num("rate-reads", 600, "reads per minute and user, not counting media and the notification stream; 0 means no limit"),
		num("rate-writes", 120, "writes per minute and user; 0 means no limit"),
		num("rate-uploads", 60, "uploads per hour and user; 0 means no limit"),
		num("rate-anonymous", 60, "requests per minute and address without sign-in; 0 means no limit"),
		num("max-finds-per-user", schema.FindsPerUser, "maximum number of finds of a user; 0 means no limit"),
	)
}

// vapidFlags are those of the key pair of Web Push, and more.
func vapidFlags(more ...cli.Flag) []cli.Flag {
	return append(group("Push notifications",
		str("vapid-public-key", "", "public key of the Web Push key pair; a pair is generated when both keys are empty"),
		str("vapid-private-key", "", "private key of the Web Push key pair; without --vapid-public-key, the public key is derived from it"),
	), more...)
}

func demoFlags() []cli.Flag {
	return []cli.Flag{
		num("users", 1000, "number of users"), num("locations", 200_000, "number of locations"), num("finds", 1_000_000, "number of finds"),
		num("seed", 1, "seed of the generator; the same seed generates the same data"), passwordFlag(), baseURLFlag(),
		yesNo("no-media", false, "do not generate photos"),
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
			return forget, fmt.Errorf("%s and %s_FILE are both set; keep only one of them", variable, variable)
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
