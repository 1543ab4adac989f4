-- +goose Up

-- Archives whose photos and videos are still to be imported. An import names its own. SQLite cannot change
-- the check of a table, so the table is made again.
CREATE TABLE upload_new (
    key                    TEXT PRIMARY KEY,
    user_id                TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video', 'archive')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT NOT NULL,
    fallback_url           TEXT NOT NULL,
    fallback_thumbnail_url TEXT NOT NULL,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL DEFAULT 0,
    bytes                  BIGINT NOT NULL,
    created_at             TIMESTAMPTZ NOT NULL,
    medium_url             TEXT NOT NULL DEFAULT '',
    medium_width           INTEGER NOT NULL DEFAULT 0,
    medium_height          INTEGER NOT NULL DEFAULT 0,
    blur                   TEXT NOT NULL DEFAULT '',
    codecs                 TEXT NOT NULL DEFAULT ''
);
INSERT INTO upload_new (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur, codecs)
    SELECT key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur, codecs FROM upload;
DROP TABLE upload;
ALTER TABLE upload_new RENAME TO upload;
CREATE INDEX upload_user ON upload (user_id, bytes);
CREATE INDEX upload_created ON upload (created_at ASC);

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
CREATE TABLE upload_new (
    key                    TEXT PRIMARY KEY,
    user_id                TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT NOT NULL,
    fallback_url           TEXT NOT NULL,
    fallback_thumbnail_url TEXT NOT NULL,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL DEFAULT 0,
    bytes                  BIGINT NOT NULL,
    created_at             TIMESTAMPTZ NOT NULL,
    medium_url             TEXT NOT NULL DEFAULT '',
    medium_width           INTEGER NOT NULL DEFAULT 0,
    medium_height          INTEGER NOT NULL DEFAULT 0,
    blur                   TEXT NOT NULL DEFAULT '',
    codecs                 TEXT NOT NULL DEFAULT ''
);
INSERT INTO upload_new (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur, codecs)
    SELECT key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height,
        duration, bytes, created_at, medium_url, medium_width, medium_height, blur, codecs FROM upload WHERE type <> 'archive';
DROP TABLE upload;
ALTER TABLE upload_new RENAME TO upload;
CREATE INDEX upload_user ON upload (user_id, bytes);
CREATE INDEX upload_created ON upload (created_at ASC);
