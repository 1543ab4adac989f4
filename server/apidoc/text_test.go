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
