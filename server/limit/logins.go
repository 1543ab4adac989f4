package limit

import (
	"context"
	"errors"
	"net/netip"
	"time"

	"finds/schema"
)

// Logins slow the guessing of passwords. Only failures count as guesses in the
// end: a success puts their tokens back. Processes that share a database share
// the buckets, or guesses would be multiplied by their number.
type Logins struct{ buckets *Common }

// Buckets of a sign-in, in the order in which they are taken. The network's own
// come first: one without a token makes no buckets, so that those of an account
// are not forgotten for them. Processes that share them need one order, too. A
// part keeps one network, or one site, from using up the account's bucket: it is
// half of that, at the beginning and of what comes back. In the table, buckets of
// parts are still called shares.
var (
	perClient   = Kind{Name: "client", Burst: 60, Every: 20 * time.Second}        // one network, a household behind it
	perSite     = Kind{Name: "site", Burst: 240, Every: 5 * time.Second}          // an IPv6 /48, which one customer may have
	perPair     = Kind{Name: "pair", Burst: 5, Every: time.Minute}                // one account from one network
	perPart     = Kind{Name: "share", Burst: 10, Every: 10 * time.Minute}         // the same
	perSitePart = Kind{Name: "share of site", Burst: 10, Every: 10 * time.Minute} // the same, of an IPv6 /48
	perAccount  = Kind{Name: "account", Burst: 20, Every: 5 * time.Minute}        // one account from all strangers
)

// perHome is in the place of perAccount for one account and one network that it
// knows.
var perHome = Kind{Name: "home", Burst: perAccount.Burst, Every: perAccount.Every}

// perBrowser counts the sign-ins to one account from one browser that it knows.
// Others' guesses do not take from it.
var perBrowser = Kind{Name: "browser", Burst: 5, Every: time.Minute}

// perConfirm counts the passwords that somebody who is signed in is asked for
// again. Strangers' guesses do not take from it, or they could keep the owner of
// an account from changing its password.
var perConfirm = Kind{Name: "confirm", Burst: 5, Every: time.Minute}

// perVisitor counts the passwords that one network tries on a share, perVisits those that one site tries, and
// perVisited those that all try. A site may try less than a third of these, so that one guesser does not lock the
// other visitors out.
var (
	perVisitor = Kind{Name: "visitor", Burst: 5, Every: time.Minute}
	perVisits  = Kind{Name: "visits", Burst: 15, Every: 2 * time.Minute}
	perVisited = Kind{Name: "visited", Burst: 60, Every: 30 * time.Second}
)

// perGuest counts the passwords that one visitor tries on a share who has opened it before or is signed in, perGuests those of all
// who are signed in, and perFormer those of all who have opened it before. Strangers' guesses do not take from them, or a few networks could keep a share locked.
var (
	perGuest  = Kind{Name: "guest", Burst: 5, Every: time.Minute}
	perGuests = Kind{Name: "guests", Burst: 60, Every: 30 * time.Second}
	perFormer = Kind{Name: "former", Burst: 60, Every: 30 * time.Second}
)

// perHashes counts the right passwords of one account: each costs as much as a wrong
// one. Wrong ones put their token back, so that strangers do not use them up.
var perHashes = Kind{Name: "hashes", Burst: 60, Every: 5 * time.Second}

// NewLogins returns Logins that count by buckets.
func NewLogins(buckets *Common) *Logins { return &Logins{buckets} }

// Origin is where a sign-in comes from, as far as its account knows that.
type Origin struct {
	Familiar Familiarity
	Source   string // keyed hash of the browser or network that the account knows, or ""
}

// Guess is a sign-in whose password has not been compared yet.
type Guess struct {
	Username string
	Client   netip.Addr
	Origin   Origin
}

// Attempt counts a sign-in before its password is compared, or returns
// schema.ErrTooManyLogins. settle has to be called with the error of the comparison, and
// puts back the tokens that the attempt has not used.
//
// Only a browser that the account knows passes the buckets of its network. On a
// network that the account knows, buckets of that network take the place of those
// from which other networks take, so that strangers do not lock the owner out.
// Those that all use on this network, perClient, perPair and perPart, are never
// fuller than these: until other networks interfere, the answers are the same for
// an account that is signed in to from here, for another, and for a name that does
// not exist. So is the number of buckets.
func (t *Logins) Attempt(ctx context.Context, g Guess) (settle func(error), err error) {
	if g.Origin.Familiar == KnownBrowser {
		return t.settled(ctx, g.Username, perBrowser.For(g.Username+" "+g.Origin.Source))
	}
	from, wide := Network(g.Client), Site(g.Client)
	pair := g.Username + " " + from
	account, name := perAccount, g.Username
	if g.Origin.Familiar == KnownNetwork {
		wide, account, name = from, perHome, pair
	}
	return t.settled(ctx, g.Username, perClient.For(from), perSite.For(wide), perPair.For(pair), perPart.For(pair),
		perSitePart.For(g.Username+" "+wide), account.For(name))
}

// Confirm counts a password that a signed-in user is asked for, as Attempt does. The
// guesses count by the user's id, as a session may change the username.
func (t *Logins) Confirm(ctx context.Context, id, username string) (settle func(error), err error) {
	return t.settled(ctx, username, perConfirm.For(id))
}

// Visit is a password that the visitor of a share has entered.
type Visit struct {
	Share  string // its id
	Client netip.Addr
	Known  string // identifies the browser, if it has opened the share before, or else ""
	User   string // who is signed in, or ""
}

// Unlock counts a password of a visitor, as Attempt does.
func (t *Logins) Unlock(ctx context.Context, v Visit) (settle func(error), err error) {
	account := "share " + v.Share
	switch {
	case v.Known != "":
		return t.settled(ctx, account, perGuest.For(v.Share+" browser "+v.Known), perFormer.For(v.Share))
	case v.User != "":
		return t.settled(ctx, account, perGuest.For(v.Share+" user "+v.User), perGuests.For(v.Share))
	}
	from, wide := Network(v.Client), Site(v.Client)
	return t.settled(ctx, account, perClient.For(from), perSite.For(wide), perVisitor.For(v.Share+" "+from), perVisits.For(v.Share+" "+wide), perVisited.For(v.Share))
}

// settled takes tokens of the buckets of guesses, and one of perHashes for the
// account.
func (t *Logins) settled(ctx context.Context, account string, buckets ...Bucket) (settle func(error), err error) {
	forgiveGuess, err := t.count(ctx, buckets...)
	if err != nil {
		return nil, err
	}
	forgiveHash, err := t.count(ctx, perHashes.For(account))
	if err != nil {
		forgiveGuess()
		return nil, err
	}
	return func(err error) {
		if !errors.Is(err, schema.ErrCredentials) {
			forgiveGuess()
		}
		if err != nil {
			forgiveHash()
		}
	}, nil
}

// count takes a token of each bucket, or none.
func (t *Logins) count(ctx context.Context, buckets ...Bucket) (forgive func(), err error) {
	forgive, wait, err := t.buckets.Take(ctx, buckets...)
	if err == nil && wait > 0 {
		err = schema.ErrTooManyLogins.After(wait)
	}
	return forgive, err
}
