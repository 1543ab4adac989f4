package storetest

import (
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// Pooler starts PgBouncer in its transaction mode before a database of
// Database(t, "postgres"), with three connections to it, and returns the URL
// through it. A test without the program is skipped.
func Pooler(t testing.TB, database string) string {
	t.Helper()
	program, err := exec.LookPath("pgbouncer")
	if err != nil {
		program, err = exec.LookPath("/usr/sbin/pgbouncer") // not on the PATH of every user
	}
	Need(t, err)
	u, err := url.Parse(database)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	l.Close()
	dir, err := os.MkdirTemp("", "finds-pooler")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	host, name := u.Query().Get("host"), strings.TrimPrefix(u.Path, "/")
	if host == "" {
		host = u.Hostname()
	}
	config := fmt.Sprintf("[databases]\n%s = host=%s user=postgres\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=%s\nunix_socket_dir=\nauth_type=any\n"+
		"pool_mode=transaction\ndefault_pool_size=3\nserver_reset_query_always=0\n", name, host, port)
	file := filepath.Join(dir, "pgbouncer.ini")
	if err := os.WriteFile(file, []byte(config), 0o644); err != nil {
		t.Fatal(err)
	}
	runtime.LockOSThread() // the program ends with this thread
	attr, err := unprivileged(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out Log
	pooler := exec.Command(program, file)
	pooler.SysProcAttr, pooler.Stdout, pooler.Stderr = attr, &out, &out
	if err := pooler.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pooler.Process.Kill(); pooler.Wait() })
	tooLong := time.After(20 * time.Second)
	for more := out.More(); !strings.Contains(out.String(), "process up"); more = out.More() {
		select {
		case <-more:
		case <-tooLong:
			t.Fatalf("PgBouncer does not start:\n%s", out.String())
		}
	}
	return "postgres://postgres@127.0.0.1:" + port + "/" + name + "?sslmode=disable"
}
