-- +goose Up

-- The names that users are shown by, and a line about them. name_fold is the display name as searches fold it. look is the
-- shown name with letters that look alike made equal, so that a user cannot imitate the name of another: see store/names.go.
ALTER TABLE "user" ADD COLUMN display_name TEXT;
ALTER TABLE "user" ADD COLUMN about TEXT;
ALTER TABLE "user" ADD COLUMN name_fold TEXT NOT NULL DEFAULT '';
ALTER TABLE "user" ADD COLUMN look TEXT NOT NULL DEFAULT '';
CREATE INDEX user_look ON "user" (look);

-- +goose Down
DROP INDEX user_look;
ALTER TABLE "user" DROP COLUMN look;
ALTER TABLE "user" DROP COLUMN name_fold;
ALTER TABLE "user" DROP COLUMN about;
ALTER TABLE "user" DROP COLUMN display_name;
