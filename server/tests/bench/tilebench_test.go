package bench

import (
	"bytes"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"finds/embed"
	"finds/server"
	. "finds/server/servertest"
	"finds/server/tiles"
)

// BenchmarkTile asks the service for random tiles of the built-in map, without a
// network: packed, not packed, and those that the client has.
func BenchmarkTile(b *testing.B) {
	m := Must(tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World))))
	s := server.New(server.Options{Log: slog.New(slog.DiscardHandler), Version: "bench", Map: server.MapOptions{Basemap: m, Tiles: server.TilesOf(m, "v1", "")}})
	for _, encoding := range []string{"gzip", "identity"} {
		b.Run(encoding, func(b *testing.B) {
			random := rand.New(rand.NewPCG(1, 2))
			var times []time.Duration
			for b.Loop() {
				z := random.IntN(7)
				r := httptest.NewRequest(http.MethodGet, fmt.Sprintf("/tiles/%d/%d/%d.mvt", z, random.IntN(1<<z), random.IntN(1<<z)), nil)
				r.Header.Set("Accept-Encoding", encoding)
				w := httptest.NewRecorder()
				start := time.Now()
				s.ServeHTTP(w, r)
				times = append(times, time.Since(start))
				if w.Code != http.StatusOK && w.Code != http.StatusNoContent {
					b.Fatal(w.Code, w.Body)
				}
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Microseconds()), "p50-µs")
			b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "p99-µs")
		})
	}
}
