package main

import (
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// secrets are what the first start makes.
type secrets struct {
	Signing      []byte `json:"signing"`      // signs media URLs, 32 bytes
	VAPIDPrivate string `json:"vapidPrivate"` // P-256, base64url
	VAPIDPublic  string `json:"vapidPublic"`
}

// readSecrets reads the secrets, or makes them. They stand in a file of the
// data folder; on PostgreSQL, which several processes share, in the database.
func (e *env) readSecrets() (s secrets, err error) {
	if e.store.Postgres() {
		seed, err := e.store.Secret(e.Context.Context, "vapid")
		if err != nil {
			return s, err
		}
		if s.VAPIDPrivate, s.VAPIDPublic, err = vapidPair(seed); err != nil {
			return s, err
		}
		s.Signing, err = e.store.Secret(e.Context.Context, "signing")
		return s, err
	}
	b, err := os.ReadFile(e.path("secrets"))
	if errors.Is(err, fs.ErrNotExist) {
		return e.makeSecrets()
	}
	if err != nil {
		return s, err
	}
	if err := json.Unmarshal(b, &s); err != nil || len(s.Signing) < 32 {
		return s, fmt.Errorf("%s is damaged; restore it from a backup, or remove it to have new secrets", e.path("secrets"))
	}
	return s, nil
}

func (e *env) makeSecrets() (s secrets, err error) {
	s.Signing = make([]byte, 32)
	rand.Read(s.Signing)
	seed := make([]byte, 32)
	rand.Read(seed)
	if s.VAPIDPrivate, s.VAPIDPublic, err = vapidPair(seed); err != nil {
		return s, err
	}
	b, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return s, err
	}
	// Another process may be starting too: the file comes whole and once.
	f, err := os.CreateTemp(e.path("tmp"), "secrets") // 0600
	if err != nil {
		return s, err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(append(b, '\n'))
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return s, err
	}
	err = os.Link(f.Name(), e.path("secrets"))
	if errors.Is(err, fs.ErrExist) {
		return e.readSecrets()
	}
	if err != nil { // a file system without links
		err = os.Rename(f.Name(), e.path("secrets"))
	}
	return s, err
}

// vapidPair makes the P-256 pair of a private key, both in base64url.
func vapidPair(private []byte) (priv, pub string, err error) {
	k, err := ecdh.P256().NewPrivateKey(private)
	if err != nil {
		return "", "", fmt.Errorf("the VAPID private key is none: %w", err)
	}
	b64 := base64.RawURLEncoding
	return b64.EncodeToString(k.Bytes()), b64.EncodeToString(k.PublicKey().Bytes()), nil
}

// pushKey returns the VAPID public key: the configured one, checked against
// its private key, or that of the secrets.
func (e *env) pushKey(s secrets) (string, error) {
	private, public := e.String("vapid-private-key"), e.String("vapid-public-key")
	if private == "" && public == "" {
		return s.VAPIDPublic, nil
	}
	decode := func(s string) []byte {
		s = strings.NewReplacer("+", "-", "/", "_").Replace(strings.TrimRight(strings.TrimSpace(s), "="))
		b, _ := base64.RawURLEncoding.DecodeString(s) // what is none is no key either
		return b
	}
	if private == "" || public == "" {
		return "", errors.New("--vapid-public-key and --vapid-private-key come together; leave both out to have a pair made")
	}
	_, made, err := vapidPair(decode(private))
	if err != nil {
		return "", errors.New("--vapid-private-key: expected 32 bytes in base64")
	}
	if made != base64.RawURLEncoding.EncodeToString(decode(public)) {
		return "", errors.New("--vapid-public-key: it does not belong to the private key")
	}
	return made, nil
}
