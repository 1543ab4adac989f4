package importing

import (
	"errors"
	"io"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
)

// json reads the objects that hold places in a list, one place after the other, of one document or of several.
func (p *parser) json(in io.Reader, w *window) error {
	j := &jsonReader{parser: p, w: w, d: jsontext.NewDecoder(&lenient{in: in}, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))}
	for {
		w.reset()
		var err error
		switch j.d.PeekKind() {
		case '{':
			err = j.object(0)
		case '[':
			err = j.array()
		default:
			if _, err = j.d.ReadToken(); errors.Is(err, io.EOF) {
				if !p.known {
					return schema.ErrImportFormat
				}
				return nil
			}
			if err == nil {
				err = schema.ErrImportFormat
			}
		}
		if err != nil {
			return j.fault(err)
		}
		if err := j.spend(); err != nil {
			return err
		}
	}
}

// fault says where an error is.
func (j *jsonReader) fault(err error) error {
	offset := j.d.InputOffset()
	var syntax *jsontext.SyntacticError
	if errors.As(err, &syntax) {
		offset = max(offset, syntax.ByteOffset)
	}
	f := at(offset, err)
	f.json = true
	return f
}

// archiveVersion is the newest form of an archive that is read.
const archiveVersion = 1

// jsonReader reads objects.
type jsonReader struct {
	*parser
	w    *window
	d    *jsontext.Decoder
	ours bool // the object says that it is an archive of Finds
}

// object is what is known of an object that is not a list of places.
type object struct {
	feature
	geometry
	Type  string
	Layer string // name of a layer of uMap
}

// layersMax is how deep layers may be in layers.
const layersMax = 4

// object reads an object: a list of places, a place, or a map with layers.
func (j *jsonReader) object(depth int) error {
	if _, err := j.d.ReadToken(); err != nil {
		return err
	}
	var one object
	from := len(j.rows)
	for j.d.PeekKind() != '}' {
		name, err := j.d.ReadToken()
		if err != nil {
			return err
		}
		j.w.reset()
		if err := j.spend(); err != nil {
			return err
		}
		if err := j.member(name.String(), depth, &one); err != nil {
			return err
		}
	}
	if _, err := j.d.ReadToken(); err != nil {
		return err
	}
	layer := line(one.Layer, schema.CategoryMax)
	for i := from; i < len(j.rows) && layer != ""; i++ {
		if r := &j.rows[i]; r.Category == "" {
			r.Category = layer
		}
	}
	return j.single(one)
}

// single adds the place that an object is by itself, if it is one.
func (j *jsonReader) single(o object) error {
	switch o.geometry.Type = o.Type; {
	case o.Type == "Feature", o.Type == "" && o.feature.Geometry != nil && o.feature.Properties != nil:
		j.is(GeoJSON)
		return j.addFeature(o.feature)
	case o.geometry.is():
		j.is(GeoJSON)
		return j.addFeature(feature{Geometry: &o.geometry})
	}
	return nil
}

// member reads a member of an object.
func (j *jsonReader) member(name string, depth int, o *object) error {
	kind := j.d.PeekKind()
	switch {
	case name == "features" && kind == '[':
		j.is(GeoJSON)
		return list(j, j.addFeature)
	case name == "items" && kind == '[':
		j.is(Swarm)
		return list(j, func(c checkin) error { return j.add(c.row()) })
	case name == "finds" && kind == '[':
		j.is(Finds)
		return list(j, j.addArchived)
	case name == "lists" && j.format == Finds && kind == '[':
		return list(j, j.addList)
	case name == "layers" && kind == '[' && depth < layersMax:
		return j.layers(depth + 1)
	case name == "_umap_options" && kind == '{':
		var options struct {
			Name string `json:"name"`
		}
		err := json.UnmarshalDecode(j.d, &options)
		o.Layer = options.Name
		return err
	case name == "geometry":
		return json.UnmarshalDecode(j.d, &o.feature.Geometry)
	case name == "properties":
		return json.UnmarshalDecode(j.d, &o.feature.Properties)
	case name == "coordinates":
		return json.UnmarshalDecode(j.d, &o.geometry.Coordinates)
	case name == "geometries" && kind == '[':
		return json.UnmarshalDecode(j.d, &o.geometry.Geometries)
	case name == "type" && kind == '"':
		return json.UnmarshalDecode(j.d, &o.Type)
	case name == "version" && j.ours && kind == '0':
		var version float64
		err := json.UnmarshalDecode(j.d, &version)
		if err == nil && version > archiveVersion {
			err = schema.ErrImportFormat.At("an archive of a newer version")
		}
		return err
	case name == "format" && kind == '"':
		var format string
		err := json.UnmarshalDecode(j.d, &format)
		j.ours = format == Finds
		return err
	}
	return j.d.SkipValue()
}

// layers reads the layers of a map.
func (j *jsonReader) layers(depth int) error {
	if _, err := j.d.ReadToken(); err != nil {
		return err
	}
	for j.d.PeekKind() != ']' {
		err := j.d.SkipValue
		if j.d.PeekKind() == '{' {
			err = func() error { return j.object(depth) }
		}
		if err := err(); err != nil {
			return err
		}
		if err := j.spend(); err != nil {
			return err
		}
	}
	_, err := j.d.ReadToken()
	return err
}

// array reads a list of features, geometries or their collections.
func (j *jsonReader) array() error { return j.layers(0) }

// list reads a list. A member of another form than T is a bad row.
func list[T any](j *jsonReader, add func(T) error) error {
	if _, err := j.d.ReadToken(); err != nil {
		return err
	}
	for j.d.PeekKind() != ']' {
		j.w.reset()
		raw, err := j.d.ReadValue()
		if err != nil {
			return err
		}
		var v T
		if json.Unmarshal(raw, &v, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true)) != nil {
			err = j.add(Row{Bad: true, Reason: schema.ImportBadLine})
		} else {
			err = add(v)
		}
		if err != nil {
			return err
		}
	}
	_, err := j.d.ReadToken()
	return err
}
