package bucket

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"io/fs"
	"path"
	"regexp"
)

// ErrKey reports a malformed key. It matches no fs error: a caller that takes keys
// from requests asks ValidKey first.
var ErrKey = errors.New("not a media key")

var keyForm = regexp.MustCompile(`^[imp]/[0-9a-f]{2}/[0-9a-f]{32}[a-z0-9_]*\.[a-z0-9]{2,4}$`)

const (
	maxKey  = 64                // bytes; the longest key that Finds makes has 47
	stemLen = len("m/ab/") + 32 // bytes
)

// ValidKey reports whether key has the form of a storage path:
// `m/{2 hex}/{32 hex}{suffix}` for media of finds, `p/…` for profile pictures,
// `i/…` for the mark of MarkKey, the two hex digits being the first of the 32.
func ValidKey(key string) bool {
	return len(key) <= maxKey && keyForm.MatchString(key) && key[2:4] == key[5:7]
}

// Keys says which keys a bucket takes. A bucket of media takes those of ValidKey; the
// repository of backups has its own.
type Keys struct {
	What    string      // what the files are, for errors
	Folders []string    // the first parts of the keys, which a Folder makes
	Mode    fs.FileMode // of the files of a Folder
	Valid   func(key string) bool
}

var mediaKeys = Keys{What: "media", Folders: []string{"i", "m", "p"}, Mode: 0o640, Valid: ValidKey}

// folderMode adds to the mode of the files that those who may read them may enter folders.
func (k Keys) folderMode() fs.FileMode { return k.Mode | k.Mode&0o440>>2 }

// NewID returns 128 random bits as 32 hex digits.
func NewID() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// MarkPrefix is the prefix of the keys of MarkKey.
const MarkPrefix = "i/"

// MarkKey is the key of the file that names the owner of a bucket: the instance with
// an id of 32 hex digits. The name of the file says everything, so that listing a
// bucket reads it past every cache.
func MarkKey(id string) string { return StemOf('i', id) + ".txt" }

// StemOf returns the common prefix of the keys of one upload. kind is 'm' for media of
// finds and 'p' for profile pictures, id is of NewID.
func StemOf(kind byte, id string) string { return string(kind) + "/" + id[:2] + "/" + id }

// Stem returns the common prefix of the keys of the upload that key belongs to, and an
// invalid key unchanged.
func Stem(key string) string {
	if !ValidKey(key) {
		return key
	}
	return key[:stemLen]
}

// ContentType returns the media type of a stored file by the extension of its key, ""
// for an extension that Finds does not write. The tables of the system may lack some.
func ContentType(key string) string { return contentTypes[path.Ext(key)] }

var contentTypes = map[string]string{
	".webp": "image/webp",
	".jpg":  "image/jpeg",
	".mp4":  "video/mp4",
	".mov":  "video/quicktime",
	".webm": "video/webm",
}
