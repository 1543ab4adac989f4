package command

import (
	"regexp"
	"strings"
	"testing"

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
