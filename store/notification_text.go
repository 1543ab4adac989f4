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
	WatchID, AreaName string        // "" where it is not about a watched area
	Count             int           // of the finds of daily news
	Friends           int           // of these, by friends,
	Lists, Areas      int           // in lists and in watched areas
	Invited           bool          // of an acceptance: by joining with an invite of the recipient
}

// Texts returns the texts of a notification.
func (e notificationEvent) Texts() (title, message string) {
	find, actor, list, area := isolated(e.FindTitle), isolated(e.Actor.Shown()), isolated(e.ListName), isolated(e.AreaName)
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
		return "New find in a list", actor + " added a find to: " + list
	case schema.FindEdited:
		return "Someone edited your find", actor + " edited your find: " + find
	case schema.FriendPublished:
		return "New find of a friend", actor + " published: " + find
	case schema.AreaPublished:
		return "New find in " + area, find
	case schema.DailyNews:
		return "New today", counted(e.Count, "new find", "new finds") + e.sources("from friends", "in your lists", "in your areas")
	}
	return "New comment on your find", actor + " commented on: " + find
}

// counted returns a number with the word for one or for several.
func counted(n int, one, several string) string {
	if n == 1 {
		several = one
	}
	return strconv.Itoa(n) + " " + several
}

// sources says where finds of daily news come from, and how many if it is not all from one.
func (e notificationEvent) sources(friends, lists, areas string) string {
	var parts []string
	for _, s := range []struct {
		n    int
		text string
	}{{e.Friends, friends}, {e.Lists, lists}, {e.Areas, areas}} {
		if s.n == e.Count {
			return " " + s.text
		}
		if s.n > 0 {
			parts = append(parts, strconv.Itoa(s.n)+" "+s.text)
		}
	}
	return ": " + strings.Join(parts, ", ")
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
	if e.Kind == schema.DailyNews {
		return map[string]string{"count": strconv.Itoa(e.Count), "friends": strconv.Itoa(e.Friends), "lists": strconv.Itoa(e.Lists), "areas": strconv.Itoa(e.Areas)}
	}
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
	if e.WatchID != "" {
		d["watchId"], d["areaName"] = e.WatchID, e.AreaName
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
