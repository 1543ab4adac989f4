package server_test

import (
	"strings"
	"sync"
	"testing"

	"finds/schema"
)

// TestComments writes, changes and deletes as everybody who could want to.
func TestComments(t *testing.T) {
	each(t, func(a *api) {
		owner, ben, carl := a.as("owner"), a.as("ben"), a.as("carl")
		f, other := owner.find("Fossil", true), owner.find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		most := strings.Repeat("ü", schema.CommentMax)
		c := call[schema.Comment](ben, 200, "POST", path, m{"content": "  " + most + "\n"})
		if c.Content != most || c.UserID != ben.ID || c.FindID != f.ID || c.User.Username != "ben" || c.User.ID != ben.ID || c.User.ProfilePicture == "" || c.CreatedAt.IsZero() {
			a.Errorf("comment is %+v", c)
		}
		before := a.dump()
		for _, content := range []string{most + "x", "", "  \n ", "a\x00b", "a\x07b"} {
			refused(ben, 422, "invalid", "POST", path, m{"content": content})
			refused(ben, 422, "invalid", "PUT", path+"/"+c.ID, m{"content": content})
		}
		refused(owner, 403, "forbidden", "PUT", path+"/"+c.ID, m{"content": "not mine"})
		refused(carl, 403, "forbidden", "PUT", path+"/"+c.ID, m{"content": "not mine"})
		refused(carl, 403, "forbidden", "DELETE", path+"/"+c.ID, nil)
		refused(ben, 404, "not_found", "PUT", "/api/finds/"+other.ID+"/comments/"+c.ID, m{"content": "elsewhere"})
		refused(ben, 404, "not_found", "DELETE", "/api/finds/"+other.ID+"/comments/"+c.ID, nil)
		a.same("refused comments", before)
		d := call[schema.Comment](ben, 200, "PUT", path+"/"+c.ID, m{"content": "two\n\tlines 😀"})
		if d.Content != "two\n\tlines 😀" || d.ID != c.ID || d.CreatedAt != c.CreatedAt {
			a.Errorf("changed comment is %+v", d)
		}
		e := call[schema.Comment](carl, 200, "POST", path, m{"content": "later"})
		for query, want := range map[string]string{"": c.ID + " " + e.ID, "?order=desc": e.ID + " " + c.ID} {
			var got []string
			for _, row := range call[[]schema.Comment](owner, 200, "GET", path+query, nil) {
				got = append(got, row.ID)
			}
			if strings.Join(got, " ") != want {
				a.Errorf("comments%s are %v, want %s", query, got, want)
			}
		}
		ok(owner, 204, "DELETE", path+"/"+c.ID, nil) // the find's owner may
		ok(carl, 204, "DELETE", path+"/"+e.ID, nil)  // and the author
		refused(carl, 404, "not_found", "DELETE", path+"/"+e.ID, nil)
		if g := call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil); g.CommentCount != 0 {
			a.Errorf("%d comments are counted", g.CommentCount)
		}
	})
}

// TestLikes likes at once and again, and compares what is derived from it.
func TestLikes(t *testing.T) {
	each(t, func(a *api) {
		owner, ben := a.as("owner"), a.as("ben")
		f := owner.find("Fossil", true)
		path := "/api/finds/" + f.ID
		var wg sync.WaitGroup
		for range 20 {
			wg.Go(func() {
				if r := ben.do("PUT", path+"/like", nil); r.Status != 200 || string(r.Body) != `{"isLiked":true,"likeCount":1}` {
					a.Errorf("a like among twenty: %d %s", r.Status, r.Body)
				}
			})
		}
		wg.Wait()
		check := func(u *user, likes int, rating float64, mine bool) {
			a.Helper()
			if g := call[schema.Find](u, 200, "GET", path, nil); g.LikeCount != likes || g.Rating != rating || g.IsLiked != mine {
				a.Errorf("for %s it has %d likes, rating %v, liked %v; want %d, %v, %v", u.Name, g.LikeCount, g.Rating, g.IsLiked, likes, rating, mine)
			}
		}
		check(ben, 1, 0.5, true)
		check(owner, 1, 0.5, false)
		for n, rating := range map[int]float64{2: 0.8, 5: 1.7, 10: 2.5} {
			for call[schema.Find](ben, 200, "GET", path, nil).LikeCount < n {
				ok(a.as(unique("fan")), 200, "PUT", path+"/like", nil)
			}
			for call[schema.Find](ben, 200, "GET", path, nil).LikeCount > n {
				p := call[[]schema.Person](ben, 200, "GET", path+"/likes?limit=1", nil)
				if _, err := a.store.SetLike(t.Context(), p[0].ID, f.ID, false); err != nil {
					a.Fatal(err)
				}
			}
			if g := call[schema.Find](owner, 200, "GET", path, nil); g.Rating != rating {
				a.Errorf("%d likes give %v, want %v", n, g.Rating, rating)
			}
		}
		likes := call[schema.Likes](ben, 200, "DELETE", path+"/like", nil)
		if again := call[schema.Likes](ben, 200, "DELETE", path+"/like", nil); again != likes || likes.IsLiked {
			a.Errorf("taken back it is %+v, again %+v", likes, again)
		}
		people := call[[]schema.Person](owner, 200, "GET", path+"/likes", nil)
		if len(people) != likes.LikeCount {
			a.Errorf("%d people for %d likes", len(people), likes.LikeCount)
		}
	})
}
