-- +goose Up

-- Shares of a category and lists of a user's finds with a category: without this, few or no matches took a walk over
-- all finds of the user or of the category.
CREATE INDEX find_user_category ON find (user_id, category, created_at ASC, id ASC, is_public);

-- +goose Down
DROP INDEX find_user_category;
