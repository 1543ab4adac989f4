package schema

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestCategories: codes fit into a find and into a filter, and are not the word for none of them.
func TestCategories(t *testing.T) {
	t.Parallel()
	list := Categories()
	if len(list) > CategoriesMax || len(slices.Compact(slices.Sorted(slices.Values(list)))) != len(list) || slices.Contains(list, CategoryOther) {
		t.Errorf("categories are %q", list)
	}
	for _, code := range list {
		if !regexp.MustCompile(`^[a-z]{3,20}$`).MatchString(code) {
			t.Errorf("%q is not a code", code)
		}
	}
	if list[0] = "x"; Categories()[0] == "x" {
		t.Error("a caller changes the list")
	}
}

func TestParseCategories(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct {
		names, single string
		other         bool
	}{
		"": {}, "nature": {"nature", "nature", false}, "Old walls": {"Old walls", "Old walls", false}, "other": {"", "", true},
		"nature,water": {"nature|water", "", false}, "other,water": {"water", "", true}, "water,water": {"water", "water", false}, "Other": {"Other", "Other", false},
	} {
		f := ParseCategories(text, nil)
		single := f.Single()
		if strings.Join(f.Names, "|") != want.names || single != want.single || f.Other != want.other {
			t.Errorf("%q is %+v, want %+v", text, f, want)
		}
	}
}
