package tiles

import (
	"encoding/json"
	"fmt"
	"strings"

	"golang.org/x/net/html"
)

// readMetadata reads the attribution.
func (a *Archive) readMetadata() error {
	if a.meta.length == 0 {
		return nil
	}
	if a.meta.length > metaMost {
		return fmt.Errorf("%w: its metadata has %d bytes", ErrFormat, a.meta.length)
	}
	b := make([]byte, a.meta.length)
	if err := a.fill(b, a.meta.offset); err != nil {
		return err
	}
	var err error
	if a.internal == gzipped {
		if b, err = unpack(b, metaMost); err != nil {
			return err
		}
	}
	var meta struct {
		Attribution string `json:"attribution"`
	}
	if err := json.Unmarshal(b, &meta); err != nil {
		return fmt.Errorf("%w: its metadata is not a JSON object", ErrFormat)
	}
	a.attribution = textOf(meta.Attribution)
	return nil
}

// attributionMost bounds what clients have to find room for, in code points.
const attributionMost = 300

// textOf takes the markup from an attribution, which may be HTML.
func textOf(s string) string {
	var b strings.Builder
	for z := html.NewTokenizer(strings.NewReader(s)); ; {
		switch z.Next() {
		case html.ErrorToken:
			text := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(b.String(), "")), " "))
			return string(text[:min(len(text), attributionMost)])
		case html.TextToken:
			b.WriteString(z.Token().Data)
		}
	}
}
