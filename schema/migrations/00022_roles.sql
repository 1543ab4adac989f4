-- +goose Up

ALTER TABLE "user" ADD COLUMN role TEXT NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member'));
ALTER TABLE "user" ADD COLUMN seen_at TIMESTAMPTZ;                          -- start of the UTC day of the last request
ALTER TABLE "user" ADD COLUMN media_limit BIGINT CHECK (media_limit >= 0);  -- bytes; 0: unlimited; NULL: as the instance
ALTER TABLE "user" ADD COLUMN invited_by TEXT;                              -- id of the user, who may have been deleted since
CREATE INDEX user_role ON "user" (role);

-- The oldest account belongs to the person who set the instance up.
UPDATE "user" SET role = 'admin' WHERE id = (SELECT id FROM "user" WHERE id <> 'bin' AND NOT leaving ORDER BY created_at, id LIMIT 1);

-- Suspended users: the conditions in store/visible.go treat them as
-- if everybody had blocked them.
CREATE TABLE suspension (
    user_id      TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    reason       TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
    suspended_at TIMESTAMPTZ NOT NULL,
    ends_at      TIMESTAMPTZ                                                -- NULL: it does not end by itself
);

-- What administrators have done. Names are those of that time, since accounts may be deleted.
CREATE TABLE admin_log (
    id          TEXT PRIMARY KEY,                                           -- UUIDv7, in the order of time
    actor_id    TEXT NOT NULL,                                              -- '' is the command line
    actor_name  TEXT NOT NULL,
    action      TEXT NOT NULL,
    target_id   TEXT NOT NULL,                                              -- '' for acts on the instance
    target_name TEXT NOT NULL,
    reason      TEXT NOT NULL,
    created_at  TIMESTAMPTZ NOT NULL
);

-- +goose Down
DROP TABLE admin_log;
DROP TABLE suspension;
DROP INDEX user_role;
ALTER TABLE "user" DROP COLUMN invited_by;
ALTER TABLE "user" DROP COLUMN media_limit;
ALTER TABLE "user" DROP COLUMN seen_at;
ALTER TABLE "user" DROP COLUMN role;
