// The map of finds: filters, groups, the first view, and the location that is open.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { gate, refusal, requests, reset, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Filters } from "../../web/app/map/filters.model.js";
import { gathered } from "../../web/app/map/groups.model.js";
import { MapModel } from "../../web/app/map/map.model.js";
import { markerOf } from "../../web/app/map/markers.model.js";
import { nearFirst, searchEverything } from "../../web/app/map/searching.model.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  setConfig({ tiles: { maxZoom: 6 } });
  app.set("message", null);
  serve({ "GET /api/locations": [{ id: "l" }], "GET /api/locations/clusters": [] });
});

const models = [];
afterEach(() => { for (const model of models.splice(0)) model.end(); }); // else they ask again, after a move

const group = (count, more = {}) => ({ latitude: 1, longitude: 2, count, ...more });

test("filters of an address are those that it was written with", () => {
  const filters = new Filters(new URLSearchParams("q=old&list=l&category=view,food&mine=0&near=1.00000,2.00000&radius=20&order=likes"));
  assert.equal(filters.count, 4);
  assert.deepEqual(filters.flags, { list: "l", includePrivate: false, includeFriends: true, includeLists: true, category: "view,food", q: "old" });
  assert.deepEqual([filters.circle, filters.sorted], [{ lat: 1, lng: 2, radius: 20 }, "likes"]);
  const again = new URLSearchParams(Object.entries(filters.query()).filter(([, v]) => v !== ""));
  assert.deepEqual({ ...new Filters(again) }, { ...filters });
  const none = new Filters(new URLSearchParams("order=random"));
  assert.deepEqual([none.count, none.circle, none.sorted], [0, null, "active"]);
  assert.equal(new Filters(new URLSearchParams("near=1,2")).sorted, "distance");
});

test("a marker says how many finds it is of, and a group that one can zoom in", () => {
  assert.deepEqual(markerOf(group(1, { locationId: "l" })),
    { key: "l", lat: 1, lng: 2, kind: "one", size: 46, find: null, text: "", label: "A place with 1 find" });
  assert.equal(markerOf(group(2, { locationId: "l" })).text, "2");
  const { area, find } = markerOf(group(1, { locationId: "l" }), { latitude: 1, longitude: 2, area: 5, finds: [{ id: "f" }] });
  assert.deepEqual([area, find], [{ lat: 1, lng: 2, km: 5 }, { id: "f" }]);
  for (const [count, kind, size] of [[99, "few", 42], [100, "some", 48], [999, "some", 48], [1000, "many", 54]]) {
    const m = markerOf(group(count));
    assert.deepEqual([m.kind, m.size], [kind, size], String(count));
  }
  assert.deepEqual([markerOf(group(1000, { more: true })).text, markerOf(group(5, { more: true })).label], ["1,000+", "at least 5 finds here; zoom in"]);
});

// fakeMap is a map without pixels: fit goes to the zoom that it is asked for, unless zooms says
// where it ends.
function fakeMap(onMove, zooms = {}) {
  return {
    setMarkers: mock.fn(), setView: mock.fn((view) => onMove(view)), around: mock.fn(), select: mock.fn(), focus: mock.fn(), reveal: mock.fn(), close: mock.fn(),
    fit: mock.fn(([{ lat, lng }], zoom) => onMove({ lat, lng, zoom: zooms[zoom] ?? zoom })),
  };
}

// started is a map that is shown: {page, model, map}.
async function started(query = "", { zooms, create } = {}) {
  const page = testPage({ query });
  const model = new MapModel(page);
  models.push(model);
  page.moved = (q) => model.moved(q);
  let map = null;
  const make = async ({ onMove }) => { map = fakeMap(onMove, zooms); return map; };
  await model.start({
    size: () => ({ width: 400, height: 400 }), create: create ?? make, prefetch: () => {}, painted: async () => {}, opened: mock.fn(),
  });
  return { page, model, map };
}

const asked = (path) => requests.filter((r) => r.path.startsWith(`${path}?`)).map((r) => new URLSearchParams(r.path.split("?")[1]));

test("list and groups are of what is in view", async () => {
  serve({ "GET /api/locations/clusters": [group(3)] });
  const { model, map } = await started("at=48.85700,2.34130,14&q=old");
  const [[list], [groups]] = [asked("/api/locations"), asked("/api/locations/clusters")];
  assert.equal(list.get("bbox"), groups.get("bbox"));
  assert.deepEqual([groups.get("zoom"), groups.get("q"), list.get("includePrivate")], ["14", "old", "true"]);
  assert.deepEqual(model.list.items, [{ id: "l" }]);
  assert.equal(map.setMarkers.mock.calls.at(-1).arguments[0].length, 1);
});

test("around the user the list is by distance, and the map shows the groups of what is in view", async () => {
  serve({ "GET /api/locations/clusters": [group(3)] });
  const { model, map } = await started("near=1,2&radius=20");
  assert.deepEqual(asked("/api/locations").map((q) => [q.get("lat"), q.get("radius"), q.get("order")]), [["1", "20", "distance"]]);
  assert.equal(asked("/api/locations/clusters").length, 1);
  assert.deepEqual([model.places.nearest, map.around.mock.calls[0].arguments], [null, [{ lat: 1, lng: 2 }, 20, { fit: true }]]);
});

test("with nothing near the user, the nearest find is offered", async () => {
  serve({ "GET /api/locations": (r) => (r.path.includes("radius=5&") ? [] : [{ id: "far", latitude: 3, longitude: 4, distance: 128 }]) });
  const { model, map, page } = await started("near=1,2");
  assert.equal(model.places.nearest.id, "far");
  serve({ "GET /api/locations/far": { id: "far", latitude: 3, longitude: 4 } });
  await model.enter(model.places.nearest);
  assert.deepEqual(map.setView.mock.calls[0].arguments[0], { lat: 3, lng: 4, zoom: 11 });
  assert.match(page.pushed[0], /place=far/);
});

test("the list is by newest find, or by likes, of the box in view; by distance of the circle around it", async () => {
  const { model } = await started("at=1.00000,2.00000,12");
  assert.deepEqual(asked("/api/locations").map((q) => [q.get("order"), q.has("bbox")]), [["active", true]]);
  requests.length = 0;
  await model.change({ order: "likes" });
  await model.change({ order: "distance" });
  const [likes, nearest] = asked("/api/locations");
  assert.deepEqual([likes.get("order"), likes.has("bbox")], ["likes", true]);
  assert.deepEqual([nearest.get("lat"), nearest.has("bbox")], ["1", false]);
  assert.ok(nearest.get("radius") > 7 && nearest.get("radius") < 12, nearest.get("radius"));
});

test("without a known view it goes closer while there are few groups", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  serve({ "GET /api/locations/clusters": (r) => (r.path.includes("zoom=8") ? [1, 2, 3, 4].map((n) => group(n)) : [group(10)]) });
  const { map, model } = await started("", { zooms: { 8: 7 } });
  assert.deepEqual(map.fit.mock.calls.map((c) => c.arguments[1]), [5, 8], "at 8 the points fill the map from 7 on");
  assert.equal(model.view.zoom, 7);
  requests.length = 0;
  t.mock.timers.tick(1000);
  assert.deepEqual(requests, [], "the moves on the way ask for nothing");
});

test("many groups, or none, leave the view of the world", async () => {
  for (const groups of [[], [1, 2, 3, 4].map((n) => group(n))]) {
    serve({ "GET /api/locations/clusters": groups });
    const { map, model } = await started();
    assert.deepEqual([map.fit.mock.callCount(), model.view.zoom], [0, 2]);
  }
});

test("the view of the last visit is known", async () => {
  localStorage.setItem("map:at", "48.85700,2.34130,9");
  assert.equal((await started()).model.view.zoom, 9);
});

test("a visit that has not moved the map leaves no view of it", async () => {
  serve({ "GET /api/locations/clusters": [group(1)] });
  await started();
  assert.equal(localStorage.getItem("map:at"), null);
});

test("a map that the user has not moved begins where the administrators want", async () => {
  setConfig({ instance: { startView: "47.8,13.04,11" } });
  assert.deepEqual((await started()).model.view, { lat: 47.8, lng: 13.04, zoom: 11 });
  localStorage.setItem("map:at", "48.85700,2.34130,9");
  assert.equal((await started()).model.view.zoom, 9);
  setConfig({});
});

test("where the map does not load the list is there, and the map after another try", async () => {
  let fails = true;
  const map = fakeMap(() => {});
  const create = async () => { if (fails) throw new TypeError("no map"); return map; };
  const { model } = await started("at=1,2,5", { create });
  assert.deepEqual([model.failed, model.map, model.list.items.length], [true, null, 1]);
  fails = false;
  await model.makeMap();
  assert.deepEqual([model.failed, model.map], [false, map]);
});

test("a map that comes after the page was left is closed", async () => {
  const late = fakeMap(() => {});
  const page = testPage({ query: "at=1,2,5" });
  const model = new MapModel(page);
  const create = async () => { page.stop.abort(); return late; };
  await model.start({ size: () => ({ width: 400, height: 400 }), create, prefetch() {}, painted: async () => {}, opened() {} });
  assert.deepEqual([late.close.mock.callCount(), model.map], [1, null]);
});

test("after a move the server is asked once, and the address has the view", async (t) => {
  const { page, map } = await started("at=1,2,5&q=old");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  requests.length = 0;
  map.setView({ lat: 3, lng: 4, zoom: 6 });
  t.mock.timers.tick(100);
  map.setView({ lat: 5, lng: 6, zoom: 7 });
  assert.equal(requests.length, 0);
  t.mock.timers.tick(120);
  assert.deepEqual([asked("/api/locations/clusters").length, asked("/api/locations").length], [1, 1]);
  assert.equal(page.address, "/?q=old&at=5.00000%2C6.00000%2C7");
  assert.equal(localStorage.getItem("map:at"), "5.00000,6.00000,7");
});

test("groups of a former view are dropped", async () => {
  const { model } = await started("at=1,2,5");
  const slow = gate();
  serve({ "GET /api/locations/clusters": () => slow.wait });
  const first = model.refresh();
  serve({ "GET /api/locations/clusters": [group(2)] });
  await model.refresh();
  slow.open([group(1)]);
  await first;
  assert.equal(model.groups.items[0].count, 2);
});

test("a refused request for groups shows a message; a lost network shows none, since the list has one", async () => {
  const { model } = await started("at=1,2,5");
  serve({ "GET /api/locations/clusters": () => { throw new TypeError("no network"); } });
  await model.refresh();
  assert.equal(app.get("message"), null);
  serve({ "GET /api/locations/clusters": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await model.refresh();
  assert.equal(app.get("message").text, "The server is busy.");
});

test("a click on a location opens it, as an entry of the history", async () => {
  serve({ "GET /api/locations/clusters": [group(3, { locationId: "l" })], "GET /api/locations/l": { id: "l", name: "Pont", latitude: 1, longitude: 2 } });
  const { model, map, page } = await started("at=1,2,5");
  const [location] = map.setMarkers.mock.calls.at(-1).arguments[0];
  await location.click();
  assert.equal(model.panel.place.name, "Pont");
  assert.deepEqual(map.select.mock.calls.at(-1).arguments, ["l"]);
  assert.deepEqual(page.pushed, ["/?at=1.00000%2C2.00000%2C5&place=l"]);
  await model.moved(new URLSearchParams("at=1.00000,2.00000,5"));
  assert.equal(model.panel.place, null);
  assert.deepEqual(map.select.mock.calls.at(-1).arguments, [""]);
  assert.deepEqual(map.focus.mock.calls.map((c) => c.arguments), [["l"]]);
});

test("what is open has a marker of its own where a group has taken it in", async () => {
  serve({ "GET /api/locations/clusters": [group(30)], "GET /api/locations/l": { id: "l", name: "Pont", latitude: 1, longitude: 2, finds: [{ id: "f", media: [] }] } });
  const { model, map } = await started("at=1,2,5");
  const shown = () => map.setMarkers.mock.calls.at(-1).arguments[0].map((m) => [m.key, m.label]);
  const isGroup = shown();
  await model.moved(new URLSearchParams("at=1.00000,2.00000,5&place=l"));
  assert.deepEqual(shown(), [...isGroup, ["l", "Pont"]]);
  await model.moved(new URLSearchParams("at=1.00000,2.00000,5"));
  assert.deepEqual(shown(), isGroup);

  const beside = { id: "g", media: [], title: "A bridge", location: { id: "m", latitude: 1, longitude: 2 } };
  model.markers.choose(beside);
  assert.deepEqual(shown(), [...isGroup, ["m", "A bridge"]]);
  assert.deepEqual(map.select.mock.calls.at(-1).arguments, ["m"]);
  model.markers.choose({ ...beside, id: "h", exact: { latitude: 1, longitude: 2 }, location: { id: "a", latitude: 1, longitude: 2, area: 5 } });
  assert.deepEqual([shown().at(-1)[0], map.select.mock.calls.at(-1).arguments], ["find h", ["find h"]]);
  model.markers.choose(null);
  assert.deepEqual([shown(), map.select.mock.calls.at(-1).arguments], [isGroup, [""]]);
});

test("a group is divided into its parts; one that no zoom divides opens as a list", async () => {
  const far = group(9, { latitude: 50 });
  const parts = [group(1, { latitude: 1.001 }), group(3, { latitude: 0.999 }), { ...far, latitude: 49 }];
  serve({ "GET /api/locations/clusters": (r) => (r.path.includes("zoom=5") ? [group(4), far] : parts) });
  const { model, map, page } = await started("at=1,2,5");
  await model.markers.divide(model.groups.items[0]);
  assert.equal(asked("/api/locations/clusters").at(-1).get("zoom"), "10");
  assert.deepEqual(map.fit.mock.calls.at(-1).arguments, [[{ lat: 1.001, lng: 2 }, { lat: 0.999, lng: 2 }], 19, { least: 6 }]);
  map.setView({ lat: 1, lng: 2, zoom: 19 });
  await model.markers.divide(model.groups.items[0]);
  await settled();
  assert.match(page.pushed.at(-1), /group=/);
  assert.deepEqual(model.panel.group, [{ id: "l" }]);
});

test("a small group has the newest photo of its places in the list", async () => {
  const at = (id, lng, createdAt, media = [{}]) => ({ id, latitude: 10, longitude: lng, finds: [{ id: `${id}-no-photo`, media: [] }, { id, media, createdAt }] });
  serve({
    "GET /api/locations/clusters": [
      { latitude: 10, longitude: 10, count: 99, more: false }, { latitude: 10, longitude: 10.3, count: 100, more: false },
      { latitude: 10, longitude: 10.6, count: 2, more: true }, { latitude: 10, longitude: 10.9, count: 3, more: false },
      { latitude: 10, longitude: 10.95, count: 1, more: false, locationId: "single" },
    ],
    "GET /api/locations": [
      at("older", 10.01, "2026-01-01"), at("newest", 9.99, "2026-03-01"), at("plain", 10, "2026-04-01", []), at("middle", 10, "2026-02-01"),
      at("many", 10.3, "2026-01-01"), at("partial", 10.6, "2026-01-01"), at("single", 10.95, "2026-01-01"), at("far", 10.78, "2026-01-01"),
    ],
  });
  const { map } = await started("at=10.00000,10.50000,10");
  const shown = map.setMarkers.mock.calls.at(-1).arguments[0].map((m) => m.find?.id ?? null);
  assert.deepEqual(shown.slice(0, 4), ["newest", null, null, null]);
  assert.equal(shown[4], "single-no-photo", "the place has its newest find, as before");
  serve({ "GET /api/locations/clusters": [] });
  const { map: empty } = await started("at=10.00000,10.50000,10");
  assert.deepEqual(empty.setMarkers.mock.calls.at(-1).arguments[0], []);
});

test("markers of one location get its newest find, once", async () => {
  serve({ "GET /api/locations/clusters": [group(3, { locationId: "l" })], "GET /api/locations": (r) => (r.path.includes("ids=") ? [{ id: "l", finds: [{ id: "f" }] }] : []) });
  const { model, map } = await started("at=1,2,5");
  await settled();
  assert.deepEqual(map.setMarkers.mock.calls.at(-1).arguments[0][0].find, { id: "f" });
  await model.refresh();
  assert.equal(asked("/api/locations").filter((q) => q.has("ids")).length, 1);
});

test("a location that comes after another was opened, or none, is dropped", async () => {
  const { model } = await started("at=1,2,5");
  const slow = gate();
  serve({ "GET /api/locations/a": () => slow.wait, "GET /api/locations/b": { id: "b", latitude: 1, longitude: 2 } });
  const first = model.open({ place: "a" });
  await model.open({ place: "b" });
  slow.open({ id: "a" });
  await first;
  assert.equal(model.panel.place.id, "b");
  const slower = gate();
  serve({ "GET /api/locations/a": () => slower.wait });
  const second = model.open({ place: "a" });
  model.close();
  slower.open({ id: "a" });
  await second;
  assert.equal(model.panel.place, null);
});

test("all finds at a location can be reached, each once, and those that come for another are dropped", async () => {
  const finds = (from, to) => Array.from({ length: to - from }, (_, n) => ({ id: `f${from + n}` }));
  const pageOf = (from, to, next) => new Response(JSON.stringify(finds(from, to)), { headers: next ? { Link: `<${next}>; rel="next"` } : {} });
  const second = gate();
  let fails = false;
  serve({
    "GET /api/locations/l": { id: "l", latitude: 1, longitude: 2, findCount: 250, finds: finds(0, 100) },
    "GET /api/locations/m": { id: "m", latitude: 1, longitude: 2, findCount: 1, finds: finds(0, 1) },
    "GET /api/finds": async (r) => {
      if (fails) return refusal(404, { code: "not_found", reason: "not_found" });
      if (r.path.includes("cursor=2")) {
        await second.wait;
        return pageOf(200, 250);
      }
      return r.path.includes("cursor=1") ? pageOf(100, 200, "/api/finds?cursor=2") : pageOf(0, 100, "/api/finds?cursor=1");
    },
  });
  const { model } = await started("at=1,2,5&place=l");
  const { panel } = model;
  assert.equal(panel.finds.items.length, 100);
  fails = true;
  await panel.more();
  assert.deepEqual([panel.finds.items.length, panel.finds.busy], [100, false]);
  fails = false;
  await panel.more();
  assert.deepEqual(panel.finds.items.map((f) => f.id), finds(0, 200).map((f) => f.id));
  assert.equal(asked("/api/finds")[0].get("locationId"), "l");
  const last = panel.more();
  await panel.more(); // none while one is under way
  await model.open({ place: "m" });
  second.open();
  await last;
  assert.deepEqual([panel.finds.items.length, panel.finds.next, panel.finds.busy], [1, "", false]);
  await model.open({ place: "l" });
  await panel.more();
  await panel.more();
  assert.deepEqual([panel.finds.items.length, panel.finds.next], [250, ""]);
});

test("near me asks the browser, and shows what is in view again the second time", async () => {
  const { model, map } = await started("at=1,2,5");
  navigator.geolocation = { getCurrentPosition: (ok) => ok({ coords: { latitude: 7, longitude: 8 } }) };
  await model.toggleNear();
  assert.deepEqual(model.filters.near, { lat: 7, lng: 8 });
  await model.toggleNear();
  assert.equal(model.filters.near, null);
  assert.deepEqual(map.around.mock.calls.at(-1).arguments[0], null);
  navigator.geolocation = undefined;
  await model.toggleNear();
  assert.match(app.get("message").text, /location could not be determined/);
});

test("a town is shown as close as the map has something to show", async () => {
  const { model, map } = await started("near=1,2");
  model.goTo({ lat: 3, lng: 4 });
  assert.equal(model.filters.near, null);
  assert.deepEqual(map.setView.mock.calls[0].arguments[0], { lat: 3, lng: 4, zoom: 11 });
  await settled();
});

test("a town with streets is shown with them", async () => {
  setConfig({ tiles: { maxZoom: 6 }, streets: { regions: [{ west: 3, south: 2, east: 5, north: 4, minZoom: 7, maxZoom: 15 }] } });
  const { model, map } = await started("near=1,2");
  model.goTo({ lat: 3, lng: 4 });
  assert.deepEqual(map.setView.mock.calls[0].arguments[0], { lat: 3, lng: 4, zoom: 13 });
  await settled();
});

const exactFind = (id, more = {}) => ({
  id, title: "A shed", userId: "ann", isPublic: true, media: [], category: null, likeCount: 1, createdAt: "2026-11-02T00:00:00.000Z",
  locationId: "a", location: { name: "Freilassing", latitude: 48.8, longitude: 2.3, area: 20 },
  exact: { name: "Our garden", latitude: 48.857, longitude: 2.3413, forFriends: true }, ...more,
});
const place = (id, createdAt, likeCount = 0) => ({ id, name: id, latitude: 48.86, longitude: 2.34, findCount: 1, finds: [{ id: `f${id}`, media: [], createdAt, likeCount }] });

test("a find that others see as an area is on the map and in the list where it is, and not at the area", async () => {
  const [newer, older] = [place("newer", "2026-11-03T00:00:00.000Z"), place("older", "2026-11-01T00:00:00.000Z", 5)];
  serve({ "GET /api/finds/exact": [exactFind("7")], "GET /api/locations/clusters": [group(2)],
    "GET /api/locations": (r) => (r.path.includes("order=likes") ? [older, newer] : [newer, older]) });
  const { page, model, map } = await started("at=48.85700,2.34130,14&q=shed");
  assert.deepEqual([asked("/api/finds/exact")[0].get("q"), asked("/api/finds/exact")[0].get("bbox")], ["shed", asked("/api/locations")[0].get("bbox")]);
  for (const path of ["/api/locations", "/api/locations/clusters"]) assert.deepEqual(asked(path).map((q) => q.get("exactApart")), [null, "true"], path);
  const marker = map.setMarkers.mock.calls.at(-1).arguments[0].find((m) => m.key === "find 7");
  assert.deepEqual([marker.lat, marker.lng, marker.area, marker.label], [48.857, 2.3413, { lat: 48.8, lng: 2.3, km: 20, isOthers: true }, "A shed, which others see as an area"]);
  await model.places.drawRest(async () => {});
  assert.deepEqual(model.places.shown.map((l) => l.name), ["newer", "Our garden", "older"]);
  await model.change({ order: "likes" });
  assert.deepEqual(model.places.shown.map((l) => l.name), ["older", "Our garden", "newer"]);
  marker.click();
  assert.match(page.pushed.at(-1), /[?&]find=7/);
  model.enter(model.places.shown[1]);
  assert.match(page.pushed.at(-1), /[?&]find=7/);
});

test("very many such finds, and those on a map of much, stay in groups", async () => {
  const many = () => new Response(JSON.stringify([exactFind("7")]), { headers: { "X-Finds-More": "true" } });
  for (const [zoom, answer, times] of [[14, many, 1], [8, [exactFind("7")], 0]]) {
    reset();
    serve({ "GET /api/finds/exact": answer, "GET /api/locations": [], "GET /api/locations/clusters": [group(2)] });
    const { model, map } = await started(`at=48.85700,2.34130,${zoom}`);
    assert.deepEqual([asked("/api/finds/exact").length, asked("/api/locations/clusters").length, model.exact.items], [times, 1, []]);
    assert.ok(map.setMarkers.mock.calls.at(-1).arguments[0].every((m) => !m.key.startsWith("find")));
  }
});

test("a search proposes people, finds and categories before places, and at last few of those far away", async () => {
  serve({
    "GET /api/finds": [{ id: "f", title: "Water tower", location: { name: "Hill", latitude: 1, longitude: 2 } }],
    "GET /api/users": [{ id: "p", username: "watson" }],
  });
  const { model } = await started("at=1.00000,2.00000,10");
  const others = await searchEverything(model)("wat", {});
  assert.deepEqual(others.map((row) => row.name), ["watson", "Water tower", "Water"]);
  const places = [3000, 1000, 20, 800, undefined, 50].map((km) => ({ kind: "place", name: `${km} km`, point: { km } }));
  const order = nearFirst((point) => point.km);
  assert.deepEqual(order(places, others).map((row) => row.name),
    ["watson", "Water tower", "Water", "20 km", "50 km", "3000 km", "1000 km", "800 km"]);
});

test("of the people with a text in their names, friends come first, then the name itself, then what begins with it", async () => {
  const of = (...people) => people.map(([username, displayName, friendship = "none"]) => ({ id: username, username, displayName, friendship }));
  const { model } = await started("at=1.00000,2.00000,10");
  for (const [list, want] of [
    [of(["adrianna"], ["anna2"], ["brianna"], ["zanna", "", "accepted"]), ["zanna", "anna2"]],
    [of(["adrianna"], ["annabel"], ["x1", "Anna"], ["zed"]), ["Anna", "annabel"]],
    [of(["b-anna", "", "pending"], ["c-anna"]), ["b-anna", "c-anna"]],
  ]) {
    serve({ "GET /api/finds": [], "GET /api/users": list });
    assert.deepEqual((await searchEverything(model)("anna", {})).map((row) => row.name), want);
  }
});

test("pins that a finger could not tell apart are one", () => {
  const pixelOf = ({ at }) => ({ x: at, y: 0 });
  const lists = gathered([{ at: 0 }, { at: 43 }, { at: 44 }, { at: 200 }, { at: 0 }], pixelOf, 44);
  assert.deepEqual(lists.map((l) => l.map((p) => p.at)), [[0, 43, 0], [44], [200]]);
});
