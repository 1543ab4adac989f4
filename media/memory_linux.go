package media

import (
	"bufio"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// memory is Memory, with the files of the system below root.
func memory(root string) (bytes int64, known bool) {
	least := func(n int64) {
		if n > 0 && (!known || n < bytes) {
			bytes, known = n, true
		}
	}
	least(machineMemory(filepath.Join(root, "proc/meminfo")))
	groups, _ := os.ReadFile(filepath.Join(root, "proc/self/cgroup")) // without it, there are none
	for line := range strings.Lines(string(groups)) {
		part := strings.SplitN(strings.TrimSpace(line), ":", 3) // number, controllers, path
		if len(part) < 3 {
			continue
		}
		folder, file := "sys/fs/cgroup", "memory.max"
		if part[1] == "memory" {
			folder, file = "sys/fs/cgroup/memory", "memory.limit_in_bytes"
		} else if part[1] != "" {
			continue
		}
		// A group cannot have more than those above it. In a container, the path may be that outside of it.
		for group := path.Clean("/" + part[2]); ; group = path.Dir(group) {
			text, _ := os.ReadFile(filepath.Join(root, folder, group, file))
			n, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64) // not "max"
			least(n)
			if group == "/" {
				break
			}
		}
	}
	return bytes, known
}

// machineMemory returns the memory of the machine in bytes, or 0.
func machineMemory(file string) int64 {
	f, err := os.Open(file)
	if err != nil {
		return 0
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		if rest, found := strings.CutPrefix(s.Text(), "MemTotal:"); found {
			kilobytes, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 10, 64)
			return kilobytes << 10
		}
	}
	return 0
}
