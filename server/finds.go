package server

import (
	"context"
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
}

func (f FlagsInput) flags() store.Flags {
	return store.Flags{Private: f.IncludePrivate.On, Friends: f.IncludeFriends.On}
}

// FilterInput are the parameters that filter finds by their content.
type FilterInput struct {
	Category string `query:"category" maxLength:"50" doc:"Only finds of this category" example:"geology" empty:"absent"`
	Q        string `query:"q" maxLength:"200" doc:"Only finds with all these words in title, description, category or location name; the last one may be the beginning of a word" example:"fossil" empty:"absent"`
}

// PageInput are the parameters of a list, newest first.
type PageInput struct {
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"Order by creation: newest or oldest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Rows per page"`
	Cursor schema.Cursor `query:"cursor"`
}

func (p PageInput) page() store.Page {
	return store.Page{Asc: p.Order == "asc", Limit: p.Limit, After: p.Cursor}
}

type listFindsInput struct {
	FlagsInput
	FilterInput
	Order      string           `query:"order" enum:"desc,asc,best" default:"desc" doc:"By creation, newest (desc) or oldest (asc) first; or best, which needs q: words in the title before those in category, place and description, whole words before beginnings, and with lat and lng what is near before what is far. When more than 100 finds match, those at the nearest locations and the newest are compared. One page of at most limit finds: no Link, and a cursor is refused."`
	Limit      int              `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Rows per page. A page that would read too much ends early, possibly without rows; follow Link until there is none"`
	Cursor     schema.Cursor    `query:"cursor"`
	LocationID string           `query:"locationId" doc:"Only finds at this location" empty:"absent"`
	UserID     string           `query:"userId" doc:"Only finds of this user" empty:"absent"`
	Lat        schema.Latitude  `query:"lat" doc:"With lng and the order best: nearby finds first" example:"48.857"`
	Lng        schema.Longitude `query:"lng" doc:"With lat and the order best: nearby finds first" example:"2.3413"`
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
		LocationID: in.LocationID, UserID: in.UserID, Category: in.Category, Query: in.Q}, near, nil
}

var listFinds = forUsers(operation{
	pattern: "GET /api/finds",
	tag:     "Finds",
	summary: "List finds",
	description: "Newest first, unless `order` says otherwise. Lists public finds, with `includePrivate` also the caller's " +
		"private ones, and with `includeFriends` also those of accepted friends.",
}, (*Server).listFinds)

func (s *Server) listFinds(ctx context.Context, in *listFindsInput) (*listOf[schema.Find], error) {
	f, near, err := in.filter()
	if err != nil {
		return nil, err
	}
	if f.Query != "" {
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
	s.signFinds(me(ctx), finds)
	return &listOf[schema.Find]{link(ctx, next), finds}, err
}

// findOutput is a find with its version.
type findOutput struct {
	ETag string `header:"ETag" doc:"Version and state of the find. In If-Match of an update only the version counts, so that likes and comments do not make it stale"`
	Body schema.Find
}

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
	pattern: "GET /api/finds/{findId}",
	tag:     "Finds",
	summary: "Get a find",
	kinds:   []schema.Kind{schema.NotFound},
}, (*Server).getFind)

func (s *Server) getFind(ctx context.Context, in *FindPath) (*findOutput, error) {
	f, err := s.Store.Find(ctx, me(ctx), in.FindID)
	return s.find(ctx, f), err
}

type createFindInput struct {
	Body struct {
		LocationID  string     `json:"locationId" minLength:"1" maxLength:"64" doc:"Id of the location" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
		Title       string     `json:"title" minLength:"1" maxLength:"100" pattern:"^([^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*)?$" patternDescription:"one line with something to see, without controls of direction" example:"Fossil in the quay wall"`
		Description *string    `json:"description,omitempty" nullable:"true" maxLength:"500" pattern:"^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$" patternDescription:"text without control characters" example:"Third stone from the stairs."`
		Category    *string    `json:"category,omitempty" nullable:"true" minLength:"1" maxLength:"50" pattern:"^([^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*)?$" patternDescription:"one line with something to see, without controls of direction" example:"geology"`
		IsPublic    *bool      `json:"isPublic,omitempty" doc:"true if absent" example:"true"`
		Media       []newMedia `json:"media,omitempty" maxItems:"10" doc:"In display order, as returned by POST /api/media"`
	}
}

var createFind = forUsers(operation{
	pattern: "POST /api/finds",
	tag:     "Finds",
	summary: "Publish a find",
	description: "`media` takes objects that POST /api/media returned. Each must be an upload of the caller that no find uses. " +
		"Either everything is stored or nothing. A user who has as many finds as the instance allows gets 413 with the " +
		"reason `too_many_finds`, and that number as `limit`; deleting finds makes room.",
}, (*Server).createFind)

func (s *Server) createFind(ctx context.Context, in *createFindInput) (*createdFind, error) {
	b := in.Body
	n := store.NewFind{LocationID: b.LocationID, Title: b.Title, Description: b.Description, Category: b.Category, Public: b.IsPublic == nil || *b.IsPublic}
	for _, m := range b.Media {
		n.Media = append(n.Media, storagePath(m.URL))
	}
	f, err := s.Store.CreateFind(ctx, me(ctx), n)
	if err != nil {
		return nil, err
	}
	out := s.find(ctx, f)
	return &createdFind{"/api/finds/" + f.ID, out.ETag, out.Body}, nil
}

type createdFind struct {
	Location string `header:"Location" doc:"URL of the find"`
	ETag     string `header:"ETag" doc:"Version and state of the find"`
	Body     schema.Find
}

func (createdFind) success() int { return 201 }

type updateFindInput struct {
	FindPath
	IfMatch string `header:"If-Match" doc:"ETag of the find as it was read. The update is refused with 412 if the find has been edited since" sample:"\"mh3w9k2s.x8Zk2QvT0aLc91Rd\""`
	Body    struct {
		Title         *string                 `json:"title,omitempty" minLength:"1" maxLength:"100" pattern:"^([^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*)?$" patternDescription:"one line with something to see, without controls of direction" example:"Fossil in the quay wall"`
		Description   schema.Optional[string] `json:"description,omitempty" maxLength:"500" pattern:"^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$" patternDescription:"text without control characters" doc:"null removes it"`
		Category      schema.Optional[string] `json:"category,omitempty" minLength:"1" maxLength:"50" pattern:"^([^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*)?$" patternDescription:"one line with something to see, without controls of direction" doc:"null removes it" sample:"null"`
		IsPublic      *bool                   `json:"isPublic,omitempty" example:"true"`
		Media         []editedMedia           `json:"media,omitempty" maxItems:"20" doc:"Adds media without id and sets the order; media that are not listed follow"`
		MediaToDelete []string                `json:"mediaToDelete,omitempty" maxItems:"20" doc:"Ids of media to remove from the find" sample:"-"`
	}
}

var updateFind = forUsers(operation{
	pattern: "PUT /api/finds/{findId}",
	tag:     "Finds",
	summary: "Update a find",
	description: "Only for the owner. Members that are left out do not change; `null` clears the description or the category. " +
		"`media` adds objects without id, and puts objects with id in the order given; media that are not listed " +
		"follow. `mediaToDelete` removes media. With `If-Match`, the update is refused if the find has changed since.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound, schema.PreconditionFailed},
	examples: examples{
		"body": {"media": []any{map[string]any{"id": "0198c5c1-8e38-70d6-9e14-b38a5c02f76d"}, map[string]any{"url": schema.MediaPrefix + sampleFile}}},
		"200":  {"category": nil},
	},
}, (*Server).updateFind)

func (s *Server) updateFind(ctx context.Context, in *updateFindInput) (*findOutput, error) {
	b := in.Body
	e := store.FindEdit{Title: b.Title, Description: b.Description, Category: b.Category, Public: b.IsPublic, Remove: b.MediaToDelete, Versions: respond.IfMatchVersions(in.IfMatch)}
	for _, m := range b.Media {
		e.Media = append(e.Media, store.MediaEdit{ID: m.ID, URL: storagePath(m.URL)})
	}
	f, files, err := s.Store.UpdateFind(ctx, me(ctx), in.FindID, e)
	if err != nil {
		return nil, err
	}
	s.Library.Discard(ctx, s.Log, files)
	return s.find(ctx, f), nil
}

var deleteFind = forUsers(operation{
	pattern:     "DELETE /api/finds/{findId}",
	tag:         "Finds",
	summary:     "Delete a find",
	description: "Only for the owner. Also deletes the media, likes and comments of the find.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteFind)

func (s *Server) deleteFind(ctx context.Context, in *FindPath) (*empty, error) {
	files, err := s.Store.DeleteFind(ctx, me(ctx), in.FindID)
	if err != nil {
		return nil, err // its rows are still there, and so must be its files
	}
	s.Library.Discard(ctx, s.Log, files)
	return nil, nil
}

var likeFind = forUsers(operation{
	pattern:     "PUT /api/finds/{findId}/like",
	tag:         "Finds",
	summary:     "Like a find",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).likeFind)

func (s *Server) likeFind(ctx context.Context, in *FindPath) (*bodyOf[schema.Likes], error) {
	l, err := s.Store.SetLike(ctx, me(ctx), in.FindID, true)
	return &bodyOf[schema.Likes]{l}, err
}

var unlikeFind = forUsers(operation{
	pattern:     "DELETE /api/finds/{findId}/like",
	tag:         "Finds",
	summary:     "Remove a like",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
	examples:    examples{"200": {"isLiked": false, "likeCount": 10}},
}, (*Server).unlikeFind)

func (s *Server) unlikeFind(ctx context.Context, in *FindPath) (*bodyOf[schema.Likes], error) {
	l, err := s.Store.SetLike(ctx, me(ctx), in.FindID, false)
	return &bodyOf[schema.Likes]{l}, err
}

type listLikesInput struct {
	FindPath
	PageInput
}

var listLikes = forUsers(operation{
	pattern:     "GET /api/finds/{findId}/likes",
	tag:         "Finds",
	summary:     "List users who like a find",
	description: "Newest first. Leaves out users that a block separates from the caller.",
	kinds:       []schema.Kind{schema.NotFound},
	examples: examples{"200": {"id": "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8", "username": "ben",
		"profilePicture": schema.AvatarPrefix + "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"}},
}, (*Server).listLikes)

func (s *Server) listLikes(ctx context.Context, in *listLikesInput) (*listOf[schema.Person], error) {
	people, next, err := s.Store.LikedBy(ctx, me(ctx), in.FindID, in.page())
	return &listOf[schema.Person]{link(ctx, next), people}, err
}
