-- +goose Up
CREATE INDEX list_find_cover ON list_find (list_id) WHERE is_cover;

-- +goose Down
DROP INDEX list_find_cover;
