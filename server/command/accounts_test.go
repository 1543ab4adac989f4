package command

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	"finds/store/storetest"
)

// TestSuspendAndLink: an operator suspends an account, ends that, and makes a link for one who cannot sign in.
func TestSuspendAndLink(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		do := func(command string, args ...string) []string {
			return append(append([]string{command}, where...), args...)
		}
		empty(t, where...)
		for _, name := range []string{"ann", "ben"} {
			succeed(t, "a long sentence\n", do("create-user", "--password-stdin", name)...)
		}
		state := func(want string) {
			t.Helper()
			if list := succeed(t, "", do("list-users")...); !strings.HasSuffix(list, want) {
				t.Errorf("list-users prints %q, want %s of ben", list, want)
			}
		}
		wantRefusal(t, finds("", do("suspend", "ben")...), "--reason")
		wantRefusal(t, finds("", do("suspend", "--reason", strings.Repeat("x", 501), "ben")...), "--reason")
		wantRefusal(t, finds("", do("suspend", "--reason", "spam", "--for", "soon", "ben")...), "--for takes a duration")
		wantRefusal(t, finds("", do("suspend", "--reason", "spam", "ann")...), "this is the only administrator")
		wantRefusal(t, finds("", do("suspend", "--reason", "spam", "cleo")...), `user "cleo" does not exist`)
		wantRefusal(t, finds("", do("unsuspend", "ben")...), `user "ben" is not suspended`)
		state("active")
		for _, life := range [][]string{{}, {"--for", "7d"}} {
			succeed(t, "", do("suspend", append(life, "--reason", "spam", "ben")...)...)
			state("suspended")
		}
		wantRefusal(t, finds("", do("create-sign-in-link", "ben")...), "suspended")
		succeed(t, "", do("unsuspend", "ben")...)
		state("active")
		link := succeed(t, "", do("create-sign-in-link", "--base-url", "https://finds.example.org", "ben")...)
		if !regexp.MustCompile(`^https://finds\.example\.org/sign-in#link=[\w-]{43}$`).MatchString(link) {
			t.Errorf("create-sign-in-link prints %q", link)
		}
		wantRefusal(t, finds("", do("create-sign-in-link", "cleo")...), `user "cleo" does not exist`)
	})
}

// TestInvitesAndTokens: an operator lists and ends invites, sessions and API tokens while Finds serves.
func TestInvitesAndTokens(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where := nowhere(t, engine)
		do := func(command string, args ...string) []string {
			return append(append([]string{command}, where...), args...)
		}
		empty(t, where...)
		for _, list := range [][]string{do("list-invites"), do("list-invites", "--json")} {
			if got := succeed(t, "", list...); got != "" && got != "[]" {
				t.Errorf("%v without invites prints %q", list, got)
			}
		}
		succeed(t, "a long sentence\n", do("create-user", "--password-stdin", "ann")...)
		s, _ := serveHere(t, do("serve", "--addr", "127.0.0.1:0")...)
		p := &process{T: t, url: s.url}
		ann := person{p: p, token: succeed(t, "", do("create-token", "ann")...)}
		link := succeed(t, "", do("create-invite", "--base-url", s.url, "--uses", "2")...)
		ben := p.join(link, "ben")
		hers := ask[schema.NewInvite](ann, 200, "POST", "/api/invites", o{"uses": 1, "days": 3, "note": "The climbing\u00a0group"})

		// Of more than a page, all are listed.
		for range schema.LimitMax {
			succeed(t, "", do("create-invite", "--base-url", s.url)...)
		}
		list := succeed(t, "", do("list-invites")...)
		day := ` +\d{4}-\d\d-\d\d`
		if !regexp.MustCompile(`^ID +BY +STATE +USED +CREATED +EXPIRES +NOTE\n`).MatchString(list) || strings.Count(list, "\n") != schema.LimitMax+2 ||
			!regexp.MustCompile(`\n`+hers.ID+`  ann +open +0 of 1`+day+day+`  The climbing group\n`).MatchString(list) {
			t.Errorf("list-invites prints %q", list)
		}
		m := regexp.MustCompile(`\n([0-9a-f-]{36})  \(command line\) +open +1 of 2` + day + day + ` *$`).FindStringSubmatch(list)
		if m == nil {
			t.Fatalf("the first invite is not the last of %q", list)
		}
		for _, id := range []string{m[1], strings.ToUpper(hers.ID), hers.ID} {
			succeed(t, "", do("revoke-invite", id)...)
		}
		wantRefusal(t, finds("", do("revoke-invite", "x")...), `invite "x" does not exist`, "list-invites")
		var invites []schema.Invite
		if err := json.Unmarshal([]byte(succeed(t, "", do("list-invites", "--json")...)), &invites); err != nil || len(invites) != schema.LimitMax+2 {
			t.Fatalf("%d invites, %v", len(invites), err)
		}
		for _, i := range invites {
			if want := i.ID == hers.ID || i.ID == m[1]; (i.State == "revoked") != want {
				t.Errorf("invite %s is %s", i.ID, i.State)
			}
		}
		code := link[strings.Index(link, "#")+1:]
		ask[any](person{p: p}, 403, "POST", "/api/auth/register", o{"username": "cleo", "password": "a long sentence", "invite": code})

		// A session of a program, one of a browser and an API token.
		token := person{p: p, token: succeed(t, "", do("create-token", "--scopes", "read,write", "--expires", "never", "--name", "nightly\tcopy", "ben")...)}
		list = succeed(t, "", do("list-tokens", "ben")...)
		row := regexp.MustCompile(`^ID +KIND +SCOPES +CREATED +LAST USED +EXPIRES +NAME\n([0-9a-f-]{36})  token +read,write` + day + ` +never +never +nightly copy\n([0-9a-f-]{36})  \w+ +all` + day + `.* ` + day + ` +Go-http-client`)
		rows := row.FindStringSubmatch(list)
		if rows == nil {
			t.Fatalf("list-tokens prints %q", list)
		}
		var sessions []schema.Session
		if err := json.Unmarshal([]byte(succeed(t, "", do("list-tokens", "--json", "ben")...)), &sessions); err != nil || len(sessions) != 2 || sessions[0].ID != rows[1] {
			t.Errorf("list-tokens --json: %+v, %v", sessions, err)
		}
		wantRefusal(t, finds("", do("list-tokens", "cleo")...), `user "cleo" does not exist`)
		wantRefusal(t, finds("", do("revoke-token", "cleo", rows[1])...), `user "cleo" does not exist`)
		wantRefusal(t, finds("", do("revoke-token", "ann", rows[1])...), `user "ann" has no session or API token "`+rows[1]+`"`, "list-tokens ann")
		for i, c := range []person{token, ben} {
			ask[any](c, 200, "GET", "/api/users/me", nil)
			succeed(t, "", do("revoke-token", "ben", rows[i+1])...)
			ask[any](c, 401, "GET", "/api/users/me", nil)
		}
		if list := succeed(t, "", do("list-tokens", "ben")...); list != "" {
			t.Errorf("list-tokens prints %q", list)
		}
	})
}

// TestEmptyBin: an operator deletes what is in the bin of a user, or in all bins, with the media.
func TestEmptyBin(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		data := folder(t)
		where := []string{"--data", data}
		if engine == "postgres" {
			where = append(where, "--database", storetest.Empty(t, engine))
		}
		do := func(command string, args ...string) []string {
			return append(append([]string{command}, where...), args...)
		}
		empty(t, where...)
		users := map[string]person{}
		for _, name := range []string{"ann", "ben", "cleo"} {
			succeed(t, "a long sentence\n", do("create-user", "--password-stdin", name)...)
		}
		s, _ := serveHere(t, do("serve", "--addr", "127.0.0.1:0")...)
		var hidden, kept schema.Find
		perFind := 0
		for _, name := range []string{"ann", "ben", "cleo"} {
			u := person{p: &process{T: t, url: s.url}, token: succeed(t, "", do("create-token", name)...)}
			users[name] = u
			f := s.picture(t, u.token)
			if perFind == 0 {
				perFind = len(filesIn(t, data+"/media"))
			}
			if name == "cleo" { // an administrator has hidden hers, and she has deleted another
				hidden = f
				ask[any](users["ann"], 204, "PUT", "/api/admin/finds/"+f.ID+"/hidden", o{"reason": "spam"})
				f = s.picture(t, u.token)
			}
			ask[any](u, 204, "DELETE", "/api/finds/"+f.ID, nil)
		}
		kept = s.picture(t, users["ann"].token)
		binned := func(want ...int) {
			t.Helper()
			for i, name := range []string{"ann", "ben", "cleo"} {
				if list := ask[[]schema.BinnedFind](users[name], 200, "GET", "/api/finds/bin", nil); len(list) != want[i] {
					t.Errorf("the bin of %s has %d finds, want %d", name, len(list), want[i])
				}
			}
			if files := filesIn(t, data+"/media"); len(files) != perFind*(want[0]+want[1]+want[2]+1) {
				t.Errorf("%d files, %d of each find", len(files), perFind)
			}
		}
		binned(1, 1, 2)
		wantRefusal(t, finds("", do("empty-bin")...), "NAME", "--all")
		wantRefusal(t, finds("", do("empty-bin", "--yes", "")...), "NAME", "--all")
		wantRefusal(t, finds("", do("empty-bin", "--yes", "--all", "ann")...), "NAME", "--all")
		wantRefusal(t, finds("", do("empty-bin", "--yes", "dora")...), `user "dora" does not exist`)
		if r := finds("y\n", do("empty-bin", "ann")...); r.code != 1 || !strings.Contains(r.stderr, "Type ann to continue: ") {
			t.Errorf("%+v", r)
		}
		binned(1, 1, 2)
		if r := finds("ann\n", do("empty-bin", "Ann")...); r.code != 0 {
			t.Errorf("%+v", r)
		}
		binned(0, 1, 2)
		succeed(t, "", do("empty-bin", "--all", "--yes")...)
		binned(0, 0, 1)
		s.shown(t, kept)
		ask[any](users["cleo"], 200, "GET", "/api/finds/"+hidden.ID, nil)
	})
}
