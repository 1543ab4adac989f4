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
	ImportNoTitle   = "noTitle"
	ImportBadLine   = "badLine" // it does not have the format of its file
	ImportTwice     = "twice"   // the file has it twice
	ImportKnown     = "known"   // it was imported earlier
)

// Import is a file of places that are to become finds.
type Import struct {
	ID        string       `json:"id" db:"id" sample:"0198c5d0-2a4e-7c1b-8f60-9b3d5e7a1c24"`
	Name      string       `json:"name" db:"name" doc:"Name of the file" example:"Saved Places.json"`
	Format    string       `json:"format" db:"format" enum:"gpx,kml,geojson,csv,takeout,swarm,inaturalist,finds" example:"takeout"`
	CreatedAt Time         `json:"createdAt" db:"created_at"`
	ExpiresAt Time         `json:"expiresAt" db:"expires_at" doc:"When it is discarded"`
	Counts    ImportCounts `json:"counts"`
}

// ImportCounts are how many rows of an import have each status.
type ImportCounts struct {
	Ready     int `json:"ready" example:"40"`
	NoPlace   int `json:"noPlace" example:"2"`
	Duplicate int `json:"duplicate" example:"1"`
	Bad       int `json:"bad" example:"0"`
	Skipped   int `json:"skipped" example:"0"`
	Done      int `json:"done" doc:"Rows that have become finds" example:"0"`
}

// ImportRow is a place of an import.
type ImportRow struct {
	Row         int      `json:"row" db:"num" doc:"Number in the file, from 1" example:"1"`
	Status      string   `json:"status" db:"status" enum:"ready,noPlace,duplicate,bad,skipped,done" doc:"Only rows that are ready become finds" example:"ready"`
	Reason      string   `json:"reason,omitempty" db:"reason" enum:"noPoint,zeroPoint,notPoint,obscured,badPoint,noTitle,badLine,twice,known" doc:"Why it is not ready, or why its point is guessed" example:"noPoint"`
	Guessed     bool     `json:"guessed" db:"guessed" doc:"Whether the point is that of a built-in place with the same name" sample:"true"`
	Title       string   `json:"title" db:"title" example:"Paris"`
	Description *string  `json:"description,omitempty" db:"description" example:"Third stone from the stairs."`
	Category    *string  `json:"category,omitempty" db:"category" example:"history"`
	Latitude    *float64 `json:"latitude,omitempty" db:"latitude" doc:"WGS 84 degrees; absent without a point" example:"48.857"`
	Longitude   *float64 `json:"longitude,omitempty" db:"longitude" example:"2.3413"`
	Place       string   `json:"place,omitempty" db:"place" doc:"Name of the location; the title if absent" example:"Paris, France"`
	Area        *int     `json:"area,omitempty" db:"area" enum:"0,1,5,20" doc:"Side in kilometres of the area that others see; as in the commit if absent" example:"20"`
	FindID      *string  `json:"findId,omitempty" db:"find_id" doc:"The find that it has become" sample:"-"`
	Media       int      `json:"media" db:"media_count" doc:"Number of photos and videos" sample:"0"`
}
