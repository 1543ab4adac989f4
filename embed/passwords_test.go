package embed

import (
	"bytes"
	"testing"
)

func TestCommonPasswords(t *testing.T) {
	t.Parallel()
	for p, common := range map[string]bool{
		"password": true, "12345678": true, "PassWord1": true, "iloveyou": true, "qwertyuiop": true, "11111111": true,
		"": false, "short": false, "a long sentence": false, "correct horse battery staple": false, "password ": false, "        ": false,
	} {
		if CommonPassword(p) != common {
			t.Errorf("%q is common: %v", p, !common)
		}
	}
	if len(passwordsFile) != 10_000*passwordHash {
		t.Errorf("the list has %d bytes", len(passwordsFile))
	}
	for i := passwordHash; i < len(passwordsFile); i += passwordHash {
		if bytes.Compare(passwordsFile[i-passwordHash:i], passwordsFile[i:i+passwordHash]) >= 0 {
			t.Fatalf("the list is not sorted, or names one twice, at %d", i)
		}
	}
}
