package demo

import (
	"math"
	"math/rand/v2"
	"strconv"
)

// spot is a place of the demo world before it is a location.
type spot struct {
	lat, lng float64 // six decimals, about a decimetre
	name     string
}

// How locations are spread around a city. A third is within cityCore, the rest
// within cityEdge; three in four of those are in villages.
const (
	cityCore    = 5.0  // km
	cityEdge    = 50.0 // km
	countryside = 150.0
)

// cityWeight returns the number of locations within 5 km of the city of a rank,
// from 1, in a world of 200,000: 8,000 in the first, 100 in the 50th, 10 in the
// 800th. It is Zipf's law, steeper among the largest.
func cityWeight(rank int) float64 {
	if rank <= 50 {
		return 8000 * math.Pow(float64(rank), -1.12)
	}
	return 100 * math.Pow(50/float64(rank), 0.83)
}

// scatter makes n spots around the cities; three in a hundred lie far out in
// the country. No two that are near each other have the same name.
func scatter(rnd *rand.Rand, cities []City, n int) []spot {
	weights := make([]float64, len(cities))
	for i := range cities {
		weights[i] = cityWeight(i + 1)
	}
	far := n * 3 / 100
	spots := make([]spot, 0, n)
	for i, count := range share(n-far, weights) {
		spots = placeInCity(rnd, spots, cities[i], count)
	}
	for i := range far {
		c := cities[rnd.IntN(len(cities))]
		spots = append(spots, around(rnd, middleOf(c), cityEdge, countryside, 1).named(spotName(i), " beyond ", c.Name))
	}
	return spots
}

// placeInCity places the locations of one city.
func placeInCity(rnd *rand.Rand, spots []spot, c City, n int) []spot {
	quarters := anchors(rnd, c, 1+n/30, 0, cityCore-0.5)
	villages := anchors(rnd, c, 1+n/40, cityCore+1.6, cityEdge-1.6)
	for i := range n {
		switch {
		case rnd.IntN(3) == 0:
			q := quarters[skew(rnd, len(quarters))]
			spots = append(spots, around(rnd, q, 0, 0.45, 0.7).named(streetName(i), ", ", c.Name))
		case rnd.IntN(4) > 0:
			v := villages[skew(rnd, len(villages))]
			spots = append(spots, around(rnd, v, 0, 1.5, 1).named(streetName(i), ", ", v.name))
		default:
			spots = append(spots, around(rnd, middleOf(c), cityCore+0.1, cityEdge-0.1, 0.8).named(spotName(i), " near ", c.Name))
		}
	}
	return spots
}

// anchors are the middles of quarters or villages around a city, denser
// towards it.
func anchors(rnd *rand.Rand, c City, n int, from, to float64) []spot {
	list := make([]spot, n)
	for i := range list {
		list[i] = around(rnd, middleOf(c), from, to, 0.8)
		list[i].name = pick(rnd, villageHeads) + pick(rnd, villageTails)
	}
	return list
}

// skew draws below n, small numbers more often.
func skew(rnd *rand.Rand, n int) int {
	u := rnd.Float64()
	return int(u * math.Sqrt(u) * float64(n))
}

// middleOf returns the middle of a city.
func middleOf(c City) spot { return spot{lat: c.Latitude, lng: c.Longitude} }

// around draws a point between two distances in km from a centre; a shape below
// one moves it away from the inner edge, 0.5 is even by area.
func around(rnd *rand.Rand, center spot, from, to, shape float64) spot {
	d := from + (to-from)*math.Pow(rnd.Float64(), shape)
	sin, cos := math.Sincos(rnd.Float64() * 2 * math.Pi)
	const degree = 111.195 // km
	lat := max(-89, min(89, center.lat+d*cos/degree))
	lng := center.lng + d*sin/degree/math.Cos(lat*math.Pi/180)
	switch {
	case lng > 180:
		lng -= 360
	case lng < -180:
		lng += 360
	}
	return spot{lat: math.Round(lat*1e6) / 1e6, lng: math.Round(lng*1e6) / 1e6}
}

func (s spot) named(name, link, of string) spot {
	s.name = name + link + of
	return s
}

// streetName is a name in a city, another for every i.
func streetName(i int) string { return numbered(i, streetHeads, streetTails) }

// spotName is a name in the country, another for every i.
func spotName(i int) string { return numbered(i, spotHeads, spotTails) }

func numbered(i int, heads, tails []string) string {
	n := len(heads) * len(tails)
	k := i % n * 149 % n // 149 is prime, so all pairs come before the first comes again
	name := heads[k%len(heads)] + " " + tails[k/len(heads)]
	if i >= n {
		name += " " + strconv.Itoa(i/n+1)
	}
	return name
}

func pick[T any](rnd *rand.Rand, list []T) T { return list[rnd.IntN(len(list))] }
