package schema

import "time"

// Limits of invites.
const (
	InviteUsesMax = 100                 // accounts that one invite may create
	InviteDaysMax = 90                  // until it expires
	InviteNoteMax = 200                 // code points
	InvitesMax    = 20                  // open invites of one user
	InviteKept    = 30 * 24 * time.Hour // after its end, an invite is listed
)

// States of an invite. Only an open one can create accounts.
const (
	InviteOpen      = "open"
	InviteUsedUp    = "used_up"
	InviteExpired   = "expired"
	InviteRevoked   = "revoked"
	InviteSuspended = "suspended"
)

// Invite is a link that creates accounts. Its code is in NewInvite alone.
type Invite struct {
	ID        string      `json:"id" db:"id" sample:"0198c5d8-2b6e-7f13-9a40-c7e815d2f3b6"`
	Note      string      `json:"note" db:"note" doc:"For the user whose invite it is, and for administrators" example:"The climbing group"`
	Befriend  bool        `json:"befriend" db:"befriend" doc:"Whether those who join become friends of the inviter" example:"true"`
	ListName  string      `json:"listName,omitempty" db:"list_name" doc:"List of the inviter of which those who join become members; absent without one" sample:"-"`
	Uses      int         `json:"uses" db:"uses" doc:"Accounts that it may create in all" example:"5"`
	UsesLeft  int         `json:"usesLeft" db:"uses_left" doc:"Accounts that it may still create" example:"4"`
	State     string      `json:"state" db:"state" enum:"open,used_up,expired,revoked,suspended" doc:"Only an open invite works; suspended is one whose inviter is suspended" example:"open"`
	CreatedAt Time        `json:"createdAt" db:"created_at"`
	ExpiresAt Time        `json:"expiresAt" db:"expires_at"`
	Inviter   *Person     `json:"inviter" doc:"Whose invite it is; null for one of the command line"`
	UsedBy    []InviteUse `json:"usedBy" doc:"Users who joined with it, the first one first, without those that the caller may not see"`
}

// InviteUse is a user who joined with an invite.
type InviteUse struct {
	Person
	JoinedAt Time `json:"joinedAt" db:"joined_at"`
}

// NewInvite is an invite with its link, which only its creation returns.
type NewInvite struct {
	Invite
	Link string `json:"link" doc:"Path of the page on this service that creates an account. The code after # is not stored: this is the only response that has it" sample:"\"/join#Zk3J5t0f6H8i2Qp1v9YbW4xN7mR2cT5eA8sD1gL6uKo\""`
}

// Greeting is what an invite says to the person who opens its link.
type Greeting struct {
	Inviter  *Person `json:"inviter" doc:"Who invites; null for an invite of the command line"`
	Befriend bool    `json:"befriend" doc:"Whether the new account and the inviter become friends" example:"true"`
	ListName string  `json:"listName,omitempty" doc:"List of the inviter of which the new account becomes a member; absent without one" sample:"-"`
	// Photos are at most GreetingPhotos.
	Photos []GreetingPhoto `json:"photos" doc:"The first photos of the newest public finds of the inviter, at most three"`
}

// GreetingPhotos is how many photos a greeting has at most.
const GreetingPhotos = 3

// GreetingPhoto is a photo of a public find, without anything else about the find.
type GreetingPhoto struct {
	ThumbnailURL         string `json:"thumbnailUrl" doc:"Middle square, 400×400 or the shorter side of a smaller picture, WebP; needs no session" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.webp"`
	FallbackThumbnailURL string `json:"fallbackThumbnailUrl" doc:"The same as JPEG" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.jpg"`
	Width                int    `json:"width" doc:"Of the photo in pixels, upright" example:"1920"`
	Height               int    `json:"height" doc:"Of the photo in pixels, upright" example:"1440"`
	Blur                 string `json:"blur,omitzero" doc:"BlurHash of the photo, to show while it loads" example:"LGF5]+Yk^6#M@-5c,1J5@[or[Q6."`
}
