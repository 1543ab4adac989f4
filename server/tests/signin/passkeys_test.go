package signin

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
	. "finds/server/servertest"
	"finds/store"
)

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
	return &authenticator{key: Must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader)), id: id, flags: userPresent | userVerified | mayBeCopied,
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
func (x *authenticator) create(o schema.PasskeyCreation) M {
	x.handle = Must(base64.RawURLEncoding.DecodeString(o.User.ID))
	data := append(x.data(x.flags|hasKey), make([]byte, 16)...) // no AAGUID
	data = append(binary.BigEndian.AppendUint16(data, uint16(len(x.id))), x.id...)
	point := Must(x.key.PublicKey.Bytes())
	data = append(data, 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20) // COSE_Key of ES256 in CBOR
	data = append(append(data, point[1:33]...), 0x22, 0x58, 0x20)
	data = append(data, point[33:]...)
	object := append([]byte("\xa3cfmtdnonegattStmt\xa0hauthData\x58"), byte(len(data)))
	return M{"name": "Phone", "id": encoded(x.id), "clientDataJSON": encoded(x.client("webauthn.create", o.Challenge)),
		"attestationObject": encoded(append(object, data...)), "transports": []string{"internal", "hybrid", "future"}}
}

// sign is navigator.credentials.get.
func (x *authenticator) sign(challenge string) M {
	if x.count > 0 {
		x.count++
	}
	data, client := x.data(x.flags), x.client("webauthn.get", challenge)
	sum := sha256.Sum256(client)
	digest := sha256.Sum256(slices.Concat(data, sum[:]))
	return M{"id": encoded(x.id), "clientDataJSON": encoded(client), "authenticatorData": encoded(data),
		"signature": encoded(Must(ecdsa.SignASN1(rand.Reader, x.key, digest[:]))), "userHandle": encoded(x.handle)}
}

func options(u *User) schema.PasskeyCreation {
	u.A.Helper()
	return Call[schema.PasskeyCreation](u, 200, "POST", "/api/auth/passkeys/options", M{"password": Password})
}

// enrol adds a passkey of an authenticator.
func enrol(u *User, x *authenticator) schema.Passkey {
	u.A.Helper()
	return Call[schema.Passkey](u, 201, "POST", "/api/auth/passkeys", x.create(options(u)))
}

func passkeys(a *API, u *User) []schema.Passkey {
	a.Helper()
	return Call[[]schema.Passkey](u, 200, "GET", "/api/auth/passkeys", nil)
}

// TestPasskey adds a passkey, signs in with it, renames and deletes it.
func TestPasskey(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		ann, ben, x := a.Again("ann"), a.Again("ben"), newAuthenticator()
		o := options(ann)
		if len(o.Challenge) != 43 || o.RP.ID != "localhost" || o.User.Name != "ann" || len(o.User.ID) != 86 || len(o.ExcludeCredentials) != 0 {
			a.Errorf("options are %+v", o)
		}
		if o.RP.Name != "Finds" {
			a.Errorf("the name of the instance is %q", o.RP.Name)
		}
		OK(a.Administer(a.As("root")), 200, "PATCH", "/api/admin/instance", M{"name": "Hikers"})
		if name := options(ann).RP.Name; name != "Hikers" {
			a.Errorf("the name of the instance that was changed is %q", name)
		}
		if options(ben).User.ID == o.User.ID {
			a.Error("two accounts have the same handle")
		}
		p := enrol(ann, x)
		if p.Name != "Phone" || p.LastUsedAt != nil || p.BackedUp {
			a.Errorf("added %+v", p)
		}
		o2 := options(ann)
		if o2.User.ID != o.User.ID || len(o2.ExcludeCredentials) != 1 || o2.ExcludeCredentials[0].ID != encoded(x.id) ||
			strings.Join(o2.ExcludeCredentials[0].Transports, " ") != "hybrid internal" {
			a.Errorf("options are then %+v", o2)
		}

		x.flags |= copied
		l := Call[schema.Login](a.Anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.Challenge()))
		if l.User.Username != "ann" || len(l.Token) != 43 {
			a.Errorf("signed in as %+v", l)
		}
		again := &User{A: a, Name: "ann", Token: l.Token}
		list := passkeys(a, again)
		if len(list) != 1 || list[0].ID != p.ID || list[0].LastUsedAt == nil || !list[0].BackedUp || len(passkeys(a, ben)) != 0 {
			a.Errorf("passkeys are %+v", list)
		}
		body := x.sign(a.Challenge())
		body["cookie"] = true
		r := a.Anonymous().Do("POST", "/api/auth/passkey-login", body)
		if r.Status != 200 || !strings.HasPrefix(r.Header.Get("Set-Cookie"), "finds_session=") || strings.Contains(string(r.Body), "token") {
			a.Errorf("with a cookie: %d %v %s", r.Status, r.Header, r.Body)
		}

		path := "/api/auth/passkeys/" + p.ID
		if p := Call[schema.Passkey](ann, 200, "PATCH", path, M{"name": " Old phone"}); p.Name != "Old phone" {
			a.Errorf("renamed to %+v", p)
		}
		Refused(ben, 404, "not_found", "PATCH", path, M{"name": "Mine"})
		Refused(ben, 404, "not_found", "DELETE", path, nil)
		OK(ann, 204, "DELETE", path, nil)
		Refused(ann, 404, "not_found", "DELETE", path, nil)
		RefusedAs(a.Anonymous(), schema.ErrPasskey, 401, "POST", "/api/auth/passkey-login", x.sign(a.Challenge()))
		OK(again, 200, "GET", "/api/users/me", nil)
	}, AtLocalhost)
}

// TestPasskeyAfterPassword: the password of a sign-in or of a new account counts for ten minutes, in that session alone.
func TestPasskeyAfterPassword(t *testing.T) {
	Each(t, func(a *API) {
		const path = "/api/auth/passkeys/options"
		a.WithPassword("ann")
		ann, other := a.Again("ann"), a.Again("ann")
		l := Call[schema.Login](a.Anonymous(), 201, "POST", "/api/auth/register", Registration("newcomer"))
		newcomer := &User{A: a, ID: l.User.ID, Name: "newcomer", Token: l.Token}
		passwordAt := func(u *User) *schema.Time {
			for _, s := range Call[[]schema.Session](u, 200, "GET", "/api/auth/sessions", nil) {
				if s.Current {
					return s.PasswordAt
				}
			}
			return nil
		}
		OK(newcomer, 200, "POST", path, M{})
		RefusedAs(newcomer, schema.ErrWrongPassword, 403, "POST", path, M{"password": "another sentence"}) // one that is given has to be right
		if passwordAt(newcomer) == nil {
			a.Error("the session of the registration does not say when the password was given")
		}
		if at := passwordAt(other); at != nil {
			a.Errorf("the password of a sign-in counts as given at %v", at)
		}
		x := newAuthenticator()
		Call[schema.Passkey](ann, 201, "POST", "/api/auth/passkeys", x.create(Call[schema.PasskeyCreation](ann, 200, "POST", path, M{"password": Password})))
		byPasskey := &User{A: a, Name: "ann", Token: Call[schema.Login](a.Anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.Challenge())).Token}
		byLine := a.Fresh(&User{A: a, ID: Call[schema.User](ann, 200, "GET", "/api/users/me", nil).ID, Name: "ann"}) // as finds create-token makes one
		for _, u := range []*User{ann, other, byPasskey, byLine} {
			RefusedAs(u, schema.ErrWrongPassword, 403, "POST", path, M{})
			if at := passwordAt(u); at != nil {
				a.Errorf("a session without the password has it at %v", at)
			}
		}
		a.Clock.Add(schema.ConfirmLife - time.Minute)
		OK(newcomer, 200, "POST", path, M{})
		a.Clock.Add(2 * time.Minute)
		for _, u := range []*User{ann, newcomer, other} {
			RefusedAs(u, schema.ErrWrongPassword, 403, "POST", path, M{})
		}
		OK(ann, 204, "POST", "/api/auth/confirm", M{"password": Password})
		OK(ann, 200, "POST", path, M{})
		RefusedAs(other, schema.ErrWrongPassword, 403, "POST", path, M{})

		// An account without a password needs a new session, which confirming does not make newer.
		cat := a.As("cat")
		a.Clock.Add(schema.ConfirmLife - time.Minute)
		OK(cat, 204, "POST", "/api/auth/confirm", M{})
		OK(cat, 200, "POST", path, M{})
		a.Clock.Add(2 * time.Minute)
		RefusedAs(cat, schema.ErrSignInAgain, 403, "POST", path, M{})
	}, AtLocalhost)
}

// TestPasskeyNotAdded breaks each rule of adding a passkey.
func TestPasskeyNotAdded(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		ann, ben := a.Again("ann"), a.Again("ben")
		a.Clock.Add(schema.ConfirmLife + time.Second) // after which the password of the sign-in does not count
		const path = "/api/auth/passkeys"
		RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", path+"/options", M{})
		RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", path+"/options", M{"password": "another sentence"})
		young := a.As("young")
		OK(young, 200, "POST", path+"/options", M{})
		a.Clock.Add(schema.ConfirmLife + time.Second)
		RefusedAs(young, schema.ErrSignInAgain, 403, "POST", path+"/options", M{})

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
			"that of another":    {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = options(ben).Challenge }},
			"that of a sign-in":  {schema.ErrChallenge, func(_ *authenticator, o *schema.PasskeyCreation) { o.Challenge = a.Challenge() }},
			"an expired one":     {schema.ErrChallenge, func(*authenticator, *schema.PasskeyCreation) { a.Clock.Add(schema.PasskeyLife) }},
			"a password set then": {schema.ErrChallenge, func(*authenticator, *schema.PasskeyCreation) {
				OK(ann, 204, "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": Password})
			}},
		} {
			x, o := newAuthenticator(), options(ann)
			c.change(x, &o)
			a.Log(name)
			RefusedAs(ann, c.want, 400, "POST", path, x.create(o))
		}
		x := newAuthenticator()
		body := x.create(options(ann))
		broken := M{}
		for k, v := range body {
			broken[k] = v
		}
		broken["attestationObject"] = "AAAA"
		RefusedAs(ann, schema.ErrBadPasskey, 400, "POST", path, broken)
		RefusedAs(ann, schema.ErrChallenge, 400, "POST", path, body) // a failure uses it up
		body = x.create(options(ann))
		OK(ann, 201, "POST", path, body)
		RefusedAs(ann, schema.ErrChallenge, 400, "POST", path, body)
		RefusedAs(ben, schema.ErrPasskeyThere, 409, "POST", path, x.create(options(ben)))

		late := newAuthenticator().create(options(ann))
		for range schema.PasskeysMax - 1 {
			enrol(ann, newAuthenticator())
		}
		RefusedAs(ann, schema.ErrTooManyPasskeys, 409, "POST", path, late)
		RefusedAs(ann, schema.ErrTooManyPasskeys, 409, "POST", path+"/options", M{"password": Password})
	}, AtLocalhost)
}

// TestPasskeySignInRefused breaks each rule of signing in with a passkey.
func TestPasskeySignInRefused(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		ann, ben, x, y := a.Again("ann"), a.Again("ben"), newAuthenticator(), newAuthenticator()
		enrol(ann, x)
		enrol(ben, y)
		const path = "/api/auth/passkey-login"
		before := a.Dump()["[session]"]
		for name, c := range map[string]struct {
			want   *schema.Error
			change func(x *authenticator, challenge *string)
			after  func(body M)
		}{
			"another origin":     {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.origin = "http://localhost" }},
			"another host":       {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.rp = "evil.test" }},
			"an unverified user": {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags &^= userVerified }},
			"an absent user":     {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags &^= userPresent }},
			"a copy of none":     {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.flags = x.flags&^mayBeCopied | copied }},
			"an unknown passkey": {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.id = []byte("unknown") }},
			"another's passkey":  {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.id = y.id }},
			"another's handle":   {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.handle = y.handle }},
			"another's key":      {want: schema.ErrPasskey, change: func(x *authenticator, _ *string) { x.key = y.key }},
			"another signature":  {want: schema.ErrPasskey, after: func(body M) { body["signature"] = y.sign(a.Challenge())["signature"] }},
			"no base64":          {want: schema.ErrPasskey, after: func(body M) { body["signature"] = "A" }},
			"no client data":     {want: schema.ErrChallenge, after: func(body M) { body["clientDataJSON"] = "AAAA" }},
			"another challenge":  {want: schema.ErrChallenge, change: func(_ *authenticator, c *string) { *c = strings.Repeat("A", 43) }},
			"that of enrolment":  {want: schema.ErrChallenge, change: func(_ *authenticator, c *string) { *c = options(ann).Challenge }},
			"an expired one":     {want: schema.ErrChallenge, change: func(*authenticator, *string) { a.Clock.Add(schema.PasskeyLife) }},
		} {
			false, challenge := *x, a.Challenge()
			if c.change != nil {
				c.change(&false, &challenge)
			}
			body := false.sign(challenge)
			if c.after != nil {
				c.after(body)
			}
			a.Log(name)
			RefusedAs(a.Anonymous(), c.want, map[schema.Kind]int{schema.Malformed: 400, schema.Unauthenticated: 401}[c.want.Kind], "POST", path, body)
		}
		if a.Dump()["[session]"] != before {
			a.Error("a refusal makes a session")
		}
		body := x.sign(a.Challenge())
		OK(a.Anonymous(), 200, "POST", path, body)
		RefusedAs(a.Anonymous(), schema.ErrChallenge, 400, "POST", path, body)

		challenge := a.Challenge()
		Must(a.Store.Suspend(context.Background(), store.Actor{}, Must(a.Store.UserID(context.Background(), "ann")), store.NewSuspension{Reason: "spam"}))
		RefusedAs(a.Anonymous(), schema.ErrSuspended, 403, "POST", path, x.sign(challenge))
		OK(ben, 204, "DELETE", "/api/users/me", M{"password": Password})
		RefusedAs(a.Anonymous(), schema.ErrPasskey, 401, "POST", path, y.sign(a.Challenge()))
	}, AtLocalhost)
}

// TestPasskeyCopy counts an authenticator back, as a copy of it would.
func TestPasskeyCopy(t *testing.T) {
	Each(t, func(a *API) {
		ann, x := a.As("ann"), newAuthenticator()
		x.count = 5
		enrol(ann, x)
		for i, warned := range []bool{false, false, true} {
			if i == 2 {
				x.count = 3
			}
			OK(a.Anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.Challenge()))
			if got := strings.Contains(a.ServiceLog.String(), "the signature count of a passkey went back"); got != warned {
				a.Errorf("sign-in %d is warned of: %t", i, got)
			}
		}
	}, AtLocalhost)
}

// TestPasskeyEligibility signs in with a passkey whose authenticator says otherwise than before whether
// it can be copied, as after an update of a password manager: the passkey takes it over.
func TestPasskeyEligibility(t *testing.T) {
	Each(t, func(a *API) {
		ann, x := a.As("ann"), newAuthenticator()
		x.flags &^= mayBeCopied
		enrol(ann, x)
		for i, c := range []struct {
			flags         byte
			copied, noted bool
		}{{0, false, false}, {mayBeCopied, false, true}, {mayBeCopied | copied, true, false}, {mayBeCopied, false, false}, {0, false, true}} {
			x.flags = x.flags&^(mayBeCopied|copied) | c.flags
			before := strings.Count(a.ServiceLog.String(), "whether it can be copied")
			OK(a.Anonymous(), 200, "POST", "/api/auth/passkey-login", x.sign(a.Challenge()))
			if noted := strings.Count(a.ServiceLog.String(), "whether it can be copied") > before; noted != c.noted {
				a.Errorf("sign-in %d is noted: %t", i, noted)
			}
			if list := Call[[]schema.Passkey](ann, 200, "GET", "/api/auth/passkeys", nil); len(list) != 1 || list[0].BackedUp != c.copied {
				a.Errorf("sign-in %d: %+v", i, list)
			}
		}
	}, AtLocalhost)
}

// TestLastPasskey keeps a way to sign in to each account, where passwords are off.
func TestLastPasskey(t *testing.T) {
	Each(t, func(a *API) {
		u, x, y := a.As("visitor"), newAuthenticator(), newAuthenticator()
		if err := a.Store.LinkIdentity(context.Background(), u.ID, credential.HashToken(u.Token), "sub"); err != nil {
			a.Fatal(err)
		}
		RefusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/users/me/identity", nil)
		first := enrol(u, x)
		OK(u, 204, "DELETE", "/api/users/me/identity", nil)
		RefusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+first.ID, nil)
		second := enrol(u, y)
		OK(u, 204, "DELETE", "/api/auth/passkeys/"+first.ID, nil)
		RefusedAs(u, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+second.ID, nil)
		OK(a.Anonymous(), 200, "POST", "/api/auth/passkey-login", y.sign(a.Challenge()))
	}, AtLocalhost, func(o *server.Options) { o.Accounts.NoPasswordLogin, o.Accounts.Provider = true, &oidc.Config{} })
}

// TestNoPasskeys has a service at which browsers have none: those of before can be deleted.
func TestNoPasskeys(t *testing.T) {
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Network.BaseURL = Must(url.Parse("http://192.168.1.5:8080")) })
	ann, x := a.As("ann"), newAuthenticator()
	if Call[M](ann, 200, "GET", "/api/config", nil)["passkeys"] != false {
		a.Error("the configuration offers passkeys")
	}
	RefusedAs(ann, schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkeys/options", M{})
	RefusedAs(ann, schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkeys", x.create(schema.PasskeyCreation{}))
	RefusedAs(a.Anonymous(), schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkey-login/options", nil)
	x.handle = []byte("x")
	RefusedAs(a.Anonymous(), schema.ErrNoPasskeys, 503, "POST", "/api/auth/passkey-login", x.sign(""))
	ctx := context.Background()
	id := a.PasskeyOf(ann)
	if list := passkeys(a, ann); len(list) != 1 || list[0].ID != id {
		a.Errorf("passkeys are %+v", list)
	}
	RefusedAs(ann, schema.ErrLastWayIn, 409, "DELETE", "/api/auth/passkeys/"+id, nil)
	if err := a.Store.SetPassword(ctx, store.NewPassword{UserID: ann.ID, Hash: "x", Session: credential.HashToken(ann.Token)}); err != nil {
		a.Fatal(err)
	}
	if len(passkeys(a, ann)) != 1 {
		a.Error("a new password deletes passkeys")
	}
	OK(ann, 204, "DELETE", "/api/auth/passkeys/"+id, nil)
}
