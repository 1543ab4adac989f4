-- +goose Up

-- The full text is filled again at the start, in the order of the times of the
-- finds and with the counts of find_term: see store/reindex.go.
INSERT INTO find_search (find_search) VALUES ('delete-all');

-- +goose Down
SELECT 1;
