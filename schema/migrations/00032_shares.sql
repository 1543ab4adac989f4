-- +goose Up

-- Links by which a user shows finds of theirs to people without an account: one find, a list, or all with a category.
CREATE TABLE share (
    id            TEXT PRIMARY KEY,
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    code          TEXT NOT NULL UNIQUE CHECK (length(code) = 22),          -- of its address
    find_id       TEXT REFERENCES find (id) ON DELETE CASCADE,
    list_id       TEXT REFERENCES list (id) ON DELETE CASCADE,
    category      TEXT,
    title         TEXT NOT NULL,                                           -- empty: that of what is shown
    place         TEXT NOT NULL CHECK (place IN ('exact', 'area', 'hidden')),
    area          INTEGER NOT NULL CHECK (area >= 0),                      -- kilometres; 0 unless place is 'area'
    password_hash TEXT NOT NULL,                                           -- empty: it needs no password
    views         BIGINT NOT NULL DEFAULT 0,
    created_at    TIMESTAMPTZ NOT NULL,
    expires_at    TIMESTAMPTZ,                                             -- NULL: it does not expire
    CHECK (CASE WHEN find_id IS NULL THEN 0 ELSE 1 END + CASE WHEN list_id IS NULL THEN 0 ELSE 1 END + CASE WHEN category IS NULL THEN 0 ELSE 1 END = 1)
);
CREATE INDEX share_user ON share (user_id, created_at, id);
CREATE INDEX share_find ON share (find_id);
CREATE INDEX share_list ON share (list_id);

-- +goose Down
DROP TABLE share;
