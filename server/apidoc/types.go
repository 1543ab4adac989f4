package apidoc

import (
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

// RegisterTypes makes a registry describe the types of package schema that read and write
// their own text, which it cannot derive from their fields.
func RegisterTypes(r huma.Registry) {
	for from, to := range map[reflect.Type]reflect.Type{
		reflect.TypeFor[schema.Flag]():             reflect.TypeFor[flagType](),
		reflect.TypeFor[schema.Latitude]():         reflect.TypeFor[latitudeType](),
		reflect.TypeFor[schema.Longitude]():        reflect.TypeFor[longitudeType](),
		reflect.TypeFor[schema.Radius]():           reflect.TypeFor[radiusType](),
		reflect.TypeFor[schema.BBox]():             reflect.TypeFor[boxType](),
		reflect.TypeFor[schema.IDs]():              reflect.TypeFor[idsType](),
		reflect.TypeFor[schema.Cursor]():           reflect.TypeFor[cursorType](),
		reflect.TypeFor[schema.Time]():             reflect.TypeFor[timeType](),
		reflect.TypeFor[schema.Optional[int]]():    reflect.TypeFor[optionalType[int]](),
		reflect.TypeFor[schema.Optional[int64]]():  reflect.TypeFor[optionalType[int64]](),
		reflect.TypeFor[schema.Optional[string]](): reflect.TypeFor[optionalType[string]](),
	} {
		r.RegisterTypeAlias(from, to)
	}
}

// These types stand for those of package schema. They implement huma.SchemaProvider.
type (
	flagType            struct{}
	latitudeType        struct{}
	longitudeType       struct{}
	radiusType          struct{}
	boxType             struct{}
	idsType             struct{}
	cursorType          struct{}
	timeType            struct{}
	optionalType[T any] struct{}
)

// Schema implements huma.SchemaProvider.
func (flagType) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Enum: []any{"true", "false", "1", "0"}}
}

// Schema implements huma.SchemaProvider.
func (latitudeType) Schema(huma.Registry) *huma.Schema {
	return numberSchema(-90, 90, "WGS 84 degrees north")
}

// Schema implements huma.SchemaProvider.
func (longitudeType) Schema(huma.Registry) *huma.Schema {
	return numberSchema(-180, 180, "WGS 84 degrees east")
}

// Schema implements huma.SchemaProvider.
func (radiusType) Schema(huma.Registry) *huma.Schema {
	s := numberSchema(0, schema.RadiusMax, "Kilometres, over 0")
	s.Minimum, s.ExclusiveMinimum = nil, s.Minimum
	s.Default = schema.RadiusDefault
	return s
}

// Schema implements huma.SchemaProvider. What it says of the form is added to the
// description of each parameter.
func (boxType) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Examples: []any{"2.2,48.8,2.5,48.9"},
		PatternDescription: "west,south,east,north in degrees; a west greater than east crosses the antimeridian"}
}

// Schema implements huma.SchemaProvider. The note is added to the description of each
// parameter.
func (idsType) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Examples: []any{"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142,0198c5c0-5d10-7c2e-9a47-3be1f0d25c68"},
		PatternDescription: "1 to " + strconv.Itoa(schema.IDsMax) + " ids, separated by commas"}
}

// Schema implements huma.SchemaProvider.
func (cursorType) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Description: "Start of the page, from the Link header of the previous page; " +
		"valid for the same user and the same other parameters"}
}

// Schema implements huma.SchemaProvider.
func (timeType) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeString, Format: "date-time",
		Description: "RFC 3339, UTC, milliseconds",
		Examples:    []any{"2026-01-02T03:04:05.678Z"},
	}
}

// Schema implements huma.SchemaProvider: it is T, or null.
func (optionalType[T]) Schema(r huma.Registry) *huma.Schema {
	s := *huma.SchemaFromType(r, reflect.TypeFor[T]())
	s.Nullable = true
	return &s
}

// numberSchema describes a parameter that is a number but is checked as text, since
// strconv accepts more than JSON does. Checks ignore its bounds, as package schema knows
// them.
func numberSchema(low, high float64, doc string) *huma.Schema {
	text := func(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
	return &huma.Schema{Type: huma.TypeString, Format: "double", Pattern: schema.NumberPattern, Minimum: &low, Maximum: &high,
		Description: doc + ", a number from " + text(low) + " to " + text(high)}
}
