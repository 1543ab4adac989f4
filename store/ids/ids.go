// Package ids makes the identifiers of records: UUIDv7 ids, which rise with time, and the
// numbers of finds and locations.
package ids

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"strings"
	"sync"
	"time"
)

// Maker makes identifiers that sort by the time at which they were made. It is safe for concurrent use.
type Maker struct {
	mu   sync.Mutex
	ms   int64  // of the last id
	seq  uint16 // of the last id, 12 bits
	docs uint32 // counter in the numbers of finds; 0 before the first
}

// New makes a UUIDv7 (RFC 9562 section 5.7): 48 bits of milliseconds, a 12-bit
// counter that keeps those of one millisecond in order (section 6.2, method 1),
// and 62 random bits.
func (g *Maker) New(at time.Time) string {
	var b [16]byte
	rand.Read(b[8:])
	ms, seq := g.next(at)
	binary.BigEndian.PutUint64(b[:8], uint64(ms)<<16|0x7000|uint64(seq))
	b[8] = b[8]&0x3f | 0x80
	var out [36]byte
	hex.Encode(out[:8], b[:4])
	hex.Encode(out[9:13], b[4:6])
	hex.Encode(out[14:18], b[6:8])
	hex.Encode(out[19:23], b[8:10])
	hex.Encode(out[24:], b[10:])
	out[8], out[13], out[18], out[23] = '-', '-', '-', '-'
	return string(out[:])
}

// next returns the timestamp and the counter of the next id, which is never before the
// last one: streams continue after the newest id that they have sent. When a clock is set
// back, the timestamp stays until the clock has caught up.
func (g *Maker) next(at time.Time) (int64, uint16) {
	g.mu.Lock()
	defer g.mu.Unlock()
	ms := at.UnixMilli()
	if ms > g.ms {
		g.ms, g.seq = ms, 0
		return ms, 0
	}
	if g.seq++; g.seq == 1<<12 {
		g.ms, g.seq = g.ms+1, 0
	}
	return g.ms, g.seq
}

// After makes all later ids sort after the given one.
func (g *Maker) After(id string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if ms := Time(id); ms >= g.ms {
		g.ms, g.seq = ms+1, 0
	}
}

// DocBits is how many bits of a find's number tell apart those of one
// millisecond.
const DocBits = 15

// Doc makes the number of a find: the milliseconds of its creation, and bits that
// rise within one process from a random start. The numbers are in the order of
// creation, except within one millisecond, so a search can read the full text in
// list order.
func (g *Maker) Doc(created time.Time) int64 {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.docs == 0 {
		g.docs = uint32(randomBits(DocBits))
	}
	g.docs++
	return DocAt(created) | int64(g.docs&(1<<DocBits-1))
}

// DocAt returns the smallest number of a find created at a time.
func DocAt(created time.Time) int64 { return created.UnixMilli() << DocBits }

// randomBits returns n random bits, at most 63.
func randomBits(n uint) uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:]) >> (64 - n)
}

// Num makes the number of a location: 40 random bits, so that the sum over
// millions of locations fits in 63.
func Num() int64 { return int64(randomBits(40)) }

// Before returns an id that is smaller than every one made since d before
// the given one, or "" if that is not a UUIDv7.
func Before(id string, d time.Duration) string {
	ms := Time(id)
	if ms < 0 {
		return ""
	}
	text := hex.EncodeToString(binary.BigEndian.AppendUint64(nil, uint64(max(ms-d.Milliseconds(), 0))<<16))
	return text[:8] + "-" + text[8:12]
}

// Time returns the time of an id in milliseconds since 1970, or -1 if it is invalid.
func Time(id string) int64 {
	raw, err := hex.DecodeString(strings.ReplaceAll(id, "-", ""))
	if err != nil || len(raw) != 16 {
		return -1
	}
	return int64(binary.BigEndian.Uint64(raw[:8]) >> 16)
}
