package gazetteer

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"finds/embed"
	"finds/schema"
)

const (
	columns = `p.id, p.geonames, p.name, a.name, p.latitude, p.longitude, p.population FROM place p JOIN area a ON a.id = p.area`
	// matchQuery takes a query of FTS5 and returns the largest places first. It has no
	// LIMIT: a bound one makes SQLite plan the statement again each time.
	matchQuery = `SELECT ` + columns + ` JOIN word ON word.rowid = p.id WHERE word MATCH ? ORDER BY word.rowid`
	// rowsQuery takes a JSON array of ranks.
	rowsQuery = `SELECT ` + columns + ` WHERE p.id IN (SELECT value FROM json_each(?))`
)

// row is a stored place.
type row struct {
	rank, geonames       int
	name, area           string
	lat, lng, population int
}

func (r row) found() schema.FoundPlace {
	return schema.FoundPlace{ID: "geonames:" + strconv.Itoa(r.geonames), Name: r.name, Address: r.area,
		Latitude: float64(r.lat) / 1000, Longitude: float64(r.lng) / 1000, Attribution: embed.PlacesAttribution}
}

// Search returns at most limit places whose name is or starts with a text, in any
// script, ignoring case and marks: first exact names, then exact alternate names,
// then names, words of names and alternate names that start with the text. Each of
// these groups has the largest places first or, with near, those that are large for
// their distance. The name of the division or country may follow the name, that of a
// country in many languages. Search returns schema.ErrUnpacking while the places are unpacked.
func (g *Gazetteer) Search(ctx context.Context, text string, near *schema.Point, limit int) ([]schema.FoundPlace, error) {
	s := search{words: clipped(text), near: near, limit: limit, found: []schema.FoundPlace{}, seen: map[int]bool{}}
	if s.key = strings.Join(s.words, ""); s.key == "" {
		return s.found, nil
	}
	err := g.with(ctx, func(db *database) error {
		s.db = db
		return s.run(ctx)
	})
	if err != nil {
		return nil, err
	}
	return s.found, nil
}

// search is the state of one search.
type search struct {
	db    *database
	words []string
	key   string
	near  *schema.Point
	limit int
	found []schema.FoundPlace
	seen  map[int]bool // ranks
	close []closeBy    // places nearby whose name begins with the key
}

// closeBy is a place nearby.
type closeBy struct {
	rank   int
	exact  bool // its name is just the key
	weight float64
}

// A beginning of a name counts by the people of the place. Where it begins
// another word of the name a tenth of them count, and where it begins an
// alternate name a hundredth: "münch" is Munich before the villages of that
// beginning, and "san f" is not Foshan.
const (
	innerCounts     = -1 // orders of magnitude
	alternateCounts = -2
)

// spare is how many of the largest are ordered again by distance, beside those
// nearby.
const spare = 30

func (s *search) run(ctx context.Context) error {
	if err := s.lookAround(ctx); err != nil {
		return err
	}
	quoted := `"` + s.key + `"`
	inner := make([]string, len(s.words))
	for i, w := range s.words {
		inner[i] = `"` + w + `"`
	}
	for _, step := range [][]source{
		{{`whole : ` + quoted, 0}, {exactly, 0}},
		{{`other : ` + quoted, 0}},
		{{`whole : ` + quoted + ` *`, 0}, {beginning, 0}, {`part : (` + strings.Join(inner, " AND ") + ` *)`, innerCounts}, {`other : ` + quoted + ` *`, alternateCounts}},
	} {
		if len(s.found) >= s.limit {
			return nil
		}
		if err := s.step(ctx, step); err != nil {
			return err
		}
	}
	return s.inAreas(ctx)
}

// source is where a step has its places from: a query of the index, or the
// places nearby.
type source struct {
	query  string
	counts float64 // added to the weight
}

// The places nearby that have just the name, or that begin so.
const exactly, beginning = "nearby, exactly", "nearby, beginning"

// lookAround notes the places nearby whose name begins with the key.
func (s *search) lookAround(ctx context.Context) error {
	if s.near == nil {
		return nil
	}
	want := []byte(s.key)
	return s.db.around(ctx, *s.near, 100, func(e entry) {
		if bytes.HasPrefix(e.key, want) {
			s.close = append(s.close, closeBy{e.rank, len(e.key) == len(want), s.weight(e.population, e.lat, e.lng)})
		}
	})
}

// step adds the best places of its sources.
func (s *search) step(ctx context.Context, sources []source) error {
	limit := s.limit + len(s.seen)
	if s.near != nil {
		limit = max(limit, spare)
	}
	var all []weighed
	for _, src := range sources {
		var rows []row
		var err error
		if src.query == exactly || src.query == beginning {
			rows, err = s.nearby(ctx, src.query == exactly)
		} else {
			rows, err = s.db.read(ctx, s.db.match, limit, src.query)
		}
		if err != nil {
			return err
		}
		for _, r := range rows {
			all = append(all, weighed{r, s.weight(r.population, r.lat, r.lng) + src.counts})
		}
	}
	s.add(all)
	return nil
}

// nearby returns the best of the places nearby.
func (s *search) nearby(ctx context.Context, exact bool) ([]row, error) {
	var some []closeBy
	for _, c := range s.close {
		if c.exact == exact {
			some = append(some, c)
		}
	}
	if some == nil {
		return nil, nil
	}
	slices.SortFunc(some, func(a, b closeBy) int { return cmp.Compare(b.weight, a.weight) })
	ranks := make([]int, 0, s.limit)
	for _, e := range some[:min(len(some), s.limit)] {
		ranks = append(ranks, e.rank)
	}
	list, err := json.Marshal(ranks)
	if err != nil {
		return nil, err
	}
	return s.db.read(ctx, s.db.rows, len(ranks), string(list))
}

// weighed is a place and its weight.
type weighed struct {
	row
	weight float64
}

// weight is the order of magnitude of a population. With near there are four
// more right here, and half of that 100 km away: a village here comes before a
// city far away, and a metropolis before either.
func (s *search) weight(population, lat, lng int) float64 {
	w := math.Log10(float64(population) + 1)
	if s.near != nil {
		w += 4 / (1 + distance(*s.near, lat, lng)/100)
	}
	return w
}

// add adds places that are not there yet, the weightiest first.
func (s *search) add(rows []weighed) {
	slices.SortStableFunc(rows, func(a, b weighed) int { return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.rank, b.rank)) })
	for _, r := range rows {
		if len(s.found) < s.limit && !s.seen[r.rank] {
			s.seen[r.rank] = true
			s.found = append(s.found, r.found())
		}
	}
}

const (
	// namesakes bounds how many places of one name are looked at for their area.
	namesakes = 300
	// areaWords bounds how many of the words may be those of the area, as in
	// "Provence-Alpes-Côte d'Azur, France".
	areaWords = 6
)

// inAreas takes the first words for a name and the others for where it is.
func (s *search) inAreas(ctx context.Context) error {
	for i := len(s.words) - 1; i > max(0, len(s.words)-1-areaWords) && len(s.found) < s.limit; i-- {
		name, area := `"`+strings.Join(s.words[:i], "")+`"`, s.words[i:]
		country := countries()[strings.Join(area, "")]
		for _, column := range []string{"whole : ", "other : "} {
			rows, err := s.db.read(ctx, s.db.match, namesakes, column+name)
			if err != nil {
				return err
			}
			var there []weighed
			for _, r := range rows {
				if names(r.area, area) || country != nil && names(r.area, country) {
					there = append(there, weighed{r, s.weight(r.population, r.lat, r.lng)})
				}
			}
			s.add(there)
		}
	}
	return nil
}

// names reports whether an area has all words, the last of them as a beginning.
func names(area string, want []string) bool {
	have := words(area)
	for i, w := range want {
		if !slices.ContainsFunc(have, func(h string) bool { return h == w || i == len(want)-1 && strings.HasPrefix(h, w) }) {
			return false
		}
	}
	return true
}

// degree is less than the kilometres of one degree of latitude.
const degree = 111.19

// nearestSteps are the kilometres within which the nearest place is looked for,
// one after the other; the last is all of the Earth.
var nearestSteps = []float64{20, 50, 120, 300, 700, 1500, 3000, 6000, schema.RadiusMax}

// Nearest returns the place nearest to a point along a great circle, with its
// distance. It returns schema.ErrUnpacking while the places are unpacked.
func (g *Gazetteer) Nearest(ctx context.Context, at schema.Point) (p schema.NearestPlace, err error) {
	err = g.with(ctx, func(db *database) error {
		p, err = db.nearest(ctx, at)
		return err
	})
	return p, err
}

func (d *database) nearest(ctx context.Context, at schema.Point) (schema.NearestPlace, error) {
	best, rank := math.Inf(1), 0
	for _, km := range nearestSteps {
		err := d.around(ctx, at, km, func(e entry) {
			if math.Abs(at.Latitude-float64(e.lat)/1000) > best/degree {
				return // which takes no sines
			}
			if d := distance(at, e.lat, e.lng); d < best {
				best, rank = d, e.rank
			}
		})
		if err != nil {
			return schema.NearestPlace{}, err
		}
		if best <= km {
			break
		}
	}
	rows, err := d.read(ctx, d.rows, 1, "["+strconv.Itoa(rank)+"]")
	if err != nil || len(rows) == 0 {
		return schema.NearestPlace{}, cmp.Or(err, errEntry)
	}
	return schema.NearestPlace{FoundPlace: rows[0].found(), Distance: best}, nil
}
