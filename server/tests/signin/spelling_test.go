package signin

import (
	"context"
	"encoding/base64"
	"fmt"
	"testing"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"

	. "finds/server/servertest"
	"finds/store"
)

// TestPasswordSpellings signs in from keyboards that type an umlaut as one code point or as two, also
// with a hash of what was typed, as all hashes once were: it is replaced at the first sign-in.
func TestPasswordSpellings(t *testing.T) {
	Each(t, func(a *API) {
		const typed = "pässwörd sehr lang"
		ctx := context.Background()
		signIn := func(name, password string, status int) {
			a.Helper()
			OK(a.Anonymous(), status, "POST", "/api/auth/login", M{"username": name, "password": password})
		}
		for name, first := range map[string]string{"ann": typed, "ben": norm.NFD.String(typed)} {
			OK(a.Anonymous(), 201, "POST", "/api/auth/register", M{"username": name, "password": first})
			for _, password := range []string{typed, norm.NFD.String(typed)} {
				signIn(name, password, 200)
				signIn(name, password[:len(password)-1], 401)
			}
		}
		ann := Must(a.Store.Credentials(ctx, "ann"))
		salt := []byte("somesaltsomesalt")
		b64 := base64.RawStdEncoding
		key := argon2.IDKey([]byte(norm.NFD.String(typed)), salt, Cheap.Passes, Cheap.Memory, 1, 32)
		old := fmt.Sprintf("$argon2id$v=19$m=%d,t=%d,p=1$%s$%s", Cheap.Memory, Cheap.Passes, b64.EncodeToString(salt), b64.EncodeToString(key))
		Must(0, a.Store.SetPassword(ctx, store.NewPassword{UserID: ann.UserID, Hash: old}))
		signIn("ann", typed+"!", 401)
		if now := Must(a.Store.Credentials(ctx, "ann")); now.PasswordHash != old {
			t.Error("a wrong password replaces the hash")
		}
		signIn("ann", typed, 200)
		now := Must(a.Store.Credentials(ctx, "ann"))
		if now.PasswordHash == old {
			t.Error("the hash of what was typed is not replaced")
		}
		signIn("ann", norm.NFD.String(typed), 200)
		if again := Must(a.Store.Credentials(ctx, "ann")); again != now {
			t.Error("the hash is replaced again")
		}
	})
}
