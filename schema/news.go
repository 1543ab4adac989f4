package schema

// News is how a user wants to hear of something new.
type News string

// The ways to hear of something new.
const (
	NewsEach  News = "each"  // of each, at most once in an hour
	NewsDaily News = "daily" // once a day
	NewsOff   News = "off"
)

// TimeOfDay is a time of day as HH:MM, or "".
type TimeOfDay string

// Minutes returns the minutes since midnight, or 0 for "".
func (t TimeOfDay) Minutes() int {
	if len(t) != 5 {
		return 0
	}
	n := func(i int) int { return int(t[i]-'0')*10 + int(t[i+1]-'0') }
	return n(0)*60 + n(3)
}

// DailyAt is when daily news come unless the user says otherwise.
const DailyAt TimeOfDay = "18:00"

// Watch is an area that a user watches for new finds.
type Watch struct {
	ID         string    `json:"id" sample:"0198c5e4-2b6c-7d91-8e4f-0a1b2c3d4e5f"`
	Name       string    `json:"name" example:"Salzburg"`
	Latitude   *float64  `json:"latitude,omitempty" doc:"Of the centre of a circle, with longitude and radius; absent for a box" sample:"47.8"`
	Longitude  *float64  `json:"longitude,omitempty" doc:"Of the centre of a circle" sample:"13.045"`
	Radius     *float64  `json:"radius,omitempty" doc:"Of a circle, in kilometres" sample:"5"`
	Box        *WatchBox `json:"box,omitempty" doc:"Absent for a circle" sample:"-"`
	Categories []string  `json:"categories" nullable:"false" doc:"Only finds of these; all if there are none" sample:"[]"`
	News       News      `json:"news" enum:"each,daily" doc:"each: of each find, at most once in an hour; daily: with the news of the day" sample:"daily"`
	CreatedAt  Time      `json:"createdAt"`
}

// WatchBox is the box of a watched area, in degrees. West greater than east crosses the antimeridian.
type WatchBox struct {
	West  float64 `json:"west" minimum:"-180" maximum:"180" example:"12.98"`
	South float64 `json:"south" minimum:"-90" maximum:"90" example:"47.77"`
	East  float64 `json:"east" minimum:"-180" maximum:"180" example:"13.1"`
	North float64 `json:"north" minimum:"-90" maximum:"90" example:"47.85"`
}

// NamedID names a list or a watched area.
type NamedID struct {
	ID   string `json:"id" db:"id" sample:"0198c5e4-2b6c-7d91-8e4f-0a1b2c3d4e5f"`
	Name string `json:"name" db:"name" example:"Salzburg"`
}
