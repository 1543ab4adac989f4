-- +goose Up

-- Whether replies still have the id of a deleted comment.
CREATE INDEX find_comment_parent ON find_comment (parent_id) WHERE parent_id IS NOT NULL;

-- The id of what has been created or deleted stays taken when its user's account is deleted.
-- SQLite cannot change a reference.
CREATE TABLE creation_new (
    id         TEXT PRIMARY KEY,                                 -- of the find or comment
    user_id    TEXT REFERENCES "user" (id) ON DELETE SET NULL,
    sum        TEXT NOT NULL,                                    -- SHA-256 of the request, in hex; '' if no request made it
    created_at TIMESTAMPTZ NOT NULL
);
INSERT INTO creation_new (id, user_id, sum, created_at) SELECT id, user_id, sum, created_at FROM creation;
DROP TABLE creation;
ALTER TABLE creation_new RENAME TO creation;
CREATE INDEX creation_user ON creation (user_id);
CREATE INDEX creation_created ON creation (created_at ASC);

-- +goose Down
CREATE TABLE creation_new (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    sum        TEXT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL
);
INSERT INTO creation_new (id, user_id, sum, created_at) SELECT id, user_id, sum, created_at FROM creation WHERE user_id IS NOT NULL;
DROP TABLE creation;
ALTER TABLE creation_new RENAME TO creation;
CREATE INDEX creation_user ON creation (user_id);
CREATE INDEX creation_created ON creation (created_at ASC);
DROP INDEX find_comment_parent;
