package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server/importing"
	"finds/server/intake"
	"finds/server/spool"
	"finds/store"
)

// importStep is how many rows are published between two steps of the bar, and importReasons how many
// rows that are left out are printed.
const (
	importStep    = 200
	importReasons = 10
)

// importFinds publishes the places of a file as finds of a user.
func importFinds(e *env) error {
	name, file := strings.ToLower(e.String("user")), e.Args().First()
	if name == "" || file == "" {
		return errors.New("import needs a file, and --user, the name of the owner of the finds")
	}
	audience := schema.Audience(e.String("audience"))
	if e.Bool("public") {
		if e.IsSet("audience") && audience != schema.AudienceEveryone {
			return errors.New("--public does not go with --audience " + string(audience))
		}
		audience = schema.AudienceEveryone
	}
	if !slices.Contains([]schema.Audience{schema.AudienceEveryone, schema.AudienceFriends, schema.AudienceMe}, audience) {
		return errors.New("--audience is everyone, friends or me")
	}
	user, err := e.userID(name)
	if err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	var archive *importing.Archive // which may be of any size: it stays where it is
	head := make([]byte, 4)
	if _, err := f.ReadAt(head, 0); err == nil && importing.IsArchive(head) {
		if archive, err = importing.OpenArchive(f, info.Size()); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	} else if info.Size() > schema.ImportMax {
		return schema.FileTooLarge(schema.ImportMax)
	}
	ctx := e.Context.Context
	if err := os.MkdirAll(e.path("tmp"), 0o700); err != nil {
		return err
	}
	g := e.gazetteer(time.Minute)
	defer g.Close()
	in := intake.New(intake.Options{Store: e.store, Library: media.New(e.storage, media.Limits{Poster: embed.Poster, Log: e.log}), Gazetteer: g,
		TempDir: e.path("tmp"), TempName: spool.Pattern, FileMax: schema.VideoMax, PerFind: schema.MediaPerFind, Now: time.Now, Log: e.log})
	i, err := in.Read(ctx, user, intake.File{File: f, Size: info.Size(), Name: filepath.Base(file)}, func(context.Context) error { return nil })
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	total := i.Counts.Ready
	done := e.progress("finds", total)
	choices := intake.Choices{NewFind: store.NewFind{Public: audience == schema.AudienceEveryone, OnlyMe: audience == schema.AudienceMe}, KeepVisibility: e.Bool("keep-visibility"), Most: importStep, Archive: archive}
	for first := true; err == nil && (first || i.Counts.Ready > 0) && ctx.Err() == nil; first = false { // at least once, for the lists
		var now schema.Import
		if now, err = in.Commit(ctx, user, i.ID, choices); err == nil {
			i = now
			done(total-i.Counts.Ready, total)
		}
	}
	all := e.store.Imports(user)
	if err = errors.Join(err, ctx.Err()); err == nil {
		err = e.printImport(user, name, i)
	}
	if err != nil || !keepsImport(i) {
		files, gone := all.Delete(context.WithoutCancel(ctx), i.ID)
		in.Library.Discard(ctx, e.log, files)
		err = errors.Join(err, gone)
	}
	return err
}

// keepsImport reports whether an import stays, so that the user can give a place to rows that have none. One
// whose rows have photos or videos does not: it has no copy of the archive, which can be read again.
func keepsImport(i schema.Import) bool { return i.Counts.NoPlace > 0 && i.Counts.Media == 0 }

// leftOut describes the statuses of rows that are not imported.
var leftOut = map[string]string{schema.ImportNoPlace: "has no place", schema.ImportBad: "is left out"}

// importReason says why a row, or a photo or video of it, is not imported.
var importReason = map[string]string{
	schema.ImportNoPoint: "the file does not say where it is", schema.ImportZeroPoint: "the coordinates are 0, 0, which stands for none",
	schema.ImportNotPoint: "it is a line or an area, not a point", schema.ImportObscured: "the file keeps its place secret",
	schema.ImportBadPoint: "the coordinates are not on Earth", schema.ImportNoTitle: "it has no title",
	schema.ImportBadLine: "it does not have the format of the file, or has a quote that is not closed", schema.ImportAbsent: "the archive does not have it",
}

// leftKinds name what a file has that is not among its rows: one of it, and several.
var leftKinds = map[string][2]string{
	schema.LeftTrack: {"track", "tracks"}, schema.LeftRoute: {"route", "routes"}, schema.LeftLine: {"line", "lines"}, schema.LeftArea: {"area", "areas"},
	schema.LeftPicture: {"picture", "pictures"}, schema.LeftLink: {"link to other places", "links to other places"}, schema.LeftFile: {"file", "files"},
	schema.LeftDamaged: {"damaged part", "damaged parts"}, schema.LeftText: {"end of a long text", "ends of long texts"},
}

// printLeft prints what the file has that is not among the rows.
func (e *env) printLeft(i schema.Import) {
	if i.GuessedEncoding != "" {
		fmt.Fprintf(e.stdout, "the file does not say its encoding: it was read as %s\n", i.GuessedEncoding)
	}
	for _, l := range i.LeftOut {
		name := leftKinds[l.Kind][1]
		if l.N == 1 {
			name = leftKinds[l.Kind][0]
		}
		fmt.Fprintf(e.stdout, "left out: %d %s\n", l.N, name)
		for _, w := range l.Where {
			var parts []string
			if w.File != "" {
				parts = append(parts, strconv.Quote(w.File))
			}
			if w.Line > 0 {
				parts = append(parts, fmt.Sprintf("line %d, column %d", w.Line, w.Column))
			}
			fmt.Fprintf(e.stdout, "  %s\n", strings.Join(parts, ", "))
		}
	}
}

// printImport prints what an import of a user with a name has become, and what was left out.
func (e *env) printImport(user, name string, i schema.Import) error {
	c := i.Counts
	fmt.Fprintf(e.stdout, "%d imported, %d without a place, %d duplicate, %d bad\n", c.Done, c.NoPlace, c.Duplicate, c.Bad)
	if c.MediaDone+c.MediaLost > 0 {
		fmt.Fprintf(e.stdout, "photos and videos: %d imported, %d missing or refused\n", c.MediaDone, c.MediaLost)
	}
	e.printLeft(i)
	for _, status := range []string{schema.ImportNoPlace, schema.ImportBad} {
		list, err := e.store.Imports(user).Rows(e.Context.Context, i.ID, status, 0, importReasons)
		if err != nil {
			return err
		}
		for _, r := range list {
			where := fmt.Sprintf("row %d", r.Row)
			if r.Line != nil {
				where = fmt.Sprintf("line %d", *r.Line)
			}
			fmt.Fprintf(e.stdout, "  %s: %q %s: %s\n", where, r.Title, leftOut[status], cmp.Or(importReason[r.Reason], r.Reason))
		}
		if more := map[string]int{schema.ImportNoPlace: c.NoPlace, schema.ImportBad: c.Bad}[status] - len(list); more > 0 {
			fmt.Fprintf(e.stdout, "  and %d more like this\n", more)
		}
	}
	if keepsImport(i) {
		fmt.Fprintf(e.stdout, "rows without a place wait until %s: %s can give them one in the app, under Settings, Your data, Import finds from a file\n",
			i.ExpiresAt.Format(time.DateOnly), name)
	}
	if c.MediaLost == 0 {
		return nil
	}
	for after, more := 0, true; more; {
		list, err := e.store.Imports(user).Rows(e.Context.Context, i.ID, "", after, schema.LimitMax)
		if err != nil {
			return err
		}
		for _, r := range list {
			after = r.Row
			for _, l := range r.Lost {
				fmt.Fprintf(e.stdout, "  row %d: %q is without %s: %s\n", r.Row, r.Title, l.File, cmp.Or(importReason[l.Reason], "refused ("+l.Reason+")"))
			}
		}
		more = len(list) == schema.LimitMax
	}
	return nil
}
