package placetext

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"finds/schema"
)

// say writes what was found as a line.
func say(f Found, err error) string {
	if err != nil {
		var e *schema.Error
		if errors.As(err, &e) {
			return e.Reason
		}
		return err.Error()
	}
	if f.Ask != nil {
		return strings.TrimSpace("ask " + f.Ask.String() + " " + f.Name)
	}
	if f.Code != "" {
		return fmt.Sprintf("%s near %s", f.Code, f.Near)
	}
	s := fmt.Sprintf("%.4f %.4f %s", f.Latitude, f.Longitude, f.Source)
	if f.IsCamera {
		s += " camera"
	}
	return strings.TrimSpace(s + " " + f.Name)
}

const (
	none    = "no_place_in_text"
	beyond  = "place_out_of_range"
	unknown = "link_unknown"
	noPoint = "link_without_point"
	short   = "plus_code_incomplete"
	here    = "47.8000 13.0400 coordinates"
)

func TestCoordinates(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"47.8, 13.04":       here,
		"47.8,13.04":        here,
		" 47.8 13.04 ":      here,
		"47.8;13.04":        here,
		"47.8/13.04":        here,
		"47.8\n13.04":       here,
		"(47.8, 13.04)":     here,
		"47,8 13,04":        here,
		"47,8, 13,04":       here,
		"47,8; 13,04":       here,
		"47,8° 13,04°":      here,
		"-33.8568, 151.215": "-33.8568 151.2150 coordinates",
		"−33.8568, 151.215": "-33.8568 151.2150 coordinates",
		"+47.8+013.04/":     here,
		// Sides of the Earth.
		"47.8N 13.04E":                  here,
		"47.8° N, 13.04° E":             here,
		"N47.8 E13.04":                  here,
		"N 47.8, E 13.04":               here,
		"33.5S 70.6W":                   "-33.5000 -70.6000 coordinates",
		"E 13.04 N 47.8":                here,
		"13.04° E, 47.8° N":             here,
		"47.8° Nord, 13.04° Ost":        here,
		"47,8 Grad Nord 13,04 Grad Ost": none, // a word that is not known
		"48.85° nord, 2.35° ouest":      "48.8500 -2.3500 coordinates",
		"40.4 norte, 3.7 oeste":         "40.4000 -3.7000 coordinates",
		"47.8° n. Br., 13.04° ö. L.":    none,
		// Minutes and seconds.
		"N 47° 48.0' E 13° 2.4'":                    here,
		"N 47° 48.000 E 013° 02.400":                here,
		"47°48'00\"N 13°02'24\"E":                   here,
		"47°48'00.0\"N 13°02'24.0\"E":               here,
		"47° 48′ 0″ N, 13° 2′ 24″ E":                here,
		"47° 48’ 0” N 13° 2’ 24” E":                 here,
		"47º48'N 13º2.4'E":                          here,
		"47°48'00''N, 13°02'24''E":                  here,
		"47:48:00 N, 13:02:24 E":                    here,
		"47 48 00 N 13 02 24 E":                     here,
		"47° 48' 0\" N 13° 2' 24\" O":               here, // Ost
		"47°48'N 13°2.4'O":                          here,
		"47.8 N 13.04 O":                            here,
		"33° 51′ 25″ S, 151° 12′ 54″ O":             "-33.8569 151.2150 coordinates",
		"47°48'61\"N 13°02'24\"E":                   none,
		"47°75'N 13°02'E":                           none,
		"-47.8 N, 13.04 E":                          none,
		"47.8 E, 13.04 N":                           "13.0400 47.8000 coordinates",
		"47.8 N, 13.04 N":                           none,
		"Lat: 47.8, Lon: 13.04":                     here,
		"Longitude: 13.04 Latitude: 47.8":           here,
		"latitude=47.8&longitude=13.04":             none,
		"lat=47.8 lng=13.04":                        here,
		"Breite 47,8 Länge 13,04":                   here,
		`{"lat": 47.8, "lng": 13.04}`:               here,
		"Breitengrad: 47,8° N, Längengrad 13,04° O": here,
		// Other scripts.
		"٤٧٫٨، ١٣٫٠٤":                   here,
		"４７.８, １３.０４":                   here,
		"\u200f47.8, 13.04\u200e":       here,
		"\u202b47.8\u202c, 13.04":       here,
		"47.8\u00a0N\u00a013.04\u00a0E": here,
		"北緯47.8度 東経13.04度":              none,
		// Beyond the Earth, or none.
		"97.8, 13.04":          beyond,
		"113.04, 47.8":         beyond, // swapped
		"47.8, 413.04":         beyond,
		"47.8, 193.04":         "47.8000 -166.9600 coordinates",
		"0.0, 0.0":             none,
		"":                     none,
		"47, 13":               none,
		"Herrengasse 14, 1010": none,
		"12. 5. 2024":          none,
		"47.8":                 none,
		"NaN, NaN":             none,
		"0x1p4, 1.5":           none,
		"1e400, 1.5":           none,
		"[13.04, 47.8]":        none, // of GeoJSON, or not
		"47,8,13,04":           none, // which of these commas is which?
		"47.8%2C13.04":         here,
		"47.8%2C%2013.04":      here,
		"100%":                 none,
		// Within other text.
		"Old oak 47.80951, 13.05502":                      "47.8095 13.0550 coordinates Old oak",
		"Old oak: 47.80951, 13.05502":                     "47.8095 13.0550 coordinates Old oak",
		"Old oak (47.80951, 13.05502)":                    "47.8095 13.0550 coordinates Old oak",
		"We meet at 47.80951, 13.05502, at three":         "47.8095 13.0550 coordinates",
		"Treffpunkt bei 47°48'N 13°2.4'O, um drei":        here,
		"Café Central\n47.8, 13.04":                       here + " Café Central",
		"מקום יפה\n47.8, 13.04":                           here + " מקום יפה",
		"\u202eCafé\u202c\n47.8, 13.04\nwith a nice view": here + " Café",
		"N 47° 48.000 E 013° 02.400 (WGS84)":              here,
		"bei N 47° 48.000 E 013° 02.400, links":           here,
		"bei N 47° 48.000 E 013° 02.400 15 m":             none,
		"47.8000 N 13.0400 E bei der Eiche":               here,
		"bei N 47.8000 E 13.0400":                         here,
		"Koordinaten: 47.8, 13.04":                        here,
		"Old oak: 47.8, 13.04.":                           here + " Old oak",
		"GPS 47.8000 13.0400":                             here,
		"\"47.8, 13.04\"":                                 here,
		"9.00 18.00":                                      "9.0000 18.0000 coordinates",
		"Café\n9.00 18.00":                                none,
		"Costs 12.50, 13.70":                              none,
		"Numbers 1,234 and 5,678":                         none,
		"version 1.2.3, 4.5.6":                            none,
		"192.168.1.1":                                     none,
	} {
		if got := say(Read(text, "")); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	for language, want := range map[string]string{"de": here, "": here, "en": here, "nl": here, "fr": "47.8000 -13.0400 coordinates", "es-MX": "47.8000 -13.0400 coordinates", "pt-BR": "47.8000 -13.0400 coordinates"} {
		if got := say(Read("47° 48' N, 13° 2.4' O", language)); got != want {
			t.Errorf("O in %s: %s, want %s", language, got, want)
		}
	}
}

func TestLinks(t *testing.T) {
	t.Parallel()
	pin := func(source, name string) string { return strings.TrimSpace("47.8000 13.0400 " + source + " " + name) }
	for text, want := range map[string]string{
		// geo: URIs.
		"geo:47.8,13.04":                          pin(Geo, ""),
		"GEO:47.8,13.04":                          pin(Geo, ""),
		"geo:47.8,13.04,450;u=35":                 pin(Geo, ""),
		"geo:47.8,13.04;crs=wgs84":                pin(Geo, ""),
		"geo:47.8,13.04;crs=nad27":                noPoint,
		"geo:47.8,13.04?z=15":                     pin(Geo, ""),
		"geo:47.8,13.04?q=Pizza":                  pin(Geo, ""),
		"geo:0,0?q=47.8,13.04(Name)":              pin(Geo, "Name"),
		"geo:0,0?q=47.8,13.04(Café Central)":      pin(Geo, "Café Central"),
		"geo:0,0?q=47.8,13.04(Caf%C3%A9+Central)": pin(Geo, "Café Central"),
		"geo:0,0?q=47.8%2C13.04(Name)":            pin(Geo, "Name"),
		"geo:1,2?q=47.8,13.04&z=3":                pin(Geo, ""),
		"geo:0,0?q=Herrengasse+14":                none,
		"geo:47.8":                                noPoint,
		"geo:97.8,13.04":                          beyond,
		// Google.
		"https://www.google.com/maps/search/47.8,13.04":                                                                                                 pin(Google, ""),
		"https://www.google.com/maps/search/47.8,+13.04?entry=tts":                                                                                      pin(Google, ""),
		"https://www.google.com/maps/search/?api=1&query=47.8%2C13.04":                                                                                  pin(Google, ""),
		"https://www.google.com/maps/place/47.8,13.04/@47.9,13.1,17z/data=!3m1!4b1!4m4!3m3!8m2!3d47.7!4d13":                                             pin(Google, ""),
		"https://www.google.com/maps/place/47%C2%B048'00.0%22N+13%C2%B002'24.0%22E/@47.9,13.1,17z":                                                      pin(Google, ""),
		"https://www.google.com/maps/place/Caf%C3%A9+Central/@47.9,13.1,17z/data=!3m1!4b1!4m6!3m5!1s0x476d07987b:0x3!8m2!3d47.8!4d13.04!16s%2Fg":        pin(Google, "Café Central"),
		"https://www.google.at/maps/place/Café+Central/@47.8,13.04,17z":                                                                                 "47.8000 13.0400 google camera Café Central",
		"https://www.google.com/maps/@47.8,13.04,15z":                                                                                                   "47.8000 13.0400 google camera",
		"https://www.google.com/maps/@47.8,13.04,3a,75y,90t/data=!3m6!1e1":                                                                              "47.8000 13.0400 google camera",
		"https://www.google.com/maps/@47.9,13.1,15z?q=47.8,13.04":                                                                                       pin(Google, ""),
		"https://maps.google.com/?q=47.8,13.04":                                                                                                         pin(Google, ""),
		"https://maps.google.com/maps?q=loc:47.8,13.04":                                                                                                 pin(Google, ""),
		"https://maps.google.com/maps?q=47.8,13.04+(Old+oak)":                                                                                           pin(Google, "Old oak"),
		"https://maps.google.com/maps?q=Old+oak@47.8,13.04":                                                                                             pin(Google, "Old oak"),
		"https://maps.google.co.uk/maps?q=Old+oak&ll=47.8,13.04":                                                                                        "47.8000 13.0400 google camera Old oak",
		"https://maps.google.com/?ll=47.8,13.04&z=12":                                                                                                   "47.8000 13.0400 google camera",
		"https://maps.google.com/?cid=1234":                                                                                                             noPoint,
		"https://maps.google.com?q=Caf%C3%A9+Central,+Herrengasse+14&ftid=0x476d07987b:0x3":                                                             noPoint,
		"https://www.google.com/maps/place/Caf%C3%A9+Central/data=!4m2!3m1!1s0x0:0x3":                                                                   noPoint,
		"https://www.google.com/maps/dir//47.8,13.04/@47.9,13.1,9z":                                                                                     pin(Google, ""),
		"https://www.google.com/maps/dir/Linz/Salzburg/@48.0,13.6,9z/data=!4m13!4m12!1m5!1m1!1s0x1!2m2!1d14.28!2d48.3!1m5!1m1!1s0x2!2m2!1d13.04!2d47.8": pin(Google, ""),
		"https://www.google.com/maps/dir/?api=1&destination=47.8,13.04":                                                                                 pin(Google, ""),
		"https://www.google.com/maps/place/97.8,13.04":                                                                                                  beyond,
		"https://consent.google.com/m?continue=https://www.google.com/maps/search/47.8,13.04&gl=AT":                                                     pin(Google, ""),
		"https://www.google.com/url?q=https://maps.google.com/?q%3D47.8,13.04":                                                                          pin(Google, ""),
		"https://www.google.com/search?q=47.8,13.04":                                                                                                    unknown,
		"https://google.com.evil.example/maps?q=47.8,13.04":                                                                                             unknown,
		"https://user@www.google.com/maps?q=47.8,13.04":                                                                                                 unknown,
		"google.com/maps?q=47.8,13.04":                                                                                                                  pin(Google, ""),
		"https://www.google.com/maps?q=100%+oak@47.8,13.04":                                                                                             pin(Google, "100% oak"),
		"comgooglemaps://?q=47.8,13.04":                                                                                                                 pin(Google, ""),
		"google.navigation:q=47.8,13.04":                                                                                                                pin(Google, ""),
		"https://www.google.com/maps/place/data=!3d47.8!4d13.04":                                                                                        pin(Google, ""),
		"https://www.google.com/maps?q=24+12":                                                                                                           noPoint,
		"https://www.google.com/maps/place/47°48'00.0\"N+13°02'24.0\"O/data=!3d47.8!4d-13.04":                                                           "47.8000 -13.0400 google",
		// Apple.
		"https://maps.apple.com/?ll=47.8,13.04&q=Old%20oak":                                                   "47.8000 13.0400 apple Old oak",
		"https://maps.apple.com/place?address=X&coordinate=47.8,13.04&name=Old%20oak&place-id=I1&map=explore": "47.8000 13.0400 apple Old oak",
		"https://maps.apple.com/?q=47.8,13.04":                                                                pin(Apple, ""),
		"https://maps.apple.com/?ll=47.8,13.04&z=12":                                                          "47.8000 13.0400 apple camera",
		"https://maps.apple.com/?ll=1,2&q=47.8,13.04":                                                         pin(Apple, ""),
		"https://maps.apple.com/frame?center=47.8,13.04&span=1,1":                                             "47.8000 13.0400 apple camera",
		"https://maps.apple.com/?daddr=47.8,13.04":                                                            pin(Apple, ""),
		"https://maps.apple.com/?q=Pizza":                                                                     noPoint,
		"maps://?ll=47.8,13.04&q=Oak":                                                                         pin(Apple, "Oak"),
		// OpenStreetMap.
		"https://www.openstreetmap.org/?mlat=47.8&mlon=13.04#map=17/1/2":                pin(OSM, ""),
		"https://www.openstreetmap.org/#map=17/47.8/13.04":                              "47.8000 13.0400 openstreetmap camera",
		"https://www.openstreetmap.org/#map=17/47.8/13.04&layers=C":                     "47.8000 13.0400 openstreetmap camera",
		"https://www.openstreetmap.org/node/17#map=17/47.8/13.04":                       "47.8000 13.0400 openstreetmap camera",
		"https://www.openstreetmap.org/node/17":                                         noPoint,
		"https://www.openstreetmap.org/directions?from=1%2C2&to=47.8%2C13.04#map=1/1/1": pin(OSM, ""),
		"https://www.openstreetmap.org/directions?route=1,2;47.8,13.04":                 pin(OSM, ""),
		"https://www.openstreetmap.org/search?query=47.8%2C13.04":                       pin(OSM, ""),
		"https://osm.org/go/0EEQjE--?m":                                                 "51.5111 0.0556 openstreetmap",
		"https://osm.org/go/0EEQjE--":                                                   "51.5111 0.0556 openstreetmap camera",
		"http://osmand.net/go?lat=47.8&lon=13.04&z=15":                                  pin(OSM, ""),
		"https://osmand.net/map?pin=47.8,13.04#15/1/2":                                  pin(OSM, ""),
		"https://osm.org/go/!!":                                                         noPoint,
		// Bing.
		"https://www.bing.com/maps?cp=47.8~13.04&lvl=16":                 "47.8000 13.0400 bing camera",
		"https://www.bing.com/maps?sp=point.47.8_13.04_Old%20oak_note":   pin(Bing, "Old oak"),
		"https://bing.com/maps/default.aspx?cp=1~2&where1=47.8,%2013.04": pin(Bing, ""),
		"https://www.bing.com/maps?rtp=adr.Linz~pos.47.8_13.04_Oak":      pin(Bing, "Oak"),
		"https://www.bing.com/maps?q=Pizza":                              noPoint,
		"https://www.bing.com/search?q=47.8,13.04":                       noPoint,
		// HERE.
		"https://share.here.com/l/47.8,13.04,Old%20oak?z=16&t=normal":                    pin(Here, "Old oak"),
		"https://wego.here.com/?map=47.8,13.04,16,normal":                                "47.8000 13.0400 here camera",
		"https://wego.here.com/directions/drive/Linz:48.3,14.28/Oak:47.8,13.04":          pin(Here, "Oak"),
		"https://share.here.com/p/s-Yz1yZXN0YXVyYW50O2xhdD00Ny44O2xvbj0xMy4wNDtuPU9hazs": pin(Here, "Oak"),
		"https://share.here.com/p/s-AAAA":                                                noPoint,
		// Organic Maps.
		"om://map?v=1&ll=47.8,13.04&n=Old+oak":              pin(OrganicMaps, "Old oak"),
		"ge0://B4srhdHVVt/Some_Name":                        "64.5234 12.1234 organicmaps Some Name",
		"https://omaps.app/B4srhdHVVt/Some_Name":            "64.5234 12.1234 organicmaps Some Name",
		"http://ge0.me/B4srhdHVVt":                          "64.5234 12.1234 organicmaps",
		"https://omaps.app/no":                              noPoint,
		"https://omaps.app/download":                        noPoint,
		"om://search?query=Oak":                             noPoint,
		"om://route?sll=1,2&saddr=A&dll=47.8,13.04&daddr=B": pin(OrganicMaps, ""),
		// Plus codes.
		"8FWC2345+G6":                      "48.0063 8.0581 plusCode",
		"8fwc2345+g6":                      "48.0063 8.0581 plusCode",
		"8FWC2345+G6G":                     "48.0063 8.0581 plusCode",
		"8FVC2222+22":                      "47.0001 8.0001 plusCode",
		"4VCPPQGP+Q9":                      "-41.2731 174.7859 plusCode",
		"Old oak 8FVC2222+22":              "47.0001 8.0001 plusCode Old oak",
		"https://plus.codes/8FVC2222+22":   "47.0001 8.0001 plusCode",
		"https://plus.codes/8FVC2222%2B22": "47.0001 8.0001 plusCode",
		"https://plus.codes/map":           noPoint,
		"2222+22 Luzern, Schweiz":          none, // may be a telephone number
		"XGRF+PM Zürich":                   "XGRF+PM near Zürich",
		"Zürich, XGRF+PM":                  "XGRF+PM near Zürich",
		"XGRF+PM\nZürich":                  "XGRF+PM near Zürich",
		"XGRF+PM":                          short,
		"8FVC0000+":                        short,
		"XXXX2222+22":                      short, // beyond the pole: X is the last digit
		"https://www.google.com/maps/place/XGRF%2BPM+Z%C3%BCrich/@47.8,13.04,17z": "47.9918 13.5242 google",
		// Short links, which only their servers can read.
		"https://maps.app.goo.gl/abc":                "ask https://maps.app.goo.gl/abc",
		"http://maps.app.goo.gl/abc?g_st=ic":         "ask https://maps.app.goo.gl/abc?g_st=ic",
		"maps.app.goo.gl/abc":                        "ask https://maps.app.goo.gl/abc",
		"Café Central\nhttps://maps.app.goo.gl/abc":  "ask https://maps.app.goo.gl/abc Café Central",
		"Café Central: https://maps.app.goo.gl/abc.": "ask https://maps.app.goo.gl/abc Café Central",
		"https://goo.gl/maps/abc":                    "ask https://goo.gl/maps/abc",
		"https://goo.gl/abc":                         unknown,
		"https://g.co/maps/abc":                      "ask https://g.co/maps/abc",
		"https://maps.apple/p/abc":                   "ask https://maps.apple/p/abc",
		"https://bit.ly/abc":                         unknown,
		"https://maps.app.goo.gl:8443/abc":           unknown,
		"https://user:x@maps.app.goo.gl/abc":         unknown,
		"https://maps.app.goo.gl@127.0.0.1/abc":      unknown,
		"https://maps.app.goo.gl.evil.example/abc":   unknown,
		"https://evil.example/?q=47.8,13.04":         unknown,
		"javascript:alert(47.80951,13.05502)":        unknown,
		"data:text/plain,47.80951,13.05502":          unknown,
		"file:///etc/passwd":                         unknown,
		"https://127.0.0.1/@47.8,13.04":              unknown,
		// Of several, the surest.
		"47.8, 13.04\nhttps://maps.app.goo.gl/abc":                                                     "ask https://maps.app.goo.gl/abc 47.8, 13.04",
		"Old oak\nhttps://www.google.com/maps/@1,2,15z\n47.8, 13.04":                                   "1.0000 2.0000 google camera Old oak",
		"Old oak\nhttps://evil.example/\nhttps://maps.google.com/?q=47.8,13.04":                        pin(Google, "Old oak"),
		"[Old oak](https://maps.google.com/?q=47.8,13.04)":                                             pin(Google, "Old oak"),
		"Café Central\nHerrengasse 14, 1010 Wien\n9.00 18.00\n01 5333763\nhttps://maps.app.goo.gl/abc": "ask https://maps.app.goo.gl/abc Café Central",
		"Dropped pin\n47°48'00.0\"N 13°02'24.0\"E\nhttps://maps.app.goo.gl/abc":                        here,
		"Shared: https://maps.google.com/?q=47.8,13.04(Oak) :-)":                                       pin(Google, "Oak"),
	} {
		if got := say(Read(text, "")); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestLongTexts reads texts of the size that the API takes, and larger ones.
// TestTraps has texts that look like a place that they are not, or like another one.
func TestTraps(t *testing.T) {
	t.Parallel()
	const link, asked = "\nhttps://maps.app.goo.gl/abc", "ask https://maps.app.goo.gl/abc"
	for text, want := range map[string]string{
		// The rest of a number is not a longitude.
		"47° 48' 13° 02'":                none,
		"47° 48.000 013° 02.400":         none,
		"N 47° 48.000 013° 02.400":       none,
		"bei 47,8° 13,04° da":            none,
		"bei 47° 13° da":                 none,
		"40° 42' 174° 0'":                none,
		"bei N 47° 48.0' E 013° 02.4' x": here,
		"bei 47°48'00\"N 13°02'24\"E x":  here,
		// A side of the Earth counts wherever it is.
		"Meet at 40.7128, 74.0060 W":   none,
		"Meet at 40.7128°, 74.0060° W": none,
		"Parking S 33.8568, 151.2153":  none,
		"at 40° 42' 74° 0' W":          none,
		"⁻33.8568, 151.215":            "-33.8568 151.2150 coordinates",
		"Old oak 47.8000, 13.0400":     here + " Old oak",
		// Prices, hours and measures beside a link.
		"Café Central\nOpen: 9.00 18.00" + link:  asked + " Café Central",
		"Menu\n4.90, 5.90" + link:                asked + " Menu",
		"Café\n9.00 –18.00" + link:               asked + " Café",
		"Café\n4.6/5" + link:                     asked + " Café",
		"Café\nRating: 4.7, 12.5" + link:         asked + " Café",
		"Café\n12°/25°" + link:                   asked + " Café",
		"Café\n10.000, 20.000 Besucher" + link:   asked + " Café",
		"Café\n9.30\n18.00" + link:               asked + " Café",
		"Café\nN5 E7" + link:                     asked + " Café",
		"Café\nMaße: Breite 30, Länge 40" + link: asked + " Café",
		"Café 23456789+23" + link:                asked + " Café 23456789+23",
		"Café\n47.80000, 13.04000" + link:        here + " Café",
		"Menu\n4.90, 5.90":                       none,
		// The order that a text says.
		"Lon/Lat: 13.04, 47.8":                             here,
		"Longitude, Latitude: 13.04, 47.8":                 here,
		"POINT (13.0405 47.8005)":                          none,
		"[13.04051, 47.80051]":                             none,
		`{"type":"Point","coordinates":[13.0405,47.8005]}`: none,
		"Lats 5 Long 6":                                    none,
		"+49+089":                                          none,
		"+43+664":                                          none,
		// Only the last stop of a route is where it leads.
		"https://www.google.com/maps/dir/Linz/47.8,13.04/data=!4m9!4m8!1m5!1m1!1s0x1!2m2!1d14.28!2d48.3!1m0!3e0": "47.8000 13.0400 google",
		"https://www.google.com/maps/dir/Linz/Salzburg/data=!4m9!4m8!1m5!1m1!1s0x1!2m2!1d14.28!2d48.3!1m0!3e0":   noPoint,
		"https://www.google.com/maps/dir/48.3,14.28//@48,13.6,9z":                                                "48.0000 13.6000 google camera",
		"https://www.bing.com/maps?rtp=pos.48.3_14.28_Linz~adr.Salzburg":                                         noPoint,
		"https://wego.here.com/directions/drive/Linz:48.3,14.28/Salzburg":                                        noPoint,
		// A view is not a place, and a page not a code.
		"https://maps.google.com/maps?q=pizza&ll=47.8,13.04":                           "47.8000 13.0400 google camera pizza",
		"https://maps.apple.com/look-around?coordinate=47.8,13.04":                     "47.8000 13.0400 apple camera",
		"https://comaps.at/guidelines":                                                 noPoint,
		"https://omaps.app/contribute":                                                 noPoint,
		"https://www.openstreetmap.org/user/go/home_addr":                              noPoint,
		"https://www.google.com/maps/place/24%2F7.5/data=!3d47.8!4d13.04":              "47.8000 13.0400 google",
		"https://goo.gl/maps/../abc":                                                   unknown,
		"https://goo.gl/maps/%2e%2e/abc":                                               unknown,
		"https://www.google.com/maps/place/4HMF%2BJR+Paris,+TX/@33.6700,-95.5200,17z/": "34.1341 -95.4254 google",
	} {
		if got := say(Read(text, "")); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestLongCells bounds what is read of a cell or a link that is nothing but traps.
func TestLongCells(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"geo:?" + strings.Repeat("e; n1øe-/S+&", 1<<16), "https://www.google.com/maps?" + strings.Repeat("q=e; n1øe-\"\"/S+&", 400)} {
		if _, _, ok := Pair(text); ok {
			t.Errorf("%.40s is a place", text)
		}
		if _, err := Link(text); err == nil {
			t.Errorf("%.40s has a point", text)
		}
	}
}

func TestLongTexts(t *testing.T) {
	t.Parallel()
	for _, text := range []string{strings.Repeat("a", 2000), strings.Repeat("47.8,", 400), strings.Repeat("(", 2000), strings.Repeat("°'\"", 600), strings.Repeat("https://maps.google.com/?q=", 80),
		strings.Repeat("%25", 9000), "https://www.google.com/url?q=" + strings.Repeat("https://www.google.com/url?q=", 60), strings.Repeat("é", 5000) + "\xff"} {
		if f, err := Read(text, ""); err == nil {
			t.Errorf("%.40q: %+v", text, f)
		}
	}
	if got := say(Read(strings.Repeat("x ", 900)+"\n47.8, 13.04", "")); !strings.HasPrefix(got, here) || len(got) > 250 {
		t.Errorf("a long name: %s", got)
	}
}

// TestComplete completes short plus codes, also near the poles and the antimeridian.
func TestComplete(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code       string
		near, want schema.Point
	}{
		{"XGRF+PM", schema.Point{Latitude: 47, Longitude: 8.55}, schema.Point{Latitude: 46.9918125, Longitude: 8.5241875}},
		{"9QCJ+2VX", schema.Point{Latitude: 51.3852125, Longitude: -1.217765625}, schema.Point{Latitude: 51.3701125, Longitude: -1.2177656}},
		{"CJ+2VX", schema.Point{Latitude: 51.3708675, Longitude: -1.217765625}, schema.Point{Latitude: 51.3701125, Longitude: -1.2177656}},
	} {
		got, err := Complete(c.code, c.near)
		if err != nil || math.Abs(got.Latitude-c.want.Latitude) > 1e-6 || math.Abs(got.Longitude-c.want.Longitude) > 1e-6 {
			t.Errorf("%s near %v: %v %v, want %v", c.code, c.near, got, err, c.want)
		}
	}
	for _, near := range []schema.Point{{Latitude: 90, Longitude: 180}, {Latitude: -90, Longitude: -180}, {Latitude: 89.99, Longitude: 179.99}} {
		if p, err := Complete("XGRF+PM", near); err != nil || math.Abs(p.Latitude) > 90 || math.Abs(p.Longitude) > 180 {
			t.Errorf("near %v: %v %v", near, p, err)
		}
	}
}

// FuzzRead reads any text.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"47.8, 13.04", "N 47° 48.0' E 13° 2.6'", "geo:0,0?q=47.8,13.04(Name)", "8FWC2345+G6", "XGRF+PM Zürich", "https://www.google.com/maps/place/A/@1,2,3z/data=!3d47.8!4d13.04",
		"https://osm.org/go/0EEQjE--?m", "ge0://B4srhdHVVt/Some_Name", "https://maps.app.goo.gl/abc", "https://share.here.com/p/s-Yz1", "Lat: 47.8 Lon: 13.04", "٤٧٫٨، ١٣٫٠٤", "%", "https://www.bing.com/maps?cp=47.8~13.04"} {
		f.Add(s, "de")
	}
	f.Fuzz(func(t *testing.T, s, language string) {
		found, err := Read(s, language)
		if err != nil {
			if !errors.As(err, new(*schema.Error)) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		if n := len([]rune(found.Name)); n > schema.LocationNameMax || strings.ContainsAny(found.Name, "\n\x00\u202e") {
			t.Fatalf("%q: name %q", s, found.Name)
		}
		switch {
		case found.Ask != nil:
			if start, known := shortHosts[found.Ask.Host]; found.Ask.Scheme != "https" || !known || !strings.HasPrefix(found.Ask.EscapedPath(), start) || found.Ask.User != nil {
				t.Fatalf("%q: asks %s", s, found.Ask)
			}
		case found.Code != "":
			if len(found.Near) > nearMax || found.Near == "" {
				t.Fatalf("%q: near %q", s, found.Near)
			}
			if p, err := Complete(found.Code, schema.Point{Latitude: 47, Longitude: 8}); err == nil {
				if _, err := Point(p.Latitude, p.Longitude); err != nil {
					t.Fatalf("%q: %v", s, p)
				}
			}
		default:
			if p, err := Point(found.Latitude, found.Longitude); err != nil || p.Latitude != found.Latitude || found.Source == "" {
				t.Fatalf("%q: %+v", s, found)
			}
		}
	})
}
