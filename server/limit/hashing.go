package limit

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"
	"time"

	"finds/schema"
	"finds/server/credential"
)

// Hashing computes password hashes, two at once: at the standard cost each takes 19 MiB
// and 20 ms of a core, so a crowd of sign-ins waits in a queue.
type Hashing struct {
	cost    credential.Cost
	wait    time.Duration // for a turn, at most
	slots   *turns
	shares  *turns // of visitors of shares, before slots
	running atomic.Int64
	started atomic.Int64

	ofAccount, ofSite *tally // what runs or waits
}

const (
	maxHashes       = 2  // that run
	maxHashesQueued = 64 // that wait
	hashesForKnown  = 16 // places of the queue for browsers and networks that the account knows

	maxShareHashes       = 1  // that run or wait for a slot, so that visitors leave slots to sign-ins
	maxShareHashesQueued = 16 // that wait before them

	collectFrom = 1 << 10 // KiB of a hash

	maxHashesOfAccount = 4  // that run or wait
	maxHashesOfSite    = 16 // the same, for one address or /48
)

// Asker identifies the account and the site that a hash is computed for. One
// account, or one site, has a few of the places in the queue, so that neither a
// flood of right passwords nor one of wrong ones takes all. Browsers that the
// account knows count apart from all others.
type Asker struct {
	Familiar Familiarity
	Account  string // username, or "" for one that is not counted
	Site     string // as Site returns it, or "" for one that is not counted
	Visitor  bool   // of a share, whose passwords wait for each other
}

// NewHashing returns a Hashing whose new hashes have that cost, and in which a password
// waits that long for its turn.
func NewHashing(cost credential.Cost, wait time.Duration) *Hashing {
	return &Hashing{
		cost:      cost,
		wait:      wait,
		slots:     newTurns(maxHashes, maxHashesQueued, hashesForKnown),
		shares:    newTurns(maxShareHashes, maxShareHashesQueued, 0),
		ofAccount: newTally(maxHashesOfAccount),
		ofSite:    newTally(maxHashesOfSite),
	}
}

// turn waits for a slot, or returns schema.ErrBusy when too many wait already.
func (h *Hashing) turn(ctx context.Context, a Asker) (release func(), err error) {
	leave, ok := h.enter(a)
	if !ok {
		return nil, schema.ErrBusy.After(2 * time.Second)
	}
	ctx, cancel := context.WithTimeout(ctx, h.wait)
	defer cancel()
	if a.Visitor {
		if err := h.shares.acquire(ctx, a.Familiar); err != nil {
			leave()
			return nil, schema.ErrBusy.After(2 * time.Second)
		}
		alone := leave
		leave = func() { h.shares.release(); alone() }
	}
	if err := h.slots.acquire(ctx, a.Familiar); err != nil {
		leave()
		return nil, schema.ErrBusy.After(2 * time.Second)
	}
	h.started.Add(1)
	h.running.Add(1)
	return func() {
		// What a hash leaves behind is as much as all else of a small
		// instance; the collector would let several of them gather.
		if h.cost.Memory >= collectFrom {
			runtime.GC()
		}
		h.running.Add(-1)
		h.slots.release()
		leave()
	}, nil
}

// enter counts one more for the account and the site of an Asker, and reports false when
// one of them has too many.
func (h *Hashing) enter(a Asker) (leave func(), ok bool) {
	return enterBoth(h.ofAccount, a.key(a.Account), h.ofSite, a.key(a.Site))
}

// key counts known browsers apart. Networks that an account knows are counted as
// strangers are: a neighbour who takes all places of a network must not learn
// which accounts find another.
func (a Asker) key(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprint(a.Familiar == KnownBrowser, " ", name)
}

// Hash returns the PHC string of a password, or schema.ErrBusy when its turn does not come.
func (h *Hashing) Hash(ctx context.Context, password string, a Asker) (string, error) {
	release, err := h.turn(ctx, a)
	if err != nil {
		return "", err
	}
	defer release()
	return h.cost.Hash(password), nil
}

// Verify compares a password with the stored hash of an account, "" for an account
// without one, which matches nothing but takes as long. stale reports that the right password
// has another hash than a new one would be. It returns schema.ErrBusy when its turn does not come.
func (h *Hashing) Verify(ctx context.Context, stored, password string, a Asker) (good, stale bool, err error) {
	hash, err := h.cost.Parse(stored)
	if err != nil {
		return false, false, err
	}
	release, err := h.turn(ctx, a)
	if err != nil {
		return false, false, err
	}
	defer release()
	good, stale = hash.Check(password)
	return good, stale, nil
}

// Started returns how many hashes have started since the process did.
func (h *Hashing) Started() int64 { return h.started.Load() }

// Running returns how many hashes are being computed.
func (h *Hashing) Running() int64 { return h.running.Load() }

// Waiting returns how many passwords wait for their turn.
func (h *Hashing) Waiting() int { return h.slots.waiting() + h.shares.waiting() }
