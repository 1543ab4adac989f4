package command

import (
	"context"
	"net"
	"net/url"
	"strings"
	"testing"
	"time"

	"finds/media/s3test"
	"finds/store/storetest"
)

// unused is an address on which nothing listens.
func unused(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// says waits until a log has a text.
func says(t *testing.T, log *storetest.Log, text string) {
	t.Helper()
	tooLong := time.After(30 * time.Second)
	for more := log.More(); !strings.Contains(log.String(), text); more = log.More() {
		select {
		case <-more:
		case <-tooLong:
			t.Fatalf("the log does not say %q:\n%s", text, log.String())
		}
	}
}

// TestAwait starts the service before its database or its bucket: it logs one line,
// waits, and serves once the other is available, or ends at a signal.
func TestAwait(t *testing.T) {
	t.Parallel()
	o := s3test.New(t)
	storage, err := url.Parse(o.Endpoint)
	if err != nil {
		t.Fatal(err)
	}
	for name, start := range map[string]func(addr string) (args []string, come func()){
		"the database": func(addr string) ([]string, func()) {
			u, _ := url.Parse(storetest.Empty(t, "postgres"))
			network, to := storetest.Address(u)
			u.Host, u.RawQuery = addr, "sslmode=disable"
			return []string{"--database", u.String()}, func() { storetest.Forward(t, addr, network, to) }
		},
		"the storage of the bucket": func(addr string) ([]string, func()) {
			o := o
			o.Endpoint = "http://" + addr
			return s3Args(o), func() { storetest.Forward(t, addr, "tcp", storage.Host) }
		},
	} {
		t.Run(name, func(t *testing.T) {
			args, come := start(unused(t))
			for _, comes := range []bool{false, true} {
				ctx, cancel := context.WithCancel(context.Background())
				var log, out storetest.Log
				exited := make(chan int, 1)
				go func() {
					exited <- Program{"test", strings.NewReader(""), &out, &log}.Run(ctx, append([]string{"finds", "serve", "--data", folder(t), "--addr", "127.0.0.1:0"}, args...))
				}()
				says(t, &log, "waiting for "+name)
				if comes {
					come()
					says(t, &log, "connected to "+name)
					says(t, &log, "msg=serving")
					get(t, "http://"+serving.FindStringSubmatch(log.String())[1]+"/healthz", "") // which is answered after the greeting
				}
				cancel()
				if code := <-exited; code != 0 || strings.Count(log.String(), "waiting for") != 1 {
					t.Errorf("exit %d, log:\n%s", code, log.String())
				}
			}
		})
	}
}

// TestAwaitNothing: an error that waiting does not cure ends the service at once.
func TestAwaitNothing(t *testing.T) {
	t.Parallel()
	dsn := storetest.Empty(t, "postgres")
	wantRefusal(t, finds("", "serve", "--data", folder(t), "--database", strings.Replace(dsn, "/t", "/missing", 1)), "--database", "does not exist")
	wantRefusal(t, finds("", "serve", "--data", folder(t), "--database", strings.Replace(dsn, "postgres@", "somebody@", 1)), "--database", "somebody")
}
