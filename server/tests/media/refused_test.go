package media_test

import (
	"io"
	"strings"
	"testing"

	"finds/media"
	"finds/server"
	. "finds/server/servertest"
)

// handed hands out what it reads only when it is asked to.
type handed struct {
	io.ReadSeeker
	reading, goOn chan struct{}
	seen          int
}

func (h *handed) Read(p []byte) (int, error) {
	if h.seen++; h.seen == 2 { // the first read tells the format
		h.reading <- struct{}{}
		<-h.goOn
	}
	return h.ReadSeeker.Read(p[:min(len(p), media.HeadBytes)])
}

// TestWhyUploadsAreRefused: the log says why an upload was refused as busy.
func TestWhyUploadsAreRefused(t *testing.T) {
	t.Parallel()
	var library *media.Library
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		library = media.New(o.Bucket, media.Limits{Workers: 1, Wait: 1})
		o.Library = library
	})
	ann := a.As("ann")
	text := "\xff\xd8\xff" + strings.Repeat("x", 2*media.HeadBytes)
	slow := &handed{strings.NewReader(text), make(chan struct{}), make(chan struct{}), 0}
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = library.Ingest(t.Context(), slow, int64(len(text))) // of no picture: it takes up the worker
	}()
	<-slow.reading
	res, _ := ann.UploadOf(Picture(8, 8, White))
	close(slow.goOn)
	<-done
	if p := a.Clean("upload", res); res.Status != 503 || p.Reason != "busy" || res.Header.Get("Retry-After") == "" {
		t.Errorf("%d %s", res.Status, res.Body)
	}
	if text := a.ServiceLog.String(); strings.Count(text, `error="no media worker was free for 1ns"`) != 1 || strings.Contains(text, "level=ERROR") {
		t.Errorf("the log does not say why:\n%s", text)
	}
}
