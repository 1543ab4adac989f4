package accounts

import (
	"context"
	"fmt"
	"image/color"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/doctor"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// publicConfig is what the tests read of GET /api/config.
type publicConfig struct {
	Instance     schema.InstanceText
	Registration string
}

// secondProcess is another service on the same database.
func secondProcess(a *API) *API {
	engine := "sqlite"
	if a.Store.Postgres() {
		engine = "postgres"
	}
	return NewAPI(a.T, "sqlite", func(o *server.Options) {
		o.Store, o.Now = storetest.Open(a.T, engine, store.Options{Database: a.DSN, Now: a.Clock.Now}), a.Clock.Now
	})
}

// TestInstance changes what an instance says of itself and who may join; another process on
// the same database follows within a second.
func TestInstance(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		other := secondProcess(a).Anonymous()
		read := func(u *User) publicConfig { return Call[publicConfig](u, 200, "GET", "/api/config", nil) }
		if got := read(other); got.Registration != "open" || !reflect.DeepEqual(got.Instance, schema.InstanceText{}) {
			a.Errorf("at first: %+v", got)
		}
		text := schema.InstanceText{Name: "Finds of the Rhine", Description: "For the club.\nAnd friends.", Rules: "Be kind.", Contact: "kim@example.org", StartView: "47.8,13.04,11"}
		got := Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"name": text.Name, "startView": text.StartView, "description": text.Description, "rules": text.Rules, "contact": text.Contact,
			"registration": "closed", "mediaLimit": 1000})
		if !reflect.DeepEqual(got.InstanceText, text) || got.Registration != "closed" || got.MediaLimit != 1000 || len(got.Fixed) != 0 {
			a.Errorf("changed to %+v", got)
		}
		want := publicConfig{text, "closed"}
		if got := read(a.Anonymous()); !reflect.DeepEqual(got, want) {
			a.Errorf("this process has %+v at once", got)
		}
		a.Clock.Add(time.Second)
		if got := read(other); !reflect.DeepEqual(got, want) {
			a.Errorf("another process has %+v after a second", got)
		}
		join := M{"username": "ann", "password": "a long sentence is best"}
		RefusedAs(a.Anonymous(), schema.ErrRegistrationOff, 403, "POST", "/api/auth/register", join)
		RefusedAs(other, schema.ErrRegistrationOff, 403, "POST", "/api/auth/register", join)
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"registration": "invite", "name": ""})
		RefusedAs(a.Anonymous(), schema.ErrInviteNeeded, 403, "POST", "/api/auth/register", join)
		if got := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil); got.Name != "" || got.Rules != text.Rules {
			a.Errorf("then it is %+v", got)
		}
		acts := Call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil)
		if acts[0].Action != "instance_changed" || acts[0].Reason != "name, registration" || acts[1].Reason != "name, description, rules, contact, startView, registration, mediaLimit" {
			a.Errorf("the log has %+v", acts[:2])
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"registration": "open"})
		Call[schema.Login](a.Anonymous(), 201, "POST", "/api/auth/register", join)
	})
}

// TestInstanceLimit limits the media of all users but those with a limit of their own.
func TestInstanceLimit(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		file := Picture(8, 6, color.White)
		if r, _ := ann.UploadOf(file); r.Status != 201 {
			a.Fatalf("an upload gives %d", r.Status)
		}
		OK(admin, 200, "PATCH", "/api/admin/users/"+ben.ID, M{"mediaLimit": 0})
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"mediaLimit": 1})
		if r, _ := ann.UploadOf(file); r.Status != 413 {
			a.Errorf("over the limit of the instance: %d", r.Status)
		}
		if r, _ := ben.UploadOf(file); r.Status != 201 {
			a.Errorf("without a limit: %d", r.Status)
		}
		if got := Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"mediaLimit": nil}); got.MediaLimit != 0 {
			a.Errorf("the limit is %d", got.MediaLimit)
		}
		if r, _ := ann.UploadOf(file); r.Status != 201 {
			a.Errorf("without the limit: %d", r.Status)
		}
	})
}

// TestInstanceFixed refuses to change what flags set.
func TestInstanceFixed(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Accounts.Registration, o.Accounts.Fixed = server.RegistrationClosed, []string{schema.SettingInvites, schema.SettingMediaLimit, schema.SettingRegistration}
	})
	admin := a.Administer(a.As("admin"))
	for _, body := range []M{{"registration": "open", "name": "Ours"}, {"mediaLimit": nil}, {"mediaLimit": 5}, {"invites": "off"}} {
		RefusedAs(admin, schema.ErrSetByFlag, 409, "PATCH", "/api/admin/instance", body)
	}
	got := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil)
	if got.Registration != "closed" || got.Invites != "members" || got.Name != "" || len(got.Fixed) != 3 {
		t.Errorf("the instance is %+v", got)
	}
	OK(admin, 200, "PATCH", "/api/admin/instance", M{"name": "Ours"})
}

// TestOverview counts what administrators read of the instance.
func TestOverview(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		ann.Find("The oldest bridge", true)
		ann.Find("A secret garden", false)
		used := a.Stored(ann).Bytes
		a.Sweep(0)
		got := Call[schema.Overview](admin, 200, "GET", "/api/admin/overview", nil)
		if got.Users != 2 || got.Finds != 1 || got.MediaBytes != used || got.Version != "test" {
			a.Errorf("the overview is %+v", got)
		}
		if len(got.Largest) != 1 || got.Largest[0] != (schema.StorageUsage{ID: ann.ID, Username: "ann", MediaBytes: used}) {
			a.Errorf("the largest users are %+v", got.Largest)
		}
		if got.SweptAt == nil || got.SweptAt.After(a.Clock.Now()) || *got.DiskFree != 1<<30 {
			a.Errorf("swept at %v, %d bytes free", got.SweptAt, *got.DiskFree)
		}
		if want := []string{schema.ProblemDisk, schema.ProblemBaseURL, schema.ProblemRegistration, schema.ProblemData}; !slices.Equal(slices.DeleteFunc(got.Problems, func(p string) bool { return p == schema.ProblemClock }), want) {
			a.Errorf("the problems are %v", got.Problems)
		}
	}, func(o *server.Options) {
		o.Operation.DiskFree = func() (int64, bool) { return 1 << 30, true }
		o.Operation.Checks = []doctor.Check{doctor.Data("/nowhere", true)}
	})
}

// checkup is what the tests read of GET /api/admin/checks.
type checkup struct {
	Status   doctor.Status
	Findings []doctor.Finding
}

// TestChecks has administrators see what the doctor finds, in the order of the checks. A check
// that fails does not fail the others.
func TestChecks(t *testing.T) {
	t.Parallel()
	found := func(name string, status doctor.Status) doctor.Check {
		return doctor.Check{Name: name, Look: func(context.Context) []doctor.Finding {
			return []doctor.Finding{{Status: status, Text: "it is " + string(status), Fix: "look at it"}}
		}}
	}
	broken := doctor.Check{Name: "broken", Look: func(context.Context) []doctor.Finding { panic("no luck") }}
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Operation.Checks = []doctor.Check{found("first", doctor.OK), broken, found("last", doctor.Warn)}
	})
	admin := a.Administer(a.As("admin"))
	got := Call[checkup](admin, 200, "GET", "/api/admin/checks", nil)
	if len(got.Findings) != 3 || got.Status != doctor.Fail {
		t.Fatalf("the checks are %+v", got)
	}
	if first := got.Findings[0]; first != (doctor.Finding{Check: "first", Status: doctor.OK, Text: "it is ok", Fix: "look at it"}) {
		t.Errorf("the first is %+v", first)
	}
	if f := got.Findings[1]; f.Check != "broken" || f.Status != doctor.Fail || !strings.Contains(f.Text, "no luck") {
		t.Errorf("the second is %+v", f)
	}
	if f := got.Findings[2]; f.Check != "last" || f.Status != doctor.Warn {
		t.Errorf("the third is %+v", f)
	}
	if got := Call[schema.Overview](admin, 200, "GET", "/api/admin/overview", nil); slices.Contains(got.Problems, "") {
		t.Errorf("the overview has a problem without a name: %q", got.Problems)
	}
}

// TestChecksWithoutAny answers with an empty list.
func TestChecksWithoutAny(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	got := Call[checkup](a.Administer(a.As("admin")), 200, "GET", "/api/admin/checks", nil)
	if got.Status != doctor.OK || got.Findings == nil || len(got.Findings) != 0 {
		t.Errorf("the checks are %+v", got)
	}
}

// TestInstanceInvites changes who may create invites; another process follows within a second. What a
// flag sets takes precedence over what was set before.
func TestInstanceInvites(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		other := secondProcess(a)
		there := &User{A: other, ID: ann.ID, Name: "ann", Token: ann.Token}
		body := M{"uses": 1, "days": 1}
		read := func(u *User, want string) {
			a.Helper()
			if c := Call[M](u, 200, "GET", "/api/config", nil); c["invites"] != want {
				a.Errorf("the configuration says %v, want %s", c["invites"], want)
			}
		}
		OK(ann, 200, "POST", "/api/invites", body)
		if got := Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"invites": "admins"}); got.Invites != "admins" {
			a.Errorf("changed to %+v", got)
		}
		RefusedAs(ann, schema.ErrMayNotInvite, 403, "POST", "/api/invites", body)
		OK(admin, 200, "POST", "/api/invites", body)
		read(ann, "admins")
		a.Clock.Add(time.Second)
		RefusedAs(there, schema.ErrMayNotInvite, 403, "POST", "/api/invites", body)
		read(there, "admins")
		Refused(admin, 422, "invalid", "PATCH", "/api/admin/instance", M{"invites": "friends"})
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"registration": "closed", "invites": "off"})
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"invites": "members"})
		read(ann, "off")
		if got := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil); got.Invites != "members" {
			a.Errorf("while registration is closed, the setting is %s", got.Invites)
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"registration": "open", "invites": "off"})
		RefusedAs(admin, schema.ErrMayNotInvite, 403, "POST", "/api/invites", body)
		if want := "admin instance_changed  registration, invites\n"; a.Acts(1) != want {
			a.Errorf("the log has %s, want %s", a.Acts(1), want)
		}
		fixed := NewAPI(a.T, "sqlite", func(o *server.Options) {
			o.Store, o.Now, o.Accounts.Invites, o.Accounts.Fixed = a.Store, a.Clock.Now, server.InvitesAdmins, []string{schema.SettingInvites}
		})
		read(&User{A: fixed, ID: ann.ID, Name: "ann", Token: ann.Token}, "admins")
	})
}

// TestAccent changes the accent colour. One that white text cannot be read on is refused.
func TestAccent(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		other := secondProcess(a).Anonymous()
		read := func(u *User) string { return Call[publicConfig](u, 200, "GET", "/api/config", nil).Instance.Accent }
		if got := Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"accent": "#7C3AED"}); got.Accent != "#7c3aed" {
			a.Errorf("changed to %+v", got)
		}
		p := RefusedAs(admin, schema.ErrFields, 422, "PATCH", "/api/admin/instance", M{"accent": "#ffb703", "name": "Ours"})
		if len(p.Errors) != 1 || p.Errors[0].Location != "body.accent" || p.Errors[0].Rule != schema.RuleAccent {
			a.Errorf("an accent colour that is too light: %+v", p.Errors)
		}
		if got := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil); got.Accent != "#7c3aed" || got.Name != "" {
			a.Errorf("after a refusal: %+v", got)
		}
		a.Clock.Add(time.Second)
		if read(a.Anonymous()) != "#7c3aed" || read(other) != "#7c3aed" {
			a.Errorf("the configuration has %q here and %q in another process", read(a.Anonymous()), read(other))
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"accent": ""})
		if got := read(a.Anonymous()); got != "" {
			a.Errorf("without an accent colour: %q", got)
		}
		if want := "admin instance_changed  accent\nadmin instance_changed  accent\n"; a.Acts(2) != want {
			a.Errorf("the log has %s, want %s", a.Acts(2), want)
		}
	})
}

// TestInstanceCategories gives an instance categories of its own: the configuration lists them, and filters and counts
// take what is not among them as other. Another process follows within a second.
func TestInstanceCategories(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		other := secondProcess(a)
		at := ann.Location(47.8, 13, "A place")
		for title, category := range map[string]string{"Wall": "climbing", "Pond": "water", "Oak": "nature", "Elm": "Trees"} {
			OK(ann, 201, "POST", "/api/finds", M{"title": title, "locationId": at.ID, "category": category})
		}
		OK(ann, 201, "POST", "/api/finds", M{"title": "Stone", "locationId": at.ID})
		list := []schema.Category{
			{Code: "climbing", Names: schema.CategoryNames{En: "Climbing", De: "Klettern"}, Sign: "🧗", Color: "#7c3aed"},
			{Code: "Trees", Sign: "nature"},
			{Code: "water"},
		}
		type configuration struct {
			Categories []string
			Instance   schema.InstanceText
		}
		read := func(u *User) configuration { return Call[configuration](u, 200, "GET", "/api/config", nil) }
		check := func(u *User, others int, want ...string) {
			a.Helper()
			if got := read(u).Categories; !slices.Equal(got, want) {
				a.Errorf("the categories are %q, want %q", got, want)
			}
			counts := Call[[]schema.CategoryCount](u, 200, "GET", "/api/locations/categories?bbox=12,47,14,49", nil)
			var names []string
			sum := 0
			for _, c := range counts {
				names, sum = append(names, c.Category), sum+c.Count
				if c.Category == schema.CategoryOther && c.Count != others {
					a.Errorf("%d others, want %d", c.Count, others)
				}
			}
			if !slices.Equal(names, append(slices.Clone(want), schema.CategoryOther, schema.CategoryNone)) || sum != 5 {
				a.Errorf("the counts are %+v", counts)
			}
			if n := len(Call[[]schema.Find](u, 200, "GET", "/api/finds?category=other", nil)); n != others {
				a.Errorf("%d finds, want %d", n, others)
			}
			for _, l := range Call[[]schema.Location](u, 200, "GET", "/api/locations?bbox=12,47,14,49&category=other", nil) {
				if l.FindCount != others {
					a.Errorf("%d finds at the location, want %d", l.FindCount, others)
				}
			}
			groups := Call[[]schema.Cluster](u, 200, "GET", "/api/locations/clusters?bbox=12,47,14,49&zoom=12&category=other", nil)
			n := 0
			for _, g := range groups {
				n += g.Count
			}
			if n != others {
				a.Errorf("groups count %d others, want %d", n, others)
			}
		}
		check(ann, 2, schema.Categories()...)
		got := Call[schema.Instance](admin, 200, "PATCH", "/api/admin/instance", M{"categories": list})
		if !slices.Equal(got.Categories, list) {
			a.Errorf("changed to %+v", got.Categories)
		}
		check(ann, 1, "climbing", "Trees", "water")
		if got := read(a.Anonymous()).Instance.Categories; !slices.Equal(got, list) {
			a.Errorf("the configuration has %+v", got)
		}
		a.Clock.Add(time.Second)
		check(&User{A: other, ID: ann.ID, Name: "ann", Token: ann.Token}, 1, "climbing", "Trees", "water")

		one := func(c M) M { return M{"categories": []M{{"code": "water"}, c}, "name": "Ours"} }
		for member, bad := range map[string][]M{
			"code":  {{"code": "water"}, {"code": "other"}, {"code": "none"}, {"code": "a,b"}, {"code": ""}, {"code": "\u200b"}, {"code": strings.Repeat("x", 51)}, {"code": "a\nb"}},
			"sign":  {{"code": "x", "sign": "abc"}, {"code": "x", "sign": "a b"}, {"code": "x", "sign": strings.Repeat("🧗", 13)}},
			"color": {{"code": "x", "color": "#ffb703"}, {"code": "x", "color": "red"}},
			"names": {{"code": "x", "names": 1}},
			"en":    {{"code": "x", "names": M{"en": strings.Repeat("x", 51)}}, {"code": "x", "names": M{"en": "a\nb"}}},
			"fr":    {{"code": "x", "names": M{"fr": "x"}}},
		} {
			for _, c := range bad {
				res := admin.Do("PATCH", "/api/admin/instance", one(c))
				if res.Status != 422 || !strings.Contains(string(res.Body), `"location":"body.categories[1].`) || !strings.Contains(string(res.Body), member+`"`) {
					a.Errorf("%v: %d %s", c, res.Status, res.Body)
				}
			}
		}
		many := make([]M, schema.CategoriesMax+1)
		for i := range many {
			many[i] = M{"code": fmt.Sprint("c", i)}
		}
		OK(admin, 422, "PATCH", "/api/admin/instance", M{"categories": many})
		if got := Call[schema.Instance](admin, 200, "GET", "/api/admin/instance", nil); !slices.Equal(got.Categories, list) || got.Name != "" {
			a.Errorf("after refusals: %+v", got)
		}
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"categories": many[1:]})
		OK(admin, 200, "PATCH", "/api/admin/instance", M{"categories": []M{}})
		check(ann, 2, schema.Categories()...)
		if want := strings.Repeat("admin instance_changed  categories\n", 3); a.Acts(3) != want {
			a.Errorf("the log has %s, want %s", a.Acts(3), want)
		}
	})
}
