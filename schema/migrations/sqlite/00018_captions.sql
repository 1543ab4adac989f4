-- +goose Up
ALTER TABLE find_media ADD COLUMN caption TEXT NOT NULL DEFAULT '' CHECK (length(caption) <= 200);

-- +goose Down

-- find.media has no captions any more.
UPDATE find SET version = version + 1, media = (SELECT group_concat(line, '') FROM (
        SELECT id || char(9) || type || char(9) || url || char(9) || COALESCE(thumbnail_url, '') || char(9) || COALESCE(fallback_url, '') || char(9) || COALESCE(fallback_thumbnail_url, '') || char(9) || width || char(9) || height || char(9) || duration || char(9) || medium_url || char(9) || medium_width || char(9) || medium_height || char(9) || blur || char(10) AS line
        FROM find_media WHERE find_id = find.id ORDER BY order_index, id))
    WHERE id IN (SELECT find_id FROM find_media WHERE caption <> '');
ALTER TABLE find_media DROP COLUMN caption;
