package schema

// Who may see a list of finds.
const (
	ListPrivate = "private" // its owner
	ListFriends = "friends" // and their accepted friends
	ListPublic  = "public"  // and all other users
)

// List is a named list that a user has made of their own finds.
type List struct {
	ID          string      `json:"id" doc:"Id, a UUIDv7" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string      `json:"name" example:"Old walls"`
	Description *string     `json:"description" example:"Two hours on foot."`
	Visibility  string      `json:"visibility" enum:"private,friends,public" doc:"Who may see the list: its owner, also their friends, or everyone. It does not change who may see its finds" sample:"public"`
	FindCount   int         `json:"findCount" doc:"Number of its finds that the caller may see" example:"12"`
	Cover       *ListCover  `json:"cover,omitempty" doc:"Photo of the find that the owner has chosen, or else of the first one that has a photo, among the finds that the caller may see; absent without one" sample:"-"`
	Photos      []ListCover `json:"photos,omitempty" doc:"Up to four photos for a mosaic, one of a find, among the finds that the caller may see: that of the find that the owner has chosen as the cover, then those of the newest finds; absent without one" sample:"-"`
	UserID      string      `json:"userId" doc:"Its owner" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	User        Person      `json:"user" doc:"Its owner"`
	CreatedAt   Time        `json:"createdAt"`
	UpdatedAt   Time        `json:"updatedAt" doc:"When its name, description or visibility was last changed"`
}

// ListCover is a photo that stands for a list, alone or with others.
type ListCover struct {
	FindID   string `json:"findId" doc:"Find that has the photo" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	Media    Media  `json:"media" doc:"First photo of the find"`
	IsPublic bool   `json:"-"` // whether everyone may see the find
}

// ListChoice is a list of the caller's into which a find can be put.
type ListChoice struct {
	ID         string `json:"id" db:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name       string `json:"name" db:"name" example:"Old walls"`
	Visibility string `json:"visibility" db:"visibility" enum:"private,friends,public" sample:"public"`
	HasFind    bool   `json:"hasFind" db:"has_find" doc:"Whether the find is in the list" sample:"true"`
}

// ExportedList is a list in an Export.
type ExportedList struct {
	ID          string   `json:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string   `json:"name" example:"Old walls"`
	Description *string  `json:"description" example:"Two hours on foot."`
	Visibility  string   `json:"visibility" enum:"private,friends,public" sample:"public"`
	FindIDs     []string `json:"findIds" nullable:"false" doc:"Its finds in their order, without those in the bin" sample:"[\"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b\"]"`
	CoverID     string   `json:"coverId,omitempty" doc:"The find that was chosen as its cover" sample:"-"`
	CreatedAt   Time     `json:"createdAt"`
	UpdatedAt   Time     `json:"updatedAt"`
}
