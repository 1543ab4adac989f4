// The place of a find: what photos, searches and the map under the cross make of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import { gate, requests, reset, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { available, loadAllWords, loadWords, t } from "../../web/app/i18n.js";
import { PlaceChooser } from "../../web/app/edit/placeChooser.model.js";
import { PlacePicker } from "../../web/app/edit/placePicker.model.js";
import { askedHost, isPlaceText, placeIn } from "../../web/app/map/placeText.model.js";
import { mapView } from "../../web/app/storage.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
});

const nowhere = { "GET /api/locations": [], "GET /api/places/name": null };
const newPicker = (first = null) => new PlacePicker(testPage(), first);

test("a place is called after what the server proposes, and has no name far from anything", async () => {
  serve({ "GET /api/locations": [{ id: "l", name: "Key box", latitude: 48.1, longitude: -1.6 }], "GET /api/places/name": { name: "Rennes" } });
  const picker = newPicker();
  await picker.setPoint({ lat: 48.1, lng: -1.6 }, "tap");
  assert.deepEqual([picker.label, picker.value.name, picker.nearby.length], ["near Rennes", "", 1]);
  const asked = requests.filter((r) => r.path.startsWith("/api/locations"));
  assert.deepEqual(asked.map((r) => r.path.includes("includeFriends")), [false], "private places of friends are not for all who see the find");
  serve({ "GET /api/places/name": { name: "" } });
  await picker.setPoint({ lat: 48.9, lng: -5 }, "tap");
  assert.equal(picker.label, "");
});

test("the server knows the names that are made in each language", async () => {
  const [, words] = /madeNear = `\(\?:([^)]*)\)`/.exec(readFileSync(new URL("../../../store/renaming.go", import.meta.url), "utf8"));
  for (const language of available) {
    await loadWords(language);
    assert.ok(words.split("|").some((word) => t("place.near", { name: "Munich" }) === `${word}Munich`), language);
  }
});

test("a name that the user gave stays, one that was found only near its point", async () => {
  serve({ ...nowhere, "GET /api/places/name": { name: "Rennes" } });
  const picker = newPicker();
  await picker.setPoint({ lat: 48.1, lng: -1.6 }, "found", "Place de la Mairie");
  await picker.setPoint({ lat: 48.105, lng: -1.6 }, "tap");
  assert.equal(picker.label, "Place de la Mairie");
  await picker.setPoint({ lat: 48.2, lng: -1.6 }, "tap");
  assert.equal(picker.label, "near Rennes");
  picker.setName(" The old bridge ");
  await picker.setPoint({ lat: 10, lng: 10 }, "tap");
  assert.equal(picker.label, "The old bridge");
  assert.deepEqual(newPicker(picker.value).value, picker.value);
});

test("a photo suggests a point where none is chosen, and is remembered", async () => {
  serve(nowhere);
  const picker = newPicker();
  await picker.suggestPoint({ lat: 1, lng: 2 });
  await picker.suggestPoint({ lat: 3, lng: 4 });
  assert.deepEqual([picker.point, picker.source, picker.photo], [{ lat: 1, lng: 2 }, "photo", { lat: 1, lng: 2 }]);
  const chosen = newPicker({ point: { lat: 9, lng: 9 } });
  await chosen.suggestPoint({ lat: 1, lng: 2 });
  assert.deepEqual([chosen.point, chosen.photo], [{ lat: 9, lng: 9 }, { lat: 1, lng: 2 }]);
});

test("an answer for a former point is dropped", async () => {
  const slow = gate();
  serve({ ...nowhere, "GET /api/places/name": (r) => (r.path.includes("lat=1.") ? slow.wait : { name: "Near" }) });
  const picker = newPicker();
  const first = picker.setPoint({ lat: 1, lng: 1 }, "tap");
  await picker.setPoint({ lat: 2, lng: 2 }, "tap");
  slow.open({ name: "Late" });
  await first;
  assert.equal(picker.label, "near Near");
});

test("a gazetteer that is not ready is asked again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const busy = () => new Response("{}", { status: 503, headers: { "Retry-After": "3" } });
  serve({ ...nowhere, "GET /api/places/name": busy });
  const picker = newPicker();
  await picker.setPoint({ lat: 1, lng: 1 }, "tap");
  serve({ "GET /api/places/name": { name: "Rennes" } });
  t.mock.timers.tick(2999);
  assert.equal(picker.label, "");
  t.mock.timers.tick(1);
  await settled();
  assert.equal(picker.label, "near Rennes");
});

test("places that are being unpacked are asked again, without an error in the console", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  serve({ ...nowhere, "GET /api/places/name": { name: "", pending: true } });
  const picker = newPicker();
  await picker.setPoint({ lat: 1, lng: 1 }, "tap");
  serve({ "GET /api/places/name": { name: "Rennes" } });
  t.mock.timers.tick(1999);
  assert.equal(picker.label, "");
  t.mock.timers.tick(1);
  await settled();
  assert.equal(picker.label, "near Rennes");
});

// fakeMap is a map whose middle moves as it is set, and calls moved as the map does.
function fakeMap({ lat, lng, zoom }) {
  const map = { view: { lat, lng, zoom }, mark: mock.fn(), close: mock.fn(), where: () => map.view, onMove: () => {} };
  map.setView = (view) => {
    map.view = { ...map.view, ...view };
    map.onMove(map.view);
  };
  return map;
}

async function newChooser(first, page = testPage()) {
  const picker = newPicker(first);
  const model = new PlaceChooser(page, picker);
  let map = null;
  await model.showMap(async ({ view, onMove }) => {
    map = fakeMap(view);
    map.onMove = onMove;
    return map;
  });
  return { picker, model, map, page };
}

test("where administrators let the map begin, no place is chosen yet", async () => {
  serve(nowhere);
  setConfig({ instance: { startView: "47.8,13.04,11" } });
  const { model, map } = await newChooser();
  assert.deepEqual([map.view, model.point], [{ lat: 47.8, lng: 13.04, zoom: 11 }, null]);
  setConfig({});
});

test("the point is the middle of the map, and the form has it once it is taken", async () => {
  serve(nowhere);
  const { picker, model, map } = await newChooser({ point: { lat: 1, lng: 2 }, source: "photo", photo: { lat: 1, lng: 2 } });
  assert.deepEqual(map.view, { lat: 1, lng: 2, zoom: 16 });
  assert.deepEqual(map.mark.mock.calls[0].arguments, [{ lat: 1, lng: 2 }, "Place of the photo", { kind: "one ghost" }]);
  map.setView({ lat: 1.001, lng: 2 });
  await settled();
  assert.deepEqual([model.point, model.source, picker.point], [{ lat: 1.001, lng: 2 }, "tap", { lat: 1, lng: 2 }]);
  assert.equal(model.check(), true);
  picker.take(model);
  assert.deepEqual(picker.value, model.value);
  await model.usePhoto();
  assert.deepEqual([map.view, model.source], [{ lat: 1, lng: 2, zoom: 16 }, "photo"]);
});

test("what was searched for keeps its source while the map moves to it, and a pixel is not a move", async () => {
  serve(nowhere);
  const { model, map } = await newChooser({ point: { lat: 1, lng: 2 } });
  await model.useFound({ latitude: 5, longitude: 6, name: "Pont" });
  assert.deepEqual([map.view.lat, model.source, model.label], [5, "found", "Pont"]);
  map.setView({ lng: 6.00001 });
  assert.deepEqual([model.source, model.point], ["found", { lat: 5, lng: 6 }]);
});

test("a place of a text has a title for the find, and says if it is only the middle of a map", async () => {
  serve({ ...nowhere, "POST /api/places/resolve": { latitude: 48.2104, longitude: 16.3655, name: "Café Central", source: "google", isCamera: true, resolvedBy: "goo.gl" } });
  const place = await placeIn("https://goo.gl/maps/abc");
  assert.deepEqual([place.name, place.title, place.address], ["Café Central", "Café Central", t("places.camera")]);
  const { model, picker } = await newChooser({ point: { lat: 1, lng: 2 } });
  await model.useFound(place);
  assert.deepEqual([model.source, model.label, picker.title], ["camera", "Café Central", ""]);
  picker.take(model);
  assert.equal(picker.title, "Café Central");
  serve({ ...nowhere, "POST /api/places/resolve": { latitude: 48.2104, longitude: 16.3655, source: "coordinates", isCamera: false } });
  const bare = await placeIn("48.2104, 16.3655");
  assert.deepEqual([bare.name, bare.title, bare.address], ["48.21040, 16.36550", "", "48.21040, 16.36550"]);
});

test("coordinates that were searched for are not the name of the place", async () => {
  serve({ ...nowhere, "GET /api/places/name": { name: "Rennes" } });
  const picker = newPicker();
  await picker.setPlace({ id: "point:48.1, -1.6", name: "48.1, -1.6", latitude: 48.1, longitude: -1.6 });
  assert.deepEqual([picker.point, picker.value.name, picker.label], [{ lat: 48.1, lng: -1.6 }, "", "near Rennes"]);
});

test("texts with links and codes are read, and what others learn is known before", () => {
  setConfig({ places: { shortLinks: true } });
  for (const text of ["https://maps.app.goo.gl/abc", "Café\nhttps://osm.org/go/0", "geo:47.8,13.04", "8FWR4HHX+2X", "4HHX+2X Salzburg", "om://map?ll=1,2"]) {
    assert.ok(isPlaceText(text), text);
  }
  for (const text of ["Salzburg", "Café + Bar", "47.8, 13.04", "A1+B2", "Rue du 8 mai", "10+2"]) assert.ok(!isPlaceText(text), text);
  for (const [text, host] of [
    ["see HTTPS://Maps.App.Goo.GL/abc", "maps.app.goo.gl"], ["https://goo.gl/maps/x", "goo.gl"], ["https://maps.apple/p/x", "maps.apple"],
    ["https://maps.apple.com/?ll=1,2", ""], ["https://www.google.com/maps/@1,2,3z", ""], ["goo", ""], ["https://goo.gl/x", ""],
  ]) assert.equal(askedHost(text), host, text);
  setConfig({ places: { shortLinks: false } });
  assert.equal(askedHost("https://maps.app.goo.gl/abc"), "");
});

test("a location that exists is chosen and not chosen any more, and moving the map gives it up", async () => {
  serve({ ...nowhere, "GET /api/locations": [{ id: "l", name: "Pont", latitude: 5, longitude: 6 }] });
  const { model, map } = await newChooser({ point: { lat: 5.001, lng: 6 } });
  model.toggle(model.nearby[0]);
  assert.deepEqual([model.value.location.id, model.point, map.view.lat], ["l", { lat: 5, lng: 6 }, 5]);
  model.toggle(model.nearby[0]);
  assert.equal(model.value.location, null);
  model.toggle(model.nearby[0]);
  map.setView({ lat: 5.002, lng: 6 });
  assert.equal(model.value.location, null);
});

test("without a place the middle of the last map is one only from close by", async () => {
  serve(nowhere);
  mapView.set("48.1,-1.6,4");
  const far = (await newChooser()).model;
  assert.deepEqual([far.point, far.check(), far.problem], [null, false, "Move the map until the place is under the cross."]);
  mapView.set("48.1,-1.6,14");
  const near = (await newChooser()).model;
  assert.deepEqual([near.point, near.check()], [{ lat: 48.1, lng: -1.6 }, true]);
});

test("the middle of a map of a whole country is not taken", async () => {
  serve(nowhere);
  const { model, map } = await newChooser({ point: { lat: 1, lng: 2 } });
  map.setView({ lat: 20, lng: 20, zoom: 5 });
  assert.deepEqual([model.check(), model.problem], [false, "Zoom in until the place is under the cross."]);
  map.setView({ zoom: 12 });
  assert.equal(model.check(), true);
});

test("a map that does not load is noted, and one that comes late is closed", async () => {
  serve(nowhere);
  const { model, page } = await newChooser({ point: { lat: 1, lng: 2 } });
  await model.showMap(async () => { throw new TypeError("no map"); });
  assert.equal(model.failed, true);
  page.stop.abort();
  const late = fakeMap({ lat: 0, lng: 0, zoom: 1 });
  await model.showMap(async () => late);
  assert.equal(late.close.mock.callCount(), 1);
  assert.ok(requests.length > 0);
});
