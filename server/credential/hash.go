// Package credential makes and checks what accounts are opened with: password hashes,
// tokens, and the rules that a new password has to meet. It knows no requests.
package credential

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"strings"

	"golang.org/x/crypto/argon2"
)

// Parameters of argon2id (RFC 9106), OWASP's minimum: 19 MiB, two passes.
const (
	argonMemory  = 19 * 1024 // KiB
	argonTime    = 2
	argonThreads = 1
	argonKey     = 32 // bytes
	argonSalt    = 16 // bytes
)

// HashPassword returns the hash of a password under a new salt, as a PHC string.
func HashPassword(password string) string {
	salt := make([]byte, argonSalt)
	rand.Read(salt)
	return encode(salt, argon2.IDKey([]byte(password), salt, argonTime, argonMemory, argonThreads, argonKey))
}

func encode(salt, key []byte) string {
	b64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, argonMemory, argonTime, argonThreads, b64.EncodeToString(salt), b64.EncodeToString(key))
}

// Hash is a stored password hash.
type Hash struct {
	memory, time uint32
	threads      uint8
	salt, key    []byte
	none         bool
}

// noPassword is compared in the place of a hash that does not exist.
var noPassword = encode(make([]byte, argonSalt), make([]byte, argonKey))

// Matches reports whether a password is the one of the hash. It takes about 20 ms of
// processor time and 19 MiB of memory.
func (h Hash) Matches(password string) bool {
	key := argon2.IDKey([]byte(password), h.salt, h.time, h.memory, h.threads, uint32(len(h.key)))
	return subtle.ConstantTimeCompare(key, h.key) == 1 && !h.none
}

// Stale reports whether the hash has other parameters than new hashes have.
func (h Hash) Stale() bool {
	return h.memory != argonMemory || h.time != argonTime || h.threads != argonThreads || len(h.key) != argonKey
}

// ParseHash reads a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$key`. Of "" it returns
// a hash that matches nothing but takes as long to compare. It refuses parameters that
// would take much memory or time.
func ParseHash(s string) (h Hash, err error) {
	if s == "" {
		h, err = ParseHash(noPassword)
		h.none = true
		return h, err
	}
	parts := strings.Split(s, "$")
	if len(parts) != 6 || parts[1] != "argon2id" || parts[2] != fmt.Sprint("v=", argon2.Version) {
		return h, fmt.Errorf("stored password hash is of an unknown kind")
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &h.memory, &h.time, &h.threads); err != nil {
		return h, fmt.Errorf("read parameters of a stored password hash: %w", err)
	}
	if h.memory > 256*1024 || h.time == 0 || h.time > 16 || h.threads == 0 {
		return h, fmt.Errorf("stored password hash asks for %d KiB and %d passes", h.memory, h.time)
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
	return h, nil
}
