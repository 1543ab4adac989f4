package embed

import (
	stdembed "embed"
	"io/fs"
)

//go:embed web
var webFiles stdembed.FS

// Web returns the pages of a browser and what they load: every file the binary
// carries of them, at the top.
func Web() fs.FS {
	files, err := fs.Sub(webFiles, "web")
	if err != nil {
		panic(err) // only an invalid name gets here
	}
	return files
}
