package server_test

import (
	"image/color"
	"slices"
	"strconv"
	"sync"
	"testing"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
)

// twins sends n requests at the same time and counts the statuses. None may be
// a fault of the service.
func (a *api) twins(n int, send func(i int) answer) map[int]int {
	a.Helper()
	answers := make([]answer, n)
	var wg sync.WaitGroup
	start := make(chan struct{})
	for i := range n {
		wg.Go(func() {
			<-start
			answers[i] = send(i)
		})
	}
	close(start)
	wg.Wait()
	statuses := map[int]int{}
	for _, res := range answers {
		statuses[res.Status]++
		if res.Status >= 500 && res.Status != 503 {
			a.Errorf("%d %s", res.Status, res.Body)
		}
	}
	return statuses
}

// holds insists that a table holds so many rows where.
func (a *api) holds(want int, from string) {
	a.Helper()
	var n int
	if err := a.direct().QueryRow(`SELECT COUNT(*) FROM ` + from).Scan(&n); err != nil {
		a.Fatal(err)
	}
	if n != want {
		a.Errorf("%d rows, want %d: %s", n, want, from)
	}
}

func TestTwinRegistrations(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		got := a.twins(50, func(i int) answer {
			name := []string{"ann", "ANN", "Ann"}[i%3]
			return visitor.do("POST", "/api/auth/register", m{"username": name, "password": "a long sentence"})
		})
		// A request that waits too long for its password hash gets 503 with
		// Retry-After.
		if got[201] != 1 || got[201]+got[409]+got[503] != 50 {
			t.Errorf("statuses %v", got)
		}
		a.holds(1, `"user"`)
		a.holds(1, `session`)
	})
}

func TestTwinInvites(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		code, hash := credential.NewToken()
		if err := a.store.CreateInvite(t.Context(), hash, 2, schema.SessionLife); err != nil {
			t.Fatal(err)
		}
		got := a.twins(20, func(i int) answer {
			return visitor.do("POST", "/api/auth/register", m{"username": "user" + strconv.Itoa(i), "password": "a long sentence", "invite": code})
		})
		if got[201] != 2 || got[201]+got[403]+got[503] != 20 {
			t.Errorf("statuses %v", got)
		}
		a.holds(2, `"user"`)
	}, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
}

func TestTwinLikes(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		f := ann.find("Cave", true)
		path := "/api/finds/" + f.ID
		if got := a.twins(50, func(int) answer { return ben.do("PUT", path+"/like", nil) }); got[200] != 50 {
			t.Errorf("statuses %v", got)
		}
		a.holds(1, `find_like`)
		a.holds(1, `notification`)
		if f := call[schema.Find](ann, 200, "GET", path, nil); f.LikeCount != 1 {
			t.Errorf("likeCount %d after one like", f.LikeCount)
		}

		// Likes and their opposites of several: whatever is left, is counted.
		people := []*user{ann, ben, a.as("cleo"), a.as("dan")}
		got := a.twins(60, func(i int) answer {
			return people[i%4].do([]string{"PUT", "DELETE"}[i/4%2], path+"/like", nil)
		})
		if got[200] != 60 {
			t.Errorf("statuses %v", got)
		}
		likes := call[[]schema.Person](ann, 200, "GET", path+"/likes", nil)
		if f := call[schema.Find](ann, 200, "GET", path, nil); f.LikeCount != len(likes) {
			t.Errorf("likeCount %d, and %d people like it", f.LikeCount, len(likes))
		}
		a.holds(len(likes), `find_like`)
	})
}

func TestTwinComments(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		path := "/api/finds/" + ann.find("Cave", true).ID
		got := a.twins(50, func(i int) answer {
			return ben.do("POST", path+"/comments", m{"content": "I was there " + strconv.Itoa(i)})
		})
		if got[200] != 50 {
			t.Errorf("statuses %v", got)
		}
		list := call[[]schema.Comment](ann, 200, "GET", path+"/comments?limit=100", nil)
		if f := call[schema.Find](ann, 200, "GET", path, nil); f.CommentCount != 50 || len(list) != 50 {
			t.Errorf("commentCount %d with %d comments, want 50", f.CommentCount, len(list))
		}
		a.holds(schema.NoticesMax, `notification`)

		// Each is deleted once, however often it is asked for.
		got = a.twins(100, func(i int) answer { return ben.do("DELETE", path+"/comments/"+list[i/2].ID, nil) })
		if got[204] != 50 || got[404] != 50 {
			t.Errorf("statuses of deletions %v", got)
		}
		if f := call[schema.Find](ann, 200, "GET", path, nil); f.CommentCount != 0 {
			t.Errorf("commentCount %d after all are deleted", f.CommentCount)
		}
	})
}

// Requests of one pair in both directions make one friendship; who comes second
// from the other side accepts it.
func TestTwinFriendRequests(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		got := a.twins(50, func(i int) answer {
			if i%2 == 0 {
				return ann.do("POST", "/api/friends", m{"friendId": ben.ID})
			}
			return ben.do("POST", "/api/friends", m{"friendId": ann.ID})
		})
		if got[201] != 1 || got[200] != 1 || got[409] != 48 {
			t.Errorf("statuses %v, want one 201, one 200, the rest 409", got)
		}
		a.holds(1, `friendship`)
		a.holds(1, `friendship WHERE status = 'accepted'`)
		a.holds(1, `notification WHERE type = 'friend_accepted'`)
	})
}

// Whatever becomes of a request that is accepted, declined, blocked and
// withdrawn at once, the pair has one row or none.
func TestTwinFriendAnswers(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		f := call[schema.Friendship](ann, 201, "POST", "/api/friends", m{"friendId": ben.ID})
		path := "/api/friends/" + f.ID
		got := a.twins(40, func(i int) answer {
			switch i % 4 {
			case 0:
				return ben.do("PUT", path, m{"action": "accept"})
			case 1:
				return ben.do("PUT", path, m{"action": "decline"})
			case 2:
				return ben.do("PUT", path, m{"action": "block"})
			}
			return ann.do("DELETE", path, nil)
		})
		for status := range got {
			if !slices.Contains([]int{200, 204, 403, 404, 409}, status) {
				t.Errorf("statuses %v", got)
			}
		}
		var n int
		if err := a.direct().QueryRow(`SELECT COUNT(*) FROM friendship`).Scan(&n); err != nil || n > 1 {
			t.Errorf("%d friendships of one pair, %v", n, err)
		}
	})
}

// An upload goes to one find, and a place of one name is one location.
func TestTwinFinds(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		got := a.twins(20, func(int) answer {
			return ann.do("POST", "/api/locations", m{"latitude": 48.857, "longitude": 2.3413, "name": "Pont Neuf"})
		})
		if got[201] != 1 || got[200] != 19 {
			t.Errorf("statuses of locations %v", got)
		}
		a.holds(1, `location`)
		l := ann.location(0, 0, "Null Island")
		media := ann.upload(picture(8, 6, color.White))
		got = a.twins(20, func(i int) answer {
			return ann.do("POST", "/api/finds", m{"locationId": l.ID, "title": "Find " + strconv.Itoa(i), "media": media})
		})
		if got[201] != 1 || got[422] != 19 {
			t.Errorf("statuses of finds %v", got)
		}
		a.holds(1, `find`)
		a.holds(1, `find_media`)
		a.holds(0, `upload`)
	})
}

// Of edits with the same If-Match one wins.
func TestTwinEdits(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		path := "/api/finds/" + ann.find("Cave", true).ID
		tag := ann.do("GET", path, nil).Header.Get("ETag")
		got := a.twins(20, func(i int) answer {
			return ann.do("PUT", path, m{"title": "Cave " + strconv.Itoa(i)}, "If-Match", tag)
		})
		if got[200] != 1 || got[412] != 19 {
			t.Errorf("statuses %v", got)
		}
	})
}
