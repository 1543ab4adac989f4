package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"finds/schema"
)

// knownNetworksMax bounds the networks that are kept of one account.
const knownNetworksMax = 100

// networkID is how a network of an account is stored. The network is a keyed
// hash already; with the user in it, no two accounts have the same value.
func networkID(user, network string) string {
	sum := sha256.Sum256([]byte(user + " " + network))
	return hex.EncodeToString(sum[:])
}

// KnowsNetwork reports whether a user has signed in from a network within
// schema.NetworkLife. The network is a keyed hash of its address.
func (s *Store) KnowsNetwork(ctx context.Context, user, network string) (known bool, err error) {
	since := schema.At(s.Now().Add(-schema.NetworkLife))
	err = s.read.get(ctx, &known, `SELECT EXISTS (SELECT 1 FROM known_network WHERE user_id = ? AND network = ? AND seen_at > ?)`,
		user, networkID(user, network), since)
	return known, err
}

// knowNetwork notes that a user has signed in from a network, "" for none, and
// forgets those that were not used for longest.
func (t *tx) knowNetwork(user, network string) error {
	if network == "" {
		return nil
	}
	_, err := t.exec(`INSERT INTO known_network (user_id, network, seen_at) VALUES (?, ?, ?)
		ON CONFLICT (user_id, network) DO UPDATE SET seen_at = excluded.seen_at`, user, networkID(user, network), t.now)
	if err != nil {
		return err
	}
	_, err = t.exec(`DELETE FROM known_network WHERE user_id = ? AND network IN
		(SELECT network FROM known_network WHERE user_id = ? ORDER BY seen_at DESC, network LIMIT 1000 OFFSET ?)`, user, user, knownNetworksMax)
	return err
}

// forgetNetworks forgets the networks of a user but one, or all for "".
func (t *tx) forgetNetworks(user, but string) error {
	_, err := t.exec(`DELETE FROM known_network WHERE user_id = ? AND network <> ?`, user, networkID(user, but))
	return err
}
