package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/doctor"
	"finds/server/theme"
)

// doctorFlags are those of serve, whose configuration is checked, and a few more.
func doctorFlags() []cli.Flag {
	return append(serveFlags(),
		jsonFlag(),
		yesNo("quick", false, "leave out what takes long: the comparison of media with the database"),
		str("ignore", "", "checks whose warnings are not printed, separated by commas, such as push"),
		yesNo("quiet", false, "print only warnings and failures"),
	)
}

// doctor runs diagnose, which opens the instance itself: what cannot be opened is a finding.
func (p Program) doctor(c *cli.Context) error {
	e := p.env(c)
	if err := errors.Join(checkArguments(c), checkStorage(e)); err != nil {
		return err
	}
	if err := absoluteData(c); err != nil {
		return err
	}
	return diagnose(e)
}

// diagnose checks an instance and what it depends on. The error says that something failed.
func diagnose(e *env) error {
	o, err := e.options()
	if err != nil {
		return err
	}
	for _, name := range e.ignored() {
		if !slices.Contains(doctor.Names, name) {
			return fmt.Errorf("--ignore: there is no check %q; the checks are %s", name, strings.Join(doctor.Names, ", "))
		}
	}
	if err := e.Set("log-level", "error"); err != nil { // the findings say what warnings would
		return err
	}
	checks := e.folder()
	if _, err := os.Stat(e.String("data")); err != nil {
		return e.report(doctor.Run(e.Context.Context, checks))
	}
	if err := e.open([]need{database}); err != nil {
		checks = append(checks, doctor.Broken("instance", e.unusable(err), "correct what the message names"))
		return e.report(doctor.Run(e.Context.Context, append(checks, e.outside(o)...)))
	}
	checks = append(append(checks, e.inside(o)...), e.outside(o)...)
	list := doctor.Run(e.Context.Context, checks)
	return errors.Join(e.report(list), e.close())
}

// inside are the checks that need the database.
func (e *env) inside(o server.Options) []doctor.Check {
	list := e.stored()
	var keys secrets
	migrated, err := e.store.Migrations(e.Context.Context)
	for _, m := range migrated {
		if m.AppliedAt.IsZero() { // pending, or of a newer version
			err = errors.New("the database is of another version")
		}
	}
	if err != nil {
		return list // its tables are not those that this program knows
	}
	if e.store.Postgres() {
		keys, err = e.readSecrets()
	} else {
		keys, err = loadSecrets(e.path("secrets"))
	}
	if err != nil {
		return append(list, doctor.Broken("secrets", err, "restore the file from a backup; serve would make new ones, and browsers would have to turn notifications on again"))
	}
	list = append(list, e.served(o, keys)...)
	if !e.Bool("quick") {
		list = append(list, doctor.Media(e.store, e.storage))
	}
	return list
}

// running are the checks that a service makes of itself: all but those that take long.
func (e *env) running(o server.Options, keys secrets) []doctor.Check {
	return slices.Concat(e.folder(), e.stored(), e.served(o, keys), e.outside(o))
}

// folder are the checks of the data folder.
func (e *env) folder() []doctor.Check {
	return []doctor.Check{doctor.Data(e.String("data"), e.String("database") == ""), doctor.Room(e.String("data")), doctor.Theme(e.path(theme.FileName))}
}

// stored are the checks of the database and the media.
func (e *env) stored() []doctor.Check {
	return []doctor.Check{doctor.Migrations(e.store), doctor.Database(e.store), doctor.Storage(e.storage, e.storage.name)}
}

// served are the checks that need the secrets or the tables of this version.
func (e *env) served(o server.Options, keys secrets) []doctor.Check {
	local := o.Network.BaseURL == nil && e.local()
	public := doctor.Public{Local: local, URL: o.Network.BaseURL, Keys: credential.NewKeys(keys.Signing), Upload: schema.FilesPerUpload * o.Media.VideoMax}
	p := doctor.Push{Local: local, Hosts: o.Push.Hosts}
	if _, p.Err = e.keys(keys); p.Err == nil {
		_, p.Why, p.Err = e.subject(o)
	}
	return []doctor.Check{public.Check(), p.Check(), doctor.Backups(e.backupState)}
}

// outside are the checks that need no database.
func (e *env) outside(o server.Options) []doctor.Check {
	servers := map[string]string{}
	if endpoint := e.String("s3-endpoint"); endpoint != "" {
		servers["the storage"] = endpoint
	}
	list := []doctor.Check{doctor.FFmpeg(), doctor.Sandbox(), doctor.Workers(e.Int("media-workers"))}
	if o.Accounts.Provider != nil {
		servers["the identity provider"] = o.Accounts.Provider.Issuer
		list = append(list, doctor.Provider(*o.Accounts.Provider, o.Network.BaseURL.String()))
	}
	return append(list, doctor.Clock(servers))
}

// ignored are the checks whose warnings --ignore leaves out.
func (e *env) ignored() []string {
	return strings.FieldsFunc(e.String("ignore"), func(r rune) bool { return r == ',' || r == ' ' })
}

// carrierNAT are addresses that providers give their customers, and VPNs such as Tailscale their members.
var carrierNAT = netip.MustParsePrefix("100.64.0.0/10")

// local reports whether the service listens to this machine or a private network alone.
func (e *env) local() bool {
	host, _, err := net.SplitHostPort(e.String("addr"))
	ip, _ := netip.ParseAddr(host)
	ip = ip.Unmap()
	return err == nil && (host == "localhost" || ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast() || carrierNAT.Contains(ip))
}

// report prints findings.
func (e *env) report(list []doctor.Finding) error {
	ignored := e.ignored()
	list = slices.DeleteFunc(list, func(f doctor.Finding) bool { return f.Status == doctor.Warn && slices.Contains(ignored, f.Check) })
	worst := doctor.Worst(list)
	if e.Bool("json") {
		out := json.NewEncoder(e.stdout)
		out.SetIndent("", "  ")
		if err := out.Encode(map[string]any{"status": worst, "version": e.version, "findings": list}); err != nil {
			return err
		}
	} else {
		for _, f := range list {
			if f.Status == doctor.OK && e.Bool("quiet") {
				continue
			}
			fmt.Fprintf(e.stdout, "%-5s %-10s  %s\n", f.Status, f.Check, strings.Join(strings.Fields(f.Text), " "))
			if f.Fix != "" {
				fmt.Fprintf(e.stdout, "%-16s  → %s\n", "", f.Fix)
			}
		}
	}
	if worst == doctor.Fail {
		return errors.New("some checks failed")
	}
	return nil
}
