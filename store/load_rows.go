package store

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store/geo"
	"finds/store/ids"
	"finds/store/search"
	"finds/store/snapshot"
	"finds/store/sqldb"
)

// LoadedUser is an account to load.
type LoadedUser struct {
	ID, Username string
	DisplayName  string // or ""
	Age          int    // 0 is unknown
	PasswordHash string // a PHC string, or "" for an account without a password
	CreatedAt    time.Time
}

// LoadedFriendship is a friendship to load, or a request or a block.
type LoadedFriendship struct {
	ID, UserID, FriendID string
	Status               string // schema.Pending, schema.Accepted or schema.Blocked
	CreatedAt            time.Time
}

// LoadedLocation is a location to load, with the number of public finds that are loaded
// at it.
type LoadedLocation struct {
	ID                  string
	Num                 int64 // 40 bits, different for each location
	UserID              string
	Latitude, Longitude float64 // WGS 84 degrees
	Name                string
	PublicFinds         int
	CreatedAt           time.Time
}

// LoadedFind is a find to load with all that belongs to it but its notifications. Its counters
// are the lengths of its lists.
type LoadedFind struct {
	ID                    string
	Seq                   int // tells apart the finds of one millisecond
	UserID                string
	Location              *LoadedLocation
	Title                 string
	Description, Category *string
	Public, OnlyMe        bool
	CreatedAt, UpdatedAt  time.Time

	Media    []LoadedMedia // in their order
	Likes    []LoadedReaction
	Comments []LoadedReaction
}

// LoadedMedia is a picture or video of a find to load.
type LoadedMedia struct {
	ID string
	schema.Upload
}

// LoadedReaction is a like or a comment to load.
type LoadedReaction struct {
	ID, UserID string
	Content    string // of a comment
	CreatedAt  time.Time
}

// LoadedNotification is a notification to load. Its texts are made as for any other.
type LoadedNotification struct {
	ID           string
	UserID       string // who receives it
	Actor        schema.Person
	Type         string
	FindID       string // "" where it is not about a find, as with the other ids
	FindTitle    string
	CommentID    string
	FriendshipID string
	Read         bool
	CreatedAt    time.Time
}

// LoadRows are rows for BulkLoad. They are made of records without the database, so that
// one goroutine can make the next rows while another loads the last.
type LoadRows struct {
	users, friendships, locations, finds, search, media, likes, notifiedLikes, comments, notifications snapshot.Batch

	terms search.Counts
	cells cellSums
}

// NewLoadRows returns an empty set of rows.
func NewLoadRows() *LoadRows {
	return &LoadRows{
		users:       newBatch("user", "id, age, username, password_hash, created_at, display_name, name_fold, look"),
		friendships: newBatch("friendship", "id, user_id, friend_id, status, created_at"),
		locations:   newBatch("location", "id, num, user_id, latitude, longitude, name, cell, x, y, z, public_finds, listed, created_at"),
		finds: newBatch("find", "id, user_id, title, description, latitude, longitude, location_name, category, is_public, only_me, "+
			"created_at, updated_at, location_id, doc_id, like_count, comment_count, media"),
		search: newBatch("find_search", "rowid, tokens"),
		media: newBatch("find_media", "id, find_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, "+
			"order_index, created_at, key, width, height, bytes, medium_url, medium_width, medium_height, blur"),
		likes:         newBatch("find_like", "id, find_id, user_id, created_at"),
		notifiedLikes: newBatch("find_like_told", "find_id, user_id"),
		comments:      newBatch("find_comment", "id, find_id, user_id, content, created_at, updated_at"),
		notifications: newBatch("notification", "id, user_id, type, title, message, data, is_read, created_at, "+
			"actor_id, find_id, comment_id, friendship_id"),
		terms: search.Counts{},
		cells: cellSums{},
	}
}

// batches returns the rows of each table, in the order of their references.
func (r *LoadRows) batches() []*snapshot.Batch {
	return []*snapshot.Batch{
		&r.users, &r.friendships, &r.locations, &r.finds, &r.search,
		&r.media, &r.likes, &r.notifiedLikes, &r.comments, &r.notifications,
	}
}

// AddUser adds an account.
func (r *LoadRows) AddUser(u LoadedUser) {
	var age any
	if u.Age > 0 {
		age = u.Age
	}
	r.users.Add(u.ID, age, u.Username, sqldb.Null(u.PasswordHash), schema.At(u.CreatedAt),
		sqldb.Null(u.DisplayName), search.Fold(u.DisplayName), look(cmp.Or(u.DisplayName, u.Username)))
}

// AddFriendship adds a friendship.
func (r *LoadRows) AddFriendship(f LoadedFriendship) {
	r.friendships.Add(f.ID, f.UserID, f.FriendID, f.Status, schema.At(f.CreatedAt))
}

// AddLocation adds a location, and its public finds to the counts of the map.
func (r *LoadRows) AddLocation(l LoadedLocation) {
	p := geo.PointAt(l.Latitude, l.Longitude)
	r.locations.Add(l.ID, l.Num, l.UserID, l.Latitude, l.Longitude, l.Name,
		p.Cell, p.X, p.Y, p.Z, l.PublicFinds, l.PublicFinds > 0, schema.At(l.CreatedAt))
	if l.PublicFinds == 0 {
		return
	}
	c := countedLocation{Latitude: l.Latitude, Longitude: l.Longitude, Num: l.Num}.Counted(int64(l.PublicFinds))
	r.cells.AddAll(s2.CellID(p.Cell), c)
}

// AddFind adds a find with its words, media, likes and comments.
func (r *LoadRows) AddFind(f LoadedFind) {
	doc := ids.DocAt(f.CreatedAt) | int64(f.Seq&(1<<ids.DocBits-1)) // as ids.Maker makes it
	text := search.Text{Title: f.Title, Description: f.Description, Category: f.Category, Place: f.Location.Name, Scope: search.Scope(f.UserID, f.Public, f.OnlyMe)}
	r.finds.Add(f.ID, f.UserID, f.Title, f.Description,
		geo.Degrees(f.Location.Latitude), geo.Degrees(f.Location.Longitude), f.Location.Name, f.Category,
		sqldb.Integer(f.Public), sqldb.Integer(f.OnlyMe), schema.At(f.CreatedAt), schema.At(f.UpdatedAt), f.Location.ID, doc, len(f.Likes), len(f.Comments), r.addMedia(f))
	r.search.Add(doc, text.Tokens())
	r.terms.Add(doc, text, 1)
	for _, l := range f.Likes {
		r.likes.Add(l.ID, f.ID, l.UserID, schema.At(l.CreatedAt))
		r.notifiedLikes.Add(f.ID, l.UserID)
	}
	for _, c := range f.Comments {
		r.comments.Add(c.ID, f.ID, c.UserID, c.Content, schema.At(c.CreatedAt), schema.At(c.CreatedAt))
	}
}

// addMedia adds the media of a find and returns the value of find.media.
func (r *LoadRows) addMedia(f LoadedFind) string {
	var lines []mediaLine
	for i, m := range f.Media {
		r.media.Add(m.ID, f.ID, m.Type, m.URL, sqldb.Null(m.ThumbnailURL), sqldb.Null(m.FallbackURL), sqldb.Null(m.FallbackThumbnailURL),
			i, schema.At(f.CreatedAt), m.Key, m.Width, m.Height, m.Bytes, m.MediumURL, m.MediumWidth, m.MediumHeight, m.Blur)
		lines = append(lines, mediaLine{
			ID:            m.ID,
			Type:          m.Type,
			URL:           m.URL,
			Thumbnail:     &m.ThumbnailURL,
			Fallback:      &m.FallbackURL,
			FallbackThumb: &m.FallbackThumbnailURL,
			Width:         m.Width,
			Height:        m.Height,
			Duration:      m.Duration,
			Medium:        m.MediumURL,
			MediumWidth:   m.MediumWidth,
			MediumHeight:  m.MediumHeight,
			Blur:          m.Blur,
		})
	}
	return mediaListText(lines)
}

// AddNotification adds a notification.
func (r *LoadRows) AddNotification(b LoadedNotification) {
	event := notificationEvent{Kind: b.Type, Actor: b.Actor, FindID: b.FindID, FindTitle: b.FindTitle,
		CommentID: b.CommentID, FriendshipID: b.FriendshipID}
	title, message := event.Texts()
	data, err := json.Marshal(event.Data())
	if err != nil {
		panic(err) // a map of texts is always JSON
	}
	r.notifications.Add(b.ID, b.UserID, b.Type, title, message, string(data), b.Read, schema.At(b.CreatedAt),
		b.Actor.ID, sqldb.Null(b.FindID), sqldb.Null(b.CommentID), sqldb.Null(b.FriendshipID))
}

func newBatch(name, columns string) snapshot.Batch {
	return snapshot.Batch{Table: name, Columns: strings.Split(columns, ", ")}
}

// loadTotals are the counts over all rows, which are written last.
type loadTotals struct {
	terms search.Counts
	cells cellSums
}

func (t *loadTotals) add(r *LoadRows) {
	for term, n := range r.terms {
		t.terms[term] += n
	}
	for k, c := range r.cells {
		t.cells.Add(k, *c)
	}
}

// write writes the counts of the map, and replaces the word counts of the empty
// instance.
func (t *loadTotals) write(l snapshot.Loader) error {
	if err := l.Exec(`DELETE FROM find_term`); err != nil {
		return err
	}
	terms := newBatch("find_term", "term, finds")
	for _, term := range slices.Sorted(maps.Keys(t.terms)) {
		terms.Add(term, t.terms[term])
	}
	cells := newBatch("map_cell", "level, cell, finds, locations, lat_sum, lng_sum, num_sum")
	for _, k := range t.cells.Keys() {
		c := t.cells[k]
		cells.Add(k.Level, int64(k.Cell), c.Finds, c.Locations, c.Lats, c.Lngs, c.Nums)
	}
	for _, b := range []*snapshot.Batch{&terms, &cells} {
		if err := l.Insert(b); err != nil {
			return fmt.Errorf("insert into %s: %w", b.Table, err)
		}
	}
	return nil
}
