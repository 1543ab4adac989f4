package bulk

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store/counts"
	"finds/store/geo"
	"finds/store/ids"
	"finds/store/medialist"
	"finds/store/search"
	"finds/store/sqldb"
	"finds/store/wording"
)

// User is an account to load.
type User struct {
	ID, Username string
	Age          int    // 0 is unknown
	PasswordHash string // a PHC string, or "" for an account without a password
	CreatedAt    time.Time
}

// Friendship is a friendship to load, or a request or a block.
type Friendship struct {
	ID, UserID, FriendID string
	Status               string // schema.Pending, schema.Accepted or schema.Blocked
	CreatedAt            time.Time
}

// Location is a location to load, with the number of public finds that are loaded
// at it.
type Location struct {
	ID                  string
	Num                 int64 // 40 bits, different for each location
	UserID              string
	Latitude, Longitude float64 // WGS 84 degrees
	Name                string
	PublicFinds         int
	CreatedAt           time.Time
}

// Find is a find to load with all that belongs to it but its notifications. Its counters
// are the lengths of its lists.
type Find struct {
	ID                    string
	Seq                   int // tells apart the finds of one millisecond
	UserID                string
	Location              *Location
	Title                 string
	Description, Category *string
	Public                bool
	CreatedAt, UpdatedAt  time.Time

	Media    []Media // in their order
	Likes    []Reaction
	Comments []Reaction
}

// Media is a picture or video of a find to load.
type Media struct {
	ID string
	schema.Upload
}

// Reaction is a like or a comment to load.
type Reaction struct {
	ID, UserID string
	Content    string // of a comment
	CreatedAt  time.Time
}

// Notification is a notification to load. Its texts are made as for any other.
type Notification struct {
	ID            string
	UserID        string // who receives it
	ActorID       string
	ActorUsername string
	Type          string
	FindID        string // "" where it is not about a find, as with the other ids
	FindTitle     string
	CommentID     string
	FriendshipID  string
	Read          bool
	CreatedAt     time.Time
}

// Rows are rows for Load. They are made of records without the database, so that
// one goroutine can make the next rows while another loads the last.
type Rows struct {
	users, friendships, locations, finds, search, media, likes, notifiedLikes, comments, notifications Batch

	terms search.Counts
	cells counts.Sums
}

// NewRows returns an empty set of rows.
func NewRows() *Rows {
	return &Rows{
		users:       newBatch("user", "id, age, username, password_hash, created_at"),
		friendships: newBatch("friendship", "id, user_id, friend_id, status, created_at"),
		locations:   newBatch("location", "id, num, user_id, latitude, longitude, name, cell, x, y, z, public_finds, listed, created_at"),
		finds: newBatch("find", "id, user_id, title, description, latitude, longitude, location_name, category, is_public, "+
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
		cells: counts.Sums{},
	}
}

// batches returns the rows of each table, in the order of their references.
func (r *Rows) batches() []*Batch {
	return []*Batch{
		&r.users, &r.friendships, &r.locations, &r.finds, &r.search,
		&r.media, &r.likes, &r.notifiedLikes, &r.comments, &r.notifications,
	}
}

// AddUser adds an account.
func (r *Rows) AddUser(u User) {
	var age any
	if u.Age > 0 {
		age = u.Age
	}
	r.users.add(u.ID, age, u.Username, sqldb.Null(u.PasswordHash), schema.At(u.CreatedAt))
}

// AddFriendship adds a friendship.
func (r *Rows) AddFriendship(f Friendship) {
	r.friendships.add(f.ID, f.UserID, f.FriendID, f.Status, schema.At(f.CreatedAt))
}

// AddLocation adds a location, and its public finds to the counts of the map.
func (r *Rows) AddLocation(l Location) {
	p := geo.PointAt(l.Latitude, l.Longitude)
	r.locations.add(l.ID, l.Num, l.UserID, l.Latitude, l.Longitude, l.Name,
		p.Cell, p.X, p.Y, p.Z, l.PublicFinds, l.PublicFinds > 0, schema.At(l.CreatedAt))
	if l.PublicFinds == 0 {
		return
	}
	c := counts.Location{Latitude: l.Latitude, Longitude: l.Longitude, Num: l.Num}.Counted(int64(l.PublicFinds))
	r.cells.AddAll(s2.CellID(p.Cell), c)
}

// AddFind adds a find with its words, media, likes and comments.
func (r *Rows) AddFind(f Find) {
	doc := ids.DocAt(f.CreatedAt) | int64(f.Seq&(1<<ids.DocBits-1)) // as ids.Maker makes it
	text := search.Text{Title: f.Title, Description: f.Description, Category: f.Category, Place: f.Location.Name, Scope: search.Scope(f.UserID, f.Public)}
	r.finds.add(f.ID, f.UserID, f.Title, f.Description,
		geo.Degrees(f.Location.Latitude), geo.Degrees(f.Location.Longitude), f.Location.Name, f.Category,
		sqldb.Integer(f.Public), schema.At(f.CreatedAt), schema.At(f.UpdatedAt), f.Location.ID, doc, len(f.Likes), len(f.Comments), r.addMedia(f))
	r.search.add(doc, text.Tokens())
	r.terms.Add(doc, text, 1)
	for _, l := range f.Likes {
		r.likes.add(l.ID, f.ID, l.UserID, schema.At(l.CreatedAt))
		r.notifiedLikes.add(f.ID, l.UserID)
	}
	for _, c := range f.Comments {
		r.comments.add(c.ID, f.ID, c.UserID, c.Content, schema.At(c.CreatedAt), schema.At(c.CreatedAt))
	}
}

// addMedia adds the media of a find and returns the value of find.media.
func (r *Rows) addMedia(f Find) string {
	var lines []medialist.Line
	for i, m := range f.Media {
		r.media.add(m.ID, f.ID, m.Type, m.URL, sqldb.Null(m.ThumbnailURL), sqldb.Null(m.FallbackURL), sqldb.Null(m.FallbackThumbnailURL),
			i, schema.At(f.CreatedAt), m.Key, m.Width, m.Height, m.Bytes, m.MediumURL, m.MediumWidth, m.MediumHeight, m.Blur)
		lines = append(lines, medialist.Line{
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
	return medialist.Text(lines)
}

// AddNotification adds a notification.
func (r *Rows) AddNotification(b Notification) {
	event := wording.Event{Kind: b.Type, ActorID: b.ActorID, Actor: b.ActorUsername, FindID: b.FindID, FindTitle: b.FindTitle,
		CommentID: b.CommentID, FriendshipID: b.FriendshipID}
	title, message := event.Texts()
	data, err := json.Marshal(event.Data())
	if err != nil {
		panic(err) // a map of texts is always JSON
	}
	r.notifications.add(b.ID, b.UserID, b.Type, title, message, string(data), b.Read, schema.At(b.CreatedAt),
		b.ActorID, sqldb.Null(b.FindID), sqldb.Null(b.CommentID), sqldb.Null(b.FriendshipID))
}

func newBatch(name, columns string) Batch {
	return Batch{Table: name, Columns: strings.Split(columns, ", ")}
}

// totals are the counts over all rows, which are written last.
type totals struct {
	terms search.Counts
	cells counts.Sums
}

func (t *totals) add(r *Rows) {
	for term, n := range r.terms {
		t.terms[term] += n
	}
	for k, c := range r.cells {
		t.cells.Add(k, *c)
	}
}

// write writes the counts of the map, and replaces the word counts of the empty
// instance.
func (t *totals) write(l Loader) error {
	if err := l.Exec(`DELETE FROM find_term`); err != nil {
		return err
	}
	terms := newBatch("find_term", "term, finds")
	for _, term := range slices.Sorted(maps.Keys(t.terms)) {
		terms.add(term, t.terms[term])
	}
	cells := newBatch("map_cell", "level, cell, finds, locations, lat_sum, lng_sum, num_sum")
	for _, k := range t.cells.Keys() {
		c := t.cells[k]
		cells.add(k.Level, int64(k.Cell), c.Finds, c.Locations, c.Lats, c.Lngs, c.Nums)
	}
	for _, b := range []*Batch{&terms, &cells} {
		if err := l.Insert(b); err != nil {
			return fmt.Errorf("insert into %s: %w", b.Table, err)
		}
	}
	return nil
}
