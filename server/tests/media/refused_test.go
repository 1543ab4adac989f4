package media_test

import (
	"strings"
	"testing"

	"finds/media"
	"finds/media/mediatest"
	"finds/server"
	. "finds/server/servertest"
)

// TestWhyUploadsAreRefused: the log says why an upload was refused as busy.
func TestWhyUploadsAreRefused(t *testing.T) {
	t.Parallel()
	var library *media.Library
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		library = media.New(o.Media.Bucket, media.Limits{Workers: 1, Wait: 1})
		o.Media.Library = library
	})
	ann := a.As("ann")
	reading, goOn := make(chan struct{}), make(chan struct{})
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = library.Ingest(t.Context(), mediatest.Blocked(media.HeadBytes, reading, goOn), 5) // of no picture: it takes up the worker
	}()
	<-reading
	res, _ := ann.UploadOf(Picture(8, 8, White))
	close(goOn)
	<-done
	if p := a.Clean("upload", res); res.Status != 503 || p.Reason != "busy" || res.Header.Get("Retry-After") == "" {
		t.Errorf("%d %s", res.Status, res.Body)
	}
	if text := a.ServiceLog.String(); strings.Count(text, `error="no media worker was free for 1ns"`) != 1 || strings.Contains(text, "level=ERROR") {
		t.Errorf("the log does not say why:\n%s", text)
	}
}
