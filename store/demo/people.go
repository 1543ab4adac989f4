package demo

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
	"unicode"

	"finds/schema"
	"finds/store"
)

// friendsAsked is how many others a user has asked, so that each has about
// twice as many friends.
const friendsAsked = 5

// makePeople makes the accounts; all join in the year before the world begins,
// `demo` first.
func (w *world) makePeople() {
	rnd := w.random(saltPeople, 0)
	n := w.opt.Users
	taken, called := map[string]bool{}, map[string]bool{}
	year := 365 * 24 * time.Hour
	for i := range n {
		u := user{name: "demo", joined: begin.Add(-year + year*time.Duration(i)/time.Duration(n)).Truncate(time.Millisecond)}
		for i > 0 && (u.name == "demo" || taken[u.name]) {
			u.name = username(rnd)
		}
		taken[u.name] = true
		if name := displayName(u.name); !called[name] && rnd.IntN(8) > 0 {
			u.displayName, called[name] = name, true
		}
		u.id = newID(u.joined, i, rnd)
		if rnd.IntN(3) > 0 {
			u.age = 16 + rnd.IntN(30) + rnd.IntN(35)
		}
		w.users = append(w.users, u)
	}
	w.friends = make([][]int32, n)
	w.blocked = map[[2]int32]bool{}
}

// username draws a name of 3 to 31 characters, plain ones more often.
func username(rnd *rand.Rand) string {
	name := pick(rnd, firstNames)
	switch rnd.IntN(8) {
	case 0:
		name = fmt.Sprint(name, "-", pick(rnd, secondNames))
	case 1:
		name = fmt.Sprint(name, rnd.IntN(100))
	case 2:
		name = fmt.Sprint(name, "_", pick(rnd, secondNames), rnd.IntN(10_000))
	default:
		name = fmt.Sprint(name, "_", pick(rnd, secondNames))
	}
	if len(name) < schema.UsernameMin {
		name += "_x"
	}
	return name
}

// displayName is how somebody with a username is called: the words of it.
func displayName(username string) string {
	words := strings.FieldsFunc(username, func(r rune) bool { return !unicode.IsLetter(r) })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}

// people returns accounts and their friendships. One request in ten is not
// answered yet; one in fifty has become a block.
func (w *world) people() *part {
	p := &part{rows: store.NewLoadRows()}
	for _, u := range w.users {
		p.rows.AddUser(store.LoadedUser{ID: u.id, Username: u.name, DisplayName: u.displayName, Age: u.age, PasswordHash: w.opt.PasswordHash, CreatedAt: u.joined})
	}
	p.sum.Users = len(w.users)
	rnd := w.random(saltPeople, 1)
	pairs := map[[2]int32]bool{}
	clear(w.blocked)
	for i := range w.friends {
		w.friends[i] = nil
	}
	for a := range int32(len(w.users)) {
		for range friendsAsked {
			b := int32(skew(rnd, len(w.users)))
			pair := [2]int32{min(a, b), max(a, b)}
			if a == b || pairs[pair] {
				continue
			}
			pairs[pair] = true
			w.befriend(rnd, p, a, b, within3Years(rnd, begin))
		}
	}
	return p
}

// befriend makes the row between two users and notifies them, as the store would
// have. A block takes its notifications with it.
func (w *world) befriend(rnd *rand.Rand, p *part, a, b int32, at time.Time) {
	id := newID(at, rnd.IntN(1<<12), rnd)
	status := schema.Accepted
	switch {
	case rnd.IntN(50) == 0:
		status = schema.Blocked
		w.blocked[[2]int32{a, b}], w.blocked[[2]int32{b, a}] = true, true
	case rnd.IntN(10) == 0:
		status = schema.Pending
	default:
		w.friends[a], w.friends[b] = append(w.friends[a], b), append(w.friends[b], a)
	}
	p.rows.AddFriendship(store.LoadedFriendship{ID: id, UserID: w.users[a].id, FriendID: w.users[b].id, Status: status, CreatedAt: at})
	p.sum.Friendships++
	if status == schema.Blocked {
		return
	}
	w.notify(rnd, p, b, a, store.LoadedNotification{CreatedAt: at, Type: schema.FriendRequest, FriendshipID: id})
	if status == schema.Accepted {
		w.notify(rnd, p, a, b, store.LoadedNotification{CreatedAt: within3Years(rnd, at), Type: schema.FriendAccepted, FriendshipID: id})
	}
}

// within3Years draws a time from another until the end of the world, sooner
// more often.
func within3Years(rnd *rand.Rand, from time.Time) time.Time {
	u := rnd.Float64()
	ms := float64(end.Sub(from).Milliseconds()-1) * u * u * u
	return from.Add(time.Duration(ms) * time.Millisecond)
}

// kept is how long people keep their notifications, and recent how long most
// of them are unread.
const (
	kept   = 45 * 24 * time.Hour
	recent = 5 * 24 * time.Hour
)

// notify adds a notification as the store would have. Older ones their owners have
// deleted.
func (w *world) notify(rnd *rand.Rand, p *part, to, from int32, n store.LoadedNotification) {
	age := end.Sub(n.CreatedAt)
	if to == from || age > kept {
		return
	}
	actor := w.users[from]
	n.UserID, n.Actor = w.users[to].id, schema.Person{ID: actor.id, Username: actor.name, DisplayName: actor.displayName}
	n.Read = rnd.IntN(10) < 8
	if age < recent {
		n.Read = rnd.IntN(10) < 3
	}
	n.ID = newID(n.CreatedAt, rnd.IntN(1<<12), rnd)
	p.rows.AddNotification(n)
	p.sum.Notifications++
}

// likers draws up to n different users, not the owner, who may see a find.
func (w *world) likers(rnd *rand.Rand, n int, owner int32, public bool) []int32 {
	var list []int32
	among := w.friends[owner]
	for range min(n, len(w.users)/3) {
		u := int32(skew(rnd, len(w.users)))
		if !public {
			if len(among) == 0 {
				return nil
			}
			u = pick(rnd, among)
		}
		if u != owner && !w.blocked[[2]int32{owner, u}] && !slices.Contains(list, u) {
			list = append(list, u)
		}
	}
	return list
}
