-- +goose Up

-- The name of the administrator who made the link, for the user to read when it is used; '' for the command line.
ALTER TABLE sign_in_link ADD COLUMN actor_name TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE sign_in_link DROP COLUMN actor_name;
