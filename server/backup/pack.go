package backup

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"sync"
	"time"

	"github.com/klauspost/compress/zstd"
)

// hash is the SHA-256 of a chunk, before compression.
type hash [sha256.Size]byte

// String returns the hash in hex, as keys have it.
func (h hash) String() string { return hex.EncodeToString(h[:]) }

// place is where a chunk is: in a pack, from a byte on.
type place struct {
	pack           int32 // in packs.names
	offset, length uint32
}

const (
	packSize   = 16 << 20     // bytes, from which a pack is written
	entrySize  = 32 + 4       // bytes of a chunk in the index of a pack: its hash, its length in the pack
	chunkLimit = 1 << 20      // bytes of a chunk before compression
	hashSize   = sha256.Size  // bytes
	listed     = hashSize + 4 // bytes of a chunk in the list of a file: its hash, its size
	perList    = 512          // chunks in a list
)

// packs are the chunks that a repository has, and those that are being added.
type packs struct {
	r       *Repository
	enc     *zstd.Encoder
	dec     *zstd.Decoder
	mu      sync.Mutex
	names   []string // of the packs
	places  map[hash]place
	entries []byte // of the pack in the making
	buf     []byte // of it
	spare   []byte // a buffer for the next one
	pending map[hash]bool
	added   int64         // bytes written
	failed  error         // of a pack that was written beside the callers
	writing chan struct{} // has an element while a pack is written
}

// newPacks returns the packs of an empty repository.
func (r *Repository) newPacks() (*packs, error) {
	// Without a checksum: every chunk is compared with its hash.
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(maxWorkers), zstd.WithEncoderCRC(false),
		zstd.WithWindowSize(chunkLimit))
	if err != nil {
		return nil, err
	}
	dec, err := zstd.NewReader(nil, zstd.WithDecoderMaxMemory(2*chunkLimit))
	if err != nil {
		return nil, err
	}
	return &packs{r: r, enc: enc, dec: dec, places: map[hash]place{}, pending: map[hash]bool{}, writing: make(chan struct{}, 1)}, nil
}

// openPacks reads the indexes of all packs.
func (r *Repository) openPacks(ctx context.Context) (*packs, error) {
	p, err := r.newPacks()
	if err != nil {
		return nil, err
	}
	var names []string
	err = r.files.List(ctx, "index/", func(key string, _ int64, _ time.Time) error { names = append(names, key[len("index/"):]); return nil })
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		entries, err := r.index(ctx, name)
		if err != nil {
			return nil, err
		}
		p.learn(name, entries)
	}
	return p, nil
}

// index reads the index of a pack, which ends with its own hash.
func (r *Repository) index(ctx context.Context, name string) (entries []byte, err error) {
	b, err := r.read(ctx, "index/"+name)
	if err != nil {
		return nil, err
	}
	if n := len(b) - hashSize; n >= 0 && n%entrySize == 0 && sha256.Sum256(b[:n]) == hash(b[n:]) {
		return b[:n], nil
	}
	return nil, damaged("the backups at %s are damaged: the index of pack %s has changed", r.name, name)
}

// damaged returns an error that matches ErrDamaged.
func damaged(text string, args ...any) error {
	return &damage{fmt.Sprintf(text, args...)}
}

// isDamage reports whether an error is that of a file that has changed or is missing.
func isDamage(err error) bool { return errors.Is(err, ErrDamaged) || errors.Is(err, fs.ErrNotExist) }

type damage struct{ text string }

// Error implements error.
func (d *damage) Error() string { return d.text }

// Is implements the interface of errors.Is.
func (d *damage) Is(target error) bool { return target == ErrDamaged }

// learn adds the chunks of a pack.
func (p *packs) learn(name string, entries []byte) {
	p.names = append(p.names, name)
	at := place{pack: int32(len(p.names) - 1)}
	for ; len(entries) > 0; entries = entries[entrySize:] {
		at.length = binary.BigEndian.Uint32(entries[hashSize:])
		p.places[hash(entries)] = at
		at.offset += at.length
	}
}

// claim reports whether a chunk is new and the caller has to add it.
func (p *packs) claim(h hash) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if _, known := p.places[h]; known || p.pending[h] {
		return false
	}
	p.pending[h] = true
	return true
}

// add stores a chunk unless it is there. It compresses it into scratch, which it returns, maybe
// larger, for the next call. It is safe for concurrent use.
func (p *packs) add(ctx context.Context, data, scratch []byte) (hash, []byte, error) {
	h := hash(sha256.Sum256(data))
	if !p.claim(h) {
		return h, scratch, nil
	}
	scratch = p.enc.EncodeAll(data, scratch[:0])
	return h, scratch, p.append(ctx, h, scratch)
}

// append adds a compressed chunk to the pack in the making, and writes it once it is full.
func (p *packs) append(ctx context.Context, h hash, packed []byte) error {
	p.mu.Lock()
	if p.buf == nil {
		p.buf, p.spare = p.spare[:0], nil
	}
	p.entries = binary.BigEndian.AppendUint32(append(p.entries, h[:]...), uint32(len(packed)))
	p.buf = append(p.buf, packed...)
	var buf, entries []byte
	if len(p.buf) >= packSize {
		buf, entries = p.take()
	}
	p.mu.Unlock()
	return p.start(ctx, buf, entries)
}

// take takes the pack in the making, under mu.
func (p *packs) take() (buf, entries []byte) {
	buf, entries = p.buf, p.entries
	p.buf, p.entries = nil, nil
	return buf, entries
}

// start begins to write a pack once the one before it is written, so that the disk does not
// keep those who fill the next one waiting. It returns an error of an earlier pack.
func (p *packs) start(ctx context.Context, buf, entries []byte) error {
	if len(buf) == 0 {
		return nil
	}
	p.writing <- struct{}{}
	if err := p.failure(); err != nil {
		<-p.writing
		return err
	}
	go func() {
		defer func() { <-p.writing }()
		err := p.write(ctx, buf, entries)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.failed, p.spare = err, buf
	}()
	return nil
}

// wait waits until no pack is being written.
func (p *packs) wait() {
	p.writing <- struct{}{}
	<-p.writing
}

func (p *packs) failure() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.failed
}

// flush writes the pack in the making, and waits until all packs are written.
func (p *packs) flush(ctx context.Context) error {
	p.mu.Lock()
	buf, entries := p.take()
	p.mu.Unlock()
	err := p.start(ctx, buf, entries)
	p.wait()
	return cmp.Or(err, p.failure())
}

// write writes a pack, and then its index: without an index it is not used.
func (p *packs) write(ctx context.Context, buf, entries []byte) error {
	name := hash(sha256.Sum256(buf)).String()
	sum := sha256.Sum256(entries)
	if err := p.r.files.Put(ctx, packKey(name), bytes.NewReader(buf)); err != nil {
		return err
	}
	if err := p.r.files.Put(ctx, "index/"+name, bytes.NewReader(append(bytes.Clone(entries), sum[:]...))); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.learn(name, entries)
	p.added += int64(len(buf) + len(entries) + hashSize)
	return nil
}

func packKey(name string) string { return "packs/" + name[:2] + "/" + name }

// pack reads a pack whole and checks that it is what its name says.
func (r *Repository) pack(ctx context.Context, name string) ([]byte, error) {
	b, err := r.read(ctx, packKey(name))
	if err != nil {
		return nil, err
	}
	if hash(sha256.Sum256(b)).String() != name {
		return nil, damaged("the backups at %s are damaged: pack %s has changed", r.name, name)
	}
	return b, nil
}

// unpack returns a chunk of a pack.
func (p *packs) unpack(pack []byte, h hash, at place) ([]byte, error) {
	if uint64(at.offset)+uint64(at.length) > uint64(len(pack)) {
		return nil, damaged("the backups at %s are damaged: chunk %s is not in its pack", p.r.name, h)
	}
	data, err := p.dec.DecodeAll(pack[at.offset:at.offset+at.length], nil)
	if err != nil || sha256.Sum256(data) != h {
		return nil, damaged("the backups at %s are damaged: chunk %s has changed (%v)", p.r.name, h, err)
	}
	return data, nil
}
