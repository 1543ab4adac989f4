package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

// rss is the memory of this process in MiB, now or at its peak.
func rss(b *testing.B, which string) float64 {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		b.Skip("needs /proc, to read the memory of the process: ", err)
	}
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); f[0] == which+":" {
			kb, _ := strconv.ParseFloat(f[1], 64)
			return kb / 1024
		}
	}
	return 0
}

// cpu is the time that this process has had of all processors.
func cpu() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkLogin signs in 32 people at once, again and again: the figures of
// server/limit/DESIGN.md. Memory is that of service and clients together.
//
//	go test -run '^$' -bench '^BenchmarkLogin$' -benchtime 1024x ./server/tests/bench
func BenchmarkLogin(b *testing.B) {
	const atOnce = 32
	db, err := store.Open(context.Background(), store.Options{Database: filepath.Join(b.TempDir(), "finds.db")})
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	if err := db.Migrate(context.Background()); err != nil {
		b.Fatal(err)
	}
	url := serveBench(b, db, time.Now)
	hash := credential.Standard.Hash(Password)
	bodies := make([]string, atOnce)
	for i := range bodies {
		name := fmt.Sprint("crowd-", i)
		if _, err := db.CreateUser(context.Background(), store.NewUser{Username: name, PasswordHash: hash}); err != nil {
			b.Fatal(err)
		}
		raw, _ := json.Marshal(M{"username": name, "password": Password})
		bodies[i] = string(raw)
	}
	debug.FreeOSMemory()
	os.WriteFile("/proc/self/clear_refs", []byte("5"), 0) // resets the peak
	var mu sync.Mutex
	var took []time.Duration
	refused := 0
	var wg sync.WaitGroup
	before := cpu()
	b.ResetTimer()
	for i := range atOnce {
		wg.Go(func() {
			for range max(b.N/atOnce, 1) {
				start := time.Now()
				res, err := http.Post(url+"/api/auth/login", "application/json", strings.NewReader(bodies[i]))
				if err != nil {
					b.Error(err)
					return
				}
				res.Body.Close()
				mu.Lock()
				if took = append(took, time.Since(start)); res.StatusCode != http.StatusOK {
					refused++
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	b.StopTimer()
	b.ReportMetric(float64((cpu()-before).Milliseconds())/float64(len(took)-refused), "cpu-ms/login")
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Milliseconds()), "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Milliseconds()), "p99-ms")
	b.ReportMetric(float64(refused), "refused")
	b.ReportMetric(rss(b, "VmHWM"), "peak-MiB")
}

// BenchmarkRefusedLogin signs in with a wrong password to an account, to one without a
// password, and to a name that does not exist. All three have to take as long, so that
// the time does not say which names exist.
//
//	go test -run '^$' -bench '^BenchmarkRefusedLogin$' -count 5 ./server/tests/bench
func BenchmarkRefusedLogin(b *testing.B) {
	db, err := store.Open(context.Background(), store.Options{Database: filepath.Join(b.TempDir(), "finds.db")})
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	if err := db.Migrate(context.Background()); err != nil {
		b.Fatal(err)
	}
	now := NewClock()
	url := serveBench(b, db, now.Now)
	for _, u := range []store.NewUser{{Username: "ann", PasswordHash: credential.Standard.Hash(Password)}, {Username: "without"}} {
		if _, err := db.CreateUser(context.Background(), u); err != nil {
			b.Fatal(err)
		}
	}
	for _, name := range []string{"ann", "without", "unknown"} {
		b.Run(name, func(b *testing.B) {
			before := cpu()
			for range b.N {
				res, err := http.Post(url+"/api/auth/login", "application/json", strings.NewReader(`{"username":"`+name+`","password":"a wrong sentence"}`))
				if err != nil {
					b.Fatal(err)
				}
				res.Body.Close()
				if res.StatusCode != http.StatusUnauthorized {
					b.Fatal(res.Status)
				}
				now.Add(time.Hour) // so that none is refused for being one too many
			}
			b.ReportMetric(float64((cpu()-before).Microseconds())/float64(b.N), "cpu-us/op")
		})
	}
}

// serveBench serves a database without limits but those of hashing.
func serveBench(b *testing.B, db *store.Store, now func() time.Time) string {
	b.Helper()
	dir := b.TempDir()
	storage, err := bucket.OpenFolder(dir)
	if err != nil {
		b.Fatal(err)
	}
	h := httptest.NewServer(server.New(server.Options{Store: db, Log: slog.New(slog.DiscardHandler), Now: now,
		Media:    server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(make([]byte, 32)), TempDir: dir},
		Accounts: server.AccountOptions{Registration: server.RegistrationOpen}}))
	b.Cleanup(func() { h.Close(); storage.Close() })
	return h.URL
}
