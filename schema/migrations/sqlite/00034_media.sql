-- +goose Up

-- The coding of videos as in RFC 6381, '' if it is not known, and the copy that all browsers
-- play, '' if there is none.
ALTER TABLE find_media ADD COLUMN codecs TEXT NOT NULL DEFAULT '';
ALTER TABLE find_media ADD COLUMN playback_url TEXT NOT NULL DEFAULT '';

-- Videos that may need a copy, which the service has still to look at.
CREATE TABLE playback_job (
    media_id TEXT PRIMARY KEY REFERENCES find_media (id) ON DELETE CASCADE,
    due_at   TIMESTAMPTZ NOT NULL,                               -- the newest first; later while a process works on it
    tries    INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX playback_job_due ON playback_job (due_at ASC);
INSERT INTO playback_job (media_id, due_at) SELECT id, created_at FROM find_media WHERE type = 'video';

-- Archives whose photos and videos are still to be imported. An import names its own. SQLite cannot change
-- the check of a table, so the table is made again.
CREATE TABLE upload_new (
    key                    TEXT PRIMARY KEY,
    user_id                TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video', 'archive')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT NOT NULL,
    fallback_url           TEXT NOT NULL,
    fallback_thumbnail_url TEXT NOT NULL,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL DEFAULT 0,
    bytes                  BIGINT NOT NULL,
    created_at             TIMESTAMPTZ NOT NULL,
    medium_url             TEXT NOT NULL DEFAULT '',
    medium_width           INTEGER NOT NULL DEFAULT 0,
    medium_height          INTEGER NOT NULL DEFAULT 0,
    blur                   TEXT NOT NULL DEFAULT '',
    codecs                 TEXT NOT NULL DEFAULT ''
);
INSERT INTO upload_new (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur)
    SELECT key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur FROM upload;
DROP TABLE upload;
ALTER TABLE upload_new RENAME TO upload;
CREATE INDEX upload_user ON upload (user_id, bytes);
CREATE INDEX upload_created ON upload (created_at ASC);

-- +goose Down
CREATE TABLE upload_new (
    key                    TEXT PRIMARY KEY,
    user_id                TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT NOT NULL,
    fallback_url           TEXT NOT NULL,
    fallback_thumbnail_url TEXT NOT NULL,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL DEFAULT 0,
    bytes                  BIGINT NOT NULL,
    created_at             TIMESTAMPTZ NOT NULL,
    medium_url             TEXT NOT NULL DEFAULT '',
    medium_width           INTEGER NOT NULL DEFAULT 0,
    medium_height          INTEGER NOT NULL DEFAULT 0,
    blur                   TEXT NOT NULL DEFAULT ''
);
INSERT INTO upload_new (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur)
    SELECT key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur FROM upload WHERE type <> 'archive';
DROP TABLE upload;
ALTER TABLE upload_new RENAME TO upload;
CREATE INDEX upload_user ON upload (user_id, bytes);
CREATE INDEX upload_created ON upload (created_at ASC);
DROP TABLE playback_job;

-- find.media names neither any more.
UPDATE find SET version = version + 1, media = (SELECT group_concat(line, '') FROM (
        SELECT id || char(9) || type || char(9) || url || char(9) || COALESCE(thumbnail_url, '') || char(9) || COALESCE(fallback_url, '') || char(9) || COALESCE(fallback_thumbnail_url, '') || char(9) || width || char(9) || height || char(9) || duration || char(9) || medium_url || char(9) || medium_width || char(9) || medium_height || char(9) || blur || CASE caption WHEN '' THEN '' ELSE char(9) || caption END || char(10) AS line
        FROM find_media WHERE find_id = find.id ORDER BY order_index, id))
    WHERE id IN (SELECT find_id FROM find_media WHERE codecs <> '' OR playback_url <> '');
ALTER TABLE find_media DROP COLUMN playback_url;
ALTER TABLE find_media DROP COLUMN codecs;
