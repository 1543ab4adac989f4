-- +goose Up

-- The id of the administrator who made the link, which ends with their role; '' for the command line.
ALTER TABLE sign_in_link ADD COLUMN actor_id TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE sign_in_link DROP COLUMN actor_id;
