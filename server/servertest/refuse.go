package servertest

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"finds/schema"
)

// Marked stands in every refused text, so that an answer that echoes it shows.
const Marked = "Qx7refused"

// Stage is a service in which every kind of thing exists once, so that each
// operation has something that it could change.
type Stage struct {
	*API
	Ann, Ben *User
	IDs      map[string]string // by the name of the path parameter
}

// Stage starts a stage, on which Ann is an administrator.
func (a *API) Stage() Stage {
	a.Helper()
	s := Stage{API: a, Ann: a.As("ann"), Ben: a.As("ben"), IDs: map[string]string{}}
	a.Administer(s.Ann)
	f := s.Ann.Find("Fossil", true)
	s.IDs["findId"], s.IDs["locationId"], s.IDs["userId"] = f.ID, f.LocationID, s.Ben.ID
	s.IDs["commentId"] = Call[schema.Comment](s.Ann, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Mine."}).ID
	OK(s.Ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
	s.IDs["friendshipId"] = Call[schema.Friendship](s.Ben, 201, "POST", "/api/friends", M{"friendId": s.Ann.ID}).ID
	s.IDs["notificationId"] = Call[[]schema.Notification](s.Ann, 200, "GET", "/api/notifications", nil)[0].ID
	s.IDs["watchId"] = Call[schema.Watch](s.Ann, 201, "POST", "/api/watches", M{"name": "Around", "latitude": 1, "longitude": 2, "radius": 1, "news": "daily"}).ID
	s.IDs["passkeyId"] = a.PasskeyOf(s.Ann)
	s.IDs["sessionId"] = Call[[]schema.Session](s.Ann, 200, "GET", "/api/auth/sessions", nil)[0].ID
	body, kind := Form([]byte("name,lat,lng\nWell,1,2\n"))
	s.IDs["importId"], s.IDs["row"] = Call[schema.Import](s.Ann, 201, "POST", "/api/imports", body, "Content-Type", kind).ID, "1"
	return s
}

// Fill puts the stage's ids into a path.
func (s Stage) Fill(path string) string {
	for name, id := range s.IDs {
		path = strings.ReplaceAll(path, "{"+name+"}", id)
	}
	return path
}

// Refusal sends a request that breaks rules and insists that the answer names
// exactly these fields and repeats no refused value.
func (s Stage) Refusal(u *User, method, path string, body any, fields ...string) {
	s.Helper()
	res := u.Do(method, path, body)
	var p Problem
	if err := json.Unmarshal(res.Body, &p); err != nil || res.Status != 422 || p.Code != "invalid" {
		s.Errorf("%s %s %s: %d %s, want 422 invalid", method, path, Show(body), res.Status, res.Body)
		return
	}
	var got []string
	for _, f := range p.Errors {
		got = append(got, f.Location)
		if f.Message == "" || f.Rule == "" || f.Rule == schema.RuleOther {
			s.Errorf("%s %s %s: no rule for %s", method, path, Show(body), f.Location)
		}
	}
	slices.Sort(got)
	slices.Sort(fields)
	if got = slices.Compact(got); !slices.Equal(got, fields) {
		s.Errorf("%s %s %s: refused %v, want %v: %s", method, path, Show(body), got, fields, res.Body)
	}
	if bytes.Contains(res.Body, []byte(Marked)) {
		s.Errorf("%s %s %s: the answer repeats what was refused: %s", method, path, Show(body), res.Body)
	}
}

// Show returns a body as JSON, shortened to 120 bytes.
func Show(body any) string {
	raw, _ := json.Marshal(body)
	if len(raw) > 120 {
		raw = append(raw[:120], "…"...)
	}
	return string(raw)
}

// PushPoint is the public key of a browser that subscribes to Web Push.
const PushPoint = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"

// With is a body in which one member, of the body or of an object in it, has
// another value.
func (s Stage) With(good M, name string, v any) M {
	body := maps.Clone(good)
	for k, old := range body {
		if text, ok := old.(string); ok {
			body[k] = s.Fill(text)
		}
	}
	if outer, inner, nested := strings.Cut(name, "."); nested {
		object := maps.Clone(body[outer].(M))
		object[inner] = v
		body[outer] = object
	} else if name != "" {
		body[name] = v
	}
	return body
}
