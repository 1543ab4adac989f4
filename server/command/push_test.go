package command

import (
	"strings"
	"testing"

	"finds/store/storetest"
)

// TestPushKeys: the pair that is printed is that of the instance, is made once,
// and can be configured in its place.
func TestPushKeys(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		args := nowhere(t, engine)
		printed := succeed(t, "", append([]string{"push-keys"}, args...)...)
		if again := succeed(t, "", append([]string{"push-keys"}, args...)...); again != printed {
			t.Errorf("printed %q, then %q", printed, again)
		}
		lines := strings.Fields(printed)
		public := strings.TrimPrefix(lines[0], "FINDS_VAPID_PUBLIC_KEY=")
		private := strings.TrimPrefix(lines[1], "FINDS_VAPID_PRIVATE_KEY=")
		s, _ := serveHere(t, append([]string{"serve", "--addr", "127.0.0.1:0", "--base-url", "https://finds.example.org"}, args...)...)
		if _, config := get(t, s.url+"/api/config", ""); !strings.Contains(config, public) || strings.Contains(config+s.log.String(), private) {
			t.Errorf("it serves with another key than %s: %s", public, config)
		}
		other := strings.Fields(succeed(t, "", "push-keys", "--new"))
		args = append(args, "--vapid-private-key", strings.TrimPrefix(other[1], "FINDS_VAPID_PRIVATE_KEY="))
		if got := strings.Fields(succeed(t, "", append([]string{"push-keys"}, args...)...)); got[0] != other[0] {
			t.Errorf("configured %v, printed %v", other, got)
		}
	})
}

// TestPushOff starts without a contact for push services: push is off.
func TestPushOff(t *testing.T) {
	t.Parallel()
	for base, on := range map[string]bool{"": false, "http://finds.example.org": false, "https://finds.local": false, "https://10.0.0.1": false, "https://finds.example.org": true} {
		s, _ := serveHere(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--base-url", base)
		_, config := get(t, s.url+"/api/config", "")
		if off := strings.Contains(config, `"pushKey":""`); off == on || strings.Contains(s.log.String(), "push is off") == on {
			t.Errorf("base URL %q: %s: %s", base, config, s.log)
		}
	}
}
