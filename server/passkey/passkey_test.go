package passkey

import (
	"net/url"
	"testing"
)

// TestWhere lists the URLs at which browsers have passkeys.
func TestWhere(t *testing.T) {
	t.Parallel()
	if New(nil) != nil {
		t.Error("passkeys without a URL")
	}
	for base, want := range map[string][2]string{
		"https://finds.example.org":      {"finds.example.org", "https://finds.example.org"},
		"https://Finds.Example.org:443":  {"finds.example.org", "https://finds.example.org"},
		"https://finds.example.org:8443": {"finds.example.org", "https://finds.example.org:8443"},
		"https://fünde.example":          {"xn--fnde-0ra.example", "https://xn--fnde-0ra.example"},
		"https://localhost":              {"localhost", "https://localhost"},
		"http://localhost":               {"localhost", "http://localhost"},
		"http://localhost:8080":          {"localhost", "http://localhost:8080"},
		"http://finds.example.org":       {},
		"http://192.168.1.5:8080":        {},
		"https://192.168.1.5":            {},
		"https://[::1]:8443":             {},
		"http://127.0.0.1":               {},
		"https://nas":                    {},
		"https://finds.example.org.":     {},
	} {
		u, err := url.Parse(base)
		if err != nil {
			t.Fatal(err)
		}
		p := New(u)
		if (p == nil) != (want[0] == "") {
			t.Errorf("%s: %+v, want %q", base, p, want)
		}
		if p != nil && (p.ID != want[0] || p.webauthn.Config.RPOrigins[0] != want[1]) {
			t.Errorf("%s: %s at %s, want %q", base, p.ID, p.webauthn.Config.RPOrigins, want)
		}
	}
}

// FuzzResponses gives responses that no authenticator makes.
func FuzzResponses(f *testing.F) {
	p := New(&url.URL{Scheme: "http", Host: "localhost"})
	f.Add([]byte("x"), []byte(`{"type":"webauthn.create","challenge":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","origin":"http://localhost"}`), []byte("\xa3cfmtdnonegattStmt\xa0hauthData\x58"), []byte{1})
	f.Fuzz(func(t *testing.T, id, client, object, signature []byte) {
		challenge := Challenge(client)
		if _, err := p.Create(challenge, Creation{id, client, object}); err == nil && len(object) < 37 {
			t.Error("a key of nothing")
		}
		if _, _, err := p.Verify(challenge, Key{CredentialID: id, PublicKey: object}, []byte("x"), Assertion{id, client, object, signature, []byte("x")}); err == nil {
			t.Error("a signature of nothing")
		}
	})
}
