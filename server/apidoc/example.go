package apidoc

import (
	"maps"
	"net/http"
	"path"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

func itoa(n int) string { return strconv.Itoa(n) }

// The examples tell one story: ann has published a find at the Pont Neuf, ben
// likes it, comments on it and asks to be her friend.
const (
	annID          = "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"
	benID          = "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"
	locationID     = "0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"
	findID         = "0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"
	mediaID        = "0198c5c1-8e38-70d6-9e14-b38a5c02f76d"
	commentID      = "0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"
	friendshipID   = "0198c5da-05b2-7c68-93fe-71a0d5e62b94"
	notificationID = "0198c5db-6a1d-7e29-8f50-c94b37d1806e"
	subscriptionID = "0198c5dc-f284-7d03-ba96-058e6f3c17d2"
	sessionID      = "0198c5a2-7d61-72ef-a0c8-94d35b7e61f0"
	mediaPath      = "m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7"
)

// omitted takes a property out of an example.
type omitted struct{}

func examplePerson(id, name string) map[string]any {
	return map[string]any{"id": id, "username": name, "profilePicture": schema.AvatarPrefix + id}
}

// told are the examples of properties for which a tag has none, or none that
// suits every object: by schema and name, or by name alone where the tag has
// none. Parameters look here, too.
var told = map[string]any{
	"userId": annID, "locationId": locationID, "findId": findID, "commentId": commentID, "friendshipId": friendshipID,
	"notificationId": notificationID, "subscriptionId": subscriptionID, "sessionId": sessionID, "friendId": annID,
	"z": "3", "x": "4", "y": "2.mvt", "path": mediaPath + ".webp", "Last-Event-ID": notificationID, "If-Match": `"mh3w9k2s.x8Zk2QvT0aLc91Rd"`,

	"User.id": annID, "Person.id": annID, "Place.id": locationID, "Location.id": locationID, "Find.id": findID,
	"Media.id": mediaID, "Comment.id": commentID, "Friendship.id": friendshipID, "Notification.id": notificationID,
	"Subscription.id": subscriptionID, "Session.id": sessionID,
	"FoundPerson.id": benID, "FoundPerson.username": "ben", "FoundPerson.profilePicture": schema.AvatarPrefix + benID,
	"Profile.id": annID,

	"User.hasPassword": true, "Session.current": true, "Subscription.isActive": true, "Find.isPublic": true, "Likes.isLiked": true,
	"Comment.userId": benID, "Comment.user": examplePerson(benID, "ben"),
	"Friendship.requesterId": benID, "Friendship.requester": examplePerson(benID, "ben"), "Friendship.addresseeId": annID,
	"Notification.type": schema.FindLiked, "Notification.data": map[string]any{"findId": findID, "userId": benID, "username": "ben"},
	"Preferences.friendRequests": true, "Preferences.friendAccepted": true, "Preferences.findCommented": true, "Preferences.pushEnabled": true,
	"ClientConfig.pushKey": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",

	"RegisterInputBody.cookie": omitted{}, "LoginInputBody.cookie": omitted{}, "CreateSubscriptionInputBody.expirationTime": nil,
}

// changed are the members in which the example of an operation differs from
// that of its schema: by operation and status or "body", or by operation.
var changed = map[string]map[string]any{
	"createMedia":        {"id": omitted{}},
	"updateFind body":    {"category": nil, "media": []any{map[string]any{"id": mediaID}, map[string]any{"url": schema.MediaPrefix + mediaPath + ".webp"}}, "mediaToDelete": omitted{}},
	"updateFind 200":     {"category": nil},
	"unlikeFind":         {"isLiked": false, "likeCount": 10},
	"listLikes":          examplePerson(benID, "ben"),
	"createLocation 201": {"finds": []any{}, "findCount": 0, "distance": omitted{}},
	"createLocation 200": {"distance": omitted{}},
	"getLocation":        {"distance": omitted{}},
	"listFriends":        {"status": schema.Accepted},
	"requestFriend 200":  {"status": schema.Accepted},
	"answerFriend 200":   {"status": schema.Accepted},
	"blockUser":          {"status": schema.Blocked},
	"readNotification":   {"isRead": true},
	"updateMe body":      {"age": nil},
}

// exampleParameter makes a value of a parameter, or nil when there is none to
// tell.
func exampleParameter(p *huma.Param) any {
	if v, ok := told[p.Name]; ok && p.In != "query" {
		return v
	}
	if p.Schema != nil && len(p.Schema.Examples) > 0 {
		return p.Schema.Examples[0]
	}
	return map[string]any{"lat": 48.857, "lng": 2.3413, "radius": 5.0}[p.Name]
}

// exampleAnswer makes the example of a body of an operation: of an answer, by
// its status, or of the request, "body".
func exampleAnswer(doc *huma.OpenAPI, op *huma.Operation, which string, s *huma.Schema) any {
	v := example(doc, s, 0)
	object, ok := v.(map[string]any)
	if list, isList := v.([]any); isList && len(list) == 1 {
		object, ok = list[0].(map[string]any)
	}
	if !ok {
		return v
	}
	for _, key := range []string{op.OperationID, op.OperationID + " " + which} {
		maps.Copy(object, changed[key])
	}
	maps.DeleteFunc(object, func(_ string, v any) bool { return v == omitted{} })
	return v
}

// example makes a value of a schema from the examples of its properties.
func example(doc *huma.OpenAPI, s *huma.Schema, depth int) any {
	if s == nil || depth > 6 {
		return nil
	}
	if s.Ref != "" {
		return exampleObject(doc, doc.Components.Schemas.SchemaFromRef(s.Ref), path.Base(s.Ref), depth)
	}
	if len(s.Examples) > 0 {
		return s.Examples[0]
	}
	if s.Default != nil {
		return s.Default
	}
	if len(s.Enum) > 0 {
		return s.Enum[0]
	}
	switch s.Type {
	case huma.TypeObject:
		return exampleObject(doc, s, "", depth)
	case huma.TypeArray:
		return []any{example(doc, s.Items, depth+1)}
	case huma.TypeString:
		return findID
	case huma.TypeInteger, huma.TypeNumber:
		return 0
	case huma.TypeBoolean:
		return false
	}
	return nil
}

func exampleObject(doc *huma.OpenAPI, s *huma.Schema, name string, depth int) any {
	out := map[string]any{}
	for member, p := range s.Properties {
		v, own := told[name+"."+member]
		if !own && len(p.Examples) == 0 {
			v, own = told[member]
		}
		switch {
		case own:
		case p.Type == huma.TypeString && len(p.Examples) == 0 && len(p.Enum) == 0 && p.MaxLength != nil && *p.MaxLength > 64:
			continue // an optional text that tells nothing
		case p.Type == huma.TypeInteger && len(p.Examples) == 0:
			continue
		default:
			v = example(doc, p, depth+1)
		}
		if v != (omitted{}) {
			out[member] = v
		}
	}
	if name == "Location" {
		for _, f := range out["finds"].([]any) {
			delete(f.(map[string]any), "location")
		}
	}
	return out
}

// exampleProblem is the body of a refusal.
func exampleProblem(r Refusal) any {
	p := map[string]any{"type": "/api/docs#" + r.Code, "title": http.StatusText(r.Status), "status": r.Status, "detail": r.When, "code": r.Code,
		"reason": r.Reasons[0].Reason}
	if r.Status == http.StatusUnprocessableEntity {
		p["detail"] = schema.ErrFields.Message
		p["errors"] = []any{map[string]any{"location": "body.title", "rule": schema.RuleMaxLength, "limit": 100, "message": "expected length <= 100"}}
	}
	return p
}
