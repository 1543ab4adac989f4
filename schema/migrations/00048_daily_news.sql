-- +goose Up

-- Accounts begin with a row. At first it is due at once, which sets when the next news are.
INSERT INTO daily_news (user_id, since, due_at) SELECT id, created_at, created_at FROM "user" WHERE id <> 'bin' ON CONFLICT (user_id) DO NOTHING;

-- +goose Down
SELECT 1;
