package servertest

// Away makes sure that an answer is a 503 that says when to come back.
func (s *Scene) Away(what string, res Answer) {
	s.Helper()
	if s.Clean(what, res); res.Status != 503 || res.Header.Get("Retry-After") == "" {
		s.Errorf("%s: %d %s, Retry-After %q", what, res.Status, res.Body, res.Header.Get("Retry-After"))
	}
}
