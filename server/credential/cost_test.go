package credential

import "testing"

// TestNoPasswordCostsAsMuch: an account without a password is compared with a hash of the
// same cost as others, so that the time does not tell them apart.
func TestNoPasswordCostsAsMuch(t *testing.T) {
	t.Parallel()
	for _, c := range []Cost{Standard, {Memory: 32, Passes: 1}} {
		h, err := c.Parse("")
		if err != nil {
			t.Fatal(err)
		}
		if h.cost != c || h.stale {
			t.Errorf("%+v is compared with %+v", c, h.cost)
		}
	}
}
