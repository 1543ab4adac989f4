package schema

// Kinds of sessions.
const (
	SessionBrowser = "browser" // a sign-in whose token is in the cookie of a browser
	SessionCLI     = "cli"     // a sign-in of a program, which holds the token itself
	SessionToken   = "token"   // an API token
)

// Scopes of API tokens.
const (
	ScopeRead  = "read"
	ScopeWrite = "write"
	ScopeAdmin = "admin"
)

// Session is one sign-in of the caller, or an API token.
type Session struct {
	ID         string   `json:"id" db:"public_id" doc:"Id of the session, which is not its token" sample:"0198c5a2-7d61-72ef-a0c8-94d35b7e61f0"`
	Kind       string   `json:"kind" db:"kind" enum:"browser,cli,token" doc:"browser: a sign-in with the cookie; cli: a sign-in of a program or of the command line, which holds the token itself; token: an API token"`
	Name       string   `json:"name" db:"-" doc:"Name of an API token; empty for the other kinds" sample:""`
	Scopes     []string `json:"scopes" db:"-" enum:"read,write,admin" doc:"What an API token may do; empty for the other kinds, which may do everything" sample:"[]"`
	CreatedAt  Time     `json:"createdAt" db:"created_at"`
	ExpiresAt  *Time    `json:"expiresAt" db:"-" nullable:"true" doc:"When it expires if it is not used, or for an API token even if it is used; null: never" sample:"\"2026-02-01T12:00:00.000Z\""`
	LastUsedAt *Time    `json:"lastUsedAt" db:"used_at" nullable:"true" doc:"Start of the UTC day of the last request, or null" sample:"\"2026-01-02T00:00:00.000Z\""`
	UserAgent  string   `json:"userAgent" db:"user_agent" doc:"User-Agent of the sign-in; empty for an API token" example:"Mozilla/5.0"`
	ByLink     bool     `json:"byLink,omitzero" db:"by_link" doc:"Whether a sign-in link has made it and no password has been set in it; while it is less than ten minutes old, the password can be set without the old one" sample:"-"`
	PasswordAt *Time    `json:"passwordAt,omitempty" db:"confirmed_at" doc:"When the password was last given in it, at the registration or again; absent if it was not. For ten minutes after that, passkeys can be added in it without the password" sample:"-"`
	Current    bool     `json:"current" db:"current" doc:"Whether this is the session of the request" sample:"true"`
}

// NewToken is an API token that has just been made. No other response has the token itself.
type NewToken struct {
	Token   string  `json:"token" doc:"Bearer token, 32 random bytes in base64url" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"`
	Session Session `json:"session" sample:"{\"id\":\"0198c5a2-7d61-72ef-a0c8-94d35b7e61f0\",\"kind\":\"token\",\"name\":\"backup\",\"scopes\":[\"read\"],\"createdAt\":\"2026-01-02T15:04:05.000Z\",\"expiresAt\":\"2026-04-02T15:04:05.000Z\",\"lastUsedAt\":null,\"userAgent\":\"\",\"current\":false}"`
}

// SignInLink is a link by which a user signs in once.
type SignInLink struct {
	URL       string `json:"url" doc:"Link for the user; a path if the instance has no base URL. It cannot be shown again" example:"https://finds.example.org/sign-in#link=q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"`
	ExpiresAt Time   `json:"expiresAt"`
}

// LinkOwner is the user of a sign-in link.
type LinkOwner struct {
	Username string `json:"username" example:"ann"`
}
