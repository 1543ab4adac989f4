package servertest

// Holds insists that a table holds so many rows where.
func (a *API) Holds(want int, from string) {
	a.Helper()
	var n int
	if err := a.Direct().QueryRow(`SELECT COUNT(*) FROM ` + from).Scan(&n); err != nil {
		a.Fatal(err)
	}
	if n != want {
		a.Errorf("%d rows, want %d: %s", n, want, from)
	}
}
