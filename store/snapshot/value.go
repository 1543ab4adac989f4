package snapshot

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"time"

	"finds/schema"
)

// kind is the type of a column, as both engines have it.
type kind byte

const (
	unknown kind = iota
	text
	integer
	float
	boolean
	moment
	bytes
)

// kinds are the types of columns, as SQLite has them in the definitions of the migrations and
// as PostgreSQL prints them.
var kinds = map[string]kind{
	"text":                     text,
	"integer":                  integer,
	"bigint":                   integer,
	"double precision":         float,
	"boolean":                  boolean,
	"timestamptz":              moment,
	"timestamp with time zone": moment,
	"bytea":                    bytes,
}

// value returns what a driver has read of a column as nil, string, int64, float64, bool,
// schema.Time or []byte. It refuses what SQLite stores in a column of another type.
func (c column) value(v any) (any, error) {
	switch x := v.(type) {
	case nil:
		return nil, nil
	case string:
		if c.kind == text {
			return x, nil
		}
		if c.kind == moment {
			var t schema.Time
			err := t.Scan(x)
			return t, err
		}
	case int64:
		if c.kind == integer {
			return x, nil
		}
		if c.kind == boolean && x>>1 == 0 {
			return x == 1, nil
		}
	case int32: // of an INTEGER of PostgreSQL
		if c.kind == integer {
			return int64(x), nil
		}
	case float64:
		if c.kind == float && x == 0 {
			return 0.0, nil // SQLite does not keep the sign of zero
		}
		if c.kind == float {
			return x, nil
		}
	case bool:
		if c.kind == boolean {
			return x, nil
		}
	case time.Time:
		if c.kind == moment {
			return schema.At(x), nil
		}
	case []byte:
		if c.kind == bytes {
			return append([]byte{}, x...), nil
		}
	}
	return nil, fmt.Errorf("a value of the column %s.%s does not have the type %s", c.Table, c.Name, c.Type)
}

// scanner reads the rows of a table.
type scanner struct {
	columns []column
	dest    []any // pointers to raw
	raw     []any
}

func newScanner(columns []column) *scanner {
	s := &scanner{columns: columns, raw: make([]any, len(columns)), dest: make([]any, len(columns))}
	for i := range s.raw {
		s.dest[i] = &s.raw[i]
	}
	return s
}

// append appends the values of a row to a list.
func (s *scanner) append(to []any, row Row) ([]any, error) {
	if err := row.Scan(s.dest...); err != nil {
		return to, err
	}
	for i, c := range s.columns {
		v, err := c.value(s.raw[i])
		if err != nil {
			return to, err
		}
		to = append(to, v)
	}
	return to, nil
}

// Sum is the number of rows of a table and a checksum of their values. It does not depend on
// the order of the rows, nor on the engine: it is the sum of the first 128 bits of the SHA-256
// of each row.
type Sum struct {
	Rows     int
	high, lo uint64
	buf      []byte
}

// String returns the checksum as 32 hexadecimal digits.
func (s *Sum) String() string { return fmt.Sprintf("%016x%016x", s.high, s.lo) }

// equal reports whether the rows are the same.
func (s *Sum) equal(t *Sum) bool { return s.Rows == t.Rows && s.high == t.high && s.lo == t.lo }

// add adds a row.
func (s *Sum) add(row []any) {
	b := s.buf[:0]
	for _, v := range row {
		b = encode(b, v)
	}
	s.buf = b
	h := sha256.Sum256(b)
	var carry uint64
	s.lo, carry = bits.Add64(s.lo, binary.BigEndian.Uint64(h[8:]), 0)
	s.high, _ = bits.Add64(s.high, binary.BigEndian.Uint64(h[:]), carry)
	s.Rows++
}

// encode appends a value with its type, so that no two rows have the same bytes.
func encode(b []byte, v any) []byte {
	switch v := v.(type) {
	case nil:
		return append(b, 0)
	case string:
		return append(binary.AppendUvarint(append(b, byte(text)), uint64(len(v))), v...)
	case int64:
		return binary.BigEndian.AppendUint64(append(b, byte(integer)), uint64(v))
	case float64:
		return binary.BigEndian.AppendUint64(append(b, byte(float)), math.Float64bits(v))
	case bool:
		if v {
			return append(b, byte(boolean), 1)
		}
		return append(b, byte(boolean), 0)
	case schema.Time:
		return binary.BigEndian.AppendUint64(append(b, byte(moment)), uint64(v.UnixMilli()))
	case []byte:
		return append(binary.AppendUvarint(append(b, byte(bytes)), uint64(len(v))), v...)
	}
	panic(fmt.Sprintf("snapshot: a value of type %T", v))
}
