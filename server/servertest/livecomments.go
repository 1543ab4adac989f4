package servertest

import (
	"encoding/json"

	"finds/schema"
)

// Gives reads the next event of a stream, of a comment.
func (s *Events) Gives(event, id, content string) (c schema.Comment) {
	s.U.A.Helper()
	e, more := s.Next()
	err := json.Unmarshal([]byte(e.Data), &c)
	if !more || err != nil || e.Event != event || e.ID != "" || c.ID != id || c.Content != content || c.FindID == "" {
		s.U.A.Fatalf("%s gets %+v (open %v, %v), want %s of %s with %q", s.U.Name, e, more, err, event, id, content)
	}
	return c
}
