package command

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"finds/schema"
	"finds/store/storetest"
)

const (
	deliverySize  = 450 << 10 // bytes of the picture
	deliveryConns = 16
	deliveryRound = 1500 // requests
)

// BenchmarkDelivery compares how fast Finds and nginx send the same picture
// from the same disk to 16 connections, in turns. Both write a line of log for
// each request; Finds also looks up whether everybody may see the find.
//
//	CGO_ENABLED=0 go build -trimpath -tags nodynamic -o /tmp/finds . &&
//	FINDS_TEST_BINARY=/tmp/finds go test -run '^$' -bench Delivery -benchtime 10x ./server/command
func BenchmarkDelivery(b *testing.B) {
	nginx, err := exec.LookPath("nginx")
	if err != nil {
		b.Skip("needs nginx on the PATH (Debian package nginx-light)")
	}
	path, ours, pid := deliveryFinds(b)
	theirs := deliveryNginx(b, nginx, path)
	var took [2]time.Duration
	used := processorTime(b, pid)
	for b.Loop() {
		for i, r := range []request{ours, theirs} {
			took[i] += r.round(b)
		}
	}
	n := float64(b.N * deliveryRound)
	b.ReportMetric(float64((processorTime(b, pid)-used).Microseconds())/n, "finds-cpu-µs")
	b.ReportMetric(n/took[0].Seconds(), "finds-req/s")
	b.ReportMetric(n/took[1].Seconds(), "nginx-req/s")
	b.ReportMetric(100*took[1].Seconds()/took[0].Seconds(), "percent")
	b.ReportMetric(0, "ns/op") // of a round of both, which tells nothing
}

// request is the address of a server and the path to request.
type request struct{ addr, path string }

// round asks over many connections and returns how long it took.
func (r request) round(b *testing.B) time.Duration {
	b.Helper()
	start := time.Now()
	var wg sync.WaitGroup
	for range deliveryConns {
		wg.Go(func() {
			c, err := net.Dial("tcp", r.addr)
			if err != nil {
				b.Error(err)
				return
			}
			defer c.Close()
			in := bufio.NewReaderSize(c, 256<<10)
			for range deliveryRound / deliveryConns {
				if err := r.ask(c, in); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	return time.Since(start)
}

// ask sends one request and reads the whole answer.
func (r request) ask(c net.Conn, in *bufio.Reader) error {
	if _, err := fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: finds\r\n\r\n", r.path); err != nil {
		return err
	}
	status, err := in.ReadString('\n')
	if err != nil || !strings.Contains(status, " 200 ") {
		return fmt.Errorf("answered %q: %w", status, err)
	}
	size := 0
	for {
		line, err := in.ReadSlice('\n')
		if err != nil {
			return err
		}
		if len(line) <= 2 {
			break
		}
		if v, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			size, _ = strconv.Atoi(string(bytes.TrimSpace(v))) // 0 is an error below
		}
	}
	if n, err := in.Discard(size); err != nil || n != deliverySize {
		return fmt.Errorf("%d bytes: %w", n, err)
	}
	return nil
}

// deliveryFinds starts Finds with a public picture, and puts bytes of the right
// number in its place. It returns the file and the process.
func deliveryFinds(b *testing.B) (file string, r request, pid int) {
	f := findsBeside(b, "--rate-anonymous", "0")
	path := publicPicture(f.ann).Media[0].URL
	bytes := make([]byte, deliverySize)
	rand.Read(bytes)
	file = filepath.Join(f.data, "media", strings.TrimPrefix(path, "/api/media/"))
	if err := os.WriteFile(file, bytes, 0o644); err != nil {
		b.Fatal(err)
	}
	return file, request{f.addr, path}, f.cmd.Process.Pid
}

// processorTime is what a process has used so far (proc(5), stat), in steps of
// ten milliseconds. Unlike the elapsed time, it is meaningful on a busy machine.
func processorTime(b *testing.B, pid int) time.Duration {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	const user, system, tick = 11, 12, 10 * time.Millisecond // behind the name, which may hold spaces
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
	u, errU := strconv.Atoi(fields[user])
	s, errS := strconv.Atoi(fields[system])
	if errU != nil || errS != nil {
		b.Fatalf("got %q, want the state of a process", text)
	}
	return time.Duration(u+s) * tick
}

// beside is a server that runs beside a benchmark, with one account.
type beside struct {
	addr, data string
	cmd        *exec.Cmd
	ann        person
}

// findsBeside starts FINDS_TEST_BINARY on a folder of its own.
func findsBeside(b *testing.B, flags ...string) beside {
	b.Helper()
	bin := os.Getenv("FINDS_TEST_BINARY")
	if bin == "" {
		b.Skip("needs FINDS_TEST_BINARY, the path of a binary of finds")
	}
	data := filepath.Join(b.TempDir(), "data")
	if out, err := exec.Command(bin, "migrate", "up", "--data", data).CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	addr := freeAddress(b)
	cmd := exec.Command(bin, append([]string{"serve", "--data", data, "--addr", addr}, flags...)...)
	runBeside(b, cmd, addr)
	f := beside{addr: addr, data: data, cmd: cmd}
	f.ann = f.member(b, "ann")
	return f
}

// member makes an account beside the service.
func (f beside) member(b *testing.B, name string) person {
	b.Helper()
	create := exec.Command(f.cmd.Path, "create-user", "--data", f.data, "--password-stdin", name)
	create.Stdin = strings.NewReader("a long sentence\n")
	if out, err := create.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	token, err := exec.Command(f.cmd.Path, "create-token", "--data", f.data, name).Output()
	if err != nil {
		b.Fatal(err)
	}
	return person{p: &process{T: &testing.T{}, url: "http://" + f.addr}, token: strings.TrimSpace(string(token))}
}

// publicPicture publishes a find with a picture.
func publicPicture(ann person) schema.Find {
	body, kind := upload(smallPicture())
	list := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	l := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 1, "longitude": 2, "name": "here"})
	return ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": l.ID, "title": "x", "media": []o{{"url": list[0].URL}}})
}

// deliveryNginx starts nginx with a configuration of its own for a copy of a
// file.
func deliveryNginx(b *testing.B, nginx, file string) request {
	b.Helper()
	dir, addr := b.TempDir(), freeAddress(b)
	data, err := os.ReadFile(file)
	if err != nil {
		b.Fatal(err)
	}
	user := ""
	if os.Geteuid() == 0 {
		user = "user root;" // only root can read the folder
	}
	conf := fmt.Sprintf(`%s
worker_processes auto; daemon off; pid %[2]s/pid; error_log %[2]s/error.log;
events { worker_connections 512; }
http {
	access_log %[2]s/access.log; sendfile on; tcp_nopush on; keepalive_requests 10000000;
	client_body_temp_path %[2]s; proxy_temp_path %[2]s; fastcgi_temp_path %[2]s; uwsgi_temp_path %[2]s; scgi_temp_path %[2]s;
	server { listen %[3]s; root %[2]s; }
}`, user, dir, addr)
	for name, text := range map[string][]byte{"picture.webp": data, "nginx.conf": []byte(conf)} {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			b.Fatal(err)
		}
	}
	runBeside(b, exec.Command(nginx, "-p", dir, "-e", filepath.Join(dir, "error.log"), "-c", filepath.Join(dir, "nginx.conf")), addr)
	return request{addr, "/picture.webp"}
}

// freeAddress returns an address of this machine on which no process listens.
func freeAddress(b testing.TB) string {
	b.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// runBeside runs a server until the test or benchmark ends, with its log in a file,
// and waits until it takes connections.
func runBeside(b testing.TB, cmd *exec.Cmd, addr string) {
	b.Helper()
	log, err := os.Create(filepath.Join(b.TempDir(), "log"))
	if err != nil {
		b.Fatal(err)
	}
	cmd.Stderr = log
	cmd.SysProcAttr = storetest.Dependent()
	runtime.LockOSThread() // the server gets its signal when this thread ends
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		cmd.Process.Signal(syscall.SIGTERM)
		cmd.Wait()
		log.Close()
	})
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(5 * time.Millisecond) { // nginx does not report when it listens
		if c, err := net.Dial("tcp", addr); err == nil {
			c.Close()
			return
		}
		if time.Now().After(deadline) {
			text, _ := os.ReadFile(log.Name())
			b.Fatalf("it does not listen: %s", text)
		}
	}
}
