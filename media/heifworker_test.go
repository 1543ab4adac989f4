package media

import (
	"bytes"
	"testing"

	"finds/media/mediatest"
	"finds/media/picture"
	"finds/store/storetest"
)

// TestHEIFInWorker: the limits of a worker leave room for a picture of a telephone.
func TestHEIFInWorker(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := New(storage, Limits{})
	iphone := storetest.ModuleFile(t, "github.com/bep/imagemeta@v1.0.1", "testdata/images/iphone.heic")
	if !picture.HEIC.Matches(iphone) { // elsewhere both formats are refused, see picture.CheckCodecs
		t.Skip("needs a system on which the codecs of HEIC and AVIF are compiled")
	}
	for _, data := range [][]byte{iphone, storetest.ModuleFile(t, "github.com/gen2brain/avif@v0.6.0", "testdata/test10.avif")} {
		if u, err := l.Ingest(t.Context(), bytes.NewReader(data), int64(len(data))); err != nil || u.Width == 0 {
			t.Errorf("%+v, %v", u, err)
		}
	}
}
