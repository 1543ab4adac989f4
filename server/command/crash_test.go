package command

import (
	"bytes"
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"image"
	"image/jpeg"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"finds/schema"
	"finds/store/storetest"
)

const (
	kills   = 10                     // where all tests run
	loadFor = 300 * time.Millisecond // between a start and the kill
	writers = 4                      // one for each kind of write
)

// answered is a write that the service has answered with success.
type answered struct {
	what  string // kind of write, mostly the table
	query string // counts it in the database, 1 when it is there
	url   string // of a file, or ""
}

// killed kills the process under write load several times: every write that it has
// answered exists afterwards.
func killed(t *testing.T, bin string) {
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data, unlimited...)
	ann := p.join(p.link, "ann")
	place := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 0, "longitude": 0, "name": "Null Island"})
	target := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": place.ID, "title": "Commented on"})
	var mu sync.Mutex
	var all []answered
	uploaded := make(chan struct{})
	upload := sync.OnceFunc(func() { close(uploaded) })
	times := storetest.Times(3, kills)
	for round := range times {
		ann.p = p
		stop := make(chan struct{})
		var wg sync.WaitGroup
		for i := range writers {
			wg.Go(func() {
				for {
					select {
					case <-stop:
						return
					default:
					}
					if a, ok := ann.write(i, place.ID, target.ID); ok {
						mu.Lock()
						all = append(all, a)
						mu.Unlock()
						if a.url != "" {
							upload()
						}
					}
				}
			})
		}
		time.Sleep(loadFor) // the load itself; nothing is waited for
		if round == times/2 {
			select { // a busy machine may take longer for a picture
			case <-uploaded:
			case <-time.After(30 * time.Second):
			}
		}
		if err := p.end(syscall.SIGKILL); err == nil {
			t.Error("it ended by itself")
		}
		close(stop)
		wg.Wait()
		whole(t, data)
		p = serveBinary(t, bin, data, unlimited...)
	}
	counts := wantAll(t, openFile(t, data), person{p: p, token: ann.token}, all)
	for _, what := range []string{"find", "find_comment", "location", "upload"} {
		if counts[what] == 0 {
			t.Errorf("no %s was answered under load: %v", what, counts)
		}
	}
	t.Logf("%d answered writes over %d kills, all there: %v", len(all), times, counts)
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
}

// wantAll insists that each answered write is in the database, and that each uploaded file is
// served. It counts the writes by what they wrote.
func wantAll(t *testing.T, db *sql.DB, reader person, all []answered) map[string]int {
	t.Helper()
	counts := map[string]int{}
	for _, a := range all {
		counts[a.what]++
		var n int
		if err := db.QueryRow(a.query).Scan(&n); err != nil || n != 1 {
			t.Fatalf("an answered %s is lost: %s gives %d, %v", a.what, a.query, n, err)
		}
		if a.url != "" {
			if status, _ := reader.send("GET", a.url, nil); status != 200 {
				t.Fatalf("the file of an answered %s is lost: %s: %d", a.what, a.url, status)
			}
		}
	}
	return counts
}

// write makes one write of the i-th kind and tells whether it was answered.
func (c person) write(i int, place, find string) (a answered, ok bool) {
	switch i {
	case 0:
		return c.created(201, "find", "/api/finds", o{"locationId": place, "title": "Under load"})
	case 1:
		return c.created(200, "find_comment", "/api/finds/"+find+"/comments", o{"content": "Under load"})
	case 2:
		return c.created(201, "location", "/api/locations", o{"latitude": 0, "longitude": 0, "name": rand.Text()})
	}
	var list []schema.Media
	body, kind := upload(smallPicture())
	status, raw := c.send("POST", "/api/media", body, "Content-Type", kind)
	if status != 201 || json.Unmarshal(raw, &list) != nil || len(list) != 1 {
		return answered{}, false
	}
	key, _, _ := strings.Cut(strings.TrimPrefix(list[0].URL, "/api/media/"), "?")
	return answered{"upload", `SELECT COUNT(*) FROM upload WHERE url = '` + key + `'`, list[0].URL}, true
}

// created is write for a resource with an id.
func (c person) created(status int, table, path string, body any) (answered, bool) {
	got, raw := c.send("POST", path, body)
	var v struct{ ID string }
	if got != status || json.Unmarshal(raw, &v) != nil {
		return answered{}, false
	}
	return answered{table, `SELECT COUNT(*) FROM ` + table + ` WHERE id = '` + v.ID + `'`, ""}, true
}

// smallPicture is one that is quickly read and made again.
var smallPicture = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 32, 32)), nil); err != nil {
		panic(err)
	}
	return b.Bytes()
})

// openFile opens the database of a data folder beside the service.
func openFile(t *testing.T, data string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(data, "finds.db")+"?_pragma=busy_timeout(10000)")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// whole insists that a database is in order, and its counters too.
func whole(t *testing.T, data string) {
	t.Helper()
	db := openFile(t, data)
	defer db.Close()
	for query, want := range map[string]string{
		`PRAGMA integrity_check`:                        "ok",
		`SELECT COUNT(*) FROM pragma_foreign_key_check`: "0",
		`SELECT COUNT(*) FROM find f WHERE comment_count <> (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = f.id)`: "0",
		`SELECT SUM(public_finds) - (SELECT COUNT(*) FROM find WHERE is_public = 1) FROM location`:                        "0",
	} {
		var got string
		if err := db.QueryRow(query).Scan(&got); err != nil || got != want {
			t.Fatalf("after a kill, %s: %s, %v", query, got, err)
		}
	}
}
