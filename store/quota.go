package store

import (
	"context"
	"fmt"

	"finds/schema"
)

// usedBytes sums the media of a user, given twice: those of finds and those
// that no find has taken. Profile pictures, two small ones each, are not in it.
// It is counted anew each time: a sum that is kept could differ from the rows,
// and the room itself bounds how many there are.
const usedBytes = `SELECT CAST(COALESCE((SELECT SUM(bytes) FROM upload WHERE user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM find f JOIN find_media m ON m.find_id = f.id WHERE f.user_id = ?), 0) AS BIGINT)`

// room refuses uploads that do not fit beside what their owner has. Until the
// commit no other upload of the owner's is let through.
func (t *tx) room(owner string, uploads []schema.Upload, most int64) error {
	if most == 0 {
		return nil
	}
	if err := t.lock("room " + owner); err != nil {
		return err
	}
	var used, more int64
	if err := t.get(&used, usedBytes, owner, owner); err != nil {
		return fmt.Errorf("sum media: %w", err)
	}
	for _, u := range uploads {
		more += u.Bytes
	}
	if used+more > most {
		return errRoom(used, more, most)
	}
	return nil
}

// MediaRoom refuses, with schema.ErrTooLarge, a user who has no room left for
// any media, so that nothing need be received.
func (s *Store) MediaRoom(ctx context.Context, user string) error {
	if s.opt.MediaPerUser == 0 {
		return nil
	}
	var used int64
	if err := s.read.get(ctx, &used, usedBytes, user, user); err != nil {
		return fmt.Errorf("sum media: %w", err)
	}
	if used >= s.opt.MediaPerUser {
		return errRoom(used, 0, s.opt.MediaPerUser)
	}
	return nil
}

func errRoom(used, more, most int64) error {
	return schema.ErrTooLarge(fmt.Sprintf("your media take %d bytes of %d, and this upload %d more; delete some first", used, most, more))
}
