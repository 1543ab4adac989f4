-- +goose Up

-- Files of places that users are importing, and their places.
CREATE TABLE import (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    format     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    archive    TEXT,                          -- upload with the photos and videos
    lists      TEXT,                          -- of the archive, as JSON
    left_out   TEXT,                          -- what of the file is not among the rows, as JSON
    encoding   TEXT NOT NULL DEFAULT ''       -- that was guessed
);
CREATE INDEX import_user ON import (user_id, id);
CREATE INDEX import_archive ON import (archive);
CREATE INDEX import_expires ON import (expires_at);

CREATE TABLE import_row (
    import_id   TEXT NOT NULL REFERENCES import (id) ON DELETE CASCADE,
    num         INTEGER NOT NULL,
    status      TEXT NOT NULL,
    reason      TEXT NOT NULL,
    guessed     BOOLEAN NOT NULL,
    title       TEXT NOT NULL,
    description TEXT,
    category    TEXT,
    latitude    DOUBLE PRECISION CHECK (latitude BETWEEN -90 AND 90),
    longitude   DOUBLE PRECISION CHECK (longitude BETWEEN -180 AND 180),
    place       TEXT NOT NULL,
    area        INTEGER CHECK (area >= 0),
    for_friends BOOLEAN,                      -- NULL, as area: as the user's settings say
    source      TEXT NOT NULL,                -- as in import_source
    made_at     TEXT,                         -- when the file says that it was made
    media       TEXT,                         -- photos and videos of the file, and the uploads that they have become, as JSON
    find_id     TEXT,                         -- that it has become
    is_public   BOOLEAN,                      -- NULL: the file does not say
    files       INTEGER NOT NULL DEFAULT 0,   -- photos and videos of the file
    lost        INTEGER NOT NULL DEFAULT 0,   -- of these, that are missing or were refused
    line        INTEGER,                      -- of a table that cannot be read
    PRIMARY KEY (import_id, num)
);
CREATE INDEX import_row_status ON import_row (import_id, status, num);

-- What finds were imported from, so that importing it again makes nothing new.
CREATE TABLE import_source (
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    source  TEXT NOT NULL,                                          -- hash
    find_id TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, source)
);
CREATE INDEX import_source_find ON import_source (find_id);

-- +goose Down
DROP TABLE import_source;
DROP TABLE import_row;
DROP TABLE import;
