package schema

// Who may see a list of finds.
const (
	ListPrivate = "private" // its owner
	ListMembers = "members" // and its members, who see all but private ones
	ListFriends = "friends" // and their accepted friends
	ListPublic  = "public"  // and all other users
)

// The roles of the members of a list, from the one that may do most.
const (
	RoleOwner       = "owner"       // everything
	RoleEditor      = "editor"      // takes out what others have added, and edits name, description, cover and order
	RoleContributor = "contributor" // adds finds, and takes them out again
	RoleViewer      = "viewer"      // sees the list
)

// ListLinkPrefix is what the code of a link to join a list comes after, as a path of the instance.
const ListLinkPrefix = "/lists/join#"

// List is a named list that a user has made of finds.
type List struct {
	ID          string      `json:"id" doc:"Id, a UUIDv7" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string      `json:"name" example:"Old walls"`
	Description *string     `json:"description" example:"Two hours on foot."`
	Visibility  string      `json:"visibility" enum:"private,members,friends,public" doc:"Who may see the list: its owner, also its members, also the owner's friends, or everyone. Members see what its authors have put into it; beyond that it does not change who may see its finds" sample:"public"`
	FindCount   int         `json:"findCount" doc:"Number of its finds that the caller may see" example:"12"`
	Cover       *ListCover  `json:"cover,omitempty" doc:"Photo of the find that the owner has chosen, or else of the first one that has a photo, among the finds that the caller may see; absent without one" sample:"-"`
	Photos      []ListCover `json:"photos,omitempty" doc:"Up to four photos for a mosaic, one of a find, among the finds that the caller may see: that of the find that the owner has chosen as the cover, then those of the newest finds; absent without one" sample:"-"`
	UserID      string      `json:"userId" doc:"Its owner" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	User        Person      `json:"user" doc:"Its owner"`
	CreatedAt   Time        `json:"createdAt"`
	UpdatedAt   Time        `json:"updatedAt" doc:"When its name, description or visibility was last changed"`
	Role        string      `json:"role,omitempty" enum:"owner,editor,contributor,viewer" doc:"What the caller may do in it, as its owner or a member; absent for others" sample:"owner"`
	Invited     bool        `json:"invited,omitempty" doc:"Whether the caller is invited and has not answered; role is what they would be" sample:"false"`
	MemberCount int         `json:"memberCount,omitempty" doc:"Number of its members with the owner, for members; absent without others" sample:"5"`
	NewCount    int         `json:"newCount,omitempty" doc:"Number of finds that others have added since the caller's last visit, at most 99, for members; absent without any" sample:"3"`
	News        News        `json:"news,omitempty" enum:"each,daily,off" doc:"How the caller, a member, wants to hear of what others add; absent if it is as their preferences say" sample:"daily"`
	Audience    Audience    `json:"audience,omitempty" enum:"everyone,friends,me" doc:"What clients propose for finds that are published into it; absent if it is as the caller's settings say" sample:"me"`
}

// ListName names a list.
type ListName struct {
	ID    string `json:"id" db:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name  string `json:"name" db:"name" example:"Old walls"`
	Shows bool   `json:"shows,omitempty" db:"shows" doc:"Whether the other members of the list see the find by it, since its author has added it" sample:"true"`
}

// ListMember is a user in a list.
type ListMember struct {
	User      Person `json:"user"`
	Role      string `json:"role" enum:"owner,editor,contributor,viewer" sample:"contributor"`
	Invited   bool   `json:"invited,omitempty" doc:"Whether they are invited and have not answered, which only the owner of the list sees" sample:"false"`
	InvitedAt Time   `json:"invitedAt"`
	JoinedAt  *Time  `json:"joinedAt,omitempty" doc:"Absent while they have not answered"`
}

// ListLink is the link by which users join a list.
type ListLink struct {
	Link string `json:"link" db:"link" doc:"Path of the instance, with the code behind #; empty without a link" example:"/lists/join#Zk3J5t0f6H8i2Qp1"`
	Role string `json:"role" db:"role" enum:"editor,contributor,viewer" doc:"Of those who join by it" sample:"contributor"`
}

// ListGreeting is what the link of a list says to a user who opens it.
type ListGreeting struct {
	ListID      string `json:"listId" db:"list_id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string `json:"name" db:"name" example:"Old walls"`
	Description string `json:"description,omitempty" db:"description" example:"Two hours on foot."`
	Owner       Person `json:"owner" db:"-"`
	MemberCount int    `json:"memberCount" db:"member_count" doc:"Number of its members with the owner; 0 without others" sample:"5"`
	Role        string `json:"role" db:"role" enum:"editor,contributor,viewer" doc:"Of those who join by the link" sample:"contributor"`
	Joined      bool   `json:"joined" db:"joined" doc:"Whether the caller is in the list" sample:"false"`
}

// Listed is how a find has come into a list.
type Listed struct {
	By        *Person `json:"by,omitempty" db:"-" doc:"Who has added it; absent after their account was deleted, and behind a block" sample:"-"`
	At        *Time   `json:"at,omitempty" db:"added_at" doc:"When; absent for what an earlier version has added" sample:"-"`
	IsNew     bool    `json:"isNew,omitempty" db:"is_new" doc:"Whether somebody else has added it since the last visit of the caller" sample:"false"`
	Note      string  `json:"note,omitempty" db:"note" doc:"What they write about it" example:"Bring boots."`
	Exact     *bool   `json:"exact,omitempty" db:"-" doc:"Whether members see where it is though others see an area; for its author" sample:"true"`
	Shareable *bool   `json:"shareable,omitempty" db:"-" doc:"Whether links to the list show it; for its author" sample:"false"`
	Editable  *bool   `json:"editable,omitempty" db:"-" doc:"Whether editors of the list may edit it; for its author" sample:"false"`
}

// ListCover is a photo that stands for a list, alone or with others.
type ListCover struct {
	FindID   string `json:"findId" doc:"Find that has the photo" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	Media    Media  `json:"media" doc:"First photo of the find"`
	IsPublic bool   `json:"-"` // whether everyone may see the find
}

// ListChoice is a list into which the caller may put a find.
type ListChoice struct {
	ID          string `json:"id" db:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string `json:"name" db:"name" example:"Old walls"`
	Visibility  string `json:"visibility" db:"visibility" enum:"private,members,friends,public" sample:"public"`
	HasFind     bool   `json:"hasFind" db:"has_find" doc:"Whether the find is in the list" sample:"true"`
	Role        string `json:"role" db:"role" enum:"owner,editor,contributor" sample:"owner"`
	MemberCount int    `json:"memberCount,omitempty" db:"member_count" doc:"Number of its members with the owner; absent without others" sample:"5"`
}

// Membership is a list of another user in an Export.
type Membership struct {
	ListID string          `json:"listId" db:"list_id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name   string          `json:"name" db:"name" example:"Old walls"`
	Role   string          `json:"role" db:"role" enum:"editor,contributor,viewer" sample:"contributor"`
	News   News            `json:"news,omitempty" db:"news" enum:"each,daily,off" doc:"How the user wants to hear of what others add; absent if it is as their preferences say" sample:"-"`
	Since  Time            `json:"since" db:"joined_at"`
	Added  []ExportedEntry `json:"added" nullable:"false" db:"-" doc:"Finds that the user has added to it"`
}

// ExportedEntry is a find that the user has added to a list of another.
type ExportedEntry struct {
	FindID  string `json:"findId" db:"find_id" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	AddedAt *Time  `json:"addedAt,omitempty" db:"added_at" doc:"Absent for what an earlier version has added"`
	Note    string `json:"note,omitempty" db:"note" example:"Bring boots."`
}

// ExportedList is a list in an Export.
type ExportedList struct {
	ID          string   `json:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string   `json:"name" example:"Old walls"`
	Description *string  `json:"description" example:"Two hours on foot."`
	Visibility  string   `json:"visibility" enum:"private,members,friends,public" sample:"public"`
	FindIDs     []string `json:"findIds" nullable:"false" doc:"Its finds in their order, without those in the bin" sample:"[\"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b\"]"`
	CoverID     string   `json:"coverId,omitempty" doc:"The find that was chosen as its cover" sample:"-"`
	CreatedAt   Time     `json:"createdAt"`
	UpdatedAt   Time     `json:"updatedAt"`
}
