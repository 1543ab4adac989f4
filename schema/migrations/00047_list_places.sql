-- +goose Up

-- What maps read of private finds that lists show, without the finds themselves. See store/visible.go.
ALTER TABLE list_find ADD COLUMN location_id TEXT;  -- of the find, where shows is not 0
ALTER TABLE list_find ADD COLUMN cell BIGINT;       -- of that location
ALTER TABLE list_find ADD COLUMN shows INTEGER NOT NULL DEFAULT 0 CHECK (shows IN (0, 1, 2)); -- to members, if added by its author: 1 a find for friends, 2 a find for its author alone; otherwise 0
UPDATE list_find SET location_id = l.id, cell = l.cell,
    shows = CASE WHEN f.is_public = 1 OR list_find.added_by IS NULL OR list_find.added_by <> f.user_id THEN 0 ELSE 1 + f.only_me END
    FROM find f JOIN location l ON l.id = f.location_id WHERE f.id = list_find.find_id;
CREATE INDEX list_find_shown ON list_find (list_id, added_by, cell ASC, location_id, shows, find_id) WHERE shows > 0;

-- +goose Down
DROP INDEX list_find_shown;
ALTER TABLE list_find DROP COLUMN shows;
ALTER TABLE list_find DROP COLUMN cell;
ALTER TABLE list_find DROP COLUMN location_id;
