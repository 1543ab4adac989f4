package command

import (
	"fmt"
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"

	"github.com/urfave/cli/v2"
)

// becomeOwner makes a command that root runs on a data folder of another user run as that
// user: the service could not read the files that root makes there. It comes before
// anything is opened.
func (p Program) becomeOwner(c *cli.Context) error {
	if os.Geteuid() != 0 {
		return nil
	}
	for _, flag := range []string{"data", "from", "to"} { // the last two of db copy
		if err := p.becomeOwnerOf(c, flag); err != nil || os.Geteuid() != 0 {
			return err
		}
	}
	return nil
}

// becomeOwnerOf is becomeOwner for the folder that a flag names.
func (p Program) becomeOwnerOf(c *cli.Context, flag string) error {
	data := c.String(flag)
	uid, gid, found := ownerOf(data)
	if data == "" || !found || uid == 0 {
		return nil
	}
	name, groups := strconv.Itoa(uid), []int{gid}
	if u, err := user.LookupId(name); err == nil {
		name = u.Username
		gid, groups = groupsOf(u, gid)
	}
	if err := become(uid, gid, groups); err != nil {
		return fmt.Errorf("--%s: %s belongs to %s, and root may not become that user here (%w); run sudo -u %s %s --%[1]s %[2]s …",
			flag, data, name, err, sudoName(name), c.Command.HelpName)
	}
	fmt.Fprintf(p.Stderr, "finds: %s belongs to %s: running as that user instead of root\n", data, name)
	return nil
}

// ownerOf returns the user and the group of the database in a data folder, or of the folder
// if the database is elsewhere or not there yet.
func ownerOf(data string) (uid, gid int, found bool) {
	for _, file := range []string{filepath.Join(data, databaseFile), data} {
		if info, err := os.Stat(file); err == nil {
			if s, ok := info.Sys().(*syscall.Stat_t); ok {
				return int(s.Uid), int(s.Gid), true
			}
		}
	}
	return 0, 0, false
}

// foreignOwner returns the user that a file belongs to, if that is not root and this process runs as root.
func foreignOwner(info os.FileInfo) (name string, foreign bool) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if os.Geteuid() != 0 || !ok || s.Uid == 0 {
		return "", false
	}
	name = strconv.Itoa(int(s.Uid))
	if u, err := user.LookupId(name); err == nil {
		name = u.Username
	}
	return name, true
}

// groupsOf returns the groups of a user, with the primary one by itself. gid stands for
// what the system does not know.
func groupsOf(u *user.User, gid int) (primary int, all []int) {
	if n, err := strconv.Atoi(u.Gid); err == nil {
		gid = n
	}
	all = []int{gid}
	ids, _ := u.GroupIds() // without them, the user has the primary one
	for _, id := range ids {
		if n, err := strconv.Atoi(id); err == nil && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return gid, all
}

// become gives up the rights of root for those of a user, in all threads.
func become(uid, gid int, groups []int) error {
	if err := syscall.Setgroups(groups); err != nil {
		return err
	}
	if err := syscall.Setgid(gid); err != nil {
		return err
	}
	return syscall.Setuid(uid)
}

// sudoName is how sudo takes a user: by name, or by a number behind #.
func sudoName(name string) string {
	if _, err := strconv.Atoi(name); err == nil {
		return "'#" + name + "'"
	}
	return name
}
