package media_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"finds/media"
)

const aKey = "m/ab/ab000000000000000000000000000000.webp"

const viewer = "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func query(t *testing.T, s string) url.Values {
	t.Helper()
	q, err := url.ParseQuery(s)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func TestSign(t *testing.T) {
	t.Parallel()
	s := media.NewSigner([]byte("secret"))
	signed := s.Sign(aKey, viewer, noon)
	for _, c := range []struct {
		after time.Duration
		same  bool // the same URL is given out
		ok    bool // the first URL is still good
	}{
		{0, true, true}, {time.Second, true, true}, {12*time.Hour - time.Second, true, true}, {12 * time.Hour, false, true},
		{24*time.Hour - time.Second, false, true}, {24 * time.Hour, false, false}, {1000 * time.Hour, false, false},
		{-time.Second, false, false}, {-24 * time.Hour, false, false},
	} {
		now := noon.Add(c.after)
		if same := s.Sign(aKey, viewer, now) == signed; same != c.same {
			t.Errorf("after %v: same %v", c.after, same)
		}
		if v, ok := s.Verify(aKey, query(t, signed), now); ok != c.ok || ok && v != viewer {
			t.Errorf("after %v: %q %v", c.after, v, ok)
		}
		if v, ok := s.Verify(aKey, query(t, s.Sign(aKey, viewer, now)), now); !ok || v != viewer {
			t.Errorf("after %v: a new URL is refused", c.after)
		}
	}
	if !strings.HasPrefix(signed, "v="+viewer+"&e=1772452800&s=") || len(signed) != len("v="+viewer+"&e=1772452800&s=")+22 {
		t.Errorf("query %q", signed)
	}
}

func TestVerifyRefuses(t *testing.T) {
	t.Parallel()
	s := media.NewSigner([]byte("secret"))
	good := s.Sign(aKey, viewer, noon)
	_, sum, _ := strings.Cut(good, "&s=")
	last := map[bool]string{true: "B", false: "A"}[strings.HasSuffix(sum, "A")]
	for name, q := range map[string]string{
		"nothing": "", "no viewer": strings.Replace(good, "v="+viewer+"&", "", 1), "empty viewer": strings.Replace(good, viewer, "", 1),
		"other viewer": strings.Replace(good, "3d&", "3e&", 1), "later": strings.Replace(good, "e=1772452800", "e=1772452801", 1),
		"earlier": strings.Replace(good, "e=1772452800", "e=1772452799", 1), "plus": strings.Replace(good, "e=", "e=%2B", 1),
		"zero before": strings.Replace(good, "e=", "e=0", 1), "hex": strings.Replace(good, "e=", "e=0x", 1), "huge": strings.Replace(good, "e=1", "e=99999999999991", 1),
		"negative": strings.Replace(good, "e=", "e=-", 1), "other signature": good[:len(good)-len(sum)] + "A" + sum[1:] + "", "cut": good[:len(good)-1],
		"last bits": good[:len(good)-1] + last, "longer": good + "A", "padded": good + "==", "no signature": strings.Replace(good, "&s="+sum, "", 1),
		"twice": good + "&v=" + viewer, "more": good + "&x=1", "viewer with newline": strings.Replace(good, viewer, viewer+"%0A1", 1),
		"other secret": media.NewSigner([]byte("secreT")).Sign(aKey, viewer, noon),
		"other path":   s.Sign(strings.Replace(aKey, ".webp", "_t.webp", 1), viewer, noon), "strange viewer": s.Sign(aKey, "a\nb", noon),
		"long viewer": s.Sign(aKey, strings.Repeat("a", 65), noon),
	} {
		values, err := url.ParseQuery(q)
		if name == "other signature" && q == good {
			continue // one time in 64
		}
		if v, ok := s.Verify(aKey, values, noon); ok || v != "" {
			t.Errorf("%s: %q is accepted for %q (%v)", name, q, v, err)
		}
	}
	if _, ok := s.Verify("../secret", query(t, s.Sign("../secret", viewer, noon)), noon); ok {
		t.Error("Verify accepted a path that is not a key")
	}
}

// TestSignerShared makes sure that pooled state of one call never shows in another.
func TestSignerShared(t *testing.T) {
	t.Parallel()
	s := media.NewSigner([]byte("secret"))
	want := s.Sign(aKey, viewer, noon)
	done := make(chan string)
	for range 8 {
		go func() {
			var got string
			for range 200 {
				s.Sign(strings.Replace(aKey, "00.", "01.", 1), "other", noon)
				if got = s.Sign(aKey, viewer, noon); got != want {
					break
				}
			}
			done <- got
		}()
	}
	for range 8 {
		if got := <-done; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func FuzzVerify(f *testing.F) {
	s := media.NewSigner([]byte("secret"))
	good := s.Sign(aKey, viewer, noon)
	f.Add(aKey, good)
	f.Add(aKey, strings.Replace(good, "e=1", "e=2", 1))
	f.Add("m/../x", "v=a&e=1&s=AAAAAAAAAAAAAAAAAAAAAA")
	f.Fuzz(func(t *testing.T, path, raw string) {
		q, err := url.ParseQuery(raw)
		if err != nil {
			return
		}
		// Whatever is accepted is exactly what Sign gives for that viewer.
		if v, ok := s.Verify(path, q, noon); ok && q.Encode() != query(t, s.Sign(path, v, noon)).Encode() {
			t.Errorf("%q is accepted for %q", raw, path)
		}
	})
}
