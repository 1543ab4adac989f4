// The areas with streets: which tiles may have some.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { dataTileOf, hasStreets, isRegional, mayHave, regions, touches, zoomsOf } from "../../web/app/map/regions.model.js";

beforeEach(reset);

const munich = { west: 11.36, south: 48.06, east: 11.72, north: 48.25, minZoom: 7, maxZoom: 15 };
const fiji = { west: 175, south: -22, east: -176.5, north: -14, minZoom: 7, maxZoom: 14 };

// tileAt returns the tile with a point.
function tileAt(lat, lng, z) {
  const n = 2 ** z;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return { z, x: Math.floor(((lng + 180) / 360) * n), y: Math.floor(y * n) };
}

test("a region has the tiles that it touches", () => {
  assert.equal(touches(munich, tileAt(48.137, 11.575, 15)), true);
  assert.equal(touches(munich, tileAt(48.137, 11.575, 7)), true);
  assert.equal(touches(munich, tileAt(48.3, 11.575, 15)), false);
  assert.equal(touches(munich, tileAt(48.137, 11.3, 15)), false);
  assert.equal(touches(munich, tileAt(48.0, 11.8, 15)), false);
});

test("a region may cross the antimeridian", () => {
  for (const lng of [176, 179.9, -179.9, -177]) assert.equal(touches(fiji, tileAt(-18, lng, 12)), true, String(lng));
  for (const lng of [174, -176, 0]) assert.equal(touches(fiji, tileAt(-18, lng, 12)), false, String(lng));
});

test("tiles are asked for at the zooms of a region alone", () => {
  const list = [munich, { ...munich, maxZoom: 14, north: 49 }];
  assert.deepEqual(zoomsOf([...list, munich]), [15, 14]);
  assert.equal(mayHave(list, 15, tileAt(48.137, 11.575, 15)), true);
  assert.equal(mayHave(list, 15, tileAt(48.137, 11.575, 6)), false);
  assert.equal(mayHave(list, 15, tileAt(48.6, 11.575, 14)), false);
  assert.equal(mayHave(list, 14, tileAt(48.6, 11.575, 14)), true);
  assert.equal(mayHave([], 15, tileAt(48.137, 11.575, 15)), false);
});

test("without regions there are no streets", () => {
  setConfig({});
  assert.deepEqual(regions(), []);
  assert.equal(hasStreets({ lat: 48.137, lng: 11.575 }), false);
  setConfig({ streets: { regions: [munich, fiji] } });
  assert.equal(hasStreets({ lat: 48.137, lng: 11.575 }), true);
  assert.equal(hasStreets({ lat: 48.137, lng: 11.9 }), false);
  assert.equal(hasStreets({ lat: -18, lng: 179.99 }), true);
  assert.equal(hasStreets({ lat: -18, lng: -177 }), true);
  assert.equal(hasStreets({ lat: -18, lng: 100 }), false);
});

test("a tile of the display shows the data of the zoom before, and of the highest there is", () => {
  assert.deepEqual(dataTileOf({ z: 12, x: 2183, y: 1421 }, 15), { z: 11, x: 1091, y: 710 });
  assert.deepEqual(dataTileOf({ z: 18, x: 139706, y: 90957 }, 14), { z: 14, x: 8731, y: 5684 });
});

test("a tile of the display is of a region above the zoom of the world", () => {
  setConfig({ tiles: { maxZoom: 6 } });
  for (const [z, is] of [[7, false], [8, true], [16, true], [19, true]]) assert.equal(isRegional([munich], tileAt(48.137, 11.575, z)), is, String(z));
  assert.equal(isRegional([munich], tileAt(48.857, 2.341, 14)), false);
  assert.equal(isRegional([], tileAt(48.137, 11.575, 14)), false);
});
