-- +goose Up

-- Archives whose photos and videos are still to be imported. An import names its own.
ALTER TABLE upload DROP CONSTRAINT upload_type_check;
ALTER TABLE upload ADD CONSTRAINT upload_type_check CHECK (type IN ('image', 'video', 'archive'));

ALTER TABLE import ADD COLUMN archive TEXT;
ALTER TABLE import ADD COLUMN lists TEXT;
CREATE INDEX import_archive ON import (archive);

ALTER TABLE import_row ADD COLUMN is_public BOOLEAN;
ALTER TABLE import_row ADD COLUMN files INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_row ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE import_row DROP COLUMN lost;
ALTER TABLE import_row DROP COLUMN files;
ALTER TABLE import_row DROP COLUMN is_public;
DROP INDEX import_archive;
ALTER TABLE import DROP COLUMN lists;
ALTER TABLE import DROP COLUMN archive;
DELETE FROM upload WHERE type = 'archive';
ALTER TABLE upload DROP CONSTRAINT upload_type_check;
ALTER TABLE upload ADD CONSTRAINT upload_type_check CHECK (type IN ('image', 'video'));
