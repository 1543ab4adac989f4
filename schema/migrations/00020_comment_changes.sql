-- +goose Up

-- New, changed and deleted comments of the last minutes, for the streams of users who have
-- the find open.
CREATE TABLE comment_change (
    id         TEXT PRIMARY KEY,                                 -- in the order of the changes
    find_id    TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    comment_id TEXT NOT NULL,                                    -- which may be deleted
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE -- the author
);
CREATE INDEX comment_change_find ON comment_change (find_id, id ASC);
CREATE INDEX comment_change_user ON comment_change (user_id);

-- +goose Down
DROP TABLE comment_change;
