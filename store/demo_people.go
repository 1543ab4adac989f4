package store

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// friendsAsked is how many others a user has asked, so that each has about
// twice as many friends.
const friendsAsked = 5

// makePeople makes the accounts; all join in the year before the world begins,
// `demo` first.
func (w *world) makePeople() {
	rnd := w.random(saltPeople, 0)
	n := w.opt.Users
	taken := map[string]bool{}
	year := 365 * 24 * time.Hour
	for i := range n {
		u := demoUser{name: "demo", joined: demoBegin.Add(-year + year*time.Duration(i)/time.Duration(n)).Truncate(time.Millisecond)}
		for i > 0 && (u.name == "demo" || taken[u.name]) {
			u.name = username(rnd)
		}
		taken[u.name] = true
		u.id = demoID(u.joined, i, rnd)
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

// writePeople writes accounts and what stands between them. Of ten requests one
// is not answered yet; of fifty one has become a block.
func (w *world) writePeople(l loader) error {
	users := newBatch("user", "id, age, username, password_hash, created_at")
	for _, u := range w.users {
		var age any
		if u.age > 0 {
			age = u.age
		}
		users.add(u.id, age, u.name, sqldb.Null(w.opt.PasswordHash), schema.At(u.joined))
	}
	friendships := newBatch("friendship", "id, user_id, friend_id, status, created_at")
	notices := newNotifications()
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
			at := within3Years(rnd, demoBegin)
			w.befriend(rnd, friendships, notices, a, b, at)
		}
	}
	w.sum.Users, w.sum.Friendships, w.sum.Notifications = users.rows(), friendships.rows(), notices.rows()
	for _, b := range []*batch{users, friendships, notices} {
		if err := l.insert(b); err != nil {
			return fmt.Errorf("insert into %s: %w", b.name, err)
		}
	}
	return nil
}

// befriend makes the row between two users and tells them, as the store would
// have. A block takes its notifications with it.
func (w *world) befriend(rnd *rand.Rand, friendships, notices *batch, a, b int32, at time.Time) {
	id := demoID(at, rnd.IntN(1<<12), rnd)
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
	friendships.add(id, w.users[a].id, w.users[b].id, status, schema.At(at))
	if status == schema.Blocked {
		return
	}
	w.tell(rnd, notices, at, b, a, notice{kind: schema.FriendRequest, friendship: id})
	if status == schema.Accepted {
		w.tell(rnd, notices, within3Years(rnd, at), a, b, notice{kind: schema.FriendAccepted, friendship: id})
	}
}

// within3Years draws a time from another until the end of the world, sooner
// more often.
func within3Years(rnd *rand.Rand, from time.Time) time.Time {
	u := rnd.Float64()
	ms := float64(demoEnd.Sub(from).Milliseconds()-1) * u * u * u
	return from.Add(time.Duration(ms) * time.Millisecond)
}

func newNotifications() *batch {
	return newBatch("notification", "id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id")
}

// kept is how long people keep their notifications, and recent how long most
// of them are unread.
const (
	kept   = 45 * 24 * time.Hour
	recent = 5 * 24 * time.Hour
)

// tell adds a notification as notify writes it. Older ones their owners have
// deleted.
func (w *world) tell(rnd *rand.Rand, b *batch, at time.Time, to, from int32, n notice) {
	age := demoEnd.Sub(at)
	if to == from || age > kept {
		return
	}
	n.to, n.from = w.users[to].id, w.users[from].id
	name := w.users[from].name
	title, message := n.texts(name)
	data, err := json.Marshal(n.data(name))
	if err != nil {
		panic(err) // a map of texts is always JSON
	}
	var find any
	if n.find != nil {
		find = n.find.ID
	}
	read := rnd.IntN(10) < 8
	if age < recent {
		read = rnd.IntN(10) < 3
	}
	b.add(demoID(at, rnd.IntN(1<<12), rnd), n.to, n.kind, title, message, string(data), read, schema.At(at), n.from, find, sqldb.Null(n.comment), sqldb.Null(n.friendship))
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
