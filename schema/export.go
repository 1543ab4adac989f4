package schema

// Export is the data of a user, in the order in which it is sent.
type Export struct {
	Profile       ExportedUser        `json:"profile"`
	Preferences   Preferences         `json:"preferences" doc:"Which notifications the user gets"`
	Sessions      []Session           `json:"sessions" doc:"Sessions and API tokens"`
	Subscriptions []Subscription      `json:"subscriptions" doc:"Browsers that get notifications"`
	Friendships   []Friendship        `json:"friendships" doc:"Friendships and requests"`
	Blocks        []Friendship        `json:"blocks" doc:"Users that the user has blocked"`
	Finds         []Find              `json:"finds" doc:"With places and media. URLs of private media work for a day"`
	Bin           []BinnedFind        `json:"bin" doc:"Finds that the user has deleted and can restore"`
	Saved         []ExportedSaved     `json:"saved" doc:"Saved finds that the user may see"`
	Dismissed     []ExportedDismissed `json:"dismissed" doc:"Finds that the user has hidden from their own map and may see"`
	Likes         []ExportedLike      `json:"likes" doc:"Likes of finds that the user may see"`
	Comments      []ExportedComment   `json:"comments"`
	Notifications []Notification      `json:"notifications"`
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
