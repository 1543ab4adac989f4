package credential_test

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"

	"finds/server/credential"
)

func TestHash(t *testing.T) {
	t.Parallel()
	stored := credential.Standard.Hash("river lamp")
	if stored == credential.Standard.Hash("river lamp") {
		t.Error("two hashes of one password are equal, so their salts are")
	}
	salt := []byte("somesaltsomesalt")
	of := func(password string, memory uint32) string { // what was typed, as all hashes once were
		key := argon2.IDKey([]byte(password), salt, 2, memory, 1, 32)
		return fmt.Sprintf("$argon2id$v=19$m=%d,t=2,p=1$%s$%s", memory, base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(key))
	}
	asTypedNFD, weak := of(norm.NFD.String("pässwörd"), 19*1024), of("river lamp", 64)
	old := "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$5/IKA1EsVSx3+GZVbCbG7HWbdAtBKYLCe04sI0ZOAjE"
	for _, c := range []struct {
		stored, password string
		matches, stale   bool
	}{
		{stored, "river lamp", true, false},
		{stored, "River lamp", false, false},
		{stored, "", false, false},
		{"", "river lamp", false, false}, // an account without a password
		{"", "", false, false},
		{old, "river lamp", false, false},
		{credential.Standard.Hash("pässwörd sehr lang"), norm.NFD.String("pässwörd sehr lang"), true, false},
		{credential.Standard.Hash(norm.NFD.String("pässwörd sehr lang")), "pässwörd sehr lang", true, false},
		{asTypedNFD, "pässwörd", true, true},
		{asTypedNFD, norm.NFD.String("pässwörd"), true, true},
		{asTypedNFD, "password", false, false},
		{weak, "river lamp", true, true},
	} {
		h, err := credential.Standard.Parse(c.stored)
		if err != nil {
			t.Fatalf("%q: %v", c.stored, err)
		}
		if matches, stale := h.Check(c.password); matches != c.matches || stale != c.stale {
			t.Errorf("%q with %q: matches %v, stale %v", c.stored, c.password, matches, stale)
		}
	}
}

// TestBadHashes refuses stored hashes that are damaged or would take much memory or
// time to compare.
func TestBadHashes(t *testing.T) {
	t.Parallel()
	good := credential.Standard.Hash("river lamp")
	for _, change := range [][2]string{
		{"$argon2id$", "$argon2i$"}, {"v=19", "v=16"}, {"m=19456", "m=x"}, {"m=19456", "m=1000000"}, {"t=2", "t=0"}, {"t=2", "t=1000"}, {"p=1", "p=0"},
		{"p=1$", "p=1$*"}, {"p=1$", "p=1$$"},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Fatalf("%q is not in %q", change[0], good)
		}
		if _, err := credential.Standard.Parse(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
	if _, err := credential.Standard.Parse(good[:len(good)-30]); err == nil {
		t.Error("a hash with a short key is taken")
	}
}
