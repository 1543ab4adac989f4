package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"finds/schema"
)

// An account knows the networks and the browsers that it has been signed in from.
// The table known_network has a row for each: a source is a keyed
// hash of the address of a network, or of the token in the cookie of a browser.

// sourcesMax bounds the sources that are kept of one account.
const sourcesMax = 100

// sourceID is how a source of an account is stored. With the user in it, no two
// accounts have the same value.
func sourceID(user, source string) string {
	sum := sha256.Sum256([]byte(user + " " + source))
	return hex.EncodeToString(sum[:])
}

// KnownSource returns the first of some sources that a user has signed in from
// within schema.SourceLife, or "".
func (s *Store) KnownSource(ctx context.Context, user string, sources []string) (string, error) {
	since := schema.At(s.Now().Add(-schema.SourceLife))
	for _, source := range sources {
		var known bool
		err := s.db.Get(ctx, &known, `SELECT EXISTS (SELECT 1 FROM known_network WHERE user_id = ? AND network = ? AND seen_at > ?)`,
			user, sourceID(user, source), since)
		if err != nil || known {
			return source, err
		}
	}
	return "", nil
}

// addSources notes that a user has signed in from some sources, and forgets those
// that were not used for longest.
func (t *tx) addSources(user string, sources []string) error {
	for _, source := range sources {
		_, err := t.Exec(`INSERT INTO known_network (user_id, network, seen_at) VALUES (?, ?, ?)
			ON CONFLICT (user_id, network) DO UPDATE SET seen_at = excluded.seen_at`, user, sourceID(user, source), t.Now)
		if err != nil {
			return err
		}
	}
	_, err := t.Exec(`DELETE FROM known_network WHERE user_id = ? AND network IN
		(SELECT network FROM known_network WHERE user_id = ? ORDER BY seen_at DESC, network LIMIT 1000 OFFSET ?)`, user, user, sourcesMax)
	return err
}

// replaceSources forgets all sources of a user but some, which it notes.
func (t *tx) replaceSources(user string, sources []string) error {
	if _, err := t.Exec(`DELETE FROM known_network WHERE user_id = ?`, user); err != nil {
		return err
	}
	return t.addSources(user, sources)
}
