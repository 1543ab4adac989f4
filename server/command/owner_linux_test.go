package command

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

const someUser = 65534 // without rights on every Linux, and what a user namespace shows for others

// asRoot: what root runs on the data folder of another user leaves no file there that this
// user cannot change, and a folder of root stays with root.
func asRoot(t *testing.T, bin string) {
	if os.Geteuid() != 0 {
		t.Skip("it needs root") // which alone can become another user
	}
	open := func() string { // a folder that the other user can enter; only what t.TempDir has made changes its mode
		dir := t.TempDir()
		if err := os.Chmod(filepath.Dir(dir), 0o755); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	program, err := os.ReadFile(bin)
	if err != nil {
		t.Fatal(err)
	}
	bin = filepath.Join(open(), "finds")
	if err := os.WriteFile(bin, program, 0o755); err != nil {
		t.Fatal(err)
	}
	run := func(attributes *syscall.SysProcAttr, args ...string) (stderr string, err error) {
		cmd := exec.Command(bin, args...)
		var text bytes.Buffer
		cmd.Dir, cmd.Env, cmd.Stderr, cmd.SysProcAttr = "/", []string{}, &text, attributes
		err = cmd.Run()
		return text.String(), err
	}
	folder := func(owner int) string {
		dir := filepath.Join(open(), "data")
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(dir, owner, owner); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	for _, owner := range []int{someUser, 0} {
		dir := folder(owner)
		for _, args := range [][]string{{"migrate", "up", "--data", dir}, {"push-keys", "--data", dir}, {"backup", "create", "--data", dir}, {"doctor", "--data", dir, "--quick"}} {
			stderr, err := run(nil, args...)
			if args[0] == "doctor" {
				err = nil // it may have found something about this machine
			}
			if err != nil || strings.Contains(stderr, "instead of root") != (owner != 0) {
				t.Errorf("%v on a folder of %d: %v: %s", args, owner, err, stderr)
			}
		}
		files := 0
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			files++
			info, err := d.Info()
			if s := info.Sys().(*syscall.Stat_t); int(s.Uid) != owner || int(s.Gid) != owner && owner != 0 {
				t.Errorf("%s belongs to %d:%d, want %d", path, s.Uid, s.Gid, owner)
			}
			return err
		})
		if err != nil || files < 5 {
			t.Errorf("%d files: %v", files, err)
		}
	}
	dir := folder(someUser)
	settings := filepath.Join(dir, "finds.env")
	if err := os.WriteFile(settings, []byte("FINDS_DATABASE_FILE=/etc/shadow\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(settings, someUser, someUser); err != nil {
		t.Fatal(err)
	}
	if stderr, err := run(nil, "list-users", "--data", dir); err == nil || !strings.Contains(stderr, settings+" belongs to the user ") {
		t.Errorf("settings of another user: %v: %s", err, stderr)
	}
	// Settings that a user may not read are left out, but not in silence: once, with what to type.
	if err := os.Chown(settings, 0, 0); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"list-users", "--data", dir}, {"config", "check", "--data", dir}} { // the first of which fails, too
		stderr, err := run(&syscall.SysProcAttr{Credential: &syscall.Credential{Uid: someUser, Gid: someUser}}, args...)
		if want := "sudo chgrp " + groupName(someUser) + " " + settings + " && sudo chmod 640 " + settings + "\n"; strings.Count(stderr, want) != 1 || (err == nil) != (args[0] == "config") {
			t.Errorf("%v: %v: %q, want %q", args, err, stderr, want)
		}
	}
	if err := os.Remove(settings); err != nil {
		t.Fatal(err)
	}
	stderr, err := run(&syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUSER, UidMappings: []syscall.SysProcIDMap{{HostID: 0, Size: 1}}, GidMappings: []syscall.SysProcIDMap{{HostID: 0, Size: 1}}},
		"migrate", "up", "--data", dir)
	if stderr == "" && err != nil {
		t.Skip("this system gives no user namespace: ", err) // as in many containers
	}
	if want := " finds migrate up --data " + dir; err == nil || !strings.Contains(stderr, "run sudo -u ") || !strings.Contains(stderr, want) {
		t.Errorf("root that may not become another user: %v: %s, want %s", err, stderr, want)
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) > 0 {
		t.Errorf("it left %v (%v)", list, err)
	}
}
