package backup

import (
	"context"
	"encoding/binary"
	"encoding/hex"
	"io"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"
)

// chunkSize is that of the chunks of databases, in bytes.
const chunkSize = 16 << 10

// file is a file in chunks. Its lists are chunks, too: those of a list that has not changed
// are not listed again.
type file struct {
	Size  int64  `json:"size"`  // bytes
	Lists []hash `json:"lists"` // of the chunks, perList in each
}

// MarshalText implements encoding.TextMarshaler.
func (h hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (h *hash) UnmarshalText(b []byte) error {
	if len(b) != 2*hashSize {
		return damaged("%q is not a hash", b)
	}
	_, err := hex.Decode(h[:], b)
	return err
}

// fileWriter adds a file to the packs: it cuts what is written into chunks and stores
// those of several lists at the same time. It and its workers yield after every chunk: Go
// would let them run for 10 ms, and requests of the service would wait as long.
type fileWriter struct {
	ctx   context.Context // of the caller: packs are still written when the group has ended
	alive context.Context // until the group has ended or failed
	p     *packs
	size  int // of the chunks, at most
	buf   []byte
	ends  []int // of the chunks in buf
	group *errgroup.Group
	mu    sync.Mutex
	f     file
	spare [][]byte // buffers for buf
}

// maxWorkers is how many goroutines compress at most. More would wait for the reader.
const maxWorkers = 4

func (p *packs) create(ctx context.Context, size int) *fileWriter {
	w := &fileWriter{ctx: ctx, p: p, size: size}
	w.group, w.alive = errgroup.WithContext(ctx)
	w.group.SetLimit(min(runtime.GOMAXPROCS(0), maxWorkers))
	return w
}

// Write implements io.Writer.
func (w *fileWriter) Write(b []byte) (int, error) {
	n := len(b)
	w.f.Size += int64(n)
	for len(b) > 0 {
		take := min(len(b), w.size-(len(w.buf)-w.end()))
		w.buf = append(w.buf, b[:take]...)
		b = b[take:]
		if len(w.buf)-w.end() == w.size {
			if err := w.cut(); err != nil {
				return 0, err
			}
		}
	}
	return n, w.alive.Err()
}

// end is where the last whole chunk ends.
func (w *fileWriter) end() int {
	if len(w.ends) == 0 {
		return 0
	}
	return w.ends[len(w.ends)-1]
}

// cut ends a chunk.
func (w *fileWriter) cut() error {
	if len(w.buf) > w.end() {
		w.ends = append(w.ends, len(w.buf))
		runtime.Gosched()
	}
	if len(w.ends) == perList {
		return w.send()
	}
	return nil
}

// send stores the chunks of a list.
func (w *fileWriter) send() error {
	buf, ends := w.buf, w.ends
	w.ends = nil
	w.mu.Lock()
	n := len(w.f.Lists)
	w.f.Lists = append(w.f.Lists, hash{})
	w.mu.Unlock()
	w.group.Go(func() error {
		h, err := w.p.addList(w.ctx, buf, ends)
		w.mu.Lock()
		defer w.mu.Unlock()
		w.f.Lists[n] = h
		w.spare = append(w.spare, buf[:0])
		return err
	})
	w.mu.Lock()
	defer w.mu.Unlock()
	w.buf = nil
	if n := len(w.spare); n > 0 {
		w.buf, w.spare = w.spare[n-1], w.spare[:n-1]
	}
	return w.alive.Err()
}

// addList adds chunks and their list.
func (p *packs) addList(ctx context.Context, buf []byte, ends []int) (h hash, err error) {
	list, start := make([]byte, 0, len(ends)*listed), 0
	var scratch []byte
	for _, end := range ends {
		if h, scratch, err = p.add(ctx, buf[start:end], scratch); err != nil {
			return h, err
		}
		list = binary.BigEndian.AppendUint32(append(list, h[:]...), uint32(end-start))
		start = end
		runtime.Gosched()
	}
	h, _, err = p.add(ctx, list, scratch)
	return h, err
}

// close ends the file.
func (w *fileWriter) close() (file, error) {
	err := w.cut()
	if err == nil && len(w.ends) > 0 {
		err = w.send()
	}
	if failed := w.group.Wait(); failed != nil {
		err = failed
	}
	return w.f, err
}

// fetch calls visit with chunks, several at the same time. It reads each pack once.
func (p *packs) fetch(ctx context.Context, wanted []hash, visit func(h hash, data []byte) error) error {
	byPack := map[int32][]hash{}
	for _, h := range wanted {
		at, known := p.places[h]
		if !known {
			return damaged("the backups at %s are damaged: chunk %s is missing", p.r.name, h)
		}
		byPack[at.pack] = append(byPack[at.pack], h)
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(2)
	for n, list := range byPack {
		g.Go(func() error {
			pack, err := p.r.pack(ctx, p.names[n])
			if err != nil {
				return err
			}
			for _, h := range list {
				data, err := p.unpack(pack, h, p.places[h])
				if err == nil {
					err = visit(h, data)
				}
				if err != nil {
					return err
				}
			}
			return nil
		})
	}
	return g.Wait()
}

// span is a chunk of a file.
type span struct {
	hash
	size int64
}

// spans returns the chunks of a file.
func (p *packs) spans(ctx context.Context, f file) (all []span, err error) {
	var mu sync.Mutex
	lists := map[hash][]byte{}
	err = p.fetch(ctx, unique(f.Lists), func(h hash, data []byte) error {
		mu.Lock()
		defer mu.Unlock()
		lists[h] = data
		return nil
	})
	if err != nil {
		return nil, err
	}
	total := int64(0)
	for _, h := range f.Lists {
		for l := lists[h]; len(l) >= listed; l = l[listed:] {
			s := span{hash(l[:hashSize]), int64(binary.BigEndian.Uint32(l[hashSize:]))}
			if s.size == 0 || s.size > chunkLimit || s.size > f.Size-total {
				return nil, damaged("a file of the backup has %d bytes, and its lists have others", f.Size)
			}
			all, total = append(all, s), total+s.size
		}
	}
	if total != f.Size {
		return nil, damaged("a file of the backup has %d bytes in its lists instead of %d", total, f.Size)
	}
	return all, nil
}

// restore writes a file. step gets the bytes that were written.
func (p *packs) restore(ctx context.Context, f file, to io.WriterAt, step func(n int)) error {
	all, err := p.spans(ctx, f)
	if err != nil {
		return err
	}
	at, sizes, offset := map[hash][]int64{}, map[hash]int64{}, int64(0)
	var wanted []hash
	for _, s := range all {
		if at[s.hash] == nil {
			wanted = append(wanted, s.hash)
		}
		at[s.hash], sizes[s.hash] = append(at[s.hash], offset), s.size
		offset += s.size
	}
	return p.fetch(ctx, wanted, func(h hash, data []byte) error {
		if int64(len(data)) != sizes[h] {
			return damaged("chunk %s has %d bytes, and its list says %d", h, len(data), sizes[h])
		}
		for _, offset := range at[h] {
			if _, err := to.WriteAt(data, offset); err != nil {
				return err
			}
			step(len(data))
		}
		return nil
	})
}

// unique leaves out what comes again.
func unique(list []hash) (once []hash) {
	known := map[hash]bool{}
	for _, h := range list {
		if !known[h] {
			known[h] = true
			once = append(once, h)
		}
	}
	return once
}
