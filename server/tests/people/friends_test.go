package people

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// between brings two users, x and y, into a state, and returns the id of what
// stands between them, or one that does not exist.
func between(a *API, x, y *User, state string) string {
	a.Helper()
	switch state {
	case "pending":
		return Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": y.ID}).ID
	case "accepted":
		return a.Befriend(x, y).ID
	case "blocked":
		return Call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil).ID
	case "blocked both ways":
		a.Befriend(x, y)
		OK(y, 200, "PUT", "/api/users/"+x.ID+"/block", nil)
		return between(a, x, y, "blocked")
	}
	return "019e830e-1a01-7000-92b0-36d585c336a2"
}

// TestFriendshipActions is the table of states, actors and actions. In each
// state x made the first step: asked or blocked; y is the other; z is neither.
func TestFriendshipActions(t *testing.T) {
	actions := []string{"accept", "decline", "block", "delete"}
	table := []struct {
		state, actor, status string // in the order of actions
	}{
		{"none", "x", "404 404 404 404"},
		{"pending", "x", "403 403 200 204"},
		{"pending", "y", "200 200 200 403"},
		{"pending", "z", "404 404 404 404"},
		{"accepted", "x", "409 409 200 204"},
		{"accepted", "y", "409 409 200 204"},
		{"accepted", "z", "404 404 404 404"},
		{"blocked", "x", "409 409 200 204"},
		{"blocked", "y", "404 404 404 404"},
		{"blocked", "z", "404 404 404 404"},
		{"blocked both ways", "x", "409 409 200 204"},
		{"blocked both ways", "y", "404 404 404 404"},
	}
	Each(t, func(a *API) {
		for _, row := range table {
			for i, status := range strings.Fields(row.status) {
				x, y, z := a.As(Unique("x")), a.As(Unique("y")), a.As(Unique("z"))
				id := between(a, x, y, row.state)
				u := map[string]*User{"x": x, "y": y, "z": z}[row.actor]
				what := fmt.Sprintf("%s of %s by %s", actions[i], row.state, row.actor)
				method, body := "PUT", any(M{"action": actions[i]})
				if actions[i] == "delete" {
					method, body = "DELETE", nil
				}
				r := u.Do(method, "/api/friends/"+id, body)
				if fmt.Sprint(r.Status) != status {
					a.Errorf("%s: status %d, want %s: %s", what, r.Status, status, r.Body)
				}
				afterwards(a, what, row.state, row.actor, actions[i], status, id, x, y)
			}
		}
	})
}

// afterwards checks what stands between two users after an action.
func afterwards(a *API, what, state, actor, action, status, id string, x, y *User) {
	a.Helper()
	maker := map[string]*User{"x": x, "y": y}[actor]
	switch {
	case status == "204", status == "200" && action == "decline":
		state = map[bool]string{true: "blocked the other way", false: "none"}[state == "blocked both ways"]
	case status == "200" && action == "accept":
		state = "accepted"
	case status == "200" && action == "block" && !strings.HasPrefix(state, "blocked"):
		state = "blocked by " + actor
	}
	for _, u := range []*User{x, y} {
		for _, s := range []string{"pending", "accepted", "blocked"} {
			list := Call[[]schema.Friendship](u, 200, "GET", "/api/friends?status="+s, nil)
			want := state == s && (s != "blocked" || u == x)
			switch {
			case s == "blocked" && state == "blocked both ways":
				want = true
			case s == "blocked" && state == "blocked the other way":
				want = u == y
			case s == "blocked" && strings.HasPrefix(state, "blocked by "):
				want = u == maker
				if want && len(list) == 1 && (list[0].RequesterID != maker.ID || list[0].ID != id) {
					a.Errorf("%s: the block is %+v, want %s as its requester and the id kept", what, list[0], maker.Name)
				}
			}
			if len(list) == 1 != want {
				a.Errorf("%s: %s lists %d %s, want it there: %v", what, u.Name, len(list), s, want)
			}
		}
	}
}

// TestFriendshipRequests is the table of what asking does in each state.
func TestFriendshipRequests(t *testing.T) {
	Each(t, func(a *API) {
		for _, row := range []struct {
			state, actor string
			status       int
		}{
			{"none", "x", 201}, {"none", "y", 201},
			{"pending", "x", 409}, {"pending", "y", 200},
			{"accepted", "x", 409}, {"accepted", "y", 409},
			{"blocked", "x", 409}, {"blocked", "y", 404},
			{"blocked both ways", "x", 404}, {"blocked both ways", "y", 404},
		} {
			x, y := a.As(Unique("x")), a.As(Unique("y"))
			between(a, x, y, row.state)
			u, o := x, y
			if row.actor == "y" {
				u, o = y, x
			}
			r := u.Do("POST", "/api/friends", M{"friendId": o.ID})
			if r.Status != row.status {
				a.Errorf("%s asks when %s: status %d, want %d: %s", row.actor, row.state, r.Status, row.status, r.Body)
			}
			if row.status == 201 && !strings.HasPrefix(r.Header.Get("Location"), "/api/friends/") || row.status == 200 && !strings.Contains(string(r.Body), `"accepted"`) {
				a.Errorf("%s asks when %s: %v %s", row.actor, row.state, r.Header, r.Body)
			}
		}
		x, y := a.As("xavier"), a.As("yvonne")
		f := Call[schema.Friendship](x, 201, "POST", "/api/friends", M{"friendId": y.ID})
		if f.RequesterID != x.ID || f.AddresseeID != y.ID || f.Status != "pending" || f.Requester.Username != "xavier" || f.Addressee.Username != "yvonne" || f.Addressee.ProfilePicture == "" {
			a.Errorf("request is %+v", f)
		}
		if g := Call[schema.Friendship](y, 200, "PUT", "/api/friends/"+f.ID, M{"action": "decline"}); g != f {
			a.Errorf("a declined request is answered as %+v, want as it was %+v", g, f)
		}
		Refused(x, 404, "not_found", "POST", "/api/friends", M{"friendId": "nobody"})
		Refused(x, 422, "invalid", "POST", "/api/friends", M{"friendId": x.ID})
		Refused(x, 422, "invalid", "POST", "/api/friends", M{})
		Refused(x, 422, "invalid", "POST", "/api/friends", M{"friendId": y.ID, "status": "accepted"})
		Refused(x, 422, "invalid", "PUT", "/api/friends/"+f.ID, M{"action": "unfriend"})
		Refused(x, 400, "malformed", "POST", "/api/friends", "{")
		Refused(x, 422, "invalid", "PUT", "/api/users/"+x.ID+"/block", nil)
		Refused(x, 404, "not_found", "PUT", "/api/users/nobody/block", nil)
		Refused(x, 404, "not_found", "DELETE", "/api/users/"+y.ID+"/block", nil)
	})
}

// TestBlocksAreEachSidesOwn blocks both ways and lifts one after the other.
func TestBlocksAreEachSidesOwn(t *testing.T) {
	Each(t, func(a *API) {
		x, y := a.As("xavier"), a.As("yvonne")
		a.Befriend(x, y)
		bx := Call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil)
		by := Call[schema.Friendship](y, 200, "PUT", "/api/users/"+x.ID+"/block", nil)
		if bx.ID == by.ID || bx.RequesterID != x.ID || by.RequesterID != y.ID {
			a.Errorf("blocks are %+v and %+v", bx, by)
		}
		if again := Call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil); again != bx {
			a.Errorf("blocking again gives %+v, want %+v", again, bx)
		}
		OK(x, 204, "DELETE", "/api/users/"+y.ID+"/block", nil)
		Refused(x, 404, "not_found", "DELETE", "/api/users/"+y.ID+"/block", nil)
		Refused(x, 404, "not_found", "GET", "/api/users/"+y.ID, nil) // yvonne's own stands
		Refused(x, 404, "not_found", "DELETE", "/api/friends/"+by.ID, nil)
		OK(y, 204, "DELETE", "/api/users/"+x.ID+"/block", nil)
		OK(x, 200, "GET", "/api/users/"+y.ID, nil)
	})
}

// TestFriendsList asks for each status and direction.
func TestFriendsList(t *testing.T) {
	Each(t, func(a *API) {
		me := a.As("me1")
		names := map[string]string{}
		for _, row := range []struct{ name, state string }{{"friend-sent", "accepted"}, {"asked", "pending"}, {"blocked", "blocked"}} {
			u := a.As(row.name)
			names[between(a, me, u, row.state)] = row.name
		}
		for _, row := range []struct{ name, state string }{{"friend-received", "accepted"}, {"asks", "pending"}, {"blocker", "blocked"}} {
			u := a.As(row.name)
			names[between(a, u, me, row.state)] = row.name
		}
		for query, want := range map[string]string{
			"":                                   "friend-received friend-sent",
			"?status=accepted&direction=any":     "friend-received friend-sent",
			"?status=accepted&order=asc":         "friend-sent friend-received",
			"?direction=sent":                    "friend-sent",
			"?direction=received":                "friend-received",
			"?status=pending":                    "asks asked",
			"?status=pending&direction=sent":     "asked",
			"?status=pending&direction=received": "asks",
			"?status=blocked":                    "blocked",
			"?status=blocked&direction=sent":     "blocked",
			"?status=blocked&direction=received": "",
		} {
			var got []string
			for _, f := range Call[[]schema.Friendship](me, 200, "GET", "/api/friends"+query, nil) {
				got = append(got, names[f.ID])
			}
			if strings.Join(got, " ") != want {
				a.Errorf("friends%s are %q, want %q", query, got, want)
			}
		}
		for _, query := range []string{"?status=declined", "?direction=both", "?order=distance", "?limit=0", "?limit=101", "?cursor=x"} {
			Refused(me, 422, "invalid", "GET", "/api/friends"+query, nil)
		}
	})
}

// TestFriendshipTwins sends requests both ways at the same time: they make one
// friendship, and no response is an internal error.
func TestFriendshipTwins(t *testing.T) {
	EachEngine(t, func(a *API) {
		x, y := a.As("xavier"), a.As("yvonne")
		var wg sync.WaitGroup
		statuses := make([]int, 40)
		for i := range statuses {
			wg.Go(func() {
				u, o := x, y
				if i%2 == 1 {
					u, o = y, x
				}
				statuses[i] = u.Do("POST", "/api/friends", M{"friendId": o.ID}).Status
			})
		}
		wg.Wait()
		count := map[int]int{}
		for _, s := range statuses {
			count[s]++
		}
		if count[201] != 1 || count[200] != 1 || count[409] != len(statuses)-2 {
			a.Errorf("statuses are %v, want one 201, one 200 and the rest 409", count)
		}
		if list := Call[[]schema.Friendship](x, 200, "GET", "/api/friends", nil); len(list) != 1 {
			a.Errorf("there are %d friendships", len(list))
		}
	})
}
