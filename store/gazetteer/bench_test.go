package gazetteer_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"finds/embed"
	"finds/schema"
)

// typed are names as they are typed, letter by letter.
var typed = []string{"berlin", "münchen", "sao paulo", "san francisco", "東京都", "москва", "paris", "london", "new york", "santiago", "frankfurt", "lyon", "oslo", "北京", "zürich",
	"istanbul", "alexandria", "springfield", "toronto", "القاهرة", "st. petersburg", "garching bei münchen", "paris, texas", "xyzzy"}

// BenchmarkTypeAhead types names, half of them with a point, and tells the times
// of single searches for ten places, as clients that suggest ask for.
func BenchmarkTypeAhead(b *testing.B) {
	w := newWorld(b, filepath.Join(b.TempDir(), "places.db"), embed.PlacesVersion(), embed.Places, nil)
	w.search(b, "warm", nil, 1)
	var texts []string
	for _, name := range typed {
		letters := []rune(name)
		for i := range letters {
			texts = append(texts, string(letters[:i+1]))
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	var times timing
	for i := 0; b.Loop(); i++ {
		var near *schema.Point
		if i%2 == 1 {
			near = &schema.Point{Latitude: random.Float64()*120 - 60, Longitude: random.Float64()*360 - 180}
		}
		text := texts[random.IntN(len(texts))]
		times.run(b, func() error {
			_, err := w.Search(context.Background(), text, near, 10)
			return err
		})
	}
	times.report(b)
}

// BenchmarkNearest names random points, oceans included.
func BenchmarkNearest(b *testing.B) {
	w := newWorld(b, filepath.Join(b.TempDir(), "places.db"), embed.PlacesVersion(), embed.Places, nil)
	w.search(b, "warm", nil, 1)
	random := rand.New(rand.NewPCG(1, 2))
	var times timing
	for b.Loop() {
		at := schema.Point{Latitude: random.Float64()*160 - 80, Longitude: random.Float64()*360 - 180}
		times.run(b, func() error {
			_, err := w.Nearest(context.Background(), at)
			return err
		})
	}
	times.report(b)
}

// timing has the times of single operations: by the clock on the wall, which on
// a busy machine tells more of the others, and of the processor.
type timing struct{ wall, processor []time.Duration }

func (t *timing) run(b *testing.B, f func() error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start, began := time.Now(), spent(b)
	if err := f(); err != nil {
		b.Fatal(err)
	}
	t.wall, t.processor = append(t.wall, time.Since(start)), append(t.processor, spent(b)-began)
}

// spent is the time that this thread has had of a processor.
func spent(b *testing.B) time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		b.Fatal(err)
	}
	return time.Duration(t.Nano())
}

func (t *timing) report(b *testing.B) {
	for name, list := range map[string][]time.Duration{"wall": t.wall, "cpu": t.processor} {
		slices.Sort(list)
		b.ReportMetric(float64(list[len(list)/2].Microseconds()), name+"-p50-µs")
		b.ReportMetric(float64(list[len(list)*99/100].Microseconds()), name+"-p99-µs")
	}
	b.ReportMetric(0, "ns/op")
}

// BenchmarkUnpack unpacks all places, and tells what stays in memory after it.
func BenchmarkUnpack(b *testing.B) {
	var file int64
	before, began := resident(b), processTime(b)
	for b.Loop() {
		w := newWorld(b, filepath.Join(b.TempDir(), "places.db"), embed.PlacesVersion(), embed.Places, nil)
		w.search(b, "warm", nil, 1)
		info, err := os.Stat(w.file)
		if err != nil {
			b.Fatal(err)
		}
		file = info.Size()
	}
	b.ReportMetric((processTime(b)-began).Seconds()/float64(b.N), "cpu-s/op")
	b.ReportMetric(float64(file)/1e6, "MB-file")
	b.ReportMetric(float64(resident(b)-before)/1e6, "MB-resident")
}

// processTime is the time that this process has had of processors.
func processTime(b *testing.B) time.Duration {
	var u unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// resident returns the resident memory of the process in bytes, or 0 where the
// system does not report it.
func resident(b *testing.B) int64 {
	text, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) == 3 && f[0] == "RssAnon:" {
			kb, err := strconv.ParseInt(f[1], 10, 64)
			if err != nil {
				b.Fatal(err)
			}
			return kb << 10
		}
	}
	return 0
}

// BenchmarkTowns reads the places of tiles of a dense region, as a map does.
func BenchmarkTowns(b *testing.B) {
	w := newWorld(b, filepath.Join(b.TempDir(), "places.db"), embed.PlacesVersion(), embed.Places, nil)
	w.search(b, "warm", nil, 1)
	for _, z := range []struct {
		zoom, limit int
		degrees     float64
	}{{6, 24, 5.6}, {8, 48, 1.4}, {10, 200, 0.35}} {
		b.Run("zoom "+strconv.Itoa(z.zoom), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				west, south := 5+float64(i%20)*z.degrees/4, 47+float64(i/20%20)*z.degrees/8
				if _, err := w.Towns(b.Context(), schema.BBox{West: west, South: south, East: west + z.degrees, North: south + z.degrees*0.7}, z.limit); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
