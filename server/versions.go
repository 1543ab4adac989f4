package server

import (
	"context"

	"finds/schema"
	"finds/server/respond"
)

var listVersions = forUsers(operation{
	id:      "listVersions",
	pattern: "GET /api/finds/{findId}/versions",
	tag:     "Finds",
	summary: "List the versions of a find",
	description: "What a find was before each of its last 20 edits within 90 days that changed its texts, its place or its media, newest first; for those who may edit it. " +
		"Only finds whose authors let editors of a list edit them get versions. Media that only versions have count towards the storage of the owner, and are deleted with them.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).listVersions)

// versionsOutput is the history of a find, which is never more than a page.
type versionsOutput struct {
	Body []schema.FindVersion
}

func (versionsOutput) success() int { return 200 }

func (s *Server) listVersions(ctx context.Context, in *FindPath) (*versionsOutput, error) {
	list, err := s.Store.Versions(ctx, me(ctx), in.FindID)
	for _, v := range list {
		s.signMedia(me(ctx), v.Media)
	}
	return &versionsOutput{list}, err
}

type restoreVersionInput struct {
	FindPath
	VersionID string `path:"versionId" doc:"Identifier of the version" sample:"0198c5c1-8e39-7a41-8b07-1c9e52d0f6a3"`
	IfMatch   string `header:"If-Match" doc:"ETag of the find as it was read. The version is not restored, with 412, if the find has been edited since" sample:"\"mh3w9k2s.x8Zk2QvT0aLc91Rd\""`
}

var restoreVersion = forUsers(operation{
	id:      "restoreVersion",
	pattern: "POST /api/finds/{findId}/versions/{versionId}/restore",
	tag:     "Finds",
	summary: "Restore a version of a find",
	description: "An edit of the find, which makes a version of what it was. The owner restores everything, but a find is never shown more exactly than before. " +
		"Editors restore title, description and category, and order and captions of the media that the find has.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound, schema.PreconditionFailed},
}, (*Server).restoreVersion)

func (s *Server) restoreVersion(ctx context.Context, in *restoreVersionInput) (*findOutput, error) {
	f, files, err := s.Store.RestoreVersion(ctx, me(ctx), in.FindID, in.VersionID, respond.IfMatchVersions(in.IfMatch), s.areaName)
	if err != nil {
		return nil, err
	}
	s.Media.Library.Discard(ctx, s.Log, files)
	return s.find(ctx, f), nil
}
