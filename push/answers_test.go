package push_test

import (
	"context"
	"errors"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/push"
	"finds/push/pushtest"
	"finds/store/storetest"
)

// fault is a transport that fails as long as fail says so for the host.
type fault struct {
	http.RoundTripper
	fail func(host string) error
}

func (f fault) RoundTrip(r *http.Request) (*http.Response, error) {
	if err := f.fail(r.URL.Hostname()); err != nil {
		return nil, err
	}
	return f.RoundTripper.RoundTrip(r)
}

// TestResponses has a row for every answer: how often a job is tried within a
// day, and whether its browser is still active then.
func TestResponses(t *testing.T) {
	gone := pushtest.Reply{Status: 400, Text: `{"reason":"VapidPkHashMismatch"}`}
	for name, c := range map[string]struct {
		reply  pushtest.Reply
		tries  [2]int // at least and at most
		active bool
	}{
		"200": {pushtest.Reply{Status: 200}, [2]int{1, 1}, true}, "201": {pushtest.Reply{Status: 201}, [2]int{1, 1}, true}, "204": {pushtest.Reply{Status: 204}, [2]int{1, 1}, true},
		"301": {pushtest.Reply{Status: 301, Location: "https://" + safari + "/x"}, [2]int{1, 1}, true}, "307": {pushtest.Reply{Status: 307, Location: "/x"}, [2]int{1, 1}, true},
		"400": {pushtest.Reply{Status: 400}, [2]int{3, 3}, true}, "401": {pushtest.Reply{Status: 401}, [2]int{3, 3}, true}, "403": {pushtest.Reply{Status: 403}, [2]int{3, 3}, true},
		"404": {pushtest.Reply{Status: 404}, [2]int{1, 1}, false}, "410": {pushtest.Reply{Status: 410}, [2]int{1, 1}, false}, "key of before": {gone, [2]int{1, 1}, false},
		"405": {pushtest.Reply{Status: 405}, [2]int{3, 3}, true}, "413": {pushtest.Reply{Status: 413}, [2]int{2, 2}, true},
		"408": {pushtest.Reply{Status: 408}, [2]int{9, 12}, true}, "425": {pushtest.Reply{Status: 425}, [2]int{9, 12}, true}, "500": {pushtest.Reply{Status: 500}, [2]int{9, 12}, true},
		"502": {pushtest.Reply{Status: 502}, [2]int{9, 12}, true}, "504": {pushtest.Reply{Status: 504}, [2]int{9, 12}, true}, "reset": {pushtest.Reply{Reset: true}, [2]int{9, 12}, true},
		"hang": {pushtest.Reply{Hang: true}, [2]int{9, 12}, true},
		"429":  {pushtest.Reply{Status: 429, RetryAfter: "3600"}, [2]int{23, 25}, true}, "503": {pushtest.Reply{Status: 503, RetryAfter: "7200"}, [2]int{12, 13}, true},
		"503, bare": {pushtest.Reply{Status: 503}, [2]int{9, 12}, true}, "429, for a year": {pushtest.Reply{Status: 429, RetryAfter: "31536000"}, [2]int{4, 5}, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var tries atomic.Int64 // here, since what hangs may not arrive on a machine that is busy
			w := newWorld(t, "sqlite")
			w.sender = w.newSender(func(o *push.Options) {
				o.Transport = fault{w.service.Transport(), func(string) error { tries.Add(1); return nil }}
				if c.reply.Hang {
					o.Timeout = 50 * time.Millisecond
				}
			})
			w.service.Answer = func(pushtest.Message) pushtest.Reply { return c.reply }
			w.subscribe(w.owner, w.session, chrome)
			must(w.store.SetLike(ctx, w.user("actor"), w.find.ID, true)) // for a day
			var got []pushtest.Message
			for range 24 * 60 * 2 {
				got = append(got, w.send()...)
				w.clock.Add(30 * time.Second)
			}
			w.clock.Add(7 * time.Hour) // the last wait may go beyond
			got = append(got, w.send()...)
			if n := int(tries.Load()); n < c.tries[0] || n > c.tries[1] || w.jobs() != 0 || (w.active() == 1) != c.active {
				t.Errorf("%d tries, %d jobs left, %d active", n, w.jobs(), w.active())
			}
			if c.reply.Status == 413 && (got[1].Text != "" || got[1].Icon != "" || got[0].Text == "" || got[1].Title == "") {
				t.Errorf("the second try has %s", got[1].Body)
			}
		})
	}
}

// TestRefusedAfterOutage: what went before does not count as a refusal.
func TestRefusedAfterOutage(t *testing.T) {
	each(t, func(w *world) {
		answers := []pushtest.Reply{{Status: 500}, {Status: 503, RetryAfter: "60"}, {Status: 413}, {Status: 403}, {Status: 500}, {Status: 403}, {Status: 401}, {}}
		n := 0
		w.service.Answer = func(pushtest.Message) pushtest.Reply { n++; return answers[n-1] }
		w.subscribe(w.owner, w.session, chrome)
		_, _, err := w.store.RequestFriend(ctx, w.user("actor"), w.owner) // for a week
		must(0, err)
		for range 24 {
			w.send()
			w.clock.Add(3 * time.Hour)
		}
		if n != 7 || w.jobs() != 0 || w.active() != 1 {
			w.Errorf("%d tries, %d jobs left, %d active", n, w.jobs(), w.active())
		}
	})
}

// TestOutageLosesNothing: nothing is reached for a day, and nothing is switched off nor
// lost of what lasts longer.
func TestOutageLosesNothing(t *testing.T) {
	storetest.EachEngine(t, outage)
}

func outage(t *testing.T, engine string) {
	var down bool
	for _, failure := range []error{&net.DNSError{Err: "no such host", IsNotFound: true}, context.DeadlineExceeded, errors.New("tls: bad certificate"), &net.OpError{Op: "dial", Err: errors.New("connection refused")}} {
		down = true
		w := newWorld(t, engine)
		w.sender = w.newSender(func(o *push.Options) {
			o.Transport = fault{w.service.Transport(), func(string) error { return map[bool]error{true: failure}[down] }}
		})
		for _, host := range []string{chrome, firefox, safari} {
			w.subscribe(w.owner, w.session, host)
		}
		w.comment()
		for range 24 * 4 {
			w.send()
			w.clock.Add(15 * time.Minute)
		}
		if w.active() != 3 || w.jobs() != 3 {
			t.Fatalf("%v for a day: %d active, %d jobs", failure, w.active(), w.jobs())
		}
		down = false
		w.clock.Add(8 * time.Hour)
		if got := w.send(); len(got) != 3 || w.jobs() != 0 {
			t.Errorf("afterwards %d are sent", len(got))
		}
	}
}

// TestFailingBrowserIsSwitchedOff: a browser that fails for seven days while other hosts are
// reached is switched off, not before, and not when the others fail too.
func TestFailingBrowserIsSwitchedOff(t *testing.T) {
	for name, c := range map[string]struct {
		others bool
		status int
		off    bool
	}{"others work": {true, 500, true}, "others fail": {false, 500, false}, "refused": {true, 403, false}} {
		t.Run(name, func(t *testing.T) {
			each(t, func(w *world) {
				w.service.Answer = func(m pushtest.Message) pushtest.Reply {
					if m.Host == chrome || !c.others {
						return pushtest.Reply{Status: c.status}
					}
					return pushtest.Reply{}
				}
				w.subscribe(w.owner, w.session, chrome)
				w.subscribe(w.owner, w.session, safari)
				day := 0
				for ; day < 15 && w.active() == 2; day++ {
					w.comment()
					for range 24 {
						w.send()
						w.clock.Add(time.Hour)
					}
				}
				if off := w.active() != 2; off != c.off || off && (day < 7 || day > 8) {
					w.Errorf("after %d days %d are active", day, w.active())
				}
			})
		})
	}
}

// TestRefusedBrowsersAreLoggedOnce: when a host refuses three browsers, the log says so
// once until a success, and no subscription is switched off.
func TestRefusedBrowsersAreLoggedOnce(t *testing.T) {
	each(t, func(w *world) {
		refuse := true
		w.service.Answer = func(m pushtest.Message) pushtest.Reply {
			return pushtest.Reply{Status: map[bool]int{true: 403, false: 201}[refuse]}
		}
		for i := range 3 {
			w.subscribe(w.owner, w.session, safari)
			w.comment()
			w.send()
			if logged := strings.Contains(w.log.String(), "push is misconfigured"); logged != (i == 2) {
				w.Errorf("%d browsers refused: logged %v, want %v", i+1, logged, i == 2)
			}
		}
		if n := strings.Count(w.log.String(), "push is misconfigured"); n != 1 || w.active() != 3 {
			w.Errorf("logged %d times, %d active", n, w.active())
		}
		refuse = false
		w.clock.Add(time.Hour)
		w.send()
		refuse = true
		w.comment()
		w.send()
		if log := w.log.String(); strings.Count(log, "accepts messages again") != 1 || strings.Count(log, "push is misconfigured") != 2 {
			w.Errorf("the log has %s", log)
		}
	})
}

// TestRetryAfterForms: a host rests from a second to six hours by what it
// says, and half a minute when that is neither seconds nor a date.
func TestRetryAfterForms(t *testing.T) {
	t.Parallel()
	const bare = 0
	date := func(d time.Duration, form string) string { return pushtest.NewClock().Now().Add(d).Format(form) }
	for header, rest := range map[string]time.Duration{
		"": bare, "0": time.Second, "1": time.Second, "90": 90 * time.Second, " 90\t": 90 * time.Second, "0090": 90 * time.Second,
		"21600": 6 * time.Hour, "21601": 6 * time.Hour, "9223372037": 6 * time.Hour, "9223372036854775808": 6 * time.Hour, "99999999999999999999999": 6 * time.Hour,
		"-5": bare, "+5": bare, "1.5": bare, "1e3": bare, "1m": bare, "2h1": bare, "0x10": bare, "1_0": bare, "5, 6": bare, "soon": bare, "٣": bare,
		date(10*time.Minute, http.TimeFormat): 10 * time.Minute, date(10*time.Minute, time.ANSIC): 10 * time.Minute, date(10*time.Minute, "Monday, 02-Jan-06 15:04:05 GMT"): 10 * time.Minute,
		date(-time.Hour, http.TimeFormat): time.Second, date(1000*time.Hour, http.TimeFormat): 6 * time.Hour, "Fri, 31 Dec 9999 23:59:59 GMT": 6 * time.Hour,
		date(10*time.Minute, time.RFC3339): bare,
	} {
		t.Run(header, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, "sqlite")
			w.service.Answer = func(pushtest.Message) pushtest.Reply { return pushtest.Reply{Status: 429, RetryAfter: header} }
			w.subscribe(w.owner, w.session, chrome)
			w.comment()
			w.send()
			before, after := rest-time.Millisecond, time.Millisecond
			if rest == bare {
				before, after = 23*time.Second, 14*time.Second
			}
			w.clock.Add(before)
			if w.send() != nil {
				t.Errorf("the host rests less than %v", before)
			}
			w.clock.Add(after)
			if w.send() == nil {
				t.Errorf("the host rests longer than %v", before+after)
			}
		})
	}
}

// TestRetryAfter: a host that says when is not asked before, in seconds or
// as a date, also not for other browsers or by another process, while other
// hosts go on.
func TestRetryAfter(t *testing.T) {
	each(t, func(w *world) {
		for _, form := range []string{"seconds", "date"} {
			w.service.Answer = func(m pushtest.Message) pushtest.Reply {
				if m.Host != chrome {
					return pushtest.Reply{}
				}
				after := "600"
				if form == "date" {
					after = w.clock.Now().Add(10 * time.Minute).Format(http.TimeFormat)
				}
				return pushtest.Reply{Status: 429, RetryAfter: after}
			}
			ann := w.user("ann")
			session := w.signIn(ann)
			w.subscribe(ann, session, chrome)
			w.subscribe(ann, session, safari)
			ask := func() (hosts []string) {
				_, _, err := w.store.RequestFriend(ctx, w.user("actor"), ann)
				must(0, err)
				w.sender = w.newSender(func(o *push.Options) { o.Keys = w.sender.Keys }) // a restart forgets nothing
				for _, m := range w.send() {
					hosts = append(hosts, m.Host)
				}
				slices.Sort(hosts)
				return hosts
			}
			if got := ask(); !slices.Equal(got, []string{chrome, safari}) {
				w.Fatalf("at first: %v", got)
			}
			for range 9 {
				w.clock.Add(time.Minute)
				if got := ask(); !slices.Equal(got, []string{safari}) {
					w.Fatalf("%s: while it is paused: %v", form, got)
				}
			}
			w.service.Answer = nil
			w.clock.Add(time.Minute)
			if got := ask(); len(got) != 12 || got[10] != chrome || got[11] != safari {
				w.Errorf("%s: afterwards: %v", form, got)
			}
		}
	})
}
