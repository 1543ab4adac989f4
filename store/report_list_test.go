package store_test

import (
	"fmt"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestReportsInFewStatements reads a page of one report and a page of many, each with others of the
// same thing: both take as many statements.
func TestReportsInFewStatements(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		admin, owner := newUser(t, s, "admin"), newUser(t, s, "owner")
		reporters := []string{newUser(t, s, "ben"), newUser(t, s, "cas"), newUser(t, s, "dan")}
		report := func(n store.NewReport) {
			t.Helper()
			for i, reporter := range reporters {
				n.Reason, n.Text = "spam", fmt.Sprint("Report ", i)
				if err := s.CreateReport(ctx, reporter, n); err != nil {
					t.Fatal(err)
				}
			}
		}
		location, _ := at(t, s, owner, 48, 2, "Here", true)
		for i := range 6 {
			f, err := s.CreateFind(ctx, owner, store.NewFind{LocationID: location, Title: fmt.Sprint("Find ", i), Public: true})
			if err != nil {
				t.Fatal(err)
			}
			report(store.NewReport{FindID: f.ID})
			c, err := s.CreateComment(ctx, owner, store.NewComment{FindID: f.ID, Content: fmt.Sprint("Comment ", i)})
			if err != nil {
				t.Fatal(err)
			}
			report(store.NewReport{CommentID: c.ID})
		}
		report(store.NewReport{UserID: owner})
		statements := 0
		s.Before(func(string) { statements++ })
		read := func(open bool, limit int) (list []schema.Report, n int) {
			t.Helper()
			statements = 0
			list, _, err := s.Reports(ctx, admin, open, store.Page{Limit: limit})
			if err != nil || len(list) != min(limit, 13) {
				t.Fatal(len(list), err)
			}
			return list, statements
		}
		check := func(list []schema.Report) {
			t.Helper()
			for i, r := range list {
				right := r.Owner != nil && r.Owner.ID == owner && r.Reporter != nil && r.Reporter.ID == reporters[0] && r.Text == "Report 0"
				switch r.Kind {
				case schema.ReportedFind:
					right = right && r.Find != nil && r.Find.ID == r.TargetID && r.Comment == nil
				case schema.ReportedComment:
					right = right && r.Comment != nil && r.Comment.ID == r.TargetID && r.Find == nil
				}
				right = right && len(r.Others) == 2 && r.Others[0].Text == "Report 1" && r.Others[1].Reporter.ID == reporters[2]
				if !right {
					t.Errorf("the report %d is %+v", i, r)
				}
			}
		}
		few, n := read(true, 3) // one of each kind
		check(few)
		all, more := read(true, 50)
		check(all)
		if n != more {
			t.Errorf("3 reports take %d statements, and 13 take %d", n, more)
		}
		for _, r := range all {
			if _, _, err := s.DecideReport(ctx, store.Actor{}, r.ID, store.Decision{Outcome: schema.OutcomeDismissed}); err != nil {
				t.Fatal(err)
			}
		}
		few, n = read(false, 3)
		check(few)
		all, more = read(false, 50)
		check(all)
		if n != more {
			t.Errorf("3 closed reports take %d statements, and 13 take %d", n, more)
		}
	})
}
