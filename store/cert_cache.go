package store

// This file keeps what the issue of TLS certificates needs in the database, for several
// processes that share it: account keys, certificates and answers to challenges.

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"

	"golang.org/x/crypto/acme/autocert"

	"finds/schema"
)

// certPrefix is that of the names of the settings.
const certPrefix = "certificate "

// Certificates returns a cache of TLS certificates, in the settings of the database, that all processes share.
func (s *Store) Certificates() autocert.Cache { return certCache{s} }

type certCache struct{ store *Store }

// Get implements autocert.Cache.
func (c certCache) Get(ctx context.Context, key string) ([]byte, error) {
	var text string
	err := c.store.db.Get(ctx, &text, `SELECT value FROM setting WHERE name = ?`, certPrefix+key)
	if errors.Is(err, schema.ErrNotFound) {
		return nil, autocert.ErrCacheMiss
	}
	if err != nil {
		return nil, fmt.Errorf("read %s from the cache of certificates: %w", key, err)
	}
	return base64.StdEncoding.DecodeString(text)
}

// Put implements autocert.Cache.
func (c certCache) Put(ctx context.Context, key string, data []byte) error {
	return c.store.tx(ctx, func(t *tx) error { return t.setSetting(certPrefix+key, base64.StdEncoding.EncodeToString(data)) })
}

// Delete implements autocert.Cache.
func (c certCache) Delete(ctx context.Context, key string) error {
	return c.store.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM setting WHERE name = ?`, certPrefix+key)
		return err
	})
}
