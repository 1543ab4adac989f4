-- +goose Up

-- A list can be reported, too.
CREATE TABLE report_new (
    id          TEXT PRIMARY KEY,                                          -- UUIDv7, in the order of time
    reporter_id TEXT REFERENCES "user" (id) ON DELETE SET NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('find', 'comment', 'user', 'list')),
    target_id   TEXT NOT NULL,                                             -- of the kind; it may have been deleted
    owner_id    TEXT NOT NULL,                                             -- who published the target; they may have been deleted
    reason      TEXT NOT NULL CHECK (reason IN ('spam', 'illegal', 'rules', 'other')),
    text        TEXT NOT NULL CHECK (length(text) <= 1000),
    created_at  TIMESTAMPTZ NOT NULL,
    closed_at   TIMESTAMPTZ,                                               -- NULL while it is open
    closed_by   TEXT NOT NULL DEFAULT '',                                  -- username
    outcome     TEXT NOT NULL DEFAULT '',
    note        TEXT NOT NULL DEFAULT ''
);
INSERT INTO report_new (id, reporter_id, kind, target_id, owner_id, reason, text, created_at, closed_at, closed_by, outcome, note)
    SELECT id, reporter_id, kind, target_id, owner_id, reason, text, created_at, closed_at, closed_by, outcome, note FROM report;
DROP TABLE report;
ALTER TABLE report_new RENAME TO report;
CREATE UNIQUE INDEX report_open ON report (target_id, reporter_id) WHERE closed_at IS NULL;
CREATE INDEX report_target ON report (target_id, id ASC);
CREATE INDEX report_reporter ON report (reporter_id, created_at ASC);
CREATE INDEX report_queue ON report (created_at ASC, id ASC) WHERE closed_at IS NULL;
CREATE INDEX report_closed ON report (closed_at ASC);

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
CREATE TABLE report_new (
    id          TEXT PRIMARY KEY,                                          -- UUIDv7, in the order of time
    reporter_id TEXT REFERENCES "user" (id) ON DELETE SET NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('find', 'comment', 'user')),
    target_id   TEXT NOT NULL,                                             -- of the kind; it may have been deleted
    owner_id    TEXT NOT NULL,                                             -- who published the target; they may have been deleted
    reason      TEXT NOT NULL CHECK (reason IN ('spam', 'illegal', 'rules', 'other')),
    text        TEXT NOT NULL CHECK (length(text) <= 1000),
    created_at  TIMESTAMPTZ NOT NULL,
    closed_at   TIMESTAMPTZ,                                               -- NULL while it is open
    closed_by   TEXT NOT NULL DEFAULT '',                                  -- username
    outcome     TEXT NOT NULL DEFAULT '',
    note        TEXT NOT NULL DEFAULT ''
);
INSERT INTO report_new (id, reporter_id, kind, target_id, owner_id, reason, text, created_at, closed_at, closed_by, outcome, note)
    SELECT id, reporter_id, kind, target_id, owner_id, reason, text, created_at, closed_at, closed_by, outcome, note FROM report;
DROP TABLE report;
ALTER TABLE report_new RENAME TO report;
CREATE UNIQUE INDEX report_open ON report (target_id, reporter_id) WHERE closed_at IS NULL;
CREATE INDEX report_target ON report (target_id, id ASC);
CREATE INDEX report_reporter ON report (reporter_id, created_at ASC);
CREATE INDEX report_queue ON report (created_at ASC, id ASC) WHERE closed_at IS NULL;
CREATE INDEX report_closed ON report (closed_at ASC);
