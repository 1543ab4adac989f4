package guards

import (
	"net/netip"
	"strings"
	"testing"

	"finds/server"
	. "finds/server/servertest"
)

// The id of a request comes from a trusted proxy alone, and is in the answer, the log and,
// for faults of the service, the problem.
func TestRequestID(t *testing.T) {
	t.Parallel()
	ask := func(a *API, id string) string {
		return a.Anonymous().Do("GET", "/healthz", nil, "X-Request-Id", id).Header.Get("X-Request-Id")
	}
	direct := NewAPI(t, "sqlite")
	if got := ask(direct, "from-a-client"); len(got) != 16 {
		t.Errorf("a client chooses the id %q", got)
	}
	behind := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Network.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	})
	if got := ask(behind, "5f0c:6a1b.x_1"); got != "5f0c:6a1b.x_1" || !strings.Contains(behind.ServiceLog.String(), "request=5f0c:6a1b.x_1 ") {
		t.Errorf("the id of a proxy becomes %q", got)
	}
	for _, bad := range []string{"", "two words", `quote"`, "é", "-x", strings.Repeat("x", 101)} {
		if got := ask(behind, bad); len(got) != 16 {
			t.Errorf("the id %q becomes %q", bad, got)
		}
	}
}
