-- +goose Up

-- Whether authors hear of it when somebody else edits a find of theirs.
ALTER TABLE notification_preferences ADD COLUMN find_edited BOOLEAN NOT NULL DEFAULT TRUE;

-- +goose Down
ALTER TABLE notification_preferences DROP COLUMN find_edited;
DELETE FROM notification WHERE type = 'find_edited';
