package store_test

import (
	"fmt"
	"sync"
	"testing"

	"finds/store"
	"finds/store/storetest"
)

// TestDeleteTogether deletes accounts and finds at the same moment, whose finds
// stand at the same places in another order each: the counts are true after it,
// and on PostgreSQL no transaction had to be broken off.
func TestDeleteTogether(t *testing.T) {
	const people, places = 6, 12
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			dsn := storetest.Database(t, engine)
			s := storetest.Open(t, engine, store.Options{Database: dsn})
			db := second(t, dsn, "")
			var locations, users, finds []string
			for i := range people {
				users = append(users, newUser(t, s, fmt.Sprint("user", i)))
			}
			for i := range places {
				id, _ := at(t, s, users[0], 48+float64(i)/100, 2, fmt.Sprint("Place ", i), true)
				locations = append(locations, id)
			}
			for i := range people * places {
				owner, place := i%people, (i/people*(1+i%people*2)+i)%places
				f, err := s.CreateFind(ctx, users[owner], store.NewFind{LocationID: locations[place], Title: "Shared", Public: i%7 > 0})
				if err != nil {
					t.Fatal(err)
				}
				if owner >= people/2 {
					finds = append(finds, users[owner], f.ID)
				}
			}
			for i, u := range users {
				for _, o := range users[:i] {
					for _, pair := range [][2]string{{u, o}, {o, u}} {
						if _, err := s.Block(ctx, pair[0], pair[1]); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
			var group sync.WaitGroup
			for _, u := range users[:people/2] {
				group.Go(func() {
					if _, err := s.DeleteUser(ctx, u); err != nil {
						t.Error(err)
					}
				})
			}
			for i := 0; i < len(finds); i += 2 {
				group.Go(func() {
					if _, err := s.DeleteFind(ctx, finds[i], finds[i+1]); err != nil {
						t.Error(err)
					}
				})
			}
			group.Wait()
			for what, query := range map[string]string{
				"finds":        `SELECT COUNT(*) FROM find`,
				"public finds": `SELECT SUM(public_finds) FROM location`,
				"listed":       `SELECT COUNT(*) FROM location WHERE listed`,
				"map":          `SELECT SUM(finds + locations + ABS(lat_sum) + ABS(lng_sum) + ABS(num_sum)) FROM map_cell`,
			} {
				if n := number(t, db, query); n != 0 {
					t.Errorf("%s: %d are left", what, n)
				}
			}
			if engine == "postgres" {
				if n := number(t, db, `SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`); n != 0 {
					t.Errorf("%d transactions waited for each other", n)
				}
			}
		})
	}
}
