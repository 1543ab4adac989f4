package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"image/jpeg"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"finds/schema"
)

// TestBinary does with the binary what a self-hoster does. FINDS_TEST_BINARY
// names the released one; without it one is built as that is.
func TestBinary(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the binary")
	}
	t.Parallel()
	bin := os.Getenv("FINDS_TEST_BINARY")
	if bin == "" {
		bin = filepath.Join(t.TempDir(), "finds")
		build := exec.Command("go", "build", "-tags", "nodynamic", "-ldflags", "-s -w", "-o", bin, ".")
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("build: %v\n%s", err, out)
		}
	}
	t.Run("first day", func(t *testing.T) { t.Parallel(); firstDay(t, bin) })
	t.Run("killed", func(t *testing.T) { t.Parallel(); killed(t, bin) })
}

// process is a running `finds serve`.
type process struct {
	*testing.T
	bin, data string
	url, link string // the link is that of the first start
	cmd       *exec.Cmd
	log       output
	exited    chan error
}

// output is what a process wrote.
type output struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.String()
}

var serving = regexp.MustCompile(`msg=serving address=(\S+)`)

// serveBinary starts the binary on a data folder and waits until it answers.
func serveBinary(t *testing.T, bin, data string, flags ...string) *process {
	t.Helper()
	runtime.LockOSThread() // the child is told to end with this thread
	p := &process{T: t, bin: bin, data: data, exited: make(chan error, 1)}
	p.cmd = exec.Command(bin, append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, flags...)...)
	p.cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	p.cmd.Stderr = &p.log
	var stdout output
	p.cmd.Stdout = &stdout
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { p.exited <- p.cmd.Wait() }()
	t.Cleanup(func() { p.cmd.Process.Kill() })
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(5 * time.Millisecond) { // polling a process that starts
		if m := serving.FindStringSubmatch(p.log.String()); m != nil {
			p.url = "http://" + m[1]
			if res, err := http.Get(p.url + "/readyz"); err == nil {
				res.Body.Close()
				p.link = strings.TrimSpace(regexp.MustCompile(`http://\S+`).FindString(stdout.String()))
				return p
			}
		}
		if time.Now().After(deadline) {
			t.Fatalf("it does not serve:\n%s", p.log.String())
		}
	}
}

// end ends the process by a signal and returns what it exited with.
func (p *process) end(signal syscall.Signal) error {
	p.Helper()
	p.cmd.Process.Signal(signal)
	select {
	case err := <-p.exited:
		return err
	case <-time.After(10 * time.Second):
		p.Fatalf("it still runs 10 s after %v", signal)
		return nil
	}
}

// run runs another command of the binary on the same data folder.
func (p *process) run(args ...string) string {
	p.Helper()
	cmd := exec.Command(p.bin, append([]string{args[0], "--data", p.data}, args[1:]...)...)
	cmd.Env = []string{}
	out, err := cmd.Output()
	if err != nil {
		p.Fatalf("finds %v: %v", args, err)
	}
	return strings.TrimSpace(string(out))
}

// person is somebody who uses the service.
type person struct {
	p     *process
	token string
}

// ask sends a request and reads the answer as T. A body that is no reader is
// sent as JSON.
func ask[T any](c person, status int, method, path string, body any, headers ...string) (v T) {
	c.p.Helper()
	code, raw := c.send(method, path, body, headers...)
	if code != status {
		c.p.Fatalf("%s %s: status %d, want %d: %s", method, path, code, status, raw)
	}
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &v); err != nil {
			c.p.Fatalf("%s %s: %v in %s", method, path, err, raw)
		}
	}
	return v
}

// send returns the status, 0 when there was no answer, and the body.
func (c person) send(method, path string, body any, headers ...string) (int, []byte) {
	r, isReader := body.(io.Reader)
	if !isReader && body != nil {
		raw, _ := json.Marshal(body)
		r = bytes.NewReader(raw)
		headers = append(headers, "Content-Type", "application/json")
	}
	req, err := http.NewRequest(method, c.p.url+path, r)
	if err != nil {
		c.p.Error(err)
		return 0, nil
	}
	if c.token != "" {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, nil
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return 0, nil
	}
	return res.StatusCode, raw
}

// o is a JSON object.
type o = map[string]any

// join makes an account with an invite link.
func (p *process) join(link, name string) person {
	p.Helper()
	page, code, found := strings.Cut(link, "/join#")
	if !found || page != p.url {
		p.Fatalf("the invite link is %q, the service is at %s", link, p.url)
	}
	if status, _ := (person{p: p}).send("GET", "/join", nil); status != 200 {
		p.Fatalf("the page behind the invite link answers %d", status)
	}
	login := ask[schema.Login](person{p: p}, 201, "POST", "/api/auth/register", o{"username": name, "password": "a long sentence", "invite": code})
	return person{p, login.Token}
}

// upload is a multipart body with one file, and its content type.
func upload(file []byte) (io.Reader, string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part, _ := w.CreateFormFile("file", "IMG_0001.JPG")
	part.Write(file)
	w.Close()
	return &b, w.FormDataContentType()
}

// firstDay is what happens on the first day of an instance, up to a restart.
func firstDay(t *testing.T, bin string) {
	photo, err := os.ReadFile(filepath.Join("media", "testdata", "camera.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(photo, []byte("Exif\x00")) {
		t.Fatal("the photograph has no Exif block that could be lost")
	}
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data)
	if p.link == "" {
		t.Fatal("the first start prints no link")
	}
	ann := p.join(p.link, "ann")

	body, kind := upload(photo)
	media := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	bridge := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 48.857, "longitude": 2.3413, "name": "Pont Neuf"})
	find := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": bridge.ID, "title": "The oldest bridge", "media": media})
	if len(find.Media) != 1 || find.Media[0].Width != 102 || find.Media[0].Height != 205 {
		t.Fatalf("media of the find, upright 102×205: %+v", find.Media)
	}

	ben := p.join(p.run("create-invite", "--base-url", p.url), "ben")
	near := ask[[]schema.Location](ben, 200, "GET", "/api/locations?lat=48.86&lng=2.34&radius=1", nil)
	if len(near) != 1 || len(near[0].Finds) != 1 || near[0].Finds[0].ID != find.ID {
		t.Fatalf("within a kilometre: %+v", near)
	}
	if far := ask[[]schema.Location](ben, 200, "GET", "/api/locations?lat=48.96&lng=2.34&radius=1", nil); len(far) != 0 {
		t.Errorf("eleven kilometres away: %+v", far)
	}
	path := "/api/finds/" + find.ID
	ask[any](ben, 200, "PUT", path+"/like", nil)
	ask[schema.Comment](ben, 200, "POST", path+"/comments", o{"content": "Older than the new ones."})
	ask[schema.Friendship](ben, 201, "POST", "/api/friends", o{"friendId": find.UserID})

	notified := ask[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
	var types []string
	for _, n := range notified {
		types = append(types, n.Type)
	}
	if got := strings.Join(types, " "); got != "friend_request find_commented find_liked" {
		t.Errorf("ann's notifications: %s", got)
	}
	images := p.images(find.Media[0], photo)

	// A stream and a browser's idle connection do not hold up the end.
	req, _ := http.NewRequest("GET", p.url+"/api/notifications/stream", nil)
	req.Header.Set("Authorization", "Bearer "+ann.token)
	stream, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Errorf("after SIGTERM: %v", err)
	}
	for _, bad := range []string{"level=ERROR", "level=WARN", "panic"} {
		if strings.Contains(p.log.String(), bad) {
			t.Errorf("the log has %s:\n%s", bad, p.log.String())
		}
	}
	if strings.Contains(p.log.String(), ann.token) || strings.Contains(p.log.String(), strings.SplitN(p.link, "#", 2)[1]) {
		t.Error("the log has a secret")
	}

	p = serveBinary(t, bin, data)
	if p.link != "" {
		t.Error("the second start prints a link")
	}
	ann.p, ben.p = p, p
	again := ask[schema.Find](ann, 200, "GET", path, nil)
	if again.Title != find.Title || again.LikeCount != 1 || again.CommentCount != 1 || len(again.Media) != 1 {
		t.Errorf("after the restart: %+v", again)
	}
	if got := ask[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil); len(got) != 3 {
		t.Errorf("%d notifications after the restart", len(got))
	}
	for url, before := range images {
		if _, after := ben.send("GET", url, nil); !bytes.Equal(before, after) {
			t.Errorf("%s is another after the restart", url)
		}
	}
	if err := p.end(syscall.SIGINT); err != nil {
		t.Errorf("after SIGINT: %v", err)
	}
	private(t, data)
}

// images fetches the files of a picture and insists that nothing of the
// camera's is in them.
func (p *process) images(m schema.Media, photo []byte) map[string][]byte {
	p.Helper()
	images := map[string][]byte{}
	for _, url := range []string{m.URL, m.FallbackURL, m.ThumbnailURL, m.FallbackThumbnailURL} {
		status, b := person{p: p}.send("GET", url, nil)
		if status != 200 || bytes.Equal(b, photo) {
			p.Fatalf("%s: status %d, %d bytes", url, status, len(b))
		}
		for _, trace := range []string{"Exif", "EXIF", "GPS", "Apple", "iPhone", "http://ns.adobe.com", "XMP "} {
			if bytes.Contains(b, []byte(trace)) {
				p.Errorf("%s has %q in it", url, trace)
			}
		}
		images[url] = b
	}
	big, err := jpeg.DecodeConfig(bytes.NewReader(images[m.FallbackURL]))
	if err != nil || big.Width != 102 || big.Height != 205 {
		p.Errorf("the JPEG is %dx%d, %v", big.Width, big.Height, err)
	}
	return images
}

// private insists that nobody else on the machine reads the data folder.
func private(t *testing.T, data string) {
	t.Helper()
	for name, want := range map[string]os.FileMode{"": 0o700, "secrets": 0o600} {
		info, err := os.Stat(filepath.Join(data, name))
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%q in the data folder: %v, %v; want mode %o", name, info.Mode(), err, want)
		}
	}
	f, err := os.Open(filepath.Join(data, "secrets"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if line, err := bufio.NewReader(f).ReadString('\n'); err != nil || line != "{\n" {
		t.Error(fmt.Sprintf("the secrets begin with %q", line), err)
	}
}
