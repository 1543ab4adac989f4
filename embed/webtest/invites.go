package webtest

import (
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"strings"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// ReadQR returns the text of the QR code that the page shows, as a camera would read it.
func (b *Tab) ReadQR() string {
	b.Helper()
	b.Until(`document.querySelector("svg.qr path")`)
	var code struct {
		Size int
		Path string
	}
	text := Js[string](b, `JSON.stringify({ size: document.querySelector("svg.qr").viewBox.baseVal.width, path: document.querySelector("svg.qr path").getAttribute("d") })`)
	if err := json.Unmarshal([]byte(text), &code); err != nil {
		b.Fatal(err)
	}
	const scale = 4 // pixels of a module
	p := image.NewGray(image.Rect(0, 0, code.Size*scale, code.Size*scale))
	for i := range p.Pix {
		p.Pix[i] = 255
	}
	for _, module := range strings.Split(code.Path, "z") {
		var x, y int
		if n, _ := fmt.Sscanf(module, "M%d %dh1v1h-1", &x, &y); n != 2 {
			continue
		}
		for i := range scale * scale {
			p.SetGray(x*scale+i%scale, y*scale+i/scale, color.Gray{})
		}
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(p)
	if err != nil {
		b.Fatal(err)
	}
	// The picture is nothing but the code. Searching for it, as in a photo, fails for a few codes
	// with modules that look like another corner.
	result, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_PURE_BARCODE: true})
	if err != nil {
		b.Fatal("the QR code cannot be read: ", err)
	}
	return result.GetText()
}
