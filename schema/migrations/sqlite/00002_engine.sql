-- +goose Up

-- Full text of the finds, keyed by find.doc_id. The tokens come folded and
-- split from Go, so that both engines find the same; nothing is stored twice.
CREATE VIRTUAL TABLE find_search USING fts5(
    tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 0'
);

-- Every commit that publishes adds a piece to the index. Merging them eight at
-- a time, and not four, halves the work of that; searches read a few more.
INSERT INTO find_search (find_search, rank) VALUES ('automerge', 8);

-- Lists read nothing of a find but what is in these, see store/findcache.go.
CREATE INDEX find_created ON find (created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count);
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count);

-- +goose Down
DROP INDEX find_location;
DROP INDEX find_created;
DROP TABLE find_search;
