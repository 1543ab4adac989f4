package twins

import (
	"image/color"
	"slices"
	"strconv"
	"sync"
	"testing"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// twins sends n requests at the same time and counts the statuses. None may be
// a fault of the service.
func twins(a *API, n int, send func(i int) Answer) map[int]int {
	a.Helper()
	answers := make([]Answer, n)
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

func TestTwinRegistrations(t *testing.T) {
	EachEngine(t, func(a *API) {
		visitor := a.Anonymous()
		got := twins(a, 50, func(i int) Answer {
			name := []string{"ann", "ANN", "Ann"}[i%3]
			return visitor.Do("POST", "/api/auth/register", M{"username": name, "password": "a long sentence"})
		})
		// A request that waits too long for its password hash gets 503 with
		// Retry-After.
		if got[201] != 1 || got[201]+got[409]+got[503] != 50 {
			t.Errorf("statuses %v", got)
		}
		a.Holds(1, `"user"`)
		a.Holds(1, `session`)
	})
}

func TestTwinInvites(t *testing.T) {
	EachEngine(t, func(a *API) {
		visitor := a.Anonymous()
		code, hash := credential.NewToken()
		if err := a.Store.CreateInvite(t.Context(), hash, 2, schema.SessionLife); err != nil {
			t.Fatal(err)
		}
		got := twins(a, 20, func(i int) Answer {
			return visitor.Do("POST", "/api/auth/register", M{"username": "user" + strconv.Itoa(i), "password": "a long sentence", "invite": code})
		})
		if got[201] != 2 || got[201]+got[403]+got[503] != 20 {
			t.Errorf("statuses %v", got)
		}
		a.Holds(2, `"user"`)
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
}

func TestTwinLikes(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f := ann.Find("Cave", true)
		path := "/api/finds/" + f.ID
		if got := twins(a, 50, func(int) Answer { return ben.Do("PUT", path+"/like", nil) }); got[200] != 50 {
			t.Errorf("statuses %v", got)
		}
		a.Holds(1, `find_like`)
		a.Holds(1, `notification`)
		if f := Call[schema.Find](ann, 200, "GET", path, nil); f.LikeCount != 1 {
			t.Errorf("likeCount %d after one like", f.LikeCount)
		}

		// Likes and their opposites of several: whatever is left, is counted.
		people := []*User{ann, ben, a.As("cleo"), a.As("dan")}
		got := twins(a, 60, func(i int) Answer {
			return people[i%4].Do([]string{"PUT", "DELETE"}[i/4%2], path+"/like", nil)
		})
		if got[200] != 60 {
			t.Errorf("statuses %v", got)
		}
		likes := Call[[]schema.Person](ann, 200, "GET", path+"/likes", nil)
		if f := Call[schema.Find](ann, 200, "GET", path, nil); f.LikeCount != len(likes) {
			t.Errorf("likeCount %d, and %d people like it", f.LikeCount, len(likes))
		}
		a.Holds(len(likes), `find_like`)
	})
}

func TestTwinComments(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		path := "/api/finds/" + ann.Find("Cave", true).ID
		got := twins(a, 50, func(i int) Answer {
			return ben.Do("POST", path+"/comments", M{"content": "I was there " + strconv.Itoa(i)})
		})
		if got[200] != 50 {
			t.Errorf("statuses %v", got)
		}
		list := Call[[]schema.Comment](ann, 200, "GET", path+"/comments?limit=100", nil)
		if f := Call[schema.Find](ann, 200, "GET", path, nil); f.CommentCount != 50 || len(list) != 50 {
			t.Errorf("commentCount %d with %d comments, want 50", f.CommentCount, len(list))
		}
		a.Holds(schema.NoticesMax, `notification`)

		// Each is deleted once, however often it is asked for.
		got = twins(a, 100, func(i int) Answer { return ben.Do("DELETE", path+"/comments/"+list[i/2].ID, nil) })
		if got[204] != 50 || got[404] != 50 {
			t.Errorf("statuses of deletions %v", got)
		}
		if f := Call[schema.Find](ann, 200, "GET", path, nil); f.CommentCount != 0 {
			t.Errorf("commentCount %d after all are deleted", f.CommentCount)
		}
	})
}

// Requests of one pair in both directions make one friendship; who comes second
// from the other side accepts it.
func TestTwinFriendRequests(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		got := twins(a, 50, func(i int) Answer {
			if i%2 == 0 {
				return ann.Do("POST", "/api/friends", M{"friendId": ben.ID})
			}
			return ben.Do("POST", "/api/friends", M{"friendId": ann.ID})
		})
		if got[201] != 1 || got[200] != 1 || got[409] != 48 {
			t.Errorf("statuses %v, want one 201, one 200, the rest 409", got)
		}
		a.Holds(1, `friendship`)
		a.Holds(1, `friendship WHERE status = 'accepted'`)
		a.Holds(1, `notification WHERE type = 'friend_accepted'`)
	})
}

// Whatever becomes of a request that is accepted, declined, blocked and
// withdrawn at once, the pair has one row or none.
func TestTwinFriendAnswers(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f := Call[schema.Friendship](ann, 201, "POST", "/api/friends", M{"friendId": ben.ID})
		path := "/api/friends/" + f.ID
		got := twins(a, 40, func(i int) Answer {
			switch i % 4 {
			case 0:
				return ben.Do("PUT", path, M{"action": "accept"})
			case 1:
				return ben.Do("PUT", path, M{"action": "decline"})
			case 2:
				return ben.Do("PUT", path, M{"action": "block"})
			}
			return ann.Do("DELETE", path, nil)
		})
		for status := range got {
			if !slices.Contains([]int{200, 204, 403, 404, 409}, status) {
				t.Errorf("statuses %v", got)
			}
		}
		var n int
		if err := a.Direct().QueryRow(`SELECT COUNT(*) FROM friendship`).Scan(&n); err != nil || n > 1 {
			t.Errorf("%d friendships of one pair, %v", n, err)
		}
	})
}

// An upload goes to one find, and a place of one name is one location.
func TestTwinFinds(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		got := twins(a, 20, func(int) Answer {
			return ann.Do("POST", "/api/locations", M{"latitude": 48.857, "longitude": 2.3413, "name": "Pont Neuf"})
		})
		if got[201] != 1 || got[200] != 19 {
			t.Errorf("statuses of locations %v", got)
		}
		a.Holds(1, `location`)
		l := ann.Location(0, 0, "Null Island")
		media := ann.Upload(Picture(8, 6, color.White))
		got = twins(a, 20, func(i int) Answer {
			return ann.Do("POST", "/api/finds", M{"locationId": l.ID, "title": "Find " + strconv.Itoa(i), "media": media})
		})
		if got[201] != 1 || got[422] != 19 {
			t.Errorf("statuses of finds %v", got)
		}
		a.Holds(1, `find`)
		a.Holds(1, `find_media`)
		a.Holds(0, `upload`)
	})
}

// Of edits with the same If-Match one wins.
func TestTwinEdits(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		path := "/api/finds/" + ann.Find("Cave", true).ID
		tag := ann.Do("GET", path, nil).Header.Get("ETag")
		got := twins(a, 20, func(i int) Answer {
			return ann.Do("PUT", path, M{"title": "Cave " + strconv.Itoa(i)}, "If-Match", tag)
		})
		if got[200] != 1 || got[412] != 19 {
			t.Errorf("statuses %v", got)
		}
	})
}
