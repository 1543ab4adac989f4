package importing

import (
	"encoding/hex"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
)

// archived is a find in the archive of an instance.
type archived struct {
	ID          string     `json:"id"`
	Title       string     `json:"title"`
	Description *string    `json:"description"`
	Category    *string    `json:"category"`
	CreatedAt   *time.Time `json:"createdAt"`
	Location    *struct {
		Name      string  `json:"name"`
		Latitude  float64 `json:"latitude"`
		Longitude float64 `json:"longitude"`
	} `json:"location"`
	Area    *int          `json:"area"`
	Friends *bool         `json:"exactForFriends"`
	Public  *bool         `json:"isPublic"`
	Who     string        `json:"audience"` // absent from older archives
	Media   archivedFiles `json:"media"`
}

type archivedMedia struct {
	File    string  `json:"file"`
	Caption *string `json:"caption"`
}

// archivedFiles are the first photos and videos of a find, as many as it may have.
type archivedFiles []archivedMedia

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (f *archivedFiles) UnmarshalJSONFrom(d *jsontext.Decoder) (err error) {
	*f, err = first[archivedMedia](d, schema.MediaPerFind)
	return err
}

// archivedIDs are the finds of a list, one more than it may have at most.
type archivedIDs []string

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (f *archivedIDs) UnmarshalJSONFrom(d *jsontext.Decoder) (err error) {
	*f, err = first[string](d, schema.ListFindsMax+1)
	return err
}

// members reads a list, whose members read takes. null has none.
func members(d *jsontext.Decoder, read func() error) error {
	if d.PeekKind() == 'n' {
		return d.SkipValue()
	}
	if d.PeekKind() != '[' {
		return schema.ErrImportDamaged
	}
	if _, err := d.ReadToken(); err != nil {
		return err
	}
	for d.PeekKind() != ']' {
		if err := read(); err != nil {
			return err
		}
	}
	_, err := d.ReadToken()
	return err
}

// first reads a list, of which it keeps at most most: millions of empty ones fit into the bytes of one row.
func first[T any](d *jsontext.Decoder, most int) (list []T, err error) {
	err = members(d, func() error {
		if len(list) == most {
			return d.SkipValue()
		}
		var one T
		err := json.UnmarshalDecode(d, &one)
		if err == nil {
			list = append(list, one)
		}
		return err
	})
	return list, err
}

// audience returns the narrower of what an archive says of who may see the find, or "".
func (f archived) audience() schema.Audience {
	switch {
	case f.Who == string(schema.AudienceMe):
		return schema.AudienceMe
	case f.Public == nil && f.Who != string(schema.AudienceEveryone) && f.Who != string(schema.AudienceFriends):
		return ""
	}
	public := (f.Public == nil || *f.Public) && f.Who != string(schema.AudienceFriends)
	return schema.AudienceOf(public, false)
}

func (f archived) row(folder string) Row {
	r := Row{Title: f.Title, Friends: f.Friends, Audience: f.audience(), ours: true}
	if f.Description != nil {
		r.Description = *f.Description
	}
	if f.Category != nil {
		r.Category = *f.Category
	}
	if f.CreatedAt != nil {
		r.Created = *f.CreatedAt
	}
	if f.ID != "" && len(f.ID) <= 64 && !strings.ContainsFunc(f.ID, unicode.IsControl) { // no column has some of these
		r.Origin, r.Source = strings.Clone(f.ID), "finds "+hex.EncodeToString([]byte(f.ID))
	}
	if l := f.Location; l != nil {
		r.HasPoint, r.Latitude, r.Longitude, r.Place = true, l.Latitude, l.Longitude, l.Name
	}
	if f.Area != nil && (*f.Area == 1 || *f.Area == 5 || *f.Area == 20) { // 0 leaves it to the user's settings here
		r.Area = f.Area
	}
	for _, m := range f.Media {
		one := Media{File: folder + m.File}
		if len(one.File) > pathMax { // no archive that is read has such a path: the file is missing
			one.File = cut(one.File, pathMax/utf8.UTFMax)
		}
		if m.Caption != nil {
			one.Caption = sameLine(*m.Caption, schema.CaptionMax)
		}
		r.Media = append(r.Media, one)
	}
	return r
}

func (p *parser) addArchived(f archived) error {
	r := f.row(p.folder)
	if err := p.add(r); err != nil {
		return err
	}
	if r.Origin != "" && p.byID[r.Origin] == 0 {
		if p.byID == nil {
			p.byID = map[string]int{}
		}
		p.byID[r.Origin] = len(p.rows)
	}
	return nil
}

// archivedList is a list of finds in the archive of an instance.
type archivedList struct {
	Name        string      `json:"name"`
	Description *string     `json:"description"`
	Visibility  string      `json:"visibility"`
	CoverID     string      `json:"coverId"`
	FindIDs     archivedIDs `json:"findIds"`
}

// addList adds a list, without finds that the file does not have.
func (p *parser) addList(l archivedList) error {
	if len(p.lists) == schema.ListsMax || len(l.FindIDs) > schema.ListFindsMax {
		return schema.ErrImportUnsafe.At("more or longer lists than a user may have")
	}
	one := List{Name: sameLine(l.Name, schema.ListNameMax), Visibility: schema.ListPrivate, Cover: p.byID[l.CoverID]}
	if one.Name == "" {
		return nil
	}
	if slices.Contains([]string{schema.ListFriends, schema.ListPublic}, l.Visibility) {
		one.Visibility = l.Visibility
	}
	if l.Description != nil {
		one.Description = sameText(*l.Description, schema.DescriptionMax)
	}
	for _, id := range l.FindIDs {
		if row := p.byID[id]; row > 0 {
			one.Rows = append(one.Rows, row)
		}
	}
	p.lists = append(p.lists, one)
	return nil
}
