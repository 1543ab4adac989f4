-- +goose Up

-- Their owners and friends see finds at areas where they are.
CREATE INDEX find_area ON find (user_id, created_at ASC, id ASC) WHERE area > 0;

-- Words that only finds had that are deleted.
DELETE FROM find_term WHERE finds <= 0 AND term <> '';

-- +goose Down
DROP INDEX find_area;
