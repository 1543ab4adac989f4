-- +goose Up

-- Letters without a decomposition, such as ł and ß, are searched in their usual transcription. The start fills
-- the full text again: see store/search/rebuild.go.
INSERT INTO setting (name, value) VALUES ('reindex', '') ON CONFLICT (name) DO NOTHING;

-- Words that only finds had that are deleted.
DELETE FROM find_term WHERE finds <= 0 AND term <> '';

-- +goose Down
INSERT INTO setting (name, value) VALUES ('reindex', '') ON CONFLICT (name) DO NOTHING;
