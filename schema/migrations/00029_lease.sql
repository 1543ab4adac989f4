-- +goose Up

-- Which of several processes leads a job, until when, in milliseconds since 1970 by the clock of the database server.
CREATE TABLE lease (
    job        TEXT PRIMARY KEY,
    holder     TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);

-- +goose Down
DROP TABLE lease;
