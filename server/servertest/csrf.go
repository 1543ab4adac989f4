package servertest

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Dump reads every column of every row of the database, by table.
func (a *API) Dump() map[string]string {
	a.Helper()
	driver, tables := "sqlite", `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'find_search%' AND name NOT LIKE 'sqlite%'`
	if a.Store.Postgres() {
		driver, tables = "pgx", `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`
	}
	db := Must(sql.Open(driver, a.DSN))
	defer db.Close()
	all := map[string]string{}
	for _, name := range a.Rows(db, tables) {
		lines := a.Rows(db, `SELECT * FROM "`+name[1:len(name)-1]+`"`)
		lines = slices.DeleteFunc(lines, func(line string) bool { return strings.Contains(line, "pinged") }) // of /readyz, which has to write
		slices.Sort(lines)
		all[name] = strings.Join(lines, "\n")
	}
	return all
}

// Rows reads what a query gives, one line a row.
func (a *API) Rows(db *sql.DB, query string) (lines []string) {
	a.Helper()
	rows, err := db.QueryContext(context.Background(), query)
	if err != nil {
		a.Fatal(err)
	}
	defer rows.Close()
	columns := Must(rows.Columns())
	for rows.Next() {
		values := make([]any, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		if err := rows.Scan(values...); err != nil {
			a.Fatal(err)
		}
		for i, v := range values {
			if b, ok := (*v.(*any)).([]byte); ok {
				values[i] = string(b)
			} else {
				values[i] = *v.(*any)
			}
		}
		lines = append(lines, fmt.Sprint(values))
	}
	if rows.Err() != nil {
		a.Fatal(rows.Err())
	}
	return lines
}

// Same tells which tables have changed.
func (a *API) Same(what string, before map[string]string) {
	a.Helper()
	after := a.Dump()
	for _, table := range slices.Sorted(maps.Keys(after)) {
		if before[table] != after[table] {
			a.Errorf("%s changed %s:\n%s\nto\n%s", what, table, before[table], after[table])
		}
	}
}
