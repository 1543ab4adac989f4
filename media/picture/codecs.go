package picture

import (
	"errors"

	"github.com/gen2brain/avif"
	"github.com/gen2brain/heic"
	"github.com/gen2brain/webp"

	_ "finds/media/wasmonly"
)

// errNative reports a problem of the build or the system, not of a file.
var errNative = errors.New("a codec of the system was loaded in place of WebAssembly; build with -tags nodynamic")

func init() { heic.ForceWasmMode = true } // never use a library of the system

// CheckCodecs returns an error if a codec library of the system is used in place of
// WebAssembly. The codec packages load such libraries before main if they find them,
// unless the build has the tag nodynamic or the files are inaccessible, as they are for
// confined workers.
func CheckCodecs() error {
	for _, missing := range []error{webp.Dynamic(), avif.Dynamic(), heic.Dynamic()} {
		if missing == nil {
			return errNative
		}
	}
	return nil
}
