package store

// CountByCells makes maps count by the rows of map_cell, however few locations
// they show, or as usual.
func (s *Store) CountByCells(on bool) {
	s.few = fewLocations
	if on {
		s.few = -1
	}
}
