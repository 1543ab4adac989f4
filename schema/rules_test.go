package schema

import (
	"regexp"
	"slices"
	"testing"
)

// TestRefusals checks the form of reasons and rules, which are part of the API.
func TestRefusals(t *testing.T) {
	t.Parallel()
	form := regexp.MustCompile(`^[a-z][a-z0-9_]{2,39}$`)
	seen := map[string]bool{}
	for _, e := range Refusals() {
		if !form.MatchString(e.Reason) || seen[e.Reason] || e.Message == "" {
			t.Errorf("%+v: the reason is not of the form, or not alone, or says nothing", e)
		}
		seen[e.Reason] = true
	}
	if len(seen) < 60 {
		t.Errorf("only %d refusals", len(seen))
	}
	list := Rules()
	for i, r := range list {
		if !form.MatchString(string(r)) || slices.Contains(list[:i], r) {
			t.Errorf("the rule %q", r)
		}
	}
}

// TestOver names a limit, and leaves the refusal that it copies alone.
func TestOver(t *testing.T) {
	t.Parallel()
	e := ErrNoRoom.Over(10, 8, 10, 3)
	if e.Limit != 10 || e.Message != "your media take 8 of 10 bytes, and this upload needs 3 more; delete some first" || !e.Is(ErrNoRoom) || ErrNoRoom.Limit != 0 {
		t.Errorf("%+v", e)
	}
	if e := ErrBodyTooLarge.Over(5); e.Message != "the body is larger than 5 bytes" {
		t.Errorf("%+v", e)
	}
}

// TestParseRule reads what a framework passes on as text.
func TestParseRule(t *testing.T) {
	t.Parallel()
	limit := func(f Field) any {
		if f.Limit == nil {
			return nil
		}
		return *f.Limit
	}
	for text, want := range map[string]struct {
		rule    Rule
		limit   any
		message string
	}{
		breaks(RuleType, "expected a number").Error():     {RuleType, nil, "expected a number"},
		exceeds(RuleMax, 90, "expected up to 90").Error(): {RuleMax, 90.0, "expected up to 90"},
		"max_length 100: expected length <= 100":          {RuleMaxLength, 100.0, "expected length <= 100"},
		"min 0.5: a: b":                                   {RuleMin, 0.5, "a: b"},
		"required query parameter is missing":             {RuleOther, nil, "required query parameter is missing"},
		"surprise: expected something":                    {RuleOther, nil, "surprise: expected something"},
		"":                                                {RuleOther, nil, ""},
	} {
		f := ParseRule("body.x", text)
		if f.Location != "body.x" || f.Rule != want.rule || limit(f) != want.limit || f.Message != want.message {
			t.Errorf("%q is %+v with the limit %v", text, f, limit(f))
		}
	}
}
