package search

import (
	"database/sql"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// TestWordsStayWhole: SQLite indexes each word as one token, whatever characters it
// has. It would refuse to search the parts of a word that it splits, and never find
// one that it drops.
func TestWordsStayWhole(t *testing.T) {
	t.Parallel()
	var between, alone []string
	folded := strings.NewReplacer("ς", "σ") // as SQLite does, in a search as well
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if w := split("a" + string(r) + "b"); len(w) == 1 {
			between = append(between, folded.Replace(w[0]))
		}
		if w := split(string(r)); len(w) == 1 && utf8.RuneCountInString(w[0]) == 1 {
			alone = append(alone, folded.Replace(w[0]))
		}
	}
	for _, list := range [][]string{between, alone} {
		slices.Sort(list)
		list = slices.Compact(list)
		indexed := tokens(t, list)
		for _, w := range list {
			if !indexed[w] {
				t.Errorf("%+q is a word, and SQLite does not index it", w)
			}
		}
		if len(list) < 10_000 || len(indexed) != len(list) {
			t.Errorf("of %d words SQLite makes %d", len(list), len(indexed))
		}
	}
}

// tokens returns what SQLite indexes of a text with these words.
func tokens(t *testing.T, list []string) map[string]bool {
	t.Helper()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE VIRTUAL TABLE x USING fts5(tokens, content = '', tokenize = 'unicode61 remove_diacritics 0');
		CREATE VIRTUAL TABLE vocabulary USING fts5vocab(x, row)`) // as the migration has it
	if err == nil {
		_, err = db.Exec(`INSERT INTO x (rowid, tokens) VALUES (1, ?)`, strings.Join(list, " "))
	}
	if err != nil {
		t.Fatal(err)
	}
	rows, err := db.Query(`SELECT term FROM vocabulary`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	indexed := map[string]bool{}
	for rows.Next() {
		var term string
		if err := rows.Scan(&term); err != nil {
			t.Fatal(err)
		}
		indexed[term] = true
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return indexed
}
