package server

import (
	"net/http"
	"time"

	"finds/schema"
	"finds/server/doctor"
	"finds/server/limit"
)

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
		createToken,
		checkSignInLink,
		useSignInLink,

		listPasskeys,
		beginPasskey,
		createPasskey,
		updatePasskey,
		deletePasskey,
		beginPasskeySignIn,
		createPasskeySession,

		startOAuth,
		finishOAuth,
		redeemCode,

		searchUsers,
		getMe,
		getPlaceSettings,
		savePlaceSettings,
		hideHome,
		updateMe,
		deleteMe,
		setPassword,
		unlinkIdentity,
		exportMe,
		archiveMe,
		setPicture,
		deletePicture,
		getUser,
		blockUser,
		unblockUser,
		muteUser,
		unmuteUser,
		setFriendNews,
		createReport,

		listLocations,
		createLocation,
		listClusters,
		listExact,
		countCategories,
		getLocation,

		searchPlaces,
		nearestPlace,
		proposeName,
		resolvePlace,
		wishStreets,

		listFinds,
		createFind,
		listCategories,
		listBin,
		listSaved,
		listDismissed,
		getFeed,
		listOnThisDay,
		getFind,
		updateFind,
		deleteFind,
		restoreFind,
		listVersions,
		restoreVersion,
		saveFind,
		unsaveFind,
		dismissFind,
		recallFind,
		likeFind,
		unlikeFind,
		listLikes,
		listComments,
		createComment,
		updateComment,
		deleteComment,
		deleteOwnComment,

		createImport,
		listImports,
		getImport,
		listImportRows,
		listImportPoints,
		updateImportRow,
		commitImport,
		undoImport,
		deleteImport,

		listLists,
		createList,
		getList,
		updateList,
		deleteList,
		listFindsOfList,
		addToList,
		removeFromList,
		moveInList,
		listMembers,
		setListMember,
		removeListMember,
		joinList,
		visitList,
		setListNews,
		handOverList,
		getListLink,
		setListLink,
		revokeListLink,
		greetToList,
		listChoices,

		createMedia,
		getMedia,
		getAvatar,

		listFriends,
		requestFriend,
		answerFriend,
		deleteFriend,

		listInvites,
		createInvite,
		revokeInvite,
		greetInvited,

		listShares,
		createShare,
		getShare,
		updateShare,
		deleteShare,

		listNotifications,
		countNotifications,
		streamNotifications,
		readAllNotifications,
		getPreferences,
		updatePreferences,
		readNotification,
		deleteNotification,

		listWatches,
		createWatch,
		updateWatch,
		deleteWatch,

		getPushKey,
		listSubscriptions,
		createSubscription,
		deleteSubscription,
		testSubscription,

		listAccounts,
		updateAccount,
		deleteAccount,
		suspendUser,
		liftSuspension,
		createSignInLink,
		listActs,
		getInstance,
		updateInstance,
		setInstancePicture,
		deleteInstancePicture,
		getOverview,
		checkInstance,
		getMapAreas,
		planMapArea,
		addMapArea,
		updateMapArea,
		removeMapArea,
		listReports,
		decideReport,
		hideFind,
		showFind,
		hideComment,
		makeListPrivate,
		showComment,

		getConfig,
		getTile,
		getTownTile,
		getOpenAPI,
		getOpenAPIYAML,
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
	s.pages("/{$}", "/join", "/sign-in", "/new", "/finds/{id}", "/finds/{id}/edit", "/people", "/people/{id}", "/friends", "/invites",
		"/feed", "/saved", "/lists", "/lists/{id}", "/notifications", "/waiting", "/profile", "/settings", "/settings/{name}", "/import", "/shares", "/about",
		"/help", "/help/{name}", "/admin", "/admin/people", "/admin/log", "/admin/categories", "/admin/instance", "/admin/map", "/admin/reports", "/admin/welcome")
	s.assets("GET /_/{version}/{path...}")
	s.root()
	s.sharePages()
	s.mux.HandleFunc("POST "+doctor.ProbePath, doctor.Probe(s.keys, time.Now, func(r *http.Request) (string, bool) {
		return s.client(r).String(), s.trusted(limit.Peer(r.RemoteAddr))
	}, func(w http.ResponseWriter, r *http.Request) { fail(w, r, schema.ErrNotFound) }))
}
