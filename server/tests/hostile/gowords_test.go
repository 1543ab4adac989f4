package hostile

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// goWords are what only our own program calls things.
var goWords = regexp.MustCompile(`json:|[Uu]nmarshal|\bGo\b|struct|schema\.|\binterface\b|\[\]|int64|float64|strconv|\*[a-z]|finds/`)

// oddNumbers are numbers as few programs write them, and values of other types.
var oddNumbers = []string{`1e0`, `1.0`, `-0`, `-0.0`, `1E+2`, `0.5e1`, `1e-7`, `1e15`, `1e16`, `9007199254740993`, `9223372036854775807`, `9223372036854775808`, `18446744073709551616`,
	`1e19`, `1e300`, `1e400`, `-1e400`, `true`, `"1e0"`, `"` + Marked + `"`, `null`, `[]`, `[1e0]`, `{}`, `{"x":1e0}`, `[[1e0]]`, `[{"width":1e19,"id":1e0}]`, `{"p256dh":1e0,"auth":[]}`}

// TestNoGoWords puts odd values into every member of every JSON body, and into
// every parameter: a refusal names the field and the rule, never a type of Go.
func TestNoGoWords(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		check := func(what string, r Answer) {
			a.Helper()
			if r.Status == 500 || r.Status >= 400 && (goWords.Match(r.Body) || strings.Contains(string(r.Body), Marked)) {
				a.Errorf("%s: %d %s", what, r.Status, r.Body)
			}
		}
		for _, op := range a.Described() {
			for _, v := range oddNumbers {
				for _, p := range op.Parameters {
					if p.In == "query" && op.ID != "streamNotifications" && strings.HasPrefix(op.Path, "/api/") {
						path := s.Fill(op.Path) + "?" + p.Name + "=" + strings.NewReplacer(`"`, "%22", `{`, "%7B", `}`, "%7D", "+", "%2B").Replace(v)
						check(op.Method+" "+path, s.Ann.Do(op.Method, path, nil))
					}
				}
				if op.Members == nil || op.ID == "deleteMe" { // which works once
					continue
				}
				check(op.ID+" "+v, s.Ann.Do(op.Method, s.Fill(op.Path), v))
				for name := range badBodies[op.ID].member {
					body, err := json.Marshal(s.With(badBodies[op.ID].good, name, json.RawMessage(v)))
					if err != nil { // what a program of Go does not write
						continue
					}
					check(op.ID+" "+string(body), s.Ann.Do(op.Method, s.Fill(op.Path), string(body)))
				}
			}
		}
	})
}

// TestWholeNumbers writes whole numbers as JSON allows.
func TestWholeNumbers(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for text, want := range map[string]int{"1e0": 1, "1.0": 1, "3.4e1": 34, "0.0": 0, "-0": 0, "-0.0e5": 0, "150": 150, "1.5E+2": 150} {
			if u := Call[schema.User](ann, 200, "PATCH", "/api/users/me", `{"age":`+text+`}`); u.Age == nil || *u.Age != want {
				a.Errorf("an age of %s is %v", text, u.Age)
			}
		}
		for _, text := range []string{"1.5e0", "151.0", "1.51e2", "-1.0", "1e-1"} {
			p := Refused(ann, 422, "invalid", "PATCH", "/api/users/me", `{"age":`+text+`}`)
			if len(p.Errors) != 1 || p.Errors[0].Location != "body.age" {
				a.Errorf("an age of %s is refused by %+v", text, p)
			}
		}
	})
}
