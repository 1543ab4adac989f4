-- +goose Up

-- The medium size of media, and their BlurHash. medium_url is '' until the size
-- exists. If the display file is already small enough, it is equal to url.
ALTER TABLE find_media ADD COLUMN medium_url TEXT NOT NULL DEFAULT '';
ALTER TABLE find_media ADD COLUMN medium_width INTEGER NOT NULL DEFAULT 0;
ALTER TABLE find_media ADD COLUMN medium_height INTEGER NOT NULL DEFAULT 0;
ALTER TABLE find_media ADD COLUMN blur TEXT NOT NULL DEFAULT '';
ALTER TABLE upload ADD COLUMN medium_url TEXT NOT NULL DEFAULT '';
ALTER TABLE upload ADD COLUMN medium_width INTEGER NOT NULL DEFAULT 0;
ALTER TABLE upload ADD COLUMN medium_height INTEGER NOT NULL DEFAULT 0;
ALTER TABLE upload ADD COLUMN blur TEXT NOT NULL DEFAULT '';

-- Media whose medium size the service has still to make.
CREATE TABLE medium_job (
    media_id TEXT PRIMARY KEY REFERENCES find_media (id) ON DELETE CASCADE,
    due_at   TIMESTAMPTZ NOT NULL,                               -- the newest first; later while a process works on it
    tries    INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX medium_job_due ON medium_job (due_at ASC);
INSERT INTO medium_job (media_id, due_at) SELECT id, created_at FROM find_media;

-- +goose Down
DROP TABLE medium_job;

-- find.media names no medium size any more.
UPDATE find SET version = version + 1, media = (
        SELECT string_agg(id || chr(9) || type || chr(9) || url || chr(9) || COALESCE(thumbnail_url, '') || chr(9) || COALESCE(fallback_url, '') || chr(9) || COALESCE(fallback_thumbnail_url, '') || chr(9) || width || chr(9) || height || chr(9) || duration || chr(10), '' ORDER BY order_index, id)
        FROM find_media WHERE find_id = find.id)
    WHERE id IN (SELECT find_id FROM find_media WHERE medium_url <> '');
ALTER TABLE upload DROP COLUMN blur;
ALTER TABLE upload DROP COLUMN medium_height;
ALTER TABLE upload DROP COLUMN medium_width;
ALTER TABLE upload DROP COLUMN medium_url;
ALTER TABLE find_media DROP COLUMN blur;
ALTER TABLE find_media DROP COLUMN medium_height;
ALTER TABLE find_media DROP COLUMN medium_width;
ALTER TABLE find_media DROP COLUMN medium_url;
