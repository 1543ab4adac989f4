-- +goose Up

-- Locations that are called after one without public finds, as "near" the title of a private find: clients
-- proposed such names. At the start, they are called after a town instead: see store/renaming.go.
INSERT INTO setting (name, value)
SELECT DISTINCT 'rename ' || l.id, '' FROM location p
    CROSS JOIN (SELECT 'near ' AS word UNION ALL SELECT 'bei ' AS word) w
    JOIN location l ON l.name = w.word || p.name
WHERE p.listed = FALSE AND p.area = 0 AND l.area = 0
    -- within 2 km, on the unit sphere: pins were moved after they had a name
    AND (l.x - p.x) * (l.x - p.x) + (l.y - p.y) * (l.y - p.y) + (l.z - p.z) * (l.z - p.z) < 1e-7
    AND NOT EXISTS (SELECT 1 FROM location q WHERE q.name = p.name AND q.listed = TRUE AND q.area = 0
        AND (l.x - q.x) * (l.x - q.x) + (l.y - q.y) * (l.y - q.y) + (l.z - q.z) * (l.z - q.z) < 1e-7);

-- +goose Down
DELETE FROM setting WHERE name LIKE 'rename %';
