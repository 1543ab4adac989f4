-- +goose Up

-- Full text of the finds, keyed by find.doc_id. The tokens come folded and
-- split from Go, so that both engines find the same; nothing is stored twice.
CREATE VIRTUAL TABLE find_search USING fts5(
    tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 0'
);

-- +goose Down
DROP TABLE find_search;
