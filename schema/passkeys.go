package schema

// Passkey is a WebAuthn credential that signs its user in.
type Passkey struct {
	ID         string `json:"id" db:"id" sample:"0198c5e0-2f64-7b1d-9c05-d7a8e3f1b629"`
	Name       string `json:"name" db:"name" example:"Phone"`
	CreatedAt  Time   `json:"createdAt" db:"created_at"`
	LastUsedAt *Time  `json:"lastUsedAt" db:"last_used_at" nullable:"true" doc:"Last sign-in with it, or null" sample:"\"2026-01-02T09:30:00.000Z\""`
	BackedUp   bool   `json:"backedUp" db:"backed_up" doc:"Whether it has been copied, to an account at a vendor or to other devices, as far as its authenticator says" example:"true"`
}

// PasskeyCreation is PublicKeyCredentialCreationOptionsJSON of WebAuthn.
type PasskeyCreation struct {
	Challenge              string              `json:"challenge" doc:"32 random bytes in base64url" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"`
	RP                     PasskeyParty        `json:"rp"`
	User                   PasskeyUser         `json:"user"`
	PubKeyCredParams       []PasskeyAlgorithm  `json:"pubKeyCredParams"`
	Timeout                int                 `json:"timeout" doc:"In milliseconds" example:"300000"`
	ExcludeCredentials     []PasskeyDescriptor `json:"excludeCredentials" doc:"Passkeys of the account" sample:"[]"`
	AuthenticatorSelection PasskeySelection    `json:"authenticatorSelection"`
	Attestation            string              `json:"attestation" enum:"none" example:"none"`
}

// PasskeyParty is the service, as authenticators know it.
type PasskeyParty struct {
	ID   string `json:"id" doc:"Host name" example:"finds.example.org"`
	Name string `json:"name" example:"Finds"`
}

// PasskeyUser is an account, as authenticators know it.
type PasskeyUser struct {
	ID          string `json:"id" doc:"64 random bytes in base64url, which are not the id of the account" sample:"rB8fDqvM0lQ3mYcWzT6nXo5eJkH2gSdA9uPwLiV7xKtE4yCbNf1jRhOaGmUsZp0QvB3nXy6wT8kLrJdH5cFg2A"`
	Name        string `json:"name" doc:"Username" example:"ann"`
	DisplayName string `json:"displayName" example:"ann"`
}

// PasskeyAlgorithm is a signature algorithm that the service accepts.
type PasskeyAlgorithm struct {
	Type string `json:"type" enum:"public-key" example:"public-key"`
	Alg  int    `json:"alg" doc:"COSE algorithm: -8 is EdDSA, -7 ES256, -257 RS256" example:"-7"`
}

// PasskeyDescriptor names a passkey to the browser.
type PasskeyDescriptor struct {
	Type       string   `json:"type" enum:"public-key" example:"public-key"`
	ID         string   `json:"id" doc:"Credential id in base64url" example:"q83vASNFZ4mrze8BI0VniQ"`
	Transports []string `json:"transports" example:"internal"`
}

// PasskeySelection says which authenticators may be used.
type PasskeySelection struct {
	ResidentKey        string `json:"residentKey" enum:"required" example:"required"`
	RequireResidentKey bool   `json:"requireResidentKey" sample:"true"`
	UserVerification   string `json:"userVerification" enum:"required" example:"required"`
}

// PasskeyRequest is PublicKeyCredentialRequestOptionsJSON of WebAuthn.
type PasskeyRequest struct {
	Challenge        string `json:"challenge" doc:"32 random bytes in base64url" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"`
	RPID             string `json:"rpId" doc:"Host name" example:"finds.example.org"`
	Timeout          int    `json:"timeout" doc:"In milliseconds" example:"300000"`
	UserVerification string `json:"userVerification" enum:"required" example:"required"`
}
