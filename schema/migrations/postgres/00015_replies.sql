-- +goose Up

-- The comment that a comment replies to. It may be deleted, and its replies still belong together.
ALTER TABLE find_comment ADD COLUMN parent_id TEXT;
ALTER TABLE notification_preferences ADD COLUMN replied BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE notification_preferences ADD COLUMN mentioned BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE notification DROP CONSTRAINT notification_type_check;
ALTER TABLE notification ADD CONSTRAINT notification_type_check CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented', 'replied', 'mentioned'));

-- +goose Down
ALTER TABLE notification_preferences DROP COLUMN mentioned;
ALTER TABLE notification_preferences DROP COLUMN replied;
ALTER TABLE find_comment DROP COLUMN parent_id;
DELETE FROM notification WHERE type IN ('replied', 'mentioned');
ALTER TABLE notification DROP CONSTRAINT notification_type_check;
ALTER TABLE notification ADD CONSTRAINT notification_type_check CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented'));
