package shares

import (
	"net/netip"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// TestShareEnds ends shares of finds, lists and categories in every way, and finds that all below their paths is
// as if there never was one.
func TestShareEnds(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		for name, end := range map[string]func(owner, visitor *User, f schema.Find, s schema.Share){
			"revoked": func(u, _ *User, _ schema.Find, s schema.Share) { OK(u, 204, "DELETE", "/api/shares/"+s.ID, nil) },
			"expired": func(*User, *User, schema.Find, schema.Share) { a.Clock.Add(25 * time.Hour) },
			"locked": func(u, _ *User, _ schema.Find, s schema.Share) {
				OK(u, 200, "PATCH", "/api/shares/"+s.ID, M{"password": "grandma's garden"})
			},
			"in bin":  func(u, _ *User, f schema.Find, _ schema.Share) { OK(u, 204, "DELETE", "/api/finds/"+f.ID, nil) },
			"deleted": func(u, _ *User, f schema.Find, _ schema.Share) { Must(a.Store.DeleteFind(a.Context(), u.ID, f.ID)) },
			"suspended": func(u, _ *User, _ schema.Find, _ schema.Share) {
				OK(admin, 200, "PUT", "/api/admin/users/"+u.ID+"/suspension", M{"reason": "spam"})
			},
			"owner deleted": func(u, _ *User, _ schema.Find, _ schema.Share) { Must(a.Store.DeleteUser(a.Context(), u.ID)) },
			"hidden": func(_, _ *User, f schema.Find, _ schema.Share) {
				OK(admin, 204, "PUT", "/api/admin/finds/"+f.ID+"/hidden", M{"reason": "spam"})
			},
			"blocked":      func(u, v *User, _ schema.Find, _ schema.Share) { OK(u, 200, "PUT", "/api/users/"+v.ID+"/block", nil) },
			"blocked back": func(u, v *User, _ schema.Find, _ schema.Share) { OK(v, 200, "PUT", "/api/users/"+u.ID+"/block", nil) },
		} {
			for _, of := range []string{"find", "list", "category"} {
				u, visitor := a.As(Unique("owner")), a.Anonymous()
				if strings.HasPrefix(name, "blocked") {
					visitor = a.As(Unique("visitor"))
				}
				f := u.Photographed("A shed", M{"isPublic": name == "hidden", "category": "nature"})
				body := M{"place": "exact", "days": 1}
				switch of {
				case "find":
					body["findId"] = f.ID
				case "list":
					l := Call[schema.List](u, 201, "POST", "/api/lists", M{"name": "Old trees", "visibility": "private"})
					OK(u, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+f.ID, nil)
					body["listId"] = l.ID
				case "category":
					body["category"] = "nature"
				}
				s := u.Share(body)
				parts := append(PartsOf(s.Link, f), s.Link+"/map.svg")
				for _, part := range parts {
					opens(visitor, part)
				}
				end(u, visitor, f, s)
				remains := of != "find" && (name == "in bin" || name == "deleted" || name == "hidden") // the share does, without the find
				for _, part := range parts {
					for _, method := range []string{"GET", "HEAD"} {
						got, want := visitor.Do(method, part, nil), visitor.Do(method, strings.Replace(part, s.Link, "/s/AAAAAAAAAAAAAAAAAAAAAA", 1), nil)
						text := string(got.Body)
						tells := strings.Contains(text, "shed") || strings.Contains(text, "garden") || strings.Contains(text, "48.8") || strings.Contains(text, "/media/")
						if remains && !strings.Contains(part, "/media/") && !strings.HasSuffix(part, ".svg") || name == "locked" && part == s.Link {
							if got.Status != 200 || tells {
								a.Errorf("%s, %s: %s has %d %s", name, of, part, got.Status, text)
							}
							continue
						}
						if got.Status != 404 || whole(got) != whole(want) {
							a.Errorf("%s, %s: %s %s is\n%s\nand not\n%s", name, of, method, part, whole(got), whole(want))
						}
					}
				}
				if name == "expired" {
					if list := Call[[]schema.Share](u, 200, "GET", "/api/shares", nil); len(list) != 1 || !list[0].Expired {
						a.Errorf("the list has %+v", list)
					}
					Call[schema.Share](u, 200, "PATCH", "/api/shares/"+s.ID, M{"days": nil})
					opens(visitor, s.Link)
				}
			}
		}
	})
}

// TestSharePrivate shows a find also after it has become private, as a link to a private find does.
func TestSharePrivate(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Photographed("A shed", M{"isPublic": true})
		s := ann.Share(M{"findId": f.ID, "place": "exact"})
		OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"isPublic": false})
		for _, part := range PartsOf(s.Link, f) {
			opens(a.Anonymous(), part)
		}
	})
}

// TestShareLog: the code of a share is a key, and is not in the log, however a link is written.
func TestShareLog(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	s := ann.Share(M{"category": "nature", "place": "hidden"})
	code := strings.TrimPrefix(s.Link, "/s/")
	for _, path := range []string{"/s/C", "//s/C", "/s//C", "/s/C/", "/s/C/..", "/s/C/../C", "/s/./C", "/s/x/../C", "/x/../s/C", "/S/C", "/s%2FC", "/s%2fC", "/s%252FC", "/s%25252fC", "/%2Fs%2FC",
		"/%73/C", "/%2573/C", "/s/C.", "/s/C/share.json", "/s/C/nothing", "/s/x/C", "/s/s/C", "/s/share.json/C", "/finds/s/C", "/s%5cC", "/s /C", "/ s/C", "/%20s%20/C", "/s/%20C", "/api/s/C"} {
		for _, method := range []string{"GET", "POST", "DELETE"} {
			res := a.Anonymous().Do(method, strings.ReplaceAll(strings.ReplaceAll(path, " ", "%20"), "C", code), nil)
			if res.Status >= 500 {
				a.Errorf("%s is answered with %d", path, res.Status)
			}
			if line := a.ServiceLog.String(); strings.Contains(line, code) {
				a.Fatalf("after %s %s, the log is %s", method, path, line)
			}
		}
	}
	if !strings.Contains(a.ServiceLog.String(), "path=/s/…/share.json") {
		a.Error("the log does not tell what was asked for: ", a.ServiceLog.String())
	}
}

// TestShareAddress: the addresses in a preview are those by which the visitor knows the service, and a proxy that is
// not trusted does not choose their scheme. There is a picture only at the address that the operator has set.
func TestShareAddress(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ trusted, isSet bool }{{false, false}, {true, false}, {true, true}} {
		trusted := c.trusted
		a := NewAPI(t, "sqlite", func(o *server.Options) {
			if c.isSet {
				o.Network.BaseURL = MustURL("https://finds.example.org")
			}
			if trusted {
				o.Network.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
			}
		})
		ann := a.As("ann")
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "exact"})
		want := a.URL
		if trusted {
			want = "https" + strings.TrimPrefix(a.URL, "http")
		}
		if c.isSet {
			want = "https://finds.example.org"
		}
		text := string(a.Anonymous().Do("GET", s.Link, nil, "X-Forwarded-Proto", "https").Body)
		if part := `property="og:url" content="` + want + s.Link + `"`; !strings.Contains(text, part) {
			t.Errorf("%+v: the page has no %s:\n%s", c, part, text)
		}
		if strings.Contains(text, `property="og:image" content="`+want+s.Link+"/media/m/") != c.isSet || strings.Contains(text, "og:image") != c.isSet {
			t.Errorf("%+v: the preview has another picture:\n%s", c, text)
		}
		if feed := string(a.Anonymous().Do("GET", s.Link+"/feed.atom", nil, "X-Forwarded-Proto", "https").Body); !strings.Contains(feed, "<id>"+want+s.Link+"</id>") {
			t.Errorf("trusted %v: the feed is %s", trusted, feed)
		}
	}
}

// TestShareOfPrivateList ends the links to a list that an administrator makes private, which show its name.
func TestShareOfPrivateList(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		l := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Abuse", "visibility": "public"})
		s := ann.Share(M{"listId": l.ID, "place": "hidden"})
		opens(a.Anonymous(), s.Link)
		OK(admin, 204, "POST", "/api/admin/lists/"+l.ID+"/private", M{"reason": "abuse"})
		if res := a.Anonymous().Do("GET", s.Link, nil); res.Status != 404 || strings.Contains(string(res.Body), "Abuse") {
			a.Errorf("the link is answered with %d %s", res.Status, res.Body)
		}
		if list := Call[[]schema.Share](ann, 200, "GET", "/api/shares", nil); len(list) != 0 {
			a.Errorf("there is %+v", list)
		}
	})
}
