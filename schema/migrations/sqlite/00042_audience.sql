-- +goose Up

-- A find that only its owner sees. It is not public, and its words in the full text have a scope of their own: see
-- Scope in store/search/words.go. The indexes have the column, so that lists and counts go on reading nothing else.
ALTER TABLE find ADD COLUMN only_me INTEGER NOT NULL DEFAULT 0 CHECK (only_me = 0 OR only_me = 1 AND is_public = 0);
DROP INDEX find_created;
DROP INDEX find_location;
DROP INDEX find_user;
DROP INDEX find_private;
DROP INDEX find_category;
DROP INDEX find_user_category;
CREATE INDEX find_created ON find (created_at ASC, id ASC, is_public, user_id, only_me, doc_id, version, like_count);
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, only_me, doc_id, version, like_count, category);
CREATE INDEX find_user ON find (user_id, created_at ASC, id ASC, is_public, location_id, like_count, only_me);
CREATE INDEX find_private ON find (user_id, location_id, only_me) WHERE is_public = 0;
CREATE INDEX find_category ON find (category, created_at ASC, id ASC, is_public, user_id, location_id, only_me);
CREATE INDEX find_user_category ON find (user_id, category, created_at ASC, id ASC, is_public, only_me);

-- Who may see a place of an import, as the file says: '' if it does not.
ALTER TABLE import_row ADD COLUMN audience TEXT NOT NULL DEFAULT '' CHECK (audience IN ('', 'everyone', 'friends', 'me'));
UPDATE import_row SET audience = CASE WHEN is_public THEN 'everyone' ELSE 'friends' END WHERE is_public IS NOT NULL;
ALTER TABLE import_row DROP COLUMN is_public;

-- +goose Down

-- An older program would show to friends what is for its owner alone: it is refused while there is any.
CREATE TABLE only_me_left (finds BIGINT CHECK (finds = 0), imported BIGINT CHECK (imported = 0));
INSERT INTO only_me_left (finds, imported)
SELECT (SELECT COUNT(*) FROM find WHERE only_me = 1), (SELECT COUNT(*) FROM import_row WHERE audience = 'me');
DROP TABLE only_me_left;
ALTER TABLE import_row ADD COLUMN is_public BOOLEAN;
UPDATE import_row SET is_public = audience = 'everyone' WHERE audience <> '';
ALTER TABLE import_row DROP COLUMN audience;
DROP INDEX find_created;
DROP INDEX find_location;
DROP INDEX find_user;
DROP INDEX find_private;
DROP INDEX find_category;
DROP INDEX find_user_category;
ALTER TABLE find DROP COLUMN only_me;
CREATE INDEX find_created ON find (created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count);
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count, category);
CREATE INDEX find_user ON find (user_id, created_at ASC, id ASC, is_public, location_id, like_count);
CREATE INDEX find_private ON find (user_id, location_id) WHERE is_public = 0;
CREATE INDEX find_category ON find (category, created_at ASC, id ASC, is_public, user_id, location_id);
CREATE INDEX find_user_category ON find (user_id, category, created_at ASC, id ASC, is_public);
