package schema

import (
	"slices"
	"strings"
)

// CategoryOther selects the finds whose category is not one of Categories.
const CategoryOther = "other"

// CategoryNone counts the finds without a category.
const CategoryNone = "none"

// CategoriesMax is how many categories a filter may have.
const CategoriesMax = 14

var categories = []string{
	"nature", "viewpoint", "water", "food", "cafe", "culture", "history", "art", "architecture", "shop", "play", "sport", "stay", "curiosity",
}

// Categories returns the codes of the categories that clients offer, in their order. The
// category of a find may be any text; clients show one that is not in the list as other.
func Categories() []string { return slices.Clone(categories) }

// A CategoryFilter selects the finds of any of some categories.
type CategoryFilter struct {
	Names []string // any texts
	Other bool     // those that are not in Categories as well
}

// ParseCategories parses categories that are separated by commas.
func ParseCategories(text string) (f CategoryFilter) {
	for name := range strings.SplitSeq(text, ",") {
		if name == CategoryOther {
			f.Other = true
		} else if name != "" && !slices.Contains(f.Names, name) {
			f.Names = append(f.Names, name)
		}
	}
	return f
}

// Single returns the category if the filter has only one, and that one by its name.
func (f CategoryFilter) Single() (name string, ok bool) {
	if f.Other || len(f.Names) != 1 {
		return "", false
	}
	return f.Names[0], true
}
