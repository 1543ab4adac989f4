package push

import "context"

// Drain sends what is due until nothing is, and returns.
func (s *Sender) Drain(ctx context.Context) {
	for s.start(ctx) {
		s.work.Wait()
	}
}

// Queues is how many hosts are remembered.
func (s *Sender) Queues() int { return len(s.queues) }
