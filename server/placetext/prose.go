package placetext

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"finds/schema"
)

// inLines reads the lines of a text without links: coordinates, and then plus codes. The name is the line before, or
// what is before them on the same line.
func inLines(text, language string, hasLinks bool) (Found, error) {
	refusal := error(schema.ErrNoPlaceInText)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	in := inText
	switch {
	case hasLinks:
		in = besideLink
	case len(lines) == 1:
		in = alone
	}
	if len(lines) == 2 && !hasLinks { // a latitude and a longitude, each on its line
		if f, ok := coordinates(lines[0]+" "+lines[1], language); ok && !prices.MatchString(plain(lines[0]+" "+lines[1])) {
			lines = []string{lines[0] + " " + lines[1]}
			if err := f.locate(); err == nil {
				return f, nil
			}
		}
	}
	anyCode := func(l, _ string, _ surroundings) (Found, string, bool) { return codeInLine(l) }
	for _, read := range []func(line, language string, in surroundings) (f Found, before string, ok bool){wholeLine, inSentence, anyCode} {
		for i, l := range lines {
			f, before, ok := read(strings.TrimSpace(l), language, in)
			if !ok {
				continue
			}
			if f.known() {
				if err := f.locate(); err != nil {
					refusal = firstOf(refusal, err)
					continue
				}
			} else if f.Near == "" {
				if len(lines) == 1 || strings.IndexByte(f.Code, '+') == prefixMax {
					refusal = firstOf(refusal, schema.ErrPlusCode)
					continue
				}
				f.Near = strings.TrimSpace(strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), " "))
			}
			f.Name = name(before)
			return f.named(strings.Join(lines[:i], "\n")), nil
		}
	}
	return Found{}, refusal
}

// coordinates parses those that are the whole of a text, as people write them: also with words for the sides, with
// names of the two numbers, and with other digits.
func coordinates(s, language string) (Found, bool) {
	s = plain(s)
	if f, ok := labelled(s, language); ok {
		return f, true
	}
	s = sides(s, sideO(language))
	if !isPrecise(s) && !commas.MatchString(s) {
		return Found{}, false
	}
	lat, lng, ok := Pair(s)
	return Found{Latitude: lat, Longitude: lng, Source: Coordinates}, ok
}

// isPrecise reports whether a text has more than two whole numbers, which may be a part of an address.
func isPrecise(s string) bool { return strings.ContainsAny(s, ".°'NSEW") }

// commas matches two numbers with decimal commas.
var commas = regexp.MustCompile(`[0-9],[0-9]+\D+[0-9]+,[0-9]`)

// zeros are the digits of other scripts for 0, each followed by those up to 9.
var zeros = []rune{'٠', '۰', '०', '০', '๐', '０'}

// plain writes coordinates with the characters that Degrees knows.
func plain(s string) string {
	return primes.Replace(strings.Map(func(r rune) rune {
		for _, zero := range zeros {
			if r >= zero && r <= zero+9 {
				return '0' + r - zero
			}
		}
		return r
	}, s))
}

var primes = strings.NewReplacer("−", "-", "–", "-", "‐", "-", "\u2011", "-", "⁻", "-", "－", "-", "˚", "°", "º", "°", "′′", `"`, "''", `"`, "’’", `"`, "″", `"`, "”", `"`, "“", `"`, "„", `"`, "＂", `"`,
	"′", "'", "’", "'", "‘", "'", "´", "'", "`", "'", "ʹ", "'", "＇", "'", "٫", ".", "．", ".", "،", ",", "，", ",", "、", ",", "；", ";", "؛", ";")

// sideWords are the names of the sides of the Earth, in the languages that write them out beside coordinates.
var sideWords = map[string]string{
	"north": "N", "nord": "N", "norte": "N", "noord": "N", "nördlich": "N", "nördl": "N", "nb": "N", "с": "N", "北": "N", "北緯": "N", "北纬": "N",
	"south": "S", "süd": "S", "sud": "S", "sur": "S", "sul": "S", "zuid": "S", "südlich": "S", "südl": "S", "sb": "S", "ю": "S", "南": "S", "南緯": "S", "南纬": "S",
	"east": "E", "ost": "E", "est": "E", "este": "E", "oost": "E", "leste": "E", "östlich": "E", "östl": "E", "öl": "E", "ö": "E", "ø": "E", "в": "E", "东": "E", "東経": "E", "东经": "E",
	"west": "W", "ouest": "W", "oeste": "W", "ovest": "W", "westlich": "W", "westl": "W", "wl": "W", "з": "W", "西": "W", "西経": "W", "西经": "W",
	"n": "N", "s": "S", "e": "E", "w": "W",
}

// westO are the languages in which O is the west: ouest, oeste, ovest. It is the east in German and Dutch.
var westO = []string{"fr", "es", "pt", "it", "ca", "gl", "oc"}

// sideO returns what O is in a language.
func sideO(language string) string {
	base, _, _ := strings.Cut(strings.ToLower(language), "-")
	if slices.Contains(westO, base) {
		return "W"
	}
	return "E"
}

var words = regexp.MustCompile(`\pL+\.?`)

// sides replaces the names of the sides of the Earth by their letters, and O by o.
func sides(s, o string) string {
	return words.ReplaceAllStringFunc(s, func(w string) string {
		w = strings.ToLower(strings.TrimSuffix(w, "."))
		if w == "o" {
			return o
		}
		if letter := sideWords[w]; letter != "" {
			return letter
		}
		return w
	})
}

// afterLabel matches what is between the name of a number and the number.
const afterLabel = `(?:\.?["']?\s*[:=]\s*|\.?\s+)`

// labels match the names of the two numbers.
var (
	latLabel = regexp.MustCompile(`(?i)(?:^|[\s,;({"'])(?:latitude|latitud|lat|breitengrad|breite|широта|緯度|纬度)` + afterLabel)
	lngLabel = regexp.MustCompile(`(?i)(?:^|[\s,;({"'])(?:longitude|longitud|long|lng|lon|längengrad|länge|laenge|долгота|経度|经度)` + afterLabel)
)

// labelled parses two numbers that have names, in any order.
func labelled(s, language string) (Found, bool) {
	a, b := latLabel.FindStringIndex(s), lngLabel.FindStringIndex(s)
	if a == nil || b == nil || len(s) > 200 {
		return Found{}, false
	}
	value := func(at, other []int) string {
		end := len(s)
		if other[0] >= at[1] {
			end = other[0]
		}
		return sides(strings.Trim(s[at[1]:end], " ,;(){}\n"), sideO(language))
	}
	lat, lng := Degrees(value(a, b), "NS"), Degrees(value(b, a), "EW")
	return Found{Latitude: lat, Longitude: lng, Source: Coordinates}, !math.IsNaN(lat) && !math.IsNaN(lng)
}

// surroundings are what coordinates are looked for in. The more is beside them, the surer they have to look: numbers are also
// prices, hours and measures.
type surroundings int

const (
	alone      surroundings = iota // a text of one line
	inText                         // a text of several lines
	besideLink                     // a text that has a link, too
)

// wholeLine reads a line that is nothing but coordinates, perhaps after a name and a colon.
func wholeLine(l, language string, in surroundings) (f Found, before string, ok bool) {
	l = datum.ReplaceAllString(strings.TrimRight(l, " .,;"), "")
	if quote := l[:min(len(l), 1)]; quote != "" && strings.Contains("\"'", quote) && strings.HasSuffix(l, quote) {
		l = strings.Trim(l, quote)
	}
	numbers := l
	if f, ok = coordinates(l, language); !ok {
		if name, rest, is := strings.Cut(l, ":"); is {
			before, numbers = name, rest
			if f, ok = coordinates(rest, language); ok && isLngFirst(name) {
				f.Latitude, f.Longitude, before = f.Longitude, f.Latitude, ""
			}
		}
	}
	numbers = plain(strings.TrimSpace(numbers))
	isOther := in == besideLink || hours.MatchString(numbers) || prices.MatchString(numbers)
	return f, before, ok && (in == alone || !isOther || isMarked(l, language))
}

// isLngFirst reports whether the names of the two numbers, which are before both, say that the longitude is first.
func isLngFirst(names string) bool {
	names = strings.Join(words.FindAllString(names, -1), " ") + " "
	a, b := latLabel.FindStringIndex(names), lngLabel.FindStringIndex(names)
	return a != nil && b != nil && b[0] < a[0]
}

// isMarked reports whether numbers beside other text are coordinates, and not prices, hours or measures: they have names,
// or degrees and sides, or are precise to ten metres.
func isMarked(l, language string) bool {
	l = plain(l)
	if _, ok := labelled(l, language); ok {
		return strings.ContainsAny(l, ".°")
	}
	return precise.MatchString(l) || marked.MatchString(sides(l, sideO(language)))
}

var (
	datum   = regexp.MustCompile(`(?i)[\s,(]*WGS[\s-]?84\)?$`)
	hours   = regexp.MustCompile(`^[0-9]{1,3}[.,][0-9]{1,2}\s*[\s/]\s*[0-9]{1,3}[.,][0-9]{1,2}$`) // or coordinates
	prices  = regexp.MustCompile(`^[0-9]{1,2}[.,][0-9]{2}\s*[,;\s-]\s*-?[0-9]{1,2}[.,][0-9]{2}$`)
	precise = regexp.MustCompile(`[0-9][.,][0-9]{4,}[^0-9]+.*[0-9][.,][0-9]{4,}`)
	marked  = regexp.MustCompile(`°.*[NS].*°.*[EW]|[NS].*°.*[EW].*°`)
)

// sentences match coordinates that have other text around them: decimals precise to a hundred metres, which prices and
// numbers of streets are not, and degrees with their sign.
var sentences = []*regexp.Regexp{
	regexp.MustCompile(`(?:^|[^0-9.,\pL-])([+-]?[0-9]{1,3}\.[0-9]{3,}°?)\s*[,;/ ]\s*([+-]?[0-9]{1,3}\.[0-9]{3,}°?)(?:$|[^0-9\pL.]|\.\D|\.$)`),
	regexp.MustCompile(`(?:^|[^0-9.,\pL-])([0-9]{1,3}\.[0-9]{3,}°?\s?[NS])[\s,;/]{0,3}([0-9]{1,3}\.[0-9]{3,}°?\s?[EW])(?:$|[^0-9\pL])`),
	regexp.MustCompile(`(?:^|[^0-9.,\pL-])([NS]\s?[0-9]{1,3}\.[0-9]{3,}°?)[\s,;/]{0,3}([EW]\s?[0-9]{1,3}\.[0-9]{3,}°?)(?:$|[^0-9\pL])`),
	regexp.MustCompile(`(?:^|[^0-9.,\pL-])([0-9]{1,3}(?:[.,][0-9]+)?\s?°[0-9\s.,'"]{0,20}[NS])[\s,;/]{0,3}([0-9]{1,3}(?:[.,][0-9]+)?\s?°[0-9\s.,'"]{0,20}[EW])(?:$|[^0-9\pL])`),
	regexp.MustCompile(`(?:^|[^0-9.,\pL-])([NS]\s?[0-9]{1,3}(?:[.,][0-9]+)?\s?°[0-9\s.,'"]{0,20})([EW]\s?[0-9]{1,3}(?:[.,][0-9]+)?\s?°(?:\s?[0-9]+(?:\.[0-9]+)?\s?(?:'(?:\s?[0-9]+(?:\.[0-9]+)?\s?")?)?)?)(?:$|[^0-9\pL])`),
}

// lngFirst matches what comes before two numbers of which the longitude is the first.
var lngFirst = regexp.MustCompile(`(?i)(?:\[|\bpoint\s*\(|coordinates"?\s*:)\s*$`)

// saysOther reports whether what is around two numbers says that they are not as they look: a side of the Earth, or the
// order of GeoJSON or of Well-Known Text.
func saysOther(before, after string) bool {
	isSide := func(w string) bool {
		w = strings.TrimSuffix(w, ".")
		return len(w) == 1 && strings.Contains("NSEWO", w) || len(w) > 2 && sideWords[strings.ToLower(w)] != ""
	}
	first, last := words.FindString(after), ""
	if list := words.FindAllString(before, -1); list != nil {
		last = list[len(list)-1]
	}
	return strings.HasPrefix(strings.TrimLeft(after, "° ,"), first) && isSide(first) ||
		strings.HasSuffix(strings.TrimRight(before, " ,("), last) && isSide(last) || lngFirst.MatchString(before) || isLngFirst(before)
}

// inSentence reads coordinates within a line. What is before them is a name if nothing follows.
func inSentence(l, language string, in surroundings) (f Found, before string, ok bool) {
	l = plain(l)
	for i, e := range sentences {
		text := l
		if i > 0 {
			text = sides(l, sideO(language))
		}
		m := e.FindStringSubmatchIndex(text)
		if m == nil {
			continue
		}
		after := strings.TrimLeft(text[m[5]:], " ")
		if after != "" && after[0] >= '0' && after[0] <= '9' { // of the seconds, perhaps
			continue
		}
		lat, lng, ok := Pair(strings.TrimRight(text[m[2]:m[3]], " ,") + ", " + text[m[4]:m[5]])
		if !ok || i == 0 && saysOther(text[:m[2]], after) || in == besideLink && !isMarked(l, language) {
			continue
		}
		if name(after) == "" && i == 0 {
			before = strings.Trim(l[:m[2]], " (")
		}
		return Found{Latitude: lat, Longitude: lng, Source: Coordinates}, before, true
	}
	return f, "", false
}
