package embed

import (
	stdembed "embed"
	"io/fs"
)

//go:embed web
var webFiles stdembed.FS

// Web returns the files of the web client: the pages and the files that they load.
func Web() fs.FS {
	files, err := fs.Sub(webFiles, "web")
	if err != nil {
		panic(err) // only an invalid name gets here
	}
	return files
}
