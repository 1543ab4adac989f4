package server

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/crypto/argon2"

	"finds/schema"
)

// Parameters of argon2id (RFC 9106), OWASP's minimum: 19 MiB, two passes.
const (
	argonMemory  = 19 * 1024 // KiB
	argonTime    = 2
	argonThreads = 1
	argonKey     = 32 // bytes
	argonSalt    = 16 // bytes
)

// hashing computes password hashes, few at once: each takes 19 MiB and 20 ms
// of a core, so that a crowd of sign-ins must wait rather than swell.
type hashing struct {
	wait    time.Duration // for a turn, at most
	slots   *turns
	running atomic.Int64
	begun   atomic.Int64
	dummy   string // a hash of nothing, for names that do not exist

	ofAccount, ofSite *tally // what runs or waits
}

const (
	hashesAtOnce = 2
	hashesQueued = 64
	hashesKept   = 16 // places of the queue for browsers and networks that the account knows

	hashesOfAccount = 4  // that run or wait
	hashesOfSite    = 16 // the same, for one address or /48
)

// asker identifies the account and the site that a hash is computed for. One
// account, or one site, has a few of the places in the queue, so that neither a
// flood of right passwords nor one of wrong ones takes all. Browsers that the
// account knows count apart from all others.
type asker struct {
	familiar      familiarity
	account, site string // "" for one that is not counted
}

// asker returns who asks for the password of an account by a request.
func (s *Server) asker(ctx context.Context, account string, f familiarity) asker {
	a := asker{familiar: f, account: account}
	if client := infoOf(ctx).client; !s.manyBehind(client) {
		a.site = site(client)
	}
	return a
}

func newHashing(wait time.Duration) *hashing {
	return &hashing{
		wait:      wait,
		slots:     newTurns(hashesAtOnce, hashesQueued, hashesKept),
		ofAccount: newTally(hashesOfAccount),
		ofSite:    newTally(hashesOfSite),
		dummy:     encodeHash(make([]byte, argonSalt), make([]byte, argonKey)),
	}
}

// turn waits for a slot, or returns schema.ErrBusy when too many wait already.
func (h *hashing) turn(ctx context.Context, a asker) (release func(), err error) {
	leave, ok := h.enter(a)
	if !ok {
		return nil, schema.ErrBusy.After(2 * time.Second)
	}
	ctx, cancel := context.WithTimeout(ctx, h.wait)
	defer cancel()
	if err := h.slots.acquire(ctx, a.familiar); err != nil {
		leave()
		return nil, schema.ErrBusy.After(2 * time.Second)
	}
	h.begun.Add(1)
	h.running.Add(1)
	return func() {
		// What a hash leaves behind is as much as all else of a small
		// instance; the collector would let several of them gather.
		runtime.GC()
		h.running.Add(-1)
		h.slots.release()
		leave()
	}, nil
}

// enter counts one more for the account and the site of an asker and reports
// whether there is room for it.
func (h *hashing) enter(a asker) (leave func(), ok bool) {
	return enterBoth(h.ofAccount, a.key(a.account), h.ofSite, a.key(a.site))
}

// key counts known browsers apart. Networks that an account knows are counted as
// strangers are: a neighbour who takes all places of a network must not learn
// which accounts find another.
func (a asker) key(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprint(a.familiar == knownBrowser, " ", name)
}

// hash returns the PHC string of a password.
func (h *hashing) hash(ctx context.Context, password string, a asker) (string, error) {
	release, err := h.turn(ctx, a)
	if err != nil {
		return "", err
	}
	defer release()
	return HashPassword(password), nil
}

// HashPassword returns the PHC string of a password under a new salt.
func HashPassword(password string) string {
	salt := make([]byte, argonSalt)
	rand.Read(salt)
	return encodeHash(salt, argon2.IDKey([]byte(password), salt, argonTime, argonMemory, argonThreads, argonKey))
}

func encodeHash(salt, key []byte) string {
	b64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, argonMemory, argonTime, argonThreads, b64.EncodeToString(salt), b64.EncodeToString(key))
}

// verify compares a password with a PHC string, "" for an account without one,
// which matches nothing but takes as long. stale tells that the string has
// other parameters than today's.
func (h *hashing) verify(ctx context.Context, phc, password string, a asker) (good, stale bool, err error) {
	none := phc == ""
	if none {
		phc = h.dummy
	}
	p, err := parsePHC(phc)
	if err != nil {
		return false, false, err
	}
	release, err := h.turn(ctx, a)
	if err != nil {
		return false, false, err
	}
	defer release()
	key := argon2.IDKey([]byte(password), p.salt, p.time, p.memory, p.threads, uint32(len(p.key)))
	good = subtle.ConstantTimeCompare(key, p.key) == 1 && !none
	return good, p.memory != argonMemory || p.time != argonTime || p.threads != argonThreads || len(p.key) != argonKey, nil
}

// phc is a parsed hash.
type phc struct {
	memory, time uint32
	threads      uint8
	salt, key    []byte
}

// parsePHC reads `$argon2id$v=19$m=…,t=…,p=…$salt$key`. Parameters that would
// take much memory are refused.
func parsePHC(s string) (p phc, err error) {
	parts := strings.Split(s, "$")
	if len(parts) != 6 || parts[1] != "argon2id" || parts[2] != fmt.Sprint("v=", argon2.Version) {
		return p, fmt.Errorf("stored password hash is of an unknown kind")
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &p.memory, &p.time, &p.threads); err != nil {
		return p, fmt.Errorf("read parameters of a stored password hash: %w", err)
	}
	if p.memory > 256*1024 || p.time == 0 || p.time > 16 || p.threads == 0 {
		return p, fmt.Errorf("stored password hash asks for %d KiB and %d passes", p.memory, p.time)
	}
	if p.salt, err = base64.RawStdEncoding.DecodeString(parts[4]); err != nil {
		return p, fmt.Errorf("read salt of a stored password hash: %w", err)
	}
	if p.key, err = base64.RawStdEncoding.DecodeString(parts[5]); err != nil || len(p.key) < 16 {
		return p, fmt.Errorf("read key of a stored password hash: %w", err)
	}
	return p, nil
}
