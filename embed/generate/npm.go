package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// source is a file in a package.
type source struct {
	pkg  string // with its version
	sum  string // SHA-256 of its archive, in hex
	file string
}

// read fetches the package and returns the file.
func (s source) read() ([]byte, error) {
	dir, err := os.MkdirTemp("", "generate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if out, err := exec.Command("npm", "pack", "--silent", "--pack-destination", dir, s.pkg).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("npm pack: %w: %s", err, out)
	}
	names, _ := filepath.Glob(filepath.Join(dir, "*.tgz"))
	if len(names) != 1 {
		return nil, fmt.Errorf("npm pack left %v", names)
	}
	archive, err := os.ReadFile(names[0])
	if err != nil {
		return nil, err
	}
	if got := fmt.Sprintf("%x", sha256.Sum256(archive)); got != s.sum {
		return nil, fmt.Errorf("%s has the SHA-256 %s, not %s", s.pkg, got, s.sum)
	}
	return unpack(archive, s.file)
}

// unpack returns a file of an archive.
func unpack(archive []byte, file string) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		return nil, err
	}
	for t := tar.NewReader(z); ; {
		h, err := t.Next()
		if err == io.EOF {
			return nil, errors.New("the archive has no " + file)
		}
		if err != nil {
			return nil, err
		}
		if h.Name == file {
			return io.ReadAll(t)
		}
	}
}
