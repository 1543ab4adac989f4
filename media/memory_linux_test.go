package media

import (
	"os"
	"path/filepath"
	"testing"
)

// TestMemory: the smallest limit counts, of the machine, of the group and of those above it, in both versions of control groups.
func TestMemory(t *testing.T) {
	t.Parallel()
	const machine = "MemTotal:        8000000 kB\nMemFree:          100 kB\n"
	for name, c := range map[string]struct {
		files map[string]string
		want  int64
	}{
		"nothing known": {nil, 0},
		"no group":      {map[string]string{"proc/meminfo": machine}, 8000000 << 10},
		"version 2": {map[string]string{"proc/meminfo": machine, "proc/self/cgroup": "0::/system.slice/finds.service\n",
			"sys/fs/cgroup/system.slice/finds.service/memory.max": "536870912\n", "sys/fs/cgroup/system.slice/memory.max": "max\n"}, 512 << 20},
		"the group above": {map[string]string{"proc/meminfo": machine, "proc/self/cgroup": "0::/a/b\n",
			"sys/fs/cgroup/a/b/memory.max": "max\n", "sys/fs/cgroup/a/memory.max": "1073741824\n"}, 1 << 30},
		"version 1": {map[string]string{"proc/meminfo": machine, "proc/self/cgroup": "5:cpu:/x\n4:memory:/finds\n0::/\n",
			"sys/fs/cgroup/memory/finds/memory.limit_in_bytes": "536870912\n", "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n"}, 512 << 20},
		"a container": {map[string]string{"proc/meminfo": machine, "proc/self/cgroup": "0::/docker/0123\n", "sys/fs/cgroup/memory.max": "268435456\n"}, 256 << 20},
		"a limit over the memory": {map[string]string{"proc/meminfo": machine, "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "99999999999999\n"},
			8000000 << 10},
	} {
		root := t.TempDir()
		for file, text := range c.files {
			file = filepath.Join(root, file)
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got, known := memory(root); got != c.want || known != (c.want > 0) {
			t.Errorf("%s: %d, %v", name, got, known)
		}
	}
	if got, known := Memory(); !known || got < 64<<20 {
		t.Errorf("of this machine: %d, %v", got, known)
	}
}

// TestDefaultWorkers: memory limits the workers, but one there is always.
func TestDefaultWorkers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		processors int
		bytes      int64
		want       int
	}{{8, 8 << 30, 2}, {1, 8 << 30, 1}, {4, 512 << 20, 1}, {4, 1 << 30, 1}, {4, 1945 << 20, 2}, {2, 1, 1}, {4, 0, 2}} {
		if got := defaultWorkers(c.processors, c.bytes, c.bytes > 0); got != c.want {
			t.Errorf("%d processors, %d MB: %d workers", c.processors, c.bytes>>20, got)
		}
	}
}
