package server

import (
	"cmp"
	"context"

	"finds/schema"
	"finds/store"
)

// lists returns the lists as the caller sees them.
func (s *Server) lists(ctx context.Context) *store.Lists {
	l := s.Store.Lists(ctx, me(ctx))
	l.Admit = s.admitNotices(me(ctx))
	return l
}

// signList signs the photos of a list that not everyone may see.
func (s *Server) signList(viewer string, l *schema.List) {
	sign := func(c *schema.ListCover) {
		if !c.IsPublic {
			media := []schema.Media{c.Media}
			s.signMedia(viewer, media)
			c.Media = media[0]
		}
	}
	if l.Cover != nil {
		sign(l.Cover)
	}
	for i := range l.Photos {
		sign(&l.Photos[i])
	}
}

// list returns the response with a list.
func (s *Server) list(ctx context.Context, l schema.List) *bodyOf[schema.List] {
	s.signList(me(ctx), &l)
	return &bodyOf[schema.List]{l}
}

type listListsInput struct {
	UserID string        `query:"userId" doc:"Lists of this user that the caller may see, in place of the caller's own" empty:"absent"`
	Member string        `query:"member" enum:"joined,invited" doc:"In place of the caller's own, lists of others that they have joined, or to which they are invited and have not answered" empty:"absent"`
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"Order by creation: newest or oldest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Lists per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listLists = forUsers(operation{
	id:      "listLists",
	pattern: "GET /api/lists",
	tag:     "Lists",
	summary: "List the lists of a user",
	description: "The caller's own, or those of `userId` that the caller may see, or with `member` those of others that they are in. Newest first, unless `order` says otherwise. Counts and photos are " +
		"of the finds that the caller may see.",
	kinds:  []schema.Kind{schema.NotFound},
	costly: true, // it counts the finds of every list
}, (*Server).listLists)

func (s *Server) listLists(ctx context.Context, in *listListsInput) (*listOf[schema.List], error) {
	user := in.UserID
	if user == "" {
		user = me(ctx)
	}
	page := store.ListPage{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor}
	var list []schema.List
	var next string
	var err error
	switch {
	case in.Member != "" && in.UserID != "":
		err = schema.ErrField("query.member", schema.RuleTogether, "expected either member or userId")
	case in.Member != "":
		list, next, err = s.lists(ctx).Shared(ctx, in.Member == "invited", page)
	default:
		list, next, err = s.lists(ctx).All(ctx, user, page)
	}
	for i := range list {
		s.signList(me(ctx), &list[i])
	}
	return &listOf[schema.List]{link(ctx, next), list}, err
}

type createListInput struct {
	Body struct {
		Name        string  `json:"name" minLength:"1" maxLength:"100" pattern:"visible line" example:"Old walls"`
		Description *string `json:"description,omitempty" nullable:"true" maxLength:"500" pattern:"text" example:"Two hours on foot."`
		Visibility  string  `json:"visibility,omitempty" enum:"private,members,friends,public" default:"private" doc:"Who may see the list; private if absent" sample:"public"`
	}
}

var createList = forUsers(operation{
	id:      "createList",
	pattern: "POST /api/lists",
	tag:     "Lists",
	summary: "Make a list of finds",
	description: "The new list is empty; PUT /api/lists/{listId}/finds/{findId} adds finds. A user may have 200 lists; more are refused with 409. The " +
		"visibility of a list does not change that of its finds: in a public list, others see only the finds that they may see without it. Members of a list also see " +
		"the finds that their own authors have put into it.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).createList)

func (s *Server) createList(ctx context.Context, in *createListInput) (*createdOf[schema.List], error) {
	n := store.NewList{Name: in.Body.Name, Description: in.Body.Description, Visibility: in.Body.Visibility}
	if n.Visibility == "" {
		n.Visibility = schema.ListPrivate
	}
	l, err := s.lists(ctx).Create(ctx, n)
	if err != nil {
		return nil, err
	}
	return created("/api/lists/"+l.ID, l), nil
}

// ListPath names a list.
type ListPath struct {
	ListID string `path:"listId" doc:"Identifier of the list" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
}

var getList = forUsers(operation{
	id:          "getList",
	pattern:     "GET /api/lists/{listId}",
	tag:         "Lists",
	summary:     "Get a list",
	description: "The count and the photos are of the finds that the caller may see.",
	kinds:       []schema.Kind{schema.NotFound},
	costly:      true, // it counts the finds of the list
}, (*Server).getList)

func (s *Server) getList(ctx context.Context, in *ListPath) (*bodyOf[schema.List], error) {
	l, err := s.lists(ctx).Get(ctx, in.ListID)
	return s.list(ctx, l), err
}

type updateListInput struct {
	ListPath
	Body struct {
		Name        *string                 `json:"name,omitempty" minLength:"1" maxLength:"100" pattern:"visible line" example:"Old walls"`
		Description schema.Optional[string] `json:"description,omitempty" maxLength:"500" pattern:"text" doc:"null removes it"`
		Visibility  *string                 `json:"visibility,omitempty" enum:"private,members,friends,public" doc:"Members see nothing of a private list, and stay its members" sample:"\"public\""`
		Audience    schema.Optional[string] `json:"audience,omitempty" enum:"everyone,friends,me" doc:"What clients propose for finds that are published into it; with null, what the settings of their user say" sample:"-"`
		CoverID     schema.Optional[string] `json:"coverId,omitempty" maxLength:"64" doc:"Find of the list whose first photo is the cover; with null, the first find with a photo" sample:"null"`
	}
}

var updateList = forUsers(operation{
	id:          "updateList",
	pattern:     "PUT /api/lists/{listId}",
	tag:         "Lists",
	summary:     "Edit a list",
	description: "For its owner and editors; only its owner changes the visibility. Members that are left out do not change.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).updateList)

func (s *Server) updateList(ctx context.Context, in *updateListInput) (*bodyOf[schema.List], error) {
	b := in.Body
	l, err := s.lists(ctx).Update(ctx, in.ListID, store.ListEdit{Name: b.Name, Visibility: b.Visibility, Description: b.Description, CoverID: b.CoverID, Audience: b.Audience})
	return s.list(ctx, l), err
}

var deleteList = forUsers(operation{
	id:          "deleteList",
	pattern:     "DELETE /api/lists/{listId}",
	tag:         "Lists",
	summary:     "Delete a list",
	description: "Only for the owner. Its finds stay.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteList)

func (s *Server) deleteList(ctx context.Context, in *ListPath) (*empty, error) {
	return nil, s.lists(ctx).Delete(ctx, in.ListID)
}

type listFindsOfListInput struct {
	ListPath
	UserID string `query:"userId" doc:"Only finds of this user" empty:"absent"`
	CategoryInput
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listFindsOfList = forUsers(operation{
	id:      "listFindsOfList",
	pattern: "GET /api/lists/{listId}/finds",
	tag:     "Lists",
	summary: "List the finds of a list",
	description: "In the order of the list. Only those that the caller may see and has not hidden from their map. Finds in the bin are left out " +
		"until they are restored.",
	kinds:  []schema.Kind{schema.NotFound},
	costly: true, // it passes the finds of the list that the caller may not see
}, (*Server).listFindsOfList)

func (s *Server) listFindsOfList(ctx context.Context, in *listFindsOfListInput) (*listOf[schema.Find], error) {
	category, err := s.categories(ctx, in.CategoryInput)
	if err != nil {
		return nil, err
	}
	finds, next, err := s.lists(ctx).FindsOf(ctx, in.ListID, store.ListFilter{UserID: in.UserID, Category: category}, store.ListPage{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Find]{link(ctx, next), finds}, cmp.Or(err, s.present(ctx, me(ctx), finds))
}

type listedFindPath struct {
	ListPath
	FindPath
}

type addToListInput struct {
	ListPath
	FindPath
	Body *struct {
		Note      *string `json:"note,omitempty" maxLength:"200" pattern:"text" example:"Bring boots."`
		Exact     *bool   `json:"exact,omitempty" doc:"Whether members of the list see where it is though others see an area; true if absent. Only for the author of the find" example:"true"`
		Shareable *bool   `json:"shareable,omitempty" doc:"Whether links to the list show it; false if absent. Links also show finds of the owner of the list that are not for the owner alone. Only for the author of the find" example:"false"`
		Editable  *bool   `json:"editable,omitempty" doc:"Whether the owner and the editors of the list may move it and edit its title, description and category, and order and captions of its media; false if absent. Only for the author of the find" example:"false"`
	}
}

var addToList = forUsers(operation{
	id:      "addToList",
	pattern: "PUT /api/lists/{listId}/finds/{findId}",
	tag:     "Lists",
	summary: "Add a find to a list",
	description: "Any find that the caller may see, for its owner, editors and contributors. The find becomes the last of the list. If its author adds it, the members of the list see it, no matter who else may; " +
		"added by others, it is shown to no one. Repeated by the user who has added it, the request changes the members of the body that are there. A list may have 5,000 finds; more are refused with 409.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
}, (*Server).addToList)

func (s *Server) addToList(ctx context.Context, in *addToListInput) (*empty, error) {
	var e store.Entry
	if b := in.Body; b != nil {
		e = store.Entry{Note: b.Note, Exact: b.Exact, Shareable: b.Shareable, Editable: b.Editable}
	}
	return nil, s.lists(ctx).Add(ctx, in.ListID, in.FindID, e)
}

var removeFromList = forUsers(operation{
	id:          "removeFromList",
	pattern:     "DELETE /api/lists/{listId}/finds/{findId}",
	tag:         "Lists",
	summary:     "Remove a find from a list",
	description: "For its owner and editors, who has added it, and the author of the find. The find itself stays. Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).removeFromList)

func (s *Server) removeFromList(ctx context.Context, in *listedFindPath) (*empty, error) {
	return nil, s.lists(ctx).Remove(ctx, in.ListID, in.FindID)
}

type moveInListInput struct {
	ListPath
	FindPath
	Body struct {
		Before string `json:"before,omitempty" minLength:"1" maxLength:"64" doc:"Id of the find of the list that comes directly after it; either this or after" sample:"-"`
		After  string `json:"after,omitempty" minLength:"1" maxLength:"64" doc:"Id of the find of the list that comes directly before it" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
	}
}

var moveInList = forUsers(operation{
	id:          "moveInList",
	pattern:     "PUT /api/lists/{listId}/finds/{findId}/place",
	tag:         "Lists",
	summary:     "Move a find within a list",
	description: "For its owner and editors. The find comes directly before or after another find of the list.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).moveInList)

func (s *Server) moveInList(ctx context.Context, in *moveInListInput) (*empty, error) {
	b := in.Body
	if (b.Before == "") == (b.After == "") {
		return nil, schema.ErrField("body.before", schema.RuleTogether, "expected either before or after")
	}
	return nil, s.lists(ctx).Move(ctx, in.ListID, in.FindID, b.Before+b.After, b.Before != "")
}

var listChoices = forUsers(operation{
	id:      "listChoices",
	pattern: "GET /api/finds/{findId}/lists",
	tag:     "Lists",
	summary: "List lists for a find",
	description: "All lists into which the caller may put the find: their own, and those of others in which they are a contributor or an editor. The last to which they have added something comes first, then the newest. " +
		"Each says whether the find is in it.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).listChoices)

func (s *Server) listChoices(ctx context.Context, in *FindPath) (*bodyOf[[]schema.ListChoice], error) {
	list, err := s.lists(ctx).Choices(ctx, in.FindID)
	return &bodyOf[[]schema.ListChoice]{list}, err
}
