package schema

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// CategoryOther selects the finds whose category is not one that the instance lists.
const CategoryOther = "other"

// CategoryNone counts the finds without a category.
const CategoryNone = "none"

// CategoriesMax is how many categories an instance may list, and a filter may have.
const CategoriesMax = 20

var categories = []string{
	"nature", "viewpoint", "water", "food", "cafe", "culture", "history", "art", "architecture", "shop", "play", "sport", "stay", "curiosity",
}

// Categories returns the codes of the categories that clients offer, in their order, unless the
// instance has its own. The category of a find may be any text; clients show one that is not in
// the list as other.
func Categories() []string { return slices.Clone(categories) }

// A Category is one that the clients of an instance offer.
type Category struct {
	Code  string        `json:"code" minLength:"1" maxLength:"50" pattern:"visible line" doc:"What finds have as their category: a code of the client, whose names and sign it then has unless it has its own, or any other text without a comma" example:"climbing"`
	Names CategoryNames `json:"names,omitzero" doc:"What people read; without a name, the code"`
	Sign  string        `json:"sign,omitempty" maxLength:"12" pattern:"line" doc:"An emoji or one or two letters, or the code of a category of the client, for its sign" example:"🧗"`
	Color string        `json:"color,omitempty" maxLength:"7" pattern:"^(#[0-9a-fA-F]{6})?$" patternDescription:"a colour such as #7c3aed" doc:"Colour of its sign and of its pins, on which white has a contrast of at least 4.5 to 1 (WCAG 2.2)" example:"#7c3aed"`
}

// CategoryNames are the names of a category in the languages of the client.
type CategoryNames struct {
	En string `json:"en,omitempty" maxLength:"50" pattern:"line" doc:"In English" example:"Climbing"`
	De string `json:"de,omitempty" maxLength:"50" pattern:"line" doc:"In German" example:"Klettern"`
}

// In returns the name in a language or, without one, in another, or "".
func (n CategoryNames) In(language string) string {
	if language == "de" {
		return cmp.Or(n.De, n.En)
	}
	return cmp.Or(n.En, n.De)
}

// CheckCategories returns what is wrong with the categories of an instance, by their member in the
// body, apart from what the tags of their type say.
func CheckCategories(member string, list []Category) (wrong []Field) {
	known := map[string]bool{CategoryOther: true, CategoryNone: true}
	for i, c := range list {
		refuse := func(field, message string) {
			wrong = append(wrong, Field{Location: fmt.Sprintf("body.%s[%d].%s", member, i, field), Rule: RulePattern, Message: message})
		}
		switch {
		case known[c.Code]:
			refuse("code", "expected another code than other, none and those of the categories before")
		case strings.Contains(c.Code, ","):
			refuse("code", "expected a text without a comma")
		}
		known[c.Code] = true
		if !isSign(c.Sign) {
			refuse("sign", "expected an emoji, one or two letters, or a code of the client")
		}
	}
	return wrong
}

// isSign reports whether a text can be shown as the sign of a category, or is "".
func isSign(text string) bool {
	letters := 0
	for _, r := range text {
		if unicode.IsSpace(r) {
			return false
		}
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			letters++
		}
	}
	return letters <= 2 || slices.Contains(categories, text)
}

// A CategoryFilter selects the finds of any of some categories; the zero value selects all.
type CategoryFilter struct {
	Text   string   // as it was parsed
	Names  []string // any texts
	Other  bool     // those that are not listed as well
	Listed []string // the categories of the instance
}

// ParseCategories parses categories that are separated by commas, for an instance that lists some.
func ParseCategories(text string, listed []string) CategoryFilter {
	f := CategoryFilter{Text: text, Listed: listed}
	for name := range strings.SplitSeq(text, ",") {
		if name == CategoryOther {
			f.Other = true
		} else if name != "" && !slices.Contains(f.Names, name) {
			f.Names = append(f.Names, name)
		}
	}
	return f
}

// Single returns the category if the filter has only one, and that one by its name, or "".
func (f CategoryFilter) Single() string {
	if f.Other || len(f.Names) != 1 {
		return ""
	}
	return f.Names[0]
}

// IsCategory reports whether a text may be the category of a watched area: as of a filter, it has no comma.
func IsCategory(text string) bool {
	return text != "" && !strings.Contains(text, ",") && utf8.RuneCountInString(text) <= 50
}

// Wants reports whether the filter selects a find of a category, or without one if that is nil.
func (f CategoryFilter) Wants(category *string) bool {
	if f.Text == "" {
		return true
	}
	return category != nil && (slices.Contains(f.Names, *category) || f.Other && !slices.Contains(f.Listed, *category))
}
