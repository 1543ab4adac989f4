package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/importing"
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
	if info.Size() > schema.ImportMax {
		return schema.FileTooLarge(schema.ImportMax)
	}
	ctx := e.Context.Context
	read, err := importing.Parse(f, info.Size())
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	g := e.gazetteer(time.Minute)
	defer g.Close()
	rows, err := server.ImportRows(ctx, g, read)
	if err != nil {
		return err
	}
	all := e.store.Imports()
	i, err := all.Create(ctx, user, filepath.Base(file), read.Format, rows)
	if err != nil {
		return err
	}
	total := i.Counts.Ready
	done := e.progress("finds", total)
	for i.Counts.Ready > 0 && ctx.Err() == nil {
		if i, err = all.Commit(ctx, user, i.ID, store.NewFind{Public: e.Bool("public")}, importStep); err != nil {
			return err
		}
		done(total-i.Counts.Ready, total)
	}
	c := i.Counts
	fmt.Fprintf(e.stdout, "%d imported, %d without a place, %d duplicates, %d bad\n", c.Done, c.NoPlace, c.Duplicate, c.Bad)
	for _, status := range []string{schema.ImportNoPlace, schema.ImportBad} {
		list, err := all.Rows(ctx, user, i.ID, status, 0, importReasons)
		if err != nil {
			return err
		}
		for _, r := range list {
			fmt.Fprintf(e.stdout, "  row %d: %s (%s) %q\n", r.Row, r.Status, r.Reason, r.Title)
		}
	}
	if c.NoPlace == 0 { // else the user can place them
		err = all.Delete(ctx, user, i.ID)
	}
	return errors.Join(err, ctx.Err())
}
