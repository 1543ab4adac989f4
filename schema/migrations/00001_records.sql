-- +goose Up

-- Every record and field that the interface names stands here under its name;
-- what was added is said beside it. One text runs on SQLite and PostgreSQL.
-- Ids are UUIDv7 in text, times are TIMESTAMPTZ written as fixed-width UTC text.

CREATE TABLE "user" (
    id                  TEXT PRIMARY KEY,
    age                 INTEGER CHECK (age BETWEEN 0 AND 150),
    username            TEXT NOT NULL UNIQUE CHECK (length(username) BETWEEN 3 AND 31), -- lower case
    password_hash       TEXT,                                    -- PHC string of argon2id
    google_id           TEXT UNIQUE,                             -- sub of Google, or issuer#sub
    profile_picture_url TEXT UNIQUE,                             -- storage path
    created_at          TIMESTAMPTZ NOT NULL,                    -- added
    leaving             BOOLEAN NOT NULL DEFAULT FALSE           -- added: it is being deleted, a part at a time
);

CREATE TABLE session (
    id         TEXT PRIMARY KEY,                                 -- hex SHA-256 of the token
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    expires_at TIMESTAMPTZ NOT NULL,
    public_id  TEXT NOT NULL UNIQUE,                             -- added: the id that its owner sees
    created_at TIMESTAMPTZ NOT NULL,                             -- added: bounds the sliding life
    user_agent TEXT NOT NULL DEFAULT ''                          -- added
);
CREATE INDEX session_of_user ON session (user_id, created_at ASC);
CREATE INDEX session_expires ON session (expires_at ASC);

-- An invite to register; the set-up link is one. Only the code's hash is kept.
CREATE TABLE invite (
    id         TEXT PRIMARY KEY,                                 -- hex SHA-256 of the code
    uses_left  INTEGER NOT NULL CHECK (uses_left >= 0),
    is_setup   INTEGER NOT NULL DEFAULT 0 CHECK (is_setup IN (0, 1)), -- for the first account alone
    expires_at TIMESTAMPTZ NOT NULL,
    created_at TIMESTAMPTZ NOT NULL
);

-- A sign-in at the identity provider that is under way.
CREATE TABLE oauth_flow (
    id         TEXT PRIMARY KEY,                                 -- hex SHA-256 of the state
    nonce      TEXT NOT NULL,
    verifier   TEXT NOT NULL,                                    -- PKCE, towards the provider
    redirect   TEXT NOT NULL,                                    -- where it ends
    challenge  TEXT NOT NULL,                                    -- PKCE S256 of a native client, or ''
    invite     TEXT NOT NULL,                                    -- hex SHA-256 of its code, or ''
    session_id TEXT REFERENCES session (id) ON DELETE CASCADE,   -- of the account to link; NULL to sign in
    expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX oauth_flow_session ON oauth_flow (session_id);
CREATE INDEX oauth_flow_expires ON oauth_flow (expires_at ASC);

-- What a native client gets instead of a cookie. The row outlives its use, so
-- that a second one is seen for what it is.
CREATE TABLE oauth_code (
    id         TEXT PRIMARY KEY,                                 -- hex SHA-256 of the code
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    challenge  TEXT NOT NULL,                                    -- PKCE S256
    session_id TEXT REFERENCES session (id) ON DELETE CASCADE,   -- made from it; NULL until then
    expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX oauth_code_user ON oauth_code (user_id);
CREATE INDEX oauth_code_session ON oauth_code (session_id);
CREATE INDEX oauth_code_expires ON oauth_code (expires_at ASC);

-- Buckets of failed sign-ins, where several processes share a database.
CREATE TABLE throttle (
    id      TEXT PRIMARY KEY,                                    -- hex SHA-256 of what it counts
    full_at BIGINT NOT NULL                                      -- when its last token is back, ms since 1970
);

-- A secret that every process on one database shares.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE location (
    id           TEXT PRIMARY KEY,
    num          BIGINT NOT NULL UNIQUE,                         -- small number, for map_cell.num_sum
    user_id      TEXT REFERENCES "user" (id) ON DELETE SET NULL, -- who added it; others' finds stand at it
    latitude     DOUBLE PRECISION NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude    DOUBLE PRECISION NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    name         TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    cell         BIGINT NOT NULL,                                -- S2 leaf cell id, as a signed number
    x            DOUBLE PRECISION NOT NULL,                      -- unit vector of the point
    y            DOUBLE PRECISION NOT NULL,
    z            DOUBLE PRECISION NOT NULL,
    public_finds BIGINT NOT NULL DEFAULT 0 CHECK (public_finds >= 0),
    listed       BOOLEAN NOT NULL DEFAULT FALSE,                 -- public_finds > 0
    created_at   TIMESTAMPTZ NOT NULL
);
-- What lists read holds no place without a public find, however many there are.
-- They ask for listed and not for public_finds, since every find changes that;
-- written as a comparison, it lets SQLite answer from the index alone.
CREATE INDEX location_cell ON location (cell ASC, x, y, z, created_at, id) WHERE listed = TRUE;
CREATE INDEX location_created ON location (created_at ASC, id ASC, x, y, z) WHERE listed = TRUE;
CREATE INDEX location_name ON location (name, cell ASC);
CREATE INDEX location_user ON location (user_id);

CREATE TABLE find (
    id            TEXT PRIMARY KEY,
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    title         TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
    description   TEXT CHECK (length(description) <= 500),
    latitude      TEXT NOT NULL,                                 -- of its location
    longitude     TEXT NOT NULL,
    location_name TEXT,
    category      TEXT CHECK (length(category) BETWEEN 1 AND 50),
    is_public     INTEGER NOT NULL DEFAULT 1 CHECK (is_public IN (0, 1)),
    created_at    TIMESTAMPTZ NOT NULL,
    updated_at    TIMESTAMPTZ NOT NULL,                          -- rises with every edit: the version of If-Match
    location_id   TEXT NOT NULL REFERENCES location (id),        -- added
    doc_id        BIGINT NOT NULL UNIQUE,                        -- added: its row in find_search
    like_count    BIGINT NOT NULL DEFAULT 0 CHECK (like_count >= 0),       -- added
    comment_count BIGINT NOT NULL DEFAULT 0 CHECK (comment_count >= 0),    -- added
    media         TEXT NOT NULL DEFAULT '',                      -- added: its find_media in order, see store/media.go
    version       BIGINT NOT NULL DEFAULT 0                      -- added: rises whenever its answer changes, see store/findcache.go
);
-- None of these is partial on IS NOT NULL: SQLite would look at the bound values
-- to see whether such an index may be used, and so prepare every statement anew.
CREATE INDEX find_user ON find (user_id, created_at ASC, id ASC, is_public, location_id);
CREATE INDEX find_private ON find (user_id, location_id) WHERE is_public = 0;
CREATE INDEX find_category ON find (category, created_at ASC, id ASC, is_public, user_id, location_id);

CREATE TABLE find_media (
    id                     TEXT PRIMARY KEY,
    find_id                TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video')),
    url                    TEXT NOT NULL UNIQUE,                 -- storage path, as the three below
    thumbnail_url          TEXT,
    fallback_url           TEXT,
    fallback_thumbnail_url TEXT,
    order_index            INTEGER NOT NULL DEFAULT 0,
    created_at             TIMESTAMPTZ NOT NULL,
    key                    TEXT NOT NULL UNIQUE,                 -- added: 32 hex digits that its files share
    width                  INTEGER NOT NULL DEFAULT 0,           -- added: pixels
    height                 INTEGER NOT NULL DEFAULT 0,           -- added: pixels
    duration               BIGINT NOT NULL DEFAULT 0,            -- added: milliseconds of a video
    bytes                  BIGINT NOT NULL DEFAULT 0             -- added: of all its files
);
CREATE INDEX find_media_find ON find_media (find_id, order_index ASC, id ASC, bytes);

-- An upload that no find has taken yet; taking it moves the row to find_media.
CREATE TABLE upload (
    key                    TEXT PRIMARY KEY,
    user_id                TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type                   TEXT NOT NULL CHECK (type IN ('image', 'video')),
    url                    TEXT NOT NULL UNIQUE,
    thumbnail_url          TEXT NOT NULL,
    fallback_url           TEXT NOT NULL,
    fallback_thumbnail_url TEXT NOT NULL,
    width                  INTEGER NOT NULL,
    height                 INTEGER NOT NULL,
    duration               BIGINT NOT NULL DEFAULT 0,
    bytes                  BIGINT NOT NULL,
    created_at             TIMESTAMPTZ NOT NULL
);
CREATE INDEX upload_user ON upload (user_id, bytes);
CREATE INDEX upload_created ON upload (created_at ASC);

CREATE TABLE find_like (
    id         TEXT PRIMARY KEY,
    find_id    TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at TIMESTAMPTZ NOT NULL,
    UNIQUE (user_id, find_id)                                    -- in this order, lists ask what one user likes
);
CREATE INDEX find_like_find ON find_like (find_id, created_at ASC, id ASC);

-- Who has liked a find before: only the first like is told to its owner.
CREATE TABLE find_like_told (
    find_id TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    PRIMARY KEY (find_id, user_id)
);
CREATE INDEX find_like_told_user ON find_like_told (user_id);

CREATE TABLE find_comment (
    id         TEXT PRIMARY KEY,
    find_id    TEXT NOT NULL REFERENCES find (id) ON DELETE CASCADE,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    content    TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 500),
    created_at TIMESTAMPTZ NOT NULL,
    updated_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX find_comment_find ON find_comment (find_id, created_at ASC, id ASC);
CREATE INDEX find_comment_user ON find_comment (user_id, find_id);

CREATE TABLE friendship (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, -- requester, or who blocks
    friend_id  TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, -- addressee, or who is blocked
    status     TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'blocked')),
    created_at TIMESTAMPTZ NOT NULL,
    CHECK (user_id <> friend_id)
);
-- One request or friendship per pair, whoever asked; one block per direction.
CREATE UNIQUE INDEX friendship_pair ON friendship (
    (CASE WHEN user_id < friend_id THEN user_id ELSE friend_id END),
    (CASE WHEN user_id < friend_id THEN friend_id ELSE user_id END)
) WHERE status <> 'blocked';
CREATE UNIQUE INDEX friendship_block ON friendship (user_id, friend_id) WHERE status = 'blocked';
CREATE INDEX friendship_user ON friendship (user_id, status, friend_id, created_at ASC, id ASC);
CREATE INDEX friendship_friend ON friendship (friend_id, status, user_id, created_at ASC, id ASC);

-- What outlives a friend request for a day, so that asking again and again
-- disturbs nobody; swept when both times are over.
CREATE TABLE friend_request (
    user_id      TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, -- who asked
    friend_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, -- who was asked
    told_until   TIMESTAMPTZ NOT NULL,                           -- no other notification of it before
    closed_until TIMESTAMPTZ NOT NULL,                           -- declined: no other request before
    PRIMARY KEY (user_id, friend_id)
);
CREATE INDEX friend_request_friend ON friend_request (friend_id);

CREATE TABLE notification (
    id            TEXT PRIMARY KEY,
    user_id       TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    type          TEXT NOT NULL CHECK (type IN ('friend_request', 'friend_accepted', 'find_liked', 'find_commented')),
    title         TEXT NOT NULL,
    message       TEXT NOT NULL,
    data          TEXT,                                          -- JSON
    is_read       BOOLEAN NOT NULL DEFAULT FALSE,
    created_at    TIMESTAMPTZ NOT NULL,
    actor_id      TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,   -- added: whose act it tells
    find_id       TEXT REFERENCES find (id) ON DELETE CASCADE,              -- added: what it is about
    comment_id    TEXT REFERENCES find_comment (id) ON DELETE SET NULL,     -- added
    friendship_id TEXT REFERENCES friendship (id) ON DELETE SET NULL        -- added
);
CREATE INDEX notification_user ON notification (user_id, created_at ASC, id ASC);
CREATE INDEX notification_unread ON notification (user_id, created_at ASC, id ASC) WHERE NOT is_read;
CREATE INDEX notification_actor ON notification (actor_id);
CREATE INDEX notification_find ON notification (find_id);
CREATE INDEX notification_comment ON notification (comment_id);
CREATE INDEX notification_friendship ON notification (friendship_id);

CREATE TABLE notification_preferences (
    user_id         TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    friend_requests BOOLEAN NOT NULL DEFAULT TRUE,
    friend_accepted BOOLEAN NOT NULL DEFAULT TRUE,
    find_liked      BOOLEAN NOT NULL DEFAULT TRUE,
    find_commented  BOOLEAN NOT NULL DEFAULT TRUE,
    push_enabled    BOOLEAN NOT NULL DEFAULT TRUE,
    created_at      TIMESTAMPTZ NOT NULL,
    updated_at      TIMESTAMPTZ NOT NULL
);

CREATE TABLE notification_subscription (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    endpoint   TEXT NOT NULL UNIQUE,
    p256dh_key TEXT NOT NULL,
    auth_key   TEXT NOT NULL,
    user_agent TEXT,
    is_active  BOOLEAN NOT NULL DEFAULT TRUE,
    created_at TIMESTAMPTZ NOT NULL,
    updated_at TIMESTAMPTZ NOT NULL,
    session_id TEXT REFERENCES session (id) ON DELETE SET NULL,  -- added: ends with it
    host       TEXT NOT NULL,                                    -- added: of the endpoint
    fail_since TIMESTAMPTZ,                                      -- added: nothing has reached it since, while others were reached
    fail_count INTEGER NOT NULL DEFAULT 0,                       -- added: failures since the last success
    last_ok_at TIMESTAMPTZ                                       -- added: a push service took something for it, to a minute
);
CREATE INDEX notification_subscription_user ON notification_subscription (user_id, is_active, created_at ASC);
CREATE INDEX notification_subscription_session ON notification_subscription (session_id);

-- A push service that subscriptions are of.
CREATE TABLE push_host (
    host         TEXT PRIMARY KEY,
    paused_until TIMESTAMPTZ,                                    -- it has asked to be left alone
    ok_at        TIMESTAMPTZ                                     -- it has taken something, to a minute
);

-- What is to be sent to browsers, see store/push.go.
CREATE TABLE push_job (
    subscription_id TEXT NOT NULL REFERENCES notification_subscription (id) ON DELETE CASCADE,
    notification_id TEXT NOT NULL,                               -- of a test, an id that names nothing
    host            TEXT NOT NULL,
    test            BOOLEAN NOT NULL DEFAULT FALSE,
    slim            BOOLEAN NOT NULL DEFAULT FALSE,              -- the service found it too large: without body and icon
    attempts        INTEGER NOT NULL DEFAULT 0,
    refusals        INTEGER NOT NULL DEFAULT 0,                  -- attempts at which the service refused us, not the browser
    run_at          TIMESTAMPTZ NOT NULL,                        -- due then; while it is being sent, the end of the lease
    expires_at      TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (subscription_id, notification_id)
);
CREATE INDEX push_job_due ON push_job (host, run_at ASC);

-- Public finds counted per S2 cell at a few levels, so that the map of the
-- world is a read of some hundred rows. Kept by every write of a public find.
CREATE TABLE map_cell (
    level     INTEGER NOT NULL,          -- S2 level
    cell      BIGINT NOT NULL,           -- S2 cell id of that level, as a signed number
    finds     BIGINT NOT NULL,           -- public finds in it
    locations BIGINT NOT NULL,           -- locations in it with a public find
    lat_sum   BIGINT NOT NULL,           -- 1e-7 degrees, summed over its finds
    lng_sum   BIGINT NOT NULL,           -- 1e-7 degrees, summed over its finds
    num_sum   BIGINT NOT NULL,           -- location.num, summed over its locations: names the only one
    PRIMARY KEY (level, cell)
);

-- +goose Down
DROP TABLE map_cell;
DROP TABLE push_job;
DROP TABLE push_host;
DROP TABLE notification_subscription;
DROP TABLE notification_preferences;
DROP TABLE notification;
DROP TABLE friend_request;
DROP TABLE friendship;
DROP TABLE find_comment;
DROP TABLE find_like_told;
DROP TABLE find_like;
DROP TABLE upload;
DROP TABLE find_media;
DROP TABLE find;
DROP TABLE location;
DROP TABLE setting;
DROP TABLE throttle;
DROP TABLE oauth_code;
DROP TABLE oauth_flow;
DROP TABLE invite;
DROP TABLE session;
DROP TABLE "user";
