package servertest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"

	"finds/media/mediatest"
	"finds/schema"
)

// variety are photos of several formats, and a video.
func variety(t *testing.T) [][]byte {
	t.Helper()
	shaded := mediatest.Draw(2500, 300, func(x, y int) color.NRGBA { return color.NRGBA{byte(x / 10), byte(y), byte(x ^ y), 255} })
	veiled := mediatest.Draw(60, 50, func(x, y int) color.NRGBA { return color.NRGBA{byte(4 * x), byte(5 * y), 90, byte(2 * x * y % 256)} })
	plain := image.NewPaletted(image.Rect(0, 0, 30, 20), []color.Color{color.White, color.Black, color.NRGBA{0, 0, 0, 0}})
	for i := range plain.Pix {
		plain.Pix[i] = byte(i % 3)
	}
	var j, p, g bytes.Buffer
	for _, err := range []error{jpeg.Encode(&j, shaded, nil), png.Encode(&p, veiled), gif.Encode(&g, plain, nil)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	profile := mediatest.Segment(0xe2, "ICC_PROFILE\x00\x01\x01"+string(mediatest.DisplayP3()))
	wide := slices.Concat(j.Bytes()[:2], profile, j.Bytes()[2:])
	return [][]byte{j.Bytes(), p.Bytes(), g.Bytes(), wide, Film()}
}

// Fill gives a user finds of all kinds, and lists of them.
func (u *User) Fill() {
	u.A.Helper()
	var finds []schema.Find
	add := func(l schema.Location, title string, more M) {
		body := M{"locationId": l.ID, "title": title}
		for name, v := range more {
			body[name] = v
		}
		finds = append(finds, Call[schema.Find](u, 201, "POST", "/api/finds", body))
	}
	pick := func(list ...schema.Media) (media []M) {
		for i, one := range list {
			media = append(media, M{"url": one.URL, "caption": []any{nil, "A caption 👩‍👩‍👧", "כיתוב  with two spaces", " & <b>\"", "film\u200f"}[i%5]})
		}
		return media
	}
	up := u.Upload(variety(u.A.T)...)
	quay, garden := u.Location(48.857, 2.3413, "Pont Neuf"), u.Location(-33.123456789, 151.000001, "גן\u200f של סבתא 🌱")
	add(quay, "Public, with photos", M{"isPublic": true, "category": "history", "description": "Two\nlines\tand a tab.\n\n  An indented one.", "media": pick(up...)})
	add(garden, "مرحبا\u200f بالعالم 🏳️‍🌈", M{"category": "my own 🗿 category", "description": "ציטוט \u202b(כך)\u202c"})
	add(quay, " Blanks  around ", M{"isPublic": true, "media": pick(u.Upload(Picture(8, 6, color.Black))...)})
	add(garden, "An area", M{"area": 5, "exactForFriends": true, "category": "nature"})
	add(u.Location(48.8571, 2.3414, "Elsewhere"), "A public area", M{"area": 20, "isPublic": true, "exactForFriends": false})
	add(u.Location(89.9, -179.99, "Pole"), strings.Repeat("é", schema.TitleMax), M{"description": strings.Repeat("😀", schema.DescriptionMax), "category": strings.Repeat("c", schema.CategoryMax)})
	for i, visibility := range []string{schema.ListPrivate, schema.ListFriends, schema.ListPublic} {
		l := Call[schema.List](u, 201, "POST", "/api/lists", M{"name": fmt.Sprint("List 📍 ", i), "visibility": visibility, "description": []any{nil, "One\n  two", "שלום"}[i]})
		for k := range finds[i:] {
			OK(u, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+finds[len(finds)-1-k].ID, nil)
		}
		if i == 2 {
			OK(u, 200, "PUT", "/api/lists/"+l.ID, M{"coverId": finds[4].ID})
		}
	}
	Call[schema.List](u, 201, "POST", "/api/lists", M{"name": "Empty"})
}
