-- +goose Up

-- News of friends, lists and watched areas: each find, once a day, or not at all. The time zone and the language are those of
-- the user; '' is that of the service.
ALTER TABLE notification_preferences ADD COLUMN friend_published TEXT NOT NULL DEFAULT 'daily' CHECK (friend_published IN ('each', 'daily', 'off'));
ALTER TABLE notification_preferences ADD COLUMN list_news TEXT NOT NULL DEFAULT 'each' CHECK (list_news IN ('each', 'daily', 'off'));
ALTER TABLE notification_preferences ADD COLUMN daily_at TEXT NOT NULL DEFAULT '18:00';
ALTER TABLE notification_preferences ADD COLUMN quiet_from TEXT NOT NULL DEFAULT '';    -- push messages wait from then
ALTER TABLE notification_preferences ADD COLUMN quiet_to TEXT NOT NULL DEFAULT '';      -- until then; both '' if they do not
ALTER TABLE notification_preferences ADD COLUMN time_zone TEXT NOT NULL DEFAULT '';
ALTER TABLE notification_preferences ADD COLUMN language TEXT NOT NULL DEFAULT '';
UPDATE notification_preferences SET list_news = 'off' WHERE NOT list_added;
ALTER TABLE notification_preferences DROP COLUMN list_added;

-- How users want to hear of one friend or one list; '' means as their preferences say.
CREATE TABLE bell (
    user_id   TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    friend_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    news      TEXT NOT NULL CHECK (news IN ('each', 'daily', 'off')),
    PRIMARY KEY (user_id, friend_id)
);
CREATE INDEX bell_friend ON bell (friend_id, user_id, news);
ALTER TABLE list_member ADD COLUMN news TEXT NOT NULL DEFAULT '' CHECK (news IN ('', 'each', 'daily', 'off'));

-- Areas that users watch: a circle, or the box around it alone.
CREATE TABLE watch (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    south      DOUBLE PRECISION NOT NULL,
    west       DOUBLE PRECISION NOT NULL,                                               -- greater than east across the antimeridian
    north      DOUBLE PRECISION NOT NULL,
    east       DOUBLE PRECISION NOT NULL,
    latitude   DOUBLE PRECISION,                                                        -- of the centre of a circle, or NULL
    longitude  DOUBLE PRECISION,
    km         DOUBLE PRECISION,
    categories TEXT NOT NULL DEFAULT '',                                                -- between commas; '' is any
    news       TEXT NOT NULL CHECK (news IN ('each', 'daily')),
    created_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX watch_user ON watch (user_id, created_at);
CREATE INDEX watch_south ON watch (south, north);

-- Published finds, except imports and those for their owner alone: others are still to be notified of them, or daily news may count them.
CREATE TABLE publication (
    find_id      TEXT PRIMARY KEY REFERENCES find (id) ON DELETE CASCADE,
    published_at TIMESTAMPTZ NOT NULL,
    notified_to  TEXT,                                                                  -- up to which user those who want each are notified; NULL if all are
    tries        INTEGER NOT NULL DEFAULT 0                                             -- that have failed
);
CREATE INDEX publication_at ON publication (published_at);
CREATE INDEX publication_waits ON publication (published_at) WHERE notified_to IS NOT NULL;

-- When users were last sent a push message of news from a friend, a list or a watched area, and when their finds were announced:
-- deleting a notification or a find does not make room for another within an hour.
CREATE TABLE news_pushed (
    user_id TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    source  TEXT NOT NULL,
    at      TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (user_id, source)
);
CREATE INDEX news_pushed_at ON news_pushed (at);

-- When users get the news of a day, and since when these are news.
CREATE TABLE daily_news (
    user_id TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    since   TIMESTAMPTZ NOT NULL,
    due_at  TIMESTAMPTZ NOT NULL
);
CREATE INDEX daily_news_due ON daily_news (due_at);

ALTER TABLE notification ADD COLUMN watch_id TEXT REFERENCES watch (id) ON DELETE SET NULL;
CREATE INDEX notification_watch ON notification (watch_id);
CREATE INDEX list_find_news ON list_find (list_id, added_at, find_id, added_by) WHERE added_at IS NOT NULL; -- not of pages, which are in another order

-- +goose Down
DROP INDEX list_find_news;
DELETE FROM notification WHERE type IN ('friend_published', 'area_published', 'daily_news');
DROP INDEX notification_watch;
ALTER TABLE notification DROP COLUMN watch_id;
DROP TABLE daily_news;
DROP TABLE news_pushed;
DROP TABLE publication;
DROP TABLE watch;
ALTER TABLE list_member DROP COLUMN news;
DROP TABLE bell;
ALTER TABLE notification_preferences ADD COLUMN list_added BOOLEAN NOT NULL DEFAULT TRUE;
UPDATE notification_preferences SET list_added = FALSE WHERE list_news = 'off';
ALTER TABLE notification_preferences DROP COLUMN language;
ALTER TABLE notification_preferences DROP COLUMN time_zone;
ALTER TABLE notification_preferences DROP COLUMN quiet_to;
ALTER TABLE notification_preferences DROP COLUMN quiet_from;
ALTER TABLE notification_preferences DROP COLUMN daily_at;
ALTER TABLE notification_preferences DROP COLUMN list_news;
ALTER TABLE notification_preferences DROP COLUMN friend_published;
