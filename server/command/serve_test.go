package command

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server/spool"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

// served is `finds serve` in this process.
type served struct {
	url  string
	log  *storetest.Log
	out  *storetest.Log
	stop func() int // ends it and returns its exit status
}

// serveHere starts `finds serve` and waits until it answers, or returns what
// it exited with.
func serveHere(t *testing.T, args ...string) (*served, int) {
	t.Helper()
	return serveWith(t, func(s *served) { get(t, s.url+"/healthz", "") }, args...) // which is answered after the greeting
}

// serveWith is serveHere that calls ready when the service listens.
func serveWith(t *testing.T, ready func(*served), args ...string) (*served, int) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	s := &served{log: &storetest.Log{}, out: &storetest.Log{}}
	exited := make(chan int, 1)
	go func() {
		exited <- Program{"test", strings.NewReader(""), s.out, s.log}.Run(ctx, append([]string{"finds"}, args...))
	}()
	s.stop = func() int {
		cancel()
		select {
		case code := <-exited:
			exited <- code
			return code
		case <-time.After(10 * time.Second):
			t.Error("it does not end")
			return -1
		}
	}
	t.Cleanup(func() { s.stop() })
	tooLong := time.After(30 * time.Second)
	for {
		more := s.log.More()
		if m := serving.FindStringSubmatch(s.log.String()); m != nil {
			s.url = "http://" + m[1]
			ready(s)
			return s, 0
		}
		select {
		case code := <-exited:
			exited <- code
			return s, code
		case <-more:
		case <-tooLong:
			t.Fatalf("it does not serve:\n%s", s.log.String())
		}
	}
}

// get returns the status and body of a GET.
func get(t *testing.T, url, token string) (int, string) {
	t.Helper()
	req, err := http.NewRequest("GET", url, nil)
	if err != nil {
		t.Fatal(err)
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(b)
}

// Two processes share an instance on PostgreSQL, also when they start at the same
// time on an empty one: each shows the writes of the other and accepts its
// signatures. On SQLite the second is refused, and so is a migration down.
func TestTwoServe(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		args := append([]string{"serve", "--addr", "127.0.0.1:0"}, where...)
		if engine == "sqlite" {
			s, _ := serveHere(t, args...)
			for range 2 {
				wantRefusal(t, finds("", args...), "--data", "already", "PostgreSQL")
				wantRefusal(t, finds("", append([]string{"migrate", "down", "--yes"}, where...)...), "--data", "stop it first")
				wantRefusal(t, finds("", append([]string{"migrate", "up"}, where...)...), "--data", "stop it first")
			}
			if status, _ := get(t, s.url+"/readyz", ""); status != 200 {
				t.Errorf("the first is not ready: %d", status)
			}
			s.stop()
			succeed(t, "", append([]string{"migrate", "down", "--yes"}, where...)...)
			return
		}
		args = append(args, "--shared-media")
		var two [2]*served
		ready := make(chan int)
		for i := range two {
			go func() {
				two[i], _ = serveHere(t, args...)
				ready <- i
			}()
		}
		<-ready
		<-ready
		for _, s := range two {
			if s.url == "" {
				t.Fatalf("one does not serve: %s", s.log.String())
			}
		}
		if two[0].out.String() == "" {
			two[0], two[1] = two[1], two[0]
		}
		if out, log := two[1].out.String(), two[1].log.String(); out != "" || !strings.Contains(log, "another process that has just started printed the link") {
			t.Errorf("both print a link for the first account: %q, %s", out, log)
		}
		if code := two[0].stop(); code != 0 { // and gives the link up to the next start
			t.Errorf("exit %d: %s", code, two[0].log.String())
		}
		two[0], _ = serveHere(t, args...)
		link := strings.TrimSpace(two[0].out.String())
		p := &process{T: t, url: two[0].url}
		ann := p.join(link[strings.LastIndex(link, "http://"):], "ann")
		body, kind := upload(smallPicture())
		media := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
		if status, me := get(t, two[1].url+"/api/users/me", ann.token); status != 200 || !strings.Contains(me, `"ann"`) {
			t.Errorf("the other process: %d %s", status, me)
		}
		if status, _ := get(t, two[1].url+media[0].URL, ""); status != 200 {
			t.Errorf("a signed URL at the other process: %d", status)
		}
		for _, s := range two {
			if code := s.stop(); code != 0 {
				t.Errorf("exit %d: %s", code, s.log.String())
			}
		}
	})
}

// TestFailedStart: an address in use, of the service or of its metrics, and a certificate that cannot be read are
// reported before anything is made.
func TestFailedStart(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	data := filepath.Join(t.TempDir(), "data")
	for _, flag := range []string{"--addr", "--metrics-addr"} {
		wantRefusal(t, finds("", "serve", "--data", data, "--addr", "127.0.0.1:0", flag, l.Addr().String()), flag, "another program", l.Addr().String())
	}
	none := filepath.Join(t.TempDir(), "none.pem")
	wantRefusal(t, finds("", "serve", "--data", data, "--addr", "127.0.0.1:0", "--base-url", "https://finds.example.org", "--tls-cert", none, "--tls-key", none), "--tls-cert", none)
	if _, err := os.Stat(data); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a start that failed has made %s: %v", data, err)
	}
}

// A provider that is down does not keep the service from starting.
func TestProviderDown(t *testing.T) {
	t.Parallel()
	s, code := serveHere(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--base-url", "https://finds.example.org", "--oauth-issuer", "http://127.0.0.1:1",
		"--oauth-client-id", "finds", "--oauth-redirects", "org.example.app:/in,http://127.0.0.1/in,http://[::1]/in,https://app.example.org/in")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, s.log.String())
	}
	if status, body := get(t, s.url+"/api/config", ""); status != 200 || !strings.Contains(body, `"provider":{"enabled":true,"name":"127.0.0.1"}`) {
		t.Errorf("%d %s", status, body)
	}
	if status, _ := get(t, s.url+"/api/auth/oauth/start", ""); status != 503 {
		t.Errorf("start: %d", status)
	}
}

// TestDocsAddress: the examples call the service where it listens.
func TestDocsAddress(t *testing.T) {
	t.Parallel()
	s, _ := serveHere(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0")
	if _, page := get(t, s.url+"/api/docs", ""); !strings.Contains(page, s.url+"/api/") || strings.Contains(page, ":8080") {
		t.Error("the examples call another address")
	}
}

// TestRelativeFolder: the programs that read an upload run elsewhere, and find it.
func TestRelativeFolder(t *testing.T) {
	ffmpeg := storetest.Program(t, "ffmpeg")
	t.Chdir(t.TempDir())
	if out, err := exec.Command(ffmpeg, "-v", "error", "-f", "lavfi", "-i", "testsrc=d=1:s=320x240:r=5", "-c:v", "mpeg4", "x.mp4").CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	video, err := os.ReadFile("x.mp4")
	if err != nil {
		t.Fatal(err)
	}
	empty(t, "--data", "data")
	succeed(t, "a long sentence", "create-user", "--data", "data", "--password-stdin", "ann")
	s, _ := serveHere(t, "serve", "--data", "data", "--addr", "127.0.0.1:0")
	ann := person{p: &process{T: t, url: s.url}, token: succeed(t, "", "create-token", "--data", "data", "ann")}
	body, kind := upload(video)
	list := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	_, still := get(t, s.url+list[0].FallbackURL, "")
	_, size, _ := strings.Cut(still, "\xff\xc0\x00\x11\x08")
	if !strings.HasPrefix(size, "\x00\xf0\x01\x40") { // 240 by 320: the placeholder has another shape
		t.Errorf("its still is not of the video: %d bytes, %x", len(still), size[:min(len(size), 4)])
	}
}

// TestOpenToOthers warns of a database that a restore has left readable.
func TestOpenToOthers(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	if err := os.Chmod(filepath.Join(data, "finds.db"), 0o644); err != nil {
		t.Fatal(err)
	}
	if r := finds("", "list-users", "--data", data); r.code != 0 || !strings.Contains(r.stderr, "level=WARN") || !strings.Contains(r.stderr, "chmod -R go= "+data) {
		t.Errorf("%d %q", r.code, r.stderr)
	}
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	addr := freeAddress(t)
	s, code := serveHere(t, "--data", folder(t), "--addr", "127.0.0.1:0", "--metrics-addr", addr, "--log-format", "text")
	if code != 0 {
		t.Fatal(s.log.String())
	}
	get(t, s.url+"/healthz", "")
	if _, text := get(t, "http://"+addr+"/metrics", ""); !strings.Contains(text, `route="/healthz"`) {
		t.Errorf("the metrics do not count requests:\n%.300s", text)
	}
	if status, _ := get(t, s.url+"/metrics", ""); status != 404 {
		t.Errorf("/metrics at the public address: %d", status)
	}
}

// Variables set flags, flags on the command line override them, and secrets come from
// files. These tests change the environment, so they are not parallel.
func TestEnvironment(t *testing.T) {
	data := folder(t)
	t.Setenv("FINDS_DATA", data)
	t.Setenv("FINDS_PASSWORD_STDIN", "true")
	empty(t)
	succeed(t, "a long sentence\n", "create-user", "ann")
	if _, err := os.Stat(filepath.Join(data, "finds.db")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("FINDS_BASE_URL", "https://one.example.org")
	if link := succeed(t, "", "create-invite"); !strings.HasPrefix(link, "https://one.example.org/join#") {
		t.Error(link)
	}
	if link := succeed(t, "", "create-invite", "--base-url", "https://two.example.org"); !strings.HasPrefix(link, "https://two.example.org/join#") {
		t.Error(link)
	}
	t.Setenv("FINDS_USES", "some")
	wantRefusal(t, finds("", "create-invite"), `could not parse "…" as int value from environment variable "FINDS_USES"`)
	t.Setenv("FINDS_USES", "2")
	t.Setenv("FINDS_YES", "maybe")
	wantRefusal(t, finds("", "delete-user", "ann"), `could not parse "…" as bool value from environment variable "FINDS_YES"`)
	t.Setenv("FINDS_YES", "1")
	succeed(t, "", "delete-user", "ann")

	t.Setenv("FINDS_ADDR", "nowhere")
	wantRefusal(t, finds("", "serve"), "--addr takes", "(FINDS_ADDR in the environment)")
	if r := finds("", "serve", "--addr", "nothing"); strings.Contains(r.stderr, "environment") {
		t.Errorf("of a flag that is written: %s", r.stderr)
	}
	t.Setenv("FINDS_REGISTRATION", "open")
	t.Setenv("FINDS_ADDR", "127.0.0.1:0")
	s, code := serveHere(t) // plain `finds` serves
	if code != 0 {
		t.Fatal(s.log.String())
	}
	if _, config := get(t, s.url+"/api/config", ""); !strings.Contains(config, `"registration":"open"`) {
		t.Error(config)
	}
	s.stop()
}

func TestSecretFiles(t *testing.T) {
	t.Setenv("FINDS_DATA", folder(t))
	file := filepath.Join(t.TempDir(), "database")
	t.Setenv("FINDS_DATABASE_FILE", file)
	wantRefusal(t, finds("", "migrate", "status"), "FINDS_DATABASE_FILE", file)
	if err := os.WriteFile(file, []byte("mysql://secret@x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	r := finds("", "migrate", "status")
	wantRefusal(t, r, "--database takes postgres://", "FINDS_DATABASE_FILE in")
	if strings.Contains(r.stderr, "secret") {
		t.Error("the line tells the secret")
	}
	t.Setenv("FINDS_DATABASE", "postgres://x")
	wantRefusal(t, finds("", "migrate", "status"), "FINDS_DATABASE and FINDS_DATABASE_FILE", "keep only one")
	t.Setenv("FINDS_DATABASE", "")
	if err := os.WriteFile(file, []byte("\n"), 0o600); err != nil { // as good as none
		t.Fatal(err)
	}
	empty(t)
	if os.Getenv("FINDS_DATABASE") != "" {
		t.Error("a command leaves a secret in the environment")
	}

	t.Run("postgres", func(t *testing.T) {
		dsn := storetest.Empty(t, "postgres")
		if err := os.WriteFile(file, []byte(dsn+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		empty(t)
		succeed(t, "a long sentence", "create-user", "--password-stdin", "ann")
		if list := succeed(t, "", "list-users"); !strings.Contains(list, "  ann ") {
			t.Error(list)
		}
	})
}

// TestDeadFiles: a start removes what a service that was killed has left, and not what a command is writing.
func TestDeadFiles(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	temp := func(pattern string, age time.Duration) string {
		f, err := os.CreateTemp(filepath.Join(data, "tmp"), pattern)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(f.Close(), os.Chtimes(f.Name(), time.Time{}, time.Now().Add(-age))); err != nil {
			t.Fatal(err)
		}
		return f.Name()
	}
	var dead []string
	for _, pattern := range []string{spool.Pattern, gazetteer.TempFiles, media.TempVideos} {
		dead = append(dead, temp(pattern, 10*time.Minute))
	}
	written := temp(spool.Pattern, 0)
	s, _ := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	for _, name := range dead {
		if _, err := os.Stat(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s stays: %v", name, err)
		}
	}
	if _, err := os.Stat(written); err != nil {
		t.Error(err)
	}
	s.stop()
}

// TestNotify: a service manager that waits for it hears when the service can be reached, and when it stops.
func TestNotify(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "notify")
	l, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: socket, Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	t.Setenv("NOTIFY_SOCKET", socket)
	data := folder(t)
	empty(t, "--data", data)
	s, _ := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	heard := func() string {
		b := make([]byte, 64)
		n, err := l.Read(b)
		if err != nil {
			t.Fatal(err)
		}
		return string(b[:n])
	}
	if got := heard(); got != "READY=1" {
		t.Errorf("at the start: %q", got)
	}
	if status, _ := get(t, s.url+"/readyz", ""); status != 200 {
		t.Errorf("when it is ready: %d", status)
	}
	s.stop()
	if got := heard(); got != "STOPPING=1" {
		t.Errorf("at the end: %q", got)
	}
}
