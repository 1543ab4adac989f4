package server

import (
	"bufio"
	"cmp"
	"context"
	"net/http"
	"reflect"
	"slices"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/archive"
	"finds/server/respond"
	"finds/store"
)

// download is an operation that streams a file to save: a T, or bytes of the media types in its record.
func download[T any](op operation, h plainMethod) operation {
	op = op.rated()
	op.register = func(s *Server) {
		d := op.describe(schema.Unauthenticated, schema.Invalid)
		d.Security = apidoc.SessionSecurity()
		content := map[string]*huma.MediaType{}
		for _, t := range op.types {
			content[t] = &huma.MediaType{Schema: apidoc.FileSchema(t)}
		}
		if op.types == nil {
			content["application/json"] = &huma.MediaType{Schema: s.api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")}
		}
		d.Responses = map[string]*huma.Response{"200": {Content: content}}
		s.plain(op, d, s.needSession(inFlight(&s.limits.downloads, s.bind(op, h))))
	}
	return op
}

var exportMe = download[schema.Export](operation{
	id:      "exportMe",
	pattern: "GET /api/users/me/export",
	tag:     "Accounts",
	summary: "Download your data",
	description: "The caller's profile, preferences, watched areas, sessions, API tokens, passkeys, subscriptions, friendships, blocks, mutes, invites, shares, finds, lists, saved and " +
		"hidden finds, likes, comments, notifications and reports, without secrets, and with URLs in place of the files of photos and videos. The " +
		"response is streamed: it is complete if it is well-formed. It takes turns with the caller's searches and maps.",
}, (*Server).exportMe)

func (s *Server) exportMe(w http.ResponseWriter, r *http.Request) error {
	ctx, user := r.Context(), me(r.Context())
	x := &exporter{Server: s, ctx: ctx, out: bufio.NewWriterSize(w, 64<<10), deadline: http.NewResponseController(w)}
	first, cancel := context.WithTimeout(ctx, s.Limits.ReadTime)
	defer cancel()
	profile, err := inTurn(first, s, func() (schema.ExportedUser, error) { return s.Store.ExportedUser(first, user) })
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "private, no-store")
	h.Set("Content-Disposition", `attachment; filename="finds-`+profile.Username+`.json"`)
	if r.Method == http.MethodHead {
		return nil
	}
	x.member("{", "profile", profile)
	x.settings(user)
	x.friendships(user)
	x.finds(user)
	x.reactions(user)
	x.end()
	return nil
}

// exporter writes the members of an object until an error.
type exporter struct {
	*Server
	ctx      context.Context
	out      *bufio.Writer
	deadline *http.ResponseController
	err      error
}

// member writes a member of the object after a delimiter.
func (x *exporter) member(delimiter, name string, v any) {
	if x.err == nil {
		x.out.WriteString(delimiter + `"` + name + `":`)
		x.err = marshal(x.out, v)
	}
}

// end completes the object. After an error it ends the response early, which the client notices.
func (x *exporter) end() {
	x.out.WriteString("}\n")
	if x.err == nil {
		x.err = x.out.Flush()
	}
	x.abort()
}

// abort ends the response early after an error.
func (x *exporter) abort() {
	if x.err == nil {
		return
	}
	if x.ctx.Err() == nil {
		infoOf(x.ctx).err = x.err
	}
	panic(http.ErrAbortHandler)
}

// settings writes the preferences, of what the user wants to hear, how places are shown, sessions, passkeys and push subscriptions.
func (x *exporter) settings(user string) {
	preferences, err := x.Store.Preferences(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "preferences", preferences)
	watches, err := x.Store.Watches(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "watches", watches)
	bells, err := x.Store.ExportedBells(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "bells", bells)
	places, err := x.Store.PlaceSettings(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "placeSettings", places)
	sessions, err := x.Store.Sessions(x.ctx, infoOf(x.ctx).viewer)
	x.err = cmp.Or(x.err, err)
	x.member(",", "sessions", sessions)
	passkeys, err := x.Store.Passkeys(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "passkeys", passkeys)
	subscriptions, err := x.Store.Subscriptions(x.ctx, user)
	x.err = cmp.Or(x.err, err)
	x.member(",", "subscriptions", subscriptions)
}

// friendships writes the friendships of the user, the users they have blocked and muted, and their
// invites and shares.
func (x *exporter) friendships(user string) {
	exportList(x, "friendships", func(ctx context.Context, p store.Page) ([]schema.Friendship, string, error) {
		list, next, err := x.Store.Friends(ctx, user, "", "", p)
		for i := range list {
			list[i].Other = nil // what the other one has is not about the user
		}
		return slices.DeleteFunc(list, func(f schema.Friendship) bool { return f.Status == schema.Blocked }), next, err
	})
	exportList(x, "blocks", func(ctx context.Context, p store.Page) ([]schema.Friendship, string, error) {
		return x.Store.Friends(ctx, user, schema.Blocked, store.Sent, p)
	})
	exportList(x, "mutes", func(ctx context.Context, p store.Page) ([]schema.ExportedMute, string, error) {
		return x.Store.ExportedMutes(ctx, user, p)
	})
	exportList(x, "invites", func(ctx context.Context, p store.Page) ([]schema.Invite, string, error) {
		return x.Store.Invites(ctx, user, false, p)
	})
	exportList(x, "shares", func(ctx context.Context, _ store.Page) ([]schema.Share, string, error) {
		list, err := x.shares(ctx)
		return list, "", err
	})
}

// finds writes the finds of the user, those in the bin, and the lists of finds.
func (x *exporter) finds(user string) {
	exportList(x, "finds", func(ctx context.Context, p store.Page) ([]schema.Find, string, error) {
		list, next, err := x.Store.Finds(ctx, user, store.FindFilter{Flags: store.Flags{Private: true}, Page: p, UserID: user})
		x.signFinds(user, list)
		return list, next, cmp.Or(err, x.Store.AddExact(ctx, user, list))
	})
	exportList(x, "bin", func(ctx context.Context, p store.Page) ([]schema.BinnedFind, string, error) {
		list, next, err := x.Store.Bin(ctx, user, p)
		x.signBinned(user, list)
		return list, next, err
	})
	exportList(x, "memberships", func(ctx context.Context, p store.Page) ([]schema.Membership, string, error) {
		return x.Store.Lists(ctx, user).ExportedMemberships(ctx)
	})
	exportList(x, "lists", func(ctx context.Context, p store.Page) ([]schema.ExportedList, string, error) {
		return x.Store.Lists(ctx, user).Exported(ctx, store.ListPage{Limit: 10, After: p.After}) // each may have a thousand finds
	})
}

// reactions writes the saved and dismissed finds, likes and comments of the user, their notifications and
// the reports that they have made.
func (x *exporter) reactions(user string) {
	exportList(x, "saved", func(ctx context.Context, p store.Page) ([]schema.ExportedSaved, string, error) {
		return x.Store.ExportedSaved(ctx, user, p)
	})
	exportList(x, "dismissed", func(ctx context.Context, p store.Page) ([]schema.ExportedDismissed, string, error) {
		return x.Store.ExportedDismissed(ctx, user, p)
	})
	exportList(x, "likes", func(ctx context.Context, p store.Page) ([]schema.ExportedLike, string, error) {
		return x.Store.ExportedLikes(ctx, user, p)
	})
	exportList(x, "comments", func(ctx context.Context, p store.Page) ([]schema.ExportedComment, string, error) {
		return x.Store.ExportedComments(ctx, user, p)
	})
	exportList(x, "notifications", func(ctx context.Context, p store.Page) ([]schema.Notification, string, error) {
		list, next, err := x.Store.Notifications(ctx, user, false, p)
		x.signNotifications(user, list)
		return list, next, err
	})
	exportList(x, "reports", func(ctx context.Context, p store.Page) ([]schema.ExportedReport, string, error) {
		return x.Store.ExportedReports(ctx, user, p)
	})
}

// exportList writes a member that is a list page by page, as long as the session lasts.
func exportList[T any](x *exporter, name string, read func(context.Context, store.Page) ([]T, string, error)) {
	x.out.WriteString(`,"` + name + `":[`)
	page, delimiter := store.Page{Limit: schema.LimitMax}, ""
	for more := true; more && x.err == nil; {
		var next string
		x.page(func(ctx context.Context) error {
			list, err := inTurn(ctx, x.Server, func() (list []T, err error) {
				list, next, err = read(ctx, page)
				return list, err
			})
			for i := 0; i < len(list) && err == nil; i++ {
				x.out.WriteString(delimiter)
				delimiter = ","
				err = marshal(x.out, list[i])
			}
			return err
		})
		if more = next != ""; more && x.err == nil {
			x.err = page.After.UnmarshalText([]byte(next))
		}
	}
	x.out.WriteByte(']')
}

// inTurn waits until no search or map of the user runs, and then reads. The next one may run before
// the result is sent, so a slow client does not delay it.
func inTurn[T any](ctx context.Context, s *Server, read func() (T, error)) (v T, err error) {
	end, err := s.limits.costly.Begin(ctx, me(ctx))
	if err != nil {
		return v, err
	}
	defer end()
	return read()
}

// page writes a page, with a deadline of its own.
func (x *exporter) page(write func(context.Context) error) {
	x.err = x.step(x.ctx, func(ctx context.Context) error {
		if err := x.stillSignedIn(ctx); err != nil {
			return err
		}
		return write(ctx)
	})
}

var archiveMe = download[struct{}](operation{
	id:      "archiveMe",
	pattern: "GET /api/users/me/archive",
	tag:     "Accounts",
	summary: "Download your finds with their photos and videos",
	description: "A zip file with all finds of the caller but those in the bin, with their exact places: as `finds.json`, `finds.geojson`, " +
		"`finds.gpx` and `finds.kml`, and with their photos and videos in `media/`. The same finds give the same bytes. `missing.txt` lists photos " +
		"and videos that the instance has lost. The response is streamed: it is complete if the zip file can be opened. It takes turns with the " +
		"caller's searches and maps.",
	types: []string{"application/zip"},
}, (*Server).archiveMe)

func (s *Server) archiveMe(w http.ResponseWriter, r *http.Request) error {
	ctx, user := r.Context(), me(r.Context())
	x := &exporter{Server: s, ctx: ctx, deadline: http.NewResponseController(w)}
	a, err := archive.Open(ctx, archive.Options{Store: s.Store, Bucket: s.Media.Bucket, User: user, Log: s.Log,
		Turn: func(ctx context.Context, read func(context.Context) error) error {
			// The session is checked when the turn has come, which may have taken long.
			return x.step(ctx, func(ctx context.Context) error {
				_, err := inTurn(ctx, s, func() (none struct{}, err error) {
					if err = s.stillSignedIn(ctx); err == nil {
						err = read(ctx)
					}
					return none, err
				})
				return err
			})
		},
		Check: func(ctx context.Context) error { return x.step(ctx, s.stillSignedIn) },
	})
	if err != nil {
		return err
	}
	var profile schema.ExportedUser
	err = x.step(ctx, func(ctx context.Context) (err error) {
		profile, err = s.Store.ExportedUser(ctx, user)
		return err
	})
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Cache-Control", "private, no-store")
	h.Set("Content-Disposition", `attachment; filename="finds-`+profile.Username+`.zip"`)
	if r.Method == http.MethodHead {
		return nil
	}
	x.out = bufio.NewWriterSize(respond.Paced(w, s.Limits.Patience), 64<<10)
	if _, x.err = a.Write(ctx, x.out); x.err == nil {
		x.err = x.out.Flush()
	}
	x.abort()
	return nil
}

// step does one step of an export, with a deadline of its own.
func (x *exporter) step(ctx context.Context, do func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, x.Limits.ReadTime)
	defer cancel()
	x.deadline.SetWriteDeadline(time.Now().Add(x.Limits.ReadTime + x.Limits.Patience))
	return do(ctx)
}
