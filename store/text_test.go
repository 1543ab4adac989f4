package store

import (
	"database/sql"
	"errors"
	"strings"
	"testing"
	"unicode"
)

// SQLite takes each word for one, whatever letter it has: of one that it split
// it would refuse to search the parts.
func TestWordsStayWhole(t *testing.T) {
	t.Parallel()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE VIRTUAL TABLE x USING fts5(tokens, content = '', tokenize = 'unicode61 remove_diacritics 0');
		CREATE VIRTUAL TABLE vocabulary USING fts5vocab(x, row)`) // as the migration has it
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if w := words("a" + string(r) + "b"); len(w) == 1 {
			list = append(list, w[0])
		}
	}
	if _, err := db.Exec(`INSERT INTO x (rowid, tokens) VALUES (1, ?)`, strings.Join(list, " ")); err != nil {
		t.Fatal(err)
	}
	var part string
	err = db.QueryRow(`SELECT term FROM vocabulary WHERE term NOT LIKE 'a%b'`).Scan(&part)
	if !errors.Is(err, sql.ErrNoRows) || len(list) < 10_000 {
		t.Errorf("of %d words there is the part %q: %v", len(list), part, err)
	}
}
