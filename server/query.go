package server

import (
	"net/url"

	"github.com/danielgtaylor/huma/v2"
)

// mayBeEmpty are the parameters whose empty text is as good as none: forms send
// the fields that nobody filled in.
var mayBeEmpty = map[string]bool{"q": true, "category": true, "locationId": true, "userId": true}

// readQuery is Huma middleware for parameters that are given without a value.
// Huma takes them for absent: a map whose `lat=` lost its number would show
// the whole world.
func readQuery(c huma.Context, next func(huma.Context)) {
	if u := c.URL(); u.RawQuery != "" {
		c = &queryContext{c, u.Query()}
	}
	next(c)
}

// queryContext is a Huma context that tells an empty parameter from none.
type queryContext struct {
	inner
	query url.Values
}

// Query implements huma.Context. No parameter takes a blank, so that it is
// refused with the words of its own rule.
func (c *queryContext) Query(name string) string {
	value := c.query.Get(name)
	if value == "" && c.query.Has(name) && !mayBeEmpty[name] {
		return " "
	}
	return value
}

// Unwrap lets the adapter find its own context.
func (c *queryContext) Unwrap() huma.Context { return c.inner }
