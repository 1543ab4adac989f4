package command

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// Processes that start at once on nothing agree on the secrets, also where the
// file system has no links, and nothing is left of those who came too late.
func TestSecretsAgree(t *testing.T) {
	t.Parallel()
	for name, link := range map[string]func(old, new string) error{
		"links":    os.Link,
		"no links": func(string, string) error { return errors.ErrUnsupported },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := t.TempDir()
			if err := os.Mkdir(filepath.Join(data, "tmp"), 0o700); err != nil {
				t.Fatal(err)
			}
			var all [16]secrets
			var begin, wg sync.WaitGroup
			begin.Add(1)
			for i := range all {
				wg.Go(func() {
					begin.Wait()
					var err error
					if all[i], err = fileSecrets(filepath.Join(data, "secrets"), link); err != nil {
						t.Error(err)
					}
				})
			}
			begin.Done()
			wg.Wait()
			for _, s := range all {
				if string(s.Signing) != string(all[0].Signing) || s.VAPIDPrivate != all[0].VAPIDPrivate || len(s.Signing) != 32 {
					t.Fatal("two starts have different secrets")
				}
			}
			if left, _ := os.ReadDir(filepath.Join(data, "tmp")); len(left) > 0 {
				t.Errorf("%d temporary files are left", len(left))
			}
			if info, err := os.Stat(filepath.Join(data, "secrets")); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("the file is %v, %v", info, err)
			}
		})
	}
}

// TestSecretsGone: where there are accounts, new secrets are no matter of course,
// but for those that were made before the first start.
func TestSecretsGone(t *testing.T) {
	t.Parallel()
	data := folder(t)
	args := []string{"serve", "--data", data, "--addr", "127.0.0.1:0"}
	s, _ := serveHere(t, args...)
	if strings.Contains(s.log.String(), "secrets") {
		t.Errorf("of a new instance: %s", s.log)
	}
	s.stop()
	succeed(t, "a long sentence", "create-user", "--data", data, "--password-stdin", "ann")
	early := folder(t)
	succeed(t, "", "migrate", "up", "--data", early)
	succeed(t, "a long sentence", "create-user", "--data", early, "--password-stdin", "ann")
	s, _ = serveHere(t, "serve", "--data", early, "--addr", "127.0.0.1:0")
	if strings.Contains(s.log.String(), "secrets") {
		t.Errorf("of an instance that was made by a command: %s", s.log)
	}
	s.stop()
	if err := os.Remove(filepath.Join(data, "secrets")); err != nil {
		t.Fatal(err)
	}
	s, _ = serveHere(t, args...)
	if !strings.Contains(s.log.String(), "level=WARN msg=\"the secrets are missing") {
		t.Errorf("without its secrets: %s", s.log)
	}
}

// TestSecretsDamaged: they stop the start, with their file named, and are kept.
func TestSecretsDamaged(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "secrets")
	for _, text := range []string{"", "{", "{}", `{"signing":"AAAA"}`} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := fileSecrets(file, os.Link); err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("%q: %v", text, err)
		}
		if kept, err := os.ReadFile(file); err != nil || string(kept) != text {
			t.Errorf("%q became %q, %v", text, kept, err)
		}
	}
}
