package apidoc

// text tells people what an operation does.
type text struct{ tag, summary, description string }

// texts are the words of the document, by operation id. A test keeps them
// complete.
var texts = map[string]text{
	"registerUser":    {"Accounts", "Make an account", "Makes an account and signs it in. Depending on the instance it takes anybody, whoever has an invite, or nobody; the set-up link that the first start prints is an invite. With `cookie` the session comes as a cookie for browsers and the token is left out."},
	"createSession":   {"Accounts", "Sign in", "Gives a token for a username and a password. Any wrong pair gets the same answer in the same time. Failures are counted by account and by address, those from browsers and networks that the account knows apart, and successes by account; too many are answered with 429 until `Retry-After`."},
	"endSession":      {"Accounts", "Sign out", "Ends the session that the request is made with, and switches off the push subscription made in it."},
	"confirmPassword": {"Accounts", "Confirm the password", "Proves that it is still the account's owner who uses this session: by the password, or for an account without one by a session that is less than ten minutes old. For ten minutes from then on an identity can be linked in this session."},
	"listSessions":    {"Accounts", "List sessions", "The caller's sessions, newest first; the one of this request is marked."},
	"deleteSession":   {"Accounts", "End a session", "Ends one of the caller's sessions, on whatever device it is."},

	"startOAuth":  {"Accounts", "Sign in at the identity provider", "Sends the browser to the provider: authorization code, PKCE S256, state, nonce. A first sign-in makes an account, as far as registration allows it and with `invite` where one is needed; its username comes from the provider and can be changed. With `link` the account that is signed in is linked, in this session, at the request of a page of this service and within ten minutes of POST /api/auth/confirm, or of the sign-in where the account has no password; no account is ever linked by a matching name or e-mail. A native client opens this in the browser of the system, with `redirect` and `code_challenge`. A browser that another site has sent is shown a page that asks first."},
	"finishOAuth": {"Accounts", "Come back from the identity provider", "For the browser that began, within 10 minutes, once. It is sent to `redirect`, with the session cookie set; a native client gets `code` there, to be redeemed at POST /api/auth/oauth/token, or `error`, one of the codes of refusals."},
	"redeemCode":  {"Accounts", "Redeem a one-time code", "Gives a native client its token. A code works once, for 60 seconds, with the verifier of its challenge; used again it also ends the session that was made from it."},

	"searchUsers":    {"People", "Find people", "Users whose name contains the text, by name. A blocked pair never find each other."},
	"getMe":          {"Accounts", "Read one's own profile", ""},
	"updateMe":       {"Accounts", "Change one's own profile", "Changes what is given and leaves the rest; `null` clears the age."},
	"deleteMe":       {"Accounts", "Delete one's own account", "Removes the account with its finds, likes, comments, friendships, notifications, subscriptions, sessions and files. It cannot be undone. The password is asked for when the account has one; without one, the session must be less than ten minutes old."},
	"setPassword":    {"Accounts", "Set the password", "Sets a new password and ends every other session of the account, and every sign-in or link at the identity provider that has not come back. The current one is asked for when there is one; a first one needs a session that is less than ten minutes old. `unlinkIdentity` also unlinks the identity provider."},
	"unlinkIdentity": {"Accounts", "Unlink the identity provider", "Refused when it is the last way in."},
	"setPicture":     {"Accounts", "Set the profile picture", "Takes one picture and keeps its middle square, 400×400 and 150×150 pixels, without any metadata."},
	"deletePicture":  {"Accounts", "Remove the profile picture", "From then on a generated avatar stands in its place."},
	"getUser":        {"People", "Read a profile", "With the number of finds that the caller may see. A blocked pair have no profile for each other."},
	"blockUser":      {"Friends", "Block a user", "From then on the two see nothing of each other. A request or friendship between them becomes the block. Needs no earlier friendship; again, it changes nothing. Of a user who had blocked the caller before, it shows the name and picture of that time, and 404 when the two had shared nothing."},
	"unblockUser":    {"Friends", "Unblock a user", "Lifts the caller's own block."},

	"listLocations":  {"Locations", "List locations with their finds", "Locations at which there is a find that the caller may see and the flags select: public finds always, the caller's own private ones with `includePrivate`, those of accepted friends with `includeFriends`. Around a point with `lat`, `lng` and `radius` (great-circle distance on a sphere of 6371.0088 km), in a box with `bbox`, or anywhere. The order is by the location's creation, so that pages neither skip nor repeat, or by distance. A page ends before `limit` when it would show more than 1,000 finds or read too much. It may be empty and yet have a next one: only an answer without Link is the last."},
	"createLocation": {"Locations", "Add a location", "Answers 200 with the existing one when the caller knows one of the same name within 10 metres."},
	"listClusters":   {"Locations", "Group finds for a map", "Groups the finds in a box so that they do not lie on each other at a zoom, at most 1,000 groups however many finds there are. The counts add up to exactly the finds in the box that the caller may see and the flags select, unless `more` is set. With words or a category, and for a caller whose friends and blocks have thousands of finds, a map on which very many finds match counts the newest of them, or those at the newest locations, as many as one request may read. `more` of each group and the header `X-Finds-More: true`, which an answer without groups has too, say so. Zooming in shows more of them."},
	"getLocation":    {"Locations", "Read a location", "With the newest finds at it that the caller may see and the flags select."},

	"searchPlaces": {"Places", "Search places", "Places of the world that a text names or begins to name, in any script: those of just that name, then those with just that alternate name, then those whose name begins so, the larger ones first and with `lat` and `lng` those nearby. Where the instance has a provider, Google Places, Photon or Nominatim, that answers: at most 30 calls a minute and user, each answer kept for a day, and never while somebody types where the provider does not want that. When it fails, or takes over 3 seconds, the gazetteer of the instance answers, and `X-Places-Source` says so. 503 for a moment while the gazetteer is unpacked, which its first use begins."},
	"nearestPlace": {"Places", "Name a point", "The place of the gazetteer that is nearest to a point, as a name to propose for a new location. Nobody else is asked."},

	"listFinds":     {"Finds", "List finds", "Newest first, unless `order` says otherwise. Public finds always, the caller's own private ones with `includePrivate`, those of accepted friends with `includeFriends`."},
	"createFind":    {"Finds", "Publish a find", "`media` takes what POST /api/media answered; each must be an upload of the caller's that no find has taken. All of it is stored or nothing. A user who has as many finds as the instance allows gets 413 with the reason `too_many_finds`; `limit` is that number. Deleting a find makes room."},
	"getFind":       {"Finds", "Read a find", ""},
	"updateFind":    {"Finds", "Change a find", "Owner only. What is left out stays as it is; `null` clears description or category. `media` extends: objects without id are attached, objects with id are put in the order listed, those not listed follow; `mediaToDelete` removes. With `If-Match` it is refused when the find has been edited since."},
	"deleteFind":    {"Finds", "Delete a find", "Owner only, with its media, likes and comments."},
	"likeFind":      {"Finds", "Like a find", "Again, it changes nothing."},
	"unlikeFind":    {"Finds", "Take a like back", "Again, it changes nothing."},
	"listLikes":     {"Finds", "List who likes a find", "Newest first. People whom a block separates from the caller are left out."},
	"listComments":  {"Comments", "List comments", "Oldest first. Those of people whom a block separates from the caller are left out."},
	"createComment": {"Comments", "Comment on a find", "At most 500 code points. Its owner is told."},
	"updateComment": {"Comments", "Change a comment", "Author only."},
	"deleteComment": {"Comments", "Delete a comment", "By its author or the find's owner. A notification of it that has not been read goes with it."},

	"createMedia": {"Media", "Upload pictures and videos", "Takes JPEG, PNG, WebP, GIF, HEIC and AVIF of up to 25 MB and 50 megapixels (HEIC and AVIF 26), and MP4, MOV and WebM of up to 100 MB, told by their bytes. A picture is turned upright and kept in two sizes, within 1920×1920 and 400×400, each as WebP and JPEG, without any metadata; of an animation the first frame. A video is kept as it is, but without what tells its place, and gets a still, or a placeholder. What no find has taken within 24 hours is removed. A user may have two uploads under way at once; they count against the user's room for media as they come. Where HEIC and AVIF cannot be decoded in time, they are answered with 415."},
	"getMedia":    {"Media", "Read a stored file", "Media of public finds need no session; those of private finds need that of somebody who may see the find, or the signature in the URL that such a one was given, valid for at most 24 hours. Whether the find may still be seen is looked up at each request."},
	"getAvatar":   {"Media", "Read a generated avatar", "A square with the initial, for users without a picture."},

	"listFriends":   {"Friends", "List friendships", "Newest first. A block is shown to its maker alone."},
	"requestFriend": {"Friends", "Ask to be friends", "Answers 200 and accepts when the other had already asked. Whom the other has declined may ask them again after 24 hours, told by 429 and `Retry-After`; at most 50 requests of a user wait for an answer, told by 409. Asking again tells the other at most once a day."},
	"answerFriend":  {"Friends", "Accept, decline or block", "The addressee of a pending request accepts or declines; a declined request is gone and answered as it was. Either side blocks a pending or accepted friendship and then is its requester."},
	"deleteFriend":  {"Friends", "Withdraw, unfriend or unblock", "The requester withdraws a pending request, either side ends a friendship, and who made a block lifts it."},

	"listNotifications":    {"Notifications", "List notifications", "Newest first."},
	"countNotifications":   {"Notifications", "Count unread notifications", ""},
	"streamNotifications":  {"Notifications", "Follow notifications", "Server-sent events of the type `notification`, each with a Notification as data and its id as event id; a comment every 25 seconds keeps the connection. After Last-Event-ID at most 1,000 are replayed; then an event `reset` tells to read the list instead, and the stream goes on with what is new. A user has at most 16 streams: the oldest makes room, and its client is told to come back after a minute."},
	"readAllNotifications": {"Notifications", "Mark all as read", ""},
	"getPreferences":       {"Notifications", "Read preferences", ""},
	"updatePreferences":    {"Notifications", "Change preferences", "A switch left out stays as it is."},
	"readNotification":     {"Notifications", "Mark as read or unread", ""},
	"deleteNotification":   {"Notifications", "Delete a notification", ""},

	"getPushKey":         {"Push", "Read the push key", "The key with which browsers subscribe. It changes when the operator sets another; a browser that has subscribed with the old one subscribes again."},
	"listSubscriptions":  {"Push", "List push subscriptions", "Endpoints and keys are never shown."},
	"createSubscription": {"Push", "Subscribe a browser", "Takes the JSON of the browser's PushSubscription. There is one row per endpoint: its user refreshes it; another user takes it over only with equal keys, which tell that it is the same browser. At most 16 are active per user; the oldest makes room."},
	"deleteSubscription": {"Push", "Unsubscribe a browser", ""},
	"testSubscription":   {"Push", "Try a push subscription", "Sends a notification that only says that push works, once in ten seconds at most. 409 when the subscription is switched off."},

	"getConfig":    {"Service", "Read the instance's configuration", "What a client needs before anybody signs in."},
	"getTile":      {"Places", "Read a tile of the base map", "In the tiling of web maps; `y` may end with `.mvt` or what pictures are named with. The map is the one that `tiles` of GET /api/config tells of; where that is on another host there are none here. With the `v` of that URL a tile never changes."},
	"getOpenAPI":   {"Service", "Read this document", "OpenAPI 3.1."},
	"getDocs":      {"Service", "Read this document as a page", ""},
	"getHealth":    {"Service", "Is it alive", "Answers as long as the process runs."},
	"getReadiness": {"Service", "Is it ready", "Answers when the database and the storage do."},
}
