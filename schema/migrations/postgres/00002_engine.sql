-- +goose Up

-- Full text of the finds, keyed by find.doc_id. The tokens come folded and
-- split from Go, so that both engines find the same.
CREATE TABLE find_search (
    doc_id BIGINT PRIMARY KEY,
    tokens TSVECTOR NOT NULL
);
CREATE INDEX find_search_tokens ON find_search USING GIN (tokens);

-- Without the columns that a like changes, as there are on SQLite: a row that
-- changes in no index is changed in place.
CREATE INDEX find_created ON find (created_at ASC, id ASC, is_public, user_id);
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id);

-- +goose Down
DROP INDEX find_location;
DROP INDEX find_created;
DROP TABLE find_search;
