package schema

import (
	"encoding/base64"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestNumber reads numbers as JSON writes them, and no others.
func TestNumber(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]float64{"0": 0, "-0": 0, "1": 1, "-90": -90, "90.0": 90, "4.5e1": 45, "45E0": 45, "1e-30": 1e-30, "450e-1": 45, "0.1": 0.1} {
		var l Latitude
		if err := l.UnmarshalText([]byte(text)); err != nil || l.Degrees != want || !l.Set {
			t.Errorf("%q is read as %+v, %v", text, l, err)
		}
	}
	for _, text := range []string{"", " ", "NaN", "nan", "Inf", "+1", "1.", ".1", "1_0", "0x1", "0b1", "0o1", "1e", "01", "--1", "1,0", "1 ", "90.0000001", "1e400", "-1e400", "∞", "１", "1\n", strings.Repeat("0", 33)} {
		var l Latitude
		if err := l.UnmarshalText([]byte(text)); err == nil || l.Set {
			t.Errorf("%q is read as %+v", text, l)
		} else if text != "" && strings.TrimSpace(text) != "" && strings.Contains(err.Error(), text) && len(text) > 2 {
			t.Errorf("%q is repeated by %v", text, err)
		}
	}
	var r Radius
	for _, text := range []string{"0", "-0", "0.0", "0e5", "20038.01"} {
		if err := r.UnmarshalText([]byte(text)); err == nil || r.Set {
			t.Errorf("radius %q is taken", text)
		}
	}
	if err := r.UnmarshalText([]byte("20038")); err != nil || r.Km != RadiusMax {
		t.Errorf("the greatest radius: %+v, %v", r, err)
	}
}

// TestIDs reads lists of ids.
func TestIDs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{"a": {"a"}, "b,a": {"b", "a"}, "b,a,b": {"b", "a"}, strings.Repeat("x-1,", IDsMax-1) + "y": {"x-1", "y"}} {
		var i IDs
		if err := i.UnmarshalText([]byte(text)); err != nil || !i.Set() || !slices.Equal(i.List, want) {
			t.Errorf("%q is read as %q, %v; want %q", text, i.List, err, want)
		}
	}
	for text, want := range map[string]string{"": "pattern: ", " ": "pattern: ", "a,": "pattern: ", "a, b": "pattern: ", "a/b": "pattern: ",
		strings.Repeat("x", 65): "pattern: ", strings.Repeat("a,", IDsMax) + "a": "max_items 100: "} {
		var i IDs
		if err := i.UnmarshalText([]byte(text)); err == nil || i.Set() || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q is read as %q, %v; want %q", text, i.List, err, want)
		}
	}
}

// TestBBox reads boxes and asks what they contain, across the antimeridian and
// at the poles.
// TestNumberRules: a number beyond the range of float64 breaks the limit on its side.
func TestNumberRules(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{"91": "max 90: ", "1e400": "max 90: ", "-91": "min -90: ", "-1e400": "min -90: ", "x": "type: "} {
		if _, err := number(text, -90, 90); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestBBox(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		box      string
		lat, lng float64
		want     bool
	}{
		{"0,0,10,10", 5, 5, true}, {"0,0,10,10", 0, 0, true}, {"0,0,10,10", 10, 10, true}, {"0,0,10,10", 10.0001, 5, false}, {"0,0,10,10", 5, -0.0001, false},
		{"170,-10,-170,10", 0, 175, true}, {"170,-10,-170,10", 0, -175, true}, {"170,-10,-170,10", 0, 180, true}, {"170,-10,-170,10", 0, -180, true}, {"170,-10,-170,10", 0, 0, false},
		{"-180,-90,180,90", 90, 180, true}, {"-180,-90,180,90", -90, -180, true}, {"180,0,180,1", 0, -180, true}, {"-180,0,-180,1", 1, 180, true}, {"179,0,180,1", 0, -180, true},
		{"180,-90,-180,90", 0, 180, true}, {"180,-90,-180,90", 0, 0, false},
	} {
		var b BBox
		if err := b.UnmarshalText([]byte(c.box)); err != nil {
			t.Errorf("%s: %v", c.box, err)
		} else if b.Contains(c.lat, c.lng) != c.want {
			t.Errorf("%s contains %v,%v: %v", c.box, c.lat, c.lng, !c.want)
		}
	}
}

// TestCursor reads what it writes and nothing that it could not have written.
func TestCursor(t *testing.T) {
	t.Parallel()
	want := Cursor{"0123abcd", "2026-06-01T12:00:00.000Z", "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"}
	var got Cursor
	if err := got.UnmarshalText([]byte(want.String())); err != nil || got != want || !got.Set() || (Cursor{}).Set() {
		t.Errorf("%+v is read as %+v, %v", want, got, err)
	}
	for _, plain := range []string{"", "x", "0123abcd", "0123abcd a", "0123abcd a b c", "0123abcd  b", "0123ABCD a b", "0123abc a b", "0123abcd a b\n", "0123abcd ' b", "0123abcd a b;", "0123abcd \xff b", "0123abcd " + strings.Repeat("a", 41) + " b"} {
		var c Cursor
		if err := c.UnmarshalText([]byte(base64.RawURLEncoding.EncodeToString([]byte(plain)))); err == nil || c.Set() {
			t.Errorf("%q is read as %+v", plain, c)
		}
	}
	for _, text := range []string{want.String() + "=", want.String() + "A", " " + want.String(), want.String()[1:], strings.Repeat("A", 257), "####"} {
		var c Cursor
		if err := c.UnmarshalText([]byte(text)); err == nil || c.Set() {
			t.Errorf("%q is read as %+v", text, c)
		}
	}
}

// TestTime writes and reads the one form of a time.
func TestTime(t *testing.T) {
	t.Parallel()
	at := At(time.Date(2026, 1, 2, 4, 4, 5, 678_999_999, time.FixedZone("", 3600)))
	if at.String() != "2026-01-02T03:04:05.678Z" {
		t.Errorf("%s", at)
	}
	raw, err := json.Marshal(at)
	if err != nil || string(raw) != `"2026-01-02T03:04:05.678Z"` {
		t.Errorf("%s, %v", raw, err)
	}
	var back Time
	if err := json.Unmarshal(raw, &back); err != nil || !back.Equal(at.Time) {
		t.Errorf("%s, %v", back, err)
	}
	for _, v := range []any{at.String(), []byte(at.String()), at.Time, "2026-01-02T04:04:05.678+01:00"} {
		var s Time
		if err := s.Scan(v); err != nil || s.String() != at.String() {
			t.Errorf("scanned %v is %s, %v", v, s, err)
		}
	}
	for _, v := range []any{1, "yesterday", true} {
		if err := new(Time).Scan(v); err == nil {
			t.Errorf("%v is scanned", v)
		}
	}
	if raw, _ := json.Marshal(Time{}); string(raw) != "null" {
		t.Errorf("no time is %s", raw)
	}
}

// TestOptional tells the three wishes apart.
func TestOptional(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Optional[int]{`{}`: {}, `{"a":null}`: {Set: true, Null: true}, `{"a":7}`: {Set: true, Value: 7}, `{"a":0}`: {Set: true}} {
		var v struct{ A Optional[int] }
		if err := json.Unmarshal([]byte(text), &v); err != nil || v.A != want {
			t.Errorf("%s is %+v, %v", text, v.A, err)
		}
	}
}

// TestErrorIs compares refusals by their reason, whatever else they carry.
func TestErrorIs(t *testing.T) {
	t.Parallel()
	if !ErrBusy.After(time.Minute).Is(ErrBusy) || ErrBusy.Is(ErrShuttingDown) || ErrBusy.RetryAfter != 0 {
		t.Error("a copy with a delay is the same refusal, and leaves the first alone")
	}
	if e := ErrField("body.x", RuleType, "y"); e.Kind != Invalid || len(e.Fields) != 1 || !e.Is(ErrInvalid()) {
		t.Errorf("%+v", e)
	}
}
