package servertest

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"finds/embed"
	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/store"
	"finds/store/demo"
)

// The figures of store/DESIGN.md. The world is made once and kept in the
// temporary folder; it takes some minutes. FINDS_BENCH sets its size in finds;
// FINDS_BENCH_POSTGRES is the URL of an empty database to measure instead.
//
//	go test -run '^$' -bench . ./server/tests/bench

// Bench is a service on a demo world.
type Bench struct {
	URL    string
	Store  *store.Store
	Token  string
	Cities []embed.City
}

var benches struct {
	sync.Mutex
	of   map[int]*Bench
	dirs []string
}

// RemoveWorlds removes the copies that benchmarks have written to.
func RemoveWorlds() {
	for _, dir := range benches.dirs {
		os.RemoveAll(dir)
	}
}

// schemaSum tells worlds of different migrations apart.
func schemaSum(b *testing.B) uint32 {
	h := fnv.New32a()
	names, err := fs.Glob(schema.Migrations("sqlite"), "*.sql")
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(schema.Migrations("sqlite"), name)
		if err != nil {
			b.Fatal(err)
		}
		h.Write(text)
	}
	return h.Sum32()
}

// WorldOf starts the service on a world of so many finds. The database is a
// copy, so that what is written stays out of the next run.
func WorldOf(b *testing.B, finds int) *Bench {
	b.Helper()
	benches.Lock()
	defer benches.Unlock()
	if w := benches.of[finds]; w != nil {
		return w
	}
	ctx := context.Background()
	if url := os.Getenv("FINDS_BENCH_POSTGRES"); url != "" {
		w := ServeWorld(b, postgresWorld(b, url, finds), b.TempDir())
		benches.of = map[int]*Bench{finds: w}
		return w
	}
	kept := filepath.Join(os.TempDir(), fmt.Sprintf("finds-bench-%d-%08x.db", finds, schemaSum(b)))
	if _, err := os.Stat(kept); err != nil {
		makeWorld(b, kept, finds)
	}
	dir, err := os.MkdirTemp("", "finds-bench")
	if err != nil {
		b.Fatal(err)
	}
	benches.dirs = append(benches.dirs, dir)
	file := filepath.Join(dir, "finds.db")
	if err := copyFile(file, kept); err != nil {
		b.Fatal(err)
	}
	s, err := store.Open(ctx, store.Options{Database: file, FindsPerUser: schema.FindsPerUser})
	if err != nil {
		b.Fatal(err)
	}
	if benches.of == nil {
		benches.of = map[int]*Bench{}
	}
	w := ServeWorld(b, s, dir)
	benches.of[finds] = w
	return w
}

// postgresWorld opens a database of PostgreSQL and makes the world in it, unless
// it is there.
func postgresWorld(b *testing.B, url string, finds int) *store.Store {
	b.Helper()
	s, err := store.Open(context.Background(), store.Options{Database: url, FindsPerUser: schema.FindsPerUser})
	if err != nil {
		b.Fatal(err)
	}
	if err := s.Migrate(context.Background()); err != nil {
		b.Fatal(err)
	}
	if _, err := s.UserID(context.Background(), "demo"); err != nil {
		fillWorld(b, s, finds)
	}
	return s
}

// ServeWorld starts the service on a world.
func ServeWorld(b *testing.B, s *store.Store, dir string) *Bench {
	b.Helper()
	ctx := context.Background()
	storage, err := bucket.OpenFolder(filepath.Join(dir, "media"))
	if err != nil {
		b.Fatal(err)
	}
	api := server.New(server.Options{Store: s, Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Version: "bench",
		Media:    server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(make([]byte, 32)), TempDir: dir},
		Accounts: server.AccountOptions{Registration: server.RegistrationOpen}})
	w := &Bench{Store: s, Cities: embed.Cities()}
	w.URL = httptest.NewServer(api).Listener.Addr().String()
	id, err := s.UserID(ctx, "demo")
	if err != nil {
		b.Fatal(err)
	}
	var hash string
	w.Token, hash = credential.NewToken()
	if _, _, err := s.CreateSession(ctx, store.NewSession{UserID: id, TokenHash: hash}); err != nil {
		b.Fatal(err)
	}
	return w
}

func makeWorld(b *testing.B, kept string, finds int) {
	b.Helper()
	ctx := context.Background()
	s, err := store.Open(ctx, store.Options{Database: kept + ".new"})
	if err != nil {
		b.Fatal(err)
	}
	if err := s.Migrate(ctx); err != nil {
		b.Fatal(err)
	}
	fillWorld(b, s, finds)
	if err := s.Close(); err != nil {
		b.Fatal(err)
	}
	if err := os.Rename(kept+".new", kept); err != nil {
		b.Fatal(err)
	}
}

func fillWorld(b *testing.B, s *store.Store, finds int) {
	b.Helper()
	o := demo.Options{Users: 1000, Locations: finds / 5, Finds: finds, Seed: 1, Cities: embed.Cities(), MediaRows: true}
	if _, err := demo.Create(context.Background(), s, o); err != nil {
		b.Fatal(err)
	}
}

func copyFile(to, from string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		return err
	}
	if err := out.Sync(); err != nil { // or the disk is still busy with it while something is measured
		return err
	}
	return out.Close()
}

// WorldSize is the number of finds of the figures.
func WorldSize() int {
	if n, err := strconv.Atoi(os.Getenv("FINDS_BENCH")); err == nil {
		return n
	}
	return 1_000_000
}

// Ordinary returns the rank of an ordinary city: the first of the 600th to the
// 1000th that has about as many locations within 5 km as their median, which is
// 10 among a million finds. In a smaller world, it is the same city.
func (w *Bench) Ordinary(b *testing.B, finds int) int {
	b.Helper()
	if finds < WorldSize() {
		return WorldOf(b, WorldSize()).Ordinary(b, WorldSize())
	}
	median := max(1, WorldSize()/100_000)
	for rank := 600; rank <= 1000; rank++ {
		c := w.Cities[rank-1]
		list, _, err := w.Store.Locations(context.Background(), "", store.LocationFilter{Page: store.Page{Limit: 100},
			Circle: &store.Circle{Latitude: c.Latitude, Longitude: c.Longitude, Km: 5}})
		if err != nil {
			b.Fatal(err)
		}
		if n := len(list); n >= median-1 && n <= median+1 {
			return rank
		}
	}
	b.Fatal("no ordinary city")
	return 0
}

// Create creates a find and returns its id.
func (w *Bench) Create(b *testing.B, body string) string {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), "POST", "http://"+w.URL+"/api/finds", strings.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+w.Token)
	r.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer res.Body.Close()
	var f schema.Find
	if err := json.NewDecoder(res.Body).Decode(&f); err != nil || f.ID == "" {
		b.Fatalf("status %d, %+v, %v", res.StatusCode, f, err)
	}
	return f.ID
}
