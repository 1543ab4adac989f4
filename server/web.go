package server

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"strings"
	"sync"

	"finds/embed"
	"finds/schema"
)

// pagePolicy is the Content-Security-Policy of pages: nothing from elsewhere,
// nothing inline, no text that becomes markup or script, and no form that a
// browser would send by itself, with a password in its body.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; " +
	"base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// pagePolicy lets pages show pictures that they are sent to the bucket for, and
// a map from elsewhere.
func (s *Server) pagePolicy() string {
	policy := pagePolicy
	allow := func(directive, origin string) {
		if origin != "" {
			policy = strings.Replace(policy, directive+" 'self'", directive+" 'self' "+origin, 1)
		}
	}
	allow("img-src", s.BucketOrigin)
	if u, err := url.Parse(s.Tiles.URL); err == nil && u.Host != "" {
		allow(map[string]string{"vector": "connect-src", "raster": "img-src"}[s.Tiles.Kind], u.Scheme+"://"+u.Host)
	}
	return policy
}

// webFiles are what browsers load: pages, and assets under /_/<version>/, where
// version is a hash over all of them, so that they can be cached for good.
type webFiles struct {
	version string
	files   map[string][]byte
}

// web reads the files once. In pages "/_/" stands for where the assets are;
// these name each other relatively.
var web = sync.OnceValue(func() webFiles {
	w := webFiles{files: map[string][]byte{}}
	sum := sha256.New()
	err := fs.WalkDir(embed.Web(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := fs.ReadFile(embed.Web(), name)
		fmt.Fprintf(sum, "%s %d\n%s", name, len(b), b)
		w.files[name] = b
		return err
	})
	if err != nil {
		panic(err) // the files are part of the binary
	}
	w.version = hex.EncodeToString(sum.Sum(nil)[:8])
	for name, b := range w.files {
		if path.Ext(name) == ".html" {
			w.files[name] = []byte(strings.ReplaceAll(string(b), `"/_/`, `"/_/`+w.version+`/`))
		}
	}
	return w
})

// page registers a page for browsers. Pages are no operations of the API and
// are not in its document.
func (s *Server) page(pattern, name string) {
	html := string(web().files[name])
	if html == "" {
		panic("no page " + name)
	}
	signedIn := strings.Replace(html, `data-session="no"`, `data-session="yes"`, 1)
	s.mux.HandleFunc(pattern, conditional(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", s.pagePolicy())
		w.Header().Add("Vary", "Cookie")
		text := html
		if me(r.Context()) != "" {
			text = signedIn
		}
		w.Write([]byte(text))
	}))
}

// assets registers what pages load.
func (s *Server) assets(pattern string) {
	serve := conditional(func(w http.ResponseWriter, r *http.Request) {
		name := r.PathValue("name")
		w.Header().Set("Content-Type", assetTypes[path.Ext(name)])
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		w.Write(web().files[name])
	})
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		if name := r.PathValue("name"); r.PathValue("version") != web().version || web().files[name] == nil || assetTypes[path.Ext(name)] == "" {
			fail(w, r, schema.ErrNotFound)
			return
		}
		serve(w, r)
	})
}

// assetTypes are the kinds of files that are assets. The table of the system,
// which package mime reads, may lack any of them.
var assetTypes = map[string]string{
	".css": "text/css; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
}

// AssetPath returns the path of one of the assets that browsers load.
func AssetPath(name string) string { return "/_/" + web().version + "/" + name }
