package snapshot_test

import (
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"finds/store"
	"finds/store/demo"
	"finds/store/snapshot"
	"finds/store/storetest"
)

// BenchmarkCopy copies a demo world with a row of media for each find, and reports rows a second:
// of the step that writes the rows and the full text, and of the whole, with the indexes and the
// comparison. On a busy machine, compare the processor time, which is without that of PostgreSQL.
// FINDS_BENCH is the number of finds.
//
//	FINDS_BENCH=1000000 go test -run '^$' -bench Copy -benchtime 1x -timeout 60m ./store/snapshot
func BenchmarkCopy(b *testing.B) {
	finds := 100_000
	if n, err := strconv.Atoi(os.Getenv("FINDS_BENCH")); err == nil {
		finds = n
	}
	o := world
	o.Users, o.Locations, o.Finds = 1000, (finds+4)/5, finds
	from := storetest.Database(b, "sqlite")
	s := storetest.Open(b, "sqlite", store.Options{Database: from})
	if _, err := demo.Create(ctx, s, o); err != nil {
		b.Fatal(err)
	}
	for _, to := range []string{"sqlite", "postgres", "sqlite from postgres"} {
		b.Run(to, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				target := filepath.Join(b.TempDir(), "finds.db")
				if to == "postgres" {
					target = storetest.Empty(b, to)
				}
				source := from
				if to == "sqlite from postgres" {
					source = storetest.Database(b, "postgres")
					if _, err := snapshot.Copy(ctx, open(b, from), open(b, source), snapshot.Options{}); err != nil {
						b.Fatal(err)
					}
				}
				b.StartTimer()
				measure(b, source, target)
			}
		})
	}
}

// measure copies once.
func measure(b *testing.B, from, to string) {
	b.Helper()
	start, used, rows := time.Now(), processor(b), 0
	var written time.Duration
	copied, err := snapshot.Copy(ctx, open(b, from), open(b, to), snapshot.Options{Progress: func(step string, done, total int) {
		if step == "copying" && done == total {
			written = time.Since(start)
		}
	}})
	if err != nil {
		b.Fatal(err)
	}
	for _, t := range copied {
		rows += t.Rows
	}
	b.ReportMetric(float64(rows)/written.Seconds(), "written/s")
	b.ReportMetric(float64(rows)/time.Since(start).Seconds(), "rows/s")
	b.ReportMetric((processor(b)-used).Seconds()*1e6/float64(rows), "cpu-µs/row")
	b.ReportMetric(float64(rows), "rows")
}

// processor returns the processor time of this process.
func processor(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
