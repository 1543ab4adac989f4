package importing_test

import (
	"fmt"
	"strings"
	"testing"
)

// BenchmarkRefused reads files that are made to take long and have no place. The figure is the time for a megabyte of
// what is sent, packed or not: an archive may unpack 40 bytes for one of its own.
func BenchmarkRefused(b *testing.B) {
	packed := func(unit string) string {
		var inside strings.Builder
		for i := 0; inside.Len() < 95<<20; i++ {
			inside.WriteString(strings.Repeat(unit, 3000/len(unit)))
			fmt.Fprintf(&inside, "<b%x/>", uint64(i)*6364136223846793005)
		}
		return string(zipped(b, "doc.kml", "<kml><Placemark>"+inside.String()+"</Placemark></kml>"))
	}
	for name, file := range map[string]string{
		"elements":         "<gpx>" + strings.Repeat("<a/>", 5_000_000) + "</gpx>",
		"track":            "<gpx><trk><trkseg>" + strings.Repeat(`<trkpt lat="1" lon="2"/>`, 800_000) + "</trkseg></trk></gpx>",
		"lines":            "lat,lng,name\n" + strings.Repeat("\n", 20<<20),
		"fields":           "lat,lng,name\n" + strings.Repeat(",,,,,,,,,,\n", 2_000_000),
		"coordinates":      `{"type":"Feature","geometry":{"type":"LineString","coordinates":[` + strings.Repeat("[1,2],", 3_300_000) + "[1,2]]}}",
		"packed elements":  packed("<a></a>"),
		"packed values":    packed("<Data name='a'><value>1</value></Data>"),
		"packed text":      packed("abcdefg "),
		"packed character": packed("&lt;"),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if got, err := parse([]byte(file)); err == nil || len(got.Rows) > 0 {
					b.Fatalf("%d rows, %v", len(got.Rows), err)
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N)/(float64(len(file))/(1<<20)), "s/MB")
			b.ReportMetric(0, "ns/op")
		})
	}
}
