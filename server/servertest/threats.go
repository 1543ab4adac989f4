package servertest

import (
	"net/http/httptest"
	"net/netip"
	"regexp"
	"strconv"
	"strings"

	"finds/server"
)

// What guessing passwords costs, and gets. The clock stands between guesses.

// Metric reads one of the metrics for Prometheus.
func Metric(a *API, name string) int {
	w := httptest.NewRecorder()
	a.Server.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	line := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(w.Body.String())
	if line == nil {
		a.Fatalf("no metric %s", name)
		return 0
	}
	n, _ := strconv.ParseFloat(line[1], 64)
	return int(n)
}

// Hashes is how many passwords were hashed so far.
func (a *API) Hashes() int { return Metric(a, "finds_password_hashes_total") }

// Statuses are those of n attempts.
func Statuses(n int, try func(i int) Answer) string {
	var list []string
	for i := range n {
		list = append(list, strconv.Itoa(try(i).Status))
	}
	return strings.Join(list, " ")
}

// Times is a status n times.
func Times(n int, status string) string { return strings.TrimSpace(strings.Repeat(status+" ", n)) }

// BehindProxy has a service believe what X-Forwarded-For says.
func BehindProxy(o *server.Options) {
	o.Network.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
}
