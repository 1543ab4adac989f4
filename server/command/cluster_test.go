package command

import (
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"

	"finds/media/s3test"
	"finds/schema"
	"finds/store/storetest"
)

// nginx runs the configuration of docs/several-processes before servers, and returns its URL.
func nginx(t *testing.T, addr string, servers []string) (url string) {
	t.Helper()
	program, err := exec.LookPath("nginx")
	if err != nil {
		program, err = exec.LookPath("/usr/sbin/nginx")
	}
	storetest.Need(t, err)
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "several-processes", "nginx.conf"))
	if err != nil {
		t.Fatal(err)
	}
	replaced := []string{"listen 80;", "listen " + addr + ";"}
	for i, s := range servers {
		replaced = append(replaced, fmt.Sprintf("finds-%d:8080", i+1), s)
	}
	for i := 0; i < len(replaced); i += 2 {
		if strings.Count(string(text), replaced[i]) != 1 {
			t.Fatalf("nginx.conf does not have %q once", replaced[i])
		}
	}
	dir := t.TempDir()
	conf := "daemon off; master_process off; pid " + dir + "/pid; error_log stderr error; events { worker_connections 1024; }\nhttp { access_log off;"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		conf += kind + "_temp_path " + dir + "/" + kind + ";"
	}
	conf += "\n" + strings.NewReplacer(replaced...).Replace(string(text)) + "}\n"
	file := filepath.Join(dir, "nginx.conf")
	if err := os.WriteFile(file, []byte(conf), 0o600); err != nil {
		t.Fatal(err)
	}
	var log storetest.Log
	cmd := exec.Command(program, "-p", dir, "-e", "stderr", "-c", file)
	cmd.Stderr = &log
	cmd.SysProcAttr = storetest.Dependent()
	if err := cmd.Start(); err != nil { // the thread is that of the test, which serveBinary has locked
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	url = "http://" + addr
	eventually(t, func() error {
		res, err := http.Get(url + "/healthz")
		if err != nil {
			return fmt.Errorf("nginx does not answer: %w\n%s", err, log.String())
		}
		return res.Body.Close()
	})
	return url
}

// clusterLoad is what clients have sent through nginx, and how it was answered.
type clusterLoad struct {
	sync.Mutex
	answered map[string]bool // by the text of a find or comment; false if no answer came
	uploads  []string        // URLs
	statuses map[int]int
}

// send sends one request of the i-th kind and notes the answer.
func (l *clusterLoad) send(c person, i int, place, find string) {
	key := rand.Text()
	var status int
	var raw []byte
	want := 200
	switch i {
	case 0:
		want = 201
		status, raw = c.send("POST", "/api/finds", o{"locationId": place, "title": key})
	case 1:
		status, raw = c.send("POST", "/api/finds/"+find+"/comments", o{"content": key})
	case 2:
		body, kind := upload(smallPicture())
		want = 201
		status, raw = c.send("POST", "/api/media", body, "Content-Type", kind)
	default:
		status, _ = c.send("GET", "/api/finds?limit=20", nil)
	}
	l.Lock()
	defer l.Unlock()
	l.statuses[status]++
	if i < 2 {
		l.answered[key] = status == want
	}
	var list []schema.Media
	if i == 2 && status == want && json.Unmarshal(raw, &list) == nil {
		l.uploads = append(l.uploads, list[0].URL)
	}
}

// failures are how many requests were answered with 5xx or not at all.
func (l *clusterLoad) failures() (n int, all string) {
	l.Lock()
	defer l.Unlock()
	for status, count := range l.statuses {
		if status == 0 || status >= 500 {
			n += count
		}
	}
	return n, fmt.Sprint(l.statuses)
}

// clusterRounds is how often a process is killed and all are restarted.
const clusterRounds = 3

// cluster runs the parts of the compose file without containers: three processes on PostgreSQL
// and a bucket behind nginx, under mixed load. One is killed, then all
// are restarted one by one, three times: no answered write is lost, nothing is doubled, and only
// connections that the kill has cut are answered with 5xx.
func cluster(t *testing.T, bin string) {
	dsn := storetest.Empty(t, "postgres")
	front := freeAddress(t)
	var processes [3]*process
	var addrs []string
	var data [3]string
	for i := range data {
		data[i], addrs = folder(t), append(addrs, freeAddress(t))
	}
	bucket := s3test.New(t)
	here := map[string]string{"--base-url": "http://" + front, "--trusted-proxies": "127.0.0.1", "--database": dsn, "--s3-endpoint": bucket.Endpoint,
		"--s3-bucket": bucket.Bucket, "--s3-access-key-id": bucket.AccessKeyID, "--s3-secret-access-key": bucket.SecretAccessKey, "--drain-wait": "300ms"}
	start := func(i int) {
		here["--addr"], here["--data"] = addrs[i], data[i]
		flags := composeFlags(t, fmt.Sprintf("finds-%d", i+1), here)
		processes[i] = serveBinary(t, bin, data[i], append(flags, unlimited...)...)
	}
	for i := range processes {
		start(i)
	}
	whole := &process{T: t, url: nginx(t, front, addrs)}
	ann := whole.join(processes[0].link, "ann")
	place := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 0, "longitude": 0, "name": "Null Island"})
	target := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": place.ID, "title": "Commented on"})

	load := &clusterLoad{answered: map[string]bool{}, statuses: map[int]int{}}
	stop := make(chan struct{})
	var clients sync.WaitGroup
	for i := range 5 {
		clients.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
					load.send(ann, i, place.ID, target.ID)
				}
			}
		})
	}
	end := sync.OnceFunc(func() { close(stop); clients.Wait() })
	defer end()
	cut := 0
	times := storetest.Times(1, clusterRounds)
	for round := range times {
		time.Sleep(loadFor) // the load itself; nothing is waited for
		before, _ := load.failures()
		victim := round % len(processes)
		processes[victim].end(syscall.SIGKILL)
		time.Sleep(loadFor) // the load itself, on the two that are left
		start(victim)
		after, _ := load.failures()
		cut += after - before
		for i, p := range processes {
			if err := p.end(syscall.SIGTERM); err != nil {
				t.Errorf("round %d, process %d: %v", round, i, err)
			}
			start(i)
		}
		// A request that arrives while the port of a process closes may be cut, one for each process.
		if n, all := load.failures(); n-after > len(processes) {
			t.Errorf("round %d: %d requests failed during the rolling restart: %s", round, n-after, all)
		}
	}
	end()
	// Each of the five clients has one request in flight, which a kill may cut.
	if _, all := load.failures(); cut > 5*times {
		t.Errorf("%d requests failed by %d kills: %s", cut, times, all)
	}
	load.check(t, dsn, ann)
}

// check compares the database with what was answered.
func (l *clusterLoad) check(t *testing.T, dsn string, c person) {
	db := openPostgres(t, dsn)
	rows, err := db.Query(`SELECT text, COUNT(*) FROM (SELECT title AS text FROM find UNION ALL SELECT content FROM find_comment) w GROUP BY text`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	stored := map[string]int{}
	for rows.Next() {
		var text string
		var n int
		if err := rows.Scan(&text, &n); err != nil {
			t.Fatal(err)
		}
		stored[text] = n
	}
	unanswered, written := 0, 0
	for key, answered := range l.answered {
		switch n := stored[key]; {
		case n > 1:
			t.Errorf("a write is stored %d times", n)
		case answered && n == 0:
			t.Error("an answered write is lost")
		case answered:
			written++
		default:
			unanswered++
		}
	}
	for _, url := range l.uploads {
		if status, _ := (person{p: c.p}).send("GET", url, nil); status != 200 {
			t.Errorf("the file of an answered upload: %d", status)
		}
	}
	if written == 0 || len(l.uploads) == 0 {
		t.Errorf("%d writes and %d uploads were answered", written, len(l.uploads))
	}
	for _, query := range []string{
		`SELECT COUNT(*) FROM find f WHERE comment_count <> (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = f.id)`,
		`SELECT SUM(public_finds) - (SELECT COUNT(*) FROM find WHERE is_public = 1) FROM location`,
		`SELECT COUNT(*) - (SELECT COUNT(*) FROM find) FROM find_search`,
	} {
		var n int
		if err := db.QueryRow(query).Scan(&n); err != nil || n != 0 {
			t.Errorf("%s: %d, %v", query, n, err)
		}
	}
	t.Logf("%d writes and %d uploads answered, all there; %d not answered; statuses %v", written, len(l.uploads), unanswered, l.statuses)
}

func openPostgres(t *testing.T, dsn string) *sql.DB {
	t.Helper()
	db, err := sql.Open("pgx", dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// service is a service of the compose file.
type service struct {
	Command     []string
	Environment map[string]string
	Volumes     []string
}

// composed reads the compose file of docs/several-processes.
func composed(t *testing.T) map[string]service {
	t.Helper()
	var file struct{ Services map[string]service }
	if err := yaml.Unmarshal([]byte(readFile(t, filepath.Join("..", "..", "docs", "several-processes"), "compose.yaml")), &file); err != nil {
		t.Fatal(err)
	}
	return file.Services
}

// composeFlags returns the flags with which the compose file runs a process, all of them and no others. Those that name the other
// parts have the values of here.
func composeFlags(t *testing.T, name string, here map[string]string) (flags []string) {
	t.Helper()
	s := composed(t)[name]
	flags = slices.Clone(s.Command[1:]) // after serve
	for _, variable := range slices.Sorted(maps.Keys(s.Environment)) {
		flag := "--" + strings.ReplaceAll(strings.ToLower(strings.TrimPrefix(variable, "FINDS_")), "_", "-")
		flags = append(flags, flag, s.Environment[variable])
	}
	for flag, value := range here {
		i := slices.Index(flags, flag)
		if i < 0 {
			t.Fatalf("%s in compose.yaml lacks %s", name, flag)
		}
		flags[i+1] = value
	}
	if rest := strings.Join(flags, " "); strings.Contains(rest, "${") || strings.Contains(rest, "http://bucket") {
		t.Fatalf("%s in compose.yaml sets more than the test knows: %s", name, rest)
	}
	return flags
}

// TestSeveralProcessesFiles checks that the compose file and the unit of docs/several-processes use flags and variables
// that there are.
func TestSeveralProcessesFiles(t *testing.T) {
	t.Parallel()
	known := map[string]bool{}
	for _, f := range serveFlags() {
		known["--"+f.Names()[0]] = true
		known[envName(f.Names()[0])[0]] = true
	}
	check := func(where string, names []string) {
		t.Helper()
		if len(names) < 3 {
			t.Errorf("%s names only %v", where, names)
		}
		for _, name := range names {
			if !known[name] {
				t.Errorf("%s names %s, which finds serve does not have", where, name)
			}
		}
	}
	dir := filepath.Join("..", "..", "docs", "several-processes")
	services := composed(t)
	for i := range 3 {
		name := fmt.Sprintf("finds-%d", i+1)
		s := services[name]
		if len(s.Command) == 0 || s.Command[0] != "serve" || len(s.Volumes) != 1 {
			t.Errorf("%s runs %q with the volumes %v", name, s.Command, s.Volumes)
		}
		check(name, flagName.FindAllString(strings.Join(s.Command, " "), -1))
		check(name, slices.Collect(maps.Keys(s.Environment)))
		if !strings.Contains(readFile(t, dir, "nginx.conf"), "server "+name+":8080 ") {
			t.Errorf("nginx.conf does not name %s", name)
		}
	}
	for _, name := range []string{"nginx", "postgres", "bucket"} {
		if _, is := services[name]; !is {
			t.Errorf("compose.yaml has no %s", name)
		}
	}
	check("the unit", flagName.FindAllString(regexp.MustCompile(`ExecStart=.*`).FindString(readFile(t, dir, "finds@.service")), -1))
}

func readFile(t *testing.T, dir, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
