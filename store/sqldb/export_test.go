package sqldb

import (
	"context"
	"fmt"
	"time"
)

// LogMax makes the write-ahead log of a SQLite file start again beyond so many bytes.
func (db *DB) LogMax(bytes int64) { db.write.limit = bytes }

// BusyTimeout sets how long the writer of a SQLite file waits for other programs.
func (db *DB) BusyTimeout(d time.Duration) error {
	_, err := db.write.conn.ExecContext(context.Background(), fmt.Sprintf("PRAGMA busy_timeout = %d", d.Milliseconds()))
	return err
}

// PingAll makes every connection be pinged before it is used.
func (db *DB) PingAll() { db.connector.pingAfter = 0 }

// Connect takes so many connections at once, which are idle afterwards.
func (db *DB) Connect(ctx context.Context, n int) error {
	var held []interface{ Close() error }
	for range n {
		c, err := db.pool.Conn(ctx)
		if err != nil {
			return err
		}
		held = append(held, c)
	}
	for _, c := range held {
		if err := c.Close(); err != nil {
			return err
		}
	}
	return nil
}

// InUse is how many connections run something.
func (db *DB) InUse() int { return db.pool.Stats().InUse }

// Distrusts reports whether connections are dropped before their next use.
func (db *DB) Distrusts() bool { return db.connector.suspect.Load() != 0 }
