package server

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"strconv"

	"finds/schema"
	"finds/server/respond"
	"finds/store"
)

// FlagsInput are the parameters that select a part of the finds that the caller may
// see.
type FlagsInput struct {
	IncludePrivate schema.Flag `query:"includePrivate" doc:"Include the caller's private finds"`
	IncludeFriends schema.Flag `query:"includeFriends" doc:"Include private finds of accepted friends"`
	IncludeLists   schema.Flag `query:"includeLists" doc:"Include private finds that their authors have put into a list of which the caller is a member"`
	ExactApart     schema.Flag `query:"exactApart" doc:"Leave out the finds that GET /api/finds/exact lists, which the caller sees where they are and others as areas"`
	List           string      `query:"list" maxLength:"64" doc:"Only finds of this list, of those that the caller may see and the flags select; none of a list that the caller may not see" empty:"absent"`
}

func (f FlagsInput) flags() store.Flags {
	return store.Flags{Private: f.IncludePrivate.On, Friends: f.IncludeFriends.On, Lists: f.IncludeLists.On, Apart: f.ExactApart.On, List: f.List}
}

// CategoryInput is the parameter that filters finds by their category.
type CategoryInput struct {
	Category string `query:"category" maxLength:"1019" pattern:"^[^,]{1,50}(,[^,]{1,50}){0,19}$" patternDescription:"1 to 20 categories of at most 50 characters, separated by commas" doc:"Only finds of these categories; other selects those with a category that the configuration does not list" example:"nature,water" empty:"absent"`
}

// FilterInput are the parameters that filter finds by their content.
type FilterInput struct {
	CategoryInput
	Q string `query:"q" maxLength:"200" doc:"Only finds with all these words in title, description, category or location name; the last one may be the beginning of a word" example:"fossil" empty:"absent"`
}

// categories returns the categories that the parameter filters by.
func (s *Server) categories(ctx context.Context, in CategoryInput) (schema.CategoryFilter, error) {
	v, err := s.Store.Settings(ctx)
	return schema.ParseCategories(in.Category, v.CategoryCodes()), err
}

// PageInput are the parameters of a list, newest first.
type PageInput struct {
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"Order by creation: newest or oldest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Items per page"`
	Cursor schema.Cursor `query:"cursor"`
}

func (p PageInput) page() store.Page {
	return store.Page{Asc: p.Order == "asc", Limit: p.Limit, After: p.Cursor}
}

var listCategories = forUsers(operation{
	id:      "listCategories",
	pattern: "GET /api/finds/categories",
	tag:     "Finds",
	summary: "List the categories in use",
	description: "Lists at most 100 categories of the caller's 2,000 newest finds and of the 2,000 newest finds that the caller may see: " +
		"first the caller's own, then the others, the most used first. Clients propose them where a category is typed.",
	costly: true,
}, (*Server).listCategories)

func (s *Server) listCategories(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.UsedCategory], error) {
	list, err := s.Store.UsedCategories(ctx, me(ctx))
	return &bodyOf[[]schema.UsedCategory]{list}, err
}

type listFindsInput struct {
	FlagsInput
	FilterInput
	Order      string           `query:"order" enum:"desc,asc,best" default:"desc" doc:"By creation, newest (desc) or oldest (asc) first, or by relevance (best), which needs q: matches in the title come before those in category, location name and description, whole words before beginnings of words, and with lat and lng, nearby finds before distant ones. If more than 100 finds match, only the newest and those at the nearest locations are compared. The order best has one page of at most limit finds, without a Link header, and refuses a cursor"`
	Limit      int              `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page that would read too much ends early and may be empty; follow Link until there is none"`
	Cursor     schema.Cursor    `query:"cursor"`
	LocationID string           `query:"locationId" doc:"Only finds at this location" empty:"absent"`
	UserID     string           `query:"userId" doc:"Only finds of this user" empty:"absent"`
	Lat        schema.Latitude  `query:"lat" doc:"Latitude to rank nearby finds first, together with lng and the order best" example:"48.857"`
	Lng        schema.Longitude `query:"lng" doc:"Longitude to rank nearby finds first, together with lat and the order best" example:"2.3413"`
}

// filter checks conditions on several parameters.
func (in *listFindsInput) filter() (f store.FindFilter, near *store.Circle, err error) {
	var broken []schema.Field
	add := func(wrong bool, location, message string) {
		if wrong {
			broken = append(broken, schema.Field{Location: location, Rule: schema.RuleTogether, Message: message})
		}
	}
	best := in.Order == "best"
	add(best && in.Q == "", "query.order", "expected q with the order best")
	add(best && in.Cursor.Set(), "query.cursor", "expected no cursor with the order best, which has one page")
	add(in.Lat.Set && !in.Lng.Set, "query.lng", "expected together with lat")
	add(in.Lng.Set && !in.Lat.Set, "query.lat", "expected together with lng")
	add((in.Lat.Set || in.Lng.Set) && !best, "query.lat", "expected with the order best")
	if broken != nil {
		return f, nil, schema.ErrInvalid(broken...)
	}
	if in.Lat.Set {
		near = &store.Circle{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees, Km: schema.RadiusMax}
	}
	return store.FindFilter{Flags: in.flags(), Page: store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor},
		LocationID: in.LocationID, UserID: in.UserID, Query: in.Q}, near, nil
}

var listFinds = forUsers(operation{
	id:      "listFinds",
	pattern: "GET /api/finds",
	tag:     "Finds",
	summary: "List finds",
	description: "Newest first, unless `order` says otherwise. Lists public finds, with `includePrivate` also the caller's " +
		"private finds, and with `includeFriends` also those of accepted friends.",
}, (*Server).listFinds)

func (s *Server) listFinds(ctx context.Context, in *listFindsInput) (*listOf[schema.Find], error) {
	f, near, err := in.filter()
	if err != nil {
		return nil, err
	}
	if f.Category, err = s.categories(ctx, in.CategoryInput); err != nil {
		return nil, err
	}
	if in.Q != "" || in.List != "" {
		end, err := s.limits.costly.Begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
	}
	var finds []schema.Find
	next := ""
	if in.Order == "best" {
		finds, err = s.Store.BestFinds(ctx, me(ctx), f, near)
	} else {
		finds, next, err = s.Store.Finds(ctx, me(ctx), f)
	}
	return &listOf[schema.Find]{link(ctx, next), finds}, cmp.Or(err, s.listFor(ctx, me(ctx), finds))
}

// findOutput is a find with its version.
type findOutput struct {
	ETag string `header:"ETag" doc:"Version and state of the find. If-Match of an update compares only the version, which likes and comments do not change"`
	Body schema.Find
}

func (findOutput) success() int { return http.StatusOK }

// find makes the answer of a find, its media signed.
func (s *Server) find(ctx context.Context, f schema.Find) *findOutput {
	s.signFind(me(ctx), &f)
	return &findOutput{strconv.FormatInt(store.Version(f.UpdatedAt), 36), f}
}

// FindPath names a find. Huma reads embedded types only when exported.
type FindPath struct {
	FindID string `path:"findId" doc:"Identifier of the find" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
}

var getFind = forUsers(operation{
	id:          "getFind",
	pattern:     "GET /api/finds/{findId}",
	tag:         "Finds",
	summary:     "Get a find",
	description: "The owner of a find that an administrator has hidden gets it, with the reason in `hidden`.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).getFind)

func (s *Server) getFind(ctx context.Context, in *FindPath) (*findOutput, error) {
	f, err := s.Store.Find(ctx, me(ctx), in.FindID)
	return s.find(ctx, f), err
}

type createFindInput struct {
	Body struct {
		LocationID      string          `json:"locationId" minLength:"1" maxLength:"64" doc:"Id of the location" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
		Title           string          `json:"title" minLength:"1" maxLength:"100" pattern:"visible line" example:"Fossil in the quay wall"`
		Description     *string         `json:"description,omitempty" nullable:"true" maxLength:"500" pattern:"text" example:"Third stone from the stairs."`
		Category        *string         `json:"category,omitempty" nullable:"true" minLength:"1" maxLength:"50" pattern:"visible line" doc:"A code of the categories in the configuration; other texts are accepted and count as other" example:"history"`
		Audience        schema.Audience `json:"audience,omitempty" enum:"everyone,friends,me" doc:"Who may see it; if absent, as isPublic says, or else everyone" example:"everyone"`
		IsPublic        *bool           `json:"isPublic,omitempty" doc:"true for the audience everyone, and false for friends" example:"true"`
		Media           []newMedia      `json:"media,omitempty" maxItems:"10" doc:"In display order, as returned by POST /api/media"`
		Area            *int            `json:"area,omitempty" enum:"0,1,5,20" doc:"Side in kilometres of the area that others see in place of the location; 0 shows the location; as the place settings of the caller say if absent" sample:"-"`
		ExactForFriends *bool           `json:"exactForFriends,omitempty" doc:"Whether friends see the exact place of a find that is shown as an area; as the place settings say if absent" sample:"-"`
		Lists           []string        `json:"lists,omitempty" maxItems:"20" doc:"Ids of lists into which the caller puts the find, as by PUT /api/lists/{listId}/finds/{findId}" sample:"-"`
		HomeZone        *bool           `json:"homeZone,omitempty" doc:"false lifts the home zone of the caller for this find; otherwise a find in it is an area at least as large as the zone says, whatever area is" sample:"-"`
	}
}

var createFind = forUsers(operation{
	id:      "createFind",
	pattern: "POST /api/finds",
	tag:     "Finds",
	summary: "Publish a find",
	description: "`media` takes objects that POST /api/media returned, with a `caption` if there is one. Each must be an upload of the caller that no find uses. " +
		"If the request fails, nothing is stored. A user who has as many finds as the instance allows gets 413 with " +
		"the reason `too_many_finds` and that number as `limit`. Users who are mentioned in the description, as `@ben`, are notified if they may see the find.",
}, (*Server).createFind)

func (s *Server) createFind(ctx context.Context, in *createFindInput) (*createdFind, error) {
	b := in.Body
	a, err := audience(b.Audience, b.IsPublic, schema.AudienceEveryone)
	if err != nil {
		return nil, err
	}
	n := store.NewFind{LocationID: b.LocationID, Title: b.Title, Description: b.Description, Category: b.Category, Public: a == schema.AudienceEveryone, OnlyMe: a == schema.AudienceMe, Admit: s.admitNotices(me(ctx)), Lists: b.Lists,
		Area: b.Area, ExactForFriends: b.ExactForFriends, LiftHome: isFalse(b.HomeZone), AreaName: s.areaName}
	for _, m := range b.Media {
		n.Media = append(n.Media, storagePath(m.URL))
		if m.Caption != nil {
			n.Captions = captionAt(n.Captions, len(n.Media), *m.Caption)
		}
	}
	f, err := s.Store.CreateFind(ctx, me(ctx), n)
	if err != nil {
		return nil, err
	}
	out := s.find(ctx, f)
	return &createdFind{"/api/finds/" + f.ID, out.ETag, out.Body}, nil
}

// audience returns who may see a find by two members of a body, of which isPublic is that of older clients, or absent if
// there are neither.
func audience(asked schema.Audience, isPublic *bool, absent schema.Audience) (schema.Audience, error) {
	switch {
	case asked != "" && isPublic != nil && *isPublic != (asked == schema.AudienceEveryone):
		return "", schema.ErrField("body.audience", schema.RuleTogether, "expected isPublic to be true for everyone, and false for friends and me")
	case asked != "":
		return asked, nil
	case isPublic != nil:
		return schema.AudienceOf(*isPublic, false), nil
	}
	return absent, nil
}

// isFalse reports whether an optional member is false.
func isFalse(b *bool) bool { return b != nil && !*b }

// captionAt adds the caption of the n-th media to those of the media before it. Without a
// caption it adds nothing, so that there are none if no media have one.
func captionAt(captions []string, n int, caption string) []string {
	if caption == "" {
		return captions
	}
	captions = append(captions, make([]string, n-1-len(captions))...)
	return append(captions, caption)
}

type createdFind struct {
	Location string `header:"Location" doc:"URL of the find"`
	ETag     string `header:"ETag" doc:"Version and state of the find"`
	Body     schema.Find
}

func (createdFind) success() int { return 201 }

type updateFindInput struct {
	FindPath
	CreationInput
	IfMatch string `header:"If-Match" doc:"ETag of the find as it was read. The update is refused with 412 if the find has been edited since" sample:"\"mh3w9k2s.x8Zk2QvT0aLc91Rd\""`
	Body    struct {
		LocationID      *string                 `json:"locationId,omitempty" minLength:"1" maxLength:"64" doc:"Id of the location to move the find to" sample:"-"`
		Title           *string                 `json:"title,omitempty" minLength:"1" maxLength:"100" pattern:"visible line" example:"Fossil in the quay wall"`
		Description     schema.Optional[string] `json:"description,omitempty" maxLength:"500" pattern:"text" doc:"null removes it"`
		Category        schema.Optional[string] `json:"category,omitempty" minLength:"1" maxLength:"50" pattern:"visible line" doc:"As in POST /api/finds; null removes it" sample:"null"`
		Audience        schema.Audience         `json:"audience,omitempty" enum:"everyone,friends,me" doc:"Who may see it" example:"everyone"`
		IsPublic        *bool                   `json:"isPublic,omitempty" doc:"Without audience, true makes the audience everyone, and false makes it friends unless it is me" example:"true"`
		Media           []editedMedia           `json:"media,omitempty" maxItems:"20" doc:"Adds media without an id and sets the order; media that are not listed come last"`
		MediaToDelete   []string                `json:"mediaToDelete,omitempty" maxItems:"20" doc:"Ids of media to remove from the find" sample:"-"`
		Area            *int                    `json:"area,omitempty" enum:"0,1,5,20" doc:"Side in kilometres of the area that others see in place of the location; 0 shows the location. In the home zone of the caller, a find for which this is set, that moves there, or that becomes public there is an area at least as large as the zone says" sample:"-"`
		ExactForFriends *bool                   `json:"exactForFriends,omitempty" doc:"Whether friends see the exact place of a find that is shown as an area; unchanged if absent" sample:"-"`
		Lists           []string                `json:"lists,omitempty" maxItems:"20" doc:"Only for a new find: ids of lists into which the caller puts it" sample:"-"`
		HomeZone        *bool                   `json:"homeZone,omitempty" doc:"false lifts the home zone of the caller for the place that this request gives the find" sample:"-"`
	}
}

var updateFind = forUsers(operation{
	id:      "updateFind",
	pattern: "PUT /api/finds/{findId}",
	tag:     "Finds",
	summary: "Update a find, or publish it under an id of the client's",
	description: "For the owner, and for editors of a list whose author lets them edit it there: these change title, description, category and place, and order and captions of media. A find that they move is shown as exactly as before, also in the home zone of its owner. Members that are left out do not change; `null` clears the description or the category. " +
		"`media` adds the objects without an id and sets the order of those with an id, with their captions; media that are not listed come " +
		"last. `mediaToDelete` removes media. `locationId` moves the find to another location that the caller knows. With `If-Match`, the update is refused if the find has changed since. " +
		aboutCreations + " The body is that of POST /api/finds.",
	kinds:   []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict, schema.PreconditionFailed},
	creates: "The find is published, with `If-None-Match: *`",
	examples: examples{
		"body": {"media": []any{map[string]any{"id": "0198c5c1-8e38-70d6-9e14-b38a5c02f76d"}, map[string]any{"url": schema.MediaPrefix + sampleFile}}},
		"200":  {"category": nil},
	},
}, (*Server).updateFind)

func (s *Server) updateFind(ctx context.Context, in *updateFindInput) (*putFindOutput, error) {
	if in.creates() {
		return s.putFind(ctx, in)
	}
	b := in.Body
	if len(b.Lists) > 0 {
		return nil, schema.ErrField("body.lists", schema.RuleUnknown, "expected no lists for a find that is there; PUT /api/lists/{listId}/finds/{findId} adds it to one")
	}
	a, err := audience(b.Audience, b.IsPublic, "")
	if err != nil {
		return nil, err
	}
	e := store.FindEdit{LocationID: b.LocationID, Title: b.Title, Description: b.Description, Category: b.Category, Public: b.IsPublic, Remove: b.MediaToDelete, Versions: respond.IfMatchVersions(in.IfMatch),
		Area: b.Area, ExactForFriends: b.ExactForFriends, LiftHome: isFalse(b.HomeZone), AreaName: s.areaName}
	if b.Audience != "" {
		public, onlyMe := a == schema.AudienceEveryone, a == schema.AudienceMe
		e.Public, e.OnlyMe = &public, &onlyMe
	}
	for _, m := range b.Media {
		e.Media = append(e.Media, store.MediaEdit{ID: m.ID, URL: storagePath(m.URL), Caption: m.Caption})
	}
	f, files, err := s.Store.UpdateFind(ctx, me(ctx), in.FindID, e)
	if err != nil {
		return nil, err
	}
	s.Media.Library.Discard(ctx, s.Log, files)
	return s.put(ctx, f, 200), nil
}

// putFindOutput is a find that was there, or a new one.
type putFindOutput struct {
	Status   int
	Location string `header:"Location" doc:"URL of the find; only with 201"`
	ETag     string `header:"ETag" doc:"Version and state of the find. If-Match of an update compares only the version, which likes and comments do not change"`
	Body     schema.Find
}

func (putFindOutput) success() int { return http.StatusOK }

func (s *Server) put(ctx context.Context, f schema.Find, status int) *putFindOutput {
	out := s.find(ctx, f)
	put := &putFindOutput{Status: status, ETag: out.ETag, Body: out.Body}
	if status == 201 {
		put.Location = "/api/finds/" + f.ID
	}
	return put
}

// putFind publishes a find under an id of the client's.
func (s *Server) putFind(ctx context.Context, in *updateFindInput) (*putFindOutput, error) {
	b := in.Body
	var broken []schema.Field
	add := func(wrong bool, location string, rule schema.Rule, message string) {
		if wrong {
			broken = append(broken, schema.Field{Location: location, Rule: rule, Message: message})
		}
	}
	add(in.IfMatch != "", "header.If-Match", schema.RuleTogether, "expected no If-Match with If-None-Match")
	add(b.LocationID == nil, "body.locationId", schema.RuleRequired, "expected the id of a location")
	add(b.Title == nil, "body.title", schema.RuleRequired, "expected a title")
	add(len(b.MediaToDelete) > 0, "body.mediaToDelete", schema.RuleUnknown, "expected no media to delete from a new find")
	a, err := audience(b.Audience, b.IsPublic, schema.AudienceEveryone)
	add(err != nil, "body.audience", schema.RuleTogether, "expected isPublic to be true for everyone, and false for friends and me")
	n := store.NewFind{ID: in.FindID, Public: a == schema.AudienceEveryone, OnlyMe: a == schema.AudienceMe, Admit: s.admitNotices(me(ctx)), Lists: b.Lists,
		Area: b.Area, ExactForFriends: b.ExactForFriends, LiftHome: isFalse(b.HomeZone), AreaName: s.areaName}
	for i, m := range b.Media {
		add(m.ID != "", fmt.Sprintf("body.media[%d].id", i), schema.RuleUnknown, "expected no id in a new find")
		n.Media = append(n.Media, storagePath(m.URL))
		n.Captions = captionAt(n.Captions, len(n.Media), m.Caption.Value)
	}
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	n.LocationID, n.Title = *b.LocationID, *b.Title
	if d := b.Description; d.Set && !d.Null {
		n.Description = &d.Value
	}
	if c := b.Category; c.Set && !c.Null {
		n.Category = &c.Value
	}
	f, repeated, err := s.Store.PutFind(ctx, me(ctx), n)
	if err != nil {
		return nil, err
	}
	if repeated {
		return s.put(ctx, f, 200), nil
	}
	return s.put(ctx, f, 201), nil
}

type deleteFindInput struct {
	FindPath
	Forever schema.Flag `query:"forever" doc:"Delete the find at once, without the bin; also a find that is in the bin"`
}

var deleteFind = forUsers(operation{
	id:      "deleteFind",
	pattern: "DELETE /api/finds/{findId}",
	tag:     "Finds",
	summary: "Delete a find",
	description: "Only for the owner. Moves the find to the owner's bin, with its media, likes and comments. It is in no other list, " +
		"and only the owner can read its media. POST /api/finds/{findId}/restore restores it; after 30 days it is deleted for good. Notifications about it are " +
		"deleted at once. Finds in the bin count for the limits of finds and media. With `forever`, the find is deleted " +
		"with its media, likes and comments.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteFind)

func (s *Server) deleteFind(ctx context.Context, in *deleteFindInput) (*empty, error) {
	if !in.Forever.On {
		return nil, s.Store.BinFind(ctx, me(ctx), in.FindID)
	}
	files, err := s.Store.DeleteFind(ctx, me(ctx), in.FindID)
	if err != nil {
		return nil, err // its rows are still there, and so must be its files
	}
	s.Media.Library.Discard(ctx, s.Log, files)
	return nil, nil
}

type listBinInput struct {
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"Order by deletion: last or first deleted first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listBin = forUsers(operation{
	id:      "listBin",
	pattern: "GET /api/finds/bin",
	tag:     "Finds",
	summary: "List the finds in the bin",
	description: "Lists the finds that the caller has deleted within the last 30 days and those that an administrator has hidden, with " +
		"the reason. The last deleted or hidden is first, unless `order` says otherwise.",
}, (*Server).listBin)

func (s *Server) listBin(ctx context.Context, in *listBinInput) (*listOf[schema.BinnedFind], error) {
	finds, next, err := s.Store.Bin(ctx, me(ctx), store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	s.signBinned(me(ctx), finds)
	return &listOf[schema.BinnedFind]{link(ctx, next), finds}, err
}

// signBinned signs the media of finds in a bin, also of those that were public, since their
// media are not any more.
func (s *Server) signBinned(viewer string, finds []schema.BinnedFind) {
	for i := range finds {
		s.signHidden(viewer, &finds[i].Find)
	}
}

var restoreFind = forUsers(operation{
	id:      "restoreFind",
	pattern: "POST /api/finds/{findId}/restore",
	tag:     "Finds",
	summary: "Restore a find from the bin",
	description: "Only for the owner. The find is as it was, with its likes and comments, but a public one in the home zone is shown as an area. A find " +
		"that an administrator has hidden cannot be restored.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).restoreFind)

func (s *Server) restoreFind(ctx context.Context, in *FindPath) (*findOutput, error) {
	f, err := s.Store.RestoreFind(ctx, me(ctx), in.FindID, s.areaName)
	return s.find(ctx, f), err
}
