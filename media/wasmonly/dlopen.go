//go:build (darwin || freebsd || linux || netbsd) && !android && !nodynamic

package wasmonly

import (
	_ "unsafe" // for go:linkname

	_ "github.com/ebitengine/purego"
)

// These are the variables through which purego calls the functions of the dynamic
// loader. purego sets them in its init function, which runs before that of an
// importer, and has no option that leaves libraries out.

//go:linkname dlopen github.com/ebitengine/purego.fnDlopen
var dlopen func(path string, mode int) uintptr

//go:linkname dlerror github.com/ebitengine/purego.fnDlerror
var dlerror func() string

func init() {
	dlopen = func(string, int) uintptr { return 0 }
	dlerror = func() string { return "finds loads no libraries" }
}
