package schema

import (
	"errors"
	"time"
)

// Kind says what sort of refusal an Error is. The server maps each kind to one
// HTTP status and one stable code; nothing else knows statuses.
type Kind uint8

// The kinds of refusal, in the order of their HTTP statuses.
const (
	Internal Kind = iota
	Malformed
	Unauthenticated
	Forbidden
	NotFound
	Conflict
	PreconditionFailed
	TooLarge
	UnsupportedMedia
	Invalid
	RateLimited
	Unavailable
)

// Field is one broken field of a request: where it stands (`body.title`,
// `query.lat`) and what its rule is. It never carries the refused value.
type Field struct {
	Location string `json:"location" doc:"Where the refused value stands" example:"body.title"`
	Message  string `json:"message" doc:"The rule that it breaks" example:"expected length <= 100"`
}

// Error is a refusal that a client may read: its message is written for people
// and holds no internals. Anything that is not an *Error is answered as an
// internal error and only logged.
type Error struct {
	Kind       Kind
	Message    string
	Fields     []Field       // for Invalid: every broken field
	RetryAfter time.Duration // for RateLimited and Unavailable, when known
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// Is reports whether target is the same refusal, whatever fields and delay a
// copy of it carries.
func (e *Error) Is(target error) bool {
	var t *Error
	return errors.As(target, &t) && t.Kind == e.Kind && t.Message == e.Message
}

// After returns a copy of e that tells the client to come back after d.
func (e *Error) After(d time.Duration) *Error {
	c := *e
	c.RetryAfter = d
	return &c
}

// Every refusal of the service. A test checks that each is produced by some test.
var (
	ErrFlow    = &Error{Kind: Malformed, Message: "this sign-in was not begun in this browser, is over, or took too long; begin again"}
	ErrIDToken = &Error{Kind: Malformed, Message: "what the identity provider says of you does not hold; begin again"}
	ErrCode    = &Error{Kind: Malformed, Message: "the code is wrong, used or too old"}

	ErrUnauthenticated = &Error{Kind: Unauthenticated, Message: "sign in first: the request carries no valid token"}
	ErrCredentials     = &Error{Kind: Unauthenticated, Message: "the username or the password is wrong"}

	ErrNotOwner        = &Error{Kind: Forbidden, Message: "only its owner may do this"}
	ErrNotAuthor       = &Error{Kind: Forbidden, Message: "only its author may do this"}
	ErrNotYours        = &Error{Kind: Forbidden, Message: "this friendship is not yours to answer"}
	ErrCrossOrigin     = &Error{Kind: Forbidden, Message: "the browser sent this request from another site"}
	ErrRegistrationOff = &Error{Kind: Forbidden, Message: "registration is closed here"}
	ErrInviteNeeded    = &Error{Kind: Forbidden, Message: "an account needs a valid invite here; ask for one"}
	ErrPasswordOff     = &Error{Kind: Forbidden, Message: "signing in with a password is switched off here"}
	ErrProviderRefused = &Error{Kind: Forbidden, Message: "the identity provider did not sign you in"}
	ErrWrongPassword   = &Error{Kind: Forbidden, Message: "the current password is missing or wrong"}
	ErrConfirmFirst    = &Error{Kind: Forbidden, Message: "confirm your password first"}
	ErrSignInAgain     = &Error{Kind: Forbidden, Message: "sign in again first: this needs a session that is less than ten minutes old"}

	ErrNotFound = &Error{Kind: NotFound, Message: "there is nothing here, or nothing that you may see"}

	ErrOtherUser         = &Error{Kind: Conflict, Message: "somebody else is signed in in this browser; nothing was sent"}
	ErrUsernameTaken     = &Error{Kind: Conflict, Message: "this username is taken"}
	ErrAlreadyFriends    = &Error{Kind: Conflict, Message: "you are friends already"}
	ErrAlreadyAsked      = &Error{Kind: Conflict, Message: "a friend request is pending already"}
	ErrTooManyAsked      = &Error{Kind: Conflict, Message: "too many of your friend requests wait for an answer; withdraw one first"}
	ErrYouBlocked        = &Error{Kind: Conflict, Message: "you have blocked this person; unblock them first"}
	ErrFriendshipState   = &Error{Kind: Conflict, Message: "the friendship is not in a state that allows this"}
	ErrLastWayIn         = &Error{Kind: Conflict, Message: "set a password first: this is the account's last way in"}
	ErrSubscriptionTaken = &Error{Kind: Conflict, Message: "this push endpoint belongs to another account"}
	ErrSubscriptionOff   = &Error{Kind: Conflict, Message: "this subscription is switched off; subscribe again"}

	ErrIdentityTaken = &Error{Kind: Conflict, Message: "this identity is linked to another account"}
	ErrIdentityThere = &Error{Kind: Conflict, Message: "the account is linked to another identity; unlink that first"}

	ErrStale = &Error{Kind: PreconditionFailed, Message: "it has changed since you read it; read it again and repeat the change"}

	ErrNotJSON      = &Error{Kind: UnsupportedMedia, Message: "the body must be application/json"}
	ErrNotMultipart = &Error{Kind: UnsupportedMedia, Message: "the body must be multipart/form-data"}
	ErrNotMedia     = &Error{Kind: UnsupportedMedia, Message: "this file is not of a format that is accepted here: JPEG, PNG, WebP, GIF, HEIC, AVIF and, in finds, MP4, MOV, WebM"}

	ErrTooManyRequests = &Error{Kind: RateLimited, Message: "too many requests; wait a little"}
	ErrTooManyAtOnce   = &Error{Kind: RateLimited, Message: "too many requests are under way; wait for one of them"}
	ErrTooManyReads    = &Error{Kind: RateLimited, Message: "too many of your searches and maps are waiting; wait for one of them"}
	ErrTooManyUploads  = &Error{Kind: RateLimited, Message: "two uploads of yours are under way; wait for one of them"}
	ErrDeclined        = &Error{Kind: RateLimited, Message: "they have declined; you may ask again a day later"}
	ErrTooManyLogins   = &Error{Kind: RateLimited, Message: "too many sign-ins; wait a little"}

	ErrBusy         = &Error{Kind: Unavailable, Message: "the service is busy; try again in a moment"}
	ErrSlow         = &Error{Kind: Unavailable, Message: "this takes too long to read; ask for less"}
	ErrShuttingDown = &Error{Kind: Unavailable, Message: "the service is shutting down"}
	ErrNoPush       = &Error{Kind: Unavailable, Message: "push notifications are not configured here"}
	ErrNoProvider   = &Error{Kind: Unavailable, Message: "no identity provider is configured here"}
	ErrProviderDown = &Error{Kind: Unavailable, Message: "the identity provider does not answer; try again in a moment"}
	ErrUnpacking    = &Error{Kind: Unavailable, Message: "the places are being unpacked; try again in a moment"}
	ErrNoPlaces     = &Error{Kind: Unavailable, Message: "places cannot be searched here"}
	ErrMapChanged   = &Error{Kind: Unavailable, Message: "the map is being replaced"}
	ErrNoStorage    = &Error{Kind: Unavailable, Message: "the database or the media storage does not answer"}
	ErrDiskFull     = &Error{Kind: Unavailable, Message: "the disk of the service is full"}
)

// ErrMalformed makes the refusal of a request that cannot be read at all.
func ErrMalformed(message string) *Error { return &Error{Kind: Malformed, Message: message} }

// ErrTooLarge makes the refusal of something over a limit that the message names.
func ErrTooLarge(message string) *Error { return &Error{Kind: TooLarge, Message: message} }

// ErrInvalid makes the refusal of one or more broken fields.
func ErrInvalid(fields ...Field) *Error {
	return &Error{Kind: Invalid, Message: "one or more fields break a rule", Fields: fields}
}

// ErrField makes the refusal of a single broken field.
func ErrField(location, message string) *Error {
	return ErrInvalid(Field{Location: location, Message: message})
}
