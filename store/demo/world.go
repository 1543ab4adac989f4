package demo

import (
	"context"
	"encoding/binary"
	"encoding/hex"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"finds/schema"
	"finds/store"
)

// world is the plan of a demo world, made before its rows are written in parts.
// Everything else follows from the seed and the number of a find or location.
type world struct {
	opt       Options
	users     []user
	friends   [][]int32 // accepted, by user
	blocked   map[[2]int32]bool
	locations []store.LoadedLocation
	place     []int32                 // by find: its location
	pictures  map[int][]schema.Upload // by find
	sum       Summary
}

type user struct {
	id, name    string
	displayName string // or ""
	joined      time.Time
	age         int // 0 is unknown
}

func newWorld(o Options) *world {
	w := &world{opt: o, pictures: map[int][]schema.Upload{}}
	w.makePeople()
	spots := scatter(w.random(saltPlaces, 0), o.Cities, o.Locations)
	w.makeLocations(spots)
	return w
}

// Salts keep the random numbers of the parts of a world apart.
const (
	saltPeople uint64 = iota + 1
	saltPlaces
	saltShuffle
	saltLocation
	saltFind
	saltPicture
)

// random returns the random numbers of the i-th thing of a kind, which depend
// on nothing made before it.
func (w *world) random(salt uint64, i int) *rand.Rand {
	return rand.New(rand.NewPCG(w.opt.Seed^salt<<56, uint64(i+1)*0x9e3779b97f4a7c15))
}

// at is when a find was made: in their order, evenly over the world's time with
// a random bit each.
func (w *world) at(i int, rnd *rand.Rand) time.Time {
	span := end.Sub(begin).Seconds() - 1
	s := (float64(i) + rnd.Float64()) / float64(w.opt.Finds) * span
	return begin.Add(time.Duration(s*1e3) * time.Millisecond)
}

// author draws the first facts of a find: when it was made, who made it, and
// whether it is public. Some users make far more finds than others.
func (w *world) author(i int, rnd *rand.Rand) (at time.Time, owner int32, public bool) {
	at = w.at(i, rnd)
	u := rnd.Float64()
	return at, int32(u * math.Sqrt(u) * float64(len(w.users))), rnd.IntN(100) < 95
}

// makeLocations deals the finds to the spots, many to few, and puts the
// locations in the order of their first finds: the owner of the first find at a
// place adds the place. The time of a find does not depend on its place.
func (w *world) makeLocations(spots []spot) {
	rnd := w.random(saltShuffle, 0)
	counts := deal(rnd, w.opt.Finds, len(spots))
	w.place = make([]int32, 0, w.opt.Finds)
	for i, n := range counts {
		for range n {
			w.place = append(w.place, int32(i))
		}
	}
	rnd.Shuffle(len(w.place), func(i, j int) { w.place[i], w.place[j] = w.place[j], w.place[i] })

	order := make([]int32, len(spots)) // by spot: its location, from 1
	w.locations = make([]store.LoadedLocation, 0, len(spots))
	for i, p := range w.place {
		at, owner, public := w.author(i, w.random(saltFind, i))
		if order[p] == 0 {
			w.locations = append(w.locations, w.location(spots[p], at, owner))
			order[p] = int32(len(w.locations))
		}
		if public {
			w.locations[order[p]-1].PublicFinds++
		}
		w.place[i] = order[p] - 1
	}
	for i, p := range order { // the locations that have no finds
		if p == 0 {
			w.locations = append(w.locations, w.location(spots[i], end.Add(-time.Minute), int32(rnd.IntN(len(w.users)))))
		}
	}
}

// location makes the next location, added up to ten minutes before a time.
func (w *world) location(s spot, before time.Time, owner int32) store.LoadedLocation {
	i := len(w.locations)
	rnd := w.random(saltLocation, i)
	created := before.Add(-time.Duration(1+rnd.IntN(600_000)) * time.Millisecond)
	return store.LoadedLocation{
		ID: newID(created, i, rnd),
		// 40 bits as num has; an odd factor keeps them apart.
		Num:       int64((uint64(i)*0x9e3779b97f + w.opt.Seed) & (1<<40 - 1)),
		UserID:    w.users[owner].id,
		Latitude:  s.lat,
		Longitude: s.lng,
		Name:      s.name,
		CreatedAt: created,
	}
}

// deal gives every location at least one find as long as there are enough, and
// the rest by weights of a heavy tail: most get few, a few get hundreds.
func deal(rnd *rand.Rand, finds, locations int) []int {
	weights := make([]float64, locations)
	for i := range weights {
		weights[i] = min(math.Pow(1-rnd.Float64(), -0.8), 300) - 0.9
	}
	least := min(1, finds/locations)
	counts := share(finds-least*locations, weights)
	for i := range counts {
		counts[i] += least
	}
	return counts
}

// share divides n by weights into whole numbers that add up to n.
func share(n int, weights []float64) []int {
	total := 0.0
	for _, w := range weights {
		total += w
	}
	out := make([]int, len(weights))
	sum, given := 0.0, 0
	for i, w := range weights {
		sum += w
		upTo := int(math.Round(float64(n) * min(1, sum/total)))
		if i == len(weights)-1 {
			upTo = n
		}
		out[i], given = upTo-given, upTo
	}
	return out
}

// takePictures asks the caller for the pictures of the newest finds.
func (w *world) takePictures(ctx context.Context) error {
	for i := range w.opt.PictureCount {
		if err := ctx.Err(); err != nil {
			return err
		}
		list, err := w.opt.Pictures(w.random(saltPicture, i), i)
		if err != nil {
			return err
		}
		w.pictures[w.opt.Finds-1-i] = slices.Clone(list)
	}
	return nil
}

// newID makes a UUIDv7 as ids.id does, of random numbers that follow from the
// seed. Those of one millisecond are in the order of seq.
func newID(at time.Time, seq int, rnd *rand.Rand) string {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], uint64(at.UnixMilli())<<16|0x7000|uint64(seq&0xfff))
	binary.BigEndian.PutUint64(b[8:], rnd.Uint64()&(1<<62-1)|1<<63)
	h := hex.EncodeToString(b[:])
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]
}
