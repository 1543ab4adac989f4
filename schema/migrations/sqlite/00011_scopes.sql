-- +goose Up

-- The words of private finds are kept apart from those of public ones, by owner:
-- see scopeOf in store/text.go. The full text is filled again at the start.
INSERT INTO find_search (find_search) VALUES ('delete-all');

-- +goose Down

-- What an older program fills has no scopes.
INSERT INTO find_search (find_search) VALUES ('delete-all');
