-- +goose Up
ALTER TABLE find_media ADD COLUMN caption TEXT NOT NULL DEFAULT '' CHECK (length(caption) <= 200);

-- +goose Down

-- find.media has no captions any more.
UPDATE find SET version = version + 1, media = (
        SELECT string_agg(id || chr(9) || type || chr(9) || url || chr(9) || COALESCE(thumbnail_url, '') || chr(9) || COALESCE(fallback_url, '') || chr(9) || COALESCE(fallback_thumbnail_url, '') || chr(9) || width || chr(9) || height || chr(9) || duration || chr(9) || medium_url || chr(9) || medium_width || chr(9) || medium_height || chr(9) || blur || chr(10), '' ORDER BY order_index, id)
        FROM find_media WHERE find_id = find.id)
    WHERE id IN (SELECT find_id FROM find_media WHERE caption <> '');
ALTER TABLE find_media DROP COLUMN caption;
