-- +goose Up

-- The side in kilometres of the area that a location stands for, by its centre; 0 is a point. A find
-- that is shown as an area is at such a location for all that reads finds.
ALTER TABLE location ADD COLUMN area INTEGER NOT NULL DEFAULT 0 CHECK (area >= 0);
CREATE UNIQUE INDEX location_area ON location (cell, area) WHERE area > 0;
ALTER TABLE find ADD COLUMN area INTEGER NOT NULL DEFAULT 0 CHECK (area >= 0);
CREATE INDEX find_area ON find (user_id, created_at ASC, id ASC) WHERE area > 0; -- their owners and friends see them where they are

-- Where finds that are shown as areas are. Only store/areas.go reads it.
CREATE TABLE find_exact (
    find_id     TEXT PRIMARY KEY REFERENCES find (id) ON DELETE CASCADE,
    latitude    DOUBLE PRECISION NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude   DOUBLE PRECISION NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    name        TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    for_friends BOOLEAN NOT NULL
);

-- How the places of a user's new finds are shown.
CREATE TABLE place_settings (
    user_id        TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    area           INTEGER NOT NULL CHECK (area >= 0),
    for_friends    BOOLEAN NOT NULL,
    home_latitude  DOUBLE PRECISION CHECK (home_latitude BETWEEN -90 AND 90),
    home_longitude DOUBLE PRECISION CHECK (home_longitude BETWEEN -180 AND 180),
    home_km        DOUBLE PRECISION CHECK (home_km > 0),
    home_area      INTEGER CHECK (home_area > 0)                            -- NULL, as all of home: there is no home
);

-- +goose Down
DROP TABLE place_settings;
DROP TABLE find_exact;
DROP INDEX find_area;
ALTER TABLE find DROP COLUMN area;
DROP INDEX location_area;
ALTER TABLE location DROP COLUMN area;
