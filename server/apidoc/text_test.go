package apidoc

import "testing"

func TestDescriptionsAreText(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"a `b<c>` *d* & <script>": "a <code>b&lt;c&gt;</code> <em>d</em> &amp; &lt;script&gt;",
		"`*not this*` 2*3*4":      "<code>*not this*</code> 2<em>3</em>4",
	} {
		if got := string(inline(in)); got != want {
			t.Errorf("%s became %s, expected %s", in, got, want)
		}
	}
}

func TestTypesLinkToObjects(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"array of [Find] or null":    `array of <a href="#Find">Find</a> or null`,
		"`image/webp` or `image/<b`": "<code>image/webp</code> or <code>image/&lt;b</code>",
		`["><b>]`:                    `["&gt;&lt;b&gt;]`,
	} {
		if got := string(typeText(in)); got != want {
			t.Errorf("%s became %s, expected %s", in, got, want)
		}
	}
}

func TestExamplesHaveNoExponent(t *testing.T) {
	t.Parallel()
	for want, in := range map[string]any{"26214400": float64(26214400), "48.857": 48.857, "ann": "ann", "12": 12} {
		if got := exampleText(in); got != want {
			t.Errorf("%v became %s, expected %s", in, got, want)
		}
	}
}
