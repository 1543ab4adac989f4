package store_test

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// walks matches a step that passes all finds, or all of a user.
var walks = regexp.MustCompile(`SCAN f USING|SEARCH f USING (COVERING )?INDEX \w+ \(user_id=\?\)\n`)

// TestPlans looks at how SQLite reads what anybody with a link, or any member, may ask for again and again: with an
// index that leads to the finds that are shown, whatever else their owner and others have.
func TestPlans(t *testing.T) {
	t.Parallel()
	s := storetest.Open(t, "sqlite", store.Options{})
	ctx := context.Background()
	byCategory, byList, byKey := "INDEX find_user_category (user_id=? AND category=?)", "SEARCH x USING INDEX list_find_member (list_id=?)", "INDEX sqlite_autoindex_find_1 (id=?)"
	for name, c := range map[string]struct {
		read func() error
		want string
	}{
		"a share of a category": {func() error { _, err := s.SharedFinds(ctx, store.OpenShare{UserID: "u", Category: "art"}); return err }, byCategory},
		"a share of a list":     {func() error { _, err := s.SharedFinds(ctx, store.OpenShare{UserID: "u", ListID: "l"}); return err }, byList},
		"a share of a find":     {func() error { _, err := s.SharedFinds(ctx, store.OpenShare{UserID: "u", FindID: "f"}); return err }, byKey},
		"a file, of a category": {func() error { s.ShowsFile(ctx, store.OpenShare{UserID: "u", Category: "art"}, "m/k"); return nil }, byKey},
		"a file, of a list":     {func() error { s.ShowsFile(ctx, store.OpenShare{UserID: "u", ListID: "l"}, "m/k"); return nil }, byKey},
		"finds of a user in a category": {func() error {
			_, _, err := s.Finds(ctx, "v", store.FindFilter{UserID: "u", Category: schema.ParseCategories("art", nil), Page: store.Page{Limit: 20}})
			return err
		}, byCategory},
	} {
		var queries []string
		s.Before(func(query string) { queries = append(queries, query) })
		if err := c.read(); err != nil {
			t.Fatal(name, err)
		}
		s.Before(func(string) {})
		var plans string
		for _, q := range queries {
			plan, err := s.Plan(ctx, q)
			if err != nil {
				t.Fatal(name, err)
			}
			plans += plan
		}
		if !strings.Contains(plans, c.want) || walks.MatchString(plans) {
			t.Errorf("%s is read by\n%swant %s", name, plans, c.want)
		}
	}
}

// TestPlansOfLists: a page of lists takes as many statements however many they are. It counts their finds in one pass, and
// finds the cover and the newest photos of each without sorting its finds.
func TestPlansOfLists(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "sqlite")
	s := storetest.Open(t, "sqlite", store.Options{Database: dsn})
	ann := newUser(t, s, "ann")
	l, err := s.Lists(ctx, ann).Create(ctx, store.NewList{Name: "List", Visibility: schema.ListPublic})
	_, find := at(t, s, ann, 48, 2, "Place", true)
	for _, other := range []string{"Other", "Last"} {
		if err == nil {
			err = s.Lists(ctx, ann).Add(ctx, l.ID, find, store.Entry{})
		}
		if err == nil {
			l, err = s.Lists(ctx, ann).Create(ctx, store.NewList{Name: other, Visibility: schema.ListPublic})
		}
	}
	if err == nil {
		err = second(t, dsn, "").QueryRow(`UPDATE find SET media = 'm' || char(9) || 'image' || char(9) || 'm/00/a.webp' || char(10), version = version + 1 RETURNING id`).Scan(&find)
	}
	if err != nil {
		t.Fatal(err)
	}
	var queries []string
	s.Before(func(query string) { queries = append(queries, query) })
	// As nearly all requests, of a user who shares no list.
	ctx := store.Viewer{UserID: ann}.Context(ctx)
	page, _, err := s.Lists(ctx, ann).All(ctx, ann, store.ListPage{Limit: 10})
	s.Before(func(string) {})
	if err != nil || len(page) != 3 || page[1].FindCount != 1 || len(page[1].Photos) != 1 || len(page[2].Photos) != 1 || len(queries) != 4 {
		t.Fatal(page, queries, err)
	}
	covers, mosaics, counts := 0, 0, 0
	for _, q := range queries {
		plan, err := s.Plan(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(q, "cover") {
			covers++
			if !strings.Contains(plan, "INDEX list_find_cover (list_id=?)") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("covers are found by\n%s", plan)
			}
		}
		if strings.Contains(q, "string_agg") {
			mosaics++
			if !strings.Contains(plan, "INDEX sqlite_autoindex_list_find_1 (list_id=?)") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("the newest photos are found by\n%s", plan)
			}
		}
		if strings.Contains(q, "x.list_id, COUNT(") {
			counts++
			if strings.Contains(plan, "CORRELATED") || strings.Contains(plan, "SCAN x") {
				t.Errorf("finds are counted by\n%s", plan)
			}
		}
	}
	if covers != 1 || mosaics != 1 || counts != 1 {
		t.Errorf("%d statements for covers, %d for mosaics, %d for counts", covers, mosaics, counts)
	}
}

// TestPlansOfErasure: each step of the deletion of an account takes rows from an index and looks them up by their key,
// however many others the account has.
func TestPlansOfErasure(t *testing.T) {
	t.Parallel()
	s := storetest.Open(t, "sqlite", store.Options{})
	for _, q := range store.ErasedRows() {
		plan, err := s.Plan(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(plan, "\n")
		if strings.Contains(plan, "TEMP B-TREE") || strings.Contains(plan, "SCAN") || !strings.Contains(first, "sqlite_autoindex_") {
			t.Errorf("%s is run by\n%s", q, plan)
		}
	}
}
