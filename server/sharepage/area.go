package sharepage

import (
	"cmp"

	"finds/schema"
)

// Area returns the side in kilometres of the areas that a share shows, or 0 if it shows none: km, which its owner
// has chosen, or 1 if that is 0. It refuses a km other than 0 unless place is schema.PlaceArea.
func Area(place string, km int) (int, error) {
	if place == schema.PlaceArea {
		return cmp.Or(km, 1), nil
	}
	if km != 0 {
		return 0, schema.ErrField("body.area", schema.RuleTogether, "expected no area unless place is area")
	}
	return 0, nil
}
