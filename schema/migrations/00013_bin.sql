-- +goose Up

-- Finds that their owner has deleted and can restore. In find, they are private finds of the
-- user bin, so that nothing shows or counts them: see store/bin.go.
CREATE TABLE bin (
    find_id    TEXT PRIMARY KEY REFERENCES find (id) ON DELETE CASCADE,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, -- whose find it was
    is_public  INTEGER NOT NULL,                                 -- as it was
    deleted_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX bin_user ON bin (user_id, deleted_at ASC, find_id ASC);
CREATE INDEX bin_deleted ON bin (deleted_at ASC, find_id ASC);

-- +goose Down

-- They are private finds of their owners again.
UPDATE find SET user_id = (SELECT b.user_id FROM bin b WHERE b.find_id = find.id) WHERE id IN (SELECT find_id FROM bin);
DROP TABLE bin;
DELETE FROM "user" WHERE id = 'bin';
