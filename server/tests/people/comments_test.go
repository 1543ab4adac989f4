package people

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestComments writes, changes and deletes as everybody who could want to.
func TestComments(t *testing.T) {
	Each(t, func(a *API) {
		owner, ben, carl := a.As("owner"), a.As("ben"), a.As("carl")
		f, other := owner.Find("Fossil", true), owner.Find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		most := strings.Repeat("ü", schema.CommentMax)
		c := Call[schema.Comment](ben, 200, "POST", path, M{"content": "  " + most + "\n"})
		if c.Content != most || c.UserID != ben.ID || c.FindID != f.ID || c.User.Username != "ben" || c.User.ID != ben.ID || c.User.ProfilePicture == "" || c.CreatedAt.IsZero() {
			a.Errorf("comment is %+v", c)
		}
		before := a.Dump()
		for _, content := range []string{most + "x", "", "  \n ", "a\x00b", "a\x07b"} {
			Refused(ben, 422, "invalid", "POST", path, M{"content": content})
			Refused(ben, 422, "invalid", "PUT", path+"/"+c.ID, M{"content": content})
		}
		Refused(owner, 403, "forbidden", "PUT", path+"/"+c.ID, M{"content": "not mine"})
		Refused(carl, 403, "forbidden", "PUT", path+"/"+c.ID, M{"content": "not mine"})
		Refused(carl, 403, "forbidden", "DELETE", path+"/"+c.ID, nil)
		Refused(ben, 404, "not_found", "PUT", "/api/finds/"+other.ID+"/comments/"+c.ID, M{"content": "elsewhere"})
		Refused(ben, 404, "not_found", "DELETE", "/api/finds/"+other.ID+"/comments/"+c.ID, nil)
		a.Same("refused comments", before)
		d := Call[schema.Comment](ben, 200, "PUT", path+"/"+c.ID, M{"content": "two\n\tlines 😀"})
		if d.Content != "two\n\tlines 😀" || d.ID != c.ID || d.CreatedAt != c.CreatedAt {
			a.Errorf("changed comment is %+v", d)
		}
		e := Call[schema.Comment](carl, 200, "POST", path, M{"content": "later"})
		for query, want := range map[string]string{"": c.ID + " " + e.ID, "?order=desc": e.ID + " " + c.ID} {
			var got []string
			for _, row := range Call[[]schema.Comment](owner, 200, "GET", path+query, nil) {
				got = append(got, row.ID)
			}
			if strings.Join(got, " ") != want {
				a.Errorf("comments%s are %v, want %s", query, got, want)
			}
		}
		OK(owner, 204, "DELETE", path+"/"+c.ID, nil) // the find's owner may
		OK(carl, 204, "DELETE", path+"/"+e.ID, nil)  // and the author
		Refused(carl, 404, "not_found", "DELETE", path+"/"+e.ID, nil)
		if g := Call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil); g.CommentCount != 0 {
			a.Errorf("%d comments are counted", g.CommentCount)
		}
	})
}

// TestLikes likes at once and again, and compares what is derived from it.
func TestLikes(t *testing.T) {
	EachEngine(t, func(a *API) {
		owner, ben := a.As("owner"), a.As("ben")
		f := owner.Find("Fossil", true)
		path := "/api/finds/" + f.ID
		var wg sync.WaitGroup
		for range 20 {
			wg.Go(func() {
				if r := ben.Do("PUT", path+"/like", nil); r.Status != 200 || string(r.Body) != `{"isLiked":true,"likeCount":1}` {
					a.Errorf("a like among twenty: %d %s", r.Status, r.Body)
				}
			})
		}
		wg.Wait()
		check := func(u *User, likes int, rating float64, mine bool) {
			a.Helper()
			if g := Call[schema.Find](u, 200, "GET", path, nil); g.LikeCount != likes || g.Rating != rating || g.IsLiked != mine {
				a.Errorf("for %s it has %d likes, rating %v, liked %v; want %d, %v, %v", u.Name, g.LikeCount, g.Rating, g.IsLiked, likes, rating, mine)
			}
		}
		check(ben, 1, 0.5, true)
		check(owner, 1, 0.5, false)
		for n, rating := range map[int]float64{2: 0.8, 5: 1.7, 10: 2.5} {
			for Call[schema.Find](ben, 200, "GET", path, nil).LikeCount < n {
				OK(a.As(Unique("fan")), 200, "PUT", path+"/like", nil)
			}
			for Call[schema.Find](ben, 200, "GET", path, nil).LikeCount > n {
				p := Call[[]schema.Person](ben, 200, "GET", path+"/likes?limit=1", nil)
				if _, err := a.Store.SetLike(t.Context(), p[0].ID, f.ID, false); err != nil {
					a.Fatal(err)
				}
			}
			if g := Call[schema.Find](owner, 200, "GET", path, nil); g.Rating != rating {
				a.Errorf("%d likes give %v, want %v", n, g.Rating, rating)
			}
		}
		likes := Call[schema.Likes](ben, 200, "DELETE", path+"/like", nil)
		if again := Call[schema.Likes](ben, 200, "DELETE", path+"/like", nil); again != likes || likes.IsLiked {
			a.Errorf("taken back it is %+v, again %+v", likes, again)
		}
		people := Call[[]schema.Person](owner, 200, "GET", path+"/likes", nil)
		if len(people) != likes.LikeCount {
			a.Errorf("%d people for %d likes", len(people), likes.LikeCount)
		}
	})
}

// TestOwnComments: the author of a comment deletes it, also when they may not see the find any more. For all others such a
// find and its comments do not exist.
func TestOwnComments(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		for _, by := range []string{"/api/finds/%s/comments/%s", "/api/users/me/comments/%[2]s"} {
			f := ann.Find("A bridge "+by, true)
			path := func(c schema.Comment) string { return fmt.Sprintf(by, f.ID, c.ID) }
			comment := func(u *User) schema.Comment {
				return Call[schema.Comment](u, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Lovely, " + u.Name})
			}
			of, other := []schema.Comment{comment(ben), comment(ben), comment(ben)}, comment(cleo)
			OK(ben, 204, "DELETE", path(of[0]), nil)
			OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"isPublic": false})
			Refused(cleo, 404, "not_found", "DELETE", path(of[1]), nil)
			OK(ben, 204, "DELETE", path(of[1]), nil)
			Refused(ben, 404, "not_found", "DELETE", path(of[1]), nil)
			Refused(ben, 404, "not_found", "DELETE", path(other), nil)
			OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
			OK(ben, 204, "DELETE", path(of[2]), nil)
			OK(ann, 204, "DELETE", "/api/users/"+ben.ID+"/block", nil)
			if got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil); got.CommentCount != 1 {
				a.Errorf("%d comments are counted, want 1", got.CommentCount)
			}
			if list := Call[[]schema.Comment](ann, 200, "GET", "/api/finds/"+f.ID+"/comments", nil); len(list) != 1 || list[0].ID != other.ID {
				a.Errorf("the comments are %+v", list)
			}
			if x := Call[schema.Export](ben, 200, "GET", "/api/users/me/export", nil); len(x.Comments) != 0 {
				a.Errorf("ben has %+v", x.Comments)
			}
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "DELETE", "/api/users/me/comments/x", nil)
	})
}
