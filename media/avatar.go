package media

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"image/png"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"finds/schema"
)

// avatarColours are the backgrounds of avatars. Each has a contrast to white of
// at least 4.5:1 (WCAG 2.2, 1.4.3); a test computes it.
var avatarColours = []color.RGBA{
	{0xb7, 0x1c, 0x1c, 0xff}, {0xad, 0x14, 0x57, 0xff}, {0x6a, 0x1b, 0x9a, 0xff}, {0x45, 0x27, 0xa0, 0xff},
	{0x28, 0x35, 0x93, 0xff}, {0x15, 0x65, 0xc0, 0xff}, {0x02, 0x5a, 0x8f, 0xff}, {0x00, 0x60, 0x64, 0xff},
	{0x00, 0x69, 0x5c, 0xff}, {0x2e, 0x6b, 0x31, 0xff}, {0x4b, 0x63, 0x20, 0xff}, {0x7a, 0x55, 0x00, 0xff},
	{0xa8, 0x43, 0x00, 0xff}, {0x5d, 0x40, 0x37, 0xff}, {0x45, 0x5a, 0x64, 0xff}, {0x8a, 0x2b, 0x3f, 0xff},
}

const (
	avatarEdge   = schema.PictureEdge
	avatarPoints = 220 // height of one letter, at 72 dpi, so in pixels
	pairPoints   = 160 // of two
	avatarShades = 16  // from background to white
	avatarSteps  = 16  // from one colour to the next
)

var avatarFont = sync.OnceValues(func() (*sfnt.Font, error) { return opentype.Parse(gobold.TTF) })

// Avatar generates a default profile picture: a 400×400 PNG of some 3 KB with the initials of the first of some names of
// which the font has one, in white, on two colours chosen by id. The same arguments give the same bytes, which callers
// share.
func Avatar(id string, names ...string) ([]byte, error) {
	ttf, err := avatarFont()
	if err != nil {
		return nil, fmt.Errorf("parse avatar font: %w", err)
	}
	letters := "?"
	for _, name := range names {
		if found := initials(ttf, name); found != "" {
			letters = found
			break
		}
	}
	return drawnAvatars.get(ttf, avatarKey{letters, avatarColour(id)})
}

// avatarKey is all that an avatar shows.
type avatarKey struct {
	letters string
	colour  int // in avatarColours, from where it runs to the next one
}

// avatars caches generated pictures, since drawing takes milliseconds.
type avatars struct {
	mu      sync.Mutex
	kept    map[avatarKey][]byte
	maxKept int
}

// drawnAvatars has room for 2 MB of avatars.
var drawnAvatars = avatars{kept: map[avatarKey][]byte{}, maxKept: 640}

func (a *avatars) get(ttf *sfnt.Font, key avatarKey) ([]byte, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if b := a.kept[key]; b != nil {
		return b, nil
	}
	b, err := drawAvatar(ttf, key)
	if err == nil && len(a.kept) < a.maxKept {
		a.kept[key] = b
	}
	return b, err
}

func drawAvatar(ttf *sfnt.Font, key avatarKey) ([]byte, error) {
	points := float64(avatarPoints)
	if utf8.RuneCountInString(key.letters) > 1 {
		points = pairPoints
	}
	face, err := opentype.NewFace(ttf, &opentype.FaceOptions{Size: points, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, fmt.Errorf("make avatar font face: %w", err)
	}
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, drawLetters(face, key)); err != nil {
		return nil, fmt.Errorf("encode avatar: %w", err)
	}
	return bytes.Clone(out.Bytes()), nil // without the room to grow
}

// avatarColour spreads ids evenly over the colours.
func avatarColour(id string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // never fails
	return int(h.Sum32() % uint32(len(avatarColours)))
}

// initials returns the first letter or digit that the font has of the first and the last word of a name that have one, in
// upper case.
func initials(ttf *sfnt.Font, name string) string {
	var found []rune
	for word := range strings.FieldsFuncSeq(name, func(r rune) bool { return unicode.IsSpace(r) || r == '_' || r == '-' }) {
		if r, ok := initial(ttf, word); ok {
			found = append(found, r)
		}
	}
	if len(found) > 2 {
		found = []rune{found[0], found[len(found)-1]}
	}
	return string(found)
}

func initial(ttf *sfnt.Font, word string) (rune, bool) {
	var buffer sfnt.Buffer
	for _, r := range word {
		r = unicode.ToUpper(r)
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			continue
		}
		if i, err := ttf.GlyphIndex(&buffer, r); err == nil && i != 0 {
			return r, true
		}
	}
	return 0, false
}

// drawLetters draws letters in white in the middle of a square that runs from one colour at the top to the next one at the
// bottom. A slanted one would take up to twice the bytes: 5 KB instead of 3.
func drawLetters(face font.Face, key avatarKey) *image.Paletted {
	bounds, _ := font.BoundString(face, key.letters)
	const middle = fixed.Int26_6(avatarEdge * 64 / 2)
	shape := image.NewAlpha(image.Rect(0, 0, avatarEdge, avatarEdge))
	d := font.Drawer{
		Dst: shape, Src: image.Opaque, Face: face,
		Dot: fixed.Point26_6{X: middle - (bounds.Min.X+bounds.Max.X)/2, Y: middle - (bounds.Min.Y+bounds.Max.Y)/2},
	}
	d.DrawString(key.letters)
	m := image.NewPaletted(shape.Rect, nil)
	for step := range avatarSteps {
		m.Palette = append(m.Palette, shades(between(key.colour, step))...)
	}
	for i, a := range shape.Pix {
		step := i / avatarEdge * avatarSteps / avatarEdge
		m.Pix[i] = byte(step*avatarShades + (int(a)*(avatarShades-1)+127)/255)
	}
	return m
}

// between is a step of the way from a colour to the next one.
func between(colour, step int) color.RGBA {
	a, b := avatarColours[colour], avatarColours[(colour+1)%len(avatarColours)]
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(avatarSteps-1-step) + int(b)*step) / (avatarSteps - 1)) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 0xff}
}

// shades returns the steps from c to white.
func shades(c color.RGBA) color.Palette {
	p := make(color.Palette, avatarShades)
	for i := range p {
		step := func(v uint8) uint8 { return uint8(int(v) + (255-int(v))*i/(avatarShades-1)) }
		p[i] = color.RGBA{step(c.R), step(c.G), step(c.B), 0xff}
	}
	return p
}
