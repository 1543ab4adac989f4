-- +goose Up

-- A list can be reported, too.
ALTER TABLE report DROP CONSTRAINT report_kind_check;
ALTER TABLE report ADD CONSTRAINT report_kind_check CHECK (kind IN ('find', 'comment', 'user', 'list'));

-- +goose Down
DELETE FROM notification WHERE type IN ('reported', 'report_closed') AND data LIKE '%"kind":"list"%';
DELETE FROM report WHERE kind = 'list';
ALTER TABLE report DROP CONSTRAINT report_kind_check;
ALTER TABLE report ADD CONSTRAINT report_kind_check CHECK (kind IN ('find', 'comment', 'user'));
