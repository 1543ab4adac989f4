// Package schema is the vocabulary of Finds: the types of the API, the limits
// of their fields, every refusal as a named value, and the migrations of the
// database. Its types read, check and write themselves, and do nothing else; it
// knows no other package of Finds.
package schema

import "time"

// Limits of fields, in code points unless a name says otherwise. The tags of
// the request types repeat them; a test keeps the two equal.
const (
	UsernameMin      = 3
	UsernameMax      = 31
	DisplayNameMax   = 50
	AboutMax         = 160 // of a line about oneself
	AgeMax           = 150
	PasswordMin      = 8
	PasswordMax      = 255
	TitleMax         = 100
	DescriptionMax   = 500
	CategoryMax      = 50
	CommentMax       = 500
	CaptionMax       = 200
	LocationNameMax  = 200
	SearchMin        = 2
	SearchMax        = 200
	MediaPerFind     = 10
	FilesPerUpload   = 10
	FindsPerUser     = 50_000
	SubscriptionsMax = 16   // active push subscriptions of one user
	PasskeysMax      = 10   // of one user
	DismissedMax     = 1000 // finds that one user hides from their own map
	OnThisDayMax     = 12   // finds of this day in earlier years
	OnThisDayYears   = 10   // of which they are
	WishesMax        = 20   // places whose streets one user wishes
	ListsMax         = 200  // lists of finds of one user
	ListNameMax      = 100
	ListFindsMax     = 5000 // finds of one list
	WatchesMax       = 20   // areas that one user watches
	WatchKmMax       = 50.0 // radius of such an area; the sides of a box are at most twice as long
	VersionsMax      = 20   // old versions of one find
	ListMembersMax   = 200  // members of one list, with its owner and those who are invited
	MembershipsMax   = 100  // lists of others that one user is in, or invited to
	ListNoteMax      = 200
	ListNewsMax      = 99  // new finds that are counted of a list
	InListsMax       = 20  // lists that a find names
	ListPhotosMax    = 4   // photos that stand for one list
	MentionsMax      = 10  // usernames in a text
	NoticesMax       = 20  // notifications of comments and mentions by one user to another, an hour
	NoticesSent      = 300 // notifications of comments and mentions by one user to all others, an hour
	RequestsMax      = 50  // friend requests of one user that wait for an answer
	TokenNameMax     = 50
	TokenDaysMax     = 365
	TokensMax        = 50         // API tokens of one user
	ImportsMax       = 3          // imports of one user at a time
	ImportRows       = 10_000     // of an import
	ImportNameMax    = 100        // of the name of a file
	ImportMax        = 100 << 20  // bytes of a file
	ImportArchiveMax = 1000 << 20 // bytes of an archive with media; fewer where the user has less room
	ReportsPerDay    = 20         // of one user
)

// Limits of lists.
const (
	LimitDefault          = 50
	LimitMax              = 100
	LocationsLimitDefault = 100
	LocationsLimitMax     = 500
	FindsLimitDefault     = 20
	FindsLimitMax         = 100
	FindsPerPage          = 1000 // shown on a page of locations, which ends early for them
	ClustersMax           = 1000
	UsedCategoriesMax     = 100
	IDsMax                = 100 // that a request asks for by id
	ZoomMax               = 22
	PlacesCalls           = 30 // of a places provider, and of the servers of short links, a minute and user
)

// Geography.
const (
	EarthRadius   = 6371.0088 // km, the mean radius R1 of IUGG; the Earth is taken as a sphere
	RadiusDefault = 50.0      // km
	RadiusMax     = 20038.0   // km, just over half the circumference of any meridian
	SamePlace     = 0.010     // km: within it, an equal name is the same location
)

// Sizes of request bodies in bytes.
const (
	BodyMax      = 64 << 10 // a JSON body
	DepthMax     = 16       // nesting of a JSON body
	ImageMax     = 25 << 20
	UserMediaMax = 5 << 30 // all media of one user
	VideoMax     = 100 << 20
	ImagePixels  = 50_000_000
	HEIFPixels   = 26_000_000 // of HEIC and AVIF, which take 22 bytes for each
	DisplayEdge  = 1920       // both sides fit within it
	MediumEdge   = 960        // the same for telephones
	ThumbEdge    = 400
	PictureEdge  = 400
	PictureSmall = 150
	IconEdge     = 512
)

// Lifetimes.
const (
	SessionLife    = 30 * 24 * time.Hour  // renewed when less than half of it is left
	SessionMaxLife = 180 * 24 * time.Hour // from the sign-in
	UploadLife     = 24 * time.Hour       // of an upload that no find has taken
	WishLife       = 180 * 24 * time.Hour // of a wish for streets
	VersionLife    = 90 * 24 * time.Hour  // of an old version of a find
	BinLife        = 30 * 24 * time.Hour  // of a find in the bin
	ClientIDLife   = 60 * 24 * time.Hour  // from the time in an id that a client made, that it can create something
	ClientIDAhead  = 5 * time.Minute      // how far the clock of a client may be ahead
	RequestPause   = 24 * time.Hour       // from a declined request to the next, and from telling of one to telling again
	OAuthFlowLife  = 10 * time.Minute     // from the start of a sign-in at the identity provider to its end
	OAuthCodeLife  = time.Minute          // of the one-time code of a native client
	PasskeyLife    = 5 * time.Minute      // of a challenge to a passkey
	SignatureLife  = 24 * time.Hour       // at most, of a signed media URL
	SourceLife     = 90 * 24 * time.Hour  // from a sign-in, that its network and browser are known to the account
	SuspensionLife = 30 * 24 * time.Hour  // of an account that is suspended without an end
	AdminLogLife   = 365 * 24 * time.Hour // of an entry of the log of administration
	ConfirmLife    = 10 * time.Minute     // that a password, or a new session of an account without one, is proof of who asks
	SignInLinkLife = 24 * time.Hour       // of a link by which a user signs in once
	LinkNoticeLife = 30 * 24 * time.Hour  // for which the notification of its use cannot be deleted
)
