package servertest

import (
	"finds/schema"
	"finds/server"
)

// AtLocalhost gives the service a URL at which browsers have passkeys.
func AtLocalhost(o *server.Options) { o.Network.BaseURL = MustURL("http://localhost:8080") }

// Challenge begins a sign-in.
func (a *API) Challenge() string {
	a.Helper()
	return Call[schema.PasskeyRequest](a.Anonymous(), 200, "POST", "/api/auth/passkey-login/options", nil).Challenge
}
