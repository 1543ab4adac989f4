package people

import (
	"context"
	"errors"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestDeclined asks again after a decline: refused for a day, by every process
// on the database, and then taken; the one who declined may ask at once.
func TestDeclined(t *testing.T) {
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		a := NewAPI(t, engine)
		x, y, z := a.As("xavier"), a.As("yvonne"), a.As("zoe")
		ask := func(u, o *User) Answer { return u.Do("POST", "/api/friends", M{"friendId": o.ID}) }
		decline := func() {
			f := Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": y.ID})
			OK(y, 200, "PUT", "/api/friends/"+f.ID, M{"action": "decline"})
		}
		decline()
		a.Clock.Add(time.Hour)
		if r := ask(x, y); r.Status != 429 || a.Clean("declined", r).Detail != schema.ErrDeclined.Message || r.Header.Get("Retry-After") < "82000" || r.Header.Get("Retry-After") > "82800" {
			t.Errorf("asked again: %d %v %s", r.Status, r.Header, r.Body)
		}
		other := storetest.Open(t, engine, store.Options{Database: a.DSN, Now: a.Clock.Now})
		if _, _, err := other.RequestFriend(context.Background(), x.ID, y.ID); !errors.Is(err, schema.ErrDeclined) {
			t.Errorf("asked again of another process: %v", err)
		}
		OK(x, 201, "POST", "/api/friends", M{"friendId": z.ID})
		a.Clock.Add(24 * time.Hour)
		decline()
		a.Clock.Add(24 * time.Hour)
		if _, _, err := a.Cleaner.All(context.Background()); err != nil {
			t.Error(err)
		}
		decline()
		OK(y, 201, "POST", "/api/friends", M{"friendId": x.ID})
		OK(x, 200, "POST", "/api/friends", M{"friendId": y.ID})
	})
}

// TestAskedAgain withdraws a request and sends it again several times: the other
// user is notified once a day.
func TestAskedAgain(t *testing.T) {
	Each(t, func(a *API) {
		x, y := a.As("xavier"), a.As("yvonne")
		for day := range 3 {
			for range 3 {
				f := Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": y.ID})
				for _, n := range y.Inbox("") {
					OK(y, 200, "PATCH", "/api/notifications/"+n.ID, M{"isRead": true})
				}
				OK(x, 204, "DELETE", "/api/friends/"+f.ID, nil)
			}
			if list := y.Inbox(""); len(list) != day+1 {
				a.Errorf("day %d: yvonne has %d notifications, want %d", day+1, len(list), day+1)
			}
			a.Clock.Add(24 * time.Hour)
		}
	})
}

// TestAskedAgainUnread withdraws a request before the other has read of it, and
// asks again: the other has one notification, of the request that waits.
func TestAskedAgainUnread(t *testing.T) {
	Each(t, func(a *API) {
		cara, dave := a.As("cara"), a.As("dave")
		for range 3 {
			f := Call[schema.Friendship](cara, 201, "POST", "/api/friends", M{"friendId": dave.ID})
			if list := dave.Inbox(""); len(list) != 1 || list[0].Data["friendshipId"] != f.ID {
				a.Errorf("dave has %+v, want one of %s", list, f.ID)
			}
			OK(cara, 204, "DELETE", "/api/friends/"+f.ID, nil)
			if list := dave.Inbox(""); len(list) != 0 {
				a.Errorf("after the withdrawal dave has %+v", list)
			}
			a.Clock.Add(time.Minute)
		}
	})
}

// TestDeclinedOnce declines, becomes friends the other way and parts: nothing of
// the decline is left.
func TestDeclinedOnce(t *testing.T) {
	Each(t, func(a *API) {
		cara, dave := a.As("cara"), a.As("dave")
		f := Call[schema.Friendship](cara, 201, "POST", "/api/friends", M{"friendId": dave.ID})
		OK(dave, 200, "PUT", "/api/friends/"+f.ID, M{"action": "decline"})
		f = Call[schema.Friendship](dave, 201, "POST", "/api/friends", M{"friendId": cara.ID})
		OK(cara, 200, "PUT", "/api/friends/"+f.ID, M{"action": "accept"})
		OK(cara, 204, "DELETE", "/api/friends/"+f.ID, nil)
		OK(cara, 201, "POST", "/api/friends", M{"friendId": dave.ID})
	})
}

// TestManyRequests asks more people than may wait for an answer.
func TestManyRequests(t *testing.T) {
	Each(t, func(a *API) {
		x := a.As("xavier")
		var first schema.Friendship
		for i := range schema.RequestsMax {
			f := Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": Must(a.Store.CreateUser(context.Background(), store.NewUser{Username: Unique("asked")})).ID})
			if i == 0 {
				first = f
			}
		}
		y := a.As("yvonne")
		if p := Refused(x, 409, "conflict", "POST", "/api/friends", M{"friendId": y.ID}); p.Detail != schema.ErrTooManyAsked.Message {
			a.Errorf("refused with %q", p.Detail)
		}
		OK(x, 204, "DELETE", "/api/friends/"+first.ID, nil)
		OK(x, 201, "POST", "/api/friends", M{"friendId": y.ID})
	})
}
