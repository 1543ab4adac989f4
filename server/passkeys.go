package server

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
	"finds/server/passkey"
	"finds/store"
)

// The store has only the hash of a challenge. A response with a challenge that hashes to it answers
// one that was made here.

var listPasskeys = forUsers(operation{
	id:          "listPasskeys",
	pattern:     "GET /api/auth/passkeys",
	tag:         "Accounts",
	summary:     "List passkeys",
	description: "The caller's passkeys, oldest first.",
}, (*Server).listPasskeys)

func (s *Server) listPasskeys(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Passkey], error) {
	list, err := s.Store.Passkeys(ctx, me(ctx))
	return &bodyOf[[]schema.Passkey]{list}, err
}

var beginPasskey = forUsers(operation{
	id:      "beginPasskey",
	pattern: "POST /api/auth/passkeys/options",
	tag:     "Accounts",
	summary: "Begin to add a passkey",
	description: "Returns what `navigator.credentials.create` needs, in the form of `PublicKeyCredential.parseCreationOptionsFromJSON`. The " +
		"challenge works once, within five minutes, in this session. Needs the password if the account has one, unless it was given in this session " +
		"within the last ten minutes, as when registering; otherwise a session that is less than ten minutes old. An account may have 10 passkeys.",
	kinds: []schema.Kind{schema.Forbidden, schema.Conflict},
}, (*Server).beginPasskey)

func (s *Server) beginPasskey(ctx context.Context, in *confirmInput) (*bodyOf[schema.PasskeyCreation], error) {
	if s.passkeys == nil {
		return nil, schema.ErrNoPasskeys
	}
	if in.Body.Password != "" || !s.passwordGiven(ctx) {
		if err := s.confirm(ctx, in.Body.Password); err != nil {
			return nil, err
		}
	}
	handle := make([]byte, 64)
	rand.Read(handle)
	challenge, hash := credential.NewToken()
	e, err := s.Store.BeginPasskey(ctx, me(ctx), infoOf(ctx).viewer.SessionID, hash, encoded(handle))
	if err != nil {
		return nil, err
	}
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return nil, err
	}
	return &bodyOf[schema.PasskeyCreation]{s.passkeyCreation(nameOf(v.InstanceText), challenge, e)}, nil
}

func (s *Server) passkeyCreation(instance, challenge string, e store.Enrolment) schema.PasskeyCreation {
	c := schema.PasskeyCreation{
		Challenge:              challenge,
		RP:                     schema.PasskeyParty{ID: s.passkeys.ID, Name: instance},
		User:                   schema.PasskeyUser{ID: e.Handle, Name: e.Username, DisplayName: e.Username},
		Timeout:                int(schema.PasskeyLife / time.Millisecond),
		ExcludeCredentials:     []schema.PasskeyDescriptor{},
		AuthenticatorSelection: schema.PasskeySelection{ResidentKey: "required", RequireResidentKey: true, UserVerification: "required"},
		Attestation:            "none",
	}
	for _, a := range passkey.Algorithms {
		c.PubKeyCredParams = append(c.PubKeyCredParams, schema.PasskeyAlgorithm{Type: "public-key", Alg: a})
	}
	for _, k := range e.Passkeys {
		transports := strings.FieldsFunc(k.Transports, func(r rune) bool { return r == ',' })
		d := schema.PasskeyDescriptor{Type: "public-key", ID: k.CredentialID, Transports: transports}
		c.ExcludeCredentials = append(c.ExcludeCredentials, d)
	}
	return c
}

// transports are the values of WebAuthn that are stored.
var transports = []string{"usb", "nfc", "ble", "smart-card", "hybrid", "internal"}

type createPasskeyInput struct {
	Body struct {
		Name              string   `json:"name" minLength:"1" maxLength:"50" pattern:"visible line" doc:"For the user, to tell passkeys apart" example:"Phone"`
		ID                string   `json:"id" minLength:"1" maxLength:"1400" pattern:"base64url" doc:"Credential id" example:"q83vASNFZ4mrze8BI0VniQ"`
		ClientDataJSON    string   `json:"clientDataJSON" minLength:"1" maxLength:"4000" pattern:"base64url" doc:"response.clientDataJSON" example:"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0"`
		AttestationObject string   `json:"attestationObject" minLength:"1" maxLength:"32000" pattern:"base64url" doc:"response.attestationObject" example:"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA"`
		Transports        []string `json:"transports,omitempty" maxItems:"20" doc:"response.getTransports(); those that are not known are ignored" example:"internal"`
	}
}

var createPasskey = forUsers(operation{
	id:      "createPasskey",
	pattern: "POST /api/auth/passkeys",
	tag:     "Accounts",
	summary: "Add a passkey",
	description: "Takes members of the `PublicKeyCredential` that the browser has made from the options, in base64url without padding. " +
		"No session ends.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).createPasskey)

func (s *Server) createPasskey(ctx context.Context, in *createPasskeyInput) (*createdOf[schema.Passkey], error) {
	if s.passkeys == nil {
		return nil, schema.ErrNoPasskeys
	}
	b, session := in.Body, infoOf(ctx).viewer.SessionID
	c := passkey.Creation{CredentialID: decoded(b.ID), ClientData: decoded(b.ClientDataJSON), Attestation: decoded(b.AttestationObject)}
	challenge := passkey.Challenge(c.ClientData)
	if err := s.Store.EndChallenge(ctx, credential.HashToken(challenge), session); err != nil {
		return nil, err
	}
	k, err := s.passkeys.Create(challenge, c)
	if err != nil {
		return nil, s.passkeyError(ctx, err, schema.ErrBadPasskey)
	}
	n := store.NewPasskey{PasskeyKey: passkeyRow(k), Name: b.Name, Session: session}
	n.UserID = me(ctx)
	unused := func(t string) bool { return !slices.Contains(b.Transports, t) }
	n.Transports = strings.Join(slices.DeleteFunc(slices.Clone(transports), unused), ",")
	p, err := s.Store.CreatePasskey(ctx, n)
	return created("/api/auth/passkeys/"+p.ID, p), err
}

// passkeyError logs why a response is not valid, and returns its refusal.
func (s *Server) passkeyError(ctx context.Context, err error, refusal *schema.Error) error {
	s.Log.Info("passkey refused", "request", infoOf(ctx).id, "error", err)
	return refusal
}

func encoded(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// decoded decodes base64url. For text that is not valid it returns nil, which no authenticator
// returns.
func decoded(s string) []byte {
	b, _ := base64.RawURLEncoding.DecodeString(s)
	return b
}

// passkeyRow returns a key as the store has it.
func passkeyRow(k passkey.Key) store.PasskeyKey {
	return store.PasskeyKey{CredentialID: encoded(k.CredentialID), PublicKey: encoded(k.PublicKey), SignCount: int64(k.SignCount),
		Flags: int(k.Flags), AAGUID: encoded(k.AAGUID)}
}

// PasskeyPath names a passkey.
type PasskeyPath struct {
	PasskeyID string `path:"passkeyId" doc:"Identifier of the passkey" sample:"0198c5e0-2f64-7b1d-9c05-d7a8e3f1b629"`
}

type updatePasskeyInput struct {
	PasskeyPath
	Body struct {
		Name string `json:"name" minLength:"1" maxLength:"50" pattern:"visible line" example:"Phone"`
	}
}

var updatePasskey = forUsers(operation{
	id:          "updatePasskey",
	pattern:     "PATCH /api/auth/passkeys/{passkeyId}",
	tag:         "Accounts",
	summary:     "Rename a passkey",
	description: "Changes the name that the caller has given it.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).updatePasskey)

func (s *Server) updatePasskey(ctx context.Context, in *updatePasskeyInput) (*bodyOf[schema.Passkey], error) {
	p, err := s.Store.RenamePasskey(ctx, me(ctx), in.PasskeyID, in.Body.Name)
	return &bodyOf[schema.Passkey]{p}, err
}

var deletePasskey = forUsers(operation{
	id:          "deletePasskey",
	pattern:     "DELETE /api/auth/passkeys/{passkeyId}",
	tag:         "Accounts",
	summary:     "Delete a passkey",
	description: "Refused if the account has no other way to sign in. No session ends.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).deletePasskey)

func (s *Server) deletePasskey(ctx context.Context, in *PasskeyPath) (*empty, error) {
	return nil, s.Store.DeletePasskey(ctx, me(ctx), in.PasskeyID, s.ways())
}

var beginPasskeySignIn = forAnyone(operation{
	id:      "beginPasskeySignIn",
	pattern: "POST /api/auth/passkey-login/options",
	tag:     "Accounts",
	summary: "Begin a sign-in with a passkey",
	description: "Returns what `navigator.credentials.get` needs, in the form of `PublicKeyCredential.parseRequestOptionsFromJSON`. The challenge " +
		"works once, within five minutes, for any account.",
	rate: limit.SignIn,
}, (*Server).beginPasskeySignIn)

func (s *Server) beginPasskeySignIn(ctx context.Context, _ *struct{}) (*bodyOf[schema.PasskeyRequest], error) {
	if s.passkeys == nil {
		return nil, schema.ErrNoPasskeys
	}
	challenge, hash := credential.NewToken()
	if err := s.Store.BeginPasskeySignIn(ctx, hash); err != nil {
		return nil, err
	}
	return &bodyOf[schema.PasskeyRequest]{schema.PasskeyRequest{Challenge: challenge, RPID: s.passkeys.ID,
		Timeout: int(schema.PasskeyLife / time.Millisecond), UserVerification: "required"}}, nil
}

type passkeySignInInput struct {
	Body struct {
		ID                string `json:"id" minLength:"1" maxLength:"1400" pattern:"base64url" doc:"Credential id" example:"q83vASNFZ4mrze8BI0VniQ"`
		ClientDataJSON    string `json:"clientDataJSON" minLength:"1" maxLength:"4000" pattern:"base64url" doc:"response.clientDataJSON" example:"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0"`
		AuthenticatorData string `json:"authenticatorData" minLength:"1" maxLength:"4000" pattern:"base64url" doc:"response.authenticatorData" example:"SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ"`
		Signature         string `json:"signature" minLength:"1" maxLength:"4000" pattern:"base64url" doc:"response.signature" example:"MEUCIQDNR4wBs2Qy5Y0wLqYQm0pV8sT1uF7n6x3c"`
		UserHandle        string `json:"userHandle" minLength:"1" maxLength:"100" pattern:"base64url" doc:"response.userHandle" example:"rB8fDqvM0lQ3mYcWzT6nXo5eJkH2gSdA9uPwLiV7xKtE4yCbNf1jRhOaGmUsZp0QvB3nXy6wT8kLrJdH5cFg2A"`
		Cookie            bool   `json:"cookie,omitempty" doc:"Set the session as a cookie and leave out the token" sample:"-"`
	}
}

var createPasskeySession = forAnyone(operation{
	id:      "createPasskeySession",
	pattern: "POST /api/auth/passkey-login",
	tag:     "Accounts",
	summary: "Sign in with a passkey",
	description: "Takes members of the `PublicKeyCredential` that the browser has signed, in base64url without padding, and returns a token. " +
		"Also works where sign-in with a password is turned off.",
	kinds: []schema.Kind{schema.Unauthenticated, schema.Forbidden},
	rate:  limit.SignIn,
}, (*Server).createPasskeySession)

func (s *Server) createPasskeySession(ctx context.Context, in *passkeySignInInput) (*loginOutput, error) {
	if s.passkeys == nil {
		return nil, schema.ErrNoPasskeys
	}
	if err := mayHaveCookie(ctx, in.Body.Cookie); err != nil {
		return nil, err
	}
	k, err := s.usedPasskey(ctx, in)
	if err != nil {
		return nil, err
	}
	token, session := s.newSession(ctx, in.Body.Cookie)
	u, expires, err := s.Store.SignInWithPasskey(ctx, k, session)
	if err != nil {
		return nil, err
	}
	return s.login(ctx, token, expires, u, in.Body.Cookie), nil
}

// usedPasskey returns the passkey that has signed a challenge, with its new count and flags.
func (s *Server) usedPasskey(ctx context.Context, in *passkeySignInInput) (old store.PasskeyKey, err error) {
	b := in.Body
	a := passkey.Assertion{CredentialID: decoded(b.ID), ClientData: decoded(b.ClientDataJSON),
		AuthenticatorData: decoded(b.AuthenticatorData), Signature: decoded(b.Signature), UserHandle: decoded(b.UserHandle)}
	challenge := passkey.Challenge(a.ClientData)
	if err := s.Store.EndChallenge(ctx, credential.HashToken(challenge), ""); err != nil {
		return old, err
	}
	old, err = s.Store.PasskeyKey(ctx, encoded(a.CredentialID))
	if errors.Is(err, schema.ErrNotFound) {
		return old, schema.ErrPasskey
	}
	if err != nil {
		return old, err
	}
	k := passkey.Key{CredentialID: decoded(old.CredentialID), PublicKey: decoded(old.PublicKey), SignCount: uint32(old.SignCount),
		Flags: byte(old.Flags), AAGUID: decoded(old.AAGUID)}
	stored := k
	k, cloned, err := s.passkeys.Verify(challenge, k, decoded(old.Handle), a)
	if err != nil {
		return old, s.passkeyError(ctx, err, schema.ErrPasskey)
	}
	if k.MayBeCopied() != stored.MayBeCopied() {
		s.Log.Info("a passkey says otherwise than before whether it can be copied", "request", infoOf(ctx).id, "user", old.UserID, "passkey", old.ID, "now", k.MayBeCopied())
	}
	if cloned {
		s.Log.Warn("the signature count of a passkey went back, so it may have been copied", "request", infoOf(ctx).id, "user", old.UserID, "passkey", old.ID)
	}
	old.SignCount, old.Flags = int64(k.SignCount), int(k.Flags)
	return old, nil
}
