-- +goose Up

-- API tokens are sessions with a name and scopes, whose end does not move.
ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser' CHECK (kind IN ('browser', 'cli', 'token'));
ALTER TABLE session ADD COLUMN name TEXT NOT NULL DEFAULT '' CHECK (length(name) <= 50);  -- of a token
ALTER TABLE session ADD COLUMN scopes TEXT NOT NULL DEFAULT '';                            -- of a token, separated by commas
ALTER TABLE session ADD COLUMN used_at TIMESTAMPTZ;                                        -- start of the UTC day of the last request
ALTER TABLE session ADD COLUMN by_link BOOLEAN NOT NULL DEFAULT FALSE;                     -- made by a sign-in link, and no password has been set in it
UPDATE session SET kind = 'cli' WHERE user_agent = 'finds create-token';

-- A link by which a user signs in once, made by an administrator.
CREATE TABLE sign_in_link (
    user_id    TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    id         TEXT NOT NULL UNIQUE,                             -- hex SHA-256 of the code
    expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX sign_in_link_expires ON sign_in_link (expires_at ASC);

-- +goose Down
DROP TABLE sign_in_link;
DELETE FROM session WHERE kind = 'token';
ALTER TABLE session DROP COLUMN by_link;
ALTER TABLE session DROP COLUMN used_at;
ALTER TABLE session DROP COLUMN scopes;
ALTER TABLE session DROP COLUMN name;
ALTER TABLE session DROP COLUMN kind;
