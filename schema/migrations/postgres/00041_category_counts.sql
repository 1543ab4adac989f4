-- +goose Up

-- The counts of categories on the map read nothing of a find but what is in this.
DROP INDEX find_location;
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id, category);

-- +goose Down
DROP INDEX find_location;
CREATE INDEX find_location ON find (location_id, created_at ASC, id ASC, is_public, user_id);
