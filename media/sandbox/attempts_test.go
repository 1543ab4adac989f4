//go:build linux && (amd64 || arm64)

package sandbox

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

// reads returns an attempt at reading a file of the folder.
func reads(name string) func(string) error {
	return func(folder string) error {
		_, err := os.ReadFile(filepath.Join(folder, name))
		return err
	}
}

// calls returns an attempt at a system call that the kernel refuses, if it gets
// there, because of its arguments.
func calls(number uintptr, args ...uintptr) func(string) error {
	return func(string) error {
		var a [6]uintptr
		copy(a[:], args)
		_, _, errno := unix.Syscall6(number, a[0], a[1], a[2], a[3], a[4], a[5])
		if errno == unix.EPERM {
			return errno
		}
		return nil
	}
}

func service(file string) string { return fmt.Sprintf("/proc/%d/%s", os.Getppid(), file) }

// listens returns an attempt at opening a socket, which is closed again.
func listens(network, address string) func(string) error {
	return func(folder string) error {
		address := strings.Replace(address, "FOLDER", folder, 1)
		if network == "udp" {
			c, err := net.ListenPacket(network, address)
			if err == nil {
				err = c.Close()
			}
			return err
		}
		l, err := net.Listen(network, address)
		if err != nil {
			return err
		}
		defer l.Close()
		c, err := net.Dial(network, l.Addr().String())
		if err == nil {
			err = c.Close()
		}
		return err
	}
}

// attempts are what a decoder tries, given the data folder, by what it is.
var attempts = map[string]func(folder string) error{
	"read the secrets":                    reads("secrets"),
	"read the database":                   reads("finds.db"),
	"read a picture":                      reads("media/a.webp"),
	"list the pictures":                   func(folder string) error { _, err := os.ReadDir(filepath.Join(folder, "media")); return err },
	"write into the data folder":          func(folder string) error { return os.WriteFile(filepath.Join(folder, "new"), nil, 0o600) },
	"write to the temporary folder":       writesTemporary,
	"overwrite the database":              func(folder string) error { return os.WriteFile(filepath.Join(folder, "finds.db"), nil, 0o600) },
	"truncate the database":               func(folder string) error { return os.Truncate(filepath.Join(folder, "finds.db"), 1) },
	"open the database for ioctl":         opens(unix.O_WRONLY | unix.O_RDWR),
	"truncate the database with it":       opens(unix.O_WRONLY | unix.O_RDWR | unix.O_TRUNC),
	"truncate the database for reading":   opens(unix.O_RDONLY | unix.O_TRUNC),
	"change the mode of the secrets":      func(folder string) error { return os.Chmod(filepath.Join(folder, "secrets"), 0o644) },
	"make and remove a folder":            makesFolder,
	"rename a picture":                    renames,
	"open a TCP socket":                   listens("tcp", "127.0.0.1:0"),
	"open a UDP socket":                   listens("udp", "127.0.0.1:0"),
	"open a Unix socket":                  listens("unix", "FOLDER/socket"),
	"open an abstract Unix socket":        listens("unix", "@finds-FOLDER"),
	"make a pair of sockets":              pairs,
	"start a process":                     func(string) error { return exec.Command("/proc/self/exe", "-test.run", "^$").Run() },
	"read the environment of the service": func(string) error { return holds(os.ReadFile(service("environ"))) },
	"read the memory of the service by its file": func(string) error {
		f, err := os.Open(service("mem"))
		if err != nil {
			return err
		}
		defer f.Close()
		var got [8]byte
		_, err = f.ReadAt(got[:], int64(uintptr(unsafe.Pointer(&secret))))
		return isSecret(got[:], err)
	},
	"read the memory of the service": func(string) error {
		var got [8]byte
		_, err := unix.ProcessVMReadv(os.Getppid(), []unix.Iovec{{Base: &got[0], Len: 8}}, []unix.RemoteIovec{{Base: uintptr(unsafe.Pointer(&secret)), Len: 8}}, 0)
		return isSecret(got[:], err)
	},
	"trace the service": func(string) error {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if err := unix.PtraceSeize(os.Getppid()); err != nil {
			return err
		}
		err := unix.PtraceInterrupt(os.Getppid()) // for only what is stopped can be let go
		if err == nil {
			_, err = unix.Wait4(os.Getppid(), nil, unix.WALL, nil)
		}
		return errors.Join(err, unix.PtraceDetach(os.Getppid()))
	},
	"send a signal to the service":         func(string) error { return unix.Kill(os.Getppid(), 0) },
	"send a signal by a descriptor":        calls(unix.SYS_PIDFD_OPEN, uintptr(os.Getppid())),
	"have a pipe send signals":             calls(unix.SYS_FCNTL, 1, unix.F_SETOWN, 0),
	"choose the signal of a pipe":          calls(unix.SYS_FCNTL, 1, 10, 0), // F_SETSIG
	"have a terminal send signals":         calls(unix.SYS_IOCTL, 1, fioSetOwn, 0),
	"limit the service":                    limitsService,
	"execute another program in its place": executes,
	"execute a program in memory":          func(string) error { return descriptor(unix.MemfdCreate("x", 0)) },
	"mount":                                calls(unix.SYS_MOUNT),
	"change its root":                      calls(unix.SYS_CHROOT),
	"open a file by its handle":            calls(unix.SYS_OPEN_BY_HANDLE_AT),
	"enter another namespace":              calls(unix.SYS_SETNS, ^uintptr(0)),
	"make a namespace":                     calls(unix.SYS_UNSHARE),
	"keep keys":                            calls(unix.SYS_KEYCTL, 9999),
	"use io_uring":                         calls(unix.SYS_IO_URING_SETUP),
	"leave its group":                      func(string) error { return unix.Setpgid(0, 0) },
}

// opens returns an attempt at opening the database with these flags.
func opens(flags int) func(string) error {
	return func(folder string) error {
		return descriptor(unix.Open(filepath.Join(folder, "finds.db"), flags|unix.O_CLOEXEC, 0))
	}
}

func makesFolder(folder string) error {
	name := filepath.Join(folder, "folder")
	return errors.Join(os.Mkdir(name, 0o700), os.Remove(name))
}

func renames(folder string) error {
	name := filepath.Join(folder, "media", "a.webp")
	return errors.Join(os.Rename(name, name+"2"), os.Rename(name+"2", name))
}

func writesTemporary(string) error {
	f, err := os.CreateTemp("/tmp", "finds-sandbox")
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

func pairs(string) error {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	if err == nil {
		unix.Close(fds[0])
		unix.Close(fds[1])
	}
	return err
}

func descriptor(fd int, err error) error {
	if err == nil {
		unix.Close(fd)
	}
	return err
}

func holds(text []byte, err error) error {
	if err == nil && !strings.Contains(string(text), "FINDS_SECRET=geheim") {
		err = fmt.Errorf("it has %q", text)
	}
	return err
}

func isSecret(got []byte, err error) error {
	if err == nil && string(got) != "geheimni" {
		err = fmt.Errorf("it has %q", got)
	}
	return err
}

func limitsService(string) error {
	var limit unix.Rlimit
	return unix.Prlimit(os.Getppid(), unix.RLIMIT_NOFILE, nil, &limit)
}

// executes looks whether a program that is not of the policy could be executed:
// doing so would end the attempts.
func executes(folder string) error {
	name := filepath.Join(folder, "secrets") // which is not executable, as the kernel finds after it has opened it
	if err := unix.Exec(name, []string{name}, nil); err != unix.EACCES || os.Getenv("HOW") != "free" {
		return err
	}
	return nil
}
