package schema

import "cmp"

// Limits of shares.
const (
	SharesMax     = 200  // of one user
	ShareTitleMax = 100  // code points
	ShareDaysMax  = 3650 // until it expires
	ShareFindsMax = 200  // that a share shows
)

// How a share shows places.
const (
	PlaceExact  = "exact"
	PlaceArea   = "area"
	PlaceHidden = "hidden"
)

// Share is a link that shows finds of its owner to all who have it.
type Share struct {
	ID          string  `json:"id" db:"id" sample:"0198c5e1-3c4d-7e5f-8a60-9b7c8d9e0f12"`
	Link        string  `json:"link,omitzero" db:"-" doc:"Path of its page on this service. Anyone who has it sees what the share shows. Absent for an API token without the scope write" sample:"/s/Zk3J5t0f6H8i2Qp1v9YbWA"`
	FindID      *string `json:"findId,omitempty" db:"find_id" doc:"Find that it shows" example:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	FindTitle   string  `json:"findTitle,omitzero" db:"find_title" doc:"Title of that find" example:"Fossil in the quay wall"`
	ListID      *string `json:"listId,omitempty" db:"list_id" doc:"List that it shows, with all of its finds, also private ones and later ones" sample:"-"`
	ListName    string  `json:"listName,omitzero" db:"list_name" doc:"Name of that list" sample:"-"`
	Category    *string `json:"category,omitempty" db:"category" doc:"It shows all finds of its owner with this category, also private ones and later ones" sample:"-"`
	Title       string  `json:"title" db:"title" doc:"Heading of the page; if empty, the title of the find, the name of the list or the category" example:"For Grandma"`
	Place       string  `json:"place" db:"place" enum:"exact,area,hidden" doc:"What it shows of places: exact, also of finds that others see as an area; area, the area of such a find, or else one of area kilometres; hidden, nothing" sample:"area"`
	Area        int     `json:"area,omitzero" db:"area" doc:"Side of areas in kilometres; absent unless place is area" example:"1"`
	HasPassword bool    `json:"hasPassword" db:"has_password" doc:"Whether the page asks for a password"`
	Views       int64   `json:"views" db:"views" doc:"How many times the page was shown, without views of the owner; nothing is kept about viewers" example:"12"`
	Expired     bool    `json:"expired" db:"-" doc:"Whether it has expired. It shows nothing then, but can be extended"`
	CreatedAt   Time    `json:"createdAt" db:"created_at"`
	ExpiresAt   *Time   `json:"expiresAt" db:"expires_at" nullable:"true" doc:"null if it does not expire"`
}

// Shared is what a share shows. Addresses of media are relative to that of the share.
type Shared struct {
	Title    string       `json:"title"`
	Instance string       `json:"instance"`
	Username string       `json:"username"`
	Name     string       `json:"displayName,omitempty"`
	More     bool         `json:"more,omitzero"` // there are more finds than ShareFindsMax
	Finds    []SharedFind `json:"finds"`
}

// Shown returns how the owner is called.
func (s Shared) Shown() string { return cmp.Or(s.Name, s.Username) }

// SharedFind is a find in a share.
type SharedFind struct {
	ID          string       `json:"id"` // of the find in this share, in no relation to its id
	Title       string       `json:"title"`
	Description string       `json:"description,omitzero"`
	Category    string       `json:"category,omitzero"`
	CreatedAt   Time         `json:"createdAt"`
	Place       *SharedPlace `json:"place,omitempty"` // nil for a hidden place
	Media       []Media      `json:"media"`
}

// SharedPlace is a place in a share.
type SharedPlace struct {
	Name      string  `json:"name,omitzero"`
	Latitude  float64 `json:"latitude"`
	Longitude float64 `json:"longitude"`
	Area      int     `json:"area,omitzero"` // side in kilometres of the area around the point; 0 for an exact place
}
