package embed

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // for the directive below
	"sort"
	"strings"
)

//go:generate go run ./generate passwords.bin

// From OWASP SecLists, CC BY-SA 3.0; generate/passwords.go tells how the list was
// made.
//
//go:embed passwords.bin
var passwordsFile []byte

// passwordHash is the number of bytes of a SHA-256 that identify a password. Another
// password matches one of the 10,000 once in a hundred million times.
const passwordHash = 5

// CommonPassword reports whether a password is one of the 10,000 most common of
// 8 code points and more, ignoring case.
func CommonPassword(p string) bool {
	h := sha256.Sum256([]byte(strings.ToLower(p)))
	want := h[:passwordHash]
	n := len(passwordsFile) / passwordHash
	at := func(i int) []byte { return passwordsFile[i*passwordHash : (i+1)*passwordHash] }
	i := sort.Search(n, func(i int) bool { return bytes.Compare(at(i), want) >= 0 })
	return i < n && bytes.Equal(at(i), want)
}
