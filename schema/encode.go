package schema

import (
	"math"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

// Lists of finds are most of what the service says. Encoding them by
// reflection takes as long as reading them from the database, so the types in
// them are written by hand, five times faster. TestEncode keeps this equal to
// what the tags of the types say.

// frozenFind is a find as JSON but for what differs from viewer to viewer and
// from list to list, which goes between the parts.
type frozenFind struct {
	head  []byte // up to isLiked
	user  []byte // from behind isLiked
	place []byte // the location
}

// Freeze encodes the find ahead and returns the length of that in bytes. The
// copies made of it share the encoding, and the find they are copied from: of
// a frozen find only IsLiked, Exact, Saved, Dismissed, Reason, Listed, InLists, CanEdit, EditedBy, Hidden and Matches may be set, Location
// left out, and Media replaced by SetMedia.
func (f *Find) Freeze() int {
	z := &frozenFind{head: f.appendHead(nil), user: f.appendUser(nil), place: f.appendPlace(nil)}
	f.frozen = z
	return len(z.head) + len(z.user) + len(z.place)
}

// SetMedia gives the find other media.
func (f *Find) SetMedia(m []Media) { f.Media, f.frozen = m, nil }

// AppendJSON appends the find as JSON.
func (f *Find) AppendJSON(b []byte) []byte {
	if z := f.frozen; z != nil {
		b = append(strconv.AppendBool(append(b, z.head...), f.IsLiked), z.user...)
		if f.Location != nil {
			b = append(b, z.place...)
		}
		return f.appendTail(b)
	}
	return f.appendTail(f.appendPlace(f.appendUser(strconv.AppendBool(f.appendHead(b), f.IsLiked))))
}

func (l *Listed) appendJSON(b []byte) []byte {
	b = append(b, '{')
	start := len(b)
	name := func(member string) {
		if len(b) > start {
			b = append(b, ',')
		}
		b = append(b, member...)
	}
	if l.By != nil {
		name(`"by":`)
		b = l.By.AppendJSON(b)
	}
	if l.At != nil {
		name(`"at":`)
		b = l.At.AppendJSON(b)
	}
	if l.IsNew {
		name(`"isNew":true`)
	}
	if l.Note != "" {
		name(`"note":`)
		b = appendString(b, l.Note)
	}
	if l.Exact != nil {
		name(`"exact":`)
		b = strconv.AppendBool(b, *l.Exact)
	}
	if l.Shareable != nil {
		name(`"shareable":`)
		b = strconv.AppendBool(b, *l.Shareable)
	}
	if l.Editable != nil {
		name(`"editable":`)
		b = strconv.AppendBool(b, *l.Editable)
	}
	return append(b, '}')
}

// appendTail appends what only some responses have.
func (f *Find) appendTail(b []byte) []byte {
	if e := f.Exact; e != nil {
		b = appendString(append(b, `,"exact":{"name":`...), e.Name)
		b = appendFloat(append(b, `,"latitude":`...), e.Latitude)
		b = appendFloat(append(b, `,"longitude":`...), e.Longitude)
		b = append(strconv.AppendBool(append(b, `,"forFriends":`...), e.ForFriends), '}')
	}
	if f.Saved != "" {
		b = appendString(append(b, `,"saved":`...), f.Saved)
	}
	if f.Dismissed {
		b = append(b, `,"dismissed":true`...)
	}
	if f.Reason != "" {
		b = appendString(append(b, `,"reason":`...), f.Reason)
	}
	if o := f.ReasonOf; o != nil {
		b = appendString(append(b, `,"reasonOf":{"id":`...), o.ID)
		b = append(appendString(append(b, `,"name":`...), o.Name), '}')
	}
	if l := f.Listed; l != nil {
		b = l.appendJSON(append(b, `,"listed":`...))
	}
	for i, l := range f.InLists {
		if i == 0 {
			b = append(b, `,"inLists":[`...)
		} else {
			b = append(b, ',')
		}
		b = appendString(append(b, `{"id":`...), l.ID)
		b = appendString(append(b, `,"name":`...), l.Name)
		if l.Shows {
			b = append(b, `,"shows":true`...)
		}
		b = append(b, '}')
	}
	if len(f.InLists) > 0 {
		b = append(b, ']')
	}
	if f.CanEdit {
		b = append(b, `,"canEdit":true`...)
	}
	if f.EditedBy != nil {
		b = f.EditedBy.AppendJSON(append(b, `,"editedBy":`...))
	}
	if h := f.Hidden; h != nil {
		b = appendString(append(b, `,"hidden":{"reason":`...), h.Reason)
		b = append(h.HiddenAt.AppendJSON(append(b, `,"hiddenAt":`...)), '}')
	}
	return append(f.appendMatches(b), '}')
}

func (f *Find) appendMatches(b []byte) []byte {
	for i, m := range f.Matches {
		if i == 0 {
			b = append(b, `,"matches":[`...)
		} else {
			b = append(b, ',')
		}
		b = appendString(append(b, `{"field":`...), m.Field)
		b = strconv.AppendInt(append(b, `,"start":`...), int64(m.Start), 10)
		b = strconv.AppendInt(append(b, `,"length":`...), int64(m.Length), 10)
		b = append(b, '}')
	}
	if len(f.Matches) > 0 {
		b = append(b, ']')
	}
	return b
}

func (f *Find) appendHead(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), f.ID)
	b = appendString(append(b, `,"title":`...), f.Title)
	b = appendOptional(append(b, `,"description":`...), f.Description)
	b = appendOptional(append(b, `,"category":`...), f.Category)
	b = appendString(append(b, `,"audience":`...), string(f.Audience))
	b = strconv.AppendBool(append(b, `,"isPublic":`...), f.IsPublic)
	b = appendString(append(b, `,"locationId":`...), f.LocationID)
	b = appendString(append(b, `,"userId":`...), f.UserID)
	b = append(b, `,"media":[`...)
	for i := range f.Media {
		if i > 0 {
			b = append(b, ',')
		}
		b = f.Media[i].AppendJSON(b)
	}
	b = f.CreatedAt.AppendJSON(append(b, `],"createdAt":`...))
	b = f.UpdatedAt.AppendJSON(append(b, `,"updatedAt":`...))
	b = appendFloat(append(b, `,"rating":`...), f.Rating)
	b = strconv.AppendInt(append(b, `,"likeCount":`...), int64(f.LikeCount), 10)
	b = strconv.AppendInt(append(b, `,"commentCount":`...), int64(f.CommentCount), 10)
	return append(b, `,"isLiked":`...)
}

func (f *Find) appendUser(b []byte) []byte { return f.User.AppendJSON(append(b, `,"user":`...)) }

func (f *Find) appendPlace(b []byte) []byte {
	l := f.Location
	if l == nil {
		return b
	}
	b = appendString(append(b, `,"location":{"id":`...), l.ID)
	b = appendString(append(b, `,"name":`...), l.Name)
	b = appendFloat(append(b, `,"latitude":`...), l.Latitude)
	b = appendFloat(append(b, `,"longitude":`...), l.Longitude)
	return append(appendArea(b, l.Area), '}')
}

func appendArea(b []byte, km int) []byte {
	if km == 0 {
		return b
	}
	return strconv.AppendInt(append(b, `,"area":`...), int64(km), 10)
}

// AppendJSON appends the person as JSON.
func (p *Person) AppendJSON(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), p.ID)
	b = appendString(append(b, `,"username":`...), p.Username)
	if p.DisplayName != "" {
		b = appendString(append(b, `,"displayName":`...), p.DisplayName)
	}
	return append(appendString(append(b, `,"profilePicture":`...), p.ProfilePicture), '}')
}

// AppendJSON appends the media as JSON.
func (m *Media) AppendJSON(b []byte) []byte {
	b = append(b, '{')
	if m.ID != "" {
		b = append(appendString(append(b, `"id":`...), m.ID), ',')
	}
	b = appendString(append(b, `"type":`...), m.Type)
	b = appendString(append(b, `,"url":`...), m.URL)
	b = appendString(append(b, `,"thumbnailUrl":`...), m.ThumbnailURL)
	b = appendString(append(b, `,"fallbackUrl":`...), m.FallbackURL)
	b = appendString(append(b, `,"fallbackThumbnailUrl":`...), m.FallbackThumbnailURL)
	b = strconv.AppendInt(append(b, `,"width":`...), int64(m.Width), 10)
	b = strconv.AppendInt(append(b, `,"height":`...), int64(m.Height), 10)
	if m.MediumURL != "" {
		b = appendString(append(b, `,"mediumUrl":`...), m.MediumURL)
	}
	if m.MediumWidth != 0 {
		b = strconv.AppendInt(append(b, `,"mediumWidth":`...), int64(m.MediumWidth), 10)
	}
	if m.MediumHeight != 0 {
		b = strconv.AppendInt(append(b, `,"mediumHeight":`...), int64(m.MediumHeight), 10)
	}
	if m.Blur != "" {
		b = appendString(append(b, `,"blur":`...), m.Blur)
	}
	if m.Codecs != "" {
		b = appendString(append(b, `,"codecs":`...), m.Codecs)
	}
	if m.PlaybackURL != "" {
		b = appendString(append(b, `,"playbackUrl":`...), m.PlaybackURL)
	}
	if m.Caption != "" {
		b = appendString(append(b, `,"caption":`...), m.Caption)
	}
	if m.Duration != 0 {
		b = appendFloat(append(b, `,"duration":`...), m.Duration)
	}
	return append(b, '}')
}

// AppendJSON appends the location as JSON.
func (l *Location) AppendJSON(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), l.ID)
	b = appendFloat(append(b, `,"latitude":`...), l.Latitude)
	b = appendFloat(append(b, `,"longitude":`...), l.Longitude)
	b = appendArea(appendString(append(b, `,"name":`...), l.Name), l.Area)
	b = l.CreatedAt.AppendJSON(append(b, `,"createdAt":`...))
	b = strconv.AppendInt(append(b, `,"findCount":`...), int64(l.FindCount), 10)
	if l.MoreFinds {
		b = append(b, `,"moreFinds":true`...)
	}
	if l.Distance != nil {
		b = appendFloat(append(b, `,"distance":`...), *l.Distance)
	}
	b = append(b, `,"finds":[`...)
	for i := range l.Finds {
		if i > 0 {
			b = append(b, ',')
		}
		b = l.Finds[i].AppendJSON(b)
	}
	return append(b, ']', '}')
}

// AppendJSON appends the time as JSON, null for the zero time.
func (t Time) AppendJSON(b []byte) []byte {
	if t.IsZero() {
		return append(b, "null"...)
	}
	return append(t.UTC().AppendFormat(append(b, '"'), TimeFormat), '"')
}

// appendString appends a JSON string. What is not valid UTF-8 comes out as the
// replacement character; nothing of the kind is stored.
func appendString(b []byte, s string) []byte {
	b, _ = jsontext.AppendQuote(b, s)
	return b
}

func appendOptional(b []byte, s *string) []byte {
	if s == nil {
		return append(b, "null"...)
	}
	return appendString(b, *s)
}

// appendFloat writes a number as ECMAScript does (RFC 8785 section 3.2.2.3),
// in the range of what the types hold.
func appendFloat(b []byte, v float64) []byte {
	if a := math.Abs(v); a != 0 && a < 1e-6 {
		return strconv.AppendFloat(b, v, 'e', -1, 64)
	}
	return strconv.AppendFloat(b, v, 'f', -1, 64)
}
