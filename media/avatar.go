package media

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"image/png"
	"sync"
	"unicode"

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
	avatarPoints = 220 // height of the letters, at 72 dpi, so in pixels
	avatarShades = 16  // from background to white: four bits a pixel
)

var avatarFont = sync.OnceValues(func() (*sfnt.Font, error) { return opentype.Parse(gobold.TTF) })

// Avatar generates a default profile picture: a 400×400 PNG of about 2 KB with the
// first letter or digit of username, in upper case and white, on a colour chosen by
// id. The same arguments give the same bytes, which callers share.
func Avatar(username, id string) ([]byte, error) {
	ttf, err := avatarFont()
	if err != nil {
		return nil, fmt.Errorf("parse avatar font: %w", err)
	}
	return drawnAvatars.get(ttf, avatarKey{initial(ttf, username), avatarColour(id)})
}

// avatarKey is all that an avatar shows.
type avatarKey struct {
	letter rune
	colour color.RGBA
}

// avatars caches generated pictures, since drawing takes milliseconds and usernames
// start with few different letters.
type avatars struct {
	mu      sync.Mutex
	kept    map[avatarKey][]byte
	maxKept int
}

// drawnAvatars has room for every letter of a username on every colour, 1.2 MB.
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
	face, err := opentype.NewFace(ttf, &opentype.FaceOptions{Size: avatarPoints, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, fmt.Errorf("make avatar font face: %w", err)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, drawLetter(face, key.letter, key.colour)); err != nil {
		return nil, fmt.Errorf("encode avatar: %w", err)
	}
	return bytes.Clone(out.Bytes()), nil // without the room to grow
}

// avatarColour spreads ids evenly over the colours.
func avatarColour(id string) color.RGBA {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // never fails
	return avatarColours[h.Sum32()%uint32(len(avatarColours))]
}

// initial returns the first letter or digit of name that the font has, or '?'.
func initial(ttf *sfnt.Font, name string) rune {
	var buffer sfnt.Buffer
	for _, r := range name {
		r = unicode.ToUpper(r)
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			continue
		}
		if i, err := ttf.GlyphIndex(&buffer, r); err == nil && i != 0 {
			return r
		}
	}
	return '?'
}

// drawLetter draws r in white in the middle of a square of colour c.
func drawLetter(face font.Face, r rune, c color.RGBA) *image.Paletted {
	bounds, _, _ := face.GlyphBounds(r)
	const middle = fixed.Int26_6(avatarEdge * 64 / 2)
	shape := image.NewAlpha(image.Rect(0, 0, avatarEdge, avatarEdge))
	d := font.Drawer{
		Dst: shape, Src: image.Opaque, Face: face,
		Dot: fixed.Point26_6{X: middle - (bounds.Min.X+bounds.Max.X)/2, Y: middle - (bounds.Min.Y+bounds.Max.Y)/2},
	}
	d.DrawString(string(r))
	m := image.NewPaletted(shape.Rect, shades(c))
	for i, a := range shape.Pix {
		m.Pix[i] = byte((int(a)*(avatarShades-1) + 127) / 255)
	}
	return m
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
