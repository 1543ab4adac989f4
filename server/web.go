package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"

	"finds/embed"
	"finds/schema"
)

// webFiles are what browsers load: the page of the client, which stands at many
// paths, and its assets under /_/<version>/, where version is a hash over all of
// them, so that they can be cached for good.
type webFiles struct {
	version string
	assets  map[string]asset
	page    string // index.html
	worker  []byte // sw.js, at the root because it controls what is below it
	app     []byte // manifest.webmanifest
}

// asset is a file as it is sent. Compressed it is made once; gzip is nil where
// it would save nothing.
type asset struct {
	kind, tag  string
	text, gzip []byte
}

// web reads the files once. In the page, the worker and the manifest "/_/"
// stands for where the assets are; these name each other relatively.
var web = sync.OnceValue(func() webFiles {
	w := webFiles{assets: map[string]asset{}}
	files := map[string][]byte{}
	sum := sha256.New()
	err := fs.WalkDir(embed.Web(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := fs.ReadFile(embed.Web(), name)
		fmt.Fprintf(sum, "%s %d\n%s", name, len(b), b)
		files[name] = b
		return err
	})
	if err != nil {
		panic(err) // the files are part of the binary
	}
	w.version = hex.EncodeToString(sum.Sum(nil)[:8])
	var offline []string
	for name, b := range files {
		if kind := assetType(name); kind != "" && name != workerFile {
			w.assets[name] = newAsset(kind, b)
			if strings.HasPrefix(name, "app/") || path.Ext(name) == ".js" || path.Ext(name) == ".css" {
				offline = append(offline, name)
			}
		}
	}
	slices.Sort(offline)
	list, _ := json.Marshal(offline)
	at := strings.NewReplacer(`"/_/`, `"/_/`+w.version+`/`)
	w.page = at.Replace(string(files["index.html"]))
	w.app = []byte(at.Replace(string(files["manifest.webmanifest"])))
	w.worker = []byte(at.Replace(strings.Replace(string(files[workerFile]), `"files"`, string(list), 1)))
	return w
})

const workerFile = "sw.js"

// assetType returns the content type of an asset, or "" for what is none. The
// table of the system, which package mime reads, may lack any of them.
func assetType(name string) string {
	if path.Base(name) == "LICENSE" {
		return "text/plain; charset=utf-8"
	}
	return map[string]string{
		".css": "text/css; charset=utf-8",
		".js":  "text/javascript; charset=utf-8",
		".svg": "image/svg+xml",
		".png": "image/png",
	}[path.Ext(name)]
}

func newAsset(kind string, b []byte) asset {
	sum := sha256.Sum256(b)
	a := asset{kind: kind, tag: hex.EncodeToString(sum[:8]), text: b}
	var zipped bytes.Buffer
	z, _ := gzip.NewWriterLevel(&zipped, gzip.BestCompression) // the level is good
	z.Write(b)
	z.Close()
	if zipped.Len() < len(b)*9/10 {
		a.gzip = zipped.Bytes()
	}
	return a
}

// assets registers what the page loads.
func (s *Server) assets(pattern string) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		a, ok := web().assets[r.PathValue("path")]
		if !ok || r.PathValue("version") != web().version {
			fail(w, r, schema.ErrNotFound)
			return
		}
		h := w.Header()
		h.Set("Content-Type", a.kind)
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Add("Vary", "Accept-Encoding")
		b, tag := a.text, `"`+a.tag+`"`
		if a.gzip != nil && acceptsGzip(r.Header.Get("Accept-Encoding")) {
			b, tag = a.gzip, `"`+a.tag+`.gz"`
			h.Set("Content-Encoding", "gzip")
		}
		h.Set("ETag", tag)
		if matches(r.Header.Get("If-None-Match"), tag) {
			h.Del("Content-Type")
			h.Del("Content-Encoding")
			w.WriteHeader(http.StatusNotModified)
			return
		}
		h.Set("Content-Length", strconv.Itoa(len(b)))
		if r.Method != http.MethodHead {
			w.Write(b)
		}
	})
}

// root registers the two files that stand outside of the assets, and that are
// asked for anew each time.
func (s *Server) root() {
	for pattern, f := range map[string]struct {
		kind string
		text []byte
	}{
		"GET /" + workerFile:        {"text/javascript; charset=utf-8", web().worker},
		"GET /manifest.webmanifest": {"application/manifest+json", web().app},
	} {
		s.mux.HandleFunc(pattern, conditional(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", f.kind)
			w.Header().Set("Cache-Control", "no-cache")
			w.Header().Set("Content-Security-Policy", s.workerPolicy())
			w.Write(f.text)
		}))
	}
}

// AssetPath returns the path of one of the assets that browsers load.
func AssetPath(name string) string { return "/_/" + web().version + "/" + name }
