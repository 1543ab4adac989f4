-- +goose Up

-- Rows that programs other than Finds insert get the time of the insert. SQLite cannot add such a default to a
-- column that exists. Its documentation has this way for changes that no stored row depends on
-- (https://sqlite.org/lang_altertable.html#otheralter): to edit the text of the tables, here all of their columns
-- TIMESTAMPTZ NOT NULL. The last two statements raise the version of the schema, so that every connection reads it again.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'TIMESTAMPTZ NOT NULL', 'TIMESTAMPTZ NOT NULL DEFAULT (strftime(''%Y-%m-%dT%H:%M:%fZ'', ''now''))')
WHERE type = 'table' AND name IN ('find', 'find_comment', 'notification_preferences', 'notification_subscription', 'find_media', 'find_like', 'friendship', 'notification');
PRAGMA writable_schema = RESET;
CREATE TABLE default_times (x);
DROP TABLE default_times;

-- +goose Down
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'TIMESTAMPTZ NOT NULL DEFAULT (strftime(''%Y-%m-%dT%H:%M:%fZ'', ''now''))', 'TIMESTAMPTZ NOT NULL')
WHERE type = 'table' AND name IN ('find', 'find_comment', 'notification_preferences', 'notification_subscription', 'find_media', 'find_like', 'friendship', 'notification');
PRAGMA writable_schema = RESET;
CREATE TABLE default_times (x);
DROP TABLE default_times;
