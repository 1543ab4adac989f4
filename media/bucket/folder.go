package bucket

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"
)

const (
	tmpFolder = "tmp"     // inside the bucket: a rename must not cross file systems
	tmpLife   = time.Hour // longer than any upload takes
)

// Folder is a Bucket in a folder of the local disk. Every access goes through
// os.Root, so that neither a key nor a symbolic link leads out of it.
type Folder struct {
	root *os.Root
	keys Keys
	dirs sync.Map // of a key → *os.Root, of those that were read from: at most 512
}

// OpenFolder opens the bucket in folder dir, which it creates if it is missing, and
// deletes temporary files of crashed uploads that are older than an hour.
func OpenFolder(dir string) (*Folder, error) { return OpenFolderOf(dir, mediaKeys) }

// OpenFolderOf is OpenFolder for files with other keys.
func OpenFolderOf(dir string, keys Keys) (*Folder, error) {
	if err := os.MkdirAll(dir, keys.folderMode()); err != nil {
		return nil, fmt.Errorf("make %s folder: %w", keys.What, err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("open %s folder: %w", keys.What, err)
	}
	f := &Folder{root: root, keys: keys}
	if err := f.prepare(); err != nil {
		return nil, errors.Join(err, root.Close())
	}
	return f, nil
}

// Close releases the folder.
func (f *Folder) Close() error {
	errs := []error{f.root.Close()}
	f.dirs.Range(func(dir, r any) bool {
		f.dirs.Delete(dir)
		errs = append(errs, r.(*os.Root).Close())
		return true
	})
	return errors.Join(errs...)
}

// prepare makes the fixed folders and clears old temporary files.
func (f *Folder) prepare() error {
	for _, name := range append([]string{tmpFolder}, f.keys.Folders...) {
		if err := f.root.MkdirAll(name, f.keys.folderMode()); err != nil {
			return fmt.Errorf("make %s folder: %w", f.keys.What, err)
		}
	}
	old, err := fs.ReadDir(f.root.FS(), tmpFolder)
	if err != nil {
		return fmt.Errorf("list temporary %s file: %w", f.keys.What, err)
	}
	for _, e := range old {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > tmpLife {
			_ = f.root.Remove(path.Join(tmpFolder, e.Name())) // the next start tries again
		}
	}
	return nil
}

// Put implements Bucket: temporary name, fsync, rename, fsync of the folder.
func (f *Folder) Put(ctx context.Context, key string, r io.Reader) error {
	if !f.keys.Valid(key) {
		return ErrKey
	}
	tmp, err := f.write(ctx, r)
	if err != nil {
		return err
	}
	if err := f.publish(tmp, key); err != nil {
		_ = f.root.Remove(tmp) // the first error is the one that tells
		return fmt.Errorf("store %s file: %w", f.keys.What, err)
	}
	return nil
}

// write copies r into a new temporary file and brings it to the disk.
func (f *Folder) write(ctx context.Context, r io.Reader) (name string, err error) {
	name = path.Join(tmpFolder, rand.Text())
	file, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, f.keys.Mode)
	if err != nil {
		return "", fmt.Errorf("make temporary %s file: %w", f.keys.What, err)
	}
	_, err = io.Copy(file, cancelled{ctx, r})
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return "", errors.Join(fmt.Errorf("write %s file: %w", f.keys.What, err), f.root.Remove(name))
	}
	return name, nil
}

// publish gives a written file its key, for good.
func (f *Folder) publish(tmp, key string) error {
	if err := f.place(tmp, key); err != nil {
		return err
	}
	dir := path.Dir(key)
	return errors.Join(f.sync(dir), f.sync(path.Dir(dir)))
}

// place is publish without the guarantee that the name survives a power failure.
func (f *Folder) place(tmp, key string) error {
	if err := f.root.Mkdir(path.Dir(key), f.keys.folderMode()); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return f.root.Rename(tmp, key)
}

// sync brings the names in a folder to the disk.
func (f *Folder) sync(dir string) error {
	if runtime.GOOS == "windows" { // which syncs no folders, and refuses to
		return nil
	}
	d, err := f.root.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Open implements Bucket. Only a regular file counts: a symbolic link, even one
// that stays inside, or a pipe, which would block, is as good as missing.
func (f *Folder) Open(_ context.Context, key string) (Object, error) {
	dir, info, err := f.look(key)
	if err != nil {
		return nil, err
	}
	file, err := dir.Open(path.Base(key))
	if err != nil {
		return nil, fmt.Errorf("open %s file: %w", f.keys.What, err)
	}
	return &folderObject{file, info}, nil
}

// look finds a regular file, and the folder that it is in.
func (f *Folder) look(key string) (dir *os.Root, info fs.FileInfo, err error) {
	if !f.keys.Valid(key) {
		return nil, nil, ErrKey
	}
	for range 2 { // a folder may have been put in the place of the one that is open
		if dir, err = f.dir(path.Dir(key)); err == nil {
			info, err = dir.Lstat(path.Base(key))
		}
		if err == nil {
			break
		}
		f.dirs.CompareAndDelete(path.Dir(key), dir) // who reads from it now can; the collector closes it
	}
	if err != nil && !errors.As(err, new(syscall.Errno)) {
		err = fs.ErrNotExist // a link would lead out of the folder
	}
	if err == nil && !info.Mode().IsRegular() {
		err = fs.ErrNotExist
	}
	if err != nil {
		return nil, nil, fmt.Errorf("open %s file: %w", f.keys.What, err)
	}
	return dir, info, nil
}

// dir opens a folder of files, and keeps it: every way down from the root costs
// four calls of the system.
func (f *Folder) dir(name string) (*os.Root, error) {
	if r, ok := f.dirs.Load(name); ok {
		return r.(*os.Root), nil
	}
	r, err := f.root.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	if other, loaded := f.dirs.LoadOrStore(name, r); loaded {
		return other.(*os.Root), r.Close()
	}
	return r, nil
}

// Stat implements Bucket.
func (f *Folder) Stat(_ context.Context, key string) (int64, error) {
	_, info, err := f.look(key)
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// Delete implements Bucket. It continues after an error and returns all errors.
func (f *Folder) Delete(_ context.Context, keys ...string) error {
	var errs []error
	for _, key := range keys {
		if !f.keys.Valid(key) {
			errs = append(errs, ErrKey)
			continue
		}
		if err := f.root.Remove(key); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, fmt.Errorf("delete %s file: %w", f.keys.What, err))
		}
	}
	return errors.Join(errs...)
}

// List implements Bucket. It reads one folder at a time.
func (f *Folder) List(ctx context.Context, prefix string, visit func(string, int64, time.Time) error) error {
	return fs.WalkDir(f.root.FS(), ".", func(key string, d fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			return fmt.Errorf("list %s file: %w", f.keys.What, err)
		case d.IsDir() && key != "." && !strings.HasPrefix(key+"/", prefix) && !strings.HasPrefix(prefix, key+"/"):
			return fs.SkipDir
		case !d.Type().IsRegular() || !strings.HasPrefix(key, prefix) || !f.keys.Valid(key):
			return nil
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil // deleted meanwhile
		}
		if err != nil {
			return fmt.Errorf("list %s file: %w", f.keys.What, err)
		}
		return visit(key, info.Size(), info.ModTime())
	})
}

// Check implements Bucket: it writes a small file and removes it.
func (f *Folder) Check(ctx context.Context) error {
	name, err := f.write(ctx, strings.NewReader("ok"))
	if err != nil {
		return err
	}
	if err := f.root.Remove(name); err != nil {
		return fmt.Errorf("remove temporary %s file: %w", f.keys.What, err)
	}
	return nil
}

// folderObject is an open file of a Folder.
type folderObject struct {
	*os.File
	info fs.FileInfo
}

func (o *folderObject) Size() int64        { return o.info.Size() }
func (o *folderObject) ModTime() time.Time { return o.info.ModTime() }

// cancelled is a reader that ends with its context.
type cancelled struct {
	ctx context.Context
	r   io.Reader
}

func (c cancelled) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	return c.r.Read(p)
}
