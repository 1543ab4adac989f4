package schema

// Roles of accounts.
const (
	RoleAdmin  = "admin"
	RoleMember = "member"
)

// Statuses by which the list of accounts is narrowed.
const (
	AccountActive    = "active"
	AccountSuspended = "suspended"
)

// Account is a user as administrators see them. Of private finds, it has only the bytes of their media.
type Account struct {
	Person
	Role       string      `json:"role" db:"role" enum:"admin,member" example:"member"`
	CreatedAt  Time        `json:"createdAt" db:"created_at"`
	SeenAt     *Time       `json:"seenAt" db:"seen_at" nullable:"true" doc:"Start of the UTC day of the last request, or null" sample:"\"2026-01-02T00:00:00.000Z\""`
	FindCount  int         `json:"findCount" db:"find_count" doc:"Number of public finds" example:"12"`
	MediaBytes int64       `json:"mediaBytes" db:"media_bytes" doc:"Bytes of all their media" example:"48811212"`
	MediaLimit *int64      `json:"mediaLimit" db:"media_limit" doc:"Maximum of mediaBytes; 0 is none, null is that of the instance" sample:"null"`
	InvitedBy  *Person     `json:"invitedBy,omitempty" doc:"Who invited them; absent if no user did"`
	Suspension *Suspension `json:"suspension,omitempty" doc:"Absent unless the account is suspended"`
}

// Suspension is why and until when an account is suspended.
type Suspension struct {
	Reason      string `json:"reason" example:"Advertisements in comments"`
	SuspendedAt Time   `json:"suspendedAt"`
	EndsAt      *Time  `json:"endsAt" nullable:"true" doc:"When it ends by itself; null: it does not, and the account is deleted 30 days after suspendedAt"`
}

// Act is an entry of the log of administration. Names are those of the time of the act.
type Act struct {
	ID         string `json:"id" db:"id" sample:"0198c5d2-51b7-7c8e-a2f0-6b0d3c9e1f42"`
	ActorID    string `json:"actorId" db:"actor_id" doc:"Id of the administrator; empty for the command line and the identity provider" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	ActorName  string `json:"actorName" db:"actor_name" example:"ann"`
	Action     string `json:"action" db:"action" enum:"role_changed,media_limit_changed,account_suspended,suspension_lifted,account_deleted,invite_revoked,sign_in_link_created,sign_in_link_used,instance_changed,report_closed,find_hidden,find_shown,find_deleted,comment_hidden,comment_shown,comment_deleted,list_private" example:"account_suspended"`
	TargetID   string `json:"targetId" db:"target_id" doc:"Id of what was acted on; empty for acts on the instance" sample:"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"`
	TargetName string `json:"targetName" db:"target_name" doc:"Username of the account, or of the owner of the find or comment" example:"ben"`
	Reason     string `json:"reason" db:"reason" example:"Advertisements in comments"`
	CreatedAt  Time   `json:"createdAt" db:"created_at"`
}
