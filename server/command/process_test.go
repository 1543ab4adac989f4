package command

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"finds/schema"
	"finds/store/storetest"
)

// process is a running `finds serve`.
type process struct {
	*testing.T
	bin, data string
	url, link string // the link is that of the first start
	cmd       *exec.Cmd
	log       storetest.Log
	exited    chan error
}

// unlimited are the flags of a service whose rate limits are not the subject of the test, which may poll.
var unlimited = []string{"--rate-reads", "0", "--rate-writes", "0", "--rate-uploads", "0", "--rate-anonymous", "0"}

var serving = regexp.MustCompile(`msg=serving address=(\S+)`)

// serveBinary starts the binary on a data folder and waits until it answers.
func serveBinary(t *testing.T, bin, data string, flags ...string) *process {
	t.Helper()
	runtime.LockOSThread() // the child gets its signal when this thread ends
	p := &process{T: t, bin: bin, data: data, exited: make(chan error, 1)}
	p.cmd = exec.Command(bin, append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, flags...)...)
	p.cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	p.cmd.SysProcAttr = storetest.Dependent()
	p.cmd.Stderr = &p.log
	// A file, to which the process writes by itself: what it has printed is there at once.
	greeting, err := os.Create(filepath.Join(t.TempDir(), "stdout"))
	if err != nil {
		t.Fatal(err)
	}
	defer greeting.Close()
	p.cmd.Stdout = greeting
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { p.exited <- p.cmd.Wait() }()
	t.Cleanup(func() { p.cmd.Process.Kill() })
	tooLong := time.After(5 * time.Minute)
	for more := p.log.More(); p.url == ""; more = p.log.More() {
		if m := serving.FindStringSubmatch(p.log.String()); m != nil {
			p.url = "http://" + m[1]
			break
		}
		select {
		case <-more:
		case <-tooLong:
			t.Fatalf("it does not serve:\n%s", p.log.String())
		}
	}
	res, err := http.Get(p.url + "/readyz") // which is answered after the greeting
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	printed, err := os.ReadFile(greeting.Name())
	if err != nil {
		t.Fatal(err)
	}
	p.link = strings.TrimSpace(regexp.MustCompile(`http://\S+`).FindString(string(printed)))
	return p
}

// end ends the process by a signal and returns its exit code.
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

// person is a user of the service.
type person struct {
	p     *process
	token string
	http  *http.Client // nil for the default one
}

// ask sends a request and decodes the response as T. A body that is not a reader
// is sent as JSON.
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
	client := c.http
	if client == nil {
		client = http.DefaultClient
	}
	res, err := client.Do(req)
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
	return person{p: p, token: login.Token}
}
