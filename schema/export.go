package schema

// Export is the data of a user, in the order in which it is sent.
type Export struct {
	Profile       ExportedUser        `json:"profile"`
	Preferences   Preferences         `json:"preferences" doc:"Which notifications the user gets"`
	Watches       []Watch             `json:"watches" doc:"Areas that the user watches"`
	Bells         []ExportedBell      `json:"bells" doc:"Friends for whose finds the preferences do not apply"`
	PlaceSettings PlaceSettings       `json:"placeSettings" doc:"How the places of new finds are shown"`
	Sessions      []Session           `json:"sessions" doc:"Sessions and API tokens"`
	Passkeys      []Passkey           `json:"passkeys" doc:"Without their keys"`
	Subscriptions []Subscription      `json:"subscriptions" doc:"Browsers that get notifications"`
	Friendships   []Friendship        `json:"friendships" doc:"Friendships and requests"`
	Blocks        []Friendship        `json:"blocks" doc:"Users that the user has blocked"`
	Mutes         []ExportedMute      `json:"mutes" doc:"Users whose acts do not notify the user"`
	Invites       []Invite            `json:"invites" doc:"The user's own, without their codes, until 30 days after their end"`
	Shares        []Share             `json:"shares" doc:"Links by which the user shows finds"`
	Finds         []Find              `json:"finds" doc:"With places and media. URLs of private media work for a day"`
	Bin           []BinnedFind        `json:"bin" doc:"Finds that the user has deleted and can restore"`
	Memberships   []Membership        `json:"memberships" doc:"Lists of others that the user has joined"`
	Lists         []ExportedList      `json:"lists" doc:"Lists of the user's finds"`
	Saved         []ExportedSaved     `json:"saved" doc:"Saved finds that the user may see"`
	Dismissed     []ExportedDismissed `json:"dismissed" doc:"Finds that the user has hidden from their own map and may see"`
	Likes         []ExportedLike      `json:"likes" doc:"Likes of finds that the user may see"`
	Comments      []ExportedComment   `json:"comments"`
	Notifications []Notification      `json:"notifications"`
	Reports       []ExportedReport    `json:"reports" doc:"Reports that the user has made"`
}

// ExportedUser is a user with what only an export has.
type ExportedUser struct {
	User
	CreatedAt Time `json:"createdAt"`
}

// ExportedSaved is a find that the user has saved.
type ExportedSaved struct {
	FindID  string `json:"findId" db:"find_id" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	State   string `json:"state" db:"state" enum:"want,been"`
	SavedAt Time   `json:"savedAt" db:"saved_at"`
}

// ExportedDismissed is a find that the user has hidden from their own map.
type ExportedDismissed struct {
	FindID      string `json:"findId" db:"find_id" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	DismissedAt Time   `json:"dismissedAt" db:"dismissed_at"`
}

// ExportedLike is a like of the user.
type ExportedLike struct {
	FindID    string `json:"findId" db:"find_id" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	CreatedAt Time   `json:"createdAt" db:"created_at"`
}

// ExportedComment is a comment of the user.
type ExportedComment struct {
	ID        string `json:"id" db:"id" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
	FindID    string `json:"findId,omitzero" db:"find_id" doc:"Absent if the user may not see the find" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	Content   string `json:"content" db:"content" example:"Lovely! Is it still there?"`
	CreatedAt Time   `json:"createdAt" db:"created_at"`
}

// ExportedMute is a user whose acts do not notify the user.
type ExportedMute struct {
	Person
	MutedAt Time `json:"mutedAt" db:"muted_at"`
}

// ExportedBell is how the user wants to hear of what a friend publishes.
type ExportedBell struct {
	Person
	News News `json:"news" db:"news" enum:"each,daily,off"`
}

// ExportedReport is a report that the user has made.
type ExportedReport struct {
	ID        string `json:"id" db:"id" sample:"0198c5e0-1b2c-7d3e-8f40-5a6b7c8d9e0f"`
	Kind      string `json:"kind" db:"kind" enum:"find,comment,user,list" doc:"What is reported" sample:"comment"`
	TargetID  string `json:"targetId" db:"target_id" doc:"Id of the find, comment or user" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
	Reason    string `json:"reason" db:"reason" enum:"spam,illegal,rules,other"`
	Text      string `json:"text" db:"text" doc:"May be empty" example:"The same in ten comments"`
	CreatedAt Time   `json:"createdAt" db:"created_at"`
}
