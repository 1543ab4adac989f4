-- +goose Up

-- Whether somebody other than its owner has put a find where it is. Links to lists show such a find as if it were in the home zone of the
-- owner, wherever it is: otherwise they would tell where the zone is.
ALTER TABLE find ADD COLUMN moved BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE find DROP COLUMN moved;
