package embed

import _ "embed"

// Poster is what a video shows before it plays when no frame could be taken of
// it: a 640×360 PNG. poster_test.go draws it.
//
//go:embed poster.png
var Poster []byte
