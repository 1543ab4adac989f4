package schema

import "cmp"

// The types below are those of the API. Their tags are read by Huma, which derives the
// document and the checks from them, and by package apidoc: `sample` is the value of a
// member in examples of the document, raw text for a string and JSON otherwise, "-" for
// a member that they leave out. On an embedded struct it is an object of values.
// `sampleWithout` names a member that objects in the examples of a list leave out.

// Prefixes of the URLs of pictures.
const (
	MediaPrefix  = "/api/media/"   // before the storage path of a file
	AvatarPrefix = "/api/avatars/" // before the id of a user
)

// Person is a user as others see them in passing.
type Person struct {
	ID             string `json:"id" db:"id" doc:"Identifier of the user" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	Username       string `json:"username" db:"username" example:"ann"`
	DisplayName    string `json:"displayName,omitempty" db:"display_name" doc:"How the user is called; absent without one, show the username then" example:"Ann Ryder"`
	ProfilePicture string `json:"profilePicture" db:"profile_picture" doc:"URL of the profile picture or of a generated avatar" example:"/api/avatars/0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
}

// Shown returns how the user is called.
func (p Person) Shown() string { return cmp.Or(p.DisplayName, p.Username) }

// User is one's own profile.
type User struct {
	Person
	About          string `json:"about,omitempty" db:"about" doc:"A line about themselves" example:"Always looking for the next bridge"`
	Age            *int   `json:"age" db:"age" doc:"In years, 0 to 150, or null" example:"34"`
	HasPassword    bool   `json:"hasPassword" db:"has_password" doc:"Whether the account can sign in with a password" sample:"true"`
	IdentityLinked bool   `json:"identityLinked" db:"identity_linked" doc:"Whether an identity provider is linked"`
	Role           string `json:"role" db:"role" enum:"admin,member" doc:"What the account may do" example:"member"`
}

// FoundPerson is a user as the search for people shows them.
type FoundPerson struct {
	Person     `sample:"{\"id\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\",\"profilePicture\":\"/api/avatars/0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\"}"`
	Friendship string `json:"friendship" db:"friendship" enum:"none,pending,accepted" doc:"Friendship of the user and the caller"`
	PersonSums
}

// PersonSums are the numbers beside a user.
type PersonSums struct {
	FindCount     int  `json:"findCount" db:"find_count" doc:"Number of their finds that the caller may see" example:"12"`
	MoreFinds     bool `json:"moreFinds,omitzero" db:"-" sample:"-" doc:"Whether there are more finds than findCount, since lists of users count no more than 500 of each"`
	CommonFriends int  `json:"commonFriends,omitzero" db:"common_friends" doc:"Number of friends of the caller who are friends of theirs, too; absent if there are none, and for users who are neither friends of the caller nor have asked the caller" example:"3"`
}

// PersonFindsMax is how many finds of a user their row in a list counts at most.
const PersonFindsMax = 500

// Profile is a user as their page shows them.
type Profile struct {
	FoundPerson `sample:"{\"id\":\"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d\",\"username\":\"ann\",\"profilePicture\":\"/api/avatars/0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d\"}"`
	About       string `json:"about,omitempty" db:"about" doc:"A line about themselves" example:"Always looking for the next bridge"`
	PlaceCount  int    `json:"placeCount" db:"place_count" doc:"Number of locations of these finds" example:"9"`
	LikeCount   int    `json:"likeCount" db:"like_count" doc:"Number of likes of these finds" example:"34"`
	Muted       bool   `json:"muted" db:"muted" doc:"Whether the caller gets no notifications about what they do"`
	News        News   `json:"news,omitempty" db:"news" enum:"each,daily,off" doc:"How the caller wants to hear of what this friend publishes; absent if it is as their preferences say" sample:"each"`
}

// Login is the result of signing in.
type Login struct {
	Token     string `json:"token,omitempty" doc:"Bearer token, 32 random bytes in base64url; absent if the cookie is set instead" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"`
	ExpiresAt Time   `json:"expiresAt" doc:"When the session expires if it is not used"`
	User      User   `json:"user"`
}

// Media is a picture or a video. The URLs are the display size and the
// thumbnail, each in a modern format and in JPEG, and a medium size. The first of a
// video is the video itself, the others are those of a still.
type Media struct {
	ID                   string `json:"id,omitempty" db:"id" doc:"Id; absent until a find uses the upload" sample:"0198c5c1-8e38-70d6-9e14-b38a5c02f76d"`
	Type                 string `json:"type" db:"type" enum:"image,video" example:"image"`
	URL                  string `json:"url" db:"url" doc:"Photo within 1920×1920 as WebP, or the video as MP4, MOV or WebM" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"`
	ThumbnailURL         string `json:"thumbnailUrl" db:"thumbnail_url" doc:"Middle square, 400×400 or the shorter side of a smaller picture, WebP" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.webp"`
	FallbackURL          string `json:"fallbackUrl" db:"fallback_url" doc:"Photo within 1920×1920, or still of the video, as JPEG" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.jpg"`
	FallbackThumbnailURL string `json:"fallbackThumbnailUrl" db:"fallback_thumbnail_url" doc:"The same as JPEG" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.jpg"`
	Width                int    `json:"width" db:"width" doc:"In pixels, of the display size, upright" example:"1920"`
	Height               int    `json:"height" db:"height" doc:"In pixels, of the display size, upright" example:"1440"`
	MediumURL            string `json:"mediumUrl,omitzero" db:"medium_url" doc:"Photo, or still of the video, within 960×960, WebP; the same as url if that is not larger. Absent while the service has not made it for media of an earlier version" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_m.webp"`
	MediumWidth          int    `json:"mediumWidth,omitzero" db:"medium_width" doc:"In pixels; absent without mediumUrl" example:"960"`
	MediumHeight         int    `json:"mediumHeight,omitzero" db:"medium_height" doc:"In pixels; absent without mediumUrl" example:"720"`
	Blur                 string `json:"blur,omitzero" db:"blur" doc:"BlurHash of the photo or still, to show while it loads; absent without mediumUrl" example:"LGF5]+Yk^6#M@-5c,1J5@[or[Q6."`
	Codecs               string `json:"codecs,omitzero" db:"codecs" doc:"Coding of the pictures of the video as in RFC 6381, such as hvc1.1.6.L93.B0, for the type of a source; absent for photos, and if it is not known" sample:"-"`
	PlaybackURL          string `json:"playbackUrl,omitzero" db:"playback_url" doc:"Copy of the video as MP4 with H.264 within 1280×1280, which every browser plays; absent if every browser plays the video itself, or if the copy does not exist yet" sample:"-"`
	Caption              string `json:"caption,omitzero" db:"caption" doc:"What the owner of the find writes about it; absent if there is none" sample:"-"`
	// Milliseconds would be exact, but players and HTML count in seconds.
	Duration float64 `json:"duration,omitzero" db:"duration" doc:"Duration in seconds; absent for photos, and for videos that do not state it"`
}

// Place names the location of a find.
type Place struct {
	ID        string  `json:"id" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
	Name      string  `json:"name" example:"Pont Neuf"`
	Latitude  float64 `json:"latitude" example:"48.857"`
	Longitude float64 `json:"longitude" example:"2.3413"`
	Area      int     `json:"area,omitzero" doc:"Side in kilometres of the area that is shown in place of the exact place, and whose centre this is; absent for an exact place" sample:"-"`
}

// Find is a titled entry at a location.
type Find struct {
	ID           string      `json:"id" doc:"Id, a UUIDv7" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	Title        string      `json:"title" example:"Fossil in the quay wall"`
	Description  *string     `json:"description" example:"Third stone from the stairs."`
	Category     *string     `json:"category" doc:"A code of the categories in the configuration, or any other text" example:"history"`
	Audience     Audience    `json:"audience" enum:"everyone,friends,me" doc:"Who may see it: everyone, its owner and their friends, or its owner alone" sample:"everyone"`
	IsPublic     bool        `json:"isPublic" doc:"Whether the audience is everyone" sample:"true"`
	LocationID   string      `json:"locationId" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
	UserID       string      `json:"userId" doc:"Its owner" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	Media        []Media     `json:"media" doc:"In display order"`
	CreatedAt    Time        `json:"createdAt"`
	UpdatedAt    Time        `json:"updatedAt"`
	Rating       float64     `json:"rating" doc:"5·n/(n+10) with n likes, rounded to one decimal" example:"2.5"`
	LikeCount    int         `json:"likeCount" example:"10"`
	CommentCount int         `json:"commentCount" example:"3"`
	IsLiked      bool        `json:"isLiked" doc:"Whether the caller likes it"`
	User         Person      `json:"user" doc:"Its owner"`
	Location     *Place      `json:"location,omitempty" doc:"Location; absent for finds inside a Location"`
	Exact        *ExactPlace `json:"exact,omitempty" doc:"Where it is, if others see only an area; in responses about one find, in lists of finds but those of lists, and in the export, for its owner, and for their friends if the owner wants it" sample:"-"`
	Saved        string      `json:"saved,omitzero" enum:"want,been" doc:"How the caller has saved it, which no one else sees: as somewhere to go (want) or as visited (been); absent if they have not" sample:"-"`
	Dismissed    bool        `json:"dismissed,omitzero" doc:"Whether the caller has hidden it from their own lists and maps, which no one else sees; absent if not" sample:"-"`
	Reason       string      `json:"reason,omitzero" enum:"friend,list,area,near" doc:"Why it is in the feed: its owner is a friend of the caller, it is in a list of which the caller is a member, in an area that they watch, or near the point; only in the feed" sample:"-"`
	ReasonOf     *NamedID    `json:"reasonOf,omitempty" doc:"The list or the watched area; only in the feed" sample:"-"`
	Listed       *Listed     `json:"listed,omitempty" doc:"How it has come into the list; only in the finds of a list, for its members" sample:"-"`
	InLists      []ListName  `json:"inLists,omitempty" doc:"Lists with it of which the caller is the owner or a member, at most 20: all of them in responses about one find, and in lists of finds those that show others a find of the caller that is not public" sample:"-"`
	CanEdit      bool        `json:"canEdit,omitzero" doc:"Whether the caller may edit it though it is not theirs, as an editor of a list; only in responses about one find" sample:"-"`
	EditedBy     *Person     `json:"editedBy,omitempty" doc:"Who edited it last, if its versions say so; only in responses about one find, for users who may edit it" sample:"-"`
	Hidden       *Hiding     `json:"hidden,omitempty" doc:"Present if an administrator has hidden it: only the owner sees it" sample:"-"`
	Matches      []Match     `json:"matches,omitempty" doc:"Positions of the words of q, at most 20; only in responses to a request with q. In a response with more than 128 KB of non-ASCII text, the last of that text has none"`

	frozen *frozenFind // its encoding, or nil
}

// Audience is who may see a find.
type Audience string

// The audiences of finds.
const (
	AudienceEveryone Audience = "everyone"
	AudienceFriends  Audience = "friends" // its owner and their friends
	AudienceMe       Audience = "me"      // its owner alone
)

// AudienceOf returns the audience of a find that is public, for its owner alone, or neither.
func AudienceOf(public, onlyMe bool) Audience {
	switch {
	case public:
		return AudienceEveryone
	case onlyMe:
		return AudienceMe
	}
	return AudienceFriends
}

// BinnedFind is a find that its owner has deleted and can restore, or that an administrator
// has hidden.
type BinnedFind struct {
	Find      Find  `json:"find" doc:"As it was. Only its owner can read its media. Other requests for it are answered with 404, except that its owner can read a hidden one"`
	DeletedAt Time  `json:"deletedAt" doc:"When it was deleted or hidden"`
	ExpiresAt *Time `json:"expiresAt" nullable:"true" doc:"When it is deleted for good; null for one that an administrator has hidden and the owner has not deleted"`
}

// Match is a part of a text of a find that a search has found.
type Match struct {
	Field  string `json:"field" enum:"title,description,category,location" doc:"Text that contains the word; location is the name of the location"`
	Start  int    `json:"start" doc:"Start in Unicode code points, not UTF-16 units" example:"4"`
	Length int    `json:"length" doc:"Length in Unicode code points, not UTF-16 units" example:"6"`
}

// FindVersion is what a find was before an edit.
type FindVersion struct {
	ID          string      `json:"id" sample:"0198c5c1-8e39-7a41-8b07-1c9e52d0f6a3"`
	ReplacedAt  Time        `json:"replacedAt" doc:"When it was edited"`
	ReplacedBy  *Person     `json:"replacedBy" doc:"Who edited it; null if their account is deleted, or if the caller does not see them" sample:"{\"id\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\",\"profilePicture\":\"/api/avatars/0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\"}"`
	Title       string      `json:"title" example:"Fossil in the quay"`
	Description *string     `json:"description" example:"Third stone from the stairs."`
	Category    *string     `json:"category" example:"history"`
	Location    *Place      `json:"location,omitempty" doc:"Where it was; for others than the owner only if it is still there" sample:"-"`
	Exact       *ExactPlace `json:"exact,omitempty" doc:"Where exactly it was, if others saw an area; only for the owner" sample:"-"`
	Media       []Media     `json:"media" doc:"In display order; without those that were removed while only the owner could edit the find"`
}

// Location is a place on the map with the newest finds at it.
type Location struct {
	ID        string   `json:"id" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
	Latitude  float64  `json:"latitude" doc:"WGS 84 degrees" example:"48.857"`
	Longitude float64  `json:"longitude" doc:"WGS 84 degrees" example:"2.3413"`
	Name      string   `json:"name" example:"Pont Neuf"`
	Area      int      `json:"area,omitzero" doc:"Side in kilometres of the area that this stands for, of finds whose exact place is not shown; absent for an exact place" sample:"-"`
	CreatedAt Time     `json:"createdAt"`
	FindCount int      `json:"findCount" doc:"Number of finds that the flags and filters select" example:"4"`
	MoreFinds bool     `json:"moreFinds,omitzero" doc:"true if there may be more finds than findCount, because not all finds of a crowded location are counted"`
	Distance  *float64 `json:"distance,omitempty" doc:"Distance from lat, lng in kilometres; only with them" example:"1.25"`
	Finds     []Find   `json:"finds" doc:"The newest finds, at most findsLimit" sampleWithout:"location"`
}

// Cluster is a group of finds close together on the map.
type Cluster struct {
	Latitude   float64 `json:"latitude" doc:"Centre of its finds" example:"48.857"`
	Longitude  float64 `json:"longitude" doc:"Centre of its finds" example:"2.3413"`
	Count      int     `json:"count" doc:"Number of finds" example:"42"`
	More       bool    `json:"more,omitzero" doc:"true on every group, together with the header X-Finds-More, if not all finds of the map are counted"`
	LocationID string  `json:"locationId,omitempty" doc:"Present if all finds are at one location" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
}

// CategoryCount is how many finds of a category a part of the map has.
type CategoryCount struct {
	Category string `json:"category" doc:"One that the configuration lists, or other for finds with a category that it does not list, or none for finds without one" example:"nature"`
	Count    int    `json:"count" example:"12"`
}

// UsedCategory is a category that finds have.
type UsedCategory struct {
	Category string `json:"category" doc:"Any text" example:"bridge"`
	OwnCount int    `json:"ownCount" doc:"Number of the caller's newest finds with it" example:"3"`
	Count    int    `json:"count" doc:"Number of the newest finds with it that the caller may see, their own included" example:"12"`
}

// Comment is a user's comment on a find.
type Comment struct {
	ID        string `json:"id" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
	Content   string `json:"content" maxLength:"500" example:"Lovely! Is it still there?"`
	UserID    string `json:"userId" doc:"Its author" sample:"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"`
	FindID    string `json:"findId" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	ParentID  string `json:"parentId,omitzero" doc:"Comment that this one replies to; absent for others. If that one is deleted, or hidden from the caller, the oldest reply to it that the caller may see takes its place: it has no parentId, and the other replies have its id. So the caller can always read the comment with this id" sample:"-"`
	CreatedAt Time   `json:"createdAt"`
	User      Person `json:"user" doc:"Its author" sample:"{\"id\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\",\"profilePicture\":\"/api/avatars/0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\"}"`

	Hidden *Hiding `json:"hidden,omitempty" doc:"Present if an administrator has hidden it: only its author sees it" sample:"-"`
}

// Likes is the state of the likes of a find.
type Likes struct {
	IsLiked   bool `json:"isLiked" doc:"Whether the caller likes it" sample:"true"`
	LikeCount int  `json:"likeCount" example:"11"`
}

// The states of a saved find.
const (
	SavedWant = "want" // to go there
	SavedBeen = "been" // there
)

// The reasons for a find to be in a feed.
const (
	OfFriend = "friend"
	OfList   = "list"
	OfArea   = "area"
	Nearby   = "near"
)

// Saved is how a user has saved a find.
type Saved struct {
	State string `json:"state" enum:"want,been" doc:"want: the caller wants to go there; been: the caller has been there"`
}

// The states of a friendship.
const (
	Pending  = "pending"
	Accepted = "accepted"
	Blocked  = "blocked"
)

// Friendship is a request, a friendship or a block. The requester of a block
// is the one who blocks.
type Friendship struct {
	ID          string `json:"id" sample:"0198c5da-05b2-7c68-93fe-71a0d5e62b94"`
	RequesterID string `json:"requesterId" sample:"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"`
	AddresseeID string `json:"addresseeId" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	Status      string `json:"status" enum:"pending,accepted,blocked"`
	Requester   Person `json:"requester" sample:"{\"id\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\",\"profilePicture\":\"/api/avatars/0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\"}"`
	Addressee   Person `json:"addressee"`
	CreatedAt   Time   `json:"createdAt"`
	// Other is about the user on the other side, and only in lists.
	Other *PersonSums `json:"other,omitempty" doc:"About the other user; only in lists of friendships and requests" sample:"-"`
}

// The types of a notification.
const (
	FriendRequest   = "friend_request"
	FriendAccepted  = "friend_accepted"
	FindLiked       = "find_liked"
	FindCommented   = "find_commented"
	Replied         = "replied"   // to a comment of the user's
	Mentioned       = "mentioned" // in a comment or a description
	ListInvited     = "list_invited"
	ListJoined      = "list_joined" // for the owner of the list
	ListAdded       = "list_added"
	FindEdited      = "find_edited" // for the author, by an editor of a list
	FriendPublished = "friend_published"
	AreaPublished   = "area_published"
	DailyNews       = "daily_news" // what is new since the day before
	Reported        = "reported"   // for administrators
	ReportClosed    = "report_closed"
	Moderated       = "moderated"      // what the user has published
	LinkUsed        = "link_used"      // a sign-in link, to sign in as the user
	StreetsWished   = "streets_wished" // of a place, for administrators
)

// Notification notifies a user of another user's act.
type Notification struct {
	ID        string            `json:"id" sample:"0198c5db-6a1d-7e29-8f50-c94b37d1806e"`
	Type      string            `json:"type" enum:"friend_request,friend_accepted,find_liked,find_commented,replied,mentioned,list_invited,list_joined,list_added,find_edited,friend_published,area_published,daily_news,reported,report_closed,moderated,link_used,streets_wished" sample:"find_liked"`
	Title     string            `json:"title" example:"Someone liked your find"`
	Message   string            `json:"message" example:"ben liked your find: Fossil in the quay wall"`
	Data      map[string]string `json:"data" doc:"Values for a text of the client's own: userId, username and, depending on the type, friendshipId, findId, findTitle, commentId, and invited if a friend joined with an invite; about a list listId and listName, and about a watched area watchId and areaName. Of daily_news count, and friends, lists and areas, how many of the finds are from friends, in lists and in watched areas. About reports and acts of administrators: kind, outcome and note, and listName for a list, without userId and username. About the use of a sign-in link: device, the User-Agent, and actor, the name of the administrator who made it. About a wish for streets: place, its name, without who wishes it" example:"{\"findId\":\"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d\",\"findTitle\":\"Ammonite\",\"userId\":\"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3e\",\"username\":\"ben\"}" sample:"{\"findId\":\"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b\",\"userId\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\"}"`
	Actor     *Person           `json:"actor,omitempty" doc:"The user with the userId of data, as they are now" sample:"-"`
	IsRead    bool              `json:"isRead"`
	CreatedAt Time              `json:"createdAt"`
	// ThumbnailURL is that of the first media of the find.
	ThumbnailURL string `json:"thumbnailUrl,omitzero" doc:"Thumbnail of the find, as in its media; absent if the find has no media or the caller may no longer see it" sample:"-"`
	PrivateFind  bool   `json:"-"` // the thumbnail needs a signature
}

// Preferences select the notifications that a user wants. A category that is off
// makes neither a record nor a push message; PushEnabled applies only to push.
type Preferences struct {
	FriendRequests bool `json:"friendRequests" db:"friend_requests" doc:"Friend requests" sample:"true"`
	FriendAccepted bool `json:"friendAccepted" db:"friend_accepted" doc:"Accepted friend requests" sample:"true"`
	FindLiked      bool `json:"findLiked" db:"find_liked" doc:"Likes of your finds"`
	FindCommented  bool `json:"findCommented" db:"find_commented" doc:"Comments on your finds" sample:"true"`
	Replied        bool `json:"replied" db:"replied" doc:"Replies to your comments" sample:"true"`
	Mentioned      bool `json:"mentioned" db:"mentioned" doc:"Mentions of your username" sample:"true"`
	ListInvited    bool `json:"listInvited" db:"list_invited" doc:"Invitations to lists, and users who join yours" sample:"true"`
	FindEdited     bool `json:"findEdited" db:"find_edited" doc:"Edits of your finds by editors of lists" sample:"true"`
	Reported       bool `json:"reported" db:"reported" doc:"Reports and wishes for streets, for administrators" sample:"true"`
	PushEnabled    bool `json:"pushEnabled" db:"push_enabled" doc:"Also send notifications to subscribed browsers" sample:"true"`

	FriendPublished News      `json:"friendPublished" db:"friend_published" enum:"each,daily,off" doc:"Finds that friends publish: each, once a day or not at all" sample:"daily"`
	ListAdded       News      `json:"listAdded" db:"list_news" enum:"each,daily,off" doc:"Finds that others add to lists that you are a member of" sample:"each"`
	DailyAt         TimeOfDay `json:"dailyAt" db:"daily_at" doc:"When the daily news come, in the time zone of the user" sample:"18:00"`
	QuietFrom       TimeOfDay `json:"quietFrom" db:"quiet_from" doc:"From when to when push messages wait, in the time zone of the user; both are empty if none do" sample:"22:00"`
	QuietTo         TimeOfDay `json:"quietTo" db:"quiet_to" doc:"See quietFrom" sample:"07:00"`
	TimeZone        string    `json:"timeZone" db:"time_zone" doc:"Name of the time zone in the IANA database; empty means that of the service" sample:"Europe/Vienna"`
	Language        string    `json:"language" db:"language" enum:",de,en" doc:"Language of push messages; empty means that of the instance" sample:"de"`
}

// Subscription is a browser that gets notifications by Web Push. Neither endpoint nor
// keys ever leave the server.
type Subscription struct {
	ID        string `json:"id" db:"id" sample:"0198c5dc-f284-7d03-ba96-058e6f3c17d2"`
	Host      string `json:"host" db:"-" doc:"Host of the push service" example:"updates.push.services.mozilla.com"`
	UserAgent string `json:"userAgent" db:"user_agent" example:"Mozilla/5.0"`
	IsActive  bool   `json:"isActive" db:"is_active" sample:"true"`
	CreatedAt Time   `json:"createdAt" db:"created_at"`
	UpdatedAt Time   `json:"updatedAt" db:"updated_at"`
}

// Upload is a stored picture or video before a find takes it. Its URLs are
// storage paths, `m/{2 hex}/{32 hex}{suffix}`; Key is the 32 hex digits.
type Upload struct {
	Key                  string `db:"key"`
	Type                 string `db:"type"`
	URL                  string `db:"url"`
	ThumbnailURL         string `db:"thumbnail_url"`
	FallbackURL          string `db:"fallback_url"`
	FallbackThumbnailURL string `db:"fallback_thumbnail_url"`
	MediumURL            string `db:"medium_url"` // URL if that is not larger
	MediumWidth          int    `db:"medium_width"`
	MediumHeight         int    `db:"medium_height"`
	Blur                 string `db:"blur"`
	Codecs               string `db:"codecs"`       // of a video, as in RFC 6381; "" when not known
	PlaybackURL          string `db:"playback_url"` // "" without a copy of the video
	Width                int    `db:"width"`        // pixels of the display size
	Height               int    `db:"height"`       // pixels of the display size
	Duration             int64  `db:"duration"`     // milliseconds of a video; 0 when not known
	Bytes                int64  `db:"bytes"`        // of all its files
}

// URLs returns all URLs of a photo or video, of which some may be "".
func (m *Media) URLs() []*string {
	return []*string{&m.URL, &m.ThumbnailURL, &m.FallbackURL, &m.FallbackThumbnailURL, &m.MediumURL, &m.PlaybackURL}
}

// Point is a point on the map in WGS 84 degrees.
type Point struct{ Latitude, Longitude float64 }

// FoundPlace is a place of the world that a search has found.
type FoundPlace struct {
	ID          string  `json:"id" doc:"Id at the source, for use in lists; do not store it" example:"geonames:2988507"`
	Name        string  `json:"name" example:"Paris"`
	Address     string  `json:"address" doc:"Address in one line; may be empty" example:"Île-de-France, France"`
	Latitude    float64 `json:"latitude" doc:"WGS 84 degrees north" example:"48.853"`
	Longitude   float64 `json:"longitude" doc:"WGS 84 degrees east" example:"2.349"`
	Attribution string  `json:"attribution" doc:"Attribution to show with it" example:"GeoNames, CC BY 4.0"`
}

// NearestPlace is the place nearest to a point.
type NearestPlace struct {
	FoundPlace
	Distance float64 `json:"distance" doc:"Distance from the point in kilometres, along a great circle" example:"0.695"`
}
