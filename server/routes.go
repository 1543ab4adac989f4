package server

// operations is the whole API, one operation a line. The record of each, with its method,
// path, refusals, words and examples, is beside the handler of the same name.
func operations() []operation {
	return []operation{
		registerUser,
		createSession,
		endSession,
		confirmPassword,
		listSessions,
		deleteSession,

		startOAuth,
		finishOAuth,
		redeemCode,

		searchUsers,
		getMe,
		updateMe,
		deleteMe,
		setPassword,
		unlinkIdentity,
		setPicture,
		deletePicture,
		getUser,
		blockUser,
		unblockUser,

		listLocations,
		createLocation,
		listClusters,
		getLocation,

		searchPlaces,
		nearestPlace,

		listFinds,
		createFind,
		getFind,
		updateFind,
		deleteFind,
		likeFind,
		unlikeFind,
		listLikes,
		listComments,
		createComment,
		updateComment,
		deleteComment,

		createMedia,
		getMedia,
		getAvatar,

		listFriends,
		requestFriend,
		answerFriend,
		deleteFriend,

		listNotifications,
		countNotifications,
		streamNotifications,
		readAllNotifications,
		getPreferences,
		updatePreferences,
		readNotification,
		deleteNotification,

		getPushKey,
		listSubscriptions,
		createSubscription,
		deleteSubscription,
		testSubscription,

		getConfig,
		getTile,
		getOpenAPI,
		getDocs,
		getHealth,
		getReadiness,
	}
}

// register registers the operations and the pages and files of the web client.
func (s *Server) register() {
	for _, op := range operations() {
		s.classes[op.pattern] = op.rate
		op.register(s)
	}
	s.pages("/{$}", "/join", "/sign-in", "/new", "/finds/{id}", "/finds/{id}/edit", "/people", "/people/{id}", "/friends",
		"/notifications", "/profile", "/settings", "/about")
	s.assets("GET /_/{version}/{path...}")
	s.root()
}
