// Names on the map stand beside pins.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";
import { styleOf } from "../../web/app/map/mapStyle.js";
import { Pins } from "../../web/app/map/pins.model.js";

const library = readFileSync(new URL("../../web/lib/protomaps-leaflet/protomaps-leaflet.js", import.meta.url), "utf8");
globalThis.protomapsL = runInThisContext(`${library}\n;protomapsL`);

const measureText = (text) => ({
  width: 7 * text.length, fontBoundingBoxAscent: 9, fontBoundingBoxDescent: 3, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3,
});
const zoom = 10;
const world = 256 * 2 ** zoom;

// placed lays out a name at a point of the display, and returns its box.
function placed(pins, { kind, at, enlarged = 1, bboxCollides = () => false }) {
  const rule = styleOf(false, "en", enlarged, pins).labelRules
    .find((r) => r.dataLayer === "places" && r.filter(zoom, { props: { kind } }) && !(r.maxzoom < zoom));
  const layout = { zoom, index: { bboxCollides }, order: 0, scratch: { font: "", measureText } };
  const feature = { geomType: 1, props: { kind, name: "Salzburg", min_zoom: 0 } };
  return rule.symbolizer.place(layout, [[at]], feature)?.[0].bboxes[0];
}

const point = (x, y) => ({
  x, y, clone: () => point(x, y), mult: (k) => point(x * k, y * k), add: (p) => point(x + p.x, y + p.y),
  dist: (p) => Math.hypot(p.x - x, p.y - y),
});
const covers = (box, { x, y, radius }, by = 1) => {
  const [left, top, r] = [x * world, y * world, radius / by];
  return box.minX < left + r && box.maxX > left - r && box.minY < top + r && box.maxY > top - r;
};

test("a name is not under a pin, and is where it was without one", () => {
  const at = point(5000, 6000);
  for (const kind of ["town", "locality"]) {
    const alone = placed(new Pins([], 1), { kind, at });
    for (const [enlarged, radius] of [[1, 18], [1, 22], [1, 27], [1.4, 22], [0.71, 27]]) {
      for (const [dx, dy] of [[0, 0], [20, 0], [-20, 0], [0, 20], [0, -20], [14, 14], [60, 0]]) {
        const pin = { x: (at.x + dx) / world, y: (at.y + dy) / world, radius };
        const box = placed(new Pins([pin], enlarged), { kind, at, enlarged });
        assert.ok(!covers(box, pin, enlarged), `${kind}, a pin at ${dx}, ${dy}: ${JSON.stringify(box)}`);
        const near = Math.max(at.x - box.maxX, box.minX - at.x, at.y - box.maxY, box.minY - at.y);
        assert.ok(near * enlarged < 40, `${kind}: the name is ${near} pixels away`);
      }
    }
    const far = { x: (at.x + 200) / world, y: at.y / world, radius: 22 };
    assert.deepEqual(placed(new Pins([far], 1), { kind, at }), alone);
  }
});

test("a name among pins on all sides is left out", () => {
  const at = point(5000, 6000);
  const pins = [[0, 0], [50, 0], [-50, 0], [0, 40], [0, -40]]
    .map(([dx, dy]) => ({ x: (at.x + dx) / world, y: (at.y + dy) / world, radius: 22 }));
  assert.equal(placed(new Pins(pins, 1), { kind: "town", at }), undefined);
});

test("a name that overlaps one that is more important does not move", () => {
  const at = point(5000, 6000);
  const bboxCollides = (box) => box.minX < at.x + 20; // what is a little to the right of the place is free
  assert.equal(placed(new Pins([], 1), { kind: "town", at, bboxCollides }), undefined);
});

test("a place that is in two layers has one name", () => {
  const pins = new Pins([], 1);
  const rules = styleOf(false, "en", 1, pins).labelRules;
  const feature = (kind, y) => ({ geomType: 1, geom: [[point(5000, y)]], props: { kind, name: "Salzburg", min_zoom: 0 } });
  for (const [apart, names] of [[40, 1], [300, 2]]) {
    const scratch = { font: "", measureText, save() {}, restore() {} };
    const labeler = new globalThis.protomapsL.Labelers(scratch, rules, 16, () => {});
    const tile = { z: zoom, dataTile: { z: zoom, x: 19, y: 23 }, scale: 1, dim: 256, origin: point(0, 0),
      data: new Map([["places", [feature("town", 6000), feature("locality", 6000 + apart)]]]) };
    labeler.add(zoom, new Map([["", [tile]]]));
    const box = { minX: 0, minY: 0, maxX: world, maxY: world };
    assert.equal(labeler.getIndex(zoom).searchBbox(box, Infinity).size, names, `${apart} pixels apart`);
  }
});

test("tiles are drawn again only when pins come to names or leave them", () => {
  const at = point(5000, 6000);
  const pins = new Pins([], 1);
  placed(pins, { kind: "town", at });
  const on = { x: at.x / world, y: at.y / world, radius: 22 };
  const off = { ...on, x: 0.9 };
  assert.equal(pins.change([off], zoom), false);
  assert.equal(pins.change([on], zoom + 1), false, "at another zoom");
  assert.equal(pins.change([off, on], zoom), true);
  const left = new Pins([on], 1);
  placed(left, { kind: "town", at });
  assert.equal(left.change([on], zoom), false);
  assert.equal(left.change([], zoom), true, "a pin leaves");
  const back = new Pins([], 1);
  placed(back, { kind: "town", at });
  back.change([on], zoom + 1);
  assert.equal(back.change([on], zoom), true, "back at the zoom of the names");
});
