package server_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"finds/schema"
)

// between brings two users, x and y, into a state, and returns the id of what
// stands between them, or one that does not exist.
func (a *api) between(x, y *user, state string) string {
	a.Helper()
	switch state {
	case "pending":
		return call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": y.ID}).ID
	case "accepted":
		return a.befriend(x, y).ID
	case "blocked":
		return call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil).ID
	case "blocked both ways":
		a.befriend(x, y)
		ok(y, 200, "PUT", "/api/users/"+x.ID+"/block", nil)
		return a.between(x, y, "blocked")
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
	each(t, func(a *api) {
		for _, row := range table {
			for i, status := range strings.Fields(row.status) {
				x, y, z := a.as(unique("x")), a.as(unique("y")), a.as(unique("z"))
				id := a.between(x, y, row.state)
				u := map[string]*user{"x": x, "y": y, "z": z}[row.actor]
				what := fmt.Sprintf("%s of %s by %s", actions[i], row.state, row.actor)
				method, body := "PUT", any(m{"action": actions[i]})
				if actions[i] == "delete" {
					method, body = "DELETE", nil
				}
				r := u.do(method, "/api/friends/"+id, body)
				if fmt.Sprint(r.Status) != status {
					a.Errorf("%s: status %d, want %s: %s", what, r.Status, status, r.Body)
				}
				a.afterwards(what, row.state, row.actor, actions[i], status, id, x, y)
			}
		}
	})
}

// afterwards checks what stands between two users after an action.
func (a *api) afterwards(what, state, actor, action, status, id string, x, y *user) {
	a.Helper()
	maker := map[string]*user{"x": x, "y": y}[actor]
	switch {
	case status == "204", status == "200" && action == "decline":
		state = map[bool]string{true: "blocked the other way", false: "none"}[state == "blocked both ways"]
	case status == "200" && action == "accept":
		state = "accepted"
	case status == "200" && action == "block" && !strings.HasPrefix(state, "blocked"):
		state = "blocked by " + actor
	}
	for _, u := range []*user{x, y} {
		for _, s := range []string{"pending", "accepted", "blocked"} {
			list := call[[]schema.Friendship](u, 200, "GET", "/api/friends?status="+s, nil)
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
	each(t, func(a *api) {
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
			x, y := a.as(unique("x")), a.as(unique("y"))
			a.between(x, y, row.state)
			u, o := x, y
			if row.actor == "y" {
				u, o = y, x
			}
			r := u.do("POST", "/api/friends", m{"friendId": o.ID})
			if r.Status != row.status {
				a.Errorf("%s asks when %s: status %d, want %d: %s", row.actor, row.state, r.Status, row.status, r.Body)
			}
			if row.status == 201 && !strings.HasPrefix(r.Header.Get("Location"), "/api/friends/") || row.status == 200 && !strings.Contains(string(r.Body), `"accepted"`) {
				a.Errorf("%s asks when %s: %v %s", row.actor, row.state, r.Header, r.Body)
			}
		}
		x, y := a.as("xavier"), a.as("yvonne")
		f := call[schema.Friendship](x, 201, "POST", "/api/friends", m{"friendId": y.ID})
		if f.RequesterID != x.ID || f.AddresseeID != y.ID || f.Status != "pending" || f.Requester.Username != "xavier" || f.Addressee.Username != "yvonne" || f.Addressee.ProfilePicture == "" {
			a.Errorf("request is %+v", f)
		}
		if g := call[schema.Friendship](y, 200, "PUT", "/api/friends/"+f.ID, m{"action": "decline"}); g != f {
			a.Errorf("a declined request is answered as %+v, want as it was %+v", g, f)
		}
		refused(x, 404, "not_found", "POST", "/api/friends", m{"friendId": "nobody"})
		refused(x, 422, "invalid", "POST", "/api/friends", m{"friendId": x.ID})
		refused(x, 422, "invalid", "POST", "/api/friends", m{})
		refused(x, 422, "invalid", "POST", "/api/friends", m{"friendId": y.ID, "status": "accepted"})
		refused(x, 422, "invalid", "PUT", "/api/friends/"+f.ID, m{"action": "unfriend"})
		refused(x, 400, "malformed", "POST", "/api/friends", "{")
		refused(x, 422, "invalid", "PUT", "/api/users/"+x.ID+"/block", nil)
		refused(x, 404, "not_found", "PUT", "/api/users/nobody/block", nil)
		refused(x, 404, "not_found", "DELETE", "/api/users/"+y.ID+"/block", nil)
	})
}

// TestBlocksAreEachSidesOwn blocks both ways and lifts one after the other.
func TestBlocksAreEachSidesOwn(t *testing.T) {
	each(t, func(a *api) {
		x, y := a.as("xavier"), a.as("yvonne")
		a.befriend(x, y)
		bx := call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil)
		by := call[schema.Friendship](y, 200, "PUT", "/api/users/"+x.ID+"/block", nil)
		if bx.ID == by.ID || bx.RequesterID != x.ID || by.RequesterID != y.ID {
			a.Errorf("blocks are %+v and %+v", bx, by)
		}
		if again := call[schema.Friendship](x, 200, "PUT", "/api/users/"+y.ID+"/block", nil); again != bx {
			a.Errorf("blocking again gives %+v, want %+v", again, bx)
		}
		ok(x, 204, "DELETE", "/api/users/"+y.ID+"/block", nil)
		refused(x, 404, "not_found", "DELETE", "/api/users/"+y.ID+"/block", nil)
		refused(x, 404, "not_found", "GET", "/api/users/"+y.ID, nil) // yvonne's own stands
		refused(x, 404, "not_found", "DELETE", "/api/friends/"+by.ID, nil)
		ok(y, 204, "DELETE", "/api/users/"+x.ID+"/block", nil)
		ok(x, 200, "GET", "/api/users/"+y.ID, nil)
	})
}

// TestFriendsList asks for each status and direction.
func TestFriendsList(t *testing.T) {
	each(t, func(a *api) {
		me := a.as("me1")
		names := map[string]string{}
		for _, row := range []struct{ name, state string }{{"friend-sent", "accepted"}, {"asked", "pending"}, {"blocked", "blocked"}} {
			u := a.as(row.name)
			names[a.between(me, u, row.state)] = row.name
		}
		for _, row := range []struct{ name, state string }{{"friend-received", "accepted"}, {"asks", "pending"}, {"blocker", "blocked"}} {
			u := a.as(row.name)
			names[a.between(u, me, row.state)] = row.name
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
			for _, f := range call[[]schema.Friendship](me, 200, "GET", "/api/friends"+query, nil) {
				got = append(got, names[f.ID])
			}
			if strings.Join(got, " ") != want {
				a.Errorf("friends%s are %q, want %q", query, got, want)
			}
		}
		for _, query := range []string{"?status=declined", "?direction=both", "?order=distance", "?limit=0", "?limit=101", "?cursor=x"} {
			refused(me, 422, "invalid", "GET", "/api/friends"+query, nil)
		}
	})
}

// TestFriendshipTwins sends requests both ways at the same time: they make one
// friendship, and no response is an internal error.
func TestFriendshipTwins(t *testing.T) {
	each(t, func(a *api) {
		x, y := a.as("xavier"), a.as("yvonne")
		var wg sync.WaitGroup
		statuses := make([]int, 40)
		for i := range statuses {
			wg.Go(func() {
				u, o := x, y
				if i%2 == 1 {
					u, o = y, x
				}
				statuses[i] = u.do("POST", "/api/friends", m{"friendId": o.ID}).Status
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
		if list := call[[]schema.Friendship](x, 200, "GET", "/api/friends", nil); len(list) != 1 {
			a.Errorf("there are %d friendships", len(list))
		}
	})
}
