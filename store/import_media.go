package store

import (
	"context"
	"encoding/json"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// Archive returns the storage path of the archive with the photos and videos of an import, or "".
func (s Imports) Archive(ctx context.Context, id string) (path string, err error) {
	err = s.store.db.Get(ctx, &path, `SELECT COALESCE(archive, '') FROM import WHERE id = ? AND user_id = ?`, id, s.user)
	return path, err
}

// Uploads returns the paths of the media of a row that are still uploads of the user.
func (s Imports) Uploads(ctx context.Context, r ImportRow) (paths []string, err error) {
	return importUploads(func(dest any, query string, args ...any) error { return s.store.db.Select(ctx, dest, query, args...) }, s.user, r)
}

func importUploads(read func(dest any, query string, args ...any) error, user string, r ImportRow) (paths []string, err error) {
	var urls []string
	for _, m := range r.Media {
		if m.URL != "" {
			urls = append(urls, m.URL)
		}
	}
	if urls == nil {
		return nil, nil
	}
	marks, args := sqldb.In(urls)
	err = read(&paths, `SELECT url FROM upload WHERE user_id = ? AND type <> 'archive' AND url IN (`+marks+`)`, append([]any{user}, args...)...)
	return paths, err
}

// attachedMedia returns the media of a row that are to become those of the find. all reports whether each of them
// has an upload.
func attachedMedia(t *sqldb.Tx, user string, r ImportRow) (urls, captions []string, all bool, err error) {
	there, err := importUploads(t.Select, user, r)
	for _, m := range r.Media {
		if m.Lost != "" {
			continue
		}
		if !slices.Contains(there, m.URL) {
			return nil, nil, false, err
		}
		urls, captions = append(urls, m.URL), append(captions, m.Caption)
	}
	return urls, captions, true, err
}

// Note stores what has become of the media of a row, if the row is ready.
func (s Imports) Note(ctx context.Context, id string, r ImportRow) error {
	files, err := encodeImport(r.Media)
	if err != nil {
		return err
	}
	lost := 0
	for _, m := range r.Media {
		if m.Lost != "" {
			lost++
		}
	}
	return s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`UPDATE import_row SET media = ?, lost = ? WHERE import_id = ? AND num = ? AND status = ?
			AND EXISTS (SELECT 1 FROM import i WHERE i.id = import_id AND i.user_id = ?)`, files, lost, id, r.Row, schema.ImportReady, s.user)
		return err
	})
}

// DropArchive deletes the archive of an import that no row needs any more, and returns the paths of files to
// delete.
func (s Imports) DropArchive(ctx context.Context, id string) (files []string, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := lockImports(t, s.user); err != nil {
			return err
		}
		var n int
		err := t.Get(&n, `SELECT COUNT(*) FROM import_row WHERE import_id = ? AND status IN ('ready', 'noPlace', 'skipped') AND files > lost`, id)
		if err == nil && n == 0 {
			files, err = removeImportArchive(t, s.user, id)
		}
		return err
	})
	return files, err
}

// Lists returns the lists of an import with the ids of those of their finds that exist, without lists that have
// lost all of theirs.
func (s Imports) Lists(ctx context.Context, id string) (list []RestoredList, err error) {
	var text string
	if err := s.store.db.Get(ctx, &text, `SELECT COALESCE(lists, '') FROM import WHERE id = ? AND user_id = ?`, id, s.user); err != nil || text == "" {
		return nil, err
	}
	var all []ImportList
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		return nil, err
	}
	var rows []struct {
		Row  int    `db:"num"`
		Find string `db:"find_id"`
	}
	if err := s.store.db.Select(ctx, &rows, `SELECT num, find_id FROM import_row WHERE import_id = ? AND find_id IS NOT NULL`, id); err != nil {
		return nil, err
	}
	finds := make(map[int]string, len(rows))
	for _, r := range rows {
		finds[r.Row] = r.Find
	}
	for _, l := range all {
		one := RestoredList{NewList: NewList{Name: l.Name, Description: l.Description, Visibility: l.Visibility}, Cover: finds[l.Cover]}
		for _, row := range l.Rows {
			if find := finds[row]; find != "" {
				one.Finds = append(one.Finds, find)
			}
		}
		if len(one.Finds) > 0 || len(l.Rows) == 0 {
			list = append(list, one)
		}
	}
	return list, nil
}
