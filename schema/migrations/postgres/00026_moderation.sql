-- +goose Up

-- A find that an administrator has hidden is in the table bin, too. in_bin is FALSE until its owner deletes it.
ALTER TABLE bin ADD COLUMN in_bin BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE bin ADD COLUMN hidden_at TIMESTAMPTZ;
ALTER TABLE bin ADD COLUMN hidden_reason TEXT;

-- Only its author sees a comment that an administrator has hidden. It is in no count.
ALTER TABLE find_comment ADD COLUMN hidden_at TIMESTAMPTZ;
ALTER TABLE find_comment ADD COLUMN hidden_reason TEXT;

CREATE TABLE report (
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
CREATE UNIQUE INDEX report_open ON report (target_id, reporter_id) WHERE closed_at IS NULL;
CREATE INDEX report_target ON report (target_id, id ASC);
CREATE INDEX report_reporter ON report (reporter_id, created_at ASC);
CREATE INDEX report_queue ON report (created_at ASC, id ASC) WHERE closed_at IS NULL;
CREATE INDEX report_closed ON report (closed_at ASC);

-- Whose acts do not notify a user.
CREATE TABLE mute (
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    muted_id   TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (user_id, muted_id)
);
CREATE INDEX mute_muted ON mute (muted_id);

ALTER TABLE notification_preferences ADD COLUMN reported BOOLEAN NOT NULL DEFAULT TRUE;

-- The types of notifications are those of schema/types.go. A CHECK of them would have to be replaced for each new one.
ALTER TABLE notification DROP CONSTRAINT notification_type_check;

-- +goose Down
ALTER TABLE notification_preferences DROP COLUMN reported;
DROP TABLE mute;
DROP TABLE report;
ALTER TABLE find_comment DROP COLUMN hidden_reason;
ALTER TABLE find_comment DROP COLUMN hidden_at;
ALTER TABLE bin DROP COLUMN hidden_reason;
ALTER TABLE bin DROP COLUMN hidden_at;
ALTER TABLE bin DROP COLUMN in_bin;
DELETE FROM notification WHERE type IN ('reported', 'report_closed', 'moderated');
ALTER TABLE notification ADD CONSTRAINT notification_type_check CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented', 'replied', 'mentioned'));
