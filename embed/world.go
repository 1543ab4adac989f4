package embed

import _ "embed" // for the directive below

//go:generate go run ./generate world.pmtiles

// World is a map of the world for zooms 0 to 6, as one PMTiles file of vector
// tiles: land (layer earth), borders of countries (boundaries), names of
// countries and of the largest towns (places), with properties as the Protomaps
// basemap has them. From Natural Earth, public domain, and GeoNames, CC BY 4.0;
// generate/world.go tells how it was made.
//
//go:embed world.pmtiles
var World []byte
