package draw

import (
	"errors"
	"math"

	"google.golang.org/protobuf/encoding/protowire"
)

// Files with tiles may come from anywhere, so what a tile may have is limited.
const (
	layersMost   = 64
	featuresMost = 50000 // of a layer
	keysMost     = 50000 // of a layer; some encoders write one for each value
	valuesMost   = 50000 // of a layer
	extentMost   = 1 << 16
	reachMost    = 1 << 20 // units from the corner of a tile to a point
)

var errTile = errors.New("this is not a vector tile that can be drawn")

// The kinds of geometry.
const points, lines, polygons = 1, 2, 3

// feature is a shape of a layer. Its lines and rings are in units of the tile, of which a side has extent.
type feature struct {
	shape  int
	kind   string
	name   string
	zoom   float64 // from which on a label is shown
	rank   float64 // of the population of a town
	extent int
	paths  [][]point
}

type point struct{ x, y float64 }

// layer is a layer while it is read.
type layer struct {
	name     string
	extent   uint64
	keys     [][]byte
	values   [][]byte
	features [][]byte
}

// readVector reads the layers of a tile that are wanted (Mapbox Vector Tile Specification 2.1). It calls
// take with each of their features.
func readVector(b []byte, wanted func(layer string) bool, take func(layer string, f *feature)) error {
	n := 0
	return fields(b, func(number protowire.Number, content []byte, _ uint64) error {
		if number != 3 {
			return nil
		}
		if n++; n > layersMost {
			return errTile
		}
		l := layer{extent: 4096}
		if err := l.read(content); err != nil || !wanted(l.name) {
			return err
		}
		for _, b := range l.features {
			f, err := l.feature(b)
			if err != nil {
				return err
			}
			take(l.name, f)
		}
		return nil
	})
}

// fields calls f with each field of a message: its bytes, or its number.
func fields(b []byte, f func(number protowire.Number, content []byte, value uint64) error) error {
	for len(b) > 0 {
		number, kind, n := protowire.ConsumeTag(b)
		if n < 0 {
			return errTile
		}
		b = b[n:]
		var content []byte
		var value uint64
		switch kind {
		case protowire.BytesType:
			content, n = protowire.ConsumeBytes(b)
		case protowire.VarintType:
			value, n = protowire.ConsumeVarint(b)
		case protowire.Fixed32Type:
			var v uint32
			v, n = protowire.ConsumeFixed32(b)
			value = uint64(v)
		case protowire.Fixed64Type:
			value, n = protowire.ConsumeFixed64(b)
		default:
			n = -1
		}
		if n < 0 {
			return errTile
		}
		if err := f(number, content, value); err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}

func (l *layer) read(b []byte) error {
	err := fields(b, func(number protowire.Number, content []byte, value uint64) error {
		switch number {
		case 1:
			l.name = string(content)
		case 2:
			l.features = append(l.features, content)
		case 3:
			l.keys = append(l.keys, content)
		case 4:
			l.values = append(l.values, content)
		case 5:
			l.extent = value
		}
		if len(l.features) > featuresMost || len(l.keys) > keysMost || len(l.values) > valuesMost {
			return errTile
		}
		return nil
	})
	if l.extent == 0 || l.extent > extentMost {
		return errTile
	}
	return err
}

func (l *layer) feature(b []byte) (*feature, error) {
	f := &feature{extent: int(l.extent)}
	var tags, shape []byte
	err := fields(b, func(number protowire.Number, content []byte, value uint64) error {
		switch number {
		case 2:
			tags = content
		case 3:
			f.shape = int(min(value, polygons+1))
		case 4:
			shape = content
		}
		return nil
	})
	if err == nil {
		err = l.properties(f, tags)
	}
	if err == nil {
		err = f.read(shape)
	}
	return f, err
}

// properties reads those that the drawing needs.
func (l *layer) properties(f *feature, tags []byte) error {
	for len(tags) > 0 {
		key, n := protowire.ConsumeVarint(tags)
		if n < 0 {
			return errTile
		}
		value, m := protowire.ConsumeVarint(tags[n:])
		if m < 0 || key >= uint64(len(l.keys)) || value >= uint64(len(l.values)) {
			return errTile
		}
		tags = tags[n+m:]
		var to any
		switch string(l.keys[key]) {
		case "kind":
			to = &f.kind
		case "name":
			to = &f.name
		case "min_zoom":
			to = &f.zoom
		case "population_rank":
			to = &f.rank
		default:
			continue
		}
		if err := property(l.values[value], to); err != nil {
			return err
		}
	}
	return nil
}

// property reads a value into a *string or a *float64, if it is of that kind.
func property(b []byte, to any) error {
	return fields(b, func(number protowire.Number, content []byte, value uint64) error {
		switch to := to.(type) {
		case *string:
			if number == 1 {
				*to = string(content)
			}
		case *float64:
			switch number {
			case 2:
				*to = float64(math.Float32frombits(uint32(value)))
			case 3:
				*to = math.Float64frombits(value)
			case 4, 5:
				*to = float64(int64(value))
			case 6:
				*to = float64(protowire.DecodeZigZag(value))
			}
		}
		return nil
	})
}

// read reads the commands of a geometry.
func (f *feature) read(b []byte) error {
	var x, y int64
	next := func() (uint64, bool) {
		v, n := protowire.ConsumeVarint(b)
		if n < 0 {
			return 0, false
		}
		b = b[n:]
		return v, true
	}
	for len(b) > 0 {
		command, good := next()
		if !good {
			return errTile
		}
		count := command >> 3
		switch command & 7 {
		case 7:
			continue // rings are closed when they are drawn
		case 1, 2:
		default:
			return errTile
		}
		for ; count > 0; count-- {
			dx, good := next()
			dy, also := next()
			if !good || !also {
				return errTile
			}
			x += protowire.DecodeZigZag(dx & math.MaxUint32)
			y += protowire.DecodeZigZag(dy & math.MaxUint32)
			if max(x, -x, y, -y) > reachMost {
				return errTile
			}
			if command&7 == 1 {
				f.paths = append(f.paths, nil)
			}
			last := len(f.paths) - 1
			if last < 0 {
				return errTile
			}
			f.paths[last] = append(f.paths[last], point{float64(x), float64(y)})
		}
	}
	return nil
}
