package command

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/server/backup"
	"finds/store"
)

// BenchmarkBackup backs an instance up into an empty repository, and again, beside a writer of 100
// transactions a second, and verifies the second backup. It reports the medians of the three times, and
// those of the writes beside the backups. FINDS_BENCH_DATA is the data folder of
// the instance, to which settings are added, such as one of finds demo --no-media.
//
//	FINDS_BENCH_DATA=/tmp/million go test -run '^$' -bench Backup -benchtime 3x ./server/command
func BenchmarkBackup(b *testing.B) {
	data := os.Getenv("FINDS_BENCH_DATA")
	if data == "" {
		b.Skip("FINDS_BENCH_DATA names no data folder")
	}
	db, err := store.Open(b.Context(), store.Options{Database: filepath.Join(data, databaseFile)})
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	media, err := bucket.OpenFolder(filepath.Join(data, "media"))
	if err != nil {
		b.Fatal(err)
	}
	defer media.Close()
	var first, second, verify, writes []time.Duration
	for b.Loop() {
		dir := b.TempDir()
		files, err := bucket.OpenFolderOf(dir, backup.Keys)
		if err != nil {
			b.Fatal(err)
		}
		r, src := backup.Open(files, dir, dir, nil), backup.Source{Store: db, Media: media, Secrets: []byte("secret")}
		stop := timedWrites(b, db)
		for _, took := range []*[]time.Duration{&first, &second} {
			start := time.Now()
			if _, err := r.Create(b.Context(), src, backup.Options{}); err != nil {
				b.Fatal(err)
			}
			*took = append(*took, time.Since(start))
		}
		writes = append(writes, stop()...)
		start := time.Now()
		if _, c, err := r.Verify(b.Context(), "", false, "", backup.Options{TempDir: dir}); err != nil || c.Problem != "" {
			b.Fatal(c.Problem, err)
		}
		verify = append(verify, time.Since(start))
		if err := files.Close(); err != nil {
			b.Fatal(err)
		}
	}
	for _, list := range [][]time.Duration{first, second, verify, writes} {
		slices.Sort(list)
	}
	b.ReportMetric(first[len(first)/2].Seconds(), "s-first")
	b.ReportMetric(second[len(second)/2].Seconds(), "s-second")
	b.ReportMetric(verify[len(verify)/2].Seconds(), "s-verify")
	b.ReportMetric(float64(writes[len(writes)/2].Microseconds())/1000, "ms-write-p50")
	b.ReportMetric(float64(writes[len(writes)*99/100].Microseconds())/1000, "ms-write-p99")
	b.ReportMetric(float64(writes[len(writes)-1].Microseconds())/1000, "ms-write-max")
	b.ReportMetric(0, "ns/op")
}

// timedWrites writes 100 times a second until stop, which returns how long each write took.
func timedWrites(b *testing.B, db *store.Store) (stop func() []time.Duration) {
	ctx, cancel := context.WithCancel(b.Context())
	var took []time.Duration
	var wg sync.WaitGroup
	wg.Go(func() {
		tick := time.NewTicker(10 * time.Millisecond)
		defer tick.Stop()
		for n := 0; ; n++ {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
			start := time.Now()
			if _, err := db.KeepSetting(context.Background(), fmt.Sprint("bench ", start.UnixNano()), "x"); err != nil {
				b.Error(err)
			}
			took = append(took, time.Since(start))
		}
	})
	return func() []time.Duration { cancel(); wg.Wait(); return took }
}
