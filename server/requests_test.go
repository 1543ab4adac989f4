package server_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestDeclined asks again after a decline: refused for a day, by every process
// on the database, and then taken; the one who declined may ask at once.
func TestDeclined(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		a := newAPI(t, engine)
		x, y, z := a.as("xavier"), a.as("yvonne"), a.as("zoe")
		ask := func(u, o *user) answer { return u.do("POST", "/api/friends", m{"friendId": o.ID}) }
		decline := func() {
			f := call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": y.ID})
			ok(y, 200, "PUT", "/api/friends/"+f.ID, m{"action": "decline"})
		}
		decline()
		a.clock.Add(time.Hour)
		if r := ask(x, y); r.Status != 429 || a.clean("declined", r).Detail != schema.ErrDeclined.Message || r.Header.Get("Retry-After") < "82000" || r.Header.Get("Retry-After") > "82800" {
			t.Errorf("asked again: %d %v %s", r.Status, r.Header, r.Body)
		}
		other := storetest.Open(t, engine, store.Options{Database: a.dsn, Now: a.clock.Now})
		if _, _, err := other.RequestFriend(context.Background(), x.ID, y.ID); !errors.Is(err, schema.ErrDeclined) {
			t.Errorf("asked again of another process: %v", err)
		}
		ok(x, 201, "POST", "/api/friends", m{"friendId": z.ID})
		a.clock.Add(24 * time.Hour)
		decline()
		a.clock.Add(24 * time.Hour)
		if _, _, err := a.cleaner.All(context.Background()); err != nil {
			t.Error(err)
		}
		decline()
		ok(y, 201, "POST", "/api/friends", m{"friendId": x.ID})
		ok(x, 200, "POST", "/api/friends", m{"friendId": y.ID})
	})
}

// TestAskedAgain withdraws a request and sends it again several times: the other
// user is notified once a day.
func TestAskedAgain(t *testing.T) {
	each(t, func(a *api) {
		x, y := a.as("xavier"), a.as("yvonne")
		for day := range 3 {
			for range 3 {
				f := call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": y.ID})
				for _, n := range y.inbox("") {
					ok(y, 200, "PATCH", "/api/notifications/"+n.ID, m{"isRead": true})
				}
				ok(x, 204, "DELETE", "/api/friends/"+f.ID, nil)
			}
			if list := y.inbox(""); len(list) != day+1 {
				a.Errorf("day %d: yvonne has %d notifications, want %d", day+1, len(list), day+1)
			}
			a.clock.Add(24 * time.Hour)
		}
	})
}

// TestAskedAgainUnread withdraws a request before the other has read of it, and
// asks again: the other has one notification, of the request that waits.
func TestAskedAgainUnread(t *testing.T) {
	each(t, func(a *api) {
		cara, dave := a.as("cara"), a.as("dave")
		for range 3 {
			f := call[schema.Friendship](cara, 201, "POST", "/api/friends", m{"friendId": dave.ID})
			if list := dave.inbox(""); len(list) != 1 || list[0].Data["friendshipId"] != f.ID {
				a.Errorf("dave has %+v, want one of %s", list, f.ID)
			}
			ok(cara, 204, "DELETE", "/api/friends/"+f.ID, nil)
			if list := dave.inbox(""); len(list) != 0 {
				a.Errorf("after the withdrawal dave has %+v", list)
			}
			a.clock.Add(time.Minute)
		}
	})
}

// TestDeclinedOnce declines, becomes friends the other way and parts: nothing of
// the decline is left.
func TestDeclinedOnce(t *testing.T) {
	each(t, func(a *api) {
		cara, dave := a.as("cara"), a.as("dave")
		f := call[schema.Friendship](cara, 201, "POST", "/api/friends", m{"friendId": dave.ID})
		ok(dave, 200, "PUT", "/api/friends/"+f.ID, m{"action": "decline"})
		f = call[schema.Friendship](dave, 201, "POST", "/api/friends", m{"friendId": cara.ID})
		ok(cara, 200, "PUT", "/api/friends/"+f.ID, m{"action": "accept"})
		ok(cara, 204, "DELETE", "/api/friends/"+f.ID, nil)
		ok(cara, 201, "POST", "/api/friends", m{"friendId": dave.ID})
	})
}

// TestManyRequests asks more people than may wait for an answer.
func TestManyRequests(t *testing.T) {
	each(t, func(a *api) {
		x := a.as("xavier")
		var first schema.Friendship
		for i := range schema.RequestsMax {
			f := call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": must(a.store.CreateUser(context.Background(), store.NewUser{Username: unique("asked")})).ID})
			if i == 0 {
				first = f
			}
		}
		y := a.as("yvonne")
		if p := refused(x, 409, "conflict", "POST", "/api/friends", m{"friendId": y.ID}); p.Detail != schema.ErrTooManyAsked.Message {
			a.Errorf("refused with %q", p.Detail)
		}
		ok(x, 204, "DELETE", "/api/friends/"+first.ID, nil)
		ok(x, 201, "POST", "/api/friends", m{"friendId": y.ID})
	})
}
