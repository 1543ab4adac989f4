// Streets from OpenStreetMap: who decides about them, and where they are missing.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { reset } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { app } from "../../web/app/store.js";
import * as streets from "../../web/app/map/streets.model.js";

const paris = { lat: 48.857, lng: 2.341, zoom: 14 };
const munich = { lat: 48.14, lng: 11.58, zoom: 14 };
const region = { west: 11.36, south: 48.06, east: 11.72, north: 48.25, minZoom: 7, maxZoom: 15 };

function configure(mode, { kind = "vector", maxZoom = 6, regions = [region] } = {}) {
  setConfig({ tiles: { kind, maxZoom, url: "/tiles" }, streets: { mode, regions } });
}

beforeEach(() => {
  reset();
  configure("ask");
});

test("they are missing above the zoom of the world, where no region has streets", () => {
  assert.equal(streets.areMissing(paris), true);
  assert.equal(streets.areMissing({ ...paris, zoom: 7 }), true);
  assert.equal(streets.areMissing({ ...paris, zoom: 6 }), false);
  assert.equal(streets.areMissing(munich), false);
});

test("they are shown once the user agrees, and until the user says no", () => {
  assert.equal(streets.areShown(), false);
  streets.chooseStreets(true);
  assert.deepEqual([streets.areShown(), streets.areUsed(paris), streets.areUsed({ ...paris, zoom: 6 }), streets.areMissing(paris)], [true, true, false, false]);
  streets.chooseStreets(false);
  assert.deepEqual([streets.areShown(), streets.isDeclined(), streets.areMissing(paris)], [false, true, true]);
});

test("the operator may show them at once, which a user can undo, or never", () => {
  configure("on");
  assert.equal(streets.areShown(), true);
  streets.chooseStreets(false);
  assert.equal(streets.areShown(), false);
  streets.chooseStreets(true);
  for (const mode of ["off", undefined, "perhaps"]) {
    configure(mode);
    assert.deepEqual([streets.areAllowed(), streets.areShown(), streets.areMissing(paris)], [false, false, false], String(mode));
  }
});

test("a map of pictures and one with streets of its own are not drawn over", () => {
  for (const tiles of [{ kind: "raster" }, { maxZoom: 15 }]) {
    configure("on", tiles);
    assert.deepEqual([streets.areShown(), streets.areMissing({ ...paris, zoom: 18 })], [false, false]);
  }
});

test("a search ends at the zoom up to which there is something to show", () => {
  assert.deepEqual([streets.closest(paris), streets.closest(munich)], [11, Infinity]);
  streets.chooseStreets(true);
  assert.equal(streets.closest(paris), Infinity);
});

test("maps learn of a choice until they are closed", () => {
  const f = mock.fn();
  const end = streets.onStreets(f);
  streets.chooseStreets(true);
  end();
  streets.chooseStreets(false);
  assert.equal(f.mock.callCount(), 1);
});

test("where the server can get streets of its own, users miss them even without OpenStreetMap", () => {
  setConfig({ tiles: { kind: "vector", maxZoom: 6 }, streets: { mode: "off", areas: true, regions: [region] } });
  assert.deepEqual([streets.canBeAdded(), streets.areMissing(paris)], [false, false]); // signed out
  app.set("user", { id: "ann" });
  assert.deepEqual([streets.canBeAdded(), streets.areAllowed(), streets.areMissing(paris), streets.areMissing(munich)], [true, false, true, false]);
});
