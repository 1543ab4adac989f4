package tiles

import (
	"encoding/json"
	"fmt"
	"strings"

	"golang.org/x/net/html"
)

// Origin says which part of which file an archive is a copy of. Finds adds it to the
// metadata of the files that it extracts, as the member originKey.
type Origin struct {
	Name    string `json:"name"`    // of the area, for people
	Box     Box    `json:"box"`     // more exact than the header, which cannot cross the antimeridian
	Source  string `json:"source"`  // URL of the file
	Version string `json:"version"` // of that file: its entity tag or modification time
	Newest  bool   `json:"newest"`  // whether that was the newest build, rather than a URL that the operator gave
}

// OriginKey is the member of the metadata that has the Origin.
const OriginKey = "finds"

// Metadata reads the metadata, a JSON object. It is nil if the file has none.
func (a *Archive) Metadata() ([]byte, error) {
	if a.meta.length == 0 {
		return nil, nil
	}
	if a.meta.length > metaMost {
		return nil, fmt.Errorf("%w: its metadata has %d bytes", ErrFormat, a.meta.length)
	}
	b := make([]byte, a.meta.length)
	if err := a.fill(b, a.meta.offset); err != nil {
		return nil, err
	}
	if a.internal == gzipped {
		return unpack(b, metaMost)
	}
	return b, nil
}

// readMetadata reads the attribution and the origin from the metadata.
func (a *Archive) readMetadata() error {
	b, err := a.Metadata()
	if b == nil || err != nil {
		return err
	}
	var meta struct {
		Attribution string          `json:"attribution"`
		Origin      json.RawMessage `json:"finds"`
	}
	if err := json.Unmarshal(b, &meta); err != nil {
		return fmt.Errorf("%w: its metadata is not a JSON object", ErrFormat)
	}
	a.attribution = textOf(meta.Attribution)
	// Any program may use this name for a member of another form.
	var o Origin
	if json.Unmarshal(meta.Origin, &o) == nil && o.Box.Valid() {
		a.origin, a.box = &o, o.Box
	}
	return nil
}

// attributionMost is the maximum length, in code points, of the attribution that clients
// have to display.
const attributionMost = 300

// textOf returns the text of an attribution, which may be HTML, without the markup.
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
