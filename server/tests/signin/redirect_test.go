package signin

import (
	"context"
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/media/s3test"
	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// bucketAnswer asks the bucket as a browser that was sent there does.
func bucketAnswer(t *testing.T, method, to, ranges string) *http.Response {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, to, nil)
	if err != nil {
		t.Fatal(err)
	}
	if ranges != "" {
		r.Header.Set("Range", ranges)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { res.Body.Close() })
	return res
}

// TestRedirect sends readers to the bucket once they are known to be allowed,
// with a URL that works there, for a day.
func TestRedirect(t *testing.T) {
	t.Parallel()
	remote := s3test.Open(t)
	a := OnBucket(t, "sqlite", func(o *server.Options) {
		o.Media.Bucket, o.Media.Library = remote, media.New(remote, media.Limits{Wait: storetest.Patience})
		o.Media.Presign = func(ctx context.Context, method, key string) (string, error) {
			return remote.Presign(ctx, method, key, 24*time.Hour)
		}
		o.Media.BucketOrigin = "https://bucket.example.org"
	})
	s := NewScene(a, "stranger", schema.AudienceFriends)
	u := s.Attach()
	path := "/api/media/" + u.URL
	Refused(s.Actor, 404, "not_found", "GET", path, nil)
	Refused(a.Anonymous(), 404, "not_found", "GET", path, nil)
	r := s.Owner.Do("GET", path, nil)
	if r.Status != 302 || r.Header.Get("Cache-Control") != "private, no-store" || len(r.Body) > 0 || r.Header.Get("ETag") != "" {
		t.Fatalf("the owner is sent: %d %v", r.Status, r.Header)
	}
	to := r.Header.Get("Location")
	if !strings.Contains(to, "X-Amz-Expires=86400&") || strings.Contains(a.ServiceLog.String(), "X-Amz-Signature") {
		t.Errorf("to %s", to)
	}
	res := bucketAnswer(t, "GET", to, "")
	if body, _ := io.ReadAll(res.Body); res.StatusCode != 200 || string(body) != u.URL || res.Header.Get("Content-Type") != "image/webp" ||
		res.Header.Get("Content-Disposition") != `inline; filename="`+u.URL[5:]+`"` {
		t.Errorf("the bucket answers %d %q %v", res.StatusCode, body, res.Header)
	}
	if res := bucketAnswer(t, "GET", to, "bytes=2-4"); res.StatusCode != 206 {
		t.Errorf("a range: %d", res.StatusCode)
	}
	for what, other := range map[string]string{
		"another file": strings.Replace(to, ".webp?", ".jpg?", 1), "a longer life": strings.Replace(to, "Expires=86400", "Expires=86401", 1),
		"another kind": strings.Replace(to, "image%2Fwebp", "text%2Fhtml", 1), "no disposition": regexp.MustCompile("&response-content-disposition=[^&]*").ReplaceAllString(to, ""),
		"another day": regexp.MustCompile("Date=[0-9]{8}T").ReplaceAllString(to, "Date=20010101T"), "no signature": regexp.MustCompile("&X-Amz-Signature=.*").ReplaceAllString(to, ""),
	} {
		if res := bucketAnswer(t, "GET", other, ""); other == to || res.StatusCode != 403 && res.StatusCode != 400 {
			t.Errorf("%s under its signature: %d", what, res.StatusCode)
		}
	}
	head := s.Owner.Do("HEAD", path, nil)
	if to := head.Header.Get("Location"); head.Status != 302 || bucketAnswer(t, "HEAD", to, "").StatusCode != 200 || bucketAnswer(t, "GET", to, "").StatusCode != 403 {
		t.Errorf("HEAD: %d %v", head.Status, head.Header)
	}
	if p := a.Anonymous().Do("GET", "/", nil); !strings.Contains(p.Header.Get("Content-Security-Policy"), "img-src 'self' https://bucket.example.org blob: data:;") {
		t.Errorf("pages may not show it: %v", p.Header)
	}
}

// TestRedirectRevoked: who may see a file no more is sent nowhere, whatever they
// were given before; a deleted file is gone at the bucket too.
func TestRedirectRevoked(t *testing.T) {
	t.Parallel()
	const origin = "https://bucket.example.org"
	var asked []string
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Media.Presign = func(_ context.Context, method, key string) (string, error) {
			asked = append(asked, method+" "+key)
			return origin + "/" + key + "?X-Amz-Signature=secret", nil
		}
		o.Media.BucketOrigin = origin
	})
	s := NewScene(a, "friend", schema.AudienceFriends)
	u := s.Attach()
	path, find := "/api/media/"+u.URL, "/api/finds/"+s.Find.ID
	signed := s.URLs(s.Actor)[0]
	sent := func(who *User, path string, want int) {
		t.Helper()
		for _, method := range []string{"GET", "HEAD"} {
			r := who.Do(method, path, nil, "Range", "bytes=0-1", "If-None-Match", `"`+u.URL[5:]+`"`, "Host", "evil.example.org")
			to := r.Header.Get("Location")
			if r.Status != want || (to != "") != (want == 302) || to != "" && to != origin+"/"+u.URL+"?X-Amz-Signature=secret" {
				t.Errorf("%s %s: %d to %q, want %d", method, path, r.Status, to, want)
			}
			if to != "" && (r.Header.Get("Cache-Control") != "private, no-store" || len(r.Body) > 0) {
				t.Errorf("%s %s: %v %q", method, path, r.Header, r.Body)
			}
		}
	}
	sent(s.Owner, path, 302)
	sent(s.Actor, path, 302)
	sent(a.Anonymous(), signed, 302)
	sent(a.Anonymous(), path, 404)
	sent(a.Anonymous(), signed+"0", 404)
	for _, evil := range []string{"//evil.example.org/x.webp", "/../../evil", "/%2e%2e/evil", "/https://evil.example.org/a.webp", "/" + u.URL + "/../evil", "/" + u.URL + "%0d%0aSet-Cookie:x", "/" + u.URL + "%3fx"} {
		if r := s.Owner.Do("GET", "/api/media"+evil, nil); r.Status != 404 || r.Header.Get("Location") != "" {
			t.Errorf("%s: %d to %q", evil, r.Status, r.Header.Get("Location"))
		}
	}
	list := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
	OK(s.Actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
	sent(s.Actor, path, 404)
	sent(a.Anonymous(), signed, 404)
	OK(s.Owner, 200, "PUT", find, M{"isPublic": true})
	sent(a.Anonymous(), path, 302)
	OK(s.Owner, 200, "PUT", find, M{"isPublic": false})
	sent(a.Anonymous(), path, 404)
	signed = s.URLs(s.Owner)[0]
	sent(a.Anonymous(), signed, 302)
	a.Clock.Add(24 * time.Hour)
	sent(a.Anonymous(), signed, 404)
	OK(s.Owner, 204, "DELETE", find+"?forever=true", nil)
	sent(s.Owner, path, 404)
	if log := a.ServiceLog.String(); strings.Contains(log, "X-Amz") || strings.Contains(log, "bucket.example.org") {
		t.Errorf("the log tells where they are sent: %s", log)
	}
	if len(asked) != 10 {
		t.Errorf("signed for %q", asked)
	}
}
