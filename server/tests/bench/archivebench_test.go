package bench

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"finds/media"
	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// peaked is a reader that remembers the largest heap, at every 16 MB.
type peaked struct {
	r    io.Reader
	n    int64
	peak uint64
}

func (p *peaked) Read(b []byte) (int, error) {
	n, err := p.r.Read(b)
	if p.n>>24 != (p.n+int64(n))>>24 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		p.peak = max(p.peak, m.HeapAlloc)
	}
	p.n += int64(n)
	return n, err
}

// BenchmarkArchive downloads 1,000 finds with a picture of 400 KB each, and 4,000 of them, which should not
// take more memory, except for the cache of finds in the store, which is bounded.
//
//	go test -run '^$' -bench Archive -benchtime 5x ./server/tests/bench
func BenchmarkArchive(b *testing.B) {
	for _, finds := range []int{1000, 4000} {
		b.Run(fmt.Sprint(finds), func(b *testing.B) {
			const size = 400 << 10
			w := archiveWorld(b, finds, size)
			b.SetBytes(int64(finds) * size)
			var peak uint64
			for b.Loop() {
				req := Must(http.NewRequestWithContext(b.Context(), "GET", "http://"+w.URL+ArchivePath, nil))
				req.Header.Set("Authorization", "Bearer "+w.Token)
				res := Must(http.DefaultClient.Do(req))
				p := &peaked{r: res.Body}
				_, err := io.CopyBuffer(struct{ io.Writer }{io.Discard}, p, make([]byte, 1<<20))
				res.Body.Close()
				if err != nil || res.StatusCode != 200 || p.n < int64(finds)*size {
					b.Fatal(res.StatusCode, p.n, err)
				}
				peak = max(peak, p.peak)
			}
			b.ReportMetric(float64(peak)/(1<<20), "MB-heap")
		})
	}
}

// archiveWorld is a service with one user, who has finds with a picture each.
func archiveWorld(b *testing.B, finds, size int) *Bench {
	b.Helper()
	ctx, dir := b.Context(), b.TempDir()
	s := Must(store.Open(ctx, store.Options{Database: filepath.Join(dir, "finds.db"), FindsPerUser: schema.FindsPerUser}))
	b.Cleanup(func() { s.Close() })
	Must(0, s.Migrate(ctx))
	user := Must(s.CreateUser(ctx, store.NewUser{Username: "demo", PasswordHash: "x"})).ID
	here, _, err := s.CreateLocation(ctx, user, 1, 2, "Here")
	Must(here, err)
	text, picture := strings.Repeat("Words of a description. ", 20), bytes.Repeat([]byte("x"), size)
	for i := range finds {
		key := RandomHex()
		v := media.Variants("m/" + key[:2] + "/" + key + ".webp")
		name := filepath.Join(dir, "media", filepath.FromSlash(v[0]))
		Must(0, os.MkdirAll(filepath.Dir(name), 0o700))
		Must(0, os.WriteFile(name, picture, 0o600)) // not by way of the bucket, which syncs
		Must(0, s.CreateUploads(ctx, user, []schema.Upload{{Key: key, Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3],
			Width: 8, Height: 6, Bytes: int64(size)}}))
		Must(s.CreateFind(ctx, user, store.NewFind{LocationID: here.ID, Title: fmt.Sprint("Find ", i), Description: &text, Public: true, Media: []string{v[0]}}))
	}
	return ServeWorld(b, s, dir)
}
