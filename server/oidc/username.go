package oidc

import (
	"cmp"
	"crypto/rand"
	"fmt"
	"math/big"
	"strings"

	"finds/schema"
	"finds/store/search"
)

// NthUsername returns the n-th username to try for the claims, counting from 0: name,
// name-2 to name-9, and then name with a random number. The name is derived from
// preferred_username, or else from the local part of the e-mail address, or else from the
// name.
func (c Claims) NthUsername(n int) string { return nth(c.username(), n) }

func (c Claims) username() string {
	local, _, _ := strings.Cut(c.Email, "@")
	preferred, _, _ := strings.Cut(c.Username, "@")
	return cmp.Or(fit(preferred), fit(local), fit(c.Name), "user")
}

// fit converts s to a username: it folds letters as searches do and replaces other characters with
// hyphens. It returns "" if the result is too short.
func fit(s string) string {
	var b strings.Builder
	for _, r := range search.Fold(s) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '_', r == '-':
			b.WriteRune(r)
		case !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= schema.UsernameMax {
			break
		}
	}
	name := b.String()
	name = strings.Trim(name[:min(len(name), schema.UsernameMax)], "-")
	if len(name) < schema.UsernameMin {
		return ""
	}
	return name
}

func nth(name string, n int) string {
	end := ""
	switch {
	case n >= 9:
		k, _ := rand.Int(rand.Reader, big.NewInt(900_000)) // never fails: crypto/rand ends the process first
		end = fmt.Sprint("-", 100_000+k.Int64())
	case n > 0:
		end = fmt.Sprint("-", n+1)
	}
	return name[:min(len(name), schema.UsernameMax-len(end))] + end
}
