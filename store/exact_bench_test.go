package store_test

import (
	"fmt"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// BenchmarkAddExact reads the exact places of a page of 50 finds, of which none or all are shown as areas.
func BenchmarkAddExact(b *testing.B) {
	for _, engine := range storetest.Engines {
		s := storetest.Open(b, engine, store.Options{})
		ann, ben := newUser(b, s, "ann"), newUser(b, s, "ben")
		for _, area := range []int{0, 5} {
			var page []schema.Find
			for i := range 50 {
				l, _, err := s.CreateLocation(ctx, ann, 48+float64(i)/100, 2, "Place")
				if err != nil {
					b.Fatal(err)
				}
				f, err := s.CreateFind(ctx, ann, store.NewFind{Title: fmt.Sprint(i), LocationID: l.ID, Area: &area})
				if err != nil {
					b.Fatal(err)
				}
				page = append(page, f)
			}
			for name, viewer := range map[string]string{"owner": ann, "stranger": ben} {
				b.Run(fmt.Sprintf("%s/area=%d/%s", engine, area, name), func(b *testing.B) {
					for b.Loop() {
						if err := s.AddExact(ctx, viewer, page); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		}
	}
}
