package store

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// part is the rows of some finds, one after the other in time.
type part struct {
	finds, search, media, likes, liked, comments, notifications *batch
	terms                                                       termCounts
	sum                                                         DemoSummary
}

// batches returns the tables in the order of their references.
func (p *part) batches() []*batch {
	return []*batch{p.finds, p.search, p.media, p.likes, p.liked, p.comments, p.notifications}
}

// part computes the finds from one to another.
func (w *world) part(from, to int) *part {
	p := &part{
		finds: newBatch("find", "id, user_id, title, description, latitude, longitude, location_name, category, is_public, "+
			"created_at, updated_at, location_id, doc_id, like_count, comment_count, media"),
		search: newBatch("find_search", "rowid, tokens"),
		media: newBatch("find_media", "id, find_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, "+
			"order_index, created_at, key, width, height, bytes"),
		likes:         newBatch("find_like", "id, find_id, user_id, created_at"),
		liked:         newBatch("find_like_told", "find_id, user_id"),
		comments:      newBatch("find_comment", "id, find_id, user_id, content, created_at, updated_at"),
		notifications: newNotifications(),
		terms:         termCounts{},
	}
	for i := from; i < to; i++ {
		w.find(p, i)
	}
	p.sum = DemoSummary{Finds: p.finds.rows(), Media: p.media.rows(), Likes: p.likes.rows(), Comments: p.comments.rows(), Notifications: p.notifications.rows()}
	return p
}

// find computes one find and all that hangs on it.
func (w *world) find(p *part, i int) {
	rnd := w.random(saltFind, i)
	at, owner, public := w.author(i, rnd)
	l := &w.locations[w.place[i]]
	id := demoID(at, i, rnd)
	title, description, category := demoTexts(rnd)
	row := findRow{ID: id, Title: title}
	likes := w.like(p, rnd, row, at, owner, public)
	comments := w.comment(p, rnd, row, at, owner, public)
	media := w.attach(p, rnd, i, id, at)
	updated := at
	if rnd.IntN(10) == 0 {
		updated = within3Years(rnd, at)
	}
	doc := docAt(at) | int64(i&(1<<docBits-1)) // as ids.doc makes it
	text := findText{title, description, category, l.name, scopeOf(w.users[owner].id, public)}
	p.finds.add(id, w.users[owner].id, title, description, degrees(l.lat), degrees(l.lng), l.name, category, sqldb.Integer(public),
		schema.At(at), schema.At(updated), l.id, doc, likes, comments, media)
	p.search.add(doc, text.tokens())
	p.terms.add(doc, text, 1)
}

// some draws a count: mostly none, else few, and very seldom hundreds.
func some(rnd *rand.Rand, percent int) int {
	if rnd.IntN(100) >= percent {
		return 0
	}
	return int(1 / math.Sqrt(1-rnd.Float64()))
}

// like draws the likes of a find and returns how many.
func (w *world) like(p *part, rnd *rand.Rand, f findRow, at time.Time, owner int32, public bool) int {
	list := w.likers(rnd, some(rnd, 18), owner, public)
	for _, u := range list {
		when := within3Years(rnd, at)
		p.likes.add(demoID(when, rnd.IntN(1<<12), rnd), f.ID, w.users[u].id, schema.At(when))
		p.liked.add(f.ID, w.users[u].id)
		w.tell(rnd, p.notifications, when, owner, u, notice{kind: schema.FindLiked, find: &f})
	}
	return len(list)
}

// comment draws the comments on a find and returns how many. Owners answer
// now and then.
func (w *world) comment(p *part, rnd *rand.Rand, f findRow, at time.Time, owner int32, public bool) int {
	n := 0
	for _, u := range w.likers(rnd, some(rnd, 7), owner, public) {
		when := within3Years(rnd, at)
		w.remark(p, rnd, f, when, owner, u)
		n++
		if rnd.IntN(5) == 0 {
			w.remark(p, rnd, f, within3Years(rnd, when), owner, owner)
			n++
		}
	}
	return n
}

func (w *world) remark(p *part, rnd *rand.Rand, f findRow, at time.Time, owner, author int32) {
	id := demoID(at, rnd.IntN(1<<12), rnd)
	p.comments.add(id, f.ID, w.users[author].id, pick(rnd, remarks), schema.At(at), schema.At(at))
	w.tell(rnd, p.notifications, at, owner, author, notice{kind: schema.FindCommented, find: &f, comment: id})
}

// attach adds the pictures of a find, or a row that stands for one, and returns
// what find.media keeps of them.
func (w *world) attach(p *part, rnd *rand.Rand, i int, find string, at time.Time) string {
	list := w.pictures[i]
	if list == nil && w.opt.MediaRows {
		list = []schema.Upload{demoUpload(rnd)}
	}
	var lines []mediaLine
	for k, u := range list {
		id := demoID(at, k, rnd)
		p.media.add(id, find, u.Type, u.URL, sqldb.Null(u.ThumbnailURL), sqldb.Null(u.FallbackURL), sqldb.Null(u.FallbackThumbnailURL),
			k, schema.At(at), u.Key, u.Width, u.Height, u.Bytes)
		lines = append(lines, mediaLine{id, u.Type, u.URL, &u.ThumbnailURL, &u.FallbackURL, &u.FallbackThumbnailURL, u.Width, u.Height, u.Duration})
	}
	return mediaText(lines)
}

// demoSizes are the display sizes of common cameras.
var demoSizes = [][2]int{{1920, 1440}, {1440, 1080}, {810, 1080}, {1920, 1280}, {720, 1080}, {1920, 1080}, {1080, 1080}}

// demoUpload is a picture without files.
func demoUpload(rnd *rand.Rand) schema.Upload {
	key := fmt.Sprintf("%016x%016x", rnd.Uint64(), rnd.Uint64())
	path := "m/" + key[:2] + "/" + key
	size := pick(rnd, demoSizes)
	return schema.Upload{
		Key: key, Type: "image", URL: path + ".webp", ThumbnailURL: path + "_t.webp", FallbackURL: path + ".jpg", FallbackThumbnailURL: path + "_t.jpg",
		Width: size[0], Height: size[1], Bytes: int64(size[0]*size[1])/4 + rnd.Int64N(200_000),
	}
}

// writeLocations writes the locations in the order of their creation, and the
// counts of their public finds.
func (w *world) writeLocations(l loader) error {
	const columns = "id, num, user_id, latitude, longitude, name, cell, x, y, z, public_finds, listed, created_at"
	b := newBatch("location", columns)
	for i := range w.locations {
		p := &w.locations[i]
		at := geo.PointAt(p.lat, p.lng)
		b.add(p.id, p.num, w.users[p.owner].id, p.lat, p.lng, p.name, at.Cell, at.X, at.Y, at.Z, p.public, p.public > 0, schema.At(p.created))
		if b.rows() == findsPerPart || i == len(w.locations)-1 {
			if err := l.insert(b); err != nil {
				return fmt.Errorf("insert into location: %w", err)
			}
			b = newBatch("location", columns)
		}
	}
	w.sum.Locations = len(w.locations)
	if err := l.insert(w.cells()); err != nil {
		return fmt.Errorf("insert into map_cell: %w", err)
	}
	return nil
}
