-- +goose Up

-- Profiles add up the likes of a user's finds from the index alone.
DROP INDEX find_user;
CREATE INDEX find_user ON find (user_id, created_at ASC, id ASC, is_public, location_id, like_count);

-- +goose Down
DROP INDEX find_user;
CREATE INDEX find_user ON find (user_id, created_at ASC, id ASC, is_public, location_id);
