package guards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestRoleMatrix lets every role do everything to what is the owner's. What a
// role may not know of has to look exactly as what does not exist.
func TestRoleMatrix(t *testing.T) {
	EachEngine(t, func(a *API) {
		var ops []string
		for _, o := range a.Operations() {
			ops = append(ops, o.String())
			if !slices.ContainsFunc(Matrix, func(c Cell) bool { return c.Op == o.String() }) {
				a.Errorf("%s has no row in the role matrix", o)
			}
		}
		shared := map[string]*Scene{} // for reading, which changes nothing
		for _, row := range Matrix {
			if len(allStatuses(row.Public)) != len(Roles) || row.Private != "" && len(allStatuses(row.Private)) != len(Roles) {
				a.Errorf("%s: not one status for each role", row.Op)
			}
			if !slices.Contains(ops, row.Op) {
				a.Errorf("%s has a row in the role matrix, but is not an operation", row.Op)
				continue
			}
			for _, audience := range []schema.Audience{schema.AudienceEveryone, schema.AudienceFriends, schema.AudienceMe} {
				want := allStatuses(row.Public)
				if audience != schema.AudienceEveryone {
					want = allStatuses(row.Private)
				}
				if audience == schema.AudienceMe && len(want) > 0 {
					want[1] = want[2]
				}
				for i := range want {
					role := Roles[i]
					name := fmt.Sprint(role, audience)
					s := shared[name]
					if reads := strings.HasPrefix(row.Op, "GET "); s == nil || !reads {
						s = NewScene(a, role, audience)
						if reads {
							shared[name] = s
						}
					}
					status, _ := strconv.Atoi(want[i])
					row.Check(s, fmt.Sprintf("%s does %s (find for %s)", role, row.Op, audience), status)
				}
			}
		}
	}, AtLocalhost)
}

// allStatuses returns the statuses of a row for all roles.
func allStatuses(text string) []string {
	list := strings.Fields(text)
	if len(list) == 6 {
		list = append(list, list[2]) // an administrator is a stranger
	}
	if len(list) == 7 {
		list = append(list, list[5])
	}
	return list
}
