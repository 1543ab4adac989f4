package embed

import (
	stdembed "embed"
	"io/fs"
)

//go:generate go run ./generate bundle

//go:embed web
var webFiles stdembed.FS

// Web returns the files of the web client: the page, the files that it loads, and the modules
// that the folder bundle is made of.
func Web() fs.FS {
	files, err := fs.Sub(webFiles, "web")
	if err != nil {
		panic(err) // only an invalid name gets here
	}
	return files
}
