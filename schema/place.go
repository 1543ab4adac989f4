package schema

// PlaceSettings say how the places of a user's new finds are shown to others.
type PlaceSettings struct {
	Area            int       `json:"area" enum:"0,1,5,20" doc:"Side in kilometres of the area that is shown in place of the exact place; 0 shows the exact place" example:"0"`
	ExactForFriends bool      `json:"exactForFriends" doc:"Whether friends see the exact place of a find that is shown as an area" sample:"true"`
	Audience        Audience  `json:"audience,omitempty" enum:"everyone,friends,me" doc:"What clients propose for new finds; if a request leaves it out, it stays as it is" sample:"everyone"`
	Home            *HomeZone `json:"home,omitempty" doc:"Around it, new finds are always shown as an area, also a little outside of it so that the finds do not tell where it is, unless homeZone of the find is false; absent if there is none. Only the user sees it"`
}

// SavedPlaceSettings are the settings, and what they leave as it was.
type SavedPlaceSettings struct {
	PlaceSettings
	ExactAtHome int `json:"exactAtHome" doc:"Number of the user's finds in the home zone that others see more exactly than the zone says" example:"3"`
}

// HiddenHome says what became areas.
type HiddenHome struct {
	Finds int `json:"finds" doc:"Number of finds that are shown as areas now" example:"3"`
}

// HomeZone is a circle.
type HomeZone struct {
	Latitude  float64 `json:"latitude" minimum:"-90" maximum:"90" doc:"WGS 84 degrees" example:"48.857"`
	Longitude float64 `json:"longitude" minimum:"-180" maximum:"180" doc:"WGS 84 degrees" example:"2.3413"`
	Radius    float64 `json:"radius" minimum:"0.1" maximum:"20" doc:"In kilometres" example:"0.5"`
	Area      int     `json:"area" enum:"1,5,20" doc:"Side in kilometres of the area that is shown" example:"1"`
}

// ExactPlace is where a find is that is shown as an area.
type ExactPlace struct {
	Name       string  `json:"name" example:"Our garden"`
	Latitude   float64 `json:"latitude" doc:"WGS 84 degrees" example:"48.8571"`
	Longitude  float64 `json:"longitude" doc:"WGS 84 degrees" example:"2.3414"`
	ForFriends bool    `json:"forFriends" doc:"Whether friends of the owner see it, too" sample:"true"`
}
