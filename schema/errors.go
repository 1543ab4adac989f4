package schema

import (
	"errors"
	"fmt"
	"slices"
	"time"
)

// Kind says what sort of refusal an Error is. The server maps each kind to one
// HTTP status and one stable code; nothing else knows statuses.
type Kind uint8

// The kinds of refusal, in the order of their HTTP statuses.
const (
	Internal Kind = iota
	NotImplemented
	Malformed
	Unauthenticated
	Forbidden
	NotFound
	MethodNotAllowed
	Conflict
	PreconditionFailed
	TooLarge
	UnsupportedMedia
	NoSuchRange
	Invalid
	RateLimited
	Unavailable
)

// Error is a refusal that a client may read: its message is written for people
// and holds no internals. Anything that is not an *Error is answered as an
// internal error and only logged.
type Error struct {
	Kind       Kind
	Reason     string // which refusal it is, for programs; see Refusals
	Message    string
	Limit      int64         // the limit that was passed, in the unit of the reason; 0 without one
	Fields     []Field       // for Invalid: every broken field
	Note       string        // for ErrSuspended: what an administrator wrote
	Until      *Time         // for ErrSuspended: when it ends by itself; nil if it does not
	Line       int           // for ErrImportDamaged: where the fault is in the file, from 1; 0 if that is not known
	Column     int           // of the line, from 1
	RetryAfter time.Duration // for RateLimited and Unavailable, when known
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// Is reports whether target is the same refusal. It ignores the message, fields,
// limit and delay, which a copy may change.
func (e *Error) Is(target error) bool {
	var t *Error
	return errors.As(target, &t) && t.Reason == e.Reason
}

// After returns a copy of e that tells the client to come back after d.
func (e *Error) After(d time.Duration) *Error {
	c := *e
	c.RetryAfter = d
	return &c
}

// Over returns a copy of e that names the limit that was passed. The values are for
// the verbs in the message of e; without any there is one verb, for the limit.
func (e *Error) Over(limit int64, values ...any) *Error {
	if values == nil {
		values = []any{limit}
	}
	c := *e
	c.Limit, c.Message = limit, fmt.Sprintf(e.Message, values...)
	return &c
}

// At returns a copy of e whose message also says where the fault is.
func (e *Error) At(where string) *Error {
	c := *e
	c.Message += ": " + where
	return &c
}

// Because returns a copy of e with what an administrator wrote and when the refusal ends.
func (e *Error) Because(note string, until *Time) *Error {
	c := *e.At(note)
	if c.Note, c.Until = note, until; until != nil {
		c.Message += " (until " + until.String() + ")"
	}
	return &c
}

// Refusals returns every refusal of the service.
func Refusals() []*Error { return slices.Clone(refusals) }

var refusals []*Error

// refusal makes one of Refusals. The reason is part of the API: clients find their
// own words by it, so it stays when the message is reworded.
func refusal(kind Kind, reason, message string) *Error {
	e := &Error{Kind: kind, Reason: reason, Message: message}
	refusals = append(refusals, e)
	return e
}

// Every refusal of the service. A test checks that each can be produced.
var (
	ErrFlow    = refusal(Malformed, "sign_in_expired", "this sign-in has expired or was started in another browser; start again")
	ErrIDToken = refusal(Malformed, "bad_identity", "the response of the identity provider is not valid; start again")
	ErrCode    = refusal(Malformed, "bad_code", "the code is wrong, expired or already used")

	ErrChallenge  = refusal(Malformed, "passkey_expired", "this took longer than five minutes, or was used before; start again")
	ErrBadPasskey = refusal(Malformed, "bad_passkey", "the response of the authenticator is not valid")

	ErrUnauthenticated = refusal(Unauthenticated, "unauthenticated", "sign in first: the request has no valid token")
	ErrCredentials     = refusal(Unauthenticated, "wrong_credentials", "the username or the password is wrong")

	ErrPasskey = refusal(Unauthenticated, "wrong_passkey", "this passkey is unknown here, or its signature is wrong")

	ErrNotOwner        = refusal(Forbidden, "not_owner", "only the owner may do this")
	ErrListRole        = refusal(Forbidden, "list_role", "your role in this list does not allow this")
	ErrNotAuthor       = refusal(Forbidden, "not_author", "only the author may do this")
	ErrNotYours        = refusal(Forbidden, "not_your_friendship", "only the other user of this friendship may do this")
	ErrCrossOrigin     = refusal(Forbidden, "cross_origin", "the browser sent this request from another site")
	ErrRegistrationOff = refusal(Forbidden, "registration_closed", "registration is closed here")
	ErrInviteNeeded    = refusal(Forbidden, "invite_needed", "a valid invite is needed to create an account here")
	ErrPasswordOff     = refusal(Forbidden, "password_sign_in_off", "sign-in with a password is turned off here")
	ErrProviderRefused = refusal(Forbidden, "provider_refused", "the identity provider did not sign you in")
	ErrWrongPassword   = refusal(Forbidden, "wrong_password", "the current password is missing or wrong")
	ErrConfirmFirst    = refusal(Forbidden, "confirmation_needed", "confirm your password first")
	ErrSignInAgain     = refusal(Forbidden, "sign_in_again", "sign in again first: this needs a session that is less than ten minutes old")

	ErrAdminOnly = refusal(Forbidden, "admin_only", "only an administrator may do this")
	ErrSuspended = refusal(Forbidden, "suspended", "this account is suspended")

	ErrMayNotInvite   = refusal(Forbidden, "may_not_invite", "you may not create invites on this instance")
	ErrTooManyInvites = refusal(Conflict, "too_many_invites", "you have %d open invites, which is the limit; revoke one first")
	ErrTooManyShares  = refusal(Conflict, "too_many_shares", "you have %d shares, which is the limit; delete one first")
	ErrInviteEnded    = refusal(NotFound, "invite_ended", "this invite is unknown, used up, expired or revoked; ask for a new one")
	ErrLink           = refusal(Forbidden, "sign_in_link_ended", "this sign-in link is wrong, expired or already used; ask an administrator for a new one")
	ErrTokenScope     = refusal(Forbidden, "token_scope", "the scopes of this API token do not include this")
	ErrHiddenByAdmin  = refusal(Forbidden, "hidden_by_admin", "an administrator has hidden this")

	ErrNotFound = refusal(NotFound, "not_found", "this does not exist, or you may not see it")

	ErrOtherUser          = refusal(Conflict, "other_user", "another user is signed in in this browser; nothing was changed")
	ErrUsernameTaken      = refusal(Conflict, "username_taken", "this username is taken")
	ErrNameTaken          = refusal(Conflict, "name_taken", "the name of another user looks like this one")
	ErrAlreadyFriends     = refusal(Conflict, "already_friends", "you are already friends")
	ErrAlreadyAsked       = refusal(Conflict, "already_requested", "a friend request is already pending")
	ErrTooManyAsked       = refusal(Conflict, "too_many_requests_sent", "too many of your friend requests are pending; withdraw one first")
	ErrYouBlocked         = refusal(Conflict, "blocked_by_you", "you have blocked this person; unblock them first")
	ErrFriendshipState    = refusal(Conflict, "wrong_friendship_state", "the state of the friendship does not allow this")
	ErrLastWayIn          = refusal(Conflict, "last_sign_in_method", "set a password first: this is the only way to sign in to the account")
	ErrSubscriptionTaken  = refusal(Conflict, "subscription_taken", "this push endpoint belongs to another account")
	ErrSubscriptionOff    = refusal(Conflict, "subscription_ended", "this subscription is turned off; subscribe again")
	ErrLastAdmin          = refusal(Conflict, "last_admin", "this is the only administrator; make another account an administrator first")
	ErrOwnAccount         = refusal(Conflict, "own_account", "an administrator cannot do this to their own account")
	ErrSetByFlag          = refusal(Conflict, "set_by_flag", "a flag or an environment variable of the service sets this")
	ErrAlreadyReported    = refusal(Conflict, "already_reported", "you have reported this already; an administrator will look at it")
	ErrNoticeKept         = refusal(Conflict, "notification_kept", "the notification of a used sign-in link is kept for 30 days")
	ErrReportClosed       = refusal(Conflict, "report_decided", "this report has been decided already")
	ErrOwnFind            = refusal(Conflict, "own_find", "this is your own find, which you cannot hide from yourself; delete it instead")
	ErrTooManyDismissed   = refusal(Conflict, "too_many_dismissed", "you have hidden %d finds from your map, which is the limit; show some of them again first")
	ErrOwnList            = refusal(Conflict, "own_list", "this is your own list, which you cannot leave; hand it over or delete it instead")
	ErrTooManyMembers     = refusal(Conflict, "too_many_members", "the list has %d members, which is the limit; take somebody out first")
	ErrTooManyInvited     = refusal(Conflict, "too_many_invited", "%d invitations to your lists wait for an answer, which is the limit; withdraw one first")
	ErrTooManyMemberships = refusal(Conflict, "too_many_memberships", "this user is in %d lists of others, which is the limit")
	ErrTooManyLists       = refusal(Conflict, "too_many_lists", "you have %d lists, which is the limit; delete one first")
	ErrListFull           = refusal(Conflict, "list_full", "this list has %d finds, which is the limit; remove one first")
	ErrIDTaken            = refusal(PreconditionFailed, "id_taken", "this id has been used for something else; make another one")

	ErrTooManyImports = refusal(Conflict, "too_many_imports", "you have %d imports that are not finished, which is the limit; discard one first")
	ErrImportRow      = refusal(Conflict, "import_row_done", "this row has already been imported, or it cannot be imported")

	ErrTooManyTokens = refusal(Conflict, "too_many_tokens", "you have as many API tokens as an account may have; revoke one first")

	ErrAreaBusy    = refusal(Conflict, "area_busy", "another area is being added to the map; wait until it is there")
	ErrAreaThere   = refusal(Conflict, "area_exists", "the map already has an area of this name")
	ErrAreaForeign = refusal(Conflict, "area_foreign", "this area was not added by the service, so it is not known from where to update it")
	ErrAreaSize    = refusal(Conflict, "area_size", "there are no streets, or too many; choose another area")

	ErrStreetsThere  = refusal(Conflict, "streets_there", "the map has streets there")
	ErrTooManyWishes = refusal(Conflict, "too_many_wishes", "you have asked for the streets of %d places, which is the limit; wait until some are there")

	ErrListAlone      = refusal(Conflict, "list_alone", "the list has no members who could add finds to it")
	ErrTooManyWatches = refusal(Conflict, "too_many_watches", "you watch %d areas, which is the limit; remove one first")

	ErrIdentityTaken = refusal(Conflict, "identity_taken", "this identity is linked to another account")
	ErrIdentityThere = refusal(Conflict, "other_identity_linked", "the account is linked to another identity; unlink that first")

	ErrPasskeyThere    = refusal(Conflict, "passkey_known", "this passkey has been added before")
	ErrTooManyPasskeys = refusal(Conflict, "too_many_passkeys", "the account has %d passkeys, which is the limit; delete one first")

	ErrStale = refusal(PreconditionFailed, "changed_since", "it has changed since you read it; read it again and repeat the change")

	ErrNotJSON      = refusal(UnsupportedMedia, "not_json", "the body must be application/json")
	ErrEncoded      = refusal(UnsupportedMedia, "encoded_body", "the body must not be compressed")
	ErrNotMultipart = refusal(UnsupportedMedia, "not_multipart", "the body must be multipart/form-data")
	ErrNotMedia     = refusal(UnsupportedMedia, "unknown_format", "the format of this file is not supported; use JPEG, PNG, WebP, GIF, HEIC or AVIF, or, in finds, MP4, MOV or WebM")

	ErrTooManyRequests = refusal(RateLimited, "too_many_requests", "too many requests; try again later")
	ErrTooManyAtOnce   = refusal(RateLimited, "too_many_at_once", "too many requests at the same time; wait until one has finished")
	ErrTooManyReads    = refusal(RateLimited, "too_many_searches", "too many of your searches and maps are in progress; wait until one has finished")
	ErrTooManyUploads  = refusal(RateLimited, "too_many_uploads", "%d of your uploads are in progress; wait until one has finished")
	ErrDeclined        = refusal(RateLimited, "declined_recently", "your last request was declined; you can send another one after a day")
	ErrTooManyReports  = refusal(RateLimited, "too_many_reports", "you have sent many reports; try again tomorrow")
	ErrTooManyLogins   = refusal(RateLimited, "too_many_sign_ins", "too many attempts to sign in; try again later")

	ErrBusy         = refusal(Unavailable, "busy", "the service is busy; try again in a moment")
	ErrSlow         = refusal(Unavailable, "too_slow", "this takes too long; ask for less")
	ErrShuttingDown = refusal(Unavailable, "shutting_down", "the service is shutting down")
	ErrNoAreas      = refusal(Unavailable, "areas_off", "the map of this instance takes no areas")
	ErrMapServer    = refusal(Unavailable, "map_unreachable", "the server with the streets cannot be reached; check that this one reaches the internet")
	ErrLinkServer   = refusal(Unavailable, "short_link_unreachable", "the server of this short link does not respond; try again, or open the link and copy the address of the page")
	ErrNoDisk       = refusal(Unavailable, "no_disk_space", "the disk has no room for this")
	ErrNoPush       = refusal(Unavailable, "push_off", "push notifications are not configured here")
	ErrNoProvider   = refusal(Unavailable, "no_identity_provider", "no identity provider is configured here")
	ErrNoPasskeys   = refusal(Unavailable, "passkeys_off", "passkeys need a --base-url with https and a host name")
	ErrProviderDown = refusal(Unavailable, "identity_provider_down", "the identity provider does not respond; try again in a moment")
	ErrUnpacking    = refusal(Unavailable, "places_unpacking", "the list of places is being unpacked; try again in a moment")
	ErrNoPlaces     = refusal(Unavailable, "no_places", "places cannot be searched here")
	ErrMapChanged   = refusal(Unavailable, "map_changing", "the map is being replaced; try again in a moment")
	ErrNoStorage    = refusal(Unavailable, "storage_down", "the database or the media storage does not respond")
	ErrDiskFull     = refusal(Unavailable, "disk_full", "the disk of the service is full")

	ErrBodyMissing    = refusal(Malformed, "body_missing", "a JSON body is required")
	ErrBodyIncomplete = refusal(Malformed, "body_incomplete", "the body ended early or arrived too slowly")
	ErrBodyNotUTF8    = refusal(Malformed, "body_not_utf8", "the body is not valid UTF-8")
	ErrBodyTooDeep    = refusal(Malformed, "body_too_deep", "the body is nested more than %d levels deep")
	ErrBodyNotJSON    = refusal(Malformed, "body_not_json", "the body is not JSON")
	ErrBodyTwice      = refusal(Malformed, "body_member_twice", "the body has the same member twice")
	ErrBadMultipart   = refusal(Malformed, "bad_multipart", "the multipart body is malformed, ended early or arrived too slowly")
	ErrBadQuery       = refusal(Malformed, "bad_query", "the query of the URL cannot be read")
	ErrBadRequest     = refusal(Malformed, "bad_request", "the request cannot be read")

	ErrBodyTooLarge  = refusal(TooLarge, "body_too_large", "the body is larger than %d bytes")
	errFileTooLarge  = refusal(TooLarge, "file_too_large", "a file of this kind may have at most %s")
	ErrPartHead      = refusal(TooLarge, "file_headers_too_large", "the headers of a file may have at most %d bytes")
	ErrTooWide       = refusal(TooLarge, "too_wide", "a photo or video may be at most %d pixels wide and high")
	ErrTooManyPixels = refusal(TooLarge, "too_many_pixels", "a photo of this kind may have at most %d megapixels")
	ErrMediaSlow     = refusal(TooLarge, "media_too_slow", "this server takes too long to read this file; send a smaller one")
	ErrNoRoom        = refusal(TooLarge, "no_room", "your media take %d of %d bytes, and this upload needs %d more; delete some first")
	ErrTooManyFinds  = refusal(TooLarge, "too_many_finds", "you have %d finds, which is the limit; delete some first")

	ErrImportFormat  = refusal(UnsupportedMedia, "unknown_import_format", "this is not a file of places; use GPX, KML, KMZ, GeoJSON, CSV, an export of Google, Swarm or iNaturalist, or an archive of Finds")
	ErrImportDamaged = refusal(Malformed, "import_damaged", "the file is damaged or ends early")
	ErrImportEmpty   = refusal(Malformed, "import_empty", "there are no places in the file")
	ErrImportNoBytes = refusal(Malformed, "import_no_bytes", "the file is empty")
	ErrImportColumns = refusal(Malformed, "import_no_place_column", "this table has no column for a place; name its columns name, latitude and longitude, or one with a point in WKT")
	ErrImportTracks  = refusal(Malformed, "import_tracks", "the file has tracks, routes, pictures or links, but no places")
	ErrImportUnsafe  = refusal(Malformed, "import_unsafe", "the file contains something that exports do not contain")
	ErrImportSlow    = refusal(TooLarge, "import_too_slow", "this server takes too long to read this file; divide it into smaller ones")
	ErrImportRows    = refusal(TooLarge, "import_rows", "a file may have at most %d places")

	ErrNoMethod    = refusal(NotImplemented, "unknown_method", "the service does not know the method")
	ErrMethod      = refusal(MethodNotAllowed, "method_not_allowed", "this path does not support the method")
	ErrRange       = refusal(NoSuchRange, "no_such_range", "the file has no such range")
	ErrFileChanged = refusal(PreconditionFailed, "file_changed", "the file is not the version that the request asks for")

	ErrFields = refusal(Invalid, "invalid_fields", "one or more fields are not valid")

	ErrNoPlaceInText = refusal(Invalid, "no_place_in_text", "no place can be read from this text; it takes coordinates such as 47.8, 13.04, a plus code, or a link of a map")
	ErrPlaceRange    = refusal(Invalid, "place_out_of_range", "these coordinates are out of range: the latitude, from -90 to 90, comes first, then the longitude, from -180 to 180")
	ErrPlusCode      = refusal(Invalid, "plus_code_incomplete", "this plus code is not complete; use the full code, with eight characters before the +, or add the name of the town")
	ErrLinkUnknown   = refusal(Invalid, "link_unknown", "this is not a link of Google Maps, Apple Maps, OpenStreetMap, Bing Maps, HERE or Organic Maps")
	ErrLinkNoPoint   = refusal(Invalid, "link_without_point", "this link names a place, but not where it is; open it, and copy the coordinates from there")
	ErrLinksOff      = refusal(Invalid, "short_links_off", "this server does not follow short links; open the link, and copy the address of the page")
	ErrLinkEnded     = refusal(Invalid, "short_link_ended", "this short link is unknown to its server")

	ErrInternal = refusal(Internal, "internal", "something went wrong on the server; its log has the details under the request id in X-Request-Id")
)

// FileTooLarge makes the refusal of a file over a limit in bytes.
func FileTooLarge(limit int64) *Error {
	if limit%(1<<20) == 0 {
		return errFileTooLarge.Over(limit, fmt.Sprint(limit>>20, " MB"))
	}
	return errFileTooLarge.Over(limit, fmt.Sprint(limit, " bytes"))
}

// ErrInvalid makes the refusal of one or more broken fields.
func ErrInvalid(fields ...Field) *Error {
	e := *ErrFields
	e.Fields = fields
	return &e
}

// ErrField makes the refusal of a single broken field.
func ErrField(location string, rule Rule, message string) *Error {
	return ErrInvalid(Field{Location: location, Rule: rule, Message: message})
}
