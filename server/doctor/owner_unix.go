//go:build unix

package doctor

import (
	"os"
	"syscall"
)

// ownerOf returns the id of the user that a file belongs to.
func ownerOf(info os.FileInfo) uint32 {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return s.Uid
	}
	return 0
}
