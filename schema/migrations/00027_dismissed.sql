-- +goose Up

-- Finds of others that users have hidden from their own lists and maps.
CREATE TABLE find_dismissed (
    user_id      TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    find_id      TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    dismissed_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (user_id, find_id)
);
CREATE INDEX find_dismissed_find ON find_dismissed (find_id); -- for the deletion of a find
CREATE INDEX find_dismissed_user ON find_dismissed (user_id, dismissed_at ASC, find_id ASC);

-- +goose Down
DROP TABLE find_dismissed;
