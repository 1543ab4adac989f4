package archive

import (
	"path"
	"strings"

	"finds/schema"
)

// Format and Version are those of finds.json. A change that an older
// reader would misunderstand needs a new version.
const (
	Format  = "finds"
	Version = 1
)

// Names of the files in an archive.
const (
	FindsFile   = "finds.json"
	GeoJSONFile = "finds.geojson"
	GPXFile     = "finds.gpx"
	KMLFile     = "finds.kml"
	MediaFolder = "media/"
	MissingFile = "missing.txt" // only if files were missing
)

// Document is finds.json. The finds and lists are in the order of their creation.
type Document struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	Finds   []Find `json:"finds"`
	Lists   []List `json:"lists"`
}

// List is a list of finds in finds.json.
type List struct {
	ID          string   `json:"id"`
	Name        string   `json:"name"`
	Description *string  `json:"description"`
	Visibility  string   `json:"visibility"`
	CoverID     string   `json:"coverId,omitzero"` // of the find that was chosen as its cover
	FindIDs     []string `json:"findIds"`          // in their order
}

// Find is a find in finds.json.
type Find struct {
	ID              string          `json:"id"`
	Title           string          `json:"title"`
	Description     *string         `json:"description"`
	Category        *string         `json:"category"`
	Audience        schema.Audience `json:"audience"` // everyone, friends or me
	IsPublic        bool            `json:"isPublic"` // whether it is everyone
	CreatedAt       schema.Time     `json:"createdAt"`
	Location        Place           `json:"location"`        // the exact place, also if others see an area
	Area            int             `json:"area"`            // side in kilometres of the area that others see, or 0
	ExactForFriends bool            `json:"exactForFriends"` // of an area
	Media           []Media         `json:"media"`           // in display order
}

// Place is where a find is.
type Place struct {
	Name      string  `json:"name"`
	Latitude  float64 `json:"latitude"` // WGS 84 degrees
	Longitude float64 `json:"longitude"`
}

// Media is a photo or a video of a find.
type Media struct {
	File    string `json:"file"` // path in the archive
	Type    string `json:"type"` // image or video
	Caption string `json:"caption,omitzero"`

	key string // storage path
}

// of returns what the archive says about a find.
func of(f schema.Find) Find {
	x := Find{ID: f.ID, Title: f.Title, Description: f.Description, Category: f.Category, Audience: f.Audience, IsPublic: f.IsPublic, CreatedAt: f.CreatedAt, Media: []Media{}}
	if l := f.Location; l != nil {
		x.Location, x.Area = Place{l.Name, l.Latitude, l.Longitude}, l.Area
	}
	if e := f.Exact; e != nil {
		x.Location, x.ExactForFriends = Place{e.Name, e.Latitude, e.Longitude}, e.ForFriends
	}
	for _, m := range f.Media {
		key, _, _ := strings.Cut(strings.TrimPrefix(m.URL, schema.MediaPrefix), "?")
		x.Media = append(x.Media, Media{File: MediaFolder + m.ID + path.Ext(key), Type: m.Type, Caption: m.Caption, key: key})
	}
	return x
}
