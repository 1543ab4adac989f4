// Package passkey checks the responses of WebAuthn authenticators. It stores nothing and knows
// no accounts: challenges and keys are given to it.
package passkey

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/netip"
	"net/url"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/protocol/webauthncose"
	"github.com/go-webauthn/webauthn/webauthn"
	"golang.org/x/net/idna"
)

// Algorithms are the COSE algorithms of signatures, the preferred first: Ed25519, ES256 and
// RS256, one of which every authenticator has.
var Algorithms = []int{int(webauthncose.AlgEdDSA), int(webauthncose.AlgES256), int(webauthncose.AlgRS256)}

// Party is a relying party: a service at one origin.
type Party struct {
	ID       string // host name, to which browsers bind passkeys
	webauthn *webauthn.WebAuthn
}

// New returns the party of a service at a public URL, or nil if browsers have no passkeys
// there: they need a host name, and https unless that is localhost.
func New(base *url.URL) *Party {
	if base == nil {
		return nil
	}
	host, err := idna.Lookup.ToASCII(base.Hostname())
	if err != nil {
		return nil
	}
	if _, err := netip.ParseAddr(host); err == nil || base.Scheme != "https" && host != "localhost" {
		return nil
	}
	origin := base.Scheme + "://" + host
	if port := base.Port(); port != "" && port != map[string]string{"http": "80", "https": "443"}[base.Scheme] {
		origin += ":" + port
	}
	w, err := webauthn.New(&webauthn.Config{RPID: host, RPDisplayName: host, RPOrigins: []string{origin}})
	if err != nil {
		return nil
	}
	return &Party{host, w}
}

// Key is the public half of a key pair that an authenticator has made.
type Key struct {
	CredentialID, PublicKey []byte
	SignCount               uint32
	Flags                   byte // of authenticator data
	AAGUID                  []byte
}

// Creation is the response of an authenticator that has made a key.
type Creation struct{ CredentialID, ClientData, Attestation []byte }

// MayBeCopied reports whether the authenticator says that the key can be synchronized to other devices.
func (k Key) MayBeCopied() bool { return protocol.AuthenticatorFlags(k.Flags).HasBackupEligible() }

// Assertion is the response of an authenticator that signs a user in.
type Assertion struct{ CredentialID, ClientData, AuthenticatorData, Signature, UserHandle []byte }

// Challenge returns the challenge that client data answers, in base64url, or "".
func Challenge(clientData []byte) string {
	var c struct {
		Challenge string `json:"challenge"`
	}
	if json.Unmarshal(clientData, &c) != nil {
		return ""
	}
	return c.Challenge
}

// Create returns the key that an authenticator has made for a challenge.
func (p *Party) Create(challenge string, c Creation) (k Key, err error) {
	r := protocol.CredentialCreationResponse{PublicKeyCredential: credential(c.CredentialID)}
	r.AttestationResponse.ClientDataJSON, r.AttestationResponse.AttestationObject = c.ClientData, c.Attestation
	parsed, err := r.Parse()
	if err != nil {
		return k, described(err)
	}
	session := p.session(challenge)
	for _, a := range Algorithms {
		session.CredParams = append(session.CredParams, protocol.CredentialParameter{Type: protocol.PublicKeyCredentialType,
			Algorithm: webauthncose.COSEAlgorithmIdentifier(a)})
	}
	made, err := p.webauthn.CreateCredential(user{}, session, parsed)
	if err != nil {
		return k, described(err)
	}
	return keyOf(made), nil
}

// Verify checks that an authenticator has signed a challenge with a key for the user with a
// handle, and returns the key with its new count and flags. It reports whether the count went
// back, as that of a cloned key does. The key takes over whether it may be copied: this never
// changes by WebAuthn level 3 section 6.1.3, but does when a password manager learns to synchronize.
// It is signed like the rest, and only shown to the user.
func (p *Party) Verify(challenge string, k Key, handle []byte, a Assertion) (_ Key, cloned bool, err error) {
	r := protocol.CredentialAssertionResponse{PublicKeyCredential: credential(a.CredentialID)}
	r.AssertionResponse = protocol.AuthenticatorAssertionResponse{AuthenticatorData: a.AuthenticatorData, Signature: a.Signature,
		UserHandle: a.UserHandle}
	r.AssertionResponse.ClientDataJSON = a.ClientData
	parsed, err := r.Parse()
	if err != nil {
		return k, false, described(err)
	}
	flags := protocol.AuthenticatorFlags(k.Flags)&^protocol.FlagBackupEligible | parsed.Response.AuthenticatorData.Flags&protocol.FlagBackupEligible
	owner := user{handle, []webauthn.Credential{{ID: k.CredentialID, PublicKey: k.PublicKey,
		Flags:         webauthn.NewCredentialFlags(flags),
		Authenticator: webauthn.Authenticator{AAGUID: k.AAGUID, SignCount: k.SignCount}}}}
	found := func([]byte, []byte) (webauthn.User, error) { return owner, nil }
	_, used, err := p.webauthn.ValidatePasskeyLogin(found, p.session(challenge), parsed)
	if err != nil {
		return k, false, described(err)
	}
	return keyOf(used), used.Authenticator.CloneWarning, nil
}

// session is what the library needs to know about the request. Passkeys take the place of
// passwords, so the authenticator has to verify its user.
func (p *Party) session(challenge string) webauthn.SessionData {
	return webauthn.SessionData{Challenge: challenge, RelyingPartyID: p.ID, UserVerification: protocol.VerificationRequired}
}

func credential(id []byte) (c protocol.PublicKeyCredential) {
	c.ID, c.Type, c.RawID = base64.RawURLEncoding.EncodeToString(id), string(protocol.PublicKeyCredentialType), id
	return c
}

func keyOf(c *webauthn.Credential) Key {
	return Key{c.ID, c.PublicKey, c.Authenticator.SignCount, byte(c.Flags.ProtocolValue()), c.Authenticator.AAGUID}
}

// described adds the details of the library to an error.
func described(err error) error {
	if e, ok := err.(*protocol.Error); ok && e.DevInfo != "" {
		return fmt.Errorf("%w (%.400s)", err, e.DevInfo)
	}
	return err
}

// user implements webauthn.User.
type user struct {
	handle []byte
	keys   []webauthn.Credential
}

// WebAuthnID implements webauthn.User.
func (u user) WebAuthnID() []byte { return u.handle }

// WebAuthnName implements webauthn.User.
func (u user) WebAuthnName() string { return "" }

// WebAuthnDisplayName implements webauthn.User.
func (u user) WebAuthnDisplayName() string { return "" }

// WebAuthnCredentials implements webauthn.User.
func (u user) WebAuthnCredentials() []webauthn.Credential { return u.keys }
