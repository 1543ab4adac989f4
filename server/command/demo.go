package command

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server/credential"
	world "finds/store/demo"
)

// demoPictures is how many of the newest finds of a demo world have pictures,
// and a tenth of a small one: a second or two of computing time each.
const demoPictures = 200

// demoTries is how often a picture is tried again that got no processor.
const demoTries = 5

// demoMax bounds the sizes of a demo world.
const demoMax = 100_000_000

// checkDemo refuses wrong flags before anything is made.
func checkDemo(c *cli.Context) error {
	for _, name := range []string{"users", "locations", "finds"} {
		if n := c.Int(name); n < 1 || n > demoMax {
			return fmt.Errorf("--%s takes a number from 1 to %d", name, demoMax)
		}
	}
	return nil
}

// demo fills an empty instance with a plausible world.
func demo(e *env) error {
	ctx := e.Context.Context
	password, err := e.demoPassword()
	if err != nil {
		return err
	}
	if _, err := e.prepare(); err != nil {
		return err
	}
	o := world.Options{
		Users:        e.Int("users"),
		Locations:    e.Int("locations"),
		Finds:        e.Int("finds"),
		Seed:         uint64(e.Int("seed")),
		Cities:       embed.Cities(),
		PasswordHash: credential.Standard.Hash(password),
	}
	library := media.New(e.storage, media.Limits{})
	var stored []string
	if !e.Bool("no-media") {
		o.PictureCount = min(demoPictures, (o.Finds+9)/10)
		drawn := e.progress("pictures", o.PictureCount)
		o.Pictures = func(rnd *mathrand.Rand, i int) ([]schema.Upload, error) {
			picture, err := media.Landscape(rnd)
			if err != nil {
				return nil, err
			}
			u, err := library.Ingest(ctx, bytes.NewReader(picture), int64(len(picture)))
			for try := 0; errors.Is(err, schema.ErrBusy) && try < demoTries; try++ { // the machine does much else
				u, err = library.Ingest(ctx, bytes.NewReader(picture), int64(len(picture)))
			}
			stored = append(stored, u.URL)
			drawn(i+1, o.PictureCount)
			return []schema.Upload{u}, err
		}
	}
	o.Progress = e.progress("finds", o.Finds)
	start := time.Now()
	sum, err := world.Create(ctx, e.store, o)
	if err != nil { // then nothing is written, and no row names the pictures
		return errors.Join(err, library.Delete(context.WithoutCancel(ctx), stored...))
	}
	fmt.Fprintf(e.stdout, "Created in %s:\n\n", time.Since(start).Round(100*time.Millisecond))
	for _, line := range []struct {
		n    int
		what string
	}{{sum.Users, "users"}, {sum.Friendships, "friendships"}, {sum.Locations, "locations"}, {sum.Finds, "finds"}, {sum.Media, "pictures"},
		{sum.Likes, "likes"}, {sum.Comments, "comments"}, {sum.Notifications, "notifications"}} {
		fmt.Fprintf(e.stdout, "%10d  %s\n", line.n, line.what)
	}
	fmt.Fprint(e.stdout, "\nRun `finds serve` with the same --data or --database and sign in as demo")
	if e.Bool("password-stdin") {
		fmt.Fprintln(e.stdout, " with the password that you gave.\nAll other accounts have the same password; finds list-users lists them.")
		return nil
	}
	fmt.Fprintf(e.stdout, " with the password\n\n    %s\n\nAll other accounts have the same password; finds list-users lists them.\n", password)
	return nil
}

// demoPassword reads the password of the accounts, or makes one.
func (e *env) demoPassword() (string, error) {
	if e.Bool("password-stdin") {
		return e.password("demo")
	}
	p := strings.ToLower(rand.Text()[:20])
	return p[:5] + "-" + p[5:10] + "-" + p[10:15] + "-" + p[15:], nil
}

// progress shows a bar at a terminal, and elsewhere says how far a thing is.
func (e *env) progress(what string, total int) func(done, total int) {
	if f, ok := e.stderr.(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
		shown := -1
		return func(done, _ int) { // a line at every tenth
			if tenth := 10 * done / max(total, 1); tenth > shown {
				e.log.Info("progress", "what", what, "done", done, "of", total)
				shown = tenth
			}
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
