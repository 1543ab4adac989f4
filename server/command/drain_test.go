package command

import (
	"net/http"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// drains: at SIGTERM /readyz fails while requests are still served, and then the process ends.
// A second signal ends it at once.
func drains(t *testing.T, bin string) {
	p := serveBinary(t, bin, filepath.Join(t.TempDir(), "data"), "--drain-wait", "2s")
	p.cmd.Process.Signal(syscall.SIGTERM)
	failed := false
	for deadline := time.Now().Add(2 * time.Second); !failed && time.Now().Before(deadline); {
		res, err := http.Get(p.url + "/readyz")
		if err != nil {
			t.Fatalf("it does not answer while it drains: %v", err)
		}
		res.Body.Close()
		failed = res.StatusCode == 503
	}
	if !failed {
		t.Fatal("readyz does not fail")
	}
	if status, _ := (person{p: p}).send("GET", "/api/config", nil); status != 200 {
		t.Errorf("while it drains, a request is answered with %d", status)
	}
	if err := <-p.exited; err != nil {
		t.Errorf("after the wait: %v", err)
	}

	p = serveBinary(t, bin, filepath.Join(t.TempDir(), "data"), "--drain-wait", "5m")
	p.cmd.Process.Signal(syscall.SIGTERM)
	for more := p.log.More(); !strings.Contains(p.log.String(), "draining"); more = p.log.More() {
		<-more
	}
	if err := p.end(syscall.SIGTERM); err == nil {
		t.Error("a second signal has it end as if it had drained")
	}
}

func TestDrainWait(t *testing.T) {
	t.Parallel()
	for _, wait := range []string{"soon", "-1s", "6m"} {
		wantRefusal(t, finds("", "serve", "--data", folder(t), "--drain-wait", wait), "--drain-wait", "0s to 5m")
	}
}
