package bench

import (
	"database/sql"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	. "finds/server/servertest"
)

// BenchmarkBare measures how fast the service could be: handlers of net/http on the same driver, which send
// nothing but a text, which read a row by its key, and which insert a row, those that wait together in one
// transaction.
func BenchmarkBare(b *testing.B) {
	const rows = 100_000
	db, err := sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "bare.db")+"?_pragma=journal_mode(wal)&_pragma=synchronous(normal)&_pragma=busy_timeout(5000)")
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	text := strings.Repeat("Some words. ", 60) // as long as the answer with a find
	tx := Must(db.Begin())
	Must(tx.Exec(`CREATE TABLE bare (id TEXT PRIMARY KEY, body TEXT NOT NULL)`))
	for i := range rows {
		Must(tx.Exec(`INSERT INTO bare VALUES (?, ?)`, key(i), text))
	}
	if err := tx.Commit(); err != nil {
		b.Fatal(err)
	}
	read := Must(db.Prepare(`SELECT body FROM bare WHERE id = ?`))
	inserts := make(chan insertion)
	done := make(chan error)
	go func() { done <- insertAll(db, inserts) }()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /text", func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) })
	mux.HandleFunc("GET /row/{id}", func(w http.ResponseWriter, r *http.Request) {
		var body string
		if err := read.QueryRowContext(r.Context(), r.PathValue("id")).Scan(&body); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		io.WriteString(w, body)
	})
	mux.HandleFunc("POST /row/{id}", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err == nil {
			i := insertion{r.PathValue("id"), string(body), make(chan error)}
			inserts <- i
			err = <-i.done
		}
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusCreated)
	})
	h := httptest.NewServer(mux)
	defer h.Close()
	w := &Bench{URL: h.Listener.Addr().String()}
	b.Run("text", func(b *testing.B) {
		req := w.Request("GET", "/text", "")
		throughput(b, w, http.StatusOK, func(int) []byte { return req })
	})
	b.Run("row", func(b *testing.B) {
		throughput(b, w, http.StatusOK, func(i int) []byte { return w.Request("GET", "/row/"+key(i*7919%rows), "") })
	})
	next := rows
	b.Run("insert", func(b *testing.B) {
		from := next
		next += b.N // the benchmark runs several times
		throughput(b, w, http.StatusCreated, func(i int) []byte { return w.Request("POST", "/row/"+key(from+i), text) })
	})
	close(inserts)
	if err := <-done; err != nil {
		b.Fatal(err)
	}
}

func key(i int) string { return fmt.Sprintf("0198c5db-6a1d-7e29-8f50-%012x", i) }

// insertion is a row that waits for its insert.
type insertion struct {
	id, body string
	done     chan error
}

// insertAll inserts rows, those that wait at the same moment in one transaction.
func insertAll(db *sql.DB, rows <-chan insertion) error {
	for first := range rows {
		batch := []insertion{first}
		for more := true; more && len(batch) < 64; {
			select {
			case r, open := <-rows:
				if more = open; open {
					batch = append(batch, r)
				}
			default:
				more = false
			}
		}
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		for _, r := range batch {
			if _, err := tx.Exec(`INSERT INTO bare VALUES (?, ?)`, r.id, r.body); err != nil {
				return err
			}
		}
		err = tx.Commit()
		for _, r := range batch {
			r.done <- err
		}
	}
	return nil
}
