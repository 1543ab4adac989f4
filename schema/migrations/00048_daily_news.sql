-- +goose Up

-- New accounts get a row. Those of existing accounts are due at once, which sets when their next news are due.
INSERT INTO daily_news (user_id, since, due_at) SELECT id, created_at, created_at FROM "user" WHERE id <> 'bin' ON CONFLICT (user_id) DO NOTHING;

-- +goose Down
SELECT 1;
