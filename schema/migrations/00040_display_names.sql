-- +goose Up

-- How people are called, and a line about themselves. name_fold is the display name as searches fold it; look is what the
-- shown name looks like, so that nobody takes the name of another in other letters: see store/names.go.
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
