-- +goose Up

-- A list can be reported, too.
ALTER TABLE report DROP CONSTRAINT report_kind_check;
ALTER TABLE report ADD CONSTRAINT report_kind_check CHECK (kind IN ('find', 'comment', 'user', 'list'));

-- Users removed by the owner of a list. They cannot rejoin by the link that it had then.
CREATE TABLE list_removed (
    list_id   TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
    user_id   TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    join_code TEXT NOT NULL,                                               -- of the link
    PRIMARY KEY (list_id, user_id)
);
CREATE INDEX list_removed_user ON list_removed (user_id);

-- +goose Down
DROP TABLE list_removed;
DELETE FROM notification WHERE type IN ('reported', 'report_closed') AND data LIKE '%"kind":"list"%';
DELETE FROM report WHERE kind = 'list';
ALTER TABLE report DROP CONSTRAINT report_kind_check;
ALTER TABLE report ADD CONSTRAINT report_kind_check CHECK (kind IN ('find', 'comment', 'user'));
