-- +goose Up

-- What of a file is not among the rows of its import, as JSON; the encoding that was guessed; and the line of a row
-- of a table that cannot be read.
ALTER TABLE import ADD COLUMN left_out TEXT;
ALTER TABLE import ADD COLUMN encoding TEXT NOT NULL DEFAULT '';
ALTER TABLE import_row ADD COLUMN line INTEGER;

-- +goose Down
ALTER TABLE import_row DROP COLUMN line;
ALTER TABLE import DROP COLUMN encoding;
ALTER TABLE import DROP COLUMN left_out;
