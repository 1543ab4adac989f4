package server

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"finds/media/bucket"
	"finds/schema"
	"finds/server/limit"
	"finds/server/respond"
	"finds/server/sharepage"
	"finds/store"
)

type createShareInput struct {
	Body struct {
		Title    string `json:"title,omitempty" maxLength:"100" pattern:"line" doc:"Heading of the page; if empty, the title of the find, the name of the list or the category" example:"For Grandma"`
		FindID   string `json:"findId,omitempty" minLength:"1" maxLength:"64" doc:"A find of the caller; this, listId or category is required" sample:"0198c5c1-8e37-7b92-a45f-6d21f08c9e7b"`
		ListID   string `json:"listId,omitempty" minLength:"1" maxLength:"64" doc:"A list of the caller: their finds in it that they do not see alone, those whose authors allow it (shareable), and those that it gets later" sample:"-"`
		Category string `json:"category,omitempty" minLength:"1" maxLength:"50" pattern:"visible line" patternDescription:"text without commas" doc:"All finds of the caller with this category, also private ones, and those that get it later" sample:"-"`
		Place    string `json:"place" enum:"exact,area,hidden" doc:"What the share shows of places: exact, also of finds that others see as an area, but for those of a list or a category in the home zone of the caller; area, the area of such a find, or else one of area kilometres; hidden, nothing" sample:"area"`
		Area     int    `json:"area,omitempty" enum:"1,5,20" doc:"Side of areas in kilometres, if place is area; 1 if absent" example:"1"`
		Password string `json:"password,omitempty" minLength:"8" maxLength:"255" doc:"That visitors have to enter; absent for none" example:"a long sentence is best" text:"verbatim" sample:"-"`
		Days     int    `json:"days,omitempty" minimum:"1" maximum:"3650" doc:"Days until the share expires; absent if it does not" example:"30"`
	}
}

var createShare = forUsers(operation{
	id:      "createShare",
	pattern: "POST /api/shares",
	tag:     "Shares",
	summary: "Create a share",
	description: "Creates a link that shows finds of the caller to all who have it, without an account. It shows them only as long as the caller " +
		"sees them: not while they are in the bin, or hidden by an administrator, and not while the caller is suspended. A user may have 200 shares.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).createShare)

func (s *Server) createShare(ctx context.Context, in *createShareInput) (*createdOf[schema.Share], error) {
	b := in.Body
	if n := len(b.FindID + b.ListID + b.Category); n == 0 || n != max(len(b.FindID), len(b.ListID), len(b.Category)) {
		return nil, schema.ErrField("body", schema.RuleTogether, "expected one of findId, listId and category")
	}
	if strings.Contains(b.Category, ",") {
		return nil, schema.ErrField("body.category", schema.RulePattern, "expected one category")
	}
	n := store.NewShare{UserID: me(ctx), Code: store.NewShareCode(), FindID: b.FindID, ListID: b.ListID, Category: b.Category}
	n.Title, n.Place, n.ExpiresAt = b.Title, b.Place, s.after(b.Days)
	var err error
	if n.Area, err = sharepage.Area(b.Place, b.Area); err != nil {
		return nil, err
	}
	if n.Password, err = s.sharePassword(ctx, b.Password); err != nil {
		return nil, err
	}
	share, err := s.Store.Shares().Create(ctx, n)
	return created("/api/shares/"+share.ID, share), err
}

// after returns the time after some days, or nil for 0.
func (s *Server) after(days int) *schema.Time {
	if days == 0 {
		return nil
	}
	t := schema.At(s.Now().Add(time.Duration(days) * 24 * time.Hour))
	return &t
}

// sharePassword returns the hash of a password of a share, or "" for none. It refuses those that an account cannot have.
func (s *Server) sharePassword(ctx context.Context, password string) (string, error) {
	if password == "" {
		return "", nil
	}
	name, err := s.Store.Username(ctx, me(ctx))
	if err == nil {
		err = strong("body.password", password, name, s.Network.BaseURL)
	}
	if err != nil {
		return "", err
	}
	return s.limits.hashing.Hash(ctx, password, s.asker(ctx, me(ctx), limit.KnownBrowser))
}

// SharePath names a share.
type SharePath struct {
	ShareID string `path:"shareId" doc:"Identifier of the share" sample:"0198c5e1-3c4d-7e5f-8a60-9b7c8d9e0f12"`
}

var listShares = forUsers(operation{
	id:          "listShares",
	pattern:     "GET /api/shares",
	tag:         "Shares",
	summary:     "List your shares",
	description: "All shares of the caller, newest first, also those that have expired.",
}, (*Server).listShares)

func (s *Server) listShares(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Share], error) {
	list, err := s.shares(ctx)
	return &bodyOf[[]schema.Share]{list}, err
}

// shares returns the shares of the caller, without the links for an API token that may only read: anyone who has
// a link needs no token, and the link still works after the token has been revoked.
func (s *Server) shares(ctx context.Context) ([]schema.Share, error) {
	list, err := s.Store.Shares().List(ctx, me(ctx))
	for i := range list {
		hideLink(ctx, &list[i])
	}
	return list, err
}

func hideLink(ctx context.Context, share *schema.Share) {
	if !hasScope(infoOf(ctx).viewer, schema.ScopeWrite) {
		share.Link = ""
	}
}

var getShare = forUsers(operation{
	id:          "getShare",
	pattern:     "GET /api/shares/{shareId}",
	tag:         "Shares",
	summary:     "Get a share",
	description: "One of the caller's own.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).getShare)

func (s *Server) getShare(ctx context.Context, in *SharePath) (*bodyOf[schema.Share], error) {
	share, err := s.Store.Shares().Get(ctx, me(ctx), in.ShareID)
	hideLink(ctx, &share)
	return &bodyOf[schema.Share]{share}, err
}

type updateShareInput struct {
	SharePath
	Body struct {
		Title    *string                 `json:"title,omitempty" maxLength:"100" pattern:"line" doc:"Heading of the page; empty removes it" example:"For Grandma"`
		Place    *string                 `json:"place,omitempty" enum:"exact,area,hidden" doc:"As in POST /api/shares" example:"area"`
		Area     *int                    `json:"area,omitempty" enum:"1,5,20" doc:"As in POST /api/shares" example:"5"`
		Password schema.Optional[string] `json:"password,omitempty" minLength:"8" maxLength:"255" doc:"A new password, after which visitors have to enter it; null removes it" text:"verbatim" sample:"-"`
		Days     schema.Optional[int]    `json:"days,omitempty" minimum:"1" maximum:"3650" doc:"Days from now until the share expires; null: it does not" sample:"30"`
	}
}

var updateShare = forUsers(operation{
	id:          "updateShare",
	pattern:     "PATCH /api/shares/{shareId}",
	tag:         "Shares",
	summary:     "Change a share",
	description: "Its link stays the same. What is absent does not change.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).updateShare)

func (s *Server) updateShare(ctx context.Context, in *updateShareInput) (*bodyOf[schema.Share], error) {
	b := in.Body
	hash, err := s.sharePassword(ctx, b.Password.Value)
	if err != nil {
		return nil, err
	}
	share, err := s.Store.Shares().Edit(ctx, me(ctx), in.ShareID, func(f *store.ShareFields) (err error) {
		km := 0
		if b.Title != nil {
			f.Title = *b.Title
		}
		if b.Place != nil {
			f.Place = *b.Place
		}
		if km = f.Area; b.Area != nil {
			km = *b.Area
		} else if f.Place != schema.PlaceArea {
			km = 0
		}
		if b.Password.Set {
			f.Password = hash
		}
		if b.Days.Set {
			f.ExpiresAt = s.after(b.Days.Value)
		}
		f.Area, err = sharepage.Area(f.Place, km)
		return err
	})
	return &bodyOf[schema.Share]{share}, err
}

var deleteShare = forUsers(operation{
	id:          "deleteShare",
	pattern:     "DELETE /api/shares/{shareId}",
	tag:         "Shares",
	summary:     "Revoke a share",
	description: "Its link ends at once, for good.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).deleteShare)

func (s *Server) deleteShare(ctx context.Context, in *SharePath) (*empty, error) {
	return nil, s.Store.Shares().Delete(ctx, me(ctx), in.ShareID)
}

// shareParts are what is below the path of a share, and how each is sent.
var shareParts = map[string]struct {
	rate limit.Class
	send func(*Server, http.ResponseWriter, *http.Request) error
}{
	"GET /s/{code}":                 {limit.Read, readShare((*Server).sharePage)},
	"POST /s/{code}":                {limit.SignIn, orGone((*Server).unlockShare)},
	"GET /s/{code}/share.json":      {limit.Read, sharedAs("application/json", func(p sharepage.Page, w io.Writer) error { return marshal(w, p.Shared) })},
	"GET /s/{code}/finds.geojson":   {limit.Read, sharedAs("application/geo+json", sharepage.Page.WriteGeoJSON)},
	"GET /s/{code}/finds.gpx":       {limit.Read, sharedAs("application/gpx+xml", sharepage.Page.WriteGPX)},
	"GET /s/{code}/feed.atom":       {limit.Read, sharedAs("application/atom+xml", sharepage.Page.WriteAtom)},
	"GET /s/{code}/map.svg":         {limit.Read, readShare((*Server).sharedMap)},
	"GET /s/{code}/media/{path...}": {limit.Unlimited, orGone((*Server).sharedFile)},
	"GET /s/{path...}":              {limit.Read, readShare(func(*Server, http.ResponseWriter, *http.Request) error { return schema.ErrNotFound })},
}

// readShare returns a handler that does all of its work in the turn of the visitor and of the share. Its response
// is buffered, so a client that reads slowly holds no turn.
func readShare(send plainMethod) plainMethod {
	send = orGone(send)
	return func(s *Server, w http.ResponseWriter, r *http.Request) error {
		return s.inShareTurn(r, func(r *http.Request) error { return send(s, w, r) })
	}
}

// inShareTurn reads a share in the turn of its visitor, a member or a network, and of the share: a share costs as
// much as a search, needs no account, and one that many visit must not take all slots. The request that read gets
// has as much time as a read of the API.
func (s *Server) inShareTurn(r *http.Request, read func(*http.Request) error) error {
	ctx, cancel := context.WithTimeout(r.Context(), s.Limits.ReadTime)
	defer cancel()
	visitor := cmp.Or(me(ctx), "network "+limit.Network(infoOf(ctx).client))
	end, err := s.limits.costly.Begin(ctx, visitor, "share "+r.PathValue("code"))
	if err != nil {
		return err
	}
	defer end()
	return read(r.WithContext(ctx))
}

// orGone returns a handler that sends a page for what is not found.
func orGone(send plainMethod) plainMethod {
	return func(s *Server, w http.ResponseWriter, r *http.Request) error {
		err := send(s, w, r)
		if errors.Is(err, schema.ErrNotFound) {
			err = s.sendSharePage(w, r, http.StatusNotFound, sharepage.Page.Gone)
		}
		return err
	}
}

// sharePages registers what the visitors of shares get. It is not part of the API, and is as if it were
// another site: nothing of it is found by search engines, or tells other sites about it.
func (s *Server) sharePages() {
	for pattern, part := range shareParts {
		send := func(w http.ResponseWriter, r *http.Request) {
			sharepage.SetHeaders(w.Header())
			if err := part.send(s, w, r); err != nil {
				fail(w, r, err)
			}
		}
		if part.rate != limit.Unlimited { // files are sent as they are
			send = respond.Conditional(send)
		}
		s.classes[pattern] = part.rate
		s.mux.HandleFunc(pattern, send)
	}
}

// openShare returns the share of a request, or schema.ErrNotFound. locked reports whether it needs a
// password that the request does not have.
func (s *Server) openShare(r *http.Request) (o store.OpenShare, locked bool, err error) {
	if o, err = s.Store.Shares().Open(r.Context(), r.PathValue("code"), me(r.Context())); err != nil || o.Password == "" {
		return o, false, err
	}
	c, err := r.Cookie(shareCookie)
	return o, err != nil || subtle.ConstantTimeCompare([]byte(c.Value), []byte(s.shareKey(o))) == 0, nil
}

// shareCookie is the name of the cookie of a visitor who has entered the password of a share. Its path is
// that of the share.
const shareCookie = "finds_share"

// shareKey is the value of that cookie. Another password makes another one.
func (s *Server) shareKey(o store.OpenShare) string {
	return s.keys.Text("share", []byte(o.ID+"\n"+o.Password))
}

// visitorCookie is the name of the cookie by which a share knows a browser again that has opened it before with
// the same password. It opens nothing: with it, others who guess at the password do not hold up the visitor.
const visitorCookie = "finds_visitor"

// newVisitor makes the value of that cookie: a token that begins with the time.
func (s *Server) newVisitor(o store.OpenShare) string {
	b := make([]byte, 16)
	rand.Read(b)
	binary.BigEndian.PutUint32(b, uint32(s.Now().Unix()))
	return s.token(visitorOf(o), b)
}

// visitorOf is the purpose of that token, another one after a change of the password.
func visitorOf(o store.OpenShare) string { return "visitor of " + o.ID + "\n" + o.Password }

// knownVisitor returns the value of that cookie in a request, or "" if it was made longer ago than schema.SourceLife.
func (s *Server) knownVisitor(r *http.Request, o store.OpenShare) string {
	token := s.tokenIn(r, visitorCookie, visitorOf(o))
	b, _ := base64.RawURLEncoding.DecodeString(token)
	if len(b) == 0 || s.Now().Sub(time.Unix(int64(binary.BigEndian.Uint32(b)), 0)) > schema.SourceLife {
		return ""
	}
	return token
}

// unlocked is openShare for what does not ask for the password.
func (s *Server) unlocked(r *http.Request) (store.OpenShare, error) {
	o, locked, err := s.openShare(r)
	if locked {
		err = schema.ErrNotFound
	}
	return o, err
}

// sendSharePage sends a page about no find.
func (s *Server) sendSharePage(w http.ResponseWriter, r *http.Request, status int, write func(sharepage.Page, io.Writer) error) error {
	p, err := s.newSharePage(r)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := write(p, &b); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Add("Vary", "Accept-Language")
	w.WriteHeader(status)
	_, err = w.Write(b.Bytes())
	return err
}

// newSharePage returns a page without finds.
func (s *Server) newSharePage(r *http.Request) (p sharepage.Page, err error) {
	v, err := s.Store.Settings(r.Context())
	p = sharepage.Page{Language: sharepage.Language(r.Header.Get("Accept-Language")), Path: "/s/" + r.PathValue("code")}
	look := s.look(v.InstanceText)
	p.Categories = v.Categories
	p.Instance, p.Sheet, p.Light, p.Dark = look.Name, look.Sheet, look.Light, look.Dark
	p.MayInvite = s.registration(v) == RegistrationByInvite && s.invites(v) == InvitesMembers
	if look.Icons != "" {
		p.Icon = look.Icons + smallIcon
	}
	return p, err
}

// sharedFinds returns the page of a share with its finds. Of one that is locked it reads one find at most.
func (s *Server) sharedFinds(r *http.Request, o store.OpenShare, locked bool) (p sharepage.Page, err error) {
	if p, err = s.newSharePage(r); err != nil || locked && o.FindID == "" {
		return p, err
	}
	finds, err := s.Store.SharedFinds(r.Context(), o)
	if err != nil {
		return p, err
	}
	if len(finds) == 0 && o.FindID != "" {
		return p, schema.ErrNotFound
	}
	p.Origin, p.IsPublic = s.address(r), s.Network.BaseURL != nil
	p.Show(o, finds, func(at schema.Point) string { return s.areaName(r.Context(), at) }, func(id string) string {
		return s.keys.Text("find of a share", []byte(o.ID+"\n"+id))
	})
	return p, nil
}

// sharePage sends the page of a share, or the one that asks for its password.
func (s *Server) sharePage(w http.ResponseWriter, r *http.Request) error {
	o, locked, err := s.openShare(r)
	if err != nil {
		return err
	}
	p, err := s.sharedFinds(r, o, locked)
	if err != nil {
		return err
	}
	if locked {
		return s.askPassword(w, r, http.StatusOK, "")
	}
	s.setChart(&p)
	if r.Method == http.MethodGet && me(r.Context()) != o.UserID {
		s.Store.Shares().CountView(o.ID)
	}
	return s.sendSharePage(w, r, http.StatusOK, func(_ sharepage.Page, to io.Writer) error { return p.Write(to) })
}

// askPassword sends the page with the form for the password. With no-referrer, browsers would send the form
// with the origin null, which is refused as that of another site. The page has no link that could reveal its address.
func (s *Server) askPassword(w http.ResponseWriter, r *http.Request, status int, problem string) error {
	w.Header().Set("Referrer-Policy", "same-origin")
	return s.sendSharePage(w, r, status, func(p sharepage.Page, to io.Writer) error { return p.Ask(to, problem) })
}

// sharedAs returns a handler that sends the finds of a share in a format.
func sharedAs(kind string, write func(sharepage.Page, io.Writer) error) plainMethod {
	return readShare(func(s *Server, w http.ResponseWriter, r *http.Request) error {
		o, err := s.unlocked(r)
		if err != nil {
			return err
		}
		p, err := s.sharedFinds(r, o, false)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := write(p, &b); err != nil {
			return err
		}
		w.Header().Set("Content-Type", kind)
		_, err = w.Write(b.Bytes())
		return err
	})
}

// sharedFile sends a file of a find that a share shows, always through the service: an address at the bucket
// would work after the share has ended.
func (s *Server) sharedFile(w http.ResponseWriter, r *http.Request) error {
	key := r.PathValue("path")
	if !bucket.ValidKey(key) {
		return schema.ErrNotFound
	}
	ctx, cancel := context.WithTimeout(r.Context(), s.Limits.ReadTime)
	defer cancel()
	o, err := s.unlocked(r.WithContext(ctx))
	if err == nil {
		err = s.Store.ShowsFile(ctx, o, key)
	}
	if err != nil {
		return err
	}
	return s.sendFile(w, r, key, "private, no-cache", false) // which is checked each time
}
