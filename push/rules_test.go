package push_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/push"
	"finds/schema"
	"finds/store"
)

func pushJSON(v any) (string, error) {
	b, err := json.Marshal(v)
	return string(b), err
}

// TestRollbackSendsNothing: a transaction that rolls back after it has inserted a
// notification leaves no job; the same act succeeds later and is sent.
func TestRollbackSendsNothing(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		db, actor := w.sql(), w.user("actor")
		// The count of likes is written after the notification and its jobs.
		trap, untrap := []string{`CREATE TRIGGER trap BEFORE UPDATE ON find BEGIN SELECT RAISE(ABORT, 'trapped'); END`}, `DROP TRIGGER trap`
		if w.store.Postgres() {
			trap = []string{`CREATE FUNCTION trapped() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'trapped'; END $$`,
				`CREATE TRIGGER trap BEFORE UPDATE ON find FOR EACH ROW EXECUTE FUNCTION trapped()`}
			untrap = `DROP TRIGGER trap ON find`
		}
		for _, q := range trap {
			must(db.Exec(q))
		}
		if _, err := w.store.SetLike(ctx, actor, w.find.ID, true); err == nil {
			w.Fatal("the trap did not spring")
		}
		if got := w.send(); len(got) != 0 || w.jobs() != 0 || w.count(`SELECT COUNT(*) FROM notification`) != 0 {
			w.Errorf("rolled back, %d jobs left, and sent: %+v", w.jobs(), got)
		}
		must(db.Exec(untrap))
		must(w.store.SetLike(ctx, actor, w.find.ID, true))
		if got := w.send(); len(got) != 1 {
			w.Errorf("committed, and sent: %+v", got)
		}
	})
}

// TestSharedBrowser: the next user who signs in at a browser gets no message of
// the previous one, and taking over a subscription needs its keys.
func TestSharedBrowser(t *testing.T) {
	each(t, func(w *world) {
		b, _ := w.subscribe(w.owner, w.session, chrome)
		ben := w.user("ben")
		bens := store.NewSubscription{Endpoint: b.Endpoint, P256dh: b.P256dh(), Auth: b.Auth(), SessionID: w.signIn(ben)}
		w.comment() // waits while the browser changes hands
		forged := bens
		forged.Auth = "AAAAAAAAAAAAAAAAAAAAAA"
		if _, err := w.store.Subscribe(ctx, ben, forged); err != schema.ErrSubscriptionTaken {
			w.Errorf("with other keys: %v", err)
		}
		if w.jobs() != 1 {
			w.Errorf("after the refusal %d jobs wait", w.jobs())
		}
		must(w.store.Subscribe(ctx, ben, bens))
		w.comment()
		if got := w.send(); len(got) != 0 || w.jobs() != 0 {
			w.Errorf("ben gets what is for the owner: %+v", got)
		}
		_, _, err := w.store.RequestFriend(ctx, w.owner, ben)
		must(ben, err)
		if got := w.send(); len(got) != 1 || got[0].Data.Type != "friend_request" {
			w.Errorf("ben gets %+v", got)
		}
	})
}

// TestEndOfSession: with its session a browser is switched off, and what
// waits for it goes.
func TestEndOfSession(t *testing.T) {
	each(t, func(w *world) {
		for name, end := range map[string]func(session string) error{
			"logout": func(s string) error { return w.store.EndSession(ctx, s) },
			"password change": func(string) error {
				return w.store.SetPassword(ctx, store.NewPassword{UserID: w.owner, Hash: "hash", Session: w.session})
			},
			"unsubscribe": func(string) error {
				for _, s := range must(w.store.Subscriptions(ctx, w.owner)) {
					if err := w.store.Unsubscribe(ctx, w.owner, s.ID); err != nil {
						return err
					}
				}
				return nil
			},
		} {
			session := w.signIn(w.owner)
			w.subscribe(w.owner, session, chrome)
			w.comment()
			if w.jobs() != 1 {
				w.Fatalf("%s: %d jobs wait", name, w.jobs())
			}
			if err := end(session); err != nil {
				w.Fatal(err)
			}
			w.Logf("%s: %d jobs", name, w.jobs())
			left := w.jobs()
			w.comment()
			if got := w.send(); left != 0 || len(got) != 0 || w.active() != 0 {
				w.Errorf("%s: %d jobs wait, %d active, sent %+v", name, left, w.active(), got)
			}
		}
		w.subscribe(w.owner, w.session, chrome)
		w.comment()
		must(w.store.Suspend(ctx, store.Actor{}, w.owner, store.NewSuspension{Reason: "spam"}))
		if got := w.send(); w.jobs() != 0 || len(got) != 0 || w.active() != 0 {
			w.Errorf("the account is suspended: %d jobs wait, sent %+v", w.jobs(), got)
		}
		must(w.store.LiftSuspension(ctx, store.Actor{}, w.owner))
		w.subscribe(w.owner, w.signIn(w.owner), chrome)
		w.comment()
		must(w.store.DeleteUser(ctx, w.owner))
		if got := w.send(); w.jobs() != 0 || len(got) != 0 {
			w.Errorf("the account is deleted: %d jobs wait, sent %+v", w.jobs(), got)
		}
	})
}

// TestReadAgainBeforeSending: what has changed between the act and the sending is read
// again. Each act is sent without the change, and not with it.
func TestReadAgainBeforeSending(t *testing.T) {
	each(t, func(w *world) {
		private := func(on bool) {
			_, _, err := w.store.UpdateFind(ctx, w.owner, w.find.ID, store.FindEdit{Public: new(!on)})
			must(0, err)
		}
		readAll := func() { must(0, w.store.ReadAll(ctx, w.owner)) } // which keeps notifications when their cause goes
		var friendship, comment string
		acts := map[string]func(actor string){
			"like": func(u string) { must(w.store.SetLike(ctx, u, w.find.ID, true)) },
			"comment": func(u string) {
				comment = must(w.store.CreateComment(ctx, u, store.NewComment{FindID: w.find.ID, Content: "hello"})).ID
			},
			"request": func(u string) {
				f, _, err := w.store.RequestFriend(ctx, u, w.owner)
				friendship = must(f, err).ID
			},
			"acceptance": func(u string) {
				f, _, err := w.store.RequestFriend(ctx, w.owner, u)
				friendship = must(f, err).ID
				must(w.store.AnswerFriend(ctx, u, friendship, "accept"))
			},
		}
		changes := map[string]func(actor string){
			"like nothing": nil, "comment nothing": nil, "request nothing": nil, "acceptance nothing": nil,
		}
		for act := range acts {
			changes[act+" block"] = func(u string) { must(w.store.Block(ctx, w.owner, u)) }
			changes[act+" suspension"] = func(u string) { must(w.store.Suspend(ctx, store.Actor{}, u, store.NewSuspension{Reason: "spam"})) }
			changes[act+" blocked"] = func(u string) { must(w.store.Block(ctx, u, w.owner)) }
			changes[act+" read, block"] = func(u string) { readAll(); must(w.store.Block(ctx, u, w.owner)) }
			changes[act+" muted"] = func(u string) { must(0, w.store.Mute(ctx, w.owner, u)) }
			changes[act+" suspended"] = func(u string) {
				must(w.store.Suspend(ctx, store.Actor{}, u, store.NewSuspension{Reason: "Spam"}))
			}
			changes[act+" deleted actor"] = func(u string) { must(w.store.DeleteUser(ctx, u)) }
		}
		for _, act := range []string{"like", "comment"} {
			changes[act+" private"] = func(string) { private(true) }
			changes[act+" read, private"] = func(string) { readAll(); private(true) }
		}
		changes["comment deleted"] = func(u string) { must(0, w.store.DeleteComment(ctx, u, w.find.ID, comment)) }
		changes["comment read, deleted"] = func(u string) { readAll(); must(0, w.store.DeleteComment(ctx, u, w.find.ID, comment)) }
		changes["comment hidden"] = func(string) { must(0, w.store.HideComment(ctx, store.Actor{}, comment, "Spam")) }
		changes["comment read, hidden"] = func(string) { readAll(); must(0, w.store.HideComment(ctx, store.Actor{}, comment, "Spam")) }
		changes["request withdrawn"] = func(u string) { must(0, w.store.Unfriend(ctx, u, friendship)) }
		changes["request read, withdrawn"] = func(u string) { readAll(); must(0, w.store.Unfriend(ctx, u, friendship)) }
		changes["request declined"] = func(string) { must(w.store.AnswerFriend(ctx, w.owner, friendship, "decline")) }
		changes["request answered"] = func(string) { must(w.store.AnswerFriend(ctx, w.owner, friendship, "accept")) }
		changes["acceptance unfriended"] = func(u string) { must(0, w.store.Unfriend(ctx, u, friendship)) }
		changes["acceptance read, unfriended"] = func(u string) { readAll(); must(0, w.store.Unfriend(ctx, u, friendship)) }
		w.subscribe(w.owner, w.session, chrome)
		for name, change := range changes {
			var act, what string
			fmt.Sscanf(name, "%s %s", &act, &what)
			actor := w.user("actor")
			acts[act](actor)
			if change != nil {
				change(actor)
			}
			sent := map[bool]int{true: 1}[change == nil]
			if got := w.send(); len(got) != sent || w.jobs() != 0 {
				w.Errorf("%s: %d sent, %d jobs left, want %d: %+v", name, len(got), w.jobs(), sent, got)
			}
			if what == "private" || name == act+" read, private" {
				private(false)
			}
		}
		friend := w.user("friend")
		acts["acceptance"](friend)
		w.send()
		must(w.store.SetLike(ctx, friend, w.find.ID, true))
		private(true)
		if got := w.send(); len(got) != 1 {
			w.Errorf("a friend, who still sees the find: %+v", got)
		}
		other := must(w.store.CreateFind(ctx, w.owner, store.NewFind{LocationID: w.find.LocationID, Title: "Other", Public: true}))
		must(w.store.CreateComment(ctx, friend, store.NewComment{FindID: other.ID, Content: "hello"}))
		must(w.store.DeleteFind(ctx, w.owner, other.ID))
		if got := w.send(); len(got) != 0 {
			w.Errorf("the find is deleted: %+v", got)
		}
	})
}

// TestPushOfReports sends reports to administrators and decisions to both sides, also across a
// block, unless who gets it administers no more, or does not want reports.
func TestPushOfReports(t *testing.T) {
	each(t, func(w *world) {
		admin, reporter := w.user("admin"), w.user("reporter")
		role := func(role string) {
			must(w.store.UpdateAccount(ctx, store.Actor{}, admin, store.AccountEdit{Role: role}))
		}
		report := func(n store.NewReport) {
			n.Reason = "spam"
			must(0, w.store.CreateReport(ctx, reporter, n))
		}
		sent := func(want ...string) {
			w.Helper()
			var got []string
			for _, m := range w.send() {
				got = append(got, m.Data.Type+" "+strings.TrimPrefix(m.Data.URL, "https://finds.example.org"))
			}
			if slices.Sort(got); !slices.Equal(got, want) || w.jobs() != 0 {
				w.Errorf("sent %q, want %q, %d jobs left", got, want, w.jobs())
			}
		}
		role(schema.RoleAdmin)
		must(w.store.UpdateAccount(ctx, store.Actor{}, w.user("second"), store.AccountEdit{Role: schema.RoleAdmin}))
		for _, u := range []string{admin, reporter, w.owner} {
			w.subscribe(u, w.signIn(u), chrome)
		}
		must(w.store.Block(ctx, reporter, admin))
		must(w.store.Block(ctx, w.owner, admin))
		report(store.NewReport{FindID: w.find.ID})
		sent("reported /admin/reports")
		list, _, err := w.store.Reports(ctx, admin, true, store.Page{Limit: 1})
		_, _, err = w.store.DecideReport(ctx, store.Actor{ID: admin}, must(list, err)[0].ID, store.Decision{Outcome: schema.OutcomeHidden, Note: "Spam"})
		must(0, err)
		sent("moderated /notifications", "report_closed /notifications")
		report(store.NewReport{UserID: w.owner})
		must(w.store.UpdatePreferences(ctx, admin, store.PreferencesEdit{Reported: new(false)}))
		sent()
		must(w.store.UpdatePreferences(ctx, admin, store.PreferencesEdit{Reported: new(true)}))
		must(w.store.CreateSignInLink(ctx, store.Actor{ID: admin}, w.owner, strings.Repeat("a", 64)))
		_, _, err = w.store.UseSignInLink(ctx, strings.Repeat("a", 64), store.NewSession{TokenHash: strings.Repeat("b", 64)})
		must(0, err)
		sent("link_used /settings/devices")
		must(0, w.store.AddWish(ctx, reporter, schema.FoundPlace{ID: "1"}, "Salzburg"))
		sent("streets_wished /admin/map")
		report(store.NewReport{UserID: w.user("other")})
		role(schema.RoleMember)
		sent()
	})
}

// TestPreferences: each switch gates its own event, and push_enabled all of
// them, at the act and at the sending.
func TestPreferences(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		type edit = store.PreferencesEdit
		off, on := false, true
		all := []string{"friend_request", "friend_accepted", "find_liked", "find_commented"}
		for kind, e := range map[string]edit{"friend_request": {FriendRequests: &off}, "friend_accepted": {FriendAccepted: &off},
			"find_liked": {FindLiked: &off}, "find_commented": {FindCommented: &off}, "push": {PushEnabled: &off}, "none": {}} {
			for _, late := range []bool{false, true} {
				if late {
					w.acts(w.owner)
				}
				must(w.store.UpdatePreferences(ctx, w.owner, e))
				if !late {
					w.acts(w.owner)
				}
				if kind != "push" && kind != "none" && !late && w.jobs() != 3 {
					w.Errorf("%s is off and %d jobs wait", kind, w.jobs())
				}
				got := map[string]bool{}
				for _, m := range w.send() {
					got[m.Data.Type] = true
				}
				for _, event := range all {
					if want := kind != event && kind != "push"; got[event] != want {
						w.Errorf("%s is off (late %v), and %s is sent: %v", kind, late, event, got[event])
					}
				}
				must(w.store.UpdatePreferences(ctx, w.owner, edit{FriendRequests: &on, FriendAccepted: &on, FindLiked: &on, FindCommented: &on, PushEnabled: &on}))
			}
		}
	})
}

// TestManyBrowsers sends one event to fifty browsers at once; -race looks on.
func TestManyBrowsers(t *testing.T) {
	each(t, func(w *world) {
		for range 4 { // sixteen of one user at most, so they are given to the owner behind the store's back
			u := w.user("lender")
			session := w.signIn(u)
			for range 13 {
				w.subscribe(u, session, []string{chrome, firefox, safari}[serial.Add(1)%3])
			}
		}
		must(w.sql().Exec(`UPDATE notification_subscription SET user_id = '` + w.owner + `'`))
		w.comment()
		seen, bodies := map[string]bool{}, map[string]bool{}
		for _, m := range w.send() {
			seen[m.Browser.Endpoint], bodies[string(m.Body)] = true, true
		}
		if len(seen) != 52 || len(bodies) != 1 || w.jobs() != 0 {
			w.Errorf("%d browsers got %d different messages", len(seen), len(bodies))
		}
	}, func(o *push.Options) { o.Workers, o.PerHost = 16, 16 })
}

// TestOneOfSeveral: processes that share a database send each job once.
func TestOneOfSeveral(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		w.subscribe(w.owner, w.session, safari)
		for range 40 {
			w.comment()
		}
		var senders []*push.Sender
		for range 4 {
			other := must(store.Open(ctx, store.Options{Database: w.dsn, Now: w.clock.Now}))
			defer other.Close()
			senders = append(senders, w.newSender(func(o *push.Options) { o.Outbox, o.Keys = other.Outbox(), w.sender.Keys }))
		}
		var wg sync.WaitGroup
		for _, sender := range senders {
			wg.Go(func() { sender.Drain(ctx) })
		}
		wg.Wait()
		seen := map[string]int{}
		for _, m := range w.service.Take() {
			seen[m.Browser.Endpoint+m.Data.NotificationID]++
		}
		for id, n := range seen {
			if n != 1 {
				w.Errorf("%s is sent %d times", id, n)
			}
		}
		if len(seen) != 80 {
			w.Errorf("%d of 80 are sent", len(seen))
		}
	})
}

// TestQuietHours: what happens in the quiet hours of a user is sent when they end, in the language of the user.
func TestQuietHours(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		from, to, zone, german := schema.TimeOfDay("22:00"), schema.TimeOfDay("07:00"), "Asia/Tokyo", "de"
		must(w.store.UpdatePreferences(ctx, w.owner, store.PreferencesEdit{QuietFrom: &from, QuietTo: &to, TimeZone: &zone, Language: &german}))
		tokyo := must(time.LoadLocation(zone))
		now := w.clock.Now().In(tokyo)
		at := func(day, hour, minute int) time.Time {
			return time.Date(now.Year(), now.Month(), now.Day()+day, hour, minute, 0, 0, tokyo)
		}
		w.clock.Add(at(1, 23, 30).Sub(w.clock.Now()))
		must(w.store.SetLike(ctx, w.user("actor"), w.find.ID, true))
		if m := w.send(); len(m) != 0 {
			w.Errorf("at night: %+v", m)
		}
		w.clock.Add(at(2, 6, 59).Sub(w.clock.Now()))
		if m := w.send(); len(m) != 0 {
			w.Errorf("a minute before the morning: %+v", m)
		}
		w.clock.Add(at(2, 7, 0).Sub(w.clock.Now()))
		if m := w.send(); len(m) != 1 || m[0].Title != "Dein Fund gefällt" || !strings.Contains(m[0].Text, "gefällt dein Fund: ") || m[0].Notification["lang"] != "de" {
			w.Errorf("in the morning: %+v", m)
		}
		must(w.store.SetLike(ctx, w.user("another"), w.find.ID, true))
		if m := w.send(); len(m) != 1 {
			w.Errorf("at seven: %+v", m)
		}

		// Quiet hours may lie within a day.
		from, to = "13:00", "14:00"
		must(w.store.UpdatePreferences(ctx, w.owner, store.PreferencesEdit{QuietFrom: &from, QuietTo: &to}))
		w.clock.Add(at(2, 13, 0).Sub(w.clock.Now()))
		must(w.store.SetLike(ctx, w.user("third"), w.find.ID, true))
		if m := w.send(); len(m) != 0 {
			w.Errorf("at one: %+v", m)
		}
		w.clock.Add(at(2, 14, 0).Sub(w.clock.Now()))
		if m := w.send(); len(m) != 1 {
			w.Errorf("at two: %+v", m)
		}
		must(w.store.SetLike(ctx, w.user("fourth"), w.find.ID, true))
		if m := w.send(); len(m) != 1 {
			w.Errorf("after two: %+v", m)
		}
	})
}
