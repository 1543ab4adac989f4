-- +goose Up

-- Built-in places whose streets users wish to see on the map.
CREATE TABLE street_wish (
    user_id   TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    place     TEXT NOT NULL,
    title     TEXT NOT NULL,
    latitude  DOUBLE PRECISION NOT NULL,
    longitude DOUBLE PRECISION NOT NULL,
    wished_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (user_id, place)
);
CREATE INDEX street_wish_at ON street_wish (wished_at);

-- +goose Down
DROP TABLE street_wish;
