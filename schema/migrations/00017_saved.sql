-- +goose Up

-- Finds that users have saved for themselves: where they want to go, and where they have been.
CREATE TABLE find_saved (
    find_id  TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    user_id  TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    state    TEXT NOT NULL CHECK (state IN ('want', 'been')),
    saved_at TIMESTAMPTZ NOT NULL,                               -- in this state
    PRIMARY KEY (find_id, user_id)
);
CREATE INDEX find_saved_user ON find_saved (user_id, saved_at ASC, find_id ASC, state);

-- +goose Down
DROP TABLE find_saved;
