package intake

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/importing"
	"finds/server/limit"
	"finds/store"
)

const (
	batch    = 100              // finds that one transaction writes: others wait for it
	filesMax = 100              // photos and videos that one commit takes
	timeMax  = 10 * time.Second // after which a commit takes no more of them
)

// Choices say what the rows of an import become.
type Choices struct {
	store.NewFind  // Public, Category, Area, ExactForFriends and AreaName, where rows do not say
	KeepVisibility bool
	Most           int                // rows
	Archive        *importing.Archive // nil for the one that Read has kept
}

// Commit publishes rows of an import that are ready, and returns the import. It first makes uploads of their
// photos and videos; after filesMax of them or after timeMax, it leaves the remaining rows to the next commit. If
// a file is missing, or would be refused as an upload, its row says so, and the find is published without it.
// Commit returns other refusals, such as schema.ErrNoRoom; what it has published and uploaded stays, and the next
// commit continues from there. When no row is ready any more, it deletes the archive and makes the lists, which
// fails with schema.ErrTooManyLists or schema.ErrListFull if they do not fit.
func (k *Intake) Commit(ctx context.Context, user, id string, c Choices) (i schema.Import, err error) {
	t := &uploader{Intake: k, user: user, id: id, archive: c.Archive, end: k.Now().Add(timeMax)}
	defer t.close()
	all := k.Store.Imports(user)
	for c.Most > 0 {
		rows, err := all.Ready(ctx, id, min(c.Most, batch))
		if err != nil {
			return i, err
		}
		n, err := t.prepare(ctx, rows)
		if admitted, refused := k.admit(user, c, rows[:n]); refused != nil {
			n, err = admitted, refused
		}
		if n > 0 {
			if err := all.Publish(ctx, id, c.NewFind, c.KeepVisibility, rows[:n]); err != nil {
				return i, err
			}
		}
		if err != nil {
			return i, err
		}
		if n < len(rows) || n == 0 || ctx.Err() != nil {
			break
		}
		c.Most -= n
	}
	ctx = context.WithoutCancel(ctx)
	if i, err = all.Get(ctx, id); err != nil || i.Counts.Ready > 0 {
		return i, err
	}
	files, err := all.DropArchive(ctx, id)
	k.Library.Discard(ctx, k.Log, files)
	if err == nil {
		err = all.RestoreLists(ctx, id, c.KeepVisibility)
	}
	return i, err
}

// admit returns how many of the rows, from the first on, may be published now: finds for everyone count like
// those that are published one by one. Rows that are duplicates by now become none.
func (k *Intake) admit(user string, c Choices, rows []store.ImportRow) (int, error) {
	for i, r := range rows {
		isPublic := c.Public
		if c.KeepVisibility && r.Audience != "" {
			isPublic = r.Audience == schema.AudienceEveryone
		}
		if isPublic && !r.Known && k.Publish != nil {
			if err := k.Publish(user); err != nil {
				return i, err
			}
		}
	}
	return len(rows), nil
}

// uploader makes uploads of the photos and videos of rows.
type uploader struct {
	*Intake
	user, id string
	archive  *importing.Archive
	end      time.Time
	files    int
	room     *limit.Reservation
	closing  []func()
}

func (t *uploader) close() {
	for _, f := range slices.Backward(t.closing) {
		f()
	}
}

// prepare makes uploads of the photos and videos of rows, and returns how many of the rows, from the first
// on, are complete. The others may have to wait for the next commit.
func (t *uploader) prepare(ctx context.Context, rows []store.ImportRow) (int, error) {
	for i, r := range rows {
		if len(r.Media) == 0 || r.Known {
			continue
		}
		there, err := t.Store.Imports(t.user).Uploads(ctx, r)
		if err != nil {
			return i, err
		}
		for k := range r.Media {
			m := &r.Media[k]
			if m.Lost != "" || m.URL != "" && slices.Contains(there, m.URL) {
				continue
			}
			if t.files == filesMax || t.files > 0 && t.Now().After(t.end) {
				return i, nil
			}
			t.files++
			if err := t.take(ctx, r, m); err != nil {
				return i, err
			}
		}
	}
	return len(rows), nil
}

// take makes an upload of a photo or video, or stores in its row why it is refused.
func (t *uploader) take(ctx context.Context, r store.ImportRow, m *store.ImportMedia) error {
	if err := t.begin(ctx); err != nil {
		return err
	}
	u, err := t.ingest(ctx, m.File)
	if m.Lost = lost(err); m.Lost != "" {
		return t.Store.Imports(t.user).Note(ctx, t.id, r)
	}
	if err != nil {
		return err
	}
	t.room.End() // from here on, the row counts
	if err := t.Store.CreateUploads(ctx, t.user, []schema.Upload{u}); err != nil {
		if errors.As(err, new(*schema.Error)) { // after another error, the row may have been written
			t.Library.Discard(ctx, t.Log, []string{u.URL})
		}
		return err
	}
	m.URL = u.URL
	return t.Store.Imports(t.user).Note(ctx, t.id, r)
}

// begin counts the commit among the uploads of the user, and opens the archive, once.
func (t *uploader) begin(ctx context.Context) error {
	if t.room != nil {
		return nil
	}
	uploads := t.Uploads
	if uploads == nil {
		uploads = limit.NewUploads()
	}
	end, err := uploads.Begin(t.user)
	if err != nil {
		return err
	}
	t.closing = append(t.closing, end)
	left, err := t.Store.MediaQuota(ctx, t.user)
	if err != nil {
		return err
	}
	if t.archive == nil {
		a, closed, err := t.Intake.archive(ctx, t.user, t.id)
		if err != nil {
			return err
		}
		t.archive = a
		t.closing = append(t.closing, closed)
	}
	t.room = uploads.Reserve(t.user, left)
	t.closing = append(t.closing, t.room.End)
	return nil
}

// ingest stores a file of the archive as an upload does, with its checks.
func (t *uploader) ingest(ctx context.Context, name string) (u schema.Upload, err error) {
	f, err := os.CreateTemp(t.TempDir, t.TempName)
	if err != nil {
		return u, fmt.Errorf("create a temporary file: %w", err)
	}
	defer func() {
		f.Close()
		os.Remove(f.Name())
	}()
	size, err := t.archive.Extract(name, t.FileMax, f)
	if err == nil {
		err = t.room.Take(size)
	}
	if err != nil {
		return u, err
	}
	return t.Library.Restore(media.WithUser(ctx, t.user), f, size)
}

// lost returns why a file cannot become an upload: the rule or the reason of the refusal. It returns "" if
// that is not the fault of the file.
func lost(err error) string {
	if errors.Is(err, importing.ErrAbsent) {
		return schema.ImportAbsent
	}
	var refused *schema.Error
	if !errors.As(err, &refused) || refused.Is(schema.ErrNoRoom) {
		return ""
	}
	switch refused.Kind {
	case schema.Malformed, schema.TooLarge, schema.UnsupportedMedia, schema.Invalid:
		if len(refused.Fields) > 0 {
			return string(refused.Fields[0].Rule)
		}
		return refused.Reason
	}
	return ""
}

// readerAt reads a stored file at any place. It is for one goroutine.
type readerAt struct {
	o  bucket.Object
	at int64
}

func (r *readerAt) ReadAt(p []byte, off int64) (n int, err error) {
	if off != r.at {
		if _, err := r.o.Seek(off, io.SeekStart); err != nil {
			return 0, err
		}
		r.at = off
	}
	n, err = io.ReadFull(r.o, p)
	r.at += int64(n)
	if err == io.ErrUnexpectedEOF {
		err = io.EOF
	}
	return n, err
}
