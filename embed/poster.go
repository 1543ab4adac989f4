package embed

import _ "embed"

// Poster is the image that a video shows before it plays if it has no thumbnail:
// a 640×360 PNG. poster_test.go draws it.
//
//go:embed poster.png
var Poster []byte
