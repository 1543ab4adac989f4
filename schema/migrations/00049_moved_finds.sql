-- +goose Up

-- Whether somebody else than its owner has put a find where it is. Links to lists do not apply the home zone of the owner to its place, which
-- would tell where that is.
ALTER TABLE find ADD COLUMN moved BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE find DROP COLUMN moved;
