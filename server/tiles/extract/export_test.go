package extract

import "finds/server/tiles"

// Cover is cover, for tests.
var Cover = cover

// ReadAhead is readAhead, for tests.
func (s *Source) ReadAhead(parts []tiles.Part) error { return s.readAhead(parts) }
