package schema

import (
	"encoding/json"
	"math"
	"testing"
)

func FuzzNumber(f *testing.F) {
	for _, seed := range []string{"0", "-90", "90.0", "1e1", "NaN", "0x1p4", "1_0", "1e400", "+5", ".5", "5.", "Infinity", "-0", "1e-400"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		var lat Latitude
		var lng Longitude
		var r Radius
		if lat.UnmarshalText([]byte(s)) == nil && !(math.Abs(lat.Degrees) <= 90) {
			t.Errorf("latitude %q is %v", s, lat.Degrees)
		}
		if lng.UnmarshalText([]byte(s)) == nil && !(math.Abs(lng.Degrees) <= 180) {
			t.Errorf("longitude %q is %v", s, lng.Degrees)
		}
		if err := r.UnmarshalText([]byte(s)); err == nil && !(r.Km > 0 && r.Km <= RadiusMax) {
			t.Errorf("radius %q is %v", s, r.Km)
		} else if err == nil && !json.Valid([]byte(s)) {
			t.Errorf("%q is taken and no JSON", s)
		}
	})
}

func FuzzBBox(f *testing.F) {
	for _, seed := range []string{"2.2,48.8,2.5,48.9", "170,-10,-170,10", "-180,-90,180,90", "1,2,3", ",,,", "NaN,0,0,0", "0,1,0,0"} {
		f.Add(seed, 0.0, 0.0)
	}
	f.Fuzz(func(t *testing.T, s string, lat, lng float64) {
		var b BBox
		if err := b.UnmarshalText([]byte(s)); err != nil {
			if b.Set {
				t.Errorf("%q is refused and set", s)
			}
			return
		}
		if !b.Set || !(b.South <= b.North && b.South >= -90 && b.North <= 90 && math.Abs(b.West) <= 180 && math.Abs(b.East) <= 180) {
			t.Errorf("%q is %+v", s, b)
		}
		if b.Contains(lat, lng) && !(math.Abs(lat) <= 90 && math.Abs(lng) <= 180 || b.West > b.East) {
			t.Errorf("%+v contains %v,%v", b, lat, lng)
		}
	})
}

func FuzzCursor(f *testing.F) {
	f.Add(Cursor{"0123abcd", "2026-06-01T12:00:00.000Z", "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"}.String())
	f.Add(Cursor{"0123abcd", "1.5e-07", "x"}.String())
	f.Add("AAAA")
	f.Add("")
	f.Fuzz(func(t *testing.T, s string) {
		var c Cursor
		if err := c.UnmarshalText([]byte(s)); err != nil {
			if c.Set() {
				t.Errorf("%q is refused and set", s)
			}
			return
		}
		if c.String() != s {
			t.Errorf("%q is written as %q", s, c.String())
		}
		var at Time
		if at.Scan(c.Key) == nil && at.Year() > 0 && at.String() == c.Key {
			var again Time
			if err := again.Scan(at.String()); err != nil || !again.Equal(at.Time) {
				t.Errorf("time %q is read as %s, %v", c.Key, again, err)
			}
		}
	})
}
