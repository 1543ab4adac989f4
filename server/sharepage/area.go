package sharepage

import (
	"cmp"

	"finds/schema"
)

// Area returns the side in kilometres of the areas of a share that shows places in some way, such as
// schema.PlaceArea: the one that its owner wishes, or 1 for 0. It refuses one where no areas are shown.
func Area(place string, km int) (int, error) {
	if place == schema.PlaceArea {
		return cmp.Or(km, 1), nil
	}
	if km != 0 {
		return 0, schema.ErrField("body.area", schema.RuleTogether, "expected no area unless place is area")
	}
	return 0, nil
}
