package picture

import (
	"errors"

	"github.com/gen2brain/avif"
	"github.com/gen2brain/heic"
	"github.com/gen2brain/webp"

	_ "finds/media/wasmonly"
)

// errNative is an error of the build or the system, not of a file.
var errNative = errors.New("a codec of the system was loaded in place of WebAssembly; build with -tags nodynamic")

// CheckCodecs returns an error if a codec of the system takes the place of WebAssembly.
// The packages load such codecs before main where they find them, unless the build has the
// tag nodynamic or the files are out of reach, as they are for confined workers.
func CheckCodecs() error {
	for _, missing := range []error{webp.Dynamic(), avif.Dynamic(), heic.Dynamic()} {
		if missing == nil {
			return errNative
		}
	}
	return nil
}
