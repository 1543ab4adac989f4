package maps

import (
	"context"
	"encoding/binary"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/server"
	"finds/server/tiles"
)

// layer is a layer of a vector tile while it is made.
type layer struct {
	name         string
	features     [][]byte
	keys, values []string
}

func message(b []byte, number int, content []byte) []byte {
	b = binary.AppendUvarint(b, uint64(number<<3|2))
	b = binary.AppendUvarint(b, uint64(len(content)))
	return append(b, content...)
}

// add adds a feature: a point (1), or a line (2) or a polygon (3) through points, with texts by name.
func (l *layer) add(kind byte, points [][2]int, texts ...string) {
	var tags, shape []byte
	for i := 0; i < len(texts); i += 2 {
		tags = binary.AppendUvarint(binary.AppendUvarint(tags, uint64(len(l.keys))), uint64(len(l.values)))
		l.keys, l.values = append(l.keys, texts[i]), append(l.values, texts[i+1])
	}
	last := [2]int{}
	for i, p := range points {
		switch i {
		case 0:
			shape = append(shape, 9)
		case 1:
			shape = binary.AppendUvarint(shape, uint64((len(points)-1)<<3|2))
		}
		for axis := range 2 {
			shape = binary.AppendUvarint(shape, uint64(uint32((p[axis]-last[axis])<<1)^uint32((p[axis]-last[axis])>>31)))
		}
		last = p
	}
	if kind == 3 {
		shape = append(shape, 15)
	}
	l.features = append(l.features, message(append(message(nil, 2, tags), 24, kind), 4, shape))
}

func (l *layer) bytes() []byte {
	b := message(nil, 1, []byte(l.name))
	for _, f := range l.features {
		b = message(b, 2, f)
	}
	for _, k := range l.keys {
		b = message(b, 3, []byte(k))
	}
	for _, v := range l.values {
		b = message(b, 4, message(nil, 1, []byte(v)))
	}
	return append(binary.AppendUvarint(append(b, 40), 4096), 120, 2) // extent and version
}

// denseTile has what the centre of a large city has at zoom 13: streets, of which 150 have names,
// blocks of buildings, parks and water.
func denseTile(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 13))
	walk := func(n, step int) (points [][2]int) {
		x, y := r.IntN(4096), r.IntN(4096)
		dx, dy := r.IntN(2*step)-step, r.IntN(2*step)-step
		for range n {
			points = append(points, [2]int{x, y})
			x, y = x+dx+r.IntN(9)-4, y+dy+r.IntN(9)-4
		}
		return points
	}
	block := func(size int) [][2]int {
		x, y, w, h := r.IntN(4096), r.IntN(4096), size/2+r.IntN(size), size/2+r.IntN(size)
		return [][2]int{{x, y}, {x + w, y + r.IntN(8)}, {x + w - r.IntN(8), y + h}, {x, y + h}}
	}
	earth, landuse, water, buildings, roads := &layer{name: "earth"}, &layer{name: "landuse"}, &layer{name: "water"}, &layer{name: "buildings"}, &layer{name: "roads"}
	earth.add(3, [][2]int{{0, 0}, {4096, 0}, {4096, 4096}, {0, 4096}}, "kind", "earth")
	for range 120 {
		landuse.add(3, block(220), "kind", []string{"park", "school", "industrial", "pedestrian", "cemetery"}[r.IntN(5)])
	}
	for range 12 {
		water.add(3, block(500), "kind", "water")
	}
	for range 1500 {
		buildings.add(3, block(50), "kind", "building")
	}
	for i := range 1500 {
		kind, name := "minor_road", []string{}
		if i%10 == 0 {
			kind, name = "major_road", []string{"name", fmt.Sprint("Street number ", i)}
		} else if i%7 == 0 {
			kind = "path"
		}
		roads.add(2, walk(6, 60), append(name, "kind", kind)...)
	}
	var tile []byte
	for _, l := range []*layer{earth, landuse, water, buildings, roads} {
		tile = message(tile, 3, l.bytes())
	}
	return tile
}

// BenchmarkStreets measures the streets of a dense city at zoom 14 on a phone four times slower
// than this machine: how long the main thread is blocked, beyond 50 ms a task, from the arrival of
// the libraries until they are drawn, the longest task, and the frames a second while the map is dragged.
func BenchmarkStreets(b *testing.B) {
	const x, y = 4360, 2836 // at zoom 13, in Munich
	files := map[tiles.Tile][]byte{}
	size := 0
	for column := uint32(x - 3); column <= x+3; column++ {
		for row := uint32(y - 3); row <= y+3; row++ {
			tile := denseTile(uint64(column)<<32 | uint64(row))
			files[tiles.Tile{Zoom: 13, X: column, Y: row}], size = tile, len(tile)
		}
	}
	at := func(n float64) float64 { return n/8192*360 - 180 }
	box := tiles.Box{West: at(x - 3), East: at(x + 4), South: latitudeOf(y+4, 13), North: latitudeOf(y-3, 13)}
	dir := b.TempDir()
	archive := Must(tiles.Writer{Kind: tiles.Vector, Gzip: true, Box: box, Metadata: M{}}.Pack(files))
	if err := os.WriteFile(filepath.Join(dir, "city.pmtiles"), archive, 0o600); err != nil {
		b.Fatal(err)
	}
	w := NewWorld(b, func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(dir, slog.New(slog.DiscardHandler), time.Now)
		b.Cleanup(func() { o.Map.Regions.Close() })
	})
	ann := w.User("ann")
	var blocked, longest, frames float64
	for b.Loop() {
		tab := w.Tab(b, ann)
		tab.Do(chromedp.EmulateViewport(412, 823, chromedp.EmulateScale(2)))
		tab.Call("slow down", func(ctx context.Context) error {
			_, err := chromedp.Call(ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
			return err
		})
		tab.Open(fmt.Sprintf("/?at=%f,%f,14", latitudeOf(y, 13), at(x)))
		Js[any](tab, `window.tasks = []; window.lately = 0; new PerformanceObserver((l) => { tasks.push(...l.getEntries()); lately = performance.now(); }).observe({ type: "longtask", buffered: true }); 1`)
		tab.Settled()
		tab.Until(`document.querySelectorAll("#map canvas.leaflet-tile-loaded").length >= 4`)
		tab.Until(`performance.now() - lately > 1000`)
		got := Js[[]float64](tab, `(() => {
			const from = performance.getEntriesByType("resource").find((e) => e.name.endsWith("/leaflet.js")).responseEnd;
			const ms = tasks.filter((e) => e.startTime > from).map((e) => e.duration);
			return [ms.reduce((n, d) => n + Math.max(0, d - 50), 0), Math.max(0, ...ms)];
		})()`)
		frames += Js[float64](tab, `new Promise((done) => {
			const map = document.querySelector("#map"), r = map.getBoundingClientRect(), [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
			const send = (to, type, dx) => to.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, button: 0, buttons: 1, clientX: x + dx, clientY: y }));
			send(map, "mousedown", 0);
			const begin = performance.now();
			let n = 0;
			const next = () => {
				const ms = performance.now() - begin;
				if (ms > 3000) { send(map, "mouseup", 0); return done(n * 1000 / ms); }
				n++;
				send(map, "mousemove", 300 * Math.sin(ms / 500));
				requestAnimationFrame(next);
			};
			requestAnimationFrame(next);
		})`)
		blocked += got[0]
		longest = max(longest, got[1])
	}
	b.ReportMetric(float64(size)/1000, "KB/tile")
	b.ReportMetric(blocked/float64(b.N), "ms-blocked")
	b.ReportMetric(longest, "ms-longest")
	b.ReportMetric(frames/float64(b.N), "frames/s")
}
