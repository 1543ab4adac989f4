package hostile

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	. "finds/server/servertest"
)

// badParameters are the values that the rules of query parameters refuse, by
// name; by operation and name where one differs.
var badParameters = map[string][]string{
	"includePrivate": badFlags, "includeFriends": badFlags, "includeLists": badFlags, "member": {"x", "owner"}, "exactApart": badFlags, "unread": badFlags,
	"lat": append(badNumbers, "90.0000001", "-91", "180"), "lng": append(badNumbers, "180.0000001", "-181"),
	"radius":              append(badNumbers, "0", "-0", "-1", "20038.0001", "20039"),
	"bbox":                {"", Marked, "1,2,3", "1,2,3,4,5", ",,,", "a,b,c,d", "0,1,0,0", "-181,0,0,0", "0,-91,0,0", "0,0,181,0", "0,0,0,91", "NaN,0,0,0", "0x1,0,0,0", "1_0,0,0,0", "0 ,0,0,0"},
	"forever":             badFlags,
	"ids":                 {"", "a,,b", "a, b", ",", "a;b", "é", strings.Repeat("x", 65), strings.Repeat("a,", 100) + "a"},
	"order":               {"", Marked, "DESC", "Asc", "descending", "created_at", "distance;"},
	"status":              {"", Marked, "Accepted", "declined", "none"},
	"listAccounts status": {Marked, "Active", "member"}, "reason": {strings.Repeat("é", 501), strings.Repeat("x", 600)},
	"direction": {"", Marked, "SENT", "both"},
	"state":     {"", Marked, "Want", "liked", "want,been"}, "storage": {Marked, "0", "true", "11"},
	"limit":      append(badCounts, "0", "101"),
	"findsLimit": append(badCounts, "101"),
	"after":      append(badCounts, "-1", "10001"),
	"zoom":       append(badCounts, "23"),
	"offset":     {"", Marked, "841", "-841", "1.5", "1e1", "0x10", "1_0", "NaN", "99999999999999999999", "٣", "1,2"},
	"cursor":     {"", Marked, "%%%", "AAAA", strings.Repeat("A", 300), "bnVsbA==", "null", "' OR 1=1 --"},
	"query":      {"", " ", strings.Repeat("é", 201), strings.Repeat("x", 500), "par\x01is", "a\u0085b", "a\nb"}, "typing": badFlags,
	"category": {strings.Repeat("é", 51), ",", "art,", "art,,food", "art," + strings.Repeat("é", 51), strings.Repeat("a,", 20) + "a"}, "q": {strings.Repeat("é", 201)},
	"searchUsers q": {"a", "é", strings.Repeat("x", 51)}, "listLocations limit": append(badCounts, "0", "501"), "listImportPoints limit": append(badCounts, "0", "1001"),
}

var (
	badFlags   = []string{"", Marked, "TRUE", "True", "t", "f", "yes", "no", "on", "off", "2", "-1", "00", "null", "true,false"}
	badNumbers = []string{"", " ", Marked, "NaN", "nan", "Inf", "-Infinity", "+Inf", "0x10", "0X1P4", "1_0", "1e400", "+5", "5,5", "1.", ".5", "--1", "1e", "٣", "0b1", "05", "1 2", strings.Repeat("0", 40)}
	badCounts  = []string{"", Marked, "-1", "1.5", "1e1", "0x10", "1_0", "NaN", "99999999999999999999", "٣", "1,2"}
)

// beside is what an operation needs beside a broken parameter.
var beside = map[string]string{
	"searchPlaces": "query=par", "listClusters": "bbox=0,0,1,1&zoom=3", "countCategories": "bbox=0,0,1,1", "listExact": "bbox=0,0,1,1", "searchUsers": "q=an", "lat": "lng=0", "lng": "lat=0", "radius": "lat=0&lng=0",
}

// TestQueryRules breaks every rule of every query parameter of every operation.
func TestQueryRules(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		for _, op := range a.Described() {
			if strings.HasPrefix(op.Path, "/api/auth/oauth/") {
				continue // TestCallbackRefused and TestNoOpenRedirect break these
			}
			for _, p := range op.Parameters {
				if p.In != "query" || free[p.Name] {
					continue
				}
				values := badParameters[p.Name]
				if own := badParameters[op.ID+" "+p.Name]; own != nil {
					values = own
				}
				if values == nil {
					a.Errorf("%s: no refused value for query.%s", op.ID, p.Name)
				}
				for _, v := range values {
					q, _ := url.ParseQuery(beside[op.ID] + "&" + beside[p.Name])
					q.Set(p.Name, v)
					s.Refusal(s.Ann, op.Method, s.Fill(op.Path)+"?"+q.Encode(), nil, "query."+p.Name)
				}
			}
		}
	})
}

// free are parameters that any text may be given for: it finds nothing, or is not found.
var free = map[string]bool{"list": true, "locationId": true, "userId": true, "find": true}

// TestQueryTogether breaks rules about several parameters, and many at once.
func TestQueryTogether(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		for query, fields := range map[string]string{
			"/api/finds?order=best":                          "query.order",
			"/api/finds?order=best&q=x&lat=1":                "query.lng",
			"/api/finds?order=best&q=x&lng=1":                "query.lat",
			"/api/finds?q=x&lat=1&lng=1":                     "query.lat",
			"/api/finds?order=best&q=x&cursor=" + SomeCursor: "query.cursor",
			"/api/locations?lat=1":                           "query.lng",
			"/api/locations?lng=1":                           "query.lat",
			"/api/locations?radius=1":                        "query.radius",
			"/api/locations?lat=1&lng=1&bbox=0,0,1,1":        "query.bbox",
			"/api/locations?lat=1&bbox=0,0,1,1":              "query.lng query.bbox",
			"/api/locations?order=distance":                  "query.order",
			"/api/locations?order=distance&bbox=0,0,1,1":     "query.order",
			"/api/locations/clusters?zoom=3":                 "query.bbox",
			"/api/locations/clusters?bbox=0,0,1,1":           "query.zoom",
			"/api/locations/clusters":                        "query.bbox query.zoom",
			"/api/locations/categories":                      "query.bbox",
			"/api/locations/categories?bbox=0,0,1,91":        "query.bbox",
			"/api/users":                                         "query.q",
			"/api/users?q=":                                      "query.q",
			"/api/users?q=+a+":                                   "query.q",
			"/api/locations?lat&lng=&bbox=0,0,1,1":               "query.lat query.lng",
			"/api/finds?q=%00" + Marked:                          "query.q",
			"/api/finds?category=%ff" + Marked:                   "query.category",
			"/api/finds?locationId=%00" + Marked:                 "query.locationId",
			"/api/finds?userId=%c3%28" + Marked:                  "query.userId",
			"/api/locations?q=a%00&category=b%00":                "query.category query.q",
			"/api/friends?status=" + Marked + "&limit=" + Marked: "query.limit query.status",
			"/api/locations?lat=" + Marked + "&lng=NaN&radius=0&bbox=x&order=y&limit=501&findsLimit=-1&cursor=z&includePrivate=2&includeFriends=3&category=" + strings.Repeat("x", 51) + "&q=" + strings.Repeat("x", 201): "query.bbox query.category query.cursor query.findsLimit query.includeFriends query.includePrivate query.lat query.limit query.lng query.order query.q query.radius",
		} {
			s.Refusal(s.Ann, "GET", query, nil, strings.Fields(fields)...)
		}
		for _, fine := range []string{"/api/locations?lat=0&lng=-0&radius=20038", "/api/locations?lat=-90&lng=180&radius=0.001", "/api/locations?lat=4.5e1&lng=1E-3", "/api/locations?bbox=180,-90,-180,90",
			"/api/locations?includePrivate=0&includeFriends=1&limit=500&findsLimit=0", "/api/finds?limit=100", "/api/locations/clusters?bbox=0,0,0,0&zoom=22", "/api/finds?q=" + strings.Repeat("é", 200), "/api/finds?q=&category=&userId=&locationId="} {
			OK(s.Ann, 200, "GET", fine, nil)
		}
	})
}

// TestCursorOfAnotherList refuses cursors that were made for another list,
// another order, another filter, or that were cut or changed.
func TestCursorOfAnotherList(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		s.Ann.Find("Second", true)
		s.Ben.Find("Third", true)
		link := s.Ann.Do("GET", "/api/finds?limit=1", nil).Header.Get("Link")
		cursor := cursorOf(link)
		if cursor == "" {
			a.Fatalf("no cursor in Link %q", link)
		}
		OK(s.Ann, 200, "GET", "/api/finds?limit=2&cursor="+cursor, nil)
		for _, list := range []string{"/api/locations", "/api/notifications", "/api/friends", s.Fill("/api/finds/{findId}/likes"), s.Fill("/api/finds/{findId}/comments"), "/api/users?q=an",
			"/api/locations?order=distance&lat=0&lng=0", "/api/finds?order=asc", "/api/finds?includePrivate=1", "/api/finds?category=x", "/api/finds?userId=" + s.Ann.ID} {
			mark := "?"
			if strings.Contains(list, "?") {
				mark = "&"
			}
			s.Refusal(s.Ann, "GET", list+mark+"cursor="+cursor, nil, "query.cursor")
		}
		s.Refusal(s.Ben, "GET", "/api/notifications?cursor="+cursor, nil, "query.cursor")
		for n := range len(cursor) {
			if res := s.Ann.Do("GET", "/api/finds?cursor="+cursor[:n], nil); n > 0 && res.Status != 422 && res.Status != 200 {
				a.Errorf("cursor cut to %d characters: %d %s", n, res.Status, res.Body)
			}
		}
	})
}

func cursorOf(link string) string {
	target, _, _ := strings.Cut(strings.TrimPrefix(link, "<"), ">")
	u, err := url.Parse(target)
	if err != nil {
		return ""
	}
	return u.Query().Get("cursor")
}

// TestUnknownParameter gives every operation of the API a parameter that none has, and a repeated one.
// Files, tiles and what the identity provider sends back keep theirs: their addresses are signed,
// or get parameters from other programs.
func TestUnknownParameter(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		ignored := map[string]bool{"getMedia": true, "getAvatar": true, "getTile": true, "getTownTile": true, "getOpenAPI": true, "getOpenAPIYAML": true, "getDocs": true, "getHealth": true, "getReadiness": true,
			"finishOAuth": true, "startOAuth": true}
		for _, op := range a.Described() {
			path, query := s.Fill(op.Path), beside[op.ID]
			if !ignored[op.ID] {
				s.Refusal(s.Ann, op.Method, path+"?"+query+"&latitude=48&latitude=49&Limit="+Marked, nil, "query.Limit", "query.latitude")
				continue
			}
			plain, more := s.Ann.Do(op.Method, path, nil), s.Ann.Do(op.Method, path+"?utm_source=x", nil)
			if plain.Status != more.Status || string(plain.Body) != string(more.Body) && plain.Status == 200 {
				a.Errorf("%s: %d, with an unknown parameter %d", op.ID, plain.Status, more.Status)
			}
		}
		many := url.Values{}
		for i := range 1000 {
			many.Set("x"+strings.Repeat("x", i%50)+strconv.Itoa(i), "1")
		}
		res := s.Ann.Do("GET", "/api/finds?"+many.Encode(), nil)
		if res.Status != 422 || len(res.Body) > 4000 {
			a.Errorf("a thousand unknown parameters: %d, %d bytes", res.Status, len(res.Body))
		}
	})
}
