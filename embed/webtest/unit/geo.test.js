// Points, views and boxes.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import * as geo from "../../web/app/geo.js";
import { loadWords } from "../../web/app/i18n.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
});

test("a view is read as it is written", () => {
  assert.deepEqual(geo.readView("48.857,2.3413,14"), { lat: 48.857, lng: 2.3413, zoom: 14 });
  assert.deepEqual(geo.readView("-1.5,2"), { lat: -1.5, lng: 2 });
  assert.equal(geo.writeView({ lat: 48.8570001, lng: 2.3413, zoom: 14 }), "48.85700,2.34130,14");
  assert.equal(geo.writeView({ lat: 1, lng: 2 }), "1.00000,2.00000");
  for (const bad of [null, "", "x,y", "91,0", "0,181", "48.857", "NaN,0"]) assert.equal(geo.readView(bad), null, String(bad));
});

const box = (size, view) => geo.boxAround(size, view).split(",").map(Number);

test("a box has the middle and the shape of the map", () => {
  const [west, south, east, north] = box({ width: 512, height: 256 }, { lat: 0, lng: 10, zoom: 3 });
  assert.equal((west + east) / 2, 10);
  assert.equal(east - west, 90); // 512 of 2048 pixels of the world
  assert.ok(Math.abs(north + south) < 1e-9);
  const high = box({ width: 512, height: 256 }, { lat: 60, lng: 10, zoom: 3 });
  assert.ok(high[3] - high[1] < north - south, "Mercator shows less of the north");
});

test("a box over the date line has its west east of its east, and a wide map all of the world", () => {
  const [west, , east] = box({ width: 256, height: 256 }, { lat: 0, lng: 179, zoom: 6 });
  assert.ok(west > 0 && east < 0, `${west} to ${east}`);
  assert.equal(geo.boxAround({ width: 1200, height: 800 }, { lat: 25, lng: 5, zoom: 1 }), "-180,-90,180,90");
});

test("a box at the pole stays on the earth", () => {
  const [, south, , north] = box({ width: 256, height: 256 }, { lat: 90, lng: 0, zoom: 5 });
  assert.ok(south < north && north <= 90);
});

test("a distance is that of the sphere, also over the date line", () => {
  const near = (got, want) => assert.ok(Math.abs(got - want) < want / 100, `${got}, want ${want}`);
  near(geo.distanceBetween({ lat: 48, lng: 2 }, { lat: 49, lng: 2 }), 111.2);
  near(geo.distanceBetween({ lat: 60, lng: 2 }, { lat: 60, lng: 3 }), 55.6);
  near(geo.distanceBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }), 111.2);
});

test("a browser that does not say where it is has a problem with a text", async () => {
  const text = () => geo.locate({}).then(() => "", (p) => p.text);
  navigator.geolocation = { getCurrentPosition: (ok) => ok({ coords: { latitude: 1, longitude: 2 } }) };
  assert.deepEqual(await geo.locate({}), { lat: 1, lng: 2 });
  navigator.geolocation = { getCurrentPosition: (_, fail) => fail({ code: 1 }) };
  assert.match(await text(), /Location is blocked/);
  navigator.geolocation = { getCurrentPosition: (_, fail) => fail({ code: 3 }) };
  assert.match(await text(), /could not be determined/);
  navigator.geolocation = undefined;
  assert.match(await text(), /could not be determined/);
  globalThis.isSecureContext = false;
  assert.match(await text(), /begin with https/);
});
