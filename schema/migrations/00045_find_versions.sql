-- +goose Up

-- The state of a find that several users may edit, before each edit that changed it.
CREATE TABLE find_version (
    id              TEXT PRIMARY KEY,
    find_id         TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    user_id         TEXT REFERENCES "user" (id) ON DELETE SET NULL,      -- who replaced it; NULL if their account is deleted
    replaced_at     TIMESTAMPTZ NOT NULL,
    title           TEXT NOT NULL,
    description     TEXT,
    category        TEXT,
    media           TEXT NOT NULL,                                       -- a line for each: its id, a tab and its caption
    location_id     TEXT REFERENCES location (id) ON DELETE SET NULL,
    exact_latitude  DOUBLE PRECISION,                                    -- as in find_exact; NULL, as the three below, if it had none
    exact_longitude DOUBLE PRECISION,
    exact_name      TEXT,
    exact_friends   BOOLEAN
);
CREATE INDEX find_version_find ON find_version (find_id, replaced_at);
CREATE INDEX find_version_user ON find_version (user_id);
CREATE INDEX find_version_location ON find_version (location_id);
CREATE INDEX find_version_replaced ON find_version (replaced_at);

-- Media that were taken out of a find and that only old versions have. The newest of these is version_id.
CREATE TABLE find_version_media (
    id                     TEXT PRIMARY KEY,
    find_id                TEXT NOT NULL,
    version_id             TEXT NOT NULL REFERENCES find_version (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT,
    fallback_url           TEXT,
    fallback_thumbnail_url TEXT,
    created_at             TIMESTAMPTZ NOT NULL,
    key                    TEXT NOT NULL UNIQUE,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL,
    bytes                  BIGINT NOT NULL,
    medium_url             TEXT NOT NULL,
    medium_width           INTEGER NOT NULL,
    medium_height          INTEGER NOT NULL,
    blur                   TEXT NOT NULL,
    codecs                 TEXT NOT NULL,
    playback_url           TEXT NOT NULL
);
CREATE INDEX find_version_media_find ON find_version_media (find_id, bytes);
CREATE INDEX find_version_media_version ON find_version_media (version_id);

-- +goose Down
DROP TABLE find_version_media;
DROP TABLE find_version;
