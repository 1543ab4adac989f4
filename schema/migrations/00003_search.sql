-- +goose Up

-- About how common each word is, by which a search chooses between reading the
-- full text and reading the finds in the order of the list. One find in sixteen
-- is counted: in the row of each of its words, in that of its category, whose
-- term is ':' and its name, and in the row '', which counts them all.
CREATE TABLE find_term (
    term  TEXT PRIMARY KEY,
    finds BIGINT NOT NULL
);
INSERT INTO find_term (term, finds) VALUES ('', 0);

-- Rises with every change of the name or the picture of the user, which the
-- answers of their finds repeat: see store/findcache.go.
ALTER TABLE "user" ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- The one row rises with every change of any user's name or picture.
CREATE TABLE profile_change (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    changes BIGINT NOT NULL
);
INSERT INTO profile_change (id, changes) VALUES (1, 0);

-- +goose Down
DROP TABLE profile_change;
ALTER TABLE "user" DROP COLUMN version;
DROP TABLE find_term;
