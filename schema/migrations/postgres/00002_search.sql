-- +goose Up

-- Full text of the finds, keyed by find.doc_id. The tokens come folded and
-- split from Go, so that both engines find the same.
CREATE TABLE find_search (
    doc_id BIGINT PRIMARY KEY,
    tokens TSVECTOR NOT NULL
);
CREATE INDEX find_search_tokens ON find_search USING GIN (tokens);

-- +goose Down
DROP TABLE find_search;
