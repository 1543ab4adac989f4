-- +goose Up

-- What authenticators know the account by: 64 random bytes in base64url, from the first passkey on.
ALTER TABLE "user" ADD COLUMN passkey_handle TEXT;

-- Passkeys (WebAuthn credentials). Bytes are in base64url.
CREATE TABLE passkey (
    id            TEXT PRIMARY KEY,                                     -- UUIDv7
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,                                 -- the authenticator's id of it
    public_key    TEXT NOT NULL,                                        -- COSE_Key, which names its algorithm
    sign_count    BIGINT NOT NULL CHECK (sign_count >= 0),              -- 0 if the authenticator does not count
    flags         INTEGER NOT NULL CHECK (flags BETWEEN 0 AND 255),     -- of authenticator data; 16 is backed up
    transports    TEXT NOT NULL,                                        -- hints for the browser, separated by commas
    aaguid        TEXT NOT NULL,                                        -- model of the authenticator
    name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
    created_at    TIMESTAMPTZ NOT NULL,
    last_used_at  TIMESTAMPTZ
);
CREATE INDEX passkey_user ON passkey (user_id, created_at, id);

-- Challenges that wait for a signature.
CREATE TABLE passkey_challenge (
    id         TEXT PRIMARY KEY,                                        -- hex SHA-256 of the challenge
    session_id TEXT REFERENCES session (id) ON DELETE CASCADE,          -- that adds a passkey; NULL for a sign-in
    expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX passkey_challenge_session ON passkey_challenge (session_id);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

-- +goose Down
DROP TABLE passkey_challenge;
DROP TABLE passkey;
ALTER TABLE "user" DROP COLUMN passkey_handle;
