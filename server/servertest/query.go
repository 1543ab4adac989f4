package servertest

import (
	"finds/schema"
)

// SomeCursor is one of a list that there is not.
var SomeCursor = schema.Cursor{List: "0123abcd", Key: "2026-01-02T03:04:05.678Z", ID: "x"}.String()
