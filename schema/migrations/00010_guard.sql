-- +goose Up

-- Networks from which an account has been signed in to. Guesses of strangers do
-- not count against a sign-in from one of them.
CREATE TABLE known_network (
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    network TEXT NOT NULL,                                       -- keyed hash of it and the user
    seen_at TIMESTAMPTZ NOT NULL,                                -- the last sign-in
    PRIMARY KEY (user_id, network)
);
CREATE INDEX known_network_seen ON known_network (seen_at ASC);

-- When the password was last given again in a session.
ALTER TABLE session ADD COLUMN confirmed_at TIMESTAMPTZ;

-- The name and the picture of who blocks, as they were at the time of the block:
-- the other side sees no later ones. NULL where the two shared nothing before.
ALTER TABLE friendship ADD COLUMN blocker_username TEXT;
ALTER TABLE friendship ADD COLUMN blocker_picture TEXT;
UPDATE friendship SET
    blocker_username = (SELECT u.username FROM "user" u WHERE u.id = friendship.user_id),
    blocker_picture = (SELECT u.profile_picture_url FROM "user" u WHERE u.id = friendship.user_id)
WHERE status = 'blocked';

-- +goose Down
ALTER TABLE friendship DROP COLUMN blocker_picture;
ALTER TABLE friendship DROP COLUMN blocker_username;
ALTER TABLE session DROP COLUMN confirmed_at;
DROP TABLE known_network;
