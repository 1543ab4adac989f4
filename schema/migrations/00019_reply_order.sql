-- +goose Up

-- The oldest visible reply takes the place of a comment that is deleted or hidden.
DROP INDEX find_comment_parent;
CREATE INDEX find_comment_parent ON find_comment (parent_id, created_at ASC, id ASC, user_id) WHERE parent_id IS NOT NULL;

-- +goose Down
DROP INDEX find_comment_parent;
CREATE INDEX find_comment_parent ON find_comment (parent_id) WHERE parent_id IS NOT NULL;
