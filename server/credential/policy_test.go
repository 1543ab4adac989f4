package credential_test

import (
	"net/url"
	"testing"

	"finds/server/credential"
)

// TestWeakSpellings has common passwords and those of the context in other
// spellings, with invisible characters in between, and repeated.
func TestWeakSpellings(t *testing.T) {
	t.Parallel()
	base, err := url.Parse("https://trips.example.org:8443")
	if err != nil {
		t.Fatal(err)
	}
	for password, weak := range map[string]bool{
		"ｐａｓｓｗｏｒｄ": true, "ＰＡＳＳＷＯＲＤ": true, "𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝": true, "ⓟⓐⓢⓢⓦⓞⓡⓓ": true, "pa\u017f\u017fword": true, "Pass\u200bword": true, "pass\u00adword\u2060": true,
		"\ufeffpassword": true, "pass\ufe0fword": true, "pass\u034fword": true, "１２３４５６７８９": true,
		"passwordpassword": true, "PasswordpasswordPASSWORD": true, "passwordpasswordpass": true, "passwordfindspasswordfinds": true, "password1ann": true,
		"abcabcabc": true, "abcabcab": true, "ABCabcＡＢＣ": true, "aaaaaaaaaaaaaaaaaaaa": true, "xyxyxyxyxyxyxyx": true, "12341234123412341234": true, "        ": true,
		"finfindsds2026": true, "annannannann": true, "trips.example.org trips": true, "ｔｒｉｐｓ.example.org!": true, "aannnn1234": true, "ＡＮＮ-2026!": true, "example-ann-finds": true,
		"a\u200bb\u200bc\u200bd\u200be": true, "\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b": true,
		"73914682": false, "abcdeabcdf": false, "river lamp": false, "river lamp river lamp ": false, "Straße nach Süden": false, "Москва-река": false, "パスワードではない": false,
		"e\u0301e\u0300e\u0302e\u0308": false, "q\u200bw7r\u200bt9u1o": false, "my finds are safe": false, "🏔️🌋🗻🏕️🏖️🏜️🏝️🏞️🏟️": false,
	} {
		if rule := credential.WeakPassword(password, "ann", base); (rule.Rule != "") != weak {
			t.Errorf("%q: %+v", password, rule)
		}
	}
	if rule := credential.WeakPassword("river lamp", "", nil); rule.Rule != "" {
		t.Errorf("without a context: %+v", rule)
	}
}
