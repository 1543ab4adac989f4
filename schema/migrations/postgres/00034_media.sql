-- +goose Up

-- The coding of videos as in RFC 6381, '' if it is not known, and the copy that all browsers
-- play, '' if there is none.
ALTER TABLE find_media ADD COLUMN codecs TEXT NOT NULL DEFAULT '';
ALTER TABLE find_media ADD COLUMN playback_url TEXT NOT NULL DEFAULT '';
ALTER TABLE upload ADD COLUMN codecs TEXT NOT NULL DEFAULT '';

-- Videos that may need a copy, which the service has still to look at.
CREATE TABLE playback_job (
    media_id TEXT PRIMARY KEY REFERENCES find_media (id) ON DELETE CASCADE,
    due_at   TIMESTAMPTZ NOT NULL,                               -- the newest first; later while a process works on it
    tries    INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX playback_job_due ON playback_job (due_at ASC);
INSERT INTO playback_job (media_id, due_at) SELECT id, created_at FROM find_media WHERE type = 'video';

-- Archives whose photos and videos are still to be imported. An import names its own.
ALTER TABLE upload DROP CONSTRAINT upload_type_check;
ALTER TABLE upload ADD CONSTRAINT upload_type_check CHECK (type IN ('image', 'video', 'archive'));

-- +goose Down
DELETE FROM upload WHERE type = 'archive';
ALTER TABLE upload DROP CONSTRAINT upload_type_check;
ALTER TABLE upload ADD CONSTRAINT upload_type_check CHECK (type IN ('image', 'video'));
DROP TABLE playback_job;

-- find.media names neither any more.
UPDATE find SET version = version + 1, media = (
        SELECT string_agg(id || chr(9) || type || chr(9) || url || chr(9) || COALESCE(thumbnail_url, '') || chr(9) || COALESCE(fallback_url, '') || chr(9) || COALESCE(fallback_thumbnail_url, '') || chr(9) || width || chr(9) || height || chr(9) || duration || chr(9) || medium_url || chr(9) || medium_width || chr(9) || medium_height || chr(9) || blur || CASE caption WHEN '' THEN '' ELSE chr(9) || caption END || chr(10), '' ORDER BY order_index, id)
        FROM find_media WHERE find_id = find.id)
    WHERE id IN (SELECT find_id FROM find_media WHERE codecs <> '' OR playback_url <> '');
ALTER TABLE upload DROP COLUMN codecs;
ALTER TABLE find_media DROP COLUMN playback_url;
ALTER TABLE find_media DROP COLUMN codecs;
