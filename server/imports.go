package server

import (
	"cmp"
	"context"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"unicode"

	"finds/schema"
	"finds/server/importing"
	"finds/server/intake"
	"finds/server/respond"
	"finds/store"
)

var createImport = upload[schema.Import](operation{
	id:      "createImport",
	pattern: "POST /api/imports",
	tag:     "Imports",
	summary: "Read a file of places",
	description: "Accepts GPX, KML, KMZ, GeoJSON, CSV with a header, the saved places of Google Takeout, check-ins of Swarm, observations of " +
		"iNaturalist, up to 100 MB and 10,000 places, and an archive of an instance, up to 1000 MB. The content decides the format. Nothing is published yet: " +
		"the response counts the rows, GET /api/imports/{importId}/rows lists them, and POST /api/imports/{importId}/commit publishes those that are ready. " +
		"A row without a point gets that of the built-in place with exactly its name, if there is one, and is marked `guessed`. One without a name " +
		"is numbered, in the first language of Accept-Language that is known. What does not become a row is counted in `leftOut`. No links are followed. An " +
		"archive with photos or videos counts towards the user's storage until its rows are published or it is discarded. A user may have three unfinished " +
		"imports; each is discarded after seven days.",
	kinds:  []schema.Kind{schema.Conflict},
	single: "A file of places",
}, (*Server).createImport)

func (s *Server) createImport(w http.ResponseWriter, r *http.Request) error {
	user := me(r.Context())
	var made schema.Import
	most := func(head []byte) int64 { return s.importMax(r.Context(), user, head) }
	err := s.spool.One(w, r, schema.ImportArchiveMax, most, func(f *os.File, size int64, name string) (err error) {
		made, err = s.intake.Read(r.Context(), user, intake.File{File: f, Size: size, Name: importName(name), Unnamed: unnamed[respond.Language(r.Header.Get("Accept-Language"), unnamed)], Keep: true}, s.stillSignedIn)
		return err
	})
	if err != nil {
		return err
	}
	return reply(w, http.StatusCreated, made)
}

// unnamed is what places without a name are called, by language.
var unnamed = map[string]string{"en": "Place %d", "de": "Ort %d"}

// importMax returns the limit in bytes of a file of places that begins with head: an archive with its photos and
// videos has to fit into the storage that its user has left.
func (s *Server) importMax(ctx context.Context, user string, head []byte) int64 {
	if !importing.IsArchive(head) {
		return schema.ImportMax
	}
	left, err := s.Store.MediaQuota(ctx, user)
	if err != nil { // the user has no room, or a later step says what is wrong
		return schema.ImportMax
	}
	if left.Limit == 0 {
		return schema.ImportArchiveMax
	}
	return min(max(schema.ImportMax, left.Limit-left.Used), schema.ImportArchiveMax)
}

// importName returns the name of a file as one line.
func importName(name string) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(path.Base(strings.ReplaceAll(name, `\`, "/")), ""))
	if name == "." || name == "/" {
		name = ""
	}
	return string([]rune(name)[:min(len([]rune(name)), schema.ImportNameMax)])
}

// ImportPath names an import. Huma reads embedded types only when exported.
type ImportPath struct {
	ImportID string `path:"importId" doc:"Identifier of the import" sample:"0198c5d0-2a4e-7c1b-8f60-9b3d5e7a1c24"`
}

var listImports = forUsers(operation{
	id:          "listImports",
	pattern:     "GET /api/imports",
	tag:         "Imports",
	summary:     "List imports",
	description: "The caller's own, newest first.",
}, (*Server).listImports)

func (s *Server) listImports(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Import], error) {
	list, err := s.Store.Imports(me(ctx)).List(ctx)
	return &bodyOf[[]schema.Import]{list}, err
}

var getImport = forUsers(operation{
	id:          "getImport",
	pattern:     "GET /api/imports/{importId}",
	tag:         "Imports",
	summary:     "Get an import",
	description: "With the number of rows of each status, which shows the progress of a commit.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).getImport)

func (s *Server) getImport(ctx context.Context, in *ImportPath) (*bodyOf[schema.Import], error) {
	i, err := s.Store.Imports(me(ctx)).Get(ctx, in.ImportID)
	return &bodyOf[schema.Import]{i}, err
}

type listImportRowsInput struct {
	ImportPath
	Status string `query:"status" enum:"ready,noPlace,duplicate,bad,skipped,done" doc:"Only rows of this status"`
	After  int    `query:"after" minimum:"0" maximum:"10000" doc:"Only rows after this one"`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Maximum number of rows"`
}

var listImportRows = forUsers(operation{
	id:          "listImportRows",
	pattern:     "GET /api/imports/{importId}/rows",
	tag:         "Imports",
	summary:     "List the rows of an import",
	description: "In the order of the file. `after` takes the number of the last row of a page for the next one; a page with fewer rows than `limit` is the last.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).listImportRows)

func (s *Server) listImportRows(ctx context.Context, in *listImportRowsInput) (*bodyOf[[]schema.ImportRow], error) {
	rows, err := s.Store.Imports(me(ctx)).Rows(ctx, in.ImportID, in.Status, in.After, in.Limit)
	return &bodyOf[[]schema.ImportRow]{rows}, err
}

type listImportPointsInput struct {
	ImportPath
	Status string `query:"status" enum:"ready,duplicate,skipped,done" doc:"Only rows of this status" example:"ready"`
	After  int    `query:"after" minimum:"0" maximum:"10000" doc:"Only rows after this one"`
	Limit  int    `query:"limit" minimum:"1" maximum:"1000" default:"1000" doc:"Maximum number of points"`
}

var listImportPoints = forUsers(operation{
	id:          "listImportPoints",
	pattern:     "GET /api/imports/{importId}/points",
	tag:         "Imports",
	summary:     "List the points of an import",
	description: "Of the rows that have one, for a map, in the order of the file. `after` takes the number of the last row of a page for the next one; a page with fewer points than `limit` is the last.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).listImportPoints)

func (s *Server) listImportPoints(ctx context.Context, in *listImportPointsInput) (*bodyOf[[]schema.ImportPoint], error) {
	points, err := s.Store.Imports(me(ctx)).Points(ctx, in.ImportID, in.Status, in.After, in.Limit)
	return &bodyOf[[]schema.ImportPoint]{points}, err
}

type updateImportRowInput struct {
	ImportPath
	Row  string `path:"row" doc:"Number of the row" sample:"1"`
	Body struct {
		Title     *string  `json:"title,omitempty" minLength:"1" maxLength:"100" pattern:"visible line" example:"Fossil in the quay wall"`
		Place     *string  `json:"place,omitempty" minLength:"1" maxLength:"200" pattern:"visible line" doc:"Name of the location" example:"Pont Neuf"`
		Latitude  *float64 `json:"latitude,omitempty" minimum:"-90" maximum:"90" doc:"Together with longitude" example:"48.857"`
		Longitude *float64 `json:"longitude,omitempty" minimum:"-180" maximum:"180" example:"2.3413"`
		Guessed   bool     `json:"guessed,omitempty" doc:"Whether the point is only a guess" sample:"-"`
		Skip      *bool    `json:"skip,omitempty" doc:"Whether to leave the row out" sample:"-"`
	}
}

var updateImportRow = forUsers(operation{
	id:          "updateImportRow",
	pattern:     "PATCH /api/imports/{importId}/rows/{row}",
	tag:         "Imports",
	summary:     "Change a row of an import",
	description: "Gives it another title or a place, or leaves it out. Rows that are bad, duplicates or finds already cannot be changed.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).updateImportRow)

func (s *Server) updateImportRow(ctx context.Context, in *updateImportRowInput) (*bodyOf[schema.ImportRow], error) {
	b := in.Body
	n, err := strconv.Atoi(in.Row)
	if err != nil || n > schema.ImportRows {
		return nil, schema.ErrNotFound
	}
	if (b.Latitude == nil) != (b.Longitude == nil) {
		field := "body.latitude"
		if b.Longitude == nil {
			field = "body.longitude"
		}
		return nil, schema.ErrField(field, schema.RuleTogether, "expected latitude and longitude together")
	}
	row, err := s.Store.Imports(me(ctx)).Update(ctx, in.ImportID, n,
		store.ImportChange{Title: b.Title, Place: b.Place, Latitude: b.Latitude, Longitude: b.Longitude, Guessed: b.Guessed, Skip: b.Skip})
	return &bodyOf[schema.ImportRow]{row}, err
}

type commitImportInput struct {
	ImportPath
	Body struct {
		Audience        schema.Audience `json:"audience,omitempty" enum:"everyone,friends,me" doc:"Who may see the finds; if absent, as isPublic says, or else me" example:"me"`
		IsPublic        *bool           `json:"isPublic,omitempty" doc:"true for the audience everyone, and false for friends" sample:"-"`
		KeepVisibility  bool            `json:"keepVisibility,omitempty" doc:"Whether finds and lists of an archive keep their audience, whatever the body says; otherwise its lists are private" sample:"-"`
		Category        *string         `json:"category,omitempty" minLength:"1" maxLength:"50" pattern:"visible line" doc:"Of finds whose row has none" example:"history"`
		Area            *int            `json:"area,omitempty" enum:"0,1,5,20" doc:"As in POST /api/finds; a row with a larger area keeps it, and the home zone always holds" sample:"-"`
		ExactForFriends *bool           `json:"exactForFriends,omitempty" doc:"As in POST /api/finds" sample:"-"`
		Limit           int             `json:"limit,omitempty" minimum:"1" maximum:"1000" doc:"Rows to publish with this request, 500 if absent" sample:"-"`
	}
}

// commitDefault is how many rows a commit publishes.
const commitDefault = 500

var commitImport = forUsers(operation{
	id:      "commitImport",
	pattern: "POST /api/imports/{importId}/commit",
	tag:     "Imports",
	summary: "Publish the rows of an import",
	long:    true,
	description: "Makes finds of up to `limit` rows that are ready, for their owner alone unless the body says otherwise, and returns the import. Repeat it until no row is ready; " +
		"after an error, it continues where it was. A place that is already a find, from this import or an earlier one, does not become another find, unless " +
		"that find has been deleted. It sends no notifications. Photos and videos of an archive are checked and stored as in POST /api/media. A request " +
		"spends some seconds on them, and may publish fewer rows than `limit`, or none. A file that the archive lacks or that an upload would refuse is left out of the find, and " +
		"`lost` of its row says why. When no row is ready any more, the lists of an archive are made; if they are too many or too long, the response is 409, and the finds stay. Finds for everyone count as writes of their own: if there are too many in " +
		"a minute, the response is 429, and the finds so far stay. If the limit of finds is reached, the response is 413 with the reason " +
		"`too_many_finds`, and the finds so far stay.",
	kinds: []schema.Kind{schema.NotFound, schema.TooLarge, schema.Conflict},
}, (*Server).commitImport)

func (s *Server) commitImport(ctx context.Context, in *commitImportInput) (*bodyOf[schema.Import], error) {
	b := in.Body
	a, err := audience(b.Audience, b.IsPublic, schema.AudienceMe)
	if err != nil {
		return nil, err
	}
	n := store.NewFind{Public: a == schema.AudienceEveryone, OnlyMe: a == schema.AudienceMe, Category: b.Category, Area: b.Area, ExactForFriends: b.ExactForFriends, AreaName: s.areaName}
	patiently(ctx)
	i, err := s.intake.Commit(ctx, me(ctx), in.ImportID, intake.Choices{NewFind: n, KeepVisibility: b.KeepVisibility, Most: cmp.Or(b.Limit, commitDefault)})
	return &bodyOf[schema.Import]{i}, err
}

type undoImportInput struct {
	ImportPath
	Body struct {
		DryRun bool `json:"dryRun,omitempty" doc:"Whether to count only" sample:"-"`
	}
}

// undoMost is how many finds one request moves to the bin.
const undoMost = 500

var undoImport = forUsers(operation{
	id:      "undoImport",
	pattern: "POST /api/imports/{importId}/undo",
	tag:     "Imports",
	summary: "Undo an import",
	description: "Moves the finds that its rows have become to the bin, up to 500 with each request; repeat it until none is `left`. Finds that somebody has " +
		"changed, liked or commented on since stay. The rows of the finds in the bin are removed from the import, and the same places can be imported again.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).undoImport)

func (s *Server) undoImport(ctx context.Context, in *undoImportInput) (*bodyOf[schema.ImportUndo], error) {
	most := undoMost
	if in.Body.DryRun {
		most = 0
	}
	u, err := s.Store.Imports(me(ctx)).Undo(ctx, in.ImportID, most)
	return &bodyOf[schema.ImportUndo]{u}, err
}

var deleteImport = forUsers(operation{
	id:          "deleteImport",
	pattern:     "DELETE /api/imports/{importId}",
	tag:         "Imports",
	summary:     "Discard an import",
	description: "The finds that its rows have become stay.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).deleteImport)

func (s *Server) deleteImport(ctx context.Context, in *ImportPath) (*empty, error) {
	files, err := s.Store.Imports(me(ctx)).Delete(ctx, in.ImportID)
	s.Media.Library.Discard(ctx, s.Log, files)
	return nil, err
}
