package schema

import (
	"database/sql/driver"
	"fmt"
	"time"
)

// TimeFormat is the one form of a time, in JSON and in the database: RFC 3339,
// UTC, milliseconds. Its width is fixed, so that text sorts as time does.
const TimeFormat = "2006-01-02T15:04:05.000Z"

// Time is an instant with the resolution of a millisecond. Both engines take
// and give it through TimeFormat, never through their own idea of a time.
type Time struct{ time.Time }

// At returns t in UTC, cut to milliseconds.
func At(t time.Time) Time { return Time{t.UTC().Truncate(time.Millisecond)} }

// String returns t in TimeFormat.
func (t Time) String() string { return t.UTC().Format(TimeFormat) }

// Value implements driver.Valuer; the zero time is NULL.
func (t Time) Value() (driver.Value, error) {
	if t.IsZero() {
		return nil, nil
	}
	return t.String(), nil
}

// Scan implements sql.Scanner for text (SQLite) and time.Time (PostgreSQL).
func (t *Time) Scan(v any) error {
	switch v := v.(type) {
	case nil:
		*t = Time{}
	case time.Time:
		*t = At(v)
	case string:
		return t.parse(v)
	case []byte:
		return t.parse(string(v))
	default:
		return fmt.Errorf("scan time from %T", v)
	}
	return nil
}

// parse parses TimeFormat, five times faster than time.Parse: lists scan two times
// for each row.
func (t *Time) parse(s string) error {
	if len(s) != len(TimeFormat) || s[4] != '-' || s[7] != '-' || s[10] != 'T' || s[13] != ':' || s[16] != ':' || s[19] != '.' || s[23] != 'Z' {
		p, err := time.Parse(time.RFC3339Nano, s)
		*t = At(p)
		return err
	}
	n := func(from, to int) (v int) {
		for _, c := range []byte(s[from:to]) {
			v = v*10 + int(c-'0')
		}
		return v
	}
	*t = Time{time.Date(n(0, 4), time.Month(n(5, 7)), n(8, 10), n(11, 13), n(14, 16), n(17, 19), n(20, 23)*1e6, time.UTC)}
	return nil
}

// MarshalJSON writes TimeFormat, or null for the zero time.
func (t Time) MarshalJSON() ([]byte, error) { return t.AppendJSON(nil), nil }

// UnmarshalJSON reads any RFC 3339 time.
func (t *Time) UnmarshalJSON(b []byte) error {
	var p time.Time
	if err := p.UnmarshalJSON(b); err != nil {
		return err
	}
	*t = At(p)
	return nil
}
