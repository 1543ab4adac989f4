package servertest

import ()

// Ends insists that a stream ends, and before the heartbeat would notice.
func (s *Events) Ends(why string) {
	s.U.A.Helper()
	for e, more := s.Next(); more; e, more = s.Next() {
		if e.ID != "" {
			s.U.A.Errorf("%s: at the end comes %+v", why, e)
		}
	}
}
