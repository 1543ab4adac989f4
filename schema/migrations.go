package schema

import (
	"embed"
	"io/fs"
	"slices"
)

//go:embed migrations
var migrations embed.FS

// Migrations returns the goose migrations of an engine, `sqlite` or `postgres`:
// one numbered sequence of the shared files and the files for this engine.
func Migrations(engine string) fs.FS {
	root, err := fs.Sub(migrations, "migrations")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	own, err := fs.Sub(root, engine)
	if err != nil {
		panic(err) // only a misspelt engine gets here
	}
	return overlay{shared: root, own: own}
}

// overlay shows two folders as one. Each name is in only one of them.
type overlay struct{ shared, own fs.FS }

// Open implements fs.FS.
func (o overlay) Open(name string) (fs.File, error) {
	if f, err := o.own.Open(name); err == nil && name != "." {
		return f, nil
	}
	return o.shared.Open(name)
}

// Glob implements fs.GlobFS, which is how goose lists a folder.
func (o overlay) Glob(pattern string) ([]string, error) {
	shared, err := fs.Glob(o.shared, pattern)
	if err != nil {
		return nil, err
	}
	own, err := fs.Glob(o.own, pattern)
	all := append(shared, own...)
	slices.Sort(all) // goose takes them as they come
	return all, err
}
