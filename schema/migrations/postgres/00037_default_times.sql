-- +goose Up

-- Rows that programs other than Finds insert get the time of the insert, in milliseconds like all times.
ALTER TABLE find ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE find ALTER COLUMN updated_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE find_comment ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE find_comment ALTER COLUMN updated_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE notification_preferences ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE notification_preferences ALTER COLUMN updated_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE notification_subscription ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE notification_subscription ALTER COLUMN updated_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE find_media ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE find_like ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE friendship ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE notification ALTER COLUMN created_at SET DEFAULT date_trunc('milliseconds', now());

-- +goose Down
ALTER TABLE find ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE find ALTER COLUMN updated_at DROP DEFAULT;
ALTER TABLE find_comment ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE find_comment ALTER COLUMN updated_at DROP DEFAULT;
ALTER TABLE notification_preferences ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE notification_preferences ALTER COLUMN updated_at DROP DEFAULT;
ALTER TABLE notification_subscription ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE notification_subscription ALTER COLUMN updated_at DROP DEFAULT;
ALTER TABLE find_media ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE find_like ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE friendship ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE notification ALTER COLUMN created_at DROP DEFAULT;
