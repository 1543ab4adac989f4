-- +goose Up

-- Lists that several people fill. Members see a list if for_members is set; visibility says who else does. An older program knows no members, and
-- shows a list for them alone to its owner.
ALTER TABLE list ADD COLUMN for_members BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE list ADD COLUMN join_code TEXT;                                             -- of the link by which users join, or NULL
ALTER TABLE list ADD COLUMN join_role TEXT NOT NULL DEFAULT 'contributor' CHECK (join_role IN ('editor', 'contributor', 'viewer'));
ALTER TABLE list ADD COLUMN change_id TEXT NOT NULL DEFAULT '';                           -- of the last change of the list, its finds or members; rises with time
ALTER TABLE list ADD COLUMN new_audience TEXT NOT NULL DEFAULT '' CHECK (new_audience IN ('', 'everyone', 'friends', 'me')); -- of finds that are published into it; '' is as the account says
UPDATE list SET for_members = TRUE WHERE visibility <> 'private';
CREATE INDEX list_change ON list (change_id);
CREATE UNIQUE INDEX list_join ON list (join_code);

-- The owner has a row, too, as soon as somebody else has one.
CREATE TABLE list_member (
    list_id    TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
    user_id    TEXT NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'contributor', 'viewer')),
    invited_at TIMESTAMPTZ NOT NULL,
    joined_at  TIMESTAMPTZ,                                                             -- NULL while they have not answered
    visited_at TIMESTAMPTZ,                                                             -- when they have last read the list
    PRIMARY KEY (list_id, user_id)
);
CREATE INDEX list_member_user ON list_member (user_id, list_id, joined_at);

-- Who has put a find into a list. If it is its author, the members see it.
ALTER TABLE list_find ADD COLUMN added_by TEXT REFERENCES "user" (id) ON DELETE SET NULL;
ALTER TABLE list_find ADD COLUMN added_at TIMESTAMPTZ;                                  -- NULL of what an earlier version has added
ALTER TABLE list_find ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 200);
ALTER TABLE list_find ADD COLUMN exact BOOLEAN NOT NULL DEFAULT TRUE;                   -- members see where it is, if others see an area
ALTER TABLE list_find ADD COLUMN shareable BOOLEAN NOT NULL DEFAULT FALSE;              -- its author lets links to the list show it
ALTER TABLE list_find ADD COLUMN editable BOOLEAN NOT NULL DEFAULT FALSE;               -- its author lets editors of the list edit it
UPDATE list_find SET exact = FALSE, added_by = (SELECT l.user_id FROM list l WHERE l.id = list_find.list_id);
DROP INDEX list_find_find;
CREATE INDEX list_find_find ON list_find (find_id, added_by, list_id);
CREATE INDEX list_find_added ON list_find (added_by);
CREATE INDEX list_find_member ON list_find (list_id, added_by, find_id, exact);

-- An invite to the instance may lead into a list, and a notification may be about one.
ALTER TABLE invite ADD COLUMN list_id TEXT REFERENCES list (id) ON DELETE SET NULL;
CREATE INDEX invite_list ON invite (list_id);
ALTER TABLE notification ADD COLUMN list_id TEXT REFERENCES list (id) ON DELETE CASCADE;
CREATE INDEX notification_list ON notification (list_id, user_id);
ALTER TABLE place_settings ADD COLUMN audience TEXT NOT NULL DEFAULT 'everyone' CHECK (audience IN ('everyone', 'friends', 'me'));
ALTER TABLE notification_preferences ADD COLUMN list_invited BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE notification_preferences ADD COLUMN list_added BOOLEAN NOT NULL DEFAULT TRUE;

-- +goose Down
ALTER TABLE place_settings DROP COLUMN audience;
ALTER TABLE notification_preferences DROP COLUMN list_added;
ALTER TABLE notification_preferences DROP COLUMN list_invited;
DELETE FROM notification WHERE type IN ('list_invited', 'list_joined', 'list_added');
DROP INDEX notification_list;
ALTER TABLE notification DROP COLUMN list_id;
DROP INDEX invite_list;
ALTER TABLE invite DROP COLUMN list_id;
DROP INDEX list_find_member;
DROP INDEX list_find_added;
DROP INDEX list_find_find;
CREATE INDEX list_find_find ON list_find (find_id);
ALTER TABLE list_find DROP COLUMN editable;
ALTER TABLE list_find DROP COLUMN shareable;
ALTER TABLE list_find DROP COLUMN exact;
ALTER TABLE list_find DROP COLUMN note;
ALTER TABLE list_find DROP COLUMN added_at;
ALTER TABLE list_find DROP COLUMN added_by;
DROP TABLE list_member;
DROP INDEX list_join;
DROP INDEX list_change;
ALTER TABLE list DROP COLUMN new_audience;
ALTER TABLE list DROP COLUMN change_id;
ALTER TABLE list DROP COLUMN join_role;
ALTER TABLE list DROP COLUMN join_code;
ALTER TABLE list DROP COLUMN for_members;
