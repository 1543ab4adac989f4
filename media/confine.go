package media

import (
	"path/filepath"
	"strings"

	"finds/media/sandbox"
)

// Hide keeps memory and environment of this process from its children and other
// processes of its user, other than those of root with all its capabilities.
func Hide() error { return sandbox.Hide() }

// Confinement returns what this system lacks to confine the processes that decode
// files, and the consequences, one sentence each; nothing if they are confined.
func Confinement() []string { return sandbox.Missing() }

// backgroundNice is the priority of workers for stored files, which no user awaits. Others have that of the service:
// with less, they would get next to nothing beside the other programs of a busy machine.
const backgroundNice = 10

// policy returns the rights of a worker: its standard input, a file that it may
// change in place if it is a video.
func (a assignment) policy(exe string) sandbox.Policy {
	p := sandbox.Policy{Program: exe, Read: ownLibraries(), CPU: a.format.limit()}
	switch a.job {
	case "video":
		p.File = uint64(a.size)
	case "medium":
		p.Nice = backgroundNice
	}
	if !raceDetector { // it maps terabytes
		p.Memory, p.Own = uint64(a.format.memory), true
	}
	return p
}

// libraryFolders are where systems have the libraries of ffmpeg.
var libraryFolders = []string{
	"/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
}

// packageStores are folders of systems that keep each library in one of its own.
var packageStores = []string{"/nix/store/", "/gnu/store/"}

// ffmpegPolicy returns the rights of ffmpeg: its libraries and its standard input.
func ffmpegPolicy(program string) sandbox.Policy {
	p := sandbox.Policy{Program: program, Read: libraryFolders, Stdin: true, Memory: ffmpegMemory, CPU: ffmpegTime}
	real, err := filepath.EvalSymlinks(program)
	if err != nil {
		return p // it does not start
	}
	p.Read = append([]string{filepath.Join(filepath.Dir(filepath.Dir(real)), "lib")}, p.Read...)
	for _, store := range packageStores {
		if strings.HasPrefix(real, store) {
			p.Read = append(p.Read, store)
		}
	}
	return p
}
