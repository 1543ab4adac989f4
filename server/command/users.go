package command

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"

	"golang.org/x/term"

	"finds/media"
	"finds/schema"
	"finds/server/archive"
	"finds/server/credential"
	"finds/store"
)

// password asks for the password of a user, twice at a terminal, or reads one
// line.
func (e *env) password(username string) (string, error) {
	in, terminal := e.stdin.(*os.File)
	if e.Bool("password-stdin") || !terminal || !term.IsTerminal(int(in.Fd())) {
		if !e.Bool("password-stdin") {
			return "", errors.New("no terminal to ask for the password; pass it on standard input with --password-stdin")
		}
		line, err := e.typed(e.line)
		if err != nil && err != io.EOF {
			return "", err
		}
		return e.checkPassword(strings.TrimRight(line, "\r\n"), username)
	}
	var typed [2]string
	for i, prompt := range []string{"Password: ", "Again: "} {
		fmt.Fprint(e.stderr, prompt)
		var err error
		typed[i], err = e.hidden(int(in.Fd()))
		fmt.Fprintln(e.stderr)
		if err != nil {
			return "", err
		}
	}
	if typed[0] != typed[1] {
		return "", errors.New("the two passwords differ")
	}
	return e.checkPassword(typed[0], username)
}

// line reads a line from standard input.
func (e *env) line() (string, error) { return bufio.NewReader(e.stdin).ReadString('\n') }

// hidden reads a line from a terminal that does not show it, and leaves the
// terminal as it was also when the command is interrupted.
func (e *env) hidden(fd int) (string, error) {
	before, err := term.GetState(fd)
	if err != nil {
		return "", err
	}
	text, err := e.typed(func() (string, error) {
		b, err := term.ReadPassword(fd)
		return string(b), err
	})
	if e.Context.Err() != nil {
		err = errors.Join(err, term.Restore(fd, before))
	}
	return text, err
}

// typed returns what read does, or the end of the context: a read of a terminal
// cannot be broken off, so it is left behind.
func (e *env) typed(read func() (string, error)) (string, error) {
	type result struct {
		text string
		err  error
	}
	done := make(chan result, 1)
	go func() {
		text, err := read()
		done <- result{text, err}
	}()
	select {
	case r := <-done:
		return r.text, r.err
	case <-e.Context.Done():
		return "", e.Context.Err()
	}
}

// checkPassword refuses a weak password, as the service does.
func (e *env) checkPassword(p, username string) (string, error) {
	if n := len([]rune(p)); n < schema.PasswordMin || n > schema.PasswordMax {
		return "", fmt.Errorf("a password has %d to %d characters", schema.PasswordMin, schema.PasswordMax)
	}
	base, err := e.baseURL()
	if err != nil {
		return "", err
	}
	if weak := credential.WeakPassword(p, username, base); weak.Rule != "" {
		return "", errors.New("the password is weak: " + weak.Message)
	}
	return p, nil
}

var usernameForm = regexp.MustCompile(fmt.Sprintf(`^[a-z0-9_-]{%d,%d}$`, schema.UsernameMin, schema.UsernameMax))

func createUser(e *env) error {
	name := e.argument()
	if !usernameForm.MatchString(name) {
		return fmt.Errorf("a username has %d to %d characters: letters a to z, digits, _ and -", schema.UsernameMin, schema.UsernameMax)
	}
	password, err := e.password(name)
	if err != nil {
		return err
	}
	others, err := e.store.UserCount(e.Context.Context)
	if err != nil {
		return err
	}
	u, err := e.store.CreateUser(e.Context.Context, store.NewUser{Username: name, PasswordHash: credential.Standard.Hash(password)})
	if err == nil && others == 0 {
		_, err = e.store.UpdateAccount(e.Context.Context, store.Actor{}, u.ID, store.AccountEdit{Role: schema.RoleAdmin})
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, u.ID)
	return nil
}

// user returns the name that is the argument, and the id of its account.
func (e *env) user() (name, id string, err error) {
	name = e.argument()
	id, err = e.userID(name)
	return name, id, err
}

// userID returns the id of the account with a name.
func (e *env) userID(name string) (string, error) {
	id, err := e.store.UserID(e.Context.Context, name)
	if errors.Is(err, schema.ErrNotFound) {
		err = fmt.Errorf("user %q does not exist; finds list-users lists all users", name)
	}
	return id, err
}

func createToken(e *env) error {
	n, err := e.newToken()
	if err != nil {
		return err
	}
	if _, n.UserID, err = e.user(); err != nil {
		return err
	}
	token, hash := credential.NewToken()
	n.TokenHash = hash
	if n.Scopes != nil {
		_, err = e.store.CreateToken(e.Context.Context, n)
	} else {
		_, _, err = e.store.CreateSession(e.Context.Context, store.NewSession{UserID: n.UserID, TokenHash: hash,
			UserAgent: "finds create-token", Kind: schema.SessionCLI})
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, token)
	return nil
}

// newToken reads the flags of create-token. Without scopes it makes a session, whose token
// may do everything.
func (e *env) newToken() (n store.NewToken, err error) {
	n.Name = strings.TrimSpace(e.String("name"))
	if e.String("scopes") == "" {
		if e.IsSet("name") || e.IsSet("expires") {
			err = errors.New("--name and --expires need --scopes")
		}
		return n, err
	}
	for scope := range strings.SplitSeq(e.String("scopes"), ",") {
		if !slices.Contains([]string{schema.ScopeRead, schema.ScopeWrite, schema.ScopeAdmin}, scope) {
			return n, errors.New("--scopes takes read, write and admin, separated by commas")
		}
		n.Scopes = append(n.Scopes, scope)
	}
	if len([]rune(n.Name)) > schema.TokenNameMax {
		return n, fmt.Errorf("--name takes at most %d characters", schema.TokenNameMax)
	}
	n.Name = cmp.Or(n.Name, "finds create-token")
	if text := e.String("expires"); text != "never" {
		n.Life, err = parseLife(text)
		if err != nil || n.Life <= 0 || n.Life > schema.TokenDaysMax*24*time.Hour {
			return n, fmt.Errorf("--expires takes a duration such as 90m, 12h or 7d, at most %dd, or never", schema.TokenDaysMax)
		}
	}
	return n, nil
}

func setPassword(e *env) error {
	name, id, err := e.user()
	if err != nil {
		return err
	}
	password, err := e.password(name)
	if err != nil {
		return err
	}
	return e.store.SetPassword(e.Context.Context, store.NewPassword{UserID: id, Hash: credential.Standard.Hash(password),
		DeletePasskeys: e.Bool("delete-passkeys")})
}

func setRole(e *env) error {
	name, role := e.argument(), e.Args().Get(1)
	if role != schema.RoleAdmin && role != schema.RoleMember {
		return fmt.Errorf("unknown role %q; use admin or member", role)
	}
	id, err := e.userID(name)
	if err != nil {
		return err
	}
	_, err = e.store.UpdateAccount(e.Context.Context, store.Actor{}, id, store.AccountEdit{Role: role})
	return err
}

func deleteUser(e *env) error {
	name, id, err := e.user()
	if err != nil {
		return err
	}
	if err := e.sure(fmt.Sprintf("Delete the account %s with its finds, comments and media? This cannot be undone.", name), name); err != nil {
		return err
	}
	ctx := e.Context.Context
	files, err := e.store.DeleteUser(ctx, id)
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(e.stderr, "The account can no longer be used. The same command, or the service, deletes the rest of it.")
	}
	return errors.Join(err, media.New(e.storage, media.Limits{}).Delete(context.WithoutCancel(ctx), files...))
}

// emptyBin deletes the finds in the bin of a user, or in all bins. Hidden finds that their owners have not deleted stay.
func emptyBin(e *env) error {
	name, owner := e.argument(), ""
	if (name == "") != e.Bool("all") {
		return errors.New("empty-bin takes the NAME of a user after its flags, or --all")
	}
	question, word := "Delete the finds in the bins of all users for good?", "all"
	if name != "" {
		var err error
		if owner, err = e.userID(name); err != nil {
			return err
		}
		question, word = fmt.Sprintf("Delete the finds in the bin of %s for good?", name), name
	}
	if err := e.sure(question, word); err != nil {
		return err
	}
	ctx := e.Context.Context
	files, err := e.store.EmptyBins(ctx, owner)
	return errors.Join(err, media.New(e.storage, media.Limits{}).Delete(context.WithoutCancel(ctx), files...))
}

// sure asks whether to go on, which takes a word, unless --yes is given.
func (e *env) sure(question, word string) error {
	if e.Bool("yes") {
		return nil
	}
	fmt.Fprintf(e.stderr, "%s Type %s to continue: ", question, word)
	line, err := e.typed(e.line)
	if err != nil { // the line was not ended
		fmt.Fprintln(e.stderr)
	}
	switch {
	case err != nil && err != io.EOF:
		return err
	case strings.TrimSpace(line) != word:
		return errors.New("not confirmed, so nothing was deleted; without a terminal, confirm with --yes")
	}
	return nil
}

// listUsers prints the accounts.
func listUsers(e *env) error {
	users, err := e.store.Users(e.Context.Context)
	if err != nil {
		return err
	}
	return printList(e, users, "ID\tNAME\tROLE\tCREATED\tLAST SEEN\tFINDS\tMEDIA\tSTATE", func(u store.UserRow) string {
		state := "active"
		if u.Suspended {
			state = "suspended"
		}
		return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t%d\t%.1f MB\t%s",
			u.ID, u.Username, u.Role, u.CreatedAt.Format(time.DateOnly), dayOr(u.SeenAt, "never"), u.Finds, float64(u.MediaBytes)/1e6, state)
	})
}

// dayOr formats a day, or returns what no time means.
func dayOr(t *schema.Time, none string) string {
	if t == nil {
		return none
	}
	return t.Format(time.DateOnly)
}

// oneLine replaces what would break a table or command the terminal in a text that a user has written.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)
}

// printList prints rows as a table for people, which is empty without rows, or as JSON for programs.
func printList[T any](e *env, rows []T, header string, line func(T) string) error {
	if e.Bool("json") {
		return json.NewEncoder(e.stdout).Encode(rows)
	}
	if len(rows) == 0 {
		return nil
	}
	out := tabwriter.NewWriter(e.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, header)
	for _, r := range rows {
		fmt.Fprintln(out, line(r))
	}
	return out.Flush()
}

// exportFinds writes the finds of a user into a zip file. The file gets its name once it is complete.
func exportFinds(e *env) error {
	name := strings.ToLower(e.String("user"))
	if name == "" {
		return errors.New("export needs --user, the name of the owner of the finds")
	}
	file := cmp.Or(e.Args().First(), "finds-"+name+".zip")
	if file == "-" {
		return errors.New("export writes a file, and not to standard output; name the file, or ./- if that is its name")
	}
	id, err := e.userID(name)
	if err != nil {
		return err
	}
	free := func() error {
		if _, err := os.Lstat(file); err == nil && !e.Bool("force") {
			return fmt.Errorf("%s already exists; replace it with --force, or name another file", file)
		}
		return nil
	}
	if err := free(); err != nil {
		return err
	}
	ctx := e.Context.Context
	var bar func(done, total int)
	finds := 0
	a, err := archive.Open(ctx, archive.Options{Store: e.store, Bucket: e.storage, User: id, Log: e.log, Progress: func(done, total int) {
		if finds = done; bar == nil {
			bar = e.progress("finds", total)
		}
		bar(done, total)
	}})
	if err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(file), ".finds-export-*") // 0600: it has private finds
	if err != nil {
		var p *os.PathError // whose path the user does not know
		if errors.As(err, &p) {
			err = p.Err
		}
		return fmt.Errorf("write into the folder %s: %w", filepath.Dir(file), err)
	}
	defer os.Remove(temp.Name()) // unless it was renamed
	missing, err := a.Write(ctx, temp)
	if err = errors.Join(err, temp.Sync(), temp.Close()); err != nil {
		return fmt.Errorf("write %s: %w", file, err)
	}
	if err := free(); err != nil {
		return err
	}
	if err := os.Rename(temp.Name(), file); err != nil {
		return err
	}
	fmt.Fprintf(e.stdout, "finds of %s in %s: %d\n", name, file, finds)
	if missing > 0 {
		fmt.Fprintf(e.stdout, "photos and videos that the storage has lost, listed in missing.txt in the file: %d\n", missing)
	}
	return nil
}
