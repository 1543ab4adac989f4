package command

import (
	"errors"
	"fmt"
	"net/http"

	"github.com/urfave/cli/v2"
)

// An exitStatus is an error that has been printed: Run prints nothing, and returns the status.
type exitStatus int

// Error implements error.
func (s exitStatus) Error() string { return fmt.Sprint("exit status ", int(s)) }

// statusNewer is the exit status of update-check when there is a newer release.
const statusNewer exitStatus = 2

func (p Program) updateCommand() *cli.Command {
	return &cli.Command{Name: "update-check", Usage: "print the releases that are newer than this program; exit with 0 if there are none, 2 if there are some, and 1 if the check fails",
		Flags: []cli.Flag{str("update-url", "", "https URL of the changelog that lists the releases, such as https://example.org/finds/CHANGELOG.md")},
		Action: func(c *cli.Context) error {
			if err := checkArguments(c); err != nil {
				return err
			}
			return p.updateCheck(c, http.DefaultTransport)
		}}
}

// updateCheck reads the changelog of --update-url. Nothing else of Finds asks for it, so an
// instance that does not run the command sends no request.
func (p Program) updateCheck(c *cli.Context, transport http.RoundTripper) error {
	text := c.String("update-url")
	if text == "" {
		return errors.New("--update-url is missing: it names the changelog that lists the releases, and has no default")
	}
	u, err := parseChangelogURL(text)
	if err != nil {
		return fmt.Errorf("--update-url: %w", err)
	}
	if !isVersion(p.Version) {
		return fmt.Errorf("this program is not a release: its version is %s, which cannot be compared with others; build it from a clone of a release, such as git checkout v0.1.0", p.Version)
	}
	newer, err := newerReleases(c.Context, changelogClient(transport), u, p.Version)
	if err != nil {
		return fmt.Errorf("--update-url: %w", err)
	}
	if len(newer) == 0 {
		_, err := fmt.Fprintf(p.Stdout, "finds %s is the newest release\n", p.Version)
		return err
	}
	fmt.Fprintf(p.Stdout, "finds %s is available; this is %s\n", newer[0].Version, p.Version)
	for _, r := range newer {
		fmt.Fprintf(p.Stdout, "\n## %s - %s\n\n%s\n", r.Version, r.Date, r.Changes)
	}
	return statusNewer
}
