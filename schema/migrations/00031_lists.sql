-- +goose Up

-- Named lists that users make of their own finds.
CREATE TABLE list (
    id          TEXT PRIMARY KEY,
    user_id     TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    name        TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    description TEXT CHECK (length(description) <= 500),
    visibility  TEXT NOT NULL CHECK (visibility IN ('private', 'friends', 'public')),
    created_at  TIMESTAMPTZ NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL                             -- when the list itself was edited, not its finds
);
CREATE INDEX list_user ON list (user_id, id ASC);

CREATE TABLE list_find (
    list_id  TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
    find_id  TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    place    BIGINT NOT NULL,                                    -- rises in the order of the list, with gaps
    is_cover BOOLEAN NOT NULL DEFAULT FALSE,                     -- at most one of a list
    PRIMARY KEY (list_id, find_id)
);
CREATE INDEX list_find_place ON list_find (list_id, place ASC, find_id ASC);
CREATE INDEX list_find_find ON list_find (find_id); -- for the deletion of a find
CREATE INDEX list_find_cover ON list_find (list_id) WHERE is_cover;

-- +goose Down
DROP TABLE list_find;
DROP TABLE list;
