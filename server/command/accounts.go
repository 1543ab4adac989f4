package command

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// suspend hides an account and ends its sessions.
func suspend(e *env) error {
	reason := strings.TrimSpace(e.String("reason"))
	if n := utf8.RuneCountInString(reason); n < 1 || n > 500 {
		return errors.New("suspend needs --reason with 1 to 500 characters, which the user reads")
	}
	n := store.NewSuspension{Reason: reason}
	if text := e.String("for"); text != "" {
		life, err := parseLife(text)
		if err != nil || life <= 0 {
			return errors.New("--for takes a duration such as 12h or 7d")
		}
		n.Life = life
	}
	_, id, err := e.user()
	if err != nil {
		return err
	}
	_, err = e.store.Suspend(e.Context.Context, store.Actor{}, id, n)
	return err
}

// unsuspend shows an account again.
func unsuspend(e *env) error {
	name, id, err := e.user()
	if err != nil {
		return err
	}
	_, err = e.store.LiftSuspension(e.Context.Context, store.Actor{}, id)
	if errors.Is(err, schema.ErrNotFound) {
		err = fmt.Errorf("user %q is not suspended", name)
	}
	return err
}

// listTokens prints the sessions and API tokens of a user. The tokens themselves are not stored.
func listTokens(e *env) error {
	_, id, err := e.user()
	if err != nil {
		return err
	}
	list, err := e.store.Sessions(e.Context.Context, store.Viewer{UserID: id})
	if err != nil {
		return err
	}
	return printList(e, list, "ID\tKIND\tSCOPES\tCREATED\tLAST USED\tEXPIRES\tNAME", func(x schema.Session) string {
		scopes := cmp.Or(strings.Join(x.Scopes, ","), "all")
		return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t%s\t%s", x.ID, x.Kind, scopes, x.CreatedAt.Format(time.DateOnly),
			dayOr(x.LastUsedAt, "never"), dayOr(x.ExpiresAt, "never"), oneLine(cmp.Or(x.Name, x.UserAgent)))
	})
}

// revokeToken ends a session or an API token of a user.
func revokeToken(e *env) error {
	name, token := e.argument(), strings.ToLower(e.Args().Get(1))
	id, err := e.userID(name)
	if err != nil {
		return err
	}
	err = e.store.EndSessionOf(e.Context.Context, id, token)
	if errors.Is(err, schema.ErrNotFound) {
		err = fmt.Errorf("user %q has no session or API token %q; finds list-tokens %s lists them", name, token, name)
	}
	return err
}

// createSignInLink prints a link for a user who has forgotten the password.
func createSignInLink(e *env) error {
	base, err := e.baseURL()
	if err != nil {
		return err
	}
	if base == nil {
		base = &url.URL{Scheme: "http", Host: reachable(e.String("addr"))}
	}
	_, id, err := e.user()
	if err != nil {
		return err
	}
	code, hash := credential.NewToken()
	if _, err := e.store.CreateSignInLink(e.Context.Context, store.Actor{}, id, hash); err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, base.String()+"/sign-in#link="+code)
	return nil
}
