package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"

	"filippo.io/age"
)

// workFactor is that of scrypt, 2^16: 64 MB of memory and a quarter of a second for each guess.
const workFactor = 16

// ErrPassphrase reports a pass phrase that is wrong or missing.
var ErrPassphrase = errors.New("the backup was encrypted with another pass phrase")

// putSecrets stores secrets under their hash, encrypted if there is a pass phrase.
func (r *Repository) putSecrets(ctx context.Context, secrets []byte, passphrase string) (name string, err error) {
	var b bytes.Buffer
	w, err := encryptTo(&b, passphrase)
	if err != nil {
		return "", err
	}
	_, err = w.Write(secrets)
	if err = errors.Join(err, w.Close()); err != nil {
		return "", err
	}
	name = hash(sha256.Sum256(b.Bytes())).String()
	return name, r.files.Put(ctx, "secrets/"+name, bytes.NewReader(b.Bytes()))
}

// secrets reads the secrets of a backup; nil if it has none. With a pass phrase, it decrypts
// encrypted ones; without one, it returns them as they are.
func (r *Repository) secrets(ctx context.Context, m Manifest, passphrase string) ([]byte, error) {
	if m.Secrets == "" {
		return nil, nil
	}
	b, err := r.read(ctx, "secrets/"+m.Secrets)
	if err != nil {
		return nil, err
	}
	if hash(sha256.Sum256(b)).String() != m.Secrets {
		return nil, damaged("backup %s is damaged: its secrets have changed", m.ID)
	}
	if !m.Encrypted || passphrase == "" {
		return b, nil
	}
	plain, err := decryptFrom(bytes.NewReader(b), passphrase)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(plain)
}

// encryptTo returns a writer that encrypts in the format of age (age-encryption.org/v1), or
// one that does not if the pass phrase is "".
func encryptTo(w io.Writer, passphrase string) (io.WriteCloser, error) {
	if passphrase == "" {
		return plainWriter{w}, nil
	}
	to, err := age.NewScryptRecipient(passphrase)
	if err != nil {
		return nil, fmt.Errorf("encrypt: %w", err)
	}
	to.SetWorkFactor(workFactor)
	return age.Encrypt(w, to)
}

type plainWriter struct{ io.Writer }

// Close implements io.Closer.
func (plainWriter) Close() error { return nil }

// decryptFrom reads what encryptTo wrote with a pass phrase.
func decryptFrom(r io.Reader, passphrase string) (io.Reader, error) {
	if passphrase == "" {
		return nil, fmt.Errorf("%w, and none is given", ErrPassphrase)
	}
	from, err := age.NewScryptIdentity(passphrase)
	if err != nil {
		return nil, fmt.Errorf("decrypt: %w", err)
	}
	from.SetMaxWorkFactor(workFactor) // more takes gigabytes, and is not what Finds writes
	plain, err := age.Decrypt(r, from)
	var none *age.NoIdentityMatchError
	if errors.As(err, &none) {
		return nil, ErrPassphrase
	}
	if err != nil {
		return nil, damaged("decrypt: %v", err)
	}
	return plain, nil
}
