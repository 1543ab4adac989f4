package store_test

import (
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// BenchmarkLists reads a full page of lists, each as long as lists may be, of a user with 20,000 finds. Half of them
// are private, and none of them, every eleventh or each has a photo.
//
//	go test -run '^$' -bench '^BenchmarkLists$' -benchtime 20x ./store
func BenchmarkLists(b *testing.B) {
	const finds, own = 20_000, 100
	for _, engine := range storetest.Engines {
		dsn := storetest.Database(b, engine)
		s := storetest.Open(b, engine, store.Options{Database: dsn})
		ann, ben := newUser(b, s, "ann"), newUser(b, s, "ben")
		at(b, s, ann, 48, 2, "Place", true)
		for i := range own {
			if _, err := s.Lists(ctx, ann).Create(ctx, store.NewList{Name: fmt.Sprint("List ", i), Visibility: schema.ListPublic}); err != nil {
				b.Fatal(err)
			}
		}
		db := second(b, dsn, "")
		exec := func(query string, args ...any) {
			b.Helper()
			if _, err := db.Exec(fmt.Sprintf(query, args...)); err != nil {
				b.Fatal(err)
			}
		}
		text := strings.Repeat("Some words. ", 20)
		exec(`INSERT INTO find (id, user_id, title, description, is_public, latitude, longitude, created_at, updated_at, location_id, doc_id)
			WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
			SELECT 'f-' || (n.i * 7919 %% 99991), f.user_id, f.title, '%s', n.i / %d %% 2, f.latitude, f.longitude, f.created_at, f.updated_at, f.location_id, n.i + 10 FROM find f, n`, finds, text, finds/schema.ListFindsMax)
		exec(`INSERT INTO list_find (list_id, find_id, place)
			SELECT l.id, f.id, ROW_NUMBER() OVER (PARTITION BY l.id ORDER BY f.doc_id) * 1048576
			FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS num FROM list) l JOIN find f ON f.doc_id > 10 AND f.doc_id %% %d = l.num %% %d`, finds/schema.ListFindsMax, finds/schema.ListFindsMax)
		for _, photos := range []struct{ name, of string }{{"none", "doc_id < 0"}, {"some", "doc_id % 11 = 0"}, {"all", "doc_id > 0"}} {
			exec(`UPDATE find SET version = version + 1, media = CASE WHEN %s THEN
				'm-' || id || '%s' ELSE '' END`, photos.of, "\timage\tm/00/"+strings.Repeat("0123456789abcdef", 2)+".webp\t\t\t\t1600\t1200")
			exec(`ANALYZE`)
			for name, viewer := range map[string]string{"owner": ann, "stranger": ben} {
				b.Run(fmt.Sprintf("%s/photos=%s/%s", engine, photos.name, name), func(b *testing.B) {
					for b.Loop() {
						page, _, err := s.Lists(ctx, viewer).All(ctx, ann, store.ListPage{Limit: own})
						if err != nil || len(page) != own || page[0].FindCount == 0 || len(page[0].Photos) != map[string]int{"some": 4, "all": 4}[photos.name] || (page[0].Cover != nil) != (photos.name != "none") {
							b.Fatal(len(page), err)
						}
					}
				})
			}
		}
	}
}
