// Package credential makes and checks credentials of accounts: password hashes,
// tokens, and the rules for new passwords. It does not know HTTP.
package credential

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// Cost has the parameters of a hash with argon2id (RFC 9106), on one thread.
type Cost struct {
	Memory uint32 // KiB
	Passes uint32 // over the memory
}

// Standard is OWASP's minimum, about 20 ms of processor time.
var Standard = Cost{Memory: 19 * 1024, Passes: 2}

const (
	argonThreads = 1
	argonKey     = 32 // bytes
	argonSalt    = 16 // bytes
)

// Hash returns the hash of a password in NFC under a new salt, as a PHC string: some keyboards
// type ä as one code point, others as two.
func (c Cost) Hash(password string) string {
	salt := make([]byte, argonSalt)
	rand.Read(salt)
	return c.encode(salt, argon2.IDKey(norm.NFC.Bytes([]byte(password)), salt, c.Passes, c.Memory, argonThreads, argonKey))
}

func (c Cost) encode(salt, key []byte) string {
	b64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, c.Memory, c.Passes, argonThreads, b64.EncodeToString(salt), b64.EncodeToString(key))
}

// Hash is a stored password hash.
type Hash struct {
	cost      Cost
	threads   uint8
	salt, key []byte
	none      bool
	stale     bool
}

// Check reports whether a password is the one of the hash, and if so, whether the hash is stale:
// weaker than new hashes are, or made of the password as it was typed, as all hashes once were. How
// long it takes depends on a wrong password alone.
func (h Hash) Check(password string) (good, stale bool) {
	for i, p := range spellings(password) {
		key := argon2.IDKey([]byte(p), h.salt, h.cost.Passes, h.cost.Memory, h.threads, uint32(len(h.key)))
		if subtle.ConstantTimeCompare(key, h.key) == 1 && !h.none {
			return true, h.stale || i > 0
		}
	}
	return false, false
}

// spellings returns a password in NFC, and as it and its equals may have been typed. Most have one.
func spellings(password string) []string {
	list := []string{norm.NFC.String(password)}
	for _, p := range []string{password, norm.NFD.String(password)} {
		if !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	return list
}

// Parse reads a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$key`. Of "" it returns a
// hash that matches nothing but takes as long to compare as one of cost c. It refuses
// parameters that would take much memory or time.
func (c Cost) Parse(s string) (h Hash, err error) {
	if s == "" {
		h, err = c.Parse(c.encode(make([]byte, argonSalt), make([]byte, argonKey)))
		h.none = true
		return h, err
	}
	parts := strings.Split(s, "$")
	if len(parts) != 6 || parts[1] != "argon2id" || parts[2] != fmt.Sprint("v=", argon2.Version) {
		return h, fmt.Errorf("stored password hash is of an unknown kind")
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &h.cost.Memory, &h.cost.Passes, &h.threads); err != nil {
		return h, fmt.Errorf("read parameters of a stored password hash: %w", err)
	}
	if h.cost.Memory > 256*1024 || h.cost.Passes == 0 || h.cost.Passes > 16 || h.threads == 0 {
		return h, fmt.Errorf("stored password hash asks for %d KiB and %d passes", h.cost.Memory, h.cost.Passes)
	}
	if h.salt, err = base64.RawStdEncoding.DecodeString(parts[4]); err != nil {
		return h, fmt.Errorf("read salt of a stored password hash: %w", err)
	}
	if h.key, err = base64.RawStdEncoding.DecodeString(parts[5]); err != nil {
		return h, fmt.Errorf("read key of a stored password hash: %w", err)
	}
	if len(h.key) < 16 {
		return h, fmt.Errorf("stored password hash has a key of %d bytes", len(h.key))
	}
	h.stale = h.cost.Memory < c.Memory || h.cost.Passes < c.Passes || h.threads != argonThreads || len(h.key) != argonKey
	return h, nil
}
