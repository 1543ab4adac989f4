package texts

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
)

// script is an encoding of one byte for each character, with the letters that are frequent in its languages.
type script struct {
	name   string
	table  *unicode.RangeTable
	common string
}

// The encodings that are guessed, the likeliest first: it counts if several fit equally. Others have to be declared.
var (
	scripts = []script{
		{"windows-1252", unicode.Latin, "éèàêâçîôûùëïœüöäßñáíóúãõåøæÉÈÀÖÄÜÅØÇ"},
		{"windows-1250", unicode.Latin, "ąćęłńóśźżáčďéěíňřšťúůýžőűôäöüâăîşţŁŚŻČŠŽÁÉÖÜ"},
		{"iso-8859-2", unicode.Latin, "ąćęłńóśźżáčďéěíňřšťúůýžőűôäöüâăîşţŁŚŻČŠŽÁÉÖÜ"},
		{"windows-1254", unicode.Latin, "şğıçöüİŞĞÇÖÜ"},
		{"windows-1251", unicode.Cyrillic, "оеаинтсрвлкіїєў"},
		{"koi8-r", unicode.Cyrillic, "оеаинтсрвлк"},
		{"windows-1253", unicode.Greek, "αοιετσνηυρςόίάλκπώήέύ"},
		{"windows-1255", unicode.Hebrew, "יוהלאתרבמש"},
		{"windows-1256", unicode.Arabic, "ايلمنرتبوه"},
	}
	wides = []struct {
		name string
		of   func(r rune, b []byte) int
	}{
		{"shift_jis", func(r rune, b []byte) int {
			switch {
			case isKana(r):
				return 8
			case unicode.Is(unicode.Han, r) && b[0] >= 0x88 && b[0] <= 0x97:
				return 4
			}
			return -6
		}},
		{"gb18030", func(r rune, b []byte) int {
			switch {
			case len(b) != 2 || b[1] < 0xa1 || isKana(r):
				return -6
			case strings.ContainsRune(frequentHan, r):
				return 8
			case b[0] >= 0xb0 && b[0] <= 0xd7:
				return 2
			case b[0] == 0xa1 || b[0] == 0xa3: // punctuation
				return 0
			}
			return -3
		}},
		{"euc-kr", func(r rune, b []byte) int {
			if unicode.Is(unicode.Hangul, r) && len(b) == 2 && b[1] >= 0xa1 {
				return 8
			}
			return -8
		}},
		{"big5", func(r rune, b []byte) int {
			switch {
			case strings.ContainsRune(frequentHan, r):
				return 8
			case unicode.Is(unicode.Han, r) && b[0] >= 0xa4 && b[0] <= 0xc6:
				return 2
			}
			return -4
		}},
		{"euc-jp", func(r rune, b []byte) int {
			switch {
			case isKana(r) && len(b) == 2 && b[0] != 0x8e:
				return 8
			case unicode.Is(unicode.Han, r) && b[0] >= 0xb0 && b[0] <= 0xcf:
				return 3
			}
			return -6
		}},
	}
)

// frequentHan are characters that are frequent in Chinese texts and in names of places.
const frequentHan = "的一是在不了有和人这這中大为為上个個国國我以要他时時来來用们們生到作地于於出就分对對成会會可主发發年" +
	"市区區路街店公园園餐馆館厅廳咖啡山海湖寺庙廟北京上广廣场場站新东東西南小好茶酒面麵火锅鍋博物院城门門桥橋江河岛島村镇鎮县縣省台湾灣香港"

func isKana(r rune) bool { return r >= 0x3041 && r <= 0x30fe }

// Of a text, guessing looks at this many characters beyond ASCII.
const evidence = 400

// guess returns the name of the encoding that bytes look most like.
func guess(b []byte) string {
	best, most := scripts[0].name, scripts[0].score(b)
	for _, s := range scripts[1:] {
		if n := s.score(b); n > most {
			best, most = s.name, n
		}
	}
	for _, w := range wides {
		if n := scoreWide(named(w.name), w.of, b); n > most {
			best, most = w.name, n
		}
	}
	return best
}

// score adds up what speaks for and against the encoding.
func (s script) score(b []byte) (sum int) {
	chars := tables()[s.name]
	at := func(i int) rune {
		if i < 0 || i >= len(b) {
			return ' '
		}
		return chars[b[i]]
	}
	for i, n := 0, 0; i < len(b) && n < evidence; i++ {
		if b[i] < utf8.RuneSelf {
			continue
		}
		n++
		sum += s.letter(at(i-1), at(i), at(i+1))
	}
	return sum
}

func (s script) letter(before, r, after rune) int {
	latin := s.table == unicode.Latin
	switch {
	case r == utf8.RuneError || unicode.IsControl(r):
		return -10
	case unicode.IsMark(r): // which few texts have
		return -2
	case !unicode.IsLetter(r):
		if unicode.IsLetter(before) && unicode.IsLetter(after) && r != '’' && r != '\u00a0' {
			return -4
		}
		return 0
	case !unicode.Is(s.table, r):
		return -4
	}
	sum := 0
	if unicode.IsLower(before) && unicode.IsUpper(r) {
		sum -= 4
	}
	if unicode.IsLower(r) || !unicode.IsUpper(r) {
		sum++
	}
	if strings.ContainsRune(s.common, r) {
		sum++
	}
	own := func(c rune) bool { return c >= utf8.RuneSelf && unicode.Is(s.table, c) }
	other := func(c rune) bool { return unicode.IsLetter(c) && !unicode.Is(s.table, c) }
	switch {
	case other(before) || other(after):
		sum -= 4
	case latin && own(before) && own(after): // three of them in a row
		sum -= 4
	case !latin && (own(before) || own(after)):
		sum += 2
	}
	return sum
}

// tables are the characters of the scripts by their names.
var tables = sync.OnceValue(func() map[string]*[256]rune {
	all := map[string]*[256]rune{}
	for _, s := range scripts {
		chars := decodeBytes(named(s.name))
		all[s.name] = &chars
	}
	return all
})

// decodeBytes returns the characters of an encoding of one byte.
func decodeBytes(e encoding.Encoding) (chars [256]rune) {
	d := e.NewDecoder()
	for i := range chars {
		s, err := d.Bytes([]byte{byte(i)})
		r, _ := utf8.DecodeRune(s)
		if err != nil || len(s) == 0 {
			r = utf8.RuneError
		}
		chars[i] = r
	}
	return chars
}

// scoreWide adds up what speaks for an encoding of several bytes for each character.
func scoreWide(e encoding.Encoding, of func(rune, []byte) int, b []byte) (sum int) {
	d := e.NewDecoder()
	for n := 0; len(b) > 0 && n < evidence; {
		if b[0] < utf8.RuneSelf {
			b = b[1:]
			continue
		}
		n++
		size := min(2, len(b))
		s, err := d.Bytes(b[:size])
		r, width := utf8.DecodeRune(s)
		switch {
		case len(b) == 1: // the sample cuts it
		case err != nil || r == utf8.RuneError:
			sum -= 10
		case width < len(s): // one byte, and another character
			size = 1
			sum += of(r, b[:1])
		default:
			sum += of(r, b[:2])
		}
		b = b[size:]
	}
	return sum
}
