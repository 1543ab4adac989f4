// Package wasmonly keeps codecs of the system out of this process. The codec
// packages of gen2brain look for libwebp, libavif and libheif of the system
// while they are initialized, unless the program is built with the tag nodynamic,
// and use them in place of WebAssembly. A library that is loaded runs its
// constructors at once, in whatever process it is, so refusing it later is too late.
//
// Import it for its effect. It has to be initialized before those packages, which
// the language specification promises (Package initialization): of the packages
// whose imports are initialized, Go takes the one with the first import path. This
// one imports only what they import, and "finds/" sorts before "github.com/".
// Windows loads libraries in another way; there the tag nodynamic is needed.
package wasmonly
