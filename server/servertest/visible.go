package servertest

import (
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"finds/schema"
)

// requestID matches what differs between two equal refusals.
var requestID = regexp.MustCompile(`"requestId":"\w+"`)

// Snapshot is all that somebody can read by the owner's ids: what every GET
// answers, by path, with every filter that could give something away.
func (s *Scene) Snapshot(u *User) map[string]string {
	s.Helper()
	seen := map[string]string{}
	for _, o := range s.Operations() {
		if o.Method != "GET" || o.Stream || !strings.HasPrefix(o.Path, "/api/") || strings.HasPrefix(o.Path, "/api/openapi.") || o.Path == "/api/docs" {
			continue
		}
		for _, q := range questions(s, o) {
			path := s.Fill(o.Path) + q
			r := u.Do("GET", path, nil)
			seen[path] = fmt.Sprint(r.Status, " ", r.Header.Get("Link"), " ", requestID.ReplaceAllString(string(r.Body), ""))
		}
	}
	return seen
}

// questions are the queries with which an operation is asked.
func questions(s *Scene, o operation) []string {
	takes := func(name string) bool { return slices.Contains(o.Query, name) }
	box := fmt.Sprintf("bbox=%v,%v,%v,%v", s.Lng-0.1, s.Lat-0.1, s.Lng+0.1, s.Lat+0.1)
	list := []string{""}
	if takes("includePrivate") {
		list = append(list, "includePrivate=1&includeFriends=1")
	}
	if takes("zoom") {
		list = []string{"zoom=0&bbox=-180,-90,180,90&includePrivate=1&includeFriends=1"}
		for _, zoom := range []int{3, 9, 16, 22} {
			list = append(list, fmt.Sprintf("zoom=%d&%s", zoom, box), fmt.Sprintf("zoom=%d&includePrivate=1&includeFriends=1&%s", zoom, box))
		}
	} else if takes("bbox") {
		list = append(list, box+"&includePrivate=1&includeFriends=1")
	}
	if takes("lat") && takes("radius") {
		list = append(list, fmt.Sprintf("lat=%v&lng=%v&radius=5&order=distance&includePrivate=1&includeFriends=1", s.Lat, s.Lng))
	}
	for name, v := range map[string]string{"q": s.Created().Title, "userId": s.Owner.ID, "locationId": s.ID("locationId"), "category": "secretive"} {
		if takes(name) && !takes("zoom") && o.Path != "/api/users" {
			list = append(list, name+"="+v+"&includePrivate=1&includeFriends=1")
		}
	}
	if title := url.QueryEscape(s.Created().Title); takes("q") && o.Path != "/api/users" {
		near := fmt.Sprintf("lat=%v&lng=%v", s.Lat, s.Lng)
		switch {
		case takes("zoom"):
			list = append(list, "zoom=5&bbox=-180,-90,180,90&q="+title, "zoom=16&"+box+"&includePrivate=1&includeFriends=1&q="+title[:2], "zoom=16&"+box+"&category=secretive")
		case takes("userId"):
			list = append(list, "order=best&includePrivate=1&includeFriends=1&q="+title, "order=best&q="+title[:1]+"&"+near, "order=best&includeFriends=1&q="+title+"&"+near, "q="+title)
		case takes("radius"):
			list = append(list, "q="+title[:1], "order=distance&radius=20038&includePrivate=1&includeFriends=1&q="+title+"&"+near, "category=secretive&"+box)
		}
	}
	if o.Path == "/api/users" {
		list = []string{"q=" + s.Owner.Name, "q=ow"}
	}
	if takes("direction") {
		list = append(list, "status=pending", "status=accepted", "status=blocked")
	}
	for i, q := range list {
		if q != "" && !takes("includePrivate") {
			q = strings.ReplaceAll(q, "&includePrivate=1&includeFriends=1", "")
		}
		if list[i] = q; q != "" {
			list[i] = "?" + q
		}
	}
	return list
}

// Leaks tells which of some secrets stand in a snapshot, but where an id was
// only part of the question.
func Leaks(seen map[string]string, secrets map[string]string) (found []string) {
	for _, path := range slices.Sorted(maps.Keys(seen)) {
		for name, secret := range secrets {
			if strings.Contains(seen[path], secret) {
				found = append(found, fmt.Sprintf("%s (%s) in GET %s: %.300s", name, secret, path, seen[path]))
			}
		}
	}
	return found
}

// Secrets are what tells of the owner's find.
func (s *Scene) Secrets() map[string]string {
	s.Helper()
	for _, name := range params {
		s.ID(name)
	}
	find := Call[schema.Find](s.Owner, 200, "GET", "/api/finds/"+s.ID("findId"), nil)
	return map[string]string{"id of the find": find.ID, "title": find.Title + `"`, "description": words, "location": find.LocationID,
		"name of the place": find.Location.Name + `"`, "comment": s.ID("commentId"), "media": s.ID("path")[5:37]}
}

// Expect insists that the actor finds all of the secrets, or none.
func (s *Scene) Expect(who string, secrets map[string]string, may bool) {
	s.Helper()
	seen := s.Snapshot(s.Actor)
	if !may {
		for _, leak := range Leaks(seen, secrets) {
			s.Errorf("%s reads %s", who, leak)
		}
		return
	}
	for name, secret := range secrets {
		if len(Leaks(seen, map[string]string{name: secret})) == 0 {
			s.Errorf("%s does not find the %s (%s)", who, name, secret)
		}
	}
}
