package server_test

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
//	go test -run '^$' -bench . ./server

// bench is a service on a demo world.
type bench struct {
	url    string
	store  *store.Store
	token  string
	cities []embed.City
}

var benches struct {
	sync.Mutex
	of   map[int]*bench
	dirs []string
}

// removeWorlds removes the copies that benchmarks have written to.
func removeWorlds() {
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

// worldOf starts the service on a world of so many finds. The database is a
// copy, so that what is written stays out of the next run.
func worldOf(b *testing.B, finds int) *bench {
	b.Helper()
	benches.Lock()
	defer benches.Unlock()
	if w := benches.of[finds]; w != nil {
		return w
	}
	ctx := context.Background()
	if url := os.Getenv("FINDS_BENCH_POSTGRES"); url != "" {
		w := serveWorld(b, postgresWorld(b, url, finds), b.TempDir())
		benches.of = map[int]*bench{finds: w}
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
		benches.of = map[int]*bench{}
	}
	w := serveWorld(b, s, dir)
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

// serveWorld starts the service on a world.
func serveWorld(b *testing.B, s *store.Store, dir string) *bench {
	b.Helper()
	ctx := context.Background()
	storage, err := bucket.OpenFolder(filepath.Join(dir, "media"))
	if err != nil {
		b.Fatal(err)
	}
	api := server.New(server.Options{Store: s, Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(make([]byte, 32)),
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Registration: server.RegistrationOpen, Version: "bench", TempDir: dir})
	w := &bench{store: s, cities: embed.Cities()}
	w.url = httptest.NewServer(api).Listener.Addr().String()
	id, err := s.UserID(ctx, "demo")
	if err != nil {
		b.Fatal(err)
	}
	var hash string
	w.token, hash = credential.NewToken()
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

// worldSize is the number of finds of the figures.
func worldSize() int {
	if n, err := strconv.Atoi(os.Getenv("FINDS_BENCH")); err == nil {
		return n
	}
	return 1_000_000
}

// around is the list of locations around a city.
func around(c embed.City, km float64) string {
	return fmt.Sprintf("/api/locations?lat=%.5f&lng=%.5f&radius=%g", c.Latitude, c.Longitude, km)
}

// ordinary returns the rank of an ordinary city: the first of the 600th to the
// 1000th, which have 10 locations within 5 km as the median of a million finds,
// that has as many. In a smaller world, it is the same city.
func (w *bench) ordinary(b *testing.B, finds int) int {
	b.Helper()
	if finds < worldSize() {
		return worldOf(b, worldSize()).ordinary(b, worldSize())
	}
	for rank := 600; rank <= 1000; rank++ {
		c := w.cities[rank-1]
		list, _, err := w.store.Locations(context.Background(), "", store.LocationFilter{Page: store.Page{Limit: 100},
			Circle: &store.Circle{Latitude: c.Latitude, Longitude: c.Longitude, Km: 5}})
		if err != nil {
			b.Fatal(err)
		}
		if n := len(list); n >= 9 && n <= 11 {
			return rank
		}
	}
	b.Fatal("no ordinary city")
	return 0
}

func BenchmarkLocations(b *testing.B) {
	for _, finds := range []int{10_000, worldSize()} {
		w := worldOf(b, finds)
		for _, at := range []struct {
			name string
			rank int
			km   float64
		}{{"ordinary-5km", w.ordinary(b, finds), 5}, {"50th-5km", 50, 5}, {"largest-5km", 1, 5}, {"largest-50km", 1, 50}} {
			b.Run(fmt.Sprintf("%s-%d", at.name, finds), func(b *testing.B) {
				latency(b, w, around(w.cities[at.rank-1], at.km))
			})
		}
	}
}

func BenchmarkFind(b *testing.B) {
	w := worldOf(b, worldSize())
	var reqs [][]byte
	for _, f := range someFinds(b, w, 1000) {
		reqs = append(reqs, w.request("GET", "/api/finds/"+f.ID, ""))
	}
	throughput(b, w, http.StatusOK, func(i int) []byte { return reqs[i%len(reqs)] })
}

func someFinds(b *testing.B, w *bench, n int) (list []schema.Find) {
	b.Helper()
	page := store.Page{Limit: 100}
	for len(list) < n {
		finds, next, err := w.store.Finds(context.Background(), "", store.FindFilter{Page: page})
		if err != nil {
			b.Fatal(err)
		}
		list = append(list, finds...)
		if next == "" {
			break
		}
		if err := page.After.UnmarshalText([]byte(next)); err != nil {
			b.Fatal(err)
		}
	}
	return list
}

func BenchmarkNewest(b *testing.B) {
	w := worldOf(b, worldSize())
	req := w.request("GET", "/api/finds?limit=50", "")
	throughput(b, w, http.StatusOK, func(int) []byte { return req })
}

func BenchmarkCreateFind(b *testing.B) {
	w := worldOf(b, worldSize())
	var reqs [][]byte
	for i, f := range someFinds(b, w, 1000) {
		body := fmt.Sprintf(`{"locationId":"%s","title":"Written under load %d","description":"%s","category":"history"}`, f.LocationID, i, strings.Repeat("Some words. ", 5))
		reqs = append(reqs, w.request("POST", "/api/finds", body))
	}
	throughput(b, w, http.StatusCreated, func(i int) []byte { return reqs[i%len(reqs)] })
}

// BenchmarkDeleteFind deletes finds without media that it has created before.
func BenchmarkDeleteFind(b *testing.B) {
	w := worldOf(b, worldSize())
	at := someFinds(b, w, 1)[0].LocationID
	var reqs [][]byte
	for i := range b.N {
		reqs = append(reqs, w.request("DELETE", "/api/finds/"+w.create(b, fmt.Sprintf(`{"locationId":"%s","title":"Deleted under load %d"}`, at, i)), ""))
	}
	throughput(b, w, http.StatusNoContent, func(i int) []byte { return reqs[i] })
}

// create creates a find and returns its id.
func (w *bench) create(b *testing.B, body string) string {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), "POST", "http://"+w.url+"/api/finds", strings.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+w.token)
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

// BenchmarkFeed reads the newest page of feeds, of a user with friends: without a point, in
// a quarter, where all finds are compared, and in areas where the newest ones are read.
func BenchmarkFeed(b *testing.B) {
	w := worldOf(b, worldSize())
	for _, at := range []struct {
		name string
		rank int
		km   float64
	}{{"50th-5km", 50, 5}, {"largest-5km", 1, 5}, {"largest-50km", 1, 50}, {"largest-1000km", 1, 1000}} {
		query := strings.TrimPrefix(around(w.cities[at.rank-1], at.km), "/api/locations")
		b.Run(at.name, func(b *testing.B) { latency(b, w, "/api/finds/feed"+query) })
	}
	b.Run("friends", func(b *testing.B) { latency(b, w, "/api/finds/feed") })
}
