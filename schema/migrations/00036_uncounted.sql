-- +goose Up

-- Users whose likes and comments are counted or left out of the counts bit by bit, after a suspension or its end.
CREATE TABLE uncounted (
    user_id TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    below   TEXT -- the likes and comments of the user on finds with lower ids are in no count; NULL: all of them
);
INSERT INTO uncounted (user_id) SELECT user_id FROM suspension;

-- +goose Down
UPDATE find SET version = version + 1,
    like_count = like_count + (SELECT COALESCE(SUM(CASE WHEN s.user_id IS NULL THEN 1 ELSE -1 END), 0)
        FROM uncounted n JOIN find_like v ON v.user_id = n.user_id LEFT JOIN suspension s ON s.user_id = n.user_id
        WHERE v.find_id = find.id AND (n.below IS NULL OR find.id < n.below) = (s.user_id IS NULL)),
    comment_count = comment_count + (SELECT COALESCE(SUM(CASE WHEN s.user_id IS NULL THEN 1 ELSE -1 END), 0)
        FROM uncounted n JOIN find_comment v ON v.user_id = n.user_id LEFT JOIN suspension s ON s.user_id = n.user_id
        WHERE v.find_id = find.id AND v.hidden_at IS NULL AND (n.below IS NULL OR find.id < n.below) = (s.user_id IS NULL))
WHERE id IN (SELECT v.find_id FROM uncounted n JOIN find_like v ON v.user_id = n.user_id)
    OR id IN (SELECT v.find_id FROM uncounted n JOIN find_comment v ON v.user_id = n.user_id);
DROP TABLE uncounted;
