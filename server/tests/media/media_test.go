package media

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gen2brain/webp"

	"finds/media"
	"finds/schema"
	. "finds/server/servertest"
)

// TestUploads sends a picture of each kind and decodes what is kept of it.
func TestUploads(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		src := Must(png.Decode(bytes.NewReader(Picture(640, 480, color.RGBA{200, 30, 30, 255}))))
		var jpg, web bytes.Buffer
		Must(0, jpeg.Encode(&jpg, src, nil))
		Must(0, webp.Encode(&web, src))
		list := ann.Upload(Picture(640, 480, color.RGBA{200, 30, 30, 255}), jpg.Bytes(), web.Bytes())
		large := ann.Upload(Picture(1200, 800, color.RGBA{200, 30, 30, 255}))[0]
		if len(list) != 3 {
			a.Fatalf("three files give %+v", list)
		}
		for i, up := range list {
			if up.MediumURL != up.URL || up.MediumWidth != 640 || up.MediumHeight != 480 || len(up.Blur) != 28 {
				a.Errorf("upload %d has no medium size of its own, but it is %+v", i, up)
			}
			if up.ID != "" || up.Type != "image" || up.Width != 640 || up.Height != 480 {
				a.Errorf("upload %d is %+v", i, up)
			}
			for u, want := range map[string]string{up.URL: "image/webp 640x480", up.FallbackURL: "image/jpeg 640x480", up.ThumbnailURL: "image/webp 400x400", up.FallbackThumbnailURL: "image/jpeg 400x400"} {
				r := a.Anonymous().Do("GET", u, nil)
				c, _, err := image.DecodeConfig(bytes.NewReader(r.Body))
				if got := fmt.Sprintf("%s %dx%d", r.Header.Get("Content-Type"), c.Width, c.Height); r.Status != 200 || err != nil || got != want {
					a.Errorf("upload %d: %s is %d %s (%v), want %s", i, u, r.Status, got, err, want)
				}
				plain, _, signed := strings.Cut(u, "?")
				for who, status := range map[*User]int{ann: 200, a.Anonymous(): 404, a.As(Unique("ben")): 404} {
					if r := who.Do("GET", plain, nil); r.Status != status || !signed {
						a.Errorf("%s reads an upload without signature: %d", who.Name, r.Status)
					}
				}
			}
		}
		r := a.Anonymous().Do("GET", large.MediumURL, nil)
		c, _, err := image.DecodeConfig(bytes.NewReader(r.Body))
		if r.Status != 200 || err != nil || c.Width != 960 || c.Height != 640 || large.MediumWidth != 960 || large.MediumHeight != 640 || len(large.Blur) != 28 {
			a.Errorf("the medium size is %d %+v (%v) of %+v", r.Status, c, err, large)
		}
	})
}

// plain takes the signatures off.
func plain(urls []string) (list []string) {
	for _, u := range urls {
		path, _, _ := strings.Cut(u, "?")
		list = append(list, path)
	}
	return list
}

// TestMediaVisibility reads the files as everybody, with and without the
// signatures of the owner and of a friend, as the find and the friendship
// change.
func TestMediaVisibility(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "friend", schema.AudienceFriends)
		s.Attach()
		who := map[string]*User{"owner": s.Owner, "friend": s.Actor, "anonymous": a.Anonymous()}
		for _, role := range []string{"stranger", "blocked", "blocker"} {
			who[role] = s.Relative(role)
		}
		owner, friend := s.URLs(s.Owner), s.URLs(s.Actor)
		stage := func(name, public string, signed map[string][]string, may ...string) {
			a.Helper()
			for role, u := range who {
				for _, path := range plain(owner) {
					r := u.Do("GET", path, nil)
					if got := r.Status == 200; got != slices.Contains(may, role) || r.Status != 200 && r.Status != 404 {
						a.Errorf("%s: %s reads %s: %d", name, role, path, r.Status)
					}
					if got := r.Header.Get("Cache-Control"); r.Status == 200 && got != public+", max-age=86400" {
						a.Errorf("%s: Cache-Control is %q", name, got)
					}
				}
			}
			for whose, urls := range map[string][]string{"owner's": owner, "friend's": friend} {
				for _, u := range urls {
					if r := who["anonymous"].Do("GET", u, nil); r.Status == 200 != (signed[whose] != nil || public == "public") {
						a.Errorf("%s: the %s signature gives %d", name, whose, r.Status)
					}
				}
			}
		}
		both := map[string][]string{"owner's": owner, "friend's": friend}
		path := "/api/finds/" + s.ID("findId")
		stage("private", "private", both, "owner", "friend")
		OK(s.Owner, 200, "PUT", path, M{"isPublic": true})
		if got := s.URLs(who["stranger"]); strings.Contains(strings.Join(got, ""), "?") {
			a.Errorf("URLs of a public find are signed: %v", got)
		}
		stage("public", "public", both, "owner", "friend", "stranger", "anonymous")
		OK(s.Owner, 200, "PUT", path, M{"isPublic": false})
		stage("private again", "private", both, "owner", "friend")
		list := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
		OK(s.Actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
		stage("friends no more", "private", map[string][]string{"owner's": owner}, "owner")
		for i, u := range owner { // no part of a signature fits another file, viewer or time
			parts := Must(url.Parse(u))
			for name, change := range map[string]func(q url.Values){
				"viewer": func(q url.Values) { q.Set("v", s.Actor.ID) }, "expiry": func(q url.Values) { q.Set("e", "1780400000") }, "signature": func(q url.Values) { q.Set("s", q.Get("s")[1:]+"A") },
				"another's": func(q url.Values) { q.Set("s", Must(url.Parse(owner[(i+1)%4])).Query().Get("s")) }, "one more": func(q url.Values) { q.Set("x", "") }, "none": func(q url.Values) { q.Del("s") },
			} {
				q := parts.Query()
				change(q)
				if r := who["anonymous"].Do("GET", parts.Path+"?"+q.Encode(), nil); r.Status != 404 {
					a.Errorf("with another %s: %d", name, r.Status)
				}
			}
		}
		a.Clock.Add(time.Hour)
		if again := s.URLs(s.Owner); !slices.Equal(again, owner) {
			a.Errorf("an hour later the URLs are others: %v", again)
		}
		a.Clock.Add(23 * time.Hour)
		stage("a day later", "private", nil, "owner")
		owner = s.URLs(s.Owner)
		stage("with new signatures", "private", map[string][]string{"owner's": owner}, "owner")
		OK(s.Owner, 204, "DELETE", path+"?forever=true", nil)
		stage("deleted", "private", nil)
	})
}

// TestSignedForAnother: a signature works in the browser of any other user, and a
// bad one gives that user nothing.
func TestSignedForAnother(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "friend", schema.AudienceFriends)
		s.Attach()
		eve := a.As("eve")
		for _, u := range s.URLs(s.Actor) {
			path, _, _ := strings.Cut(u, "?")
			ok := eve.Do("GET", u, nil)
			if ok.Status != 200 || !strings.HasPrefix(ok.Header.Get("Cache-Control"), "private") {
				a.Errorf("signed for a friend, asked by another: %d %v", ok.Status, ok.Header)
			}
			Refused(eve, 404, "not_found", "GET", path, nil)
			Refused(eve, 404, "not_found", "GET", u+"A", nil)
		}
	})
}

// TestMediaAnswers checks ranges, conditions and headers.
func TestMediaAnswers(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "stranger", schema.AudienceEveryone)
		u := s.Attach()
		path := "/api/media/" + u.FallbackURL
		body := u.FallbackURL // is what stored writes
		r := a.Anonymous().Do("GET", path, nil, "Accept-Encoding", "gzip")
		name := body[5:]
		for header, want := range map[string]string{"Content-Type": "image/jpeg", "ETag": `"` + name + `"`, "Accept-Ranges": "bytes", "X-Content-Type-Options": "nosniff", "Content-Encoding": "",
			"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox", "Content-Disposition": `inline; filename="` + name + `"`, "Content-Length": fmt.Sprint(len(body)), "Vary": "Authorization, Cookie"} {
			if got := r.Header.Get(header); got != want {
				a.Errorf("%s is %q, want %q", header, got, want)
			}
		}
		for _, row := range []struct {
			method  string
			headers []string
			status  int
			body    string
		}{
			{"GET", nil, 200, body},
			{"HEAD", nil, 200, ""},
			{"GET", []string{"Range", "bytes=0-9"}, 206, body[:10]},
			{"GET", []string{"Range", "bytes=-3"}, 206, body[len(body)-3:]},
			{"GET", []string{"Range", "bytes=5-"}, 206, body[5:]},
			{"GET", []string{"Range", "bytes=9999-"}, 416, ""},
			{"GET", []string{"Range", "bytes=0-9", "If-Range", `"` + name + `"`}, 206, body[:10]},
			{"GET", []string{"Range", "bytes=0-9", "If-Range", `"other"`}, 200, body},
			{"GET", []string{"If-None-Match", `"` + name + `"`}, 304, ""},
			{"HEAD", []string{"If-None-Match", `"` + name + `"`}, 304, ""},
			{"GET", []string{"If-None-Match", `"other"`}, 200, body},
			{"GET", []string{"Range", "rubbish"}, 200, body},   // which RFC 9110 section 14.2 lets us pass over
			{"GET", []string{"Range", "items=0-1"}, 200, body}, // which it wants ignored
			{"GET", []string{"Range", "BYTES=0-9"}, 206, body[:10]},
			{"GET", []string{"If-Match", `"other"`}, 412, ""},
			{"HEAD", []string{"If-Match", `"other"`}, 412, ""},
			{"GET", []string{"If-Match", `"` + name + `"`}, 200, body},
		} {
			got := a.Anonymous().Do(row.method, path, nil, row.headers...)
			if got.Status != row.status || string(got.Body) != row.body && row.status < 400 {
				a.Errorf("%s with %v: %d %q, want %d %q", row.method, row.headers, got.Status, got.Body, row.status, row.body)
			}
			if h := got.Header; row.status >= 400 && (h.Get("Content-Type") != "application/problem+json" || h.Get("Cache-Control") != "private, no-cache" ||
				h.Get("ETag")+h.Get("Content-Disposition")+h.Get("Last-Modified") != "") {
				a.Errorf("%s with %v: %v", row.method, row.headers, h)
			}
			if row.method == "GET" && row.status >= 400 {
				Refused(a.Anonymous(), row.status, map[int]string{412: "precondition_failed", 416: "no_such_range"}[row.status], "GET", path, nil, row.headers...)
			}
			if row.status == 206 && !strings.HasPrefix(got.Header.Get("Content-Range"), "bytes ") {
				a.Errorf("%v: Content-Range %q", row.headers, got.Header.Get("Content-Range"))
			}
		}
	})
}

// TestSweep lets uploads grow old, and leaves files that no row names.
func TestSweep(t *testing.T) {
	Each(t, func(a *API) {
		ctx := context.Background()
		a.Sweep(0) // as at the start: the storage is marked
		s := NewScene(a, "stranger", schema.AudienceEveryone)
		kept, ann := s.Attach(), a.As("ann")
		picture := ann.Picture(8)
		old := a.Stored(ann)
		a.Clock.Add(23 * time.Hour)
		young := a.Stored(ann)
		a.Clock.Add(2 * time.Hour)
		l := ann.Location(1, 2, "here")
		exists := func(what string, want bool, paths ...string) {
			a.Helper()
			for _, path := range paths {
				f, err := a.Bucket.Open(ctx, path)
				if err == nil {
					f.Close()
				}
				if (err == nil) != want {
					a.Errorf("%s: file %s is there: %v", what, path, err == nil)
				}
			}
		}
		sweep := func(what string) {
			a.Helper()
			if _, _, err := a.Cleaner.All(ctx); err != nil {
				a.Errorf("%s: %v", what, err)
			}
		}
		sweep("after a day")
		exists("after a day", false, media.Variants(old.URL)...)
		exists("after a day", true, slices.Concat(media.Variants(young.URL), media.Variants(kept.URL), media.Variants(picture))...)
		Refused(ann, 422, "invalid", "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": []M{{"url": "/api/media/" + old.URL}}})
		OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": []M{{"url": "/api/media/" + young.URL}}})
		stray := media.Variants("m/ab/ab" + strings.Repeat("0", 30) + ".webp")
		for i := range 600 { // some batches of them
			stray = append(stray, fmt.Sprintf("m/%02x/%02x%030x.webp", i%256, i%256, i))
		}
		for _, path := range stray {
			if err := a.Bucket.Put(ctx, path, strings.NewReader("x")); err != nil {
				a.Fatal(err)
			}
		}
		// Files have the time of the disk, rows that of the tests.
		a.Clock.Add(time.Now().Add(23 * time.Hour).Sub(a.Clock.Now()))
		sweep("strays of today")
		exists("strays of today", true, stray...)
		a.Clock.Add(2 * time.Hour)
		sweep("strays of yesterday")
		exists("strays of yesterday", false, stray...)
		exists("strays of yesterday", true, slices.Concat(media.Variants(young.URL), media.Variants(kept.URL), media.Variants(picture))...)
	})
}

// TestProfilePicture sets, replaces and removes one.
func TestProfilePicture(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		avatar := "/api/avatars/" + ann.ID
		drawn := ben.Do("GET", avatar, nil)
		if c, kind, err := image.DecodeConfig(bytes.NewReader(drawn.Body)); drawn.Header.Get("Content-Type") != "image/png" || err != nil || kind != "png" || c.Width != c.Height {
			a.Errorf("avatar is %v %v %v", drawn.Header, c, err)
		}
		if r := ben.Do("GET", avatar, nil, "If-None-Match", drawn.Header.Get("ETag")); r.Status != 304 {
			a.Errorf("an unchanged avatar answers %d", r.Status)
		}
		Refused(ben, 404, "not_found", "GET", "/api/avatars/nobody", nil)
		first := ann.Picture(500)
		for path, want := range map[string]int{first: 400, strings.Replace(first, "_400", "_150", 1): 150} {
			r := a.Anonymous().Do("GET", "/api/media/"+path, nil)
			if c, _, err := image.DecodeConfig(bytes.NewReader(r.Body)); r.Status != 200 || err != nil || c.Width != want || c.Height != want {
				a.Errorf("%s is %d %v (%v), want %d pixels", path, r.Status, c, err, want)
			}
		}
		if p := Call[schema.Profile](ben, 200, "GET", "/api/users/"+ann.ID, nil); p.ProfilePicture != "/api/media/"+first {
			a.Errorf("others see %s", p.ProfilePicture)
		}
		second := ann.Picture(40)
		Refused(ben, 404, "not_found", "GET", "/api/media/"+first, nil)
		if f, err := a.Bucket.Open(context.Background(), first); err == nil {
			f.Close()
			a.Error("the file of a replaced picture is left")
		}
		OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		Refused(ben, 404, "not_found", "GET", "/api/media/"+second, nil)
		OK(ann, 204, "DELETE", "/api/users/me/picture", nil)
		Refused(ann, 404, "not_found", "GET", "/api/media/"+second, nil)
		OK(ann, 204, "DELETE", "/api/users/me/picture", nil)
		if u := Call[schema.User](ann, 200, "GET", "/api/users/me", nil); u.ProfilePicture != avatar {
			a.Errorf("without a picture it is %s", u.ProfilePicture)
		}
	})
}
