package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"finds/schema"
	"finds/store/storetest"
)

// expressions returns the expressions of the alert rules and of the dashboard.
func expressions(t *testing.T) (list []string) {
	t.Helper()
	read := func(name string, decode func([]byte, any) error, to any) {
		b, err := os.ReadFile(filepath.Join("../../docs/monitoring", name))
		if err == nil {
			err = decode(b, to)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var rules struct {
		Groups []struct {
			Rules []struct {
				Alert, Expr string
				Labels      map[string]string
				Annotations map[string]string
			}
		}
	}
	read("alerts.yml", yaml.Unmarshal, &rules)
	for _, g := range rules.Groups {
		for _, r := range g.Rules {
			if r.Alert == "" || r.Labels["severity"] == "" || r.Annotations["summary"] == "" {
				t.Errorf("a rule is not complete: %+v", r)
			}
			list = append(list, r.Expr)
		}
	}
	var dashboard struct {
		Panels []struct{ Targets []struct{ Expr string } }
	}
	read("dashboard.json", json.Unmarshal, &dashboard)
	for _, p := range dashboard.Panels {
		for _, x := range p.Targets {
			list = append(list, x.Expr)
		}
	}
	return list
}

var (
	metricName = regexp.MustCompile(`\b(?:finds|go|process)_[a-z_]+`)
	typeLine   = regexp.MustCompile(`(?m)^# TYPE (\S+) (\S+)$`)
)

// Every metric that the alert rules and the dashboard name is there, on both engines, once
// the service has done what it counts; and the rules and the dashboard name all of ours.
func TestMonitoring(t *testing.T) {
	t.Parallel()
	list := expressions(t)
	if len(list) < 30 {
		t.Fatalf("only %d expressions", len(list))
	}
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		addr := freeAddress(t)
		s, code := serveHere(t, append([]string{"serve", "--addr", "127.0.0.1:0", "--metrics-addr", addr, "--vapid-subject", "mailto:me@example.org"}, nowhere(t, engine)...)...)
		if code != 0 {
			t.Fatal(s.log.String())
		}
		link := strings.TrimSpace(s.out.String())
		p := &process{T: t, url: s.url}
		ann := p.join(strings.Fields(link[strings.Index(link, "http://"):])[0], "ann")
		body, kind := upload(smallPicture())
		ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
		_, text := get(t, "http://"+addr+"/metrics", "")
		names := map[string]bool{}
		for _, m := range typeLine.FindAllStringSubmatch(text, -1) {
			names[m[1]] = true
			if m[2] == "histogram" {
				names[m[1]+"_bucket"], names[m[1]+"_count"] = true, true
			}
		}
		used := strings.Join(list, "\n")
		for _, name := range metricName.FindAllString(used, -1) {
			if !names[name] {
				t.Errorf("no metric %s", name)
			}
		}
		for _, m := range typeLine.FindAllStringSubmatch(text, -1) {
			if name := m[1]; strings.HasPrefix(name, "finds_") && !strings.Contains(used, name) && name != "finds_password_hashes_total" {
				t.Errorf("neither the rules nor the dashboard show %s", name)
			}
		}
		for _, want := range []string{`finds_jobs{queue="push"} 0`, `finds_push_messages_total{outcome="delivered"} 0`, `finds_database_connections{state="in_use"}`,
			`finds_media_job_seconds_count{result="ok",task="image"} 1`, `finds_media_workers_busy 0`, `finds_streams 0`, `finds_build_info{go="go1.`} {
			if !strings.Contains(text, want) {
				t.Errorf("the metrics lack %s", want)
			}
		}
		if strings.Contains(text, "finds_database_write_seconds_count 0\n") || strings.Contains(text, "finds_database_read_seconds_count 0\n") {
			t.Error("statements are not measured")
		}
		if status, _ := get(t, "http://"+addr+"/debug/pprof/", ""); status != 404 {
			t.Errorf("profiles without --pprof: %d", status)
		}
	})
}

func TestPprof(t *testing.T) {
	t.Parallel()
	wantRefusal(t, finds("", "serve", "--data", folder(t), "--pprof"), "--pprof needs --metrics-addr")
	addr := freeAddress(t)
	s, code := serveHere(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--metrics-addr", addr, "--pprof")
	if code != 0 {
		t.Fatal(s.log.String())
	}
	if status, text := get(t, "http://"+addr+"/debug/pprof/goroutine?debug=1", ""); status != 200 || !strings.Contains(text, "goroutine profile") {
		t.Errorf("%d %.100s", status, text)
	}
	if status, _ := get(t, s.url+"/debug/pprof/", ""); status != 404 {
		t.Errorf("at the public address: %d", status)
	}
}
