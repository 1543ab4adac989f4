package embed

import (
	stdembed "embed"
	"io/fs"
)

//go:generate go run ./generate bundle

//go:embed web/index.html web/manifest.webmanifest web/bundle web/icons web/lib/*/*.br web/lib/*/LICENSE web/sw
var webFiles stdembed.FS

// Web returns the files of the web client: the page and the files that it loads, but not the
// sources of those in the folder bundle. Those whose names end in .br are compressed (RFC 7932).
func Web() fs.FS {
	files, err := fs.Sub(webFiles, "web")
	if err != nil {
		panic(err) // only an invalid name gets here
	}
	return files
}
