-- +goose Up

-- Users invite, too. An invite without a user is one of the command line.
ALTER TABLE invite ADD COLUMN public_id TEXT;                                                -- by which clients name it, a UUIDv8; id is the hash of the code
ALTER TABLE invite ADD COLUMN user_id TEXT REFERENCES "user" (id) ON DELETE CASCADE;         -- whose it is
ALTER TABLE invite ADD COLUMN uses INTEGER NOT NULL DEFAULT 1 CHECK (uses >= 1);             -- accounts that it may create, with those that it has
ALTER TABLE invite ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 200);
ALTER TABLE invite ADD COLUMN befriend BOOLEAN NOT NULL DEFAULT FALSE;                       -- those who join become friends of the user
ALTER TABLE invite ADD COLUMN revoked_at TIMESTAMPTZ;
UPDATE invite SET uses = uses_left WHERE uses_left > 1;
UPDATE invite SET public_id = substr(id, 35, 8) || '-' || substr(id, 43, 4) || '-8' || substr(id, 47, 3) || '-8' || substr(id, 50, 3) || '-' || substr(id, 53, 12);
CREATE UNIQUE INDEX invite_public ON invite (public_id);
CREATE INDEX invite_user ON invite (user_id, created_at, public_id);
CREATE INDEX invite_created ON invite (created_at, public_id);

-- The accounts that invites have created.
CREATE TABLE invite_use (
    user_id   TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    invite_id TEXT NOT NULL REFERENCES invite (id) ON DELETE CASCADE
);
CREATE INDEX invite_use_invite ON invite_use (invite_id);
CREATE INDEX user_invited_by ON "user" (invited_by);

-- +goose Down
DROP INDEX user_invited_by;
DROP TABLE invite_use;
DROP INDEX invite_created;
DROP INDEX invite_user;
DROP INDEX invite_public;
ALTER TABLE invite DROP COLUMN revoked_at;
ALTER TABLE invite DROP COLUMN befriend;
ALTER TABLE invite DROP COLUMN note;
ALTER TABLE invite DROP COLUMN uses;
ALTER TABLE invite DROP COLUMN user_id;
ALTER TABLE invite DROP COLUMN public_id;
