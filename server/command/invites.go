package command

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

func createInvite(e *env) error {
	life, err := parseLife(e.String("expires"))
	if err != nil || life <= 0 {
		return errors.New("--expires takes a duration such as 90m, 12h or 7d; an invite always expires")
	}
	if e.Int("uses") < 1 {
		return errors.New("--uses takes a number of at least 1")
	}
	link, err := e.inviteLink(func(hash string) error { return e.store.CreateInvite(e.Context.Context, hash, e.Int("uses"), life) })
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, link)
	if e.String("base-url") == "" { // on stderr, since scripts read the link
		fmt.Fprintln(e.stderr, "The link has the address that Finds listens on. With --base-url, such as --base-url https://finds.example.org, it has the one that others open.")
	}
	return nil
}

// listInvites prints the invites of all users and of the command line, with no links: the codes in them are not stored.
func listInvites(e *env) error {
	list := []schema.Invite{}
	for page := (store.Page{Limit: schema.LimitMax}); ; {
		some, next, err := e.store.Invites(e.Context.Context, "", true, page)
		if err != nil {
			return err
		}
		if list = append(list, some...); next == "" {
			break
		}
		if err := page.After.UnmarshalText([]byte(next)); err != nil {
			return err
		}
	}
	return printList(e, list, "ID\tBY\tSTATE\tUSED\tCREATED\tEXPIRES\tNOTE", func(i schema.Invite) string {
		by := "(command line)"
		if i.Inviter != nil {
			by = i.Inviter.Username
		}
		return fmt.Sprintf("%s\t%s\t%s\t%d of %d\t%s\t%s\t%s", i.ID, by, i.State, i.Uses-i.UsesLeft, i.Uses,
			i.CreatedAt.Format(time.DateOnly), i.ExpiresAt.Format(time.DateOnly), oneLine(i.Note))
	})
}

// revokeInvite ends an invite. One that has ended stays as it is.
func revokeInvite(e *env) error {
	id := e.argument()
	err := e.store.RevokeInvite(e.Context.Context, store.Actor{}, true, id)
	if errors.Is(err, schema.ErrNotFound) {
		err = fmt.Errorf("invite %q does not exist; finds list-invites lists all invites", id)
	}
	return err
}

// parseLife reads a duration that may also be in days.
func parseLife(s string) (time.Duration, error) {
	if days, ok := strings.CutSuffix(s, "d"); ok {
		h, err := time.ParseDuration(days + "h")
		return 24 * h, err
	}
	return time.ParseDuration(s)
}

// inviteLink makes an invite, which keep stores by the hash of its code, and the
// link that uses it. The code stands in the fragment, which browsers do not send
// and servers do not log.
func (e *env) inviteLink(keep func(hash string) error) (string, error) {
	base, err := e.baseURL()
	if err != nil {
		return "", err
	}
	if base == nil {
		base = &url.URL{Scheme: "http", Host: reachable(e.String("addr"))}
	}
	code, hash := credential.NewToken()
	if err := keep(hash); err != nil {
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
