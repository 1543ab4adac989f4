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
	return Room{used, most}.Fits(0, more)
}

// Room is how many bytes of media a user has, and may have.
type Room struct{ Used, Most int64 } // Most is 0 where there is no limit

// MediaRoom returns the room of a user. It refuses, with schema.ErrTooLarge, one
// who has none left for any media, so that nothing need be received.
func (s *Store) MediaRoom(ctx context.Context, user string) (r Room, err error) {
	if r.Most = s.opt.MediaPerUser; r.Most == 0 {
		return r, nil
	}
	if err := s.read.get(ctx, &r.Used, usedBytes, user, user); err != nil {
		return r, fmt.Errorf("sum media: %w", err)
	}
	if r.Used >= r.Most {
		return r, errRoom(r.Used, 0, r.Most)
	}
	return r, nil
}

// Fits refuses, with schema.ErrNoRoom, more bytes than there is room for beside
// those that others have claimed.
func (r Room) Fits(claimed, more int64) error {
	if used := r.Used + claimed; r.Most > 0 && used+more > r.Most {
		return errRoom(used, more, r.Most)
	}
	return nil
}

func errRoom(used, more, most int64) error {
	return schema.ErrNoRoom.Over(most, used, most, more)
}
