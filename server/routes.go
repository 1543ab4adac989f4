package server

import (
	"finds/schema"
)

// register is the whole API on one screen: each line has a method, a path, the
// handler, whose name is the operation's id, and which refusals it can answer
// beyond those that every operation of its kind can. What each does is told in
// document.go, how it is registered in register.go.
func (s *Server) register() {
	const (
		conflict, forbidden, missing, stale = schema.Conflict, schema.Forbidden, schema.NotFound, schema.PreconditionFailed
	)
	public(s, "POST /api/auth/register", s.registerUser, forbidden, conflict)
	public(s, "POST /api/auth/login", s.createSession, schema.Unauthenticated, forbidden)
	private(s, "POST /api/auth/logout", s.endSession)
	private(s, "POST /api/auth/confirm", s.confirmPassword, forbidden)
	private(s, "GET /api/auth/sessions", s.listSessions)
	private(s, "DELETE /api/auth/sessions/{sessionId}", s.deleteSession, missing)

	redirect(s, "GET /api/auth/oauth/start", s.startOAuth, flowParams(), schema.Unauthenticated, forbidden)
	redirect(s, "GET /api/auth/oauth/callback", s.finishOAuth, callbackParams(), schema.Malformed, forbidden, conflict)
	public(s, "POST /api/auth/oauth/token", s.redeemCode)

	private(s, "GET /api/users", s.searchUsers)
	private(s, "GET /api/users/me", s.getMe)
	private(s, "PATCH /api/users/me", s.updateMe, conflict)
	private(s, "DELETE /api/users/me", s.deleteMe, forbidden)
	private(s, "PUT /api/users/me/password", s.setPassword, forbidden)
	private(s, "DELETE /api/users/me/identity", s.unlinkIdentity, conflict)
	upload[schema.User](s, "PUT /api/users/me/picture", s.setPicture)
	private(s, "DELETE /api/users/me/picture", s.deletePicture)
	private(s, "GET /api/users/{userId}", s.getUser, missing)
	private(s, "PUT /api/users/{userId}/block", s.blockUser, missing)
	private(s, "DELETE /api/users/{userId}/block", s.unblockUser, missing)

	private(s, "GET /api/locations", s.listLocations)
	private(s, "POST /api/locations", s.createLocation)
	private(s, "GET /api/locations/clusters", s.listClusters)
	private(s, "GET /api/locations/{locationId}", s.getLocation, missing)

	private(s, "GET /api/places", s.searchPlaces)
	private(s, "GET /api/places/reverse", s.nearestPlace)

	private(s, "GET /api/finds", s.listFinds)
	private(s, "POST /api/finds", s.createFind)
	private(s, "GET /api/finds/{findId}", s.getFind, missing)
	private(s, "PUT /api/finds/{findId}", s.updateFind, forbidden, missing, stale)
	private(s, "DELETE /api/finds/{findId}", s.deleteFind, forbidden, missing)
	private(s, "PUT /api/finds/{findId}/like", s.likeFind, missing)
	private(s, "DELETE /api/finds/{findId}/like", s.unlikeFind, missing)
	private(s, "GET /api/finds/{findId}/likes", s.listLikes, missing)
	private(s, "GET /api/finds/{findId}/comments", s.listComments, missing)
	private(s, "POST /api/finds/{findId}/comments", s.createComment, missing)
	private(s, "PUT /api/finds/{findId}/comments/{commentId}", s.updateComment, forbidden, missing)
	private(s, "DELETE /api/finds/{findId}/comments/{commentId}", s.deleteComment, forbidden, missing)

	upload[[]schema.Media](s, "POST /api/media", s.createMedia)
	file(s, "GET /api/media/{path...}", s.getMedia, "image/webp", "image/jpeg", schema.PreconditionFailed, schema.NoSuchRange)
	file(s, "GET /api/avatars/{userId}", s.getAvatar, "image/png", schema.PreconditionFailed, schema.NoSuchRange)

	private(s, "GET /api/friends", s.listFriends)
	private(s, "POST /api/friends", s.requestFriend, missing, conflict)
	private(s, "PUT /api/friends/{friendshipId}", s.answerFriend, forbidden, missing, conflict)
	private(s, "DELETE /api/friends/{friendshipId}", s.deleteFriend, forbidden, missing)

	private(s, "GET /api/notifications", s.listNotifications)
	private(s, "GET /api/notifications/count", s.countNotifications)
	stream(s, "GET /api/notifications/stream", s.streamNotifications)
	private(s, "POST /api/notifications/read-all", s.readAllNotifications)
	private(s, "GET /api/notifications/preferences", s.getPreferences)
	private(s, "PUT /api/notifications/preferences", s.updatePreferences)
	private(s, "PATCH /api/notifications/{notificationId}", s.readNotification, missing)
	private(s, "DELETE /api/notifications/{notificationId}", s.deleteNotification, missing)

	private(s, "GET /api/push/key", s.getPushKey)
	private(s, "GET /api/push/subscriptions", s.listSubscriptions)
	private(s, "POST /api/push/subscriptions", s.createSubscription, conflict)
	private(s, "DELETE /api/push/subscriptions/{subscriptionId}", s.deleteSubscription, missing)
	private(s, "POST /api/push/subscriptions/{subscriptionId}/test", s.testSubscription, missing, conflict)

	s.pages("/{$}", "/join", "/sign-in", "/new", "/finds/{id}", "/finds/{id}/edit", "/people", "/people/{id}", "/friends",
		"/notifications", "/profile", "/settings", "/about")
	s.assets("GET /_/{version}/{path...}")
	s.root()

	public(s, "GET /api/config", s.getConfig)
	file(s, "GET /tiles/{z}/{x}/{y}", s.getTile, "application/vnd.mapbox-vector-tile", "image/png", "image/jpeg", "image/webp", "image/avif")
	file(s, "GET /api/openapi.json", s.getOpenAPI, "application/json")
	file(s, "GET /api/docs", s.getDocs, "text/html")
	file(s, "GET /healthz", s.getHealth, "text/plain")
	file(s, "GET /readyz", s.getReadiness, "text/plain", schema.Unavailable)
}
