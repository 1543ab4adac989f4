package command

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"finds/push"
)

// secrets are what the first start makes.
type secrets struct {
	Signing      []byte `json:"signing"`      // signs media URLs, 32 bytes
	VAPIDPrivate string `json:"vapidPrivate"` // P-256, base64url
	VAPIDPublic  string `json:"vapidPublic"`  // follows from it
}

// prepare brings the database to the newest version and reads the secrets. They
// are made with the database, so that those that are missing later are missed.
func (e *env) prepare() (secrets, error) {
	if err := e.store.Migrate(e.Context.Context); err != nil {
		return secrets{}, err
	}
	return e.readSecrets()
}

// readSecrets reads the secrets, or makes them. They stand in a file of the
// data folder; on PostgreSQL, which several processes share, in the database.
func (e *env) readSecrets() (s secrets, err error) {
	if e.store.Postgres() {
		key, err := e.store.Secret(e.Context.Context, "vapid")
		if err != nil {
			return s, err
		}
		pair, err := push.ParsePair("", base64.RawURLEncoding.EncodeToString(key))
		if err != nil {
			return s, err
		}
		s.VAPIDPrivate, s.VAPIDPublic = pair.Private, pair.Public
		s.Signing, err = e.store.Secret(e.Context.Context, "signing")
		return s, err
	}
	file := e.path("secrets")
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		if n, err := e.store.UserCount(e.Context.Context); err == nil && n > 0 {
			e.log.Warn("the secrets are missing, and new ones are generated: browsers have to turn notifications on again, unless you stop now and restore the file from a backup", "file", file)
		}
	}
	return fileSecrets(file, os.Link)
}

// fileSecrets reads the secrets from a file, which the first of any processes
// makes: the process that makes them reads what is there, as all others do. link is
// os.Link, which some file systems do not have.
func fileSecrets(file string, link func(old, new string) error) (secrets, error) {
	s, err := loadSecrets(file)
	if errors.Is(err, fs.ErrNotExist) {
		if err := makeSecrets(file, link); err != nil {
			return s, fmt.Errorf("create secrets: %w", err)
		}
		s, err = loadSecrets(file)
	}
	for try := 0; err != nil && try < 10; try++ {
		time.Sleep(20 * time.Millisecond) // poll: on a file system without hard links, another process may still be writing the file, and nothing signals its end
		s, err = loadSecrets(file)
	}
	return s, err
}

func loadSecrets(file string) (s secrets, err error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return s, err
	}
	if s, err = parseSecrets(b); err != nil {
		err = fmt.Errorf("%s is damaged; restore it from a backup, or delete it to have new secrets generated", file)
	}
	return s, err
}

// parseSecrets parses the text of a file of secrets.
func parseSecrets(text []byte) (s secrets, err error) {
	if err = json.Unmarshal(text, &s); err == nil && len(s.Signing) < 32 {
		err = errors.New("the signing key is too short")
	}
	return s, err
}

// text is that of a file of secrets.
func (s secrets) text() ([]byte, error) {
	b, err := json.MarshalIndent(s, "", "  ")
	return append(b, '\n'), err
}

// settings are the secrets as PostgreSQL has them.
func (s secrets) settings() map[string]string {
	return map[string]string{"signing": base64.RawURLEncoding.EncodeToString(s.Signing), "vapid": s.VAPIDPrivate}
}

// makeSecrets makes the file, unless it is there by now.
func makeSecrets(file string, link func(old, new string) error) error {
	text, err := newSecrets()
	if err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Join(filepath.Dir(file), "tmp"), "secrets") // 0600
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if err := fill(temp, text); err != nil {
		return err
	}
	// A link comes whole and never takes the place of another.
	if err := link(temp.Name(), file); err == nil || errors.Is(err, fs.ErrExist) {
		return nil
	}
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return fill(f, text)
}

// fill writes a file to the disk and closes it.
func fill(f *os.File, text []byte) error {
	_, err := f.Write(text)
	return errors.Join(err, f.Sync(), f.Close())
}

// newSecrets makes the text of a file of secrets.
func newSecrets() ([]byte, error) {
	s := secrets{Signing: make([]byte, 32)}
	rand.Read(s.Signing)
	pair, err := push.NewPair()
	if err != nil {
		return nil, err
	}
	s.VAPIDPrivate, s.VAPIDPublic = pair.Private, pair.Public
	return s.text()
}
