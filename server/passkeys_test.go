package server_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/oidc"
	"finds/store"
)

// atLocalhost gives the service a URL at which browsers have passkeys.
func atLocalhost(o *server.Options) { o.BaseURL = mustURL("http://localhost:8080") }

// authenticator makes and uses passkeys. What it says can be falsified.
type authenticator struct {
	key        *ecdsa.PrivateKey
	id, handle []byte
	count      uint32
	flags      byte // of authenticator data
	origin, rp string
}

// Flags of authenticator data.
const (
	userPresent  = 0x01
	userVerified = 0x04
	mayBeCopied  = 0x08
	copied       = 0x10
	hasKey       = 0x40
)

func newAuthenticator() *authenticator {
	id := make([]byte, 16)
	rand.Read(id)
	return &authenticator{key: must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader)), id: id, flags: userPresent | userVerified | mayBeCopied,
		origin: "http://localhost:8080", rp: "localhost"}
}

func encoded(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// client returns the client data of a browser.
func (x *authenticator) client(kind, challenge string) []byte {
	return []byte(`{"type":"` + kind + `","challenge":"` + challenge + `","origin":"` + x.origin + `","crossOrigin":false}`)
}

// data returns authenticator data without a key.
func (x *authenticator) data(flags byte) []byte {
	sum := sha256.Sum256([]byte(x.rp))
	return binary.BigEndian.AppendUint32(append(sum[:], flags), x.count)
}

// create is navigator.credentials.create.
func (x *authenticator) create(o schema.PasskeyCreation) m {
	x.handle = must(base64.RawURLEncoding.DecodeString(o.User.ID))
	data := append(x.data(x.flags|hasKey), make([]byte, 16)...) // no AAGUID
	data = append(binary.BigEndian.AppendUint16(data, uint16(len(x.id))), x.id...)
	point := must(x.key.PublicKey.Bytes())
	data = append(data, 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20) // COSE_Key of ES256 in CBOR
	data = append(append(data, point[1:33]...), 0x22, 0x58, 0x20)
	data = append(data, point[33:]...)
	object := append([]byte("\xa3cfmtdnonegattStmt\xa0hauthData\x58"), byte(len(data)))
	return m{"name": "Phone", "id": encoded(x.id), "clientDataJSON": encoded(x.client("webauthn.create", o.Challenge)),
		"attestationObject": encoded(append(object, data...)), "transports": []string{"internal", "hybrid", "future"}}
}

// sign is navigator.credentials.get.
func (x *authenticator) sign(challenge string) m {
	if x.count > 0 {
		x.count++
	}
	data, client := x.data(x.flags), x.client("webauthn.get", challenge)
	sum := sha256.Sum256(client)
	digest := sha256.Sum256(slices.Concat(data, sum[:]))
	return m{"id": encoded(x.id), "clientDataJSON": encoded(client), "authenticatorData": encoded(data),
		"signature": encoded(must(ecdsa.SignASN1(rand.Reader, x.key, digest[:]))), "userHandle": encoded(x.handle)}
}

func (u *user) options() schema.PasskeyCreation {
	u.a.Helper()
	return call[schema.PasskeyCreation](u, 200, "POST", "/api/auth/passkeys/options", m{"password": password})
}

// enrol adds a passkey of an authenticator.
func (u *user) enrol(x *authenticator) schema.Passkey {
	u.a.Helper()
	return call[schema.Passkey](u, 201, "POST", "/api/auth/passkeys", x.create(u.options()))
}

// challenge begins a sign-in.
func (a *api) challenge() string {
	a.Helper()
	return call[schema.PasskeyRequest](a.anonymous(), 200, "POST", "/api/auth/passkey-login/options", nil).Challenge
}

func (a *api) passkeys(u *user) []schema.Passkey {
	a.Helper()
	return call[[]schema.Passkey](u, 200, "GET", "/api/auth/passkeys", nil)
}

// TestPasskey adds a passkey, signs in with it, renames and deletes it.
func TestPasskey(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann", "ben")
		ann, ben, x := a.again("ann"), a.again("ben"), newAuthenticator()
		o := ann.options()
		if len(o.Challenge) != 43 || o.RP.ID != "localhost" || o.User.Name != "ann" || len(o.User.ID) != 86 || len(o.ExcludeCredentials) != 0 {
			a.Errorf("options are %+v", o)
		}
		if ben.options().User.ID == o.User.ID {
			a.Error("two accounts have the same handle")
		}
		p := ann.enrol(x)
		if p.Name != "Phone" || p.LastUsedAt != nil || p.BackedUp {
			a.Errorf("added %+v", p)
		}
		o2 := ann.options()
		if o2.User.ID != o.User.ID || len(o2.ExcludeCredentials) != 1 || o2.ExcludeCredentials[0].ID != encoded(x.id) ||
			strings.Join(o2.ExcludeCredentials[0].Transports, " ") != "hybrid internal" {
			a.Errorf("options are then %+v", o2)
		}

		x.flags |= copied
		l := call[schema.Login](a.anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.challenge()))
		if l.User.Username != "ann" || len(l.Token) != 43 {
			a.Errorf("signed in as %+v", l)
		}
		again := &user{a: a, Name: "ann", token: l.Token}
		list := a.passkeys(again)
		if len(list) != 1 || list[0].ID != p.ID || list[0].LastUsedAt == nil || !list[0].BackedUp || len(a.passkeys(ben)) != 0 {
			a.Errorf("passkeys are %+v", list)
		}
		body := x.sign(a.challenge())
		body["cookie"] = true
		r := a.anonymous().do("POST", "/api/auth/passkey-login", body)
		if r.Status != 200 || !strings.HasPrefix(r.Header.Get("Set-Cookie"), "finds_session=") || strings.Contains(string(r.Body), "token") {
			a.Errorf("with a cookie: %d %v %s", r.Status, r.Header, r.Body)
		}

		path := "/api/auth/passkeys/" + p.ID
		if p := call[schema.Passkey](ann, 200, "PATCH", path, m{"name": " Old phone"}); p.Name != "Old phone" {
			a.Errorf("renamed to %+v", p)
		}
		refused(ben, 404, "not_found", "PATCH", path, m{"name": "Mine"})
		refused(ben, 404, "not_found", "DELETE", path, nil)
		ok(ann, 204, "DELETE", path, nil)
		refused(ann, 404, "not_found", "DELETE", path, nil)
		refusedAs(a.anonymous(), schema.ErrPasskey, 401, "POST", "/api/auth/passkey-login", x.sign(a.challenge()))
		ok(again, 200, "GET", "/api/users/me", nil)
	}, atLocalhost)
}

// TestPasskeyNotAdded breaks each rule of adding a passkey.
func TestPasskeyNotAdded(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann", "ben")
		ann, ben := a.again("ann"), a.again("ben")
		const path = "/api/auth/passkeys"
		refusedAs(ann, schema.ErrWrongPassword, 403, "POST", path+"/options", m{})
		refusedAs(ann, schema.ErrWrongPassword, 403, "POST", path+"/options", m{"password": "another sentence"})
		young := a.as("young")
		ok(young, 200, "POST", path+"/options", m{})
		a.clock.Add(schema.ConfirmLife + time.Second)
		refusedAs(young, schema.ErrSignInAgain, 403, "POST", path+"/options", m{})

		for name, c := range map[string]struct {
			want   *schema.Error
			change func(x *authenticator, o *schema.PasskeyCreation)
		}{
			"another origin":     {schema.ErrBadPasskey, func(x *authenticator, _ *schema.PasskeyCreation) { x.origin = "http://localhost:9090" }},
			"another scheme":     {schema.ErrBadPasskey, func(x *authenticator, _ *schema.PasskeyCreation) { x.origin = "https://localhost:8080" }},
			"another host":       {schema.ErrBadPasskey, func(x *authenticator, _ *schema.PasskeyCreation) { x.rp = "evil.test" }},
			"an unverified user": {schema.ErrBadPasskey, func(x *authenticator, _ *schema.PasskeyCreation) { x.flags = userPresent }},
			"another challenge":  {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = strings.Repeat("A", 43) }},
			"no challenge":       {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = "" }},
			"that of another":    {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = ben.options().Challenge }},
			"that of a sign-in":  {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = a.challenge() }},
			"an expired one":     {schema.ErrChallenge, func(*authenticator, *schema.PasskeyCreation) { a.clock.Add(schema.PasskeyLife) }},
			"a password set then": {schema.ErrChallenge, func(*authenticator, *schema.PasskeyCreation) {
				ok(ann, 204, "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": password})
			}},
		} {
			x, o := newAuthenticator(), ann.options()
			c.change(x, &o)
			a.Log(name)
			refusedAs(ann, c.want, 400, "POST", path, x.create(o))
		}
		x := newAuthenticator()
		body := x.create(ann.options())
		broken := m{}
		for k, v := range body {
			broken[k] = v
		}
		broken["attestationObject"] = "AAAA"
		refusedAs(ann, schema.ErrBadPasskey, 400, "POST", path, broken)
		refusedAs(ann, schema.ErrChallenge, 400, "POST", path, body) // a failure uses it up
		body = x.create(ann.options())
		ok(ann, 201, "POST", path, body)
		refusedAs(ann, schema.ErrChallenge, 400, "POST", path, body)
		refusedAs(ben, schema.ErrPasskeyThere, 409, "POST", path, x.create(ben.options()))

		late := newAuthenticator().create(ann.options())
		for range schema.PasskeysMax - 1 {
			ann.enrol(newAuthenticator())
		}
		refusedAs(ann, schema.ErrTooManyPasskeys, 409, "POST", path, late)
		refusedAs(ann, schema.ErrTooManyPasskeys, 409, "POST", path+"/options", m{"password": password})
	}, atLocalhost)
}

// TestPasskeySignInRefused breaks each rule of signing in with a passkey.
func TestPasskeySignInRefused(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann", "ben")
		ann, ben, x, y := a.again("ann"), a.again("ben"), newAuthenticator(), newAuthenticator()
		ann.enrol(x)
		ben.enrol(y)
		const path = "/api/auth/passkey-login"
		before := a.dump()["[session]"]
		for name, c := range map[string]struct {
			want   *schema.Error
			change func(x *authenticator, challenge *string)
			after  func(body m)
		}{
			"another origin":     {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.origin = "http://localhost" }},
			"another host":       {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.rp = "evil.test" }},
			"an unverified user": {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags &^= userVerified }},
			"an absent user":     {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags &^= userPresent }},
			"other eligibility":  {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags &^= mayBeCopied }},
			"an unknown passkey": {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.id = []byte("unknown") }},
			"another's passkey":  {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.id = y.id }},
			"another's handle":   {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.handle = y.handle }},
			"another's key":      {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.key = y.key }},
			"another signature":  {want: schema.ErrPasskey, after: func(body m) { body["signature"] = y.sign(a.challenge())["signature"] }},
			"no base64":          {want: schema.ErrPasskey, after: func(body m) { body["signature"] = "A" }},
			"no client data":     {want: schema.ErrChallenge, after: func(body m) { body["clientDataJSON"] = "AAAA" }},
			"another challenge":  {want: schema.ErrChallenge, change: func(_ *authenticator, c *string) { *c = strings.Repeat("A", 43) }},
			"that of enrolment":  {want: schema.ErrChallenge, change: func(_ *authenticator, c *string) { *c = ann.options().Challenge }},
			"an expired one":     {want: schema.ErrChallenge, change: func(*authenticator, *string) { a.clock.Add(schema.PasskeyLife) }},
		} {
			false, challenge := *x, a.challenge()
			if c.change != nil {
				c.change(&false, &challenge)
			}
			body := false.sign(challenge)
			if c.after != nil {
				c.after(body)
			}
			a.Log(name)
			refusedAs(a.anonymous(), c.want, map[schema.Kind]int{schema.Malformed: 400, schema.Unauthenticated: 401}[c.want.Kind], "POST", path, body)
		}
		if a.dump()["[session]"] != before {
			a.Error("a refusal makes a session")
		}
		body := x.sign(a.challenge())
		ok(a.anonymous(), 200, "POST", path, body)
		refusedAs(a.anonymous(), schema.ErrChallenge, 400, "POST", path, body)

		challenge := a.challenge()
		must(a.store.Suspend(context.Background(), store.Actor{}, must(a.store.UserID(context.Background(), "ann")), store.NewSuspension{Reason: "spam"}))
		refusedAs(a.anonymous(), schema.ErrSuspended, 403, "POST", path, x.sign(challenge))
		ok(ben, 204, "DELETE", "/api/users/me", m{"password": password})
		refusedAs(a.anonymous(), schema.ErrPasskey, 401, "POST", path, y.sign(a.challenge()))
	}, atLocalhost)
}

// TestPasskeyCopy counts an authenticator back, as a copy of it would.
func TestPasskeyCopy(t *testing.T) {
	each(t, func(a *api) {
		ann, x := a.as("ann"), newAuthenticator()
		x.count = 5
		ann.enrol(x)
		for i, warned := range []bool{false, false, true} {
			if i == 2 {
				x.count = 3
			}
			ok(a.anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.challenge()))
			if got := strings.Contains(a.log.String(), "the signature count of a passkey went back"); got != warned {
				a.Errorf("sign-in %d is warned of: %t", i, got)
			}
		}
	}, atLocalhost)
}

// TestLastPasskey keeps a way to sign in to each account, where passwords are off.
func TestLastPasskey(t *testing.T) {
	each(t, func(a *api) {
		u, x, y := a.as("visitor"), newAuthenticator(), newAuthenticator()
		if err := a.store.LinkIdentity(context.Background(), u.ID, credential.HashToken(u.token), "sub"); err != nil {
			a.Fatal(err)
		}
		refusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/users/me/identity", nil)
		first := u.enrol(x)
		ok(u, 204, "DELETE", "/api/users/me/identity", nil)
		refusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+first.ID, nil)
		second := u.enrol(y)
		ok(u, 204, "DELETE", "/api/auth/passkeys/"+first.ID, nil)
		refusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+second.ID, nil)
		ok(a.anonymous(), 200, "POST", "/api/auth/passkey-login", y.sign(a.challenge()))
	}, atLocalhost, func(o *server.Options) { o.NoPasswordLogin, o.Provider = true, &oidc.Config{} })
}

// TestNoPasskeys has a service at which browsers have none: those of before can be deleted.
func TestNoPasskeys(t *testing.T) {
	a := newAPI(t, "sqlite", func(o *server.Options) { o.BaseURL = must(url.Parse("http://192.168.1.5:8080")) })
	ann, x := a.as("ann"), newAuthenticator()
	if call[m](ann, 200, "GET", "/api/config", nil)["passkeys"] != false {
		a.Error("the configuration offers passkeys")
	}
	refusedAs(ann, schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkeys/options", m{})
	refusedAs(ann, schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkeys", x.create(schema.PasskeyCreation{}))
	refusedAs(a.anonymous(), schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkey-login/options", nil)
	x.handle = []byte("x")
	refusedAs(a.anonymous(), schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkey-login", x.sign(""))
	ctx := context.Background()
	id := a.passkeyOf(ann)
	if list := a.passkeys(ann); len(list) != 1 || list[0].ID != id {
		a.Errorf("passkeys are %+v", list)
	}
	refusedAs(ann, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+id, nil)
	if err := a.store.SetPassword(ctx, store.NewPassword{UserID: ann.ID, Hash: "x", Session: credential.HashToken(ann.token)}); err != nil {
		a.Fatal(err)
	}
	if len(a.passkeys(ann)) != 1 {
		a.Error("a new password deletes passkeys")
	}
	ok(ann, 204, "DELETE", "/api/auth/passkeys/"+id, nil)
}
