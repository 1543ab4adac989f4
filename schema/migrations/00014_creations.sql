-- +goose Up

-- What clients have created under ids that they made themselves, so that a repeated request
-- creates nothing twice. A row outlives what was created, and is deleted once its id is too
-- old to be accepted.
CREATE TABLE creation (
    id         TEXT PRIMARY KEY,                                 -- of the find or comment
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    sum        TEXT NOT NULL,                                    -- SHA-256 of the request, in hex
    created_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX creation_user ON creation (user_id);
CREATE INDEX creation_created ON creation (created_at ASC);

-- +goose Down
DROP TABLE creation;
