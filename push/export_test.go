package push

import "context"

// Drain sends what is due until nothing is, and returns.
func (s *Sender) Drain(ctx context.Context) {
	for s.begin(ctx) {
		s.work.Wait()
	}
}

// Lanes is how many hosts are remembered.
func (s *Sender) Lanes() int { return len(s.lanes) }
