-- +goose Up

-- The words of private finds are kept apart from those of public ones, by owner:
-- see scopeOf in store/text.go. The full text is filled again at the start.
DELETE FROM find_search;

-- +goose Down

-- What an older program fills has no scopes.
DELETE FROM find_search;
