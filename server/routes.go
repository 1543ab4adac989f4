package server

// operations is the API, one operation a line. What each one is, its path, its refusals, its
// words and examples, is said in one record beside its handler, which has its name.
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

// register registers all that the server answers.
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
