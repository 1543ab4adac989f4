package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"finds/server/doctor"
	"finds/store/storetest"
)

// examined is what `finds doctor --json` prints.
type examined struct {
	Status   doctor.Status
	Findings []doctor.Finding
	code     int
}

// examine runs the doctor.
func examine(t *testing.T, args ...string) (x examined) {
	t.Helper()
	r := finds("", append([]string{"doctor", "--json"}, args...)...)
	if err := json.Unmarshal([]byte(r.stdout), &x); err != nil {
		t.Fatalf("%v in %q, %q", err, r.stdout, r.stderr)
	}
	x.code = r.code
	if x.Status == doctor.Fail != (r.code == 1) || x.Status != doctor.Worst(x.Findings) {
		t.Errorf("exit %d with status %s of %+v", r.code, x.Status, x.Findings)
	}
	for _, f := range x.Findings {
		if f.Status != doctor.OK && f.Fix == "" || f.Text == "" {
			t.Errorf("a finding does not say what to do: %+v", f)
		}
	}
	return x
}

// want checks that a finding of a check has this status and these words.
func (x examined) want(t *testing.T, check string, status doctor.Status, words string) {
	t.Helper()
	for _, f := range x.Findings {
		if f.Check == check && f.Status == status && strings.Contains(f.Text+" → "+f.Fix, words) {
			return
		}
	}
	t.Errorf("no finding %s %s with %q in %+v", check, status, words, x.Findings)
}

// summary lists the checks and their statuses, a line each.
func (x examined) summary() string {
	var lines strings.Builder
	for _, f := range x.Findings {
		fmt.Fprintln(&lines, f.Check, f.Status)
	}
	return lines.String()
}

// The doctor works before the instance exists, while it is served, and after, on both engines.
func TestDoctor(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		examine(t, where...).want(t, "data", doctor.Fail, "no such file")
		if _, err := os.Stat(where[1]); err == nil {
			t.Error("the doctor makes a data folder")
		}
		empty(t, where...)
		succeed(t, "a long sentence\n", append(append([]string{"create-user"}, where...), "--password-stdin", "ann")...)
		succeed(t, "", append(append([]string{"set-role"}, where...), "ann", "admin")...)
		token := succeed(t, "", append(append([]string{"create-token"}, where...), "ann")...)
		addr := freeAddress(t)
		base := append([]string{"--base-url", "http://" + addr}, where...)
		if err := os.WriteFile(filepath.Join(where[1], "theme.css"), []byte(":root { --radius: 2px; }"), 0o600); err != nil {
			t.Fatal(err)
		}
		s, code := serveHere(t, append([]string{"serve", "--addr", addr}, base...)...)
		if code != 0 {
			t.Fatal(s.log.String())
		}
		if _, body := get(t, s.url+"/sign-in", ""); !strings.Contains(body, "/theme.css?v=") {
			t.Errorf("pages do not load theme.css of the data folder: %s", body)
		}
		x := examine(t, base...)
		if os.TempDir() == "/dev/shm" { // where storetest.InMemory puts the files of tests
			x.want(t, "data", doctor.Warn, "in memory")
		} else {
			x.want(t, "data", doctor.OK, "this user alone")
		}
		for check, words := range map[string]string{"disk": "GB free", "database": "answers after", "migrations": "applied", "storage": "write, read, list and delete",
			"address": "no proxy in between", "media": "0 files", "theme": "24 bytes", "sandbox": ""} {
			if check != "sandbox" { // which depends on the kernel
				x.want(t, check, doctor.OK, words)
			}
		}
		x.want(t, "push", doctor.Warn, "--vapid-subject")
		if x.code != 0 {
			t.Errorf("warnings alone: exit %d", x.code)
		}
		var shown examined
		if _, body := get(t, s.url+"/api/admin/checks", token); json.Unmarshal([]byte(body), &shown) != nil {
			t.Fatalf("administrators see %q", body)
		}
		if got, want := shown.summary(), examine(t, append([]string{"--quick"}, base...)...).summary(); got != want {
			t.Errorf("administrators see\n%s\nand the doctor finds\n%s", got, want)
		}
		s.stop()
		x = examine(t, append([]string{"--quick"}, base...)...)
		x.want(t, "address", doctor.Fail, "start Finds")
		for _, f := range x.Findings {
			if f.Check == "media" {
				t.Error("--quick compares the media")
			}
		}
		if r := finds("", append([]string{"doctor", "--quick", "--quiet"}, base...)...); r.code != 1 || strings.Contains(r.stdout, "ok ") || !strings.Contains(r.stdout, "fail  address") {
			t.Errorf("--quiet: %d %q", r.code, r.stdout)
		}
	})
}

// TestDoctorAtHome: an instance that only its own machine or a private network uses has no warnings that never end, and other warnings can be
// left out by the names of their checks; failures cannot.
func TestDoctorAtHome(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	examine(t, "--data", data).want(t, "address", doctor.OK, "only this machine")
	examine(t, "--data", data).want(t, "push", doctor.OK, "only this machine")
	for _, host := range []string{"localhost", "[::1]", "192.168.1.5", "10.0.0.1", "172.31.0.1", "100.64.0.1", "[fd00::1]", "[fe80::1%eth0]"} {
		x := examine(t, "--data", data, "--quick", "--addr", host+":8080")
		x.want(t, "address", doctor.OK, "private network")
		x.want(t, "push", doctor.OK, "private network")
	}
	for _, host := range []string{"203.0.113.5", "172.32.0.1", "100.128.0.1", "[2001:db8::1]", "[::]", ""} {
		examine(t, "--data", data, "--quick", "--addr", host+":8080").want(t, "address", doctor.Warn, "--base-url")
	}
	everywhere := []string{"--data", data, "--addr", "0.0.0.0:8080"}
	examine(t, everywhere...).want(t, "address", doctor.Warn, "--base-url")
	for _, f := range examine(t, append(everywhere, "--ignore", "address,push")...).Findings {
		if f.Check == "address" || f.Check == "push" {
			t.Errorf("an ignored check: %+v", f)
		}
	}
	examine(t, "--data", data, "--base-url", "http://127.0.0.1:1", "--ignore", "address").want(t, "address", doctor.Fail, "start Finds")
	wantRefusal(t, finds("", "doctor", "--data", data, "--ignore", "adress"), "--ignore", "adress", "address, backup")
}

// The doctor finds what is missing or wrong in an instance.
func TestDoctorFinds(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	if err := errors.Join(os.Chmod(data, 0o755), os.Remove(filepath.Join(data, "secrets"))); err != nil {
		t.Fatal(err)
	}
	idp := httptest.NewServer(nil)
	defer idp.Close()
	idp.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Date", "Thu, 01 Jan 2026 00:00:00 GMT")
		fmt.Fprintf(w, `{"issuer":%q,"authorization_endpoint":"%[1]s/a","token_endpoint":"%[1]s/t","jwks_uri":"%[1]s/k","id_token_signing_alg_values_supported":["HS256"]}`, idp.URL)
	})
	x := examine(t, "--data", data, "--base-url", "http://127.0.0.1:1", "--oauth-client-id", "x", "--oauth-issuer", idp.URL)
	x.want(t, "data", doctor.Warn, "chmod -R go=")
	x.want(t, "provider", doctor.Fail, "HS256")
	x.want(t, "clock", doctor.Warn, "identity provider")
	x.want(t, "secrets", doctor.Fail, "no such file")
	x.want(t, "secrets", doctor.Fail, "restore the file from a backup")
	x = examine(t, "--data", data, "--base-url", "http://127.0.0.1:1", "--oauth-client-id", "x", "--oauth-issuer", "http://127.0.0.1:1")
	x.want(t, "provider", doctor.Fail, "--oauth-issuer")
	examine(t, "--data", data, "--database", "postgres://finds@127.0.0.1:1/finds").want(t, "instance", doctor.Fail, "PostgreSQL does not answer")

	db := openFile(t, data)
	if _, err := db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99999, 1)`); err != nil {
		t.Fatal(err)
	}
	examine(t, "--data", data).want(t, "migrations", doctor.Fail, "newer version")
	if err := os.WriteFile(filepath.Join(data, "finds.db"), []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	examine(t, "--data", data).want(t, "instance", doctor.Fail, "not a SQLite database")
}

// behindNginx starts nginx before a service and returns its address.
func behindNginx(t *testing.T, service string, settings string) string {
	t.Helper()
	program := storetest.Program(t, "nginx")
	dir, addr := t.TempDir(), freeAddress(t)
	conf := fmt.Sprintf(`daemon off; master_process off; worker_processes 1; pid %[1]s/pid; error_log %[1]s/error;
events {}
http {
	access_log off; client_body_temp_path %[1]s/b; proxy_temp_path %[1]s/p; fastcgi_temp_path %[1]s/f; uwsgi_temp_path %[1]s/u; scgi_temp_path %[1]s/s;
	server { listen %s; location / { proxy_pass %s; proxy_http_version 1.1; proxy_set_header Host $host; %s } }
}`, dir, addr, service, settings)
	file := filepath.Join(dir, "conf")
	if err := os.WriteFile(file, []byte(conf), 0o600); err != nil {
		t.Fatal(err)
	}
	runBeside(t, exec.Command(program, "-p", dir, "-e", filepath.Join(dir, "error"), "-c", file), addr)
	return "http://" + addr
}

// The doctor sees through nginx how requests arrive: whether the proxy is trusted, what it
// says of the client, and what it holds back or refuses.
func TestDoctorProxy(t *testing.T) {
	t.Parallel()
	const good = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; client_max_body_size 1010m; proxy_request_buffering off; "
	for name, c := range map[string]struct {
		trusted, settings string
		status            doctor.Status
		words             string
	}{
		"good":               {"127.0.0.1", good, doctor.OK, "is trusted"},
		"not trusted":        {"", good, doctor.Fail, "set --trusted-proxies 127.0.0.1"},
		"passes on":          {"127.0.0.1", "client_max_body_size 1010m; proxy_request_buffering off;", doctor.Fail, "can choose their address"},
		"small uploads":      {"127.0.0.1", strings.Replace(good, "1010m", "100m", 1), doctor.Fail, "client_max_body_size 1001m"},
		"buffers uploads":    {"127.0.0.1", strings.Replace(good, "buffering off", "buffering on", 1), doctor.Warn, "proxy_request_buffering off"},
		"another upstream":   {"127.0.0.1", good + "rewrite ^ /elsewhere break;", doctor.Fail, "another service answers"},
		"redirects":          {"127.0.0.1", "return 301 https://finds.example.org$request_uri;", doctor.Fail, "redirects to https://finds.example.org"},
		"the service is off": {"127.0.0.1", "return 502;", doctor.Fail, "status 502"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data, addr := folder(t), freeAddress(t)
			front := behindNginx(t, "http://"+addr, c.settings)
			args := []string{"--data", data, "--base-url", front, "--trusted-proxies", c.trusted}
			s, code := serveHere(t, append([]string{"serve", "--addr", addr}, args...)...)
			if code != 0 {
				t.Fatal(s.log.String())
			}
			x := examine(t, append([]string{"--quick"}, args...)...)
			x.want(t, "address", c.status, c.words)
			if name == "good" && x.Status == doctor.Fail {
				t.Errorf("%+v", x.Findings)
			}
			for _, f := range x.Findings {
				if name == "good" && f.Check == "address" && f.Status != doctor.OK {
					t.Errorf("%+v", f)
				}
			}
		})
	}
}

// A proxy that sends responses when they are complete would hold back notifications. (nginx
// passes chunked responses of HTTP/1.1 on, whatever it is set to.)
func TestDoctorBuffer(t *testing.T) {
	t.Parallel()
	data, addr := folder(t), freeAddress(t)
	proxy := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: addr})
	proxy.ModifyResponse = func(res *http.Response) error {
		all, err := io.ReadAll(res.Body)
		res.Body = io.NopCloser(strings.NewReader(string(all)))
		res.Header.Del("X-Finds-Answer")
		return err
	}
	front := httptest.NewServer(proxy)
	defer front.Close()
	args := []string{"--data", data, "--base-url", front.URL, "--trusted-proxies", "127.0.0.1"}
	s, code := serveHere(t, append([]string{"serve", "--addr", addr}, args...)...)
	if code != 0 {
		t.Fatal(s.log.String())
	}
	found := examine(t, append([]string{"--quick"}, args...)...)
	found.want(t, "address", doctor.Warn, "holds responses back")
	found.want(t, "address", doctor.Fail, "removes the header X-Finds-Answer")
}
