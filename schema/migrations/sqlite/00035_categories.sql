-- +goose Up

-- The counts of categories on the map read nothing of a find but what is in this.
DROP INDEX find_location;
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count, category);

-- Shares of a category and lists of a user's finds with a category: without this, few or no matches took a walk over
-- all finds of the user or of the category.
CREATE INDEX find_user_category ON find (user_id, category, created_at ASC, id ASC, is_public);

-- +goose Down
DROP INDEX find_user_category;
DROP INDEX find_location;
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, doc_id, version, like_count);
