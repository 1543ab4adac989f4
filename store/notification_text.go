package store

import (
	"strconv"
	"strings"
	"unicode"

	"finds/schema"
)

// notificationEvent is what a notification is about.
type notificationEvent struct {
	Kind              string        // the type of the notification
	Actor             schema.Person // the user who acts
	FindID, FindTitle string        // "" where it is not about a find
	CommentID         string        // or ""
	FriendshipID      string        // of a request or an acceptance, or ""
	ListID, ListName  string        // "" where it is not about a list
	Count             int           // of finds that were added to the list; 0 stands for one
	Invited           bool          // of an acceptance: by joining with an invite of the recipient
}

// Texts returns the texts of a notification.
func (e notificationEvent) Texts() (title, message string) {
	find, actor, list := isolated(e.FindTitle), isolated(e.Actor.Shown()), isolated(e.ListName)
	switch e.Kind {
	case schema.FriendRequest:
		return "New friend request", actor + " sent you a friend request"
	case schema.FriendAccepted:
		if e.Invited {
			return "Your invite was used", actor + " joined with your invite and is now your friend"
		}
		return "Friend request accepted", actor + " accepted your friend request"
	case schema.FindLiked:
		return "Someone liked your find", actor + " liked your find: " + find
	case schema.Replied:
		return "New reply to your comment", actor + " replied to your comment on: " + find
	case schema.Mentioned:
		return "You were mentioned", actor + " mentioned you in: " + find
	case schema.ListInvited:
		return "You are invited to a list", actor + " invites you to the list: " + list
	case schema.ListJoined:
		return "Someone joined your list", actor + " joined the list: " + list
	case schema.ListAdded:
		if e.Count > 1 {
			return "New finds in a list", strconv.Itoa(e.Count) + " new finds in: " + list
		}
		return "New find in a list", actor + " added a find to: " + list
	}
	return "New comment on your find", actor + " commented on: " + find
}

// isolated returns a name for use in a sentence. One that is written from right to left is put between
// the characters that isolate it (U+2068 and U+2069), so that it does not reorder what is around it.
func isolated(name string) string {
	if !strings.ContainsFunc(name, isRightToLeft) {
		return name
	}
	return "\u2068" + name + "\u2069"
}

func isRightToLeft(r rune) bool {
	return unicode.In(r, unicode.Adlam, unicode.Arabic, unicode.Hebrew, unicode.Nko, unicode.Syriac, unicode.Thaana)
}

// Data returns the values that a client needs for a text of its own.
func (e notificationEvent) Data() map[string]string {
	d := map[string]string{"userId": e.Actor.ID, "username": e.Actor.Username}
	if e.Actor.DisplayName != "" {
		d["displayName"] = e.Actor.DisplayName
	}
	if e.FriendshipID != "" {
		d["friendshipId"] = e.FriendshipID
	}
	if e.ListID != "" {
		d["listId"], d["listName"] = e.ListID, e.ListName
	}
	if e.Kind == schema.ListAdded {
		d["count"] = strconv.Itoa(max(e.Count, 1))
	}
	if e.Invited {
		d["invited"] = "true"
	}
	if e.FindID != "" {
		d["findId"], d["findTitle"] = e.FindID, e.FindTitle
	}
	if e.CommentID != "" {
		d["commentId"] = e.CommentID
	}
	return d
}
