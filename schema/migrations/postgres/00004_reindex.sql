-- +goose Up

-- The full text is filled again at the start, in the order of the times of the
-- finds and with the counts of find_term: see store/reindex.go.
DELETE FROM find_search;

-- +goose Down
SELECT 1;
