// Package webclient sends the web client: its HTML shell, which stands at many paths,
// and the files that the shell loads. It knows no operation of the API; what the shell
// starts with is given to it.
package webclient

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"

	"finds/embed"
	"finds/server/respond"
)

// files are what browsers load: the shell, and the assets under /_/<version>/. version is
// a hash of all of them, so that caches can keep them for ever.
type files struct {
	version  string
	assets   map[string]asset
	shell    string // index.html
	worker   []byte // the files of sw joined, at the root because it controls what is below it
	manifest []byte // manifest.webmanifest
}

// asset is a file as it is sent. brotli is the compressed text, nil where the file is not stored so; gzip returns it in that
// form, or nil where it is not much shorter. Both other forms are made at the first call: making all took nearly half of a start.
type asset struct {
	kind, tag string
	brotli    []byte
	text      func() []byte
	gzip      func() []byte
}

// load reads the files of the binary, once. In the shell, the worker and the manifest
// "/_/" stands for where the assets are; assets name each other relatively.
var load = sync.OnceValue(func() files {
	w := files{assets: map[string]asset{}}
	contents := map[string][]byte{}
	sum := sha256.New()
	err := fs.WalkDir(embed.Web(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := fs.ReadFile(embed.Web(), name)
		fmt.Fprintf(sum, "%s %d\n%s", name, len(b), b)
		contents[name] = b
		return err
	})
	if err != nil {
		panic(err) // the files are part of the binary
	}
	w.version = hex.EncodeToString(sum.Sum(nil)[:8])
	var offline []string
	for name, b := range contents {
		name, isPacked := strings.CutSuffix(name, ".br")
		if kind := assetType(name); kind != "" && path.Dir(name) != workerDir {
			w.assets[name] = newAsset(kind, b, isPacked)
			isPage := strings.HasPrefix(name, "bundle/") || strings.HasPrefix(name, "lib/")
			isOnline := path.Dir(name) == "lib/uqr" // of use only with a connection
			if isPage && !isOnline && slices.Contains([]string{".css", ".js", ".json"}, path.Ext(name)) {
				offline = append(offline, name)
			}
		}
	}
	slices.Sort(offline)
	list, _ := json.Marshal(offline)
	at := strings.NewReplacer(`"/_/`, `"/_/`+w.version+`/`)
	w.shell = at.Replace(string(contents["index.html"]))
	w.manifest = []byte(at.Replace(string(contents["manifest.webmanifest"])))
	w.worker = []byte(at.Replace(strings.Replace(join(contents, workerDir), `"files"`, string(list), 1)))
	return w
})

// workerDir is the folder with the parts of the service worker. It is one script: others
// that it would load need a policy of their own, and are not fetched again with it.
const workerDir = "sw"

// join returns the files of a folder as one, in the order of their names.
func join(contents map[string][]byte, dir string) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(contents)) {
		if path.Dir(name) == dir {
			b.Write(contents[name])
		}
	}
	return b.String()
}

// assetType returns the content type of an asset, or "" for a file that is not one. The
// table of the system, which package mime reads, may lack any of these types.
func assetType(name string) string {
	if path.Base(name) == "LICENSE" {
		return "text/plain; charset=utf-8"
	}
	return map[string]string{
		".css":  "text/css; charset=utf-8",
		".js":   "text/javascript; charset=utf-8",
		".json": "application/json",
		".svg":  "image/svg+xml",
		".png":  "image/png",
	}[path.Ext(name)]
}

func newAsset(kind string, b []byte, isPacked bool) asset {
	sum := sha256.Sum256(b)
	a := asset{kind: kind, tag: hex.EncodeToString(sum[:8]), text: func() []byte { return b }}
	if isPacked {
		a.brotli = b
		a.text = sync.OnceValue(func() []byte {
			text, err := io.ReadAll(brotli.NewReader(bytes.NewReader(b)))
			if err != nil {
				panic(err) // the files are part of the binary
			}
			return text
		})
	}
	a.gzip = sync.OnceValue(func() []byte {
		text := a.text()
		var zipped bytes.Buffer
		z, _ := gzip.NewWriterLevel(&zipped, gzip.BestCompression) // the level is valid
		z.Write(text)
		z.Close()
		if zipped.Len() >= len(text)*9/10 {
			return nil
		}
		return zipped.Bytes()
	})
	return a
}

// encoded returns the asset in the shortest form that an Accept-Encoding header allows, with the name of its coding, "" for none.
func (a asset) encoded(accepted string) (b []byte, coding string) {
	if a.brotli != nil && respond.Accepts(accepted, "br") {
		return a.brotli, "br"
	}
	if respond.Accepts(accepted, "gzip") {
		if b := a.gzip(); b != nil {
			return b, "gzip"
		}
	}
	return a.text(), ""
}

// AssetPath returns the path at which browsers load an asset, which is named relative to
// the folder of the client.
func AssetPath(name string) string { return "/_/" + load().version + "/" + name }

// ServeAsset sends the asset with a path below a version. It reports false, and sends
// nothing, for another version or a file that is not an asset.
func ServeAsset(w http.ResponseWriter, r *http.Request, version, path string) bool {
	a, ok := load().assets[path]
	if !ok || version != load().version {
		return false
	}
	h := w.Header()
	h.Set("Content-Type", a.kind)
	h.Set("Cache-Control", respond.Forever)
	h.Add("Vary", "Accept-Encoding")
	b, coding := a.encoded(r.Header.Get("Accept-Encoding"))
	tag := `"` + a.tag + `"`
	if coding != "" {
		tag = `"` + a.tag + "." + coding + `"` // another form, so another strong tag
		h.Set("Content-Encoding", coding)
	}
	h.Set("ETag", tag)
	if respond.Matches(r.Header.Get("If-None-Match"), tag) {
		h.Del("Content-Type")
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return true
	}
	h.Set("Content-Length", strconv.Itoa(len(b)))
	if r.Method != http.MethodHead {
		w.Write(b)
	}
	return true
}
