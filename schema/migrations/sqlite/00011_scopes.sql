-- +goose Up

-- The words of private finds are kept apart from those of public ones, by owner:
-- see scopeOf in store/text.go. The start fills the full text again while the setting
-- is there: see store/reindex.go.
INSERT INTO find_search (find_search) VALUES ('delete-all');
INSERT INTO setting (name, value) VALUES ('reindex', '') ON CONFLICT (name) DO NOTHING;

-- +goose Down

-- What an older program fills has no scopes.
INSERT INTO find_search (find_search) VALUES ('delete-all');
DELETE FROM setting WHERE name = 'reindex';
