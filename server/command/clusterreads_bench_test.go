package command

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"finds/embed"
	"finds/store"
	world "finds/store/demo"
	"finds/store/storetest"
)

// BenchmarkClusterReads reads a world of 100,000 finds in PostgreSQL through one process and through three: half of the
// requests are maps, the others lists of new finds and of finds at locations. It reports reads a second. Clients,
// processes and the database share the machine.
//
//	go test -run '^$' -bench ClusterReads -benchtime 10s ./server/command
func BenchmarkClusterReads(b *testing.B) {
	bin := buildReleased(b)
	dsn := storetest.Database(b, "postgres")
	s := storetest.Open(b, "postgres", store.Options{Database: dsn})
	o := world.Options{Users: 1000, Locations: 20_000, Finds: 100_000, Seed: 1, Cities: embed.Cities(), PasswordHash: "x"}
	if _, err := world.Create(b.Context(), s, o); err != nil {
		b.Fatal(err)
	}
	token := strings.TrimSpace(succeed(b, "", "create-token", "--data", b.TempDir(), "--database", dsn, "demo"))
	media := b.TempDir() // one for all: the database knows it
	for _, processes := range []int{1, 3} {
		b.Run(fmt.Sprint(processes), func(b *testing.B) {
			var urls []string
			for range processes {
				data := b.TempDir()
				if err := os.Symlink(media, filepath.Join(data, "media")); err != nil {
					b.Fatal(err)
				}
				_, url := start(b, bin, data, "--database", dsn, "--shared-media", "--rate-reads", "0", "--rate-anonymous", "0", "--backup-every", "0")
				urls = append(urls, url)
			}
			readAll(b, urls, token)
		})
	}
}

// readAll sends reads to servers in turn, from eight clients for each processor.
func readAll(b *testing.B, urls []string, token string) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64}}
	var turn atomic.Int64
	b.SetParallelism(8)
	b.ResetTimer()
	b.RunParallel(func(p *testing.PB) {
		for p.Next() {
			n := turn.Add(1)
			lat, lng := 45+6*rand.Float64(), 2+10*rand.Float64()
			path := fmt.Sprintf("/api/locations/clusters?bbox=%v,%v,%v,%v&zoom=9", lng, lat, lng+1, lat+0.6)
			switch n % 4 {
			case 1:
				path = "/api/finds?limit=20"
			case 3:
				path = fmt.Sprintf("/api/locations?lat=%v&lng=%v&radius=10&limit=20", lat, lng)
			}
			req, err := http.NewRequest("GET", urls[n%int64(len(urls))]+path, nil)
			if err != nil {
				b.Error(err)
				return
			}
			req.Header.Set("Authorization", "Bearer "+token)
			res, err := client.Do(req)
			if err != nil {
				b.Error(err)
				return
			}
			_, err = io.Copy(io.Discard, res.Body)
			res.Body.Close()
			if err != nil || res.StatusCode != 200 {
				b.Errorf("%s: %s, %v", path, res.Status, err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "reads/s")
}
