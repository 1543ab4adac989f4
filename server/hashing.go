package server

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"
	"time"

	"finds/schema"
	"finds/server/credential"
)

// hashing computes password hashes, few at once: each takes 19 MiB and 20 ms
// of a core, so that a crowd of sign-ins must wait rather than swell.
type hashing struct {
	wait    time.Duration // for a turn, at most
	slots   *turns
	running atomic.Int64
	started atomic.Int64

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
	h.started.Add(1)
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
	return credential.HashPassword(password), nil
}

// verify compares a password with the stored hash of an account, "" for an account
// without one, which matches nothing but takes as long. stale tells that the hash has
// other parameters than today's.
func (h *hashing) verify(ctx context.Context, stored, password string, a asker) (good, stale bool, err error) {
	hash, err := credential.ParseHash(stored)
	if err != nil {
		return false, false, err
	}
	release, err := h.turn(ctx, a)
	if err != nil {
		return false, false, err
	}
	defer release()
	return hash.Matches(password), hash.Stale(), nil
}
