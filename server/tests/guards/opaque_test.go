package guards

import (
	"net/url"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestAvatarUnderBlock asks for the avatar of somebody behind a block, which is
// that of a user who does not exist.
func TestAvatarUnderBlock(t *testing.T) {
	Each(t, func(a *API) {
		ann, cyd := a.As("ann"), a.As("cyd")
		path, none := "/api/avatars/"+ann.ID, "/api/avatars/019e830e-1a01-7000-92b0-36d585c336a2"
		before := cyd.Do("GET", path, nil)
		if before.Status != 200 || !strings.Contains(strings.Join(before.Header.Values("Vary"), ","), "Cookie") {
			a.Errorf("before the block: %d %v", before.Status, before.Header)
		}
		OK(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		for _, headers := range [][]string{nil, {"If-None-Match", before.Header.Get("ETag")}, {"If-None-Match", "*"}} {
			if got, absent := Summary(cyd.Do("GET", path, nil, headers...)), Summary(cyd.Do("GET", none, nil, headers...)); got != absent || !strings.HasPrefix(got, "404 ") {
				a.Errorf("a blocked user got:\n%s\nwant the response for an unknown id:\n%s", got, absent)
			}
		}
		Refused(ann, 404, "not_found", "GET", "/api/avatars/"+cyd.ID, nil)
		OK(a.Anonymous(), 200, "HEAD", path, nil)
	})
}

// TestAvatarTag compares entity tags of avatars: they tell pictures apart, and not
// names, and cannot be computed by others.
func TestAvatarTag(t *testing.T) {
	t.Parallel()
	a, other := NewAPI(t, "sqlite"), NewAPI(t, "sqlite")
	ann := a.As("ann")
	tag := func() string {
		t.Helper()
		r := a.Anonymous().Do("GET", "/api/avatars/"+ann.ID, nil)
		if r.Status != 200 || len(r.Header.Get("ETag")) < 10 {
			t.Fatalf("%d %v", r.Status, r.Header)
		}
		return r.Header.Get("ETag")
	}
	first := tag()
	if strings.Contains(first, credential.HashToken(ann.ID + " ann")[:16]) {
		t.Error("the tag confirms a name that is guessed")
	}
	OK(ann, 200, "PATCH", "/api/users/me", M{"username": "anders"})
	if tag() != first {
		t.Error("the tag tells that the name has changed, which the picture does not")
	}
	OK(ann, 200, "PATCH", "/api/users/me", M{"username": "zoe"})
	if tag() == first {
		t.Error("another picture has the same tag")
	}
	OK(ann, 200, "PATCH", "/api/users/me", M{"username": "ann"})
	if tag() != first {
		t.Error("the same picture has another tag")
	}
	tags := func(b *API) map[string]bool { // of as many users as there are pictures for their letter
		seen := map[string]bool{}
		for range 200 {
			seen[b.Anonymous().Do("HEAD", "/api/avatars/"+b.As(Unique("q")).ID, nil).Header.Get("ETag")] = true
		}
		return seen
	}
	here, there := tags(a), tags(other)
	for tag := range there {
		if here[tag] {
			t.Errorf("two instances make the same tag %s", tag)
		}
	}
}

// TestSignedURLNamesNobody reads the URLs of media that a viewer is given: they
// are the same each time, work without a session, and do not have the viewer's id.
func TestSignedURLNamesNobody(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "friend", schema.AudienceFriends)
		u := s.Attach()
		get := func(who *User) string {
			a.Helper()
			return Call[schema.Find](who, 200, "GET", "/api/finds/"+s.Find.ID, nil).Media[0].URL
		}
		mine, theirs := get(s.Owner), get(s.Actor)
		if strings.Contains(mine, s.Owner.ID) || strings.Contains(theirs, s.Actor.ID) || strings.Contains(mine, strings.ReplaceAll(s.Owner.ID, "-", "")) {
			a.Errorf("the URLs %s and %s name their viewers", mine, theirs)
		}
		if mine != get(s.Owner) || mine == theirs {
			a.Errorf("the URLs are %s, then %s, and %s", mine, get(s.Owner), theirs)
		}
		visitor := a.Anonymous()
		for _, path := range []string{mine, theirs} {
			if r := visitor.Do("GET", path, nil); r.Status != 200 || string(r.Body) != u.URL {
				a.Errorf("%s: %d", path, r.Status)
			}
		}
		q := Must(url.Parse(mine)).Query()
		for _, v := range []string{s.Owner.ID, strings.Repeat("A", 22), "", Must(url.Parse(theirs)).Query().Get("v")} {
			forged := url.Values{"v": {v}, "e": q["e"], "s": q["s"]}
			Refused(visitor, 404, "not_found", "GET", "/api/media/"+u.URL+"?"+forged.Encode(), nil)
		}
		list := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
		OK(s.Actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
		Refused(visitor, 404, "not_found", "GET", theirs, nil)
		OK(visitor, 200, "HEAD", mine, nil)
	})
}
