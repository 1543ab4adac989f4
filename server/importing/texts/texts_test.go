package texts

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"golang.org/x/text/encoding/unicode"
)

// TestGuess: texts of each encoding that is guessed, as short as the cells of a table.
func TestGuess(t *testing.T) {
	t.Parallel()
	for name, list := range map[string][]string{
		"windows-1252": {"Name;Breitengrad;Längengrad\nBiergarten München;48;11;schön", "Café – “Zur Post” €5", "L’Été à Besançon, forêt", "Ærø, Øresund, Malmö", "Año Nuevo en Málaga"},
		"windows-1250": {"Kraków, Łódź, Wrocław i Gdańsk", "Příliš žluťoučký kůň"},
		"iso-8859-2":   {"Zażółć gęślą jaźń, Łódź, śnieg", "Šumava, žlutý dům, Plzeň a Tišnov"},
		"windows-1251": {"Замок Нойшванштайн", "Киев, Харьков", "кафе у моря", "София и Пловдив"},
		"koi8-r":       {"Замок Нойшванштайн", "Москва и Петербург", "кафе у моря"},
		"windows-1253": {"Ακρόπολη Αθηνών", "Θεσσαλονίκη, παραλία"},
		"windows-1254": {"İstanbul Boğazı, Kadıköy çarşısı"},
		"windows-1255": {"ירושלים העיר העתיקה"},
		"windows-1256": {"المدينة القديمة في دمشق"},
		"shift_jis":    {"東京タワー,35.6586,139.7454,きれい", "ラーメン屋さん"},
		"gb18030":      {"北京烤鸭店", "上海博物馆,很好", "中山公园"},
		"euc-kr":       {"서울 남산타워, 맛있는 집", "부산 해운대"},
		"big5":         {"台北市大安區好吃的牛肉麵", "中正紀念堂"},
		"euc-jp":       {"京都のお寺とラーメン"},
	} {
		for _, text := range list {
			b, err := named(name).NewEncoder().Bytes([]byte("name,lat,lng\n" + text + "\n"))
			if err != nil {
				t.Fatalf("%s: %q: %v", name, text, err)
			}
			d, ok := NewDecoder(strings.NewReader(string(b)))
			got, err := io.ReadAll(iotest.OneByteReader(d))
			if want := "name,lat,lng\n" + text + "\n"; !ok || err != nil || string(got) != want || !d.Guessed {
				t.Errorf("%s as %s, guessed %v: %q, want %q: %v", name, d.Encoding, d.Guessed, got, want, err)
			}
		}
	}
}

// TestDeclared: what a file says about its encoding counts, where it can be true.
func TestDeclared(t *testing.T) {
	t.Parallel()
	wide := func(s string, order unicode.Endianness, mark unicode.BOMPolicy) string {
		b, err := unicode.UTF16(order, mark).NewEncoder().String(s)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	for content, want := range map[string]struct {
		text, encoding string
		guessed, bad   bool
	}{
		"":                    {"", UTF8, false, false},
		"plain":               {"plain", UTF8, false, false},
		"Café":                {"Café", UTF8, false, false},
		"\ufeffCafé":          {"Café", UTF8, false, false},
		"Café, Tür, one \xe9": {"Café, Tür, one \xe9", UTF8, false, false},
		"\xef\xbb\xbfCaf\xe9": {"Café", "windows-1252", true, false},
		"caf\xe9":             {"café", "windows-1252", true, false},
		wide("Łódź", unicode.LittleEndian, unicode.UseBOM):                                             {"Łódź", "utf-16le", false, false},
		wide("Łódź", unicode.BigEndian, unicode.UseBOM):                                                {"Łódź", "utf-16be", false, false},
		wide("<?xml version='1.0' encoding='UTF-16'?><gpx>é", unicode.LittleEndian, unicode.IgnoreBOM): {"<?xml version='1.0' encoding='UTF-16'?><gpx>é", "utf-16le", true, false},
		wide("name,lat,lng\nŁódź,1,2", unicode.BigEndian, unicode.IgnoreBOM):                           {"name,lat,lng\nŁódź,1,2", "utf-16be", true, false},
		"<?xml version='1.0' encoding='UTF-16'?>é":                                                     {"<?xml version='1.0' encoding='UTF-16'?>é", UTF8, false, false},
		"<?xml version='1.0' encoding='windows-1252'?>\x80\x93\x94":                                    {"<?xml version='1.0' encoding='windows-1252'?>€“”", "windows-1252", false, false},
		"\n<?xml version=\"1.0\" standalone='no' encoding = \"ISO-8859-15\"?>\xa4":                     {"\n<?xml version=\"1.0\" standalone='no' encoding = \"ISO-8859-15\"?>€", "iso-8859-15", false, false},
		"<?xml version='1.0' encoding='UTF8'?>é":                                                       {"<?xml version='1.0' encoding='UTF8'?>é", UTF8, false, false},
		"<?xml version='1.0' encoding='KOI8-R'?>\xed\xcf":                                              {"<?xml version='1.0' encoding='KOI8-R'?>Мо", "koi8-r", false, false},
		"<?xml version='1.0' encoding='utf-7'?>":                                                       {"<?xml version='1.0' encoding='utf-7'?>", UTF8, false, true},
		"<?xml version='1.0' encoding='UTF-8'?>M\xfcnchen":                                             {"<?xml version='1.0' encoding='UTF-8'?>München", "windows-1252", true, false},
	} {
		d, ok := NewDecoder(strings.NewReader(content))
		got, err := io.ReadAll(d)
		if err != nil || string(got) != want.text || d.Encoding != want.encoding || d.Guessed != want.guessed || ok == want.bad {
			t.Errorf("%q: %q as %s, guessed %v, known %v: %v", content, got, d.Encoding, d.Guessed, ok, err)
		}
	}
}

// TestReadable reads what programs put into descriptions.
func TestReadable(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"":                              "",
		"Clearance <2.5 m, weight >3 t": "Clearance <2.5 m, weight >3 t",
		"Gate <3 m> wide":               "Gate <3 m> wide",
		"a < b && c > d":                "a < b && c > d",
		"x <m> y<br>z":                  "x <m> y\nz",
		"Tom &amp; Jerry":               "Tom & Jerry",
		"&lt;b&gt;":                     "<b>",
		"one\ntwo <b>bold</b>":          "one\ntwo bold",
		"one\ntwo<br/>three":            "one two\nthree",
		"<p>One</p><p>Two</p>":          "One\nTwo",
		"a<br>\n<br>\nb":                "a\n\nb",
		"<ul><li>One</li><li>Two</ul>x": "- One\n- Two\nx",
		"<html><head><title>T</title><style>td {color:red}</style><script>var a=1;</script></head><body><table><tr><td>Name</td><td>Old Mill</td></tr><tr><td>Built</td><td>1820</td></tr></table></body></html>": "Name Old Mill\nBuilt 1820",
		`See <a href="https://example.org/x">the site</a>.`:                  "See the site (https://example.org/x).",
		`<a href="https://example.org/">https://example.org</a>`:             "https://example.org",
		`<a href="javascript:alert(1)">x</a>`:                                "x",
		`<img src="https://example.org/x.jpg"/>Dark.<br>Bring a <b>lamp</b>`: "https://example.org/x.jpg Dark.\nBring a lamp",
		"<h1>Title</h1>Text<dl><dt>Term</dt><dd>Meaning</dd></dl>":           "Title\nText\nTerm\nMeaning",
		"<table><tr><th>A<th>B<tr><td>1<td>2</table>":                        "A B\n1 2",
		"<!-- hidden -->shown<br>":                                           "shown",
		"cut <b":                                                             "cut <b",
		"cut<br><a href='https://example.org/a'>x":                           "cut\nx (https://example.org/a)",
		"<head><title>x</title>":                                             "",
	} {
		if got := Readable(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{"&lt;b&gt; &amp;": "&lt;b&gt; &amp;", "<b>x</b> &amp;": "x &", "<3 m>": "<3 m>", "<b": "<b", "<a > b>": "b>"} {
		if got := Plain(in); got != want {
			t.Errorf("plain %q: %q, want %q", in, got, want)
		}
	}
}

func FuzzReadable(f *testing.F) {
	f.Add("<p>x<br>&amp;<a href=https://a.b>c</a><table><td>", []byte("caf\xe9"))
	f.Fuzz(func(t *testing.T, s string, b []byte) {
		Readable(s)
		d, _ := NewDecoder(strings.NewReader(string(b)))
		if _, err := io.ReadAll(d); err != nil {
			t.Error(err)
		}
	})
}
