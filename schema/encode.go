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

// AppendJSON appends the find as JSON.
func (f *Find) AppendJSON(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), f.ID)
	b = appendString(append(b, `,"title":`...), f.Title)
	b = appendOptional(append(b, `,"description":`...), f.Description)
	b = appendOptional(append(b, `,"category":`...), f.Category)
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
	b = strconv.AppendBool(append(b, `,"isLiked":`...), f.IsLiked)
	b = f.User.AppendJSON(append(b, `,"user":`...))
	if l := f.Location; l != nil {
		b = appendString(append(b, `,"location":{"id":`...), l.ID)
		b = appendString(append(b, `,"name":`...), l.Name)
		b = appendFloat(append(b, `,"latitude":`...), l.Latitude)
		b = append(appendFloat(append(b, `,"longitude":`...), l.Longitude), '}')
	}
	return append(b, '}')
}

// AppendJSON appends the person as JSON.
func (p *Person) AppendJSON(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), p.ID)
	b = appendString(append(b, `,"username":`...), p.Username)
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
	return append(strconv.AppendInt(append(b, `,"height":`...), int64(m.Height), 10), '}')
}

// AppendJSON appends the location as JSON.
func (l *Location) AppendJSON(b []byte) []byte {
	b = appendString(append(b, `{"id":`...), l.ID)
	b = appendFloat(append(b, `,"latitude":`...), l.Latitude)
	b = appendFloat(append(b, `,"longitude":`...), l.Longitude)
	b = appendString(append(b, `,"name":`...), l.Name)
	b = l.CreatedAt.AppendJSON(append(b, `,"createdAt":`...))
	b = strconv.AppendInt(append(b, `,"findCount":`...), int64(l.FindCount), 10)
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
