-- +goose Up

-- Whether replies still have the id of a deleted comment.
CREATE INDEX find_comment_parent ON find_comment (parent_id) WHERE parent_id IS NOT NULL;

-- The id of what has been created or deleted stays taken when its user's account is deleted.
ALTER TABLE creation ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE creation DROP CONSTRAINT creation_user_id_fkey;
ALTER TABLE creation ADD CONSTRAINT creation_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user" (id) ON DELETE SET NULL;

-- +goose Down
DELETE FROM creation WHERE user_id IS NULL;
ALTER TABLE creation DROP CONSTRAINT creation_user_id_fkey;
ALTER TABLE creation ADD CONSTRAINT creation_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user" (id) ON DELETE CASCADE;
ALTER TABLE creation ALTER COLUMN user_id SET NOT NULL;
DROP INDEX find_comment_parent;
