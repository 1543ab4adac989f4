-- +goose Up

-- The comment that a comment replies to. It may be deleted, and its replies still belong together.
ALTER TABLE find_comment ADD COLUMN parent_id TEXT;
ALTER TABLE notification_preferences ADD COLUMN replied BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE notification_preferences ADD COLUMN mentioned BOOLEAN NOT NULL DEFAULT TRUE;

-- SQLite cannot change a CHECK.
CREATE TABLE notification_new (
    id            TEXT PRIMARY KEY,
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type          TEXT NOT NULL CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented', 'replied', 'mentioned')),
    title         TEXT NOT NULL,
    message       TEXT NOT NULL,
    data          TEXT,                                          -- JSON
    is_read       BOOLEAN NOT NULL DEFAULT FALSE,
    created_at    TIMESTAMPTZ NOT NULL,
    actor_id      TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    find_id       TEXT REFERENCES find (id) ON DELETE CASCADE,
    comment_id    TEXT REFERENCES find_comment (id) ON DELETE SET NULL,
    friendship_id TEXT REFERENCES friendship (id) ON DELETE SET NULL
);
INSERT INTO notification_new (id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id)
    SELECT id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id FROM notification;
DROP TABLE notification;
ALTER TABLE notification_new RENAME TO notification;
CREATE INDEX notification_user ON notification (user_id, created_at ASC, id ASC);
CREATE INDEX notification_unread ON notification (user_id, created_at ASC, id ASC) WHERE NOT is_read;
CREATE INDEX notification_actor ON notification (actor_id);
CREATE INDEX notification_find ON notification (find_id);
CREATE INDEX notification_comment ON notification (comment_id);
CREATE INDEX notification_friendship ON notification (friendship_id);

-- +goose Down
ALTER TABLE notification_preferences DROP COLUMN mentioned;
ALTER TABLE notification_preferences DROP COLUMN replied;
ALTER TABLE find_comment DROP COLUMN parent_id;
DELETE FROM notification WHERE type IN ('replied', 'mentioned');
CREATE TABLE notification_new (
    id            TEXT PRIMARY KEY,
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type          TEXT NOT NULL CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented')),
    title         TEXT NOT NULL,
    message       TEXT NOT NULL,
    data          TEXT,                                          -- JSON
    is_read       BOOLEAN NOT NULL DEFAULT FALSE,
    created_at    TIMESTAMPTZ NOT NULL,
    actor_id      TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    find_id       TEXT REFERENCES find (id) ON DELETE CASCADE,
    comment_id    TEXT REFERENCES find_comment (id) ON DELETE SET NULL,
    friendship_id TEXT REFERENCES friendship (id) ON DELETE SET NULL
);
INSERT INTO notification_new (id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id)
    SELECT id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id FROM notification;
DROP TABLE notification;
ALTER TABLE notification_new RENAME TO notification;
CREATE INDEX notification_user ON notification (user_id, created_at ASC, id ASC);
CREATE INDEX notification_unread ON notification (user_id, created_at ASC, id ASC) WHERE NOT is_read;
CREATE INDEX notification_actor ON notification (actor_id);
CREATE INDEX notification_find ON notification (find_id);
CREATE INDEX notification_comment ON notification (comment_id);
CREATE INDEX notification_friendship ON notification (friendship_id);
