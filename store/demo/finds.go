package demo

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"finds/schema"
	"finds/store"
)

// part is some finds, one after the other in time.
type part struct {
	rows *store.LoadRows
	sum  Summary
}

// part computes the finds from one to another.
func (w *world) part(from, to int) *part {
	p := &part{rows: store.NewLoadRows()}
	for i := from; i < to; i++ {
		w.find(p, i)
	}
	return p
}

// find computes one find and all that hangs on it.
func (w *world) find(p *part, i int) {
	rnd := w.random(saltFind, i)
	at, owner, public := w.author(i, rnd)
	f := store.LoadedFind{Seq: i, UserID: w.users[owner].id, Location: &w.locations[w.place[i]], Public: public, CreatedAt: at, UpdatedAt: at}
	f.ID = newID(at, i, rnd)
	f.Title, f.Description, f.Category = findTexts(rnd)
	w.like(p, rnd, &f, owner)
	w.comment(p, rnd, &f, owner)
	w.attach(rnd, i, &f)
	if rnd.IntN(10) == 0 {
		f.UpdatedAt = within3Years(rnd, at)
	}
	p.rows.AddFind(f)
	p.sum.Finds++
	p.sum.Media += len(f.Media)
	p.sum.Likes += len(f.Likes)
	p.sum.Comments += len(f.Comments)
}

// some draws a count: mostly zero, otherwise few, and very rarely hundreds.
func some(rnd *rand.Rand, percent int) int {
	if rnd.IntN(100) >= percent {
		return 0
	}
	return int(1 / math.Sqrt(1-rnd.Float64()))
}

// like draws the likes of a find.
func (w *world) like(p *part, rnd *rand.Rand, f *store.LoadedFind, owner int32) {
	for _, u := range w.likers(rnd, some(rnd, 18), owner, f.Public) {
		at := within3Years(rnd, f.CreatedAt)
		f.Likes = append(f.Likes, store.LoadedReaction{ID: newID(at, rnd.IntN(1<<12), rnd), UserID: w.users[u].id, CreatedAt: at})
		w.notify(rnd, p, owner, u, store.LoadedNotification{CreatedAt: at, Type: schema.FindLiked, FindID: f.ID, FindTitle: f.Title})
	}
}

// comment draws the comments on a find. Owners answer now and then.
func (w *world) comment(p *part, rnd *rand.Rand, f *store.LoadedFind, owner int32) {
	for _, u := range w.likers(rnd, some(rnd, 7), owner, f.Public) {
		at := within3Years(rnd, f.CreatedAt)
		w.notify(rnd, p, owner, u, w.remark(rnd, f, u, at))
		if rnd.IntN(5) == 0 {
			w.remark(rnd, f, owner, within3Years(rnd, at)) // of which they are not notified
		}
	}
}

// remark adds one comment, and returns the notification of it.
func (w *world) remark(rnd *rand.Rand, f *store.LoadedFind, author int32, at time.Time) store.LoadedNotification {
	id := newID(at, rnd.IntN(1<<12), rnd)
	f.Comments = append(f.Comments, store.LoadedReaction{ID: id, UserID: w.users[author].id, Content: pick(rnd, remarks), CreatedAt: at})
	return store.LoadedNotification{CreatedAt: at, Type: schema.FindCommented, FindID: f.ID, FindTitle: f.Title, CommentID: id}
}

// attach adds the pictures of a find, or a row in place of one.
func (w *world) attach(rnd *rand.Rand, i int, f *store.LoadedFind) {
	list := w.pictures[i]
	if list == nil && w.opt.MediaRows {
		list = []schema.Upload{pictureWithoutFiles(rnd)}
	}
	for k, u := range list {
		f.Media = append(f.Media, store.LoadedMedia{ID: newID(f.CreatedAt, k, rnd), Upload: u})
	}
}

// pictureSizes are the display sizes of common cameras.
var pictureSizes = [][2]int{{1920, 1440}, {1440, 1080}, {810, 1080}, {1920, 1280}, {720, 1080}, {1920, 1080}, {1080, 1080}}

// pictureWithoutFiles is a picture without files.
func pictureWithoutFiles(rnd *rand.Rand) schema.Upload {
	key := fmt.Sprintf("%016x%016x", rnd.Uint64(), rnd.Uint64())
	path := "m/" + key[:2] + "/" + key
	size := pick(rnd, pictureSizes)
	medium, w, h := path+"_m.webp", size[0], size[1]
	if long := max(w, h); long > schema.MediumEdge {
		w, h = w*schema.MediumEdge/long, h*schema.MediumEdge/long
	} else {
		medium = path + ".webp"
	}
	return schema.Upload{
		Key:                  key,
		Type:                 "image",
		URL:                  path + ".webp",
		ThumbnailURL:         path + "_t.webp",
		FallbackURL:          path + ".jpg",
		FallbackThumbnailURL: path + "_t.jpg",
		Width:                size[0],
		Height:               size[1],
		MediumURL:            medium,
		MediumWidth:          w,
		MediumHeight:         h,
		Bytes:                int64(size[0]*size[1])/4 + rnd.Int64N(200_000),
	}
}

// loadLocations loads the locations in the order of their creation.
func (w *world) loadLocations(load func(*store.LoadRows) error) error {
	for from := 0; from < len(w.locations); from += findsPerPart {
		rows := store.NewLoadRows()
		for _, l := range w.locations[from:min(from+findsPerPart, len(w.locations))] {
			rows.AddLocation(l)
		}
		if err := load(rows); err != nil {
			return err
		}
	}
	w.sum.Locations = len(w.locations)
	return nil
}
