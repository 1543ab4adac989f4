package schema

// The states of the rows of an import.
const (
	ImportReady     = "ready"     // to be imported
	ImportNoPlace   = "noPlace"   // until it gets a point
	ImportDuplicate = "duplicate" // it has been imported before
	ImportBad       = "bad"       // it cannot be read
	ImportSkipped   = "skipped"   // by the user
	ImportDone      = "done"      // it is a find
)

// Why a row has its state.
const (
	ImportNoPoint   = "noPoint"   // the file has no point for it
	ImportZeroPoint = "zeroPoint" // the point is 0, 0, which stands for none
	ImportNotPoint  = "notPoint"  // it is a line or an area
	ImportObscured  = "obscured"  // the service that it is from keeps its point secret
	ImportBadPoint  = "badPoint"  // the point is not on Earth
	ImportNoTitle   = "noTitle"   // it has a proposed one, or nothing at all
	ImportBadLine   = "badLine"   // it does not have the format of its file
	ImportTwice     = "twice"     // the file has it twice
	ImportKnown     = "known"     // it was imported earlier
)

// What a file has that does not become rows.
const (
	LeftTrack   = "track"   // of points, as a device has recorded them
	LeftRoute   = "route"   // of points, as it was planned
	LeftLine    = "line"    // beside the points of a place
	LeftArea    = "area"    // beside the points of a place
	LeftPicture = "picture" // photos and videos, also those that lie on a map
	LeftLink    = "link"    // to places elsewhere, which are not followed
	LeftFile    = "file"    // of an archive: of another kind, or beyond the limits
	LeftDamaged = "damaged" // a file of an archive, or what follows a place in a file, that cannot be read
	LeftText    = "text"    // what is beyond the limit of a title, a description or another text
)

// ImportAbsent is the reason for a photo or a video that the archive names and does not have.
const ImportAbsent = "absent"

// Import is a file of places that are to become finds.
type Import struct {
	ID        string       `json:"id" db:"id" sample:"0198c5d0-2a4e-7c1b-8f60-9b3d5e7a1c24"`
	Name      string       `json:"name" db:"name" doc:"Name of the file" example:"Saved Places.json"`
	Format    string       `json:"format" db:"format" enum:"gpx,kml,geojson,csv,takeout,swarm,inaturalist,finds" example:"takeout"`
	CreatedAt Time         `json:"createdAt" db:"created_at"`
	ExpiresAt Time         `json:"expiresAt" db:"expires_at" doc:"When it is discarded"`
	Counts    ImportCounts `json:"counts"`

	LeftOut         []ImportLeft `json:"leftOut" db:"-" nullable:"false" doc:"What the file has that is not among its rows, by kind"`
	GuessedEncoding string       `json:"guessedEncoding,omitempty" db:"encoding" doc:"Encoding that the file was read in, if it does not say which it has and is not UTF-8" sample:"-"`
}

// ImportLeft is how much of a kind a file has that is not among its rows.
type ImportLeft struct {
	Kind  string        `json:"kind" enum:"track,route,line,area,picture,link,file,damaged,text" doc:"text: a text that is longer than that of a find, and is shortened; damaged: a part that cannot be read" sample:"track"`
	N     int           `json:"n" sample:"3"`
	Where []ImportWhere `json:"where,omitempty" nullable:"false" doc:"Where the first of them are, of files and of what is damaged" sample:"-"`
}

// ImportWhere is a part of a file.
type ImportWhere struct {
	File   string `json:"file,omitempty" doc:"Path in the archive; absent for a file that is not an archive" sample:"Takeout/Saved/places.csv"`
	Line   int    `json:"line,omitempty" doc:"From 1; absent for a whole file" sample:"7"`
	Column int    `json:"column,omitempty" doc:"From 1" sample:"12"`
}

// ImportCounts are how many rows of an import have each status.
type ImportCounts struct {
	Ready     int `json:"ready" example:"40"`
	NoPlace   int `json:"noPlace" example:"2"`
	Duplicate int `json:"duplicate" example:"1"`
	Bad       int `json:"bad" example:"0"`
	Skipped   int `json:"skipped" example:"0"`
	Done      int `json:"done" doc:"Rows that have become finds" example:"0"`
	Media     int `json:"media" doc:"Photos and videos in rows that are ready or have no place" example:"0"`
	MediaDone int `json:"mediaDone" doc:"Photos and videos of rows that have become finds" example:"0"`
	MediaLost int `json:"mediaLost" doc:"Photos and videos that are missing in the archive or refused; their rows say which" example:"0"`
}

// ImportUndo is what becomes of the finds of an import that is taken back.
type ImportUndo struct {
	Binned  int `json:"binned" doc:"Finds that this request has moved to the bin" example:"195"`
	Left    int `json:"left" doc:"Finds that can still be moved to the bin" example:"0"`
	Changed int `json:"changed" doc:"Finds that stay, because somebody has changed, liked or commented on them" example:"5"`
}

// ImportRow is a place of an import.
type ImportRow struct {
	Row         int      `json:"row" db:"num" doc:"Number in the file, from 1" example:"1"`
	Status      string   `json:"status" db:"status" enum:"ready,noPlace,duplicate,bad,skipped,done" doc:"Only rows that are ready become finds" example:"ready"`
	Reason      string   `json:"reason,omitempty" db:"reason" enum:"noPoint,zeroPoint,notPoint,obscured,badPoint,noTitle,badLine,twice,known" doc:"Why it is not ready, or why its point is guessed or its title proposed" example:"noPoint"`
	Guessed     bool     `json:"guessed" db:"guessed" doc:"Whether the point is that of a built-in place with the same name" sample:"true"`
	Title       string   `json:"title" db:"title" example:"Paris"`
	Description *string  `json:"description,omitempty" db:"description" example:"Third stone from the stairs."`
	Category    *string  `json:"category,omitempty" db:"category" example:"history"`
	Latitude    *float64 `json:"latitude,omitempty" db:"latitude" doc:"WGS 84 degrees; absent without a point" example:"48.857"`
	Longitude   *float64 `json:"longitude,omitempty" db:"longitude" example:"2.3413"`
	Place       string   `json:"place,omitempty" db:"place" doc:"Name of the location; the title if absent" example:"Paris, France"`
	Area        *int     `json:"area,omitempty" db:"area" enum:"0,1,5,20" doc:"Side in kilometres of the area that others see; as in the commit if absent" example:"20"`
	FindID      *string  `json:"findId,omitempty" db:"find_id" doc:"The find that it has become, or is a duplicate of" sample:"-"`
	Audience    Audience `json:"audience,omitempty" db:"audience" enum:"everyone,friends,me" doc:"As in the archive; absent if the file does not say" sample:"-"`
	Media       int      `json:"media" db:"files" doc:"Number of photos and videos" sample:"0"`
	Line        *int     `json:"line,omitempty" db:"line" doc:"Line of the file, from 1, of a row of a table that cannot be read" sample:"-"`

	Lost []ImportLost `json:"lost,omitempty" db:"-" nullable:"false" doc:"Photos and videos that the find does not have" sample:"-"`
}

// ImportPoint is where a row of an import is.
type ImportPoint struct {
	Row       int     `json:"row" db:"num" doc:"Number in the file, from 1" example:"1"`
	Title     string  `json:"title" db:"title" example:"Paris"`
	Latitude  float64 `json:"latitude" db:"latitude" doc:"WGS 84 degrees" example:"48.857"`
	Longitude float64 `json:"longitude" db:"longitude" example:"2.3413"`
}

// ImportLost is a photo or a video of a row that does not become one of the find.
type ImportLost struct {
	File   string `json:"file" doc:"Path in the archive" sample:"media/0198c5c1.webp"`
	Reason string `json:"reason" doc:"absent if the archive does not have it; otherwise the reason or the rule with which an upload of it would be refused" sample:"absent"`
}
